/** The platform's own messages: everything the chrome says that is not a rule's reason. */
import type { ChoiceSaid } from './said-choice'
import type { CommandSaid } from './said-commands'
import type { HandsSaid } from './said-hands'
import type { LabUiSaid } from './said-lab'
import type { LobbySaid } from './said-lobby'
import type { PassingSaid } from './said-passing'
import type { PlanGroundSaid } from './said-plan-ground'
import type { PlanImportSaid } from './said-plan-import'
import type { PlanOwnSaid } from './said-plan-own'
import type { PlanPrintSaid } from './said-plan-print'
import type { PlanRandomSaid } from './said-plan-random'
import type { PlannerSaid } from './said-planner'

/** A message without parameters. */
export type None = Record<never, never>

/** Words used in several places. */
export type CommonSaid = {
  title: None
  tagline: None
  'skip-to-question': None
  close: None
  cancel: None
  done: None
  'language-name': None
  'language-of': None
  settings: None
  help: None
  menu: None
  home: None
  dismiss: None
  'person-playing': None
  'bot-playing': None
  'default-mark': None
}

export type HomeSaid = {
  'home-pitch': None
  'home-pitch-rules': None
  'home-pitch-sight': None
  'home-pitch-dice': None
  'play-title': None
  'play-at-one-screen': { game: string }
  'play-at-one-screen-hint': { least: number; most: number }
  continue: None
  'saved-none': None
  'saved-none-hint': None
  'saved-over': None
  'saved-open': { game: string; players: string }
  'saved-export': { game: string; players: string }
  'saved-delete': { game: string; players: string }
  'delete-title': None
  'delete-body': { game: string; players: string }
  'delete-sure': None
  export: None
  'import-title': None
  'import-hint': None
  'import-choose': None
  'import-reading': None
  'import-drop': None
  'import-drop-hint': None
  'import-failed': None
  'stays-here': None
}

/** Everything in and around a match under way. */
export type MatchUiSaid = {
  'your-go': { name: string }
  'bot-thinks': { name: string }
  'waiting-for': { names: string }
  /** `carried`: points that count only in the end, if they are still held then. */
  score: { name: string; points: number; carried: number }
  scores: None
  'saved-sign': None
  'saving-sign': None
  'not-saved-sign': None
  confirm: None
  'step-back': None
  undo: None
  redo: None
  'panel-log': None
  'panel-piece': None
  'panel-question': None
  'panel-hide': { panel: string }
  'panel-show': { panel: string }
  'log-empty': None
  'log-earlier': { count: number }
  'log-latest': None
  'log-filter': None
  'log-all': None
  'log-action': None
  'log-dice': None
  'log-result': None
  'log-why': { count: number }
  'throw-dice': { count: number }
  'throw-for': { name: string }
  'throw-hint': None
  'roll-of': { count: number }
  'die-pick': { place: number; face: string }
  'all-answers': None
  'roll-expected': { expected: string }
  'roll-chance': { percent: string }
  total: None
  'at-least': { least: number }
  'hand-over-title': { name: string }
  'hand-over-body': { name: string }
  'hand-over-ready': { name: string }
  'end-won': { name: string }
  /** `names` are several. */
  'end-won-together': { names: string }
  'end-rank': None
  'end-rank-of': { rank: number }
  'end-draw': None
  'end-source': None
  'end-again': None
  'end-look': None
  'consent-title': { name: string }
  'consent-body': { name: string }
  'consent-grant': None
  'consent-refuse': None
  'consent-waiting': { names: string }
  'concede-title': None
  'concede-body': { name: string }
  'concede-sure': None
  'hint-title': None
  'hint-got-it': None
  'hint-none-more': None
  'something-new': None
}

export type SettingsSaid = {
  'settings-hint': None
  quality: None
  'quality-low': None
  'quality-medium': None
  'quality-high': None
  'quality-hint': None
  sound: None
  'sound-hint': None
  motion: None
  'motion-hint': None
  'motion-full': None
  'motion-reduced': None
  dice: None
  'dice-hint': None
  'dice-by-hand': None
  'dice-automatic': None
  'text-size': None
  'text-size-value': { percent: number }
  'hints-again': None
  'hints-again-button': None
  'hints-again-hint': None
  'hints-again-done': None
}

export type FaultSaid = {
  'fault-title': None
  'fault-body': None
  'fault-copy': None
  'fault-copied': None
  'fault-reload': None
  'fault-details': None
  'loading-table': None
  'loading-hint': None
}

/** All of the chrome's words. */
export type UiSaid = CommonSaid &
  HomeSaid &
  LobbySaid &
  MatchUiSaid &
  SettingsSaid &
  FaultSaid &
  ChoiceSaid &
  CommandSaid &
  HandsSaid &
  PassingSaid &
  LabUiSaid &
  PlannerSaid &
  PlanRandomSaid &
  PlanOwnSaid &
  PlanGroundSaid &
  PlanPrintSaid &
  PlanImportSaid

/** Says one of the chrome's messages. A message without parameters takes none. */
export type Say = <K extends keyof UiSaid>(key: K, ...says: keyof UiSaid[K] extends never ? [] : [UiSaid[K]]) => string
