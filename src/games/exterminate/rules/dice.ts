/** The combat die (2.1): three hits, two armours, one bolt. The game uses it for all rolls. */
import type { PlayerSeat, Roll } from '../../../kernel'

export const FACES = ['hit', 'armour', 'bolt'] as const
export type Face = (typeof FACES)[number]

const DIE: { readonly faces: readonly Face[] } = { faces: ['hit', 'hit', 'hit', 'armour', 'armour', 'bolt'] }

/** A roll of `count` combat dice by a player. */
export const combatDice = (count: number, by: PlayerSeat): Roll<Face> => ({
  shape: 'roll',
  dice: Array.from({ length: count }, () => DIE),
  by,
})

/** The same face on every die: a legal answer to any roll. */
export const allOf = (face: Face, count: number): readonly Face[] => Array.from({ length: count }, () => face)

export const count = (faces: readonly Face[], face: Face): number => faces.filter((one) => one === face).length
