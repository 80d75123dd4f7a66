/** Both languages of this game. The English dictionary defines the view's messages; the rules define their own reasons. */
import { speaker } from '../../../../kernel'
import type { SaidIn } from '../../../../ui/words/speak'
import { gameSaying } from '../../../kit/speech/saying'
import { EN_LOG } from './en-log'
import { EN_OPTIONS } from './en-options'
import { EN_QUESTIONS } from './en-questions'
import { EN_RULES } from './en-rules'
import { EN_TABLE } from './en-table'
import { FR_LOG } from './fr-log'
import { FR_OPTIONS } from './fr-options'
import { FR_QUESTIONS } from './fr-questions'
import { FR_RULES } from './fr-rules'
import { FR_TABLE } from './fr-table'

export const PHRASES = {
  en: { ...EN_RULES, ...EN_QUESTIONS, ...EN_OPTIONS, ...EN_TABLE, ...EN_LOG },
  fr: { ...FR_RULES, ...FR_QUESTIONS, ...FR_OPTIONS, ...FR_TABLE, ...FR_LOG },
}
export const { say, because, briefly, hintsFor } = gameSaying('doomtrooper', PHRASES)

/** Builds reasons for refusals that the view itself makes. */
export const viewSays = speaker<SaidIn<typeof EN_TABLE>>()
