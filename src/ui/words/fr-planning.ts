/** The planner's French messages. */
import type { PlanningWords } from './dictionary'
import { FR_OWN } from './fr-own'
import { FR_PLAN_EDITS } from './fr-plan-edits'
import { FR_PLAN_GROUND } from './fr-plan-ground'
import { FR_PLAN_IMPORT } from './fr-plan-import'
import { FR_PLAN_MAT } from './fr-plan-mat'
import { FR_PLAN_OWN } from './fr-plan-own'
import { FR_PLAN_PRINT, FR_SHEETS } from './fr-plan-print'
import { FR_PLAN_RANDOM } from './fr-plan-random'
import { FR_PLAN_SELFPLAY } from './fr-plan-selfplay'
import { FR_PLANNER } from './fr-planner'

export const FR_PLANNING: PlanningWords = {
  ...FR_PLANNER,
  ...FR_OWN,
  ...FR_PLAN_EDITS,
  ...FR_PLAN_OWN,
  ...FR_PLAN_GROUND,
  ...FR_PLAN_PRINT,
  ...FR_SHEETS,
  ...FR_PLAN_IMPORT,
  ...FR_PLAN_RANDOM,
  ...FR_PLAN_SELFPLAY,
  ...FR_PLAN_MAT,
}
