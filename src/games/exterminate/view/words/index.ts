/** Both languages of this game. The English dictionary defines the view's messages; the rules define their own reasons. */
import { speaker } from '../../../../kernel'
import type { SaidIn } from '../../../../ui/words/speak'
import { gameSaying } from '../../../kit/speech/saying'
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

export const PHRASES = {
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

export const { say, because, briefly, hintsFor } = gameSaying('exterminate', PHRASES)

/** Makes the reasons of this view's own refusals. */
export const viewSays = speaker<SaidIn<typeof EN_TABLE>>()
/** Makes the messages about a sight in the lab. */
export const sightSays = speaker<SaidIn<typeof EN_SIGHT>>()
