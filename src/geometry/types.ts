/**
 * The types of the geometry folder. Everything here is in TABLE SPACE: x to the right along the table's width, y away from the
 * viewer along its depth, z up; origin in the near left corner; all lengths are INTEGERS in hundredths of a millimetre.
 */

/** A length in hundredths of a millimetre, an integer. */
export type Units = number

/** One inch: exactly 2540 units. */
export const INCH = 2540
/** One centimetre. */
export const CENTIMETRE = 1000

/** A place on the table's plane, integer units. */
export interface Point {
  readonly x: Units
  readonly y: Units
}

/** A round base seen from above. */
export interface Disc {
  readonly at: Point
  readonly radius: Units
}

/** A convex polygon seen from above: three or more corners, counter-clockwise, no three collinear. */
export type Convex = readonly Point[]

/** The area of the table's plane that something covers: a disc, or a union of convex polygons. */
export type Footprint = { readonly disc: Disc } | { readonly parts: readonly Convex[] }

/** A named footprint, as queries take and return it. */
export interface Element<Ref extends string = string> {
  readonly ref: Ref
  readonly footprint: Footprint
}

/** A closed interval on a line, `from <= to`. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/** The table as a box; its near left corner is the origin. */
export interface Box {
  readonly width: Units
  readonly depth: Units
}
