/**
 * What a game is asked about at one screen (a `Moment`) and what it answers: what a gesture means, and which question an answer
 * leads to. Moments are made only here.
 */
import type { Point } from '../geometry/types'
import type { AnyDecision, DecisionId, Json, PlayerSeat, Reason } from '../kernel'
import type { Ref } from '../table/piece'
import type { Ahead } from './ahead'
import { type Draft, IDLE } from './draft'
import type { ClientState } from './state'

/** `wide`: clearly wider than high; `tall`: anything else. */
export type WindowShape = 'wide' | 'tall'

/** What only this screen knows: where the pointer rests, and which miniature its player considers. */
export interface Pointed {
  readonly hover?: Ref | undefined
  /** The miniature that the player has chosen to consider. */
  readonly selected?: Ref | undefined
  /** The station (cube, hex) that the pointer rests on, by `GameView.stationAt`. */
  readonly station?: string | undefined
  /** The window's shape, for tables that are laid out to fit it; `wide` by default. */
  readonly window?: WindowShape | undefined
}

/** The view as shown, what is asked and drafted, and what the pointer rests on. */
export interface Moment<View = object> extends Pointed {
  readonly view: View
  readonly viewer: PlayerSeat
  /** The open questions. If the draft is ahead, the foreseen question stands in place of the one that leads to it. */
  readonly decisions: readonly AnyDecision[]
  readonly draft: Draft
  readonly ahead?: Ahead | undefined
}

/** What a gesture means to the game, given the present draft. */
export type Intent =
  /** Answers this decision at once (the gesture itself is the option). */
  | { readonly type: 'answer'; readonly decision: DecisionId; readonly answer: Json }
  /** Puts the piece of this place there in the draft, to be moved on or confirmed. */
  | { readonly type: 'place'; readonly decision: DecisionId; readonly at: Point }
  /** Picks this option in the draft, to be confirmed. */
  | { readonly type: 'pick'; readonly decision: DecisionId; readonly option: string }
  /** Picks these options in the draft, in this order; an empty list unpicks all. */
  | { readonly type: 'picks'; readonly decision: DecisionId; readonly options: readonly string[] }
  /**
   * Picks this option by moving its piece: the question that it leads to (`GameView.foreseen`) is drafted ahead, and nothing is
   * sent before that is confirmed. The piece follows the pointer while the gesture holds it; with `isTaken`, also afterwards.
   */
  | {
      readonly type: 'carry'
      readonly decision: DecisionId
      readonly option: string
      readonly piece: Ref
      readonly isTaken?: true
    }
  /** The gesture is understood but not possible, for this reason. */
  | { readonly type: 'refuse'; readonly reason: Reason }

/** The path, route or place for which the rules will ask once an option is picked. */
export interface Foreseen {
  /** The question exactly as the rules will ask it, without its id. */
  readonly question: Omit<AnyDecision, 'id'>
  /** Options of questions before it that have no alternatives; for example, an activated miniature can only move. */
  readonly further?: readonly string[]
}

/** What a screen shows now, in the form that its game is asked about. The view must have arrived. */
export const momentOf = (
  { view, seat: viewer, decisions, draft, ahead }: Pick<ClientState, 'view' | 'seat' | 'decisions' | 'draft' | 'ahead'>,
  { hover, selected, station, window }: Pointed = {},
): Moment => ({
  // The cast is safe: every game's view is a record.
  view: view as object,
  viewer,
  decisions,
  draft,
  ahead,
  hover,
  selected,
  station,
  window,
})

/** The same moment with nothing drafted and nothing pointed at. */
export const stillMoment = (view: Json | object, viewer: PlayerSeat, decisions: readonly AnyDecision[] = []): Moment =>
  // The cast is safe: a view is plain data, whether it was received or made here.
  momentOf({ view: view as Json, seat: viewer, decisions, draft: IDLE, ahead: undefined })
