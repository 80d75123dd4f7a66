/** What one screen's client shows and what can be done with it. `createClient` in `store.ts` makes it. */
import type { StoreApi } from 'zustand/vanilla'
import type { AnyDecision, DecisionId, Json, MatchSpec, Outcome, PlayerSeat, Reason, Seat } from '../kernel'
import type { AwaitedThrow, Eyes, SeatState, ThrowGesture } from '../protocol/messages'
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
  /** Whose go it is at this screen, and whose view is shown unless it is `covered`. It changes to the seat that is asked. */
  readonly seat: PlayerSeat
  /** No hand lies open: the view, the log and what is played are those of an onlooker, and nothing is asked but in `handOver`. */
  readonly covered: boolean
  /** A hand lies open here that others at this screen should not see. */
  readonly canCover: boolean
  /** Somebody else is asked: the screen must change hands first. */
  readonly handOver: HandOver | undefined
  /** A window that passes by itself after a short time, the same for whatever its seat holds, unless it is held. Nobody takes the screen. */
  readonly fleeting: HandOver | undefined
  /** The seats of this screen whose windows are passed until their next move. */
  readonly passing: readonly PlayerSeat[]
  /** The window that is open, here or in the hand-over: it may be passed. */
  readonly window: DecisionId | undefined
  readonly spec: MatchSpec | undefined
  /** As shown: behind the host while entries are played. */
  readonly view: Json | undefined
  /** Open questions of the seat shown; none while something is playing. A foreseen question stands in place of the one that leads to it. */
  readonly decisions: readonly AnyDecision[]
  readonly throws: readonly AwaitedThrow[]
  readonly awaited: readonly Seat[]
  readonly draft: Draft
  /** The foreseen question that the draft answers, with the open one that leads to it. */
  readonly ahead: Ahead | undefined
  /** An answer is on its way: gestures wait for what comes back. */
  readonly sent: DecisionId | undefined
  /** The entries shown so far. */
  readonly log: readonly ShownLine[]
  /** The entry whose cues are to be played now; `played` ends it. */
  readonly playing: ShownLine | undefined
  /** What has been received meanwhile and is to be played after it, in order. */
  readonly coming: readonly ShownLine[]
  readonly canUndo: boolean
  /** The seat in whose name an undo would be. */
  readonly undoes: PlayerSeat | undefined
  /** Whose consent an undo would need: nobody's where it is free. */
  readonly undoNeeds: readonly PlayerSeat[]
  readonly canRedo: boolean
  readonly consent: SeatState['consent'] | undefined
  /** The last refusal; gone with the next thing that is done. `count` tells equal ones apart. */
  readonly refusal: { readonly reason: Reason; readonly decision?: DecisionId; readonly count: number } | undefined
  readonly notice: { readonly reason: Reason; readonly count: number } | undefined
  /** The last entry told to the seat shown, and the last one that is safe on the device. */
  readonly seq: number
  readonly keptSeq: number
  readonly outcome: Outcome | undefined
}

/** A seat whose player does not have the screen yet is asked something. Contains nothing that only he may know. */
export interface HandOver {
  readonly seat: PlayerSeat
  /** The window that he may pass from here, without what he could play in it. None where it is another kind of question. */
  readonly window?: AnyDecision
}

export interface ClientActions {
  /** A gesture that concerns the draft alone. What a game makes of gestures: `intend`. */
  gesture(gesture: Gesture): void
  /** Sets the draft, and sends what was confirmed; for a draft that is ahead, first the option that leads to its question. */
  take(drafted: Drafted): void
  pick(decision: DecisionId, ids: readonly string[]): void
  /** Answers at once, without a draft; perhaps along with the question that follows from it. */
  answer(decision: DecisionId, answer: Json, sequel?: Sequel): void
  /** Puts a draft of a panel's making in place, judged: an amount, shares, an order, a heading turned. */
  setDraft(draft: Draft): void
  confirm(): void
  back(): void
  /** Passes the open window. It reveals nothing, so it needs no hand-over. */
  pass(): void
  /** Passes it and every further one for its seat, until a question of another kind is put to it, or an undo. */
  passAhead(): void
  /** The window that would pass by itself waits for its player, who has taken the screen for it. */
  hold(): void
  /** This seat, or every one of this screen, is asked again. */
  askAgain(seat?: PlayerSeat): void
  /** The seat asked has taken the screen: its hand is shown, its question asked. */
  showHand(): void
  /** Shows the table as this seat of others sees it, or an onlooker. */
  look(eyes: Eyes): void
  /** Lets nobody see the hand that lies open. */
  coverHand(): void
  /** Sets whether windows pass by themselves where several at this screen hide their hands. */
  setFleeting(fleeting: boolean): void
  /** Sets whether hands are covered when another player of this screen is asked, or lie open. */
  setSecret(secret: boolean): void
  /** Which windows each seat of this screen is asked in; those open already stay. */
  setStops(stops: Stops): void
  undo(): void
  redo(): void
  /** Throws these dice, and with the same gesture all that fall after them before anybody is asked something. */
  throwDice(decision: DecisionId, gesture: ThrowGesture): void
  /** The cues of the entry have ended; `count`: and those of so many in all that were played along with it. */
  played(count?: number): void
  /** Shows everything that is still to be played at once. */
  skip(): void
  /** The match as a file's text; rejected with the reason where the host refuses. */
  exportMatch(): Promise<string>
  concede(seat?: PlayerSeat): void
  /** Answers, for every seat of this screen that is asked, the wish for an undo. */
  consent(grant: boolean): void
  /** Continues over another line to the same match, when the one before is lost: only what was missed is told, the draft stays. */
  rejoin(transport: Transport): void
  close(): void
}

export interface Client {
  readonly store: StoreApi<ClientState>
  readonly actions: ClientActions
}

export interface ClientOptions {
  readonly transport: Transport
  /** The seats of this screen; the first is shown until another is asked. Without any, it looks on. */
  readonly seats: readonly PlayerSeat[]
  /** Seats of others whose views it is told, where it has none of its own: see `look`. */
  readonly looks?: readonly PlayerSeat[]
  /** The table in a view, as the game's view knows it. */
  tabletop(view: Json): Tabletop
  /** Seats that share this screen have secrets from each other: each hand lies covered until its player has taken the screen.
   *  False: they can be covered later; undefined: there are none. */
  readonly secret?: boolean
  /** Do the seats of this screen hide anything from each other at present? Asked about an onlooker's view; without it, they always do. */
  hides?(view: Json): boolean
  /** The questions that may be passed for a player; none where the game has no such windows. */
  readonly windows?: WindowRules
  readonly stops?: Stops
  /** Nobody plays at another screen: all other seats are bots'. Then what hides nothing from anybody is not asked. */
  readonly isAlone?: boolean
  /** Windows pass by themselves where several at this screen hide their hands. */
  readonly fleeting?: boolean
  /** The dice to be thrown again that first come to mind: they are picked when the question is put. */
  suggested?(decision: AnyDecision, view: Json): readonly string[] | undefined
  /** This answer picks up dice: they are thrown by it. */
  isThrow?(decision: AnyDecision, answer: Json): boolean
}

/** One empty list for all, so that comparisons by identity see no change. */
export const NONE: readonly never[] = []

/** Before the host has said anything. */
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
