/** Table positions written in inches, as rulebooks write them. */
import { INCH, type Point } from '../../src/geometry/types'

/** A length in inches as table units, rounded to the nearest. */
export const inch = (inches: number): number => Math.round(inches * INCH)
/** A point in inches. */
export const at = (x: number, y: number): Point => ({ x: inch(x), y: inch(y) })
/** The points of a path after its start, in inches: `path([3, 0], [3, 2])`. */
export const path = (...points: readonly (readonly [number, number])[]): readonly Point[] => points.map(([x, y]) => at(x, y))
/** A point's coordinates in inches, rounded to three decimals for comparison. */
export const inInches = (point: Point): readonly [number, number] => [
  Math.round((point.x / INCH) * 1000) / 1000,
  Math.round((point.y / INCH) * 1000) / 1000,
]
/** A box footprint from its two corners in inches. */
export const box = (x0: number, y0: number, x1: number, y1: number): readonly Point[] => [
  at(x0, y0),
  at(x1, y0),
  at(x1, y1),
  at(x0, y1),
]
