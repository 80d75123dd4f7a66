/** Distances in table space: real numbers for display, exact comparisons for decisions. Units as in `types.ts`. */
import { compareToSegment, squaredDistance } from './exact'
import { cornerAt, isInside } from './outline'
import type { Convex, Disc, Footprint, Point, Units } from './types'

/** The distance between two points, for display. */
export const distance = (a: Point, b: Point): number => Math.sqrt(squaredDistance(a, b))

/** The gap between two discs, edge to edge, for display; negative if they overlap. */
export const gap = (a: Disc, b: Disc): number => distance(a.at, b.at) - a.radius - b.radius

const compareGap = (a: Disc, b: Disc, d: Units): number => {
  const reach = a.radius + b.radius + d
  return reach < 0 ? 1 : Math.sign(squaredDistance(a.at, b.at) - reach * reach)
}

/** Whether the gap between two discs is `d` or more. Exact; `d` may be negative. */
export const gapAtLeast = (a: Disc, b: Disc, d: Units): boolean => compareGap(a, b, d) >= 0

/** Whether the gap between two discs is `d` or less. Exact; `d` may be negative. */
export const gapAtMost = (a: Disc, b: Disc, d: Units): boolean => compareGap(a, b, d) <= 0

/** The point of a footprint nearest to a point (the point itself if it lies inside), not rounded, for display. */
export const nearestPoint = (point: Point, footprint: Footprint): Point => {
  if ('disc' in footprint) {
    const { at, radius } = footprint.disc
    const away = distance(point, at)
    if (away <= radius) return point
    return { x: at.x + ((point.x - at.x) * radius) / away, y: at.y + ((point.y - at.y) * radius) / away }
  }
  let best = point
  let bestSquared = Infinity
  for (const part of footprint.parts) {
    if (isInside(point, part)) return point
    let from = cornerAt(part, part.length - 1)
    for (const to of part) {
      const ex = to.x - from.x
      const ey = to.y - from.y
      const share = ((point.x - from.x) * ex + (point.y - from.y) * ey) / (ex * ex + ey * ey)
      const at = share <= 0 ? from : share >= 1 ? to : { x: from.x + share * ex, y: from.y + share * ey }
      const squared = squaredDistance(point, at)
      if (squared < bestSquared) {
        best = at
        bestSquared = squared
      }
      from = to
    }
  }
  return best
}

/** The distance from a point to a footprint, for display; 0 inside. */
export const distanceToFootprint = (point: Point, footprint: Footprint): number => distance(point, nearestPoint(point, footprint))

/** A quick test that decides most cases: along one axis, all corners are farther than `d` from the point on the same side. */
const isBeyond = ({ x, y }: Point, part: Convex, d: Units): boolean => {
  let [left, right, below, above] = [true, true, true, true]
  for (const corner of part) {
    left &&= x - corner.x > d
    right &&= corner.x - x > d
    below &&= y - corner.y > d
    above &&= corner.y - y > d
    if (!left && !right && !below && !above) return false
  }
  return true
}

/**
 * Whether a point keeps at least (if `strictly`, more than) a distance from a footprint. The interior is at distance 0. Exact.
 */
const keeps = (point: Point, footprint: Footprint, d: Units, strictly: boolean): boolean => {
  if (d < 0) return true
  if ('disc' in footprint) {
    const { at, radius } = footprint.disc
    if (d === 0 && !strictly) return true
    const squared = squaredDistance(point, at)
    const reach = radius + d
    return strictly ? squared > reach * reach : squared >= reach * reach
  }
  if (d === 0 && !strictly) return true
  for (const part of footprint.parts) {
    if (isBeyond(point, part, d)) continue
    let from = cornerAt(part, part.length - 1)
    let outside = false
    for (const to of part) {
      if ((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) < 0) outside = true
      const sign = compareToSegment(point, from, to, d)
      if (sign < 0 || (strictly && sign === 0)) return false
      from = to
    }
    if (!outside) return false
  }
  return true
}

/** Whether a point is `d` or farther from a footprint (the interior counts as 0). Exact. */
export const distanceAtLeast = (point: Point, footprint: Footprint, d: Units): boolean => keeps(point, footprint, d, false)

/** Whether a point is `d` or nearer to a footprint (the interior counts as 0). Exact. */
export const distanceAtMost = (point: Point, footprint: Footprint, d: Units): boolean => !keeps(point, footprint, d, true)

/** The length of a polyline. */
export const length = (path: readonly Point[]): number => {
  let sum = 0
  for (let i = 1; i < path.length; i++) sum += distance(cornerAt(path, i - 1), cornerAt(path, i))
  return sum
}

/**
 * Whether a polyline is no longer than a budget. A straight one is compared exactly. Each bend allows half a unit more, because
 * its place was rounded to integer units.
 */
export const lengthAtMost = (path: readonly Point[], budget: Units): boolean => {
  if (path.length < 2) return budget >= 0
  if (path.length === 2) return budget >= 0 && squaredDistance(cornerAt(path, 0), cornerAt(path, 1)) <= budget * budget
  return budget >= 0 && length(path) <= budget + (path.length - 2) / 2
}
