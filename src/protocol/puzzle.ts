/**
 * Puzzles: a position of a match with a task for one seat. The goals are a closed vocabulary; only a game's own rules know what its
 * pieces and places are and when a goal is reached.
 */
import type { PlayerSeat } from '../kernel'
import type { Hash } from './proof'

export type Goal =
  /** Win the match, alone. */
  | { readonly type: 'win' }
  /** Have more points than every other seat. */
  | { readonly type: 'lead' }
  /** Have at least this many points more than in the position. */
  | { readonly type: 'gain'; readonly points: number }
  /** This piece or warrior is out of play. */
  | { readonly type: 'remove'; readonly piece: string }
  /** This place or objective belongs to the seat. */
  | { readonly type: 'hold'; readonly place: string }

/** What a limit counts: activations or turns that end, or answers that the solver gives. */
export const LIMIT_UNITS = ['activation', 'turn', 'answer'] as const
export type LimitUnit = (typeof LIMIT_UNITS)[number]
export interface Limit {
  readonly unit: LimitUnit
  readonly count: number
}

/** The most turns, answers or points that a puzzle may count, and the greatest lengths of its texts. */
export const MOST_COUNT = 99
export const MOST_NAME = 80
export const MOST_NOTE = 400

export interface Puzzle {
  /** The seat that has to solve it. Bots play the others. */
  readonly seat: PlayerSeat
  readonly goal: Goal
  readonly within: Limit
  /** The position is the one after this entry of the log. */
  readonly after: number
  /** What all its dice and shuffles follow from: whoever does the same things in the same order has the same luck. */
  readonly seed: Hash
  readonly name: string
  readonly note?: string
}

/** How an attempt stands. `used`: how much of the limit is used up. */
export interface Progress {
  readonly state: 'open' | 'solved' | 'missed'
  readonly used: number
}

/** A turn or an activation that is under way. Its id differs from the one before; without a seat it is everybody's. */
export interface Span {
  readonly id: string | number
  readonly seat?: PlayerSeat
}

/** What the rules of a game tell about goals. All of it follows from public facts. `world` is a state or a viewer's view. */
export interface GoalRules {
  /** Goals that may be set to this seat here: the general ones, enemies to remove, places to take. */
  offered(world: object, seat: PlayerSeat): readonly Goal[]
  /** Whether the game knows what this goal is about. */
  isKnown(world: object, goal: Goal): boolean
  /** Whether the seat has reached the goal, if the puzzle began with the state `begin`. */
  isReached(state: object, goal: Goal, seat: PlayerSeat, begin: object): boolean
  /** The turn or activation under way; undefined between two of them, or if the game has no such thing. */
  span(world: object, unit: 'turn' | 'activation'): Span | undefined
  /** Whether the game has activations. */
  readonly hasActivations: boolean
}
