/** The messages of this view: everything it says that is not a reason of the rules. Lengths are in units, things are refs. */
import { speaker } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import type { CommandFace, Side } from '../rules/state'
import type { FirstSaid, HintSaid, OptionSaid, TitleSaid } from './said-questions'
import type { CueSaid, LogSaid } from './said-story'

type None = Record<never, never>

/** Refusals of gestures. */
export type IntentSaid = {
  'not-your-die': None
  'not-your-go': None
  'not-your-miniature': { piece: Ref }
  'finish-first': { piece: Ref }
  'nothing-with-it': { piece: Ref }
  'nothing-of-it': None
  'answer-first': None
  'die-not-now': None
  'drop-on-model': None
}

/** What stands over the table and what things on it are called. */
export type TableSaid = {
  'level-name': { level: number }
  'marker-damage': { count: number; size: number }
  'marker-fire': None
  'marker-tag': None
  'marker-reload': None
  'zone-area': { seat: Side; zone: 'red' | 'blue' }
  'objective-name': { vp: number }
  smoke: None
  'smoke-toxic': None
  'trap-name': { seat: Side }
  'command-die': { seat: Side; face: CommandFace }
  'command-face': { face: CommandFace }
  'cube-address': { c: number; r: number; z: number }
  /** A cube without a floor. */
  'cube-air': None
  /** Sizes of A's and B's models in it, of how much each side may have. */
  'cube-filling': { a: number; b: number; capacity: number }
  'cubes-used': { used: number; most: number }
  dice: { count: number }
  'tally-first': { value: number; reason: string }
  'tally-part': { value: number; reason: string }
  /** Whole per cents. */
  odds: { hit: number; hurt: number; dead: number; pinned: number }
  'hides-part': None
}

/** The strip along the top and the sheet at the end. */
export type StatusSaid = {
  'status-over': None
  'status-setup': None
  'status-round': { round: number; target: number }
  'phase-setup': None
  'phase-command': None
  'phase-turns': { seat: Side }
  'phase-end': None
  'phase-over': None
  'score-kill': None
  'score-objective': None
  'score-intel': None
  'score-exit': None
  'score-shipped': None
  'score-secret': None
}

/** A test as it lies on the table. */
export type SituationSaid = {
  'test-title': { of: Ref; other: Ref | '' }
  'test-faces': { successes: number }
  'test-result': { of: Ref; own: number; other: Ref | ''; against: number }
  'test-to-roll': { dice: number }
}

/** The card of a model. */
export type CardSaid = {
  'card-worth': { points: number; vp: number }
  'card-speed': None
  'card-shoot': None
  'card-fight': None
  'card-survive': None
  'card-armour': None
  'card-size': None
  'card-state': None
  'card-weapons': None
  'card-spent': None
  'card-abilities': None
  'card-special': None
  'card-items': None
  'state-pinned': None
  'state-activated': None
}

export type ViewSaid = CardSaid &
  IntentSaid &
  TableSaid &
  StatusSaid &
  TitleSaid &
  HintSaid &
  OptionSaid &
  FirstSaid &
  LogSaid &
  CueSaid &
  SituationSaid

/** Makes the refusals of this view's own. */
export const viewSays = speaker<IntentSaid>()
