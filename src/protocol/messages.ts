/** What client and host send each other, over a worker port, a socket or a direct call. Everything is plain JSON. */
import type { AnyDecision, Cause, DecisionId, Json, MatchSpec, Outcome, PlayerSeat, Reason, Roll, Seat, Told } from '../kernel'
import type { Claim } from './claim'
import type { Commitments, ToldProof } from './proof'

export const PROTOCOL_VERSION = 3

/**
 * How a player threw the dice: whole numbers, x and y from -1000 to 1000, strength from 0 to 1000. It does not steer the result:
 * see `dice/throw`.
 */
export interface ThrowGesture {
  readonly x: number
  readonly y: number
  readonly strength: number
}

/** The viewpoints for which a client may ask: that of a seat it holds, or that of an onlooker, who knows no secrets. */
export type Eyes = PlayerSeat | 'spectator'

/** How far a client has been told: the index of the last line, and the mark of the past up to it, both from the seat's state. */
export interface ToldUpTo {
  readonly seq: number
  readonly mark: string
}

export type ClientMessage =
  /**
   * Opens the connection for seats to which it was admitted; anybody may be an onlooker. Each is answered with `all` or, if the
   * past that it was told (`since`) still stands, with `past` for what came after. Messages for several viewpoints are sent in
   * this order.
   */
  | {
      readonly type: 'hello'
      readonly version: number
      readonly seats: readonly Eyes[]
      readonly since?: { readonly [eyes in Eyes]?: ToldUpTo }
    }
  /** `claims`: what the player says of the piece that the answer places or moves. They are told along with it. */
  | {
      readonly type: 'answer'
      readonly seat: PlayerSeat
      readonly decision: DecisionId
      readonly answer: Json
      readonly claims?: readonly Claim[]
    }
  /** Throws the dice that the host is waiting for. */
  | { readonly type: 'throw'; readonly seat: PlayerSeat; readonly decision: DecisionId; readonly gesture: ThrowGesture }
  | { readonly type: 'undo'; readonly seat: PlayerSeat }
  | { readonly type: 'redo'; readonly seat: PlayerSeat }
  /** A seat's answer to a request for an undo. The requesting seat may withdraw its request with `grant: false`. */
  | { readonly type: 'consent'; readonly seat: PlayerSeat; readonly grant: boolean }
  | { readonly type: 'concede'; readonly seat: PlayerSeat }
  | { readonly type: 'export' }
  /** Asks for everything that a viewpoint was told so far. */
  | { readonly type: 'telling'; readonly eyes: Eyes }

/**
 * One entry as a viewer learns it. A roll includes its film, so that everybody sees the same throw. A server leaves out the films of
 * throws long past: a client that catches up shows them as fallen.
 */
export interface ToldEntry {
  /** Its number among the entries told to this viewer. There are no gaps, since a gap would reveal that something happened. */
  readonly seq: number
  /**
   * What caused it. The subject is told only to the seat that answered or, for answers of chance, to everybody. `undo`: the seat
   * took back what once came after the line before; nothing else is told about it.
   */
  readonly cause: { readonly type: Cause['type'] | 'concede' | 'draw' | 'undo'; readonly seat?: Seat; readonly subject?: string }
  readonly told: readonly Told[]
  readonly roll?: {
    readonly dice: Roll['dice']
    readonly faces: readonly string[]
    readonly by?: PlayerSeat
    /** What the roll is about, as its question said. */
    readonly about?: { readonly [name: string]: Json }
    readonly film?: Json
    /** Instead of a film that is left out: what the log says of it. */
    readonly notes?: Json
  }
  /** How chance arrived at the roll or shuffle. */
  readonly proof?: ToldProof
  /** What the player who answered has claimed of the piece he moved. */
  readonly claims?: readonly Claim[]
}

/** A roll that waits for its player to throw the dice. */
export interface AwaitedThrow {
  readonly decision: DecisionId
  readonly subject: string
  readonly roll: Roll
  readonly about?: { readonly [name: string]: Json }
}

/** An entry with what it changed in the viewer's view, which is enough to show any moment of the match again. */
export interface ToldLine {
  readonly entry: ToldEntry
  readonly change?: Patch
}

/** Everything that a viewer was told, from which any moment can be shown. */
export interface Telling {
  readonly eyes: Eyes
  /** The view before the first line. */
  readonly first: Json
  readonly lines: readonly ToldLine[]
  /**
   * For each line a number that is the same for all viewers at one moment; never decreasing. In a finished match it is the log's
   * number of the entry. In a running one, whose entries must not be counted, it is the last line told to onlookers by then.
   */
  readonly of: readonly number[]
}

/** What one viewpoint is shown besides the entries. An onlooker is asked nothing. */
export interface SeatState {
  readonly seat: Eyes
  /** The index of the last line told to this seat. */
  readonly seq: number
  /** A fingerprint of everything told up to it, equal on any host and different for a different past. It reveals nothing else. */
  readonly mark: string
  readonly decisions: readonly AnyDecision[]
  /** Who is awaited. A roll to be thrown by hand waits for its thrower. */
  readonly awaited: readonly Seat[]
  readonly throws: readonly AwaitedThrow[]
  readonly canUndo: boolean
  /** Whose consent an undo would need; empty if it needs none. */
  readonly undoNeeds: readonly PlayerSeat[]
  readonly canRedo: boolean
  /** An undo that waits for the consent of the listed seats. */
  readonly consent?: { readonly by: PlayerSeat; readonly waitsFor: readonly PlayerSeat[] }
  readonly outcome?: Outcome
}

/** When entries are announced: at once, and later that they are stored; or only once they are stored and cannot be lost. */
export type Tells = 'at once' | 'once kept'

export type HostMessage =
  /**
   * Everything this seat may know. `first` is the view before the first entry; the changes in the lines lead from it to the
   * present view.
   */
  | {
      readonly type: 'all'
      readonly state: SeatState
      readonly first: Json
      readonly lines: readonly ToldLine[]
      readonly spec: MatchSpec
      readonly tells: Tells
    }
  /**
   * The first `keep` lines told so far still stand, with their views; these lines follow. After an undo that is one line
   * announcing it. After a redo it is all lines that came back, because the client may have joined in between.
   */
  | {
      readonly type: 'past'
      readonly state: SeatState
      readonly keep: number
      readonly lines: readonly ToldLine[]
      /** The connection was reopened and this was missed, or an undo or redo has changed the past. */
      readonly because: 'hello' | 'undo' | 'redo'
    }
  /** One more line: what was told, and the view's change. */
  | { readonly type: 'more'; readonly state: SeatState; readonly line: ToldLine }
  /** Nothing was told, but what the seat is asked, or who is awaited, has changed. */
  | { readonly type: 'now'; readonly state: SeatState }
  /** A request was refused; nothing changed. */
  | { readonly type: 'refused'; readonly seat?: PlayerSeat; readonly decision?: DecisionId; readonly reason: Reason }
  /** Information that stops nothing: dice replaced by a generator, an entry that could not be stored. */
  | { readonly type: 'notice'; readonly reason: Reason }
  /** Everything told to this seat up to this line is stored. Not sent with `once kept`. */
  | { readonly type: 'kept'; readonly seat: Eyes; readonly seq: number }
  | { readonly type: 'exported'; readonly file: string }
  | { readonly type: 'telling'; readonly telling: Telling }
  /** Who is committed to which chains from now on. Sent after `hello` if anybody is, and whenever that changes. */
  | { readonly type: 'bound'; readonly to: Commitments }
  /** The match cannot continue over this connection. */
  | { readonly type: 'failed'; readonly reason: Reason }

/**
 * The change between two plain values. `{ set }` replaces the value; `{ keys, gone }` changes members of a record, or elements of
 * an array by index, with `length` if that changed. Undefined is no change.
 */
export type Patch =
  | undefined
  | { readonly set: Json }
  | { readonly keys: { readonly [key: string]: Patch }; readonly gone?: readonly string[]; readonly length?: number }
