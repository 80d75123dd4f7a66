/** The messages of this view: everything it says that is not a reason of the rules. Lengths are in units, things are refs. */
import { speaker } from '../../../kernel'
import type {
  HandSaid,
  IntentSaid,
  OverlaySaid,
  PanelSaid,
  ScoreSaid,
  SightSaid,
  SituationSaid,
  StatusSaid,
  StopSaid,
  TallySaid,
} from './said-panels'
import type { FirstSaid, HintSaid, OptionSaid, TitleSaid } from './said-questions'
import type { CueSaid, LogSaid } from './said-story'

export type ViewSaid = FirstSaid &
  ScoreSaid &
  TitleSaid &
  HintSaid &
  OptionSaid &
  OverlaySaid &
  TallySaid &
  IntentSaid &
  StatusSaid &
  CueSaid &
  LogSaid &
  PanelSaid &
  HandSaid &
  SituationSaid &
  SightSaid &
  StopSaid

/** Makes the refusals of this view's own. */
export const viewSays = speaker<IntentSaid>()
/** Tells of a sight in the lab. */
export const sightSays = speaker<SightSaid>()
