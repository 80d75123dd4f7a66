/** The French dictionary. */
import type { Dictionary } from './dictionary'
import { FR_HANDS } from './fr-hands'
import { FR_HOME } from './fr-home'
import { FR_HOST } from './fr-host'
import { FR_LAB_UI } from './fr-lab'
import { FR_LAYOUT } from './fr-layout'
import { FR_MATCH } from './fr-match'
import { FR_PASSING } from './fr-passing'
import { FR_KERNEL, FR_TABLE } from './fr-rules'

export const FR: Dictionary = {
  ui: {
    ...FR_HOME,
    ...FR_MATCH,
    ...FR_HANDS,
    ...FR_PASSING,
    ...FR_LAB_UI,
  },
  kernel: FR_KERNEL,
  table: FR_TABLE,
  host: FR_HOST,
  layout: FR_LAYOUT,
}
