/** Both languages of this game. Each answers every message of the rules and of the view, or it does not compile. */
import type { Reason } from '../../../../kernel'
import type { Language, Phrases, Speak } from '../../../../ui/words/speak'
import { typeset } from '../../../../ui/words/typeset'
import { reasonInWords } from '../../../../ui/words/words'
import type { ExterminateSaid } from '../../rules/said'
import type { ViewSaid } from '../said'
import { EN_PLAY } from './en-play'
import { EN_RULES } from './en-rules'
import { EN_STORY } from './en-story'
import { FR_PLAY } from './fr-play'
import { FR_RULES } from './fr-rules'
import { FR_STORY } from './fr-story'

export type GameSaid = ViewSaid & ExterminateSaid

export const PHRASES: { readonly [L in Language]: Phrases<GameSaid> } = {
  en: { ...EN_RULES, ...EN_PLAY, ...EN_STORY },
  fr: { ...FR_RULES, ...FR_PLAY, ...FR_STORY },
}

/** Says one of this view's messages. */
export function say<K extends keyof ViewSaid>(speak: Speak, key: K, says: ViewSaid[K]): string {
  // The key ties the parameters to the phrase; indexing a union of phrases loses that.
  const phrase = PHRASES[speak.language][key] as (says: ViewSaid[K], speak: Speak) => string
  return typeset(phrase(says, speak), speak.language)
}

/** The words of a reason, whichever layer gave it. */
export const because = (reason: Reason, speak: Speak): string => reasonInWords(reason, speak, PHRASES[speak.language])

/** The same for a tag over the table: no full stop. */
export const briefly = (reason: Reason, speak: Speak): string => because(reason, speak).replace(/\.$/, '')
