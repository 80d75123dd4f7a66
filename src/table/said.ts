/** The messages of the table: refusals of places and paths. Lengths are in units; the texts round them for display. */
import type { Units } from '../geometry/types'
import { speaker } from '../kernel'
import type { Ref } from './piece'

export type TableSaid = {
  'not-a-place': Record<string, never>
  'not-a-path': Record<string, never>
  'not-a-route': Record<string, never>
  /** No step leads from one station to the other. */
  'no-such-step': { from: string; to: string }
  'too-many-steps': { steps: number; most: number }
  'cannot-end-there': { station: string }
  'moves-nothing': Record<string, never>
  /** The pointer is over no station that the piece could reach. */
  'out-of-reach': Record<string, never>
  'must-move': Record<string, never>
  'only-straight': Record<string, never>
  'off-table': Record<string, never>
  /** Farther than allowed: the length used, and the budget. */
  'too-far': { used: Units; budget: Units }
  'wall-in-way': { piece: Ref }
  /** Bases or footprints overlap. */
  overlaps: { piece: Ref }
  /** Closer than the distance to keep; `missing` is the shortfall. */
  'too-close': { piece: Ref; missing: Units; gap: Units }
  'not-touching': { piece: Ref; gap: Units }
  'not-on-top': { piece: Ref }
  'wrong-level': Record<string, never>
  /** The gap between the edges of two bases. */
  'gap-is': { gap: Units }
  // Why something cannot be claimed of a miniature.
  'claim-of-itself': Record<string, never>
  /** It does not stand on the table, or is no miniature. */
  'claim-of-no-miniature': Record<string, never>
  'claim-unmeasured': Record<string, never>
  /** A model file that cannot be drawn; a plain piece is drawn instead. */
  'model-unreadable': { model: string; why: 'not-glb' | 'wrong-version' | 'cut-short' | 'broken' }
  'ask-place': { piece: Ref }
  'ask-path': { piece: Ref; budget: Units }
  'ask-route': { piece: Ref; most: number }
}
export const tableSays = speaker<TableSaid>()

/** Those that refuse a place, a path or a route. */
export type TableRefusal = Exclude<keyof TableSaid, 'model-unreadable' | 'gap-is' | `ask-${string}` | `claim-${string}`>
