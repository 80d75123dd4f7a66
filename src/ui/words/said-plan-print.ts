/** What is said on the analysis page and by the sheets that are printed from it. */
import type { PackSaid } from '../../planner/print'
import type { None } from './said'

export type PlanPrintSaid = PackSaid & {
  'print-open': None
  'help-plan-print': None
  'help-plan-print-keys': None
  'print-title-of': { name: string }
  'print-hint': None
  'print-working': None
  'print-failed': None
  'print-paper': None
  'print-paper-a4': None
  'print-paper-letter': None
  'print-pdf': None
  'print-svg': None
  'print-print': None
  'print-saving': None
  'print-saved': { file: string }
  'print-not-saved': None
  'print-sheets': { count: number }
  'print-analysis': None
  'print-analysis-of': { name: string }
  'print-larger': None
  'print-smaller': None
}
