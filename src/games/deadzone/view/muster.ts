/** Where models wait beside the table before they are deployed. */
import { INCH, type Point, type Units } from '../../../geometry/types'
import type { Model, Side, View } from '../rules/state'

/** The distance from the table's edge to the middle of its wooden rim, and the height of the rim. */
const BESIDE = 2.1 * INCH
export const RIM_HEIGHT = 0.55 * INCH
const SPACING = 0.35 * INCH

interface Standing {
  readonly at: Point
  readonly z: Units
  readonly heading: number
}

/**
 * Whether a side's things lie at the near edge. That is the edge of its zone or, before it has one, the near edge for A and the
 * far edge for B. The red zone is at row 1, the far edge.
 */
export function isNear({ sides }: View, seat: Side): boolean {
  const { zone } = sides[seat]
  return zone === undefined ? seat === 'A' : zone === 'blue'
}
/** A point beside the table, at a distance `along` from the middle of that side's edge. */
export function besideTable(view: View, seat: Side, along: Units): Point {
  const { width, depth } = view.tabletop
  const middle = Math.round(width / 2)
  return isNear(view, seat) ? { x: middle + along, y: -BESIDE } : { x: middle - along, y: depth + BESIDE }
}

/** A point on the rim at that side's left, `along` from the middle; a wide window has free space on that side. */
export function leftOfTable(view: View, seat: Side, along: Units): Point {
  const { width, depth } = view.tabletop
  return isNear(view, seat)
    ? { x: -BESIDE, y: Math.round(depth / 2) + along }
    : { x: width + BESIDE, y: Math.round(depth / 2) - along }
}

/** A model's place in the row along its side's edge. It is fixed, so that the row does not move when others leave it. */
export function mustered(view: View, model: Model): Standing {
  const row = Object.values(view.models).filter(({ seat }) => seat === model.seat)
  const widths = row.map(({ profile }) => 2 * profile.silhouette.base + SPACING)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const place = row.findIndex(({ ref }) => ref === model.ref)
  const before = widths.slice(0, place).reduce((sum, width) => sum + width, 0)
  const along = Math.round(before + (widths[place] ?? 0) / 2 - whole / 2)
  return { at: besideTable(view, model.seat, along), z: RIM_HEIGHT, heading: isNear(view, model.seat) ? 90 : 270 }
}
