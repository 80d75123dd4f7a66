/** What one screen's client shows and what can be done with it. `createClient` in `store.ts` creates it. */
import type { StoreApi } from 'zustand/vanilla'
import type { AnyDecision, DecisionId, Json, MatchSpec, Outcome, PlayerSeat, Reason, Seat } from '../kernel'
import type { Claim } from '../protocol/claim'
import type { AwaitedThrow, Eyes, SeatState, Telling, ThrowGesture } from '../protocol/messages'
import type { Tabletop } from '../table/piece'
import type { Ahead } from './ahead'
import { type Draft, IDLE } from './draft'
import type { Drafted } from './draft-reducer'
import type { Gesture } from './gesture'
import type { Stops, WindowRules } from './passing'
import type { ShownLine } from './seats'
import type { Sequel } from './sequels'
import type { Transport } from './transport'

export interface ClientState {
  readonly status: 'opening' | 'open' | 'closed' | 'failed'
  readonly failure: Reason | undefined
  /** Whose turn it is at this screen, and whose view is shown unless it is `covered`. It changes to the seat that is asked. */
  readonly seat: PlayerSeat
  /** No hand is open: the view, the log and what is played are those of an onlooker; nothing is asked except in `handOver`. */
  readonly covered: boolean
  /** A hand is open here that others at this screen should not see. */
  readonly canCover: boolean
  /** Another seat is asked: its player must take the screen first. */
  readonly handOver: HandOver | undefined
  /** A window that passes by itself after a short time, whatever its seat holds, unless held. Nobody takes the screen for it. */
  readonly fleeting: HandOver | undefined
  /** The seats of this screen whose windows are passed until their next move. */
  readonly passing: readonly PlayerSeat[]
  /** The open window, here or in the hand-over, which may be passed. */
  readonly window: DecisionId | undefined
  readonly spec: MatchSpec | undefined
  /** The view as shown, which lags behind the host while entries are played. */
  readonly view: Json | undefined
  /** Open questions of the seat shown; none while something is playing. A foreseen question replaces the one that leads to it. */
  readonly decisions: readonly AnyDecision[]
  readonly throws: readonly AwaitedThrow[]
  readonly awaited: readonly Seat[]
  readonly draft: Draft
  /** The foreseen question that the draft answers, with the open one that leads to it. */
  readonly ahead: Ahead | undefined
  /** Claims that go with the answer that places or moves their piece. They are dropped with that answer or another player. */
  readonly pinned: readonly Claim[]
  /** The question whose answer is on its way. Gestures wait for the result. */
  readonly sent: DecisionId | undefined
  /** The entries shown so far. */
  readonly log: readonly ShownLine[]
  /** The entry whose cues are to be played now; `played` ends it. */
  readonly playing: ShownLine | undefined
  /** What was received meanwhile and is to be played after it, in order. */
  readonly coming: readonly ShownLine[]
  readonly canUndo: boolean
  /** The seat in whose name an undo would be made. */
  readonly undoes: PlayerSeat | undefined
  /** Whose consent an undo would need; empty if it needs none. */
  readonly undoNeeds: readonly PlayerSeat[]
  readonly canRedo: boolean
  readonly consent: SeatState['consent'] | undefined
  /** The last refusal, until the next action. `count` distinguishes equal ones. */
  readonly refusal: { readonly reason: Reason; readonly decision?: DecisionId; readonly count: number } | undefined
  readonly notice: { readonly reason: Reason; readonly count: number } | undefined
  /** The index of the last line told to the seat shown, and of the last one that is stored. */
  readonly seq: number
  readonly keptSeq: number
  readonly outcome: Outcome | undefined
}

/** A seat whose player does not have the screen yet is asked something. Contains nothing that only that player may know. */
export interface HandOver {
  readonly seat: PlayerSeat
  /** The window that he may pass from here, without what he could play in it. Absent for another kind of question. */
  readonly window?: AnyDecision
}

export interface ClientActions {
  /** Applies a gesture to the draft only. What it means to a game is decided by `intend`. */
  gesture(gesture: Gesture): void
  /** Sets the draft, and sends what was confirmed. If the draft is ahead, the option that leads to its question is sent first. */
  take(drafted: Drafted): void
  pick(decision: DecisionId, ids: readonly string[]): void
  /** Answers at once, without a draft, optionally together with the question that follows. */
  answer(decision: DecisionId, answer: Json, sequel?: Sequel): void
  /** Sets a draft made by a panel, judged: an amount, shares, an order, a changed heading. */
  setDraft(draft: Draft): void
  /** Replaces the claims that go with the next answer. */
  pin(claims: readonly Claim[]): void
  confirm(): void
  back(): void
  /** Passes the open window. This reveals nothing, so the screen need not be handed over. */
  pass(): void
  /** Passes it and every further window of its seat, until the seat is asked another kind of question, or an undo. */
  passAhead(): void
  /** Stops a window from passing by itself, because its player has taken the screen for it. */
  hold(): void
  /** Ends passing ahead for this seat, or for every seat of this screen. */
  askAgain(seat?: PlayerSeat): void
  /** The player asked has taken the screen: his hand is shown and his question asked. */
  showHand(): void
  /** Shows the table as an onlooker or one of the seats in `looks` sees it. */
  look(eyes: Eyes): void
  /** Covers the open hand. */
  coverHand(): void
  /** Sets whether windows pass by themselves if several players at this screen hide their hands. */
  setFleeting(fleeting: boolean): void
  /** Sets whether hands are covered when another player of this screen is asked, or stay open. */
  setSecret(secret: boolean): void
  /** Sets in which windows each seat of this screen is asked. Windows already open stay. */
  setStops(stops: Stops): void
  undo(): void
  redo(): void
  /** Throws these dice, and with the same gesture all that fall after them until somebody is asked something. */
  throwDice(decision: DecisionId, gesture: ThrowGesture): void
  /** The cues of the entry have ended, and with `count` those of so many entries in all that were played together. */
  played(count?: number): void
  /** Shows everything at once that is still to be played. */
  skip(): void
  /** The match as a file's text; rejects with the reason if the host refuses. */
  exportMatch(): Promise<string>
  /** Everything that this viewpoint was told so far; rejects with the reason if this screen may not look through these eyes. */
  telling(eyes: Eyes): Promise<Telling>
  concede(seat?: PlayerSeat): void
  /** Answers a request for an undo for every seat of this screen that is asked; whoever made it may withdraw it. */
  consent(grant: boolean): void
  /** Continues over another transport to the same match after a lost connection. Only what was missed is sent. */
  rejoin(transport: Transport): void
  close(): void
}

export interface Client {
  readonly store: StoreApi<ClientState>
  readonly actions: ClientActions
}

export interface ClientOptions {
  readonly transport: Transport
  /** The seats of this screen; the first is shown until another is asked. Without seats, the screen is an onlooker's. */
  readonly seats: readonly PlayerSeat[]
  /** Seats of others whose views it also receives, if it has no seats of its own: see `look`. */
  readonly looks?: readonly PlayerSeat[]
  /** The table in a view, as determined by the game's view. */
  tabletop(view: Json): Tabletop
  /**
   * Seats that share this screen have secrets from each other, and each hand is covered until its player has taken the screen.
   * False: they can be covered later; undefined: there are none.
   */
  readonly secret?: boolean
  /** Do the seats of this screen hide anything from each other at present, by this onlooker's view? By default, always. */
  hides?(view: Json): boolean
  /** The questions that may be passed for a player; absent if the game has no such windows. */
  readonly windows?: WindowRules
  readonly stops?: Stops
  /** All other seats are bots', so nobody plays at another screen. Questions that hide nothing are then not asked. */
  readonly isAlone?: boolean
  /** Do windows pass by themselves if several players at this screen hide their hands? */
  readonly fleeting?: boolean
  /** The dice to re-roll that are suggested: they are picked when the question is asked. */
  suggested?(decision: AnyDecision, view: Json): readonly string[] | undefined
  /** Does this answer pick up dice, which are then thrown without a further press? */
  isThrow?(decision: AnyDecision, answer: Json): boolean
}

/** One empty list for all, so that comparisons by identity see no change. */
export const NONE: readonly never[] = []

/** The state before the first message from the host. */
export const NOTHING: Omit<ClientState, 'seat'> = {
  status: 'opening',
  failure: undefined,
  spec: undefined,
  view: undefined,
  covered: false,
  canCover: false,
  handOver: undefined,
  fleeting: undefined,
  passing: NONE,
  window: undefined,
  decisions: NONE,
  throws: NONE,
  awaited: NONE,
  draft: IDLE,
  ahead: undefined,
  pinned: NONE,
  sent: undefined,
  log: NONE,
  playing: undefined,
  coming: NONE,
  canUndo: false,
  undoes: undefined,
  undoNeeds: NONE,
  canRedo: false,
  consent: undefined,
  refusal: undefined,
  notice: undefined,
  seq: -1,
  keptSeq: -1,
  outcome: undefined,
}
