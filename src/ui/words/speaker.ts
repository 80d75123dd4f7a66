/** Makes the `Speak` that phrases need, one for each match and language. */
import type { PlayerSeat } from '../../kernel'
import { lengthText, numberText } from './length'
import type { Language, LengthUnit, Speak } from './speak'

/** Where names come from: the game's view names the pieces, the match its seats. */
export interface Names {
  piece(ref: string): string
  seat(seat: PlayerSeat): string
}

/** Names to use before a match is known: things by their ref, seats by their letter. */
export const PLAIN_NAMES: Names = { piece: (ref) => ref, seat: (seat) => seat }

export const speaker = (
  language: Language,
  unit: LengthUnit = 'inch',
  names: Names = PLAIN_NAMES,
  { hidesDistances }: Pick<Speak, 'hidesDistances'> = {},
): Speak => ({
  language,
  length: (units, limit) => lengthText(units, unit, language, limit),
  number: (value) => numberText(value, language),
  piece: (ref) => names.piece(ref),
  seat: (seat) => names.seat(seat),
  ...(hidesDistances ? { hidesDistances } : {}),
})
