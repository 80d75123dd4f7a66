/**
 * The types of texts in the player's language. The chrome's messages are written in the English dictionary, from which keys and
 * parameters are inferred, and the French one must match. Reasons are typed by the layer that gives them, and both dictionaries
 * must cover its `Said`. Either way, a wrong or missing key or parameter does not compile.
 */
import type { Nothing, PlayerSeat, Reason, Said } from '../../kernel'
import { typeset } from './typeset'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** The units in which a game can show lengths. */
export const LENGTH_UNITS = ['inch', 'centimetre'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

/** What phrases need from the match and the language to name things. */
export interface Speak {
  readonly language: Language
  /** A length as people write it: `3.2″`, `8,1 cm`. `limit`: a length from which enough decimals distinguish it. */
  length(units: number, limit?: number): string
  number(value: number): string
  /** The name of a thing on the table: "Enforcer 2", "the crates". */
  piece(ref: string): string
  seat(seat: PlayerSeat): string
  /** Set if players may not learn distances for free: then a refusal does not say how long a too long way is. */
  readonly hidesDistances?: true
}

/** A dictionary for one layer's messages in one language. */
export type Phrases<S extends Said> = { readonly [K in keyof S]: (says: S[K], speak: Speak) => string }

/** A dictionary whose keys are looked up at run time. English dictionaries are checked against it but keep their own keys. */
export type AnyPhrases = { readonly [key: string]: (says: never, speak: Speak) => string }

/** The messages of an English dictionary, from key to parameters. */
export type SaidIn<English extends AnyPhrases> = { readonly [K in keyof English]: SaysOf<English[K]> }
type SaysOf<Phrase> = Phrase extends () => string ? Nothing : Phrase extends (says: infer S, speak: Speak) => string ? S : never

/** The type of the same messages in another language. */
export type Translation<English extends AnyPhrases> = {
  readonly [K in keyof English]: (says: SaysOf<English[K]>, speak: Speak) => string
}

/** The arguments after a message's key: its parameters, if it has any. */
export type Saying<Says> = Says extends Nothing ? [] : [says: Says]

/** The words of a reason, from the first dictionary with its key. An unknown key is a bug and is shown in brackets. */
export function inWords(reason: Reason, dictionaries: readonly AnyPhrases[], speak: Speak): string {
  const found = dictionaries.find((phrases) => Object.hasOwn(phrases, reason.key))?.[reason.key]
  // The cast is safe: the parameters were typed by the key's dictionary where the reason was made.
  return found ? typeset(found((reason.says ?? {}) as never, speak), speak.language) : `[${reason.key}]`
}
