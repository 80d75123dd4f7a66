/**
 * Texts in the player's language. What the screen alone says is written first in the English dictionary: its keys and parameters
 * are read off that, and the French one must answer the same. Reasons are typed by the layer that gives them, and both
 * dictionaries answer its `Said`. Either way a wrong or missing key or parameter does not compile.
 */
import type { Nothing, PlayerSeat, Reason, Said } from '../../kernel'
import { typeset } from './typeset'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** The unit in which a game shows lengths. */
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
  /** How far things are apart is known only once it is paid for: of a way that is too long it is not said how long it is. */
  readonly hidesDistances?: true
}

/** A dictionary of one language for one layer's messages. */
export type Phrases<S extends Said> = { readonly [K in keyof S]: (says: S[K], speak: Speak) => string }

/** A dictionary whose keys are looked up at run time; an English one is checked against it, and keeps its own keys. */
export type AnyPhrases = { readonly [key: string]: (says: never, speak: Speak) => string }

/** The messages of an English dictionary: key to parameters. */
export type SaidIn<English extends AnyPhrases> = { readonly [K in keyof English]: SaysOf<English[K]> }
type SaysOf<Phrase> = Phrase extends () => string ? Nothing : Phrase extends (says: infer S, speak: Speak) => string ? S : never

/** The same messages in another language. */
export type Translation<English extends AnyPhrases> = {
  readonly [K in keyof English]: (says: SaysOf<English[K]>, speak: Speak) => string
}

/** What follows the key of a message: its parameters, if it has any. */
export type Saying<Says> = Says extends Nothing ? [] : [says: Says]

/** The words of a reason, from the first dictionary that knows its key. An unknown key is a bug and says so in place. */
export function inWords(reason: Reason, dictionaries: readonly AnyPhrases[], speak: Speak): string {
  const found = dictionaries.find((phrases) => Object.hasOwn(phrases, reason.key))?.[reason.key]
  // The key's own dictionary typed its parameters where the reason was made.
  return found ? typeset(found((reason.says ?? {}) as never, speak), speak.language) : `[${reason.key}]`
}
