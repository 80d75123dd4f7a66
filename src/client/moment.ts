/**
 * What a game is asked about at one screen (a `Moment`) and what it answers: what a gesture means, and which question an answer leads to.
 * Moments are made here and nowhere else.
 */
import type { Point } from '../geometry/types'
import type { AnyDecision, DecisionId, Json, PlayerSeat, Reason } from '../kernel'
import type { Ref } from '../table/piece'
import type { Ahead } from './ahead'
import { type Draft, IDLE } from './draft'
import type { ClientState } from './state'

/** Wide: clearly wider than high; tall: not. */
export type WindowShape = 'wide' | 'tall'

/** What only this screen knows: where the pointer rests, and what its player considers. */
export interface Pointed {
  readonly hover?: Ref | undefined
  /** The miniature that the player has chosen to consider. */
  readonly selected?: Ref | undefined
  /** The station (cube, hex) that the pointer rests on, by `GameView.stationAt`. */
  readonly station?: string | undefined
  /** How the window stands, for tables that are laid to fit it; wide, if not given. */
  readonly window?: WindowShape | undefined
}

/** The view as shown, what is asked and drafted, and what the pointer rests on. */
export interface Moment<View = object> extends Pointed {
  readonly view: View
  readonly viewer: PlayerSeat
  /** The open questions. Where the draft is ahead of its question, that one stands in place of the one that leads to it. */
  readonly decisions: readonly AnyDecision[]
  readonly draft: Draft
  readonly ahead?: Ahead | undefined
}

/** What a gesture means to the game, given the present draft. */
export type Intent =
  /** Answer this decision at once (a gesture that *is* the option). */
  | { readonly type: 'answer'; readonly decision: DecisionId; readonly answer: Json }
  /** Lay the piece of this place there in the draft, to be moved on or confirmed. */
  | { readonly type: 'place'; readonly decision: DecisionId; readonly at: Point }
  /** Pick this option in the draft, to be confirmed. */
  | { readonly type: 'pick'; readonly decision: DecisionId; readonly option: string }
  /** Pick these options in the draft, in this order; an empty list unpicks all. */
  | { readonly type: 'picks'; readonly decision: DecisionId; readonly options: readonly string[] }
  /**
   * Pick this option by moving its piece: the question that it leads to (`GameView.foreseen`) is drafted ahead, and nothing is sent before
   * that is confirmed. The piece follows the pointer while the gesture holds it; with `isTaken`, also afterwards.
   */
  | {
      readonly type: 'carry'
      readonly decision: DecisionId
      readonly option: string
      readonly piece: Ref
      readonly isTaken?: true
    }
  /** The gesture is understood but not possible; the reason. */
  | { readonly type: 'refuse'; readonly reason: Reason }

/** The path, route or place that the rules will ask for once an option is picked. */
export interface Foreseen {
  /** The question exactly as the rules will put it, except for its id. */
  readonly question: Omit<AnyDecision, 'id'>
  /** Options of the questions before it, each with no alternative: once activated, a miniature is to move. */
  readonly further?: readonly string[]
}

/** What a screen shows now, in the form in which its game is asked about it; undefined before the first view. */
export const momentOf = (
  { view, seat: viewer, decisions, draft, ahead }: Pick<ClientState, 'view' | 'seat' | 'decisions' | 'draft' | 'ahead'>,
  { hover, selected, station, window }: Pointed = {},
): Moment => ({
  // A view is a record: games make no other kind of value.
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
  // A view is plain data, whether it came over the wire or was made here.
  momentOf({ view: view as Json, seat: viewer, decisions, draft: IDLE, ahead: undefined })
