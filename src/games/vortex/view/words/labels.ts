/** Words that stand alone, for labels: characteristics and countries. */
import * as English from './en-bits'
import * as French from './fr-bits'

export const EN_LABELS = { stats: English.STATS, countries: English.COUNTRIES }
export const FR_LABELS = { stats: French.STATS, countries: French.COUNTRIES }
