/** What crosses between a client and its host, over a worker port, a socket or a direct call. Everything is plain JSON. */
import type {
  AnyDecision,
  Cause,
  DecisionId,
  Frame,
  Json,
  MatchSpec,
  Outcome,
  PlayerSeat,
  Reason,
  Roll,
  Seat,
  Told,
} from '../kernel'

export const PROTOCOL_VERSION = 1

/** How a player threw the dice in his hand; whole numbers from -1000 to 1000, strength 0 to 1000. It steers nothing: see dice/throw. */
export interface ThrowGesture {
  readonly x: number
  readonly y: number
  readonly strength: number
}

export type ClientMessage =
  /** Opens the connection. `since` asks only for what came after that entry. */
  | { readonly type: 'hello'; readonly version: number; readonly seats: readonly PlayerSeat[]; readonly since?: number }
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
  readonly seq: number
  /** What caused it, without what must stay hidden. */
  readonly cause: { readonly type: Cause['type']; readonly seat?: Seat; readonly subject?: string }
  readonly told: readonly Told[]
  readonly roll?: {
    readonly dice: Roll['dice']
    readonly faces: readonly string[]
    readonly by?: PlayerSeat
    readonly film?: Json
  }
}

/** A roll that waits for its player to throw the dice. */
export interface AwaitedThrow {
  readonly decision: DecisionId
  readonly subject: string
  readonly roll: Roll
  readonly about?: { readonly [name: string]: Json }
}

/** What one seat is shown besides the entries. */
export interface SeatState {
  readonly seat: PlayerSeat
  readonly seq: number
  readonly decisions: readonly AnyDecision[]
  readonly awaited: readonly Seat[]
  readonly throws: readonly AwaitedThrow[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** An undo beyond a barrier that waits for this seat's consent, or for others'. */
  readonly consent?: { readonly by: PlayerSeat; readonly waitsFor: readonly PlayerSeat[] }
  readonly outcome?: Outcome
}

export type HostMessage =
  /** The whole of what this seat may know; also after an undo, when the past has changed. */
  | {
      readonly type: 'all'
      readonly state: SeatState
      readonly view: Json
      readonly entries: readonly ToldEntry[]
      readonly spec: MatchSpec
    }
  /** One more entry: what was told, and the view's change as a patch against the last one sent. */
  | { readonly type: 'more'; readonly state: SeatState; readonly change: Patch; readonly entry: ToldEntry }
  /** A request was refused; nothing changed. */
  | { readonly type: 'refused'; readonly seat?: PlayerSeat; readonly decision?: DecisionId; readonly reason: Reason }
  /** Everything up to this entry is safe on the device. */
  | { readonly type: 'kept'; readonly seq: number }
  | { readonly type: 'exported'; readonly file: string }
  | { readonly type: 'failed'; readonly reason: Reason }

/**
 * The change between two plain values: `{ set }` replaces; `{ keys, gone }` changes members of a record (array elements by index,
 * with `length` where it changed); undefined is no change.
 */
export type Patch =
  | undefined
  | { readonly set: Json }
  | { readonly keys: { readonly [key: string]: Patch }; readonly gone?: readonly string[]; readonly length?: number }

/** Where a half-typed type needs the frames of the agenda (debugging, records). */
export type AgendaLine = Pick<Frame, 'procedure' | 'step'>
