/** Where models wait beside the table before they are deployed. */
import { INCH, type Point, type Units } from '../../../geometry/types'
import type { Model, Side, View } from '../rules/state'

/** Out on the middle of the table's wooden rim, and as high as it is. */
const BESIDE = 2.1 * INCH
export const RIM_HEIGHT = 0.55 * INCH
const SPACING = 0.35 * INCH

interface Standing {
  readonly at: Point
  readonly z: Units
  readonly heading: number
}

/**
 * A side's things are at the edge of its zone; without a zone, A's at the near edge and B's opposite. Row 1, where the red zone is, is
 * the far edge.
 */
export function isNear({ sides }: View, seat: Side): boolean {
  const { zone } = sides[seat]
  return zone === undefined ? seat === 'A' : zone === 'blue'
}
/** A place beside the table, `along` from the middle of that side's edge. */
export function besideTable(view: View, seat: Side, along: Units): Point {
  const { width, depth } = view.tabletop
  const middle = Math.round(width / 2)
  return isNear(view, seat) ? { x: middle + along, y: -BESIDE } : { x: middle - along, y: depth + BESIDE }
}

/** A place on the rim at that side's own left, `along` from the middle away from it: there a wide window has room beside the table. */
export function leftOfTable(view: View, seat: Side, along: Units): Point {
  const { width, depth } = view.tabletop
  return isNear(view, seat)
    ? { x: -BESIDE, y: Math.round(depth / 2) + along }
    : { x: width + BESIDE, y: Math.round(depth / 2) - along }
}

/** A place in a row along its side's edge; every model has its own place in it, so nobody shifts as others leave. */
export function mustered(view: View, model: Model): Standing {
  const row = Object.values(view.models).filter(({ seat }) => seat === model.seat)
  const widths = row.map(({ profile }) => 2 * profile.silhouette.base + SPACING)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const place = row.findIndex(({ ref }) => ref === model.ref)
  const before = widths.slice(0, place).reduce((sum, width) => sum + width, 0)
  const along = Math.round(before + (widths[place] ?? 0) / 2 - whole / 2)
  return { at: besideTable(view, model.seat, along), z: RIM_HEIGHT, heading: isNear(view, model.seat) ? 90 : 270 }
}
