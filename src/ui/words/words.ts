/** The way into the dictionaries: the chrome's own messages by key, and reasons from any layer. */
import type { Reason } from '../../kernel'
import type { Dictionary, Say } from './dictionary'
import { EN } from './en'
import { FR } from './fr'
import { type AnyPhrases, inWords, type Language, type Speak } from './speak'
import { speaker } from './speaker'
import { typeset } from './typeset'

export const DICTIONARIES: { readonly [L in Language]: Dictionary } = { en: EN, fr: FR }

/** The platform's dictionaries for reasons, to be asked after a game's own. */
export const platformPhrases = (language: Language): readonly AnyPhrases[] => {
  const { kernel, table, host, own, layout } = DICTIONARIES[language]
  return [kernel, table, host, own, layout]
}

/** The words of a reason: a game's phrases are asked first, then the platform's. */
export const reasonInWords = (reason: Reason, speak: Speak, game?: AnyPhrases): string =>
  inWords(reason, [...(game ? [game] : []), ...platformPhrases(speak.language)], speak)

const SAYS: { [L in Language]?: Say } = {}

/** Says the chrome's messages in one language. */
export function sayer(language: Language): Say {
  const known = SAYS[language]
  if (known) return known
  const phrases = DICTIONARIES[language].ui
  const speak = speaker(language)
  const say: Say = (key, ...says) => {
    // The signature of `Say` ties the parameters to the key; indexing the union of phrases loses that.
    const phrase = phrases[key] as (says: unknown, speak: Speak) => string
    return typeset(phrase(says[0] ?? {}, speak), language)
  }
  SAYS[language] = say
  return say
}
