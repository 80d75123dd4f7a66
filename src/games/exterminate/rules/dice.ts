/** The combat die (2.1): three hits, two armours, one bolt. All rolls of the game use it. */
import type { PlayerSeat, Roll } from '../../../kernel'

export const FACES = ['hit', 'armour', 'bolt'] as const
export type Face = (typeof FACES)[number]

const DIE: { readonly faces: readonly Face[] } = { faces: ['hit', 'hit', 'hit', 'armour', 'armour', 'bolt'] }

/** A throw of so many combat dice by a player. */
export const combatDice = (count: number, by: PlayerSeat): Roll<Face> => ({
  shape: 'roll',
  dice: Array.from({ length: count }, () => DIE),
  by,
})

/** The same face on each of so many dice: a legal answer to any throw. */
export const allOf = (face: Face, count: number): readonly Face[] => Array.from({ length: count }, () => face)

export const count = (faces: readonly Face[], face: Face): number => faces.filter((one) => one === face).length
