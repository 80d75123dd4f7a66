/** Both languages of this game. Each answers every message of the rules and of the view, or it does not compile. */
import type { Reason } from '../../../../kernel'
import type { Language, Phrases, Speak } from '../../../../ui/words/speak'
import { typeset } from '../../../../ui/words/typeset'
import { reasonInWords } from '../../../../ui/words/words'
import type { ExterminateSaid } from '../../rules/said'
import type { ViewSaid } from '../said'
import { EN_CARDS } from './en-cards'
import { EN_CUES } from './en-cues'
import { EN_LOG } from './en-log'
import { EN_OPTIONS } from './en-options'
import { EN_QUESTIONS } from './en-questions'
import { EN_RULES } from './en-rules'
import { EN_SIGHT } from './en-sight'
import { EN_SITUATION } from './en-situation'
import { EN_TABLE } from './en-table'
import { FR_CARDS } from './fr-cards'
import { FR_CUES } from './fr-cues'
import { FR_LOG } from './fr-log'
import { FR_OPTIONS } from './fr-options'
import { FR_QUESTIONS } from './fr-questions'
import { FR_RULES } from './fr-rules'
import { FR_SIGHT } from './fr-sight'
import { FR_SITUATION } from './fr-situation'
import { FR_TABLE } from './fr-table'

export type GameSaid = ViewSaid & ExterminateSaid

export const PHRASES: { readonly [L in Language]: Phrases<GameSaid> } = {
  en: {
    ...EN_RULES,
    ...EN_QUESTIONS,
    ...EN_OPTIONS,
    ...EN_TABLE,
    ...EN_CARDS,
    ...EN_CUES,
    ...EN_LOG,
    ...EN_SITUATION,
    ...EN_SIGHT,
  },
  fr: {
    ...FR_RULES,
    ...FR_QUESTIONS,
    ...FR_OPTIONS,
    ...FR_TABLE,
    ...FR_CARDS,
    ...FR_CUES,
    ...FR_LOG,
    ...FR_SITUATION,
    ...FR_SIGHT,
  },
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
