/**
 * What one match between bots tells about the table it was played on: plain data, the same for the same seed. Places are cells of
 * a lattice over the table, numbered as in `geometry/sight/map/lattice.ts`.
 */
import { type Lattice, latticeOf } from '../../geometry/sight/map/lattice'
import { type Box, INCH } from '../../geometry/types'

/** The two seats of a match, as places in pairs: 0 is seat A, 1 is seat B. */
export type Pair<T> = readonly [T, T]
export const EDGES = ['near', 'far', 'left', 'right'] as const
/** The edge of the table at which a seat deployed. */
export type HomeEdge = (typeof EDGES)[number]
/** How a match ended: one side has nobody left, the points were counted, or it never ended (the rules or the bots are at fault). */
export const ENDS = ['wiped-out', 'counted', 'stuck'] as const
export type MatchEnd = (typeof ENDS)[number]

export interface Shot {
  readonly from: number
  readonly to: number
}

export interface Tally {
  readonly seed: number
  /** Whether the two forces had exchanged their seats. */
  readonly isSwapped: boolean
  /** Seat 0 or 1; undefined in a draw or if the match never ended. */
  readonly winner: 0 | 1 | undefined
  /** The seat that had the first turn, and where each deployed; undefined if the match never came to that. */
  readonly first: 0 | 1 | undefined
  readonly homes: Pair<HomeEdge> | undefined
  readonly end: MatchEnd
  readonly points: Pair<number>
  readonly rounds: number
  readonly lost: Pair<number>
  /** Cells of the miniatures at the end of each round, one entry for each of them. */
  readonly stood: readonly number[]
  /** Cells in which miniatures were lost. */
  readonly died: readonly number[]
  readonly shots: readonly Shot[]
  /** Where objectives lie at the beginning, and at the end of how many rounds each seat held them. */
  readonly held: readonly { readonly cell: number; readonly rounds: Pair<number> }[]
}

/** Heat is counted in squares of one inch. */
export const heatLattice = (table: Box): Lattice => latticeOf(table, INCH)
