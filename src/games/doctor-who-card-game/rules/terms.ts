/** The terms of *Doctor Who: The Card Game*: every question with the shape of its answer, every chapter with its memory. */
import { type Amount, grammar, type Pick, type PlayerSeat, type Shuffle, type Split } from '../../../kernel'
import type { Event } from './events'
import type { ActionId, EnemyId, HandId, LossId, ReserveId } from './ids'
import type { Cause, State, View } from './state'
import type { LocationRef } from './zones'

export type Asks = {
  // chance
  'starting locations': Shuffle
  'deck shuffle': Shuffle
  /** DWC-SET-07: the End of Game card among the last cards. */
  'end card shuffle': Shuffle
  reshuffle: Shuffle
  // Questions to the active player: the menu, and what an action still needs. An action that has begun stays secret until it
  // takes effect; nothing is told in between.
  action: Pick<ActionId>
  /** Further cards beside the first one; may be none. */
  'more defenders': Pick<HandId>
  'more enemies': Pick<HandId>
  'more to reserve': Pick<HandId>
  'more to discard': Pick<HandId>
  'how many cards': Amount
  /** DWC-TIM-02: one share per seat in `about.seats`. */
  'time from': Split<PlayerSeat>
  // for support cards
  'which markers': Pick<LocationRef>
  'which enemy': Pick<EnemyId>
  'divert to': Pick<LocationRef>
  'which defender': Pick<HandId>
  'discard for new': Pick<HandId>
  // in conflicts
  /** DWC-SUP-16: the time points paid to U.N.I.T.; 0 declines. */
  'unit boost': Amount
  /** DWC-SUP-15: Tesselecta from hand or reserve, or pass. Asked of every player who could hold it (DWC-HID-07). */
  tesselecta: Pick<HandId | ReserveId | 'pass'>
  losses: Pick<LossId>
  /** DWC-RSV-03: a standing offer during the player's own turn. */
  'take back': Pick<ReserveId>
}

type Nothing = Record<never, never>
/**
 * The chosen action. `slot` becomes -1 once the card has left the hand, so that the public part of the chapter's memory does not
 * reveal its place. `cards` is the size of the hand at the choice; if it has changed, the action must be chosen again.
 */
interface Chosen {
  readonly slot: number
  readonly cards: number
}
type At = Chosen & { readonly location: LocationRef }

export type Calls = {
  match: Nothing
  setup: { readonly dealt?: number }
  turn: Nothing
  'end of turn': Nothing
  /** Moves `count` cards from the pile to a hand; `drawn` is how many have been drawn so far. */
  draw: { readonly seat: PlayerSeat; readonly count: number; readonly why: 'bought' | 'redraw' | 'end'; readonly drawn?: number }
  /** `missing`: the time that the supply could not give (DWC-TIM-02). */
  location: { readonly slot: number; readonly end: 'left' | 'right'; readonly missing?: number }
  defenders: At
  enemies: At
  takeover: { readonly slot: number; readonly location: LocationRef }
  reserve: Chosen
  discard: Chosen
  buy: { readonly cards: number; readonly count?: number }
  /** `target` is empty if the card needs none. `draws`: cards to draw; `arrives`: where the attack was diverted to. */
  support: Chosen & { readonly target: LocationRef; readonly draws?: number; readonly arrives?: LocationRef }
  conflict: { readonly location: LocationRef; readonly cause: Cause }
  'take back': Nothing
}

/** The game's type: see `Terms` of the kernel. */
export type DoctorWho = {
  readonly state: State
  readonly event: Event
  readonly view: View
  readonly asks: Asks
  readonly calls: Calls
}

/** The verbs in which this game's chapters are written. */
export const { procedure, question, ask, tell, go, call } = grammar<DoctorWho>()
