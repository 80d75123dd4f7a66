/** Cutting outlines of walls: at a line, and where another wall stands. Units. */
import { hull, isConvex } from '../../geometry/outline'
import { overlaps } from '../../geometry/overlap'
import type { Convex, Point, Units } from '../../geometry/types'

/**
 * How far cut walls still overlap: enough that no line of sight passes between them, too little for any check to call it a fault.
 */
const SEAM: Units = 20

/** The convex hull in whole units; undefined if it has no area. */
export function solid(corners: readonly Point[]): Convex | undefined {
  const outline = hull(corners.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })))
  return isConvex(outline) ? outline : undefined
}

/** The signed distance of a place to the left of the line `from`-`to`. */
function leftOf(from: Point, to: Point): (at: Point) => number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const size = Math.sqrt(dx * dx + dy * dy)
  return ({ x, y }) => (dx * (y - from.y) - dy * (x - from.x)) / size
}

/** The part of an outline where `inward` is not negative. */
function cut(outline: readonly Point[], inward: (at: Point) => number): readonly Point[] {
  return outline.flatMap((to, index) => {
    const from = outline[(index + outline.length - 1) % outline.length] as Point
    const [a, b] = [inward(from), inward(to)]
    const share = a / (a - b)
    const crossing = a < 0 !== b < 0 ? [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }] : []
    return b >= 0 ? [...crossing, to] : crossing
  })
}

/** The part of an outline to the left of the line `from`-`to`. */
export const cutBehind = (outline: readonly Point[], from: Point, to: Point): readonly Point[] => cut(outline, leftOf(from, to))

/** What remains of a solid outside another, in as many convex parts as needed; the solid itself if they barely overlap. */
export function beside(one: Convex, other: Convex): readonly Convex[] {
  if (!overlaps({ parts: [one] }, { parts: [other] }, 2 * SEAM)) return [one]
  const parts: Convex[] = []
  let rest: readonly Point[] = one
  for (const [index, to] of other.entries()) {
    const left = leftOf(other[(index + other.length - 1) % other.length] as Point, to)
    if (!rest.some((at) => left(at) < 0)) continue
    const part = solid(cut(rest, (at) => SEAM - left(at)))
    if (part) parts.push(part)
    rest = cut(rest, (at) => left(at) - SEAM)
  }
  return parts
}
