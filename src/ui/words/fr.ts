/** The French dictionary. */
import type { Dictionary } from './dictionary'
import { FR_HANDS } from './fr-hands'
import { FR_HOME } from './fr-home'
import { FR_HOST } from './fr-host'
import { FR_LAB_UI } from './fr-lab'
import { FR_LAYOUT } from './fr-layout'
import { FR_MATCH } from './fr-match'
import { FR_OWN } from './fr-own'
import { FR_PASSING } from './fr-passing'
import { FR_PLAN_GROUND } from './fr-plan-ground'
import { FR_PLAN_IMPORT } from './fr-plan-import'
import { FR_PLAN_OWN } from './fr-plan-own'
import { FR_PLAN_PRINT, FR_SHEETS } from './fr-plan-print'
import { FR_PLAN_RANDOM } from './fr-plan-random'
import { FR_PLANNER } from './fr-planner'
import { FR_KERNEL, FR_TABLE } from './fr-rules'

export const FR: Dictionary = {
  ui: {
    ...FR_HOME,
    ...FR_MATCH,
    ...FR_HANDS,
    ...FR_PASSING,
    ...FR_LAB_UI,
    ...FR_PLANNER,
    ...FR_PLAN_OWN,
    ...FR_PLAN_GROUND,
    ...FR_PLAN_PRINT,
    ...FR_SHEETS,
    ...FR_PLAN_IMPORT,
    ...FR_PLAN_RANDOM,
  },
  kernel: FR_KERNEL,
  table: FR_TABLE,
  host: FR_HOST,
  own: FR_OWN,
  layout: FR_LAYOUT,
}
