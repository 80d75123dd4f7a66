/** Words in the player's language. A missing key or parameter does not compile: each dictionary answers a layer's whole `Said`. */
import type { PlayerSeat, Reason, Said } from '../../kernel'
import { typeset } from './typeset'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** What a game counts lengths in, on its labels. */
export const LENGTH_UNITS = ['inch', 'centimetre'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

/** What phrases need to know of the match and the language to name things. */
export interface Speak {
  readonly language: Language
  /** A length as people say it: `3.2″` or `8,1 cm`. `limit` is what it is judged by: as many decimals as tell the two apart. */
  length(units: number, limit?: number): string
  number(value: number): string
  /** A thing on the table by its name: "Enforcer 2", "the crates". */
  piece(ref: string): string
  seat(seat: PlayerSeat): string
}

/** A dictionary of one language for one layer's messages. */
export type Phrases<S extends Said> = { readonly [K in keyof S]: (says: S[K], speak: Speak) => string }

/** A dictionary whose keys are looked up at run time. */
export type AnyPhrases = { readonly [key: string]: (says: never, speak: Speak) => string }

/** The words of a reason, from the first dictionary that knows its key. An unknown key is a bug and says so in place. */
export function inWords(reason: Reason, dictionaries: readonly AnyPhrases[], speak: Speak): string {
  const found = dictionaries.find((phrases) => Object.hasOwn(phrases, reason.key))?.[reason.key]
  // The key's own dictionary typed its parameters where the reason was made.
  return found ? typeset(found((reason.says ?? {}) as never, speak), speak.language) : `[${reason.key}]`
}
