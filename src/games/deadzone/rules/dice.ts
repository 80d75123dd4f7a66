/** The dice (2.1): eight-sided ones for tests, six-faced ones for commands. */
import type { PlayerSeat, Roll } from '../../../kernel'
import { COMMAND_FACES, type CommandFace } from './state'

export const EIGHT = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
export type Eight = (typeof EIGHT)[number]

/** A roll of `count` eight-sided dice. */
export const eights = (count: number, by?: PlayerSeat): Roll<Eight> => ({
  shape: 'roll',
  dice: Array.from({ length: count }, () => ({ faces: EIGHT })),
  ...(by ? { by } : {}),
})
/** A roll of `count` Command dice. */
export const commandDice = (count: number, by: PlayerSeat): Roll<CommandFace> => ({
  shape: 'roll',
  dice: Array.from({ length: count }, () => ({ faces: COMMAND_FACES })),
  by,
})
export const numbers = (faces: readonly Eight[]): readonly number[] => faces.map(Number)
/** The same face on every die: a legal answer to any roll. */
export const allOf = <Face extends string>(face: Face, count: number): readonly Face[] =>
  Array.from({ length: count }, () => face)
