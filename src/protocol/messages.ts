/** What crosses between a client and its host, over a worker port, a socket or a direct call. Everything is plain JSON. */
import type { AnyDecision, Cause, DecisionId, Json, MatchSpec, Outcome, PlayerSeat, Reason, Roll, Seat, Told } from '../kernel'
import type { Commitments, ToldProof } from './proof'

export const PROTOCOL_VERSION = 2

/** How a player threw the dice: whole numbers from -1000 to 1000, strength 0 to 1000. It does not steer the result: see dice/throw. */
export interface ThrowGesture {
  readonly x: number
  readonly y: number
  readonly strength: number
}

/** The viewpoints a client may ask for: that of a seat it holds, or that of an onlooker, who knows no secret of anybody. */
export type Eyes = PlayerSeat | 'spectator'

/** How far a client has been told: the number of the last entry, and the mark of the past up to it. Both come from the seat's state. */
export interface ToldUpTo {
  readonly seq: number
  readonly mark: string
}

export type ClientMessage =
  /**
   * Opens the connection, for seats it was admitted to; anybody may be an onlooker. Answered for each of them with `all`, or, where
   * the past that it was told (`since`) still stands, with what came after, as `past`. Messages that go to several come in this order.
   */
  | {
      readonly type: 'hello'
      readonly version: number
      readonly seats: readonly Eyes[]
      readonly since?: { readonly [eyes in Eyes]?: ToldUpTo }
    }
  | { readonly type: 'answer'; readonly seat: PlayerSeat; readonly decision: DecisionId; readonly answer: Json }
  /** Throws the dice that the host is waiting for. */
  | { readonly type: 'throw'; readonly seat: PlayerSeat; readonly decision: DecisionId; readonly gesture: ThrowGesture }
  | { readonly type: 'undo'; readonly seat: PlayerSeat }
  | { readonly type: 'redo'; readonly seat: PlayerSeat }
  /** The other seats' word on an undo beyond a barrier. */
  | { readonly type: 'consent'; readonly seat: PlayerSeat; readonly grant: boolean }
  | { readonly type: 'concede'; readonly seat: PlayerSeat }
  | { readonly type: 'export' }

/** One entry as a viewer learns it. A roll carries its film: everybody sees the same throw. */
export interface ToldEntry {
  /** Its number among the entries told to this viewer. Numbers have no gaps: a gap would tell that something secret happened. */
  readonly seq: number
  /**
   * What caused it. The subject is told to the seat that answered, and of chance to everybody. `undo`: the seat took back what once
   * came after the line before; nothing else is told of it.
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
  }
  /** How chance came to what fell or was shuffled. */
  readonly proof?: ToldProof
}

/** A roll that waits for its player to throw the dice. */
export interface AwaitedThrow {
  readonly decision: DecisionId
  readonly subject: string
  readonly roll: Roll
  readonly about?: { readonly [name: string]: Json }
}

/** An entry with what it changed in the viewer's view: enough to show any moment of the match again. */
export interface ToldLine {
  readonly entry: ToldEntry
  readonly change?: Patch
}

/** What one seat is shown besides the entries; an onlooker is asked nothing. */
export interface SeatState {
  readonly seat: Eyes
  /** The number of the last entry told to this seat. */
  readonly seq: number
  /** A fingerprint of everything told up to it, the same from any host; a different past has a different mark. It reveals nothing else. */
  readonly mark: string
  readonly decisions: readonly AnyDecision[]
  /** Who is waited for. A roll to be thrown by hand waits for its thrower. */
  readonly awaited: readonly Seat[]
  readonly throws: readonly AwaitedThrow[]
  readonly canUndo: boolean
  /** Whose consent an undo would need; nobody's where it is free. */
  readonly undoNeeds: readonly PlayerSeat[]
  readonly canRedo: boolean
  /** An undo beyond a barrier that waits for this seat's consent, or for others'. */
  readonly consent?: { readonly by: PlayerSeat; readonly waitsFor: readonly PlayerSeat[] }
  readonly outcome?: Outcome
}

/** When players hear of an entry: as soon as it has happened, and of its storing later, or once it is stored and cannot be lost any more. */
export type Tells = 'at once' | 'once kept'

export type HostMessage =
  /**
   * The whole of what this seat may know. `first` is the view before the first entry; the changes of the lines lead from it to the
   * view of now.
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
   * The first `keep` lines told so far still stand, with their views; these lines follow. After an undo that is one line that tells of it; after
   * a redo they are the lines that came back, films included: the client may have sat down in between, and a redo brings back no more than one undo took.
   */
  | {
      readonly type: 'past'
      readonly state: SeatState
      readonly keep: number
      readonly lines: readonly ToldLine[]
      /** The connection has opened again and this was missed, or an undo has changed the past. */
      readonly because: 'hello' | 'undo' | 'redo'
    }
  /** One more entry: what was told, and the view's change since the last one. */
  | { readonly type: 'more'; readonly state: SeatState; readonly line: ToldLine }
  /** Nothing was told, but what the seat is asked, or whom it waits for, has changed. */
  | { readonly type: 'now'; readonly state: SeatState }
  /** A request was refused; nothing changed. */
  | { readonly type: 'refused'; readonly seat?: PlayerSeat; readonly decision?: DecisionId; readonly reason: Reason }
  /** Something to know that stops nothing: dice replaced by a generator, an entry that could not be stored. */
  | { readonly type: 'notice'; readonly reason: Reason }
  /** Everything told to this seat up to this entry is stored. Not said where everything is told once it is kept. */
  | { readonly type: 'kept'; readonly seat: Eyes; readonly seq: number }
  | { readonly type: 'exported'; readonly file: string }
  /** Who is bound to which chains from now on: told after hello where there are any, and whenever somebody is bound anew. */
  | { readonly type: 'bound'; readonly to: Commitments }
  /** The match cannot go on over this connection. */
  | { readonly type: 'failed'; readonly reason: Reason }

/**
 * The change between two plain values: `{ set }` replaces; `{ keys, gone }` changes members of a record (array elements by index,
 * with `length` where it changed); undefined is no change.
 */
export type Patch =
  | undefined
  | { readonly set: Json }
  | { readonly keys: { readonly [key: string]: Patch }; readonly gone?: readonly string[]; readonly length?: number }
