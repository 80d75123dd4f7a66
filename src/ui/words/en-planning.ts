/** The planner's English messages, loaded with the planner because they are not needed before. */
import { EN_OWN } from './en-own'
import { EN_PLAN_EDITS } from './en-plan-edits'
import { EN_PLAN_GROUND } from './en-plan-ground'
import { EN_PLAN_IMPORT } from './en-plan-import'
import { EN_PLAN_MAT } from './en-plan-mat'
import { EN_PLAN_OWN } from './en-plan-own'
import { EN_PLAN_PRINT, EN_SHEETS } from './en-plan-print'
import { EN_PLAN_RANDOM } from './en-plan-random'
import { EN_PLAN_SELFPLAY } from './en-plan-selfplay'
import { EN_PLANNER } from './en-planner'

export const EN_PLANNING = {
  ...EN_PLANNER,
  ...EN_OWN,
  ...EN_PLAN_EDITS,
  ...EN_PLAN_OWN,
  ...EN_PLAN_GROUND,
  ...EN_PLAN_PRINT,
  ...EN_SHEETS,
  ...EN_PLAN_IMPORT,
  ...EN_PLAN_RANDOM,
  ...EN_PLAN_SELFPLAY,
  ...EN_PLAN_MAT,
}
