/** What is asked and told when a map of another program becomes a layout. */
import type { None } from './said'

export type PlanImportSaid = {
  'plan-import-uvtt': None
  'plan-import-tts': None
  'plan-import-uvtt-hint': None
  'plan-import-tts-hint': None
  'plan-import-square': None
  'plan-import-height': None
  'plan-import-low': None
  'plan-import-thickness': None
  'plan-import-portals': None
  'plan-import-portals-door': None
  'plan-import-portals-window': None
  'plan-import-portals-gap': None
  'plan-import-box': None
  'plan-import-box-width': None
  'plan-import-box-depth': None
  'plan-import-box-height': None
  'plan-import-makes': { pieces: number; width: string; depth: string }
  'plan-import-left': { count: number }
  'plan-import-more': { count: number }
  'plan-import-take': None
  'plan-import-picture': None
  'plan-import-wall': None
  'plan-import-object': None
  'plan-import-door': None
  'plan-import-window': None
  'plan-import-box-name': None
}
