/** Where on a segment something blocks it: a share of its length. Units as in `types.ts`. */
import type { Parts } from './parts'

/** The value for a segment that is not blocked: past its end. */
export const FREE_WAY = 2

/** Where the open segment from `a` to `b` is first blocked by a part, as a share of its length, or `FREE_WAY`. */
export type Share = (parts: Parts, id: number, ax: number, ay: number, az: number, bx: number, by: number, bz: number) => number

/** A share of the length as a fraction with a positive denominator, so that it is exact. */
export interface Fraction {
  readonly over: number
  readonly under: number
}

/** Shares of a length that differ by less than this are compared exactly. */
export const SURE = 1e-12
