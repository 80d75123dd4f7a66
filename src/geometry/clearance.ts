/**
 * How a point that moves in a straight line stays clear of a footprint: whether it does exactly, from where to where in floating
 * point. Table space, units as in `types.ts`; `keep` is the distance to be kept.
 */
import { compareToSegment, cross, signOfProducts, squaredDistance } from './exact'
import { cornerAt } from './outline'
import type { Convex, Disc, Footprint, Interval, Point, Units } from './types'

/** One convex piece of a footprint. */
export type Part = Disc | Convex

/** The convex pieces of a footprint. */
export const partsOf = (footprint: Footprint): readonly Part[] => ('disc' in footprint ? [footprint.disc] : footprint.parts)

/** Whether the bounding rectangles of the segment and the part are `keep` or more apart. */
const areBoundsApart = (a: Point, b: Point, part: Convex, keep: number): boolean => {
  let minX = Infinity
  let minY = Infinity
  let maxX = -Infinity
  let maxY = -Infinity
  for (const { x, y } of part) {
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  }
  return (
    Math.min(a.x, b.x) - maxX >= keep ||
    minX - Math.max(a.x, b.x) >= keep ||
    Math.min(a.y, b.y) - maxY >= keep ||
    minY - Math.max(a.y, b.y) >= keep
  )
}

const segmentMeets = (a: Point, b: Point, part: Convex): boolean => {
  let from = cornerAt(part, part.length - 1)
  let left = false
  let right = false
  for (const to of part) {
    if (cross(from, to, a) < 0 && cross(from, to, b) < 0) return false
    const side = cross(a, b, to)
    if (side >= 0) left = true
    if (side <= 0) right = true
    from = to
  }
  return left && right
}

/** Whether every point of a segment keeps a distance from one part. Exact; the inside counts as distance 0. */
export const segmentKeepsFromPart = (a: Point, b: Point, part: Part, keep: Units): boolean => {
  if (keep <= 0) return true
  if ('radius' in part) return compareToSegment(part.at, a, b, keep + part.radius) >= 0
  if (areBoundsApart(a, b, part, keep)) return true
  let from = cornerAt(part, part.length - 1)
  for (const to of part) {
    const nearer = Math.max(cross(from, to, a), cross(from, to, b))
    if (nearer < 0 && signOfProducts(nearer, nearer, keep * keep, squaredDistance(from, to)) >= 0) return true
    from = to
  }
  if (segmentMeets(a, b, part)) return false
  for (const to of part) {
    if (compareToSegment(to, a, b, keep) < 0) return false
    if (compareToSegment(a, from, to, keep) < 0 || compareToSegment(b, from, to, keep) < 0) return false
    from = to
  }
  return true
}

const toSegment = (p: Point, a: Point, b: Point): number => {
  const ex = b.x - a.x
  const ey = b.y - a.y
  const squared = ex * ex + ey * ey
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * ex + (p.y - a.y) * ey) / squared))
  return Math.sqrt(squaredDistance(p, { x: a.x + share * ex, y: a.y + share * ey }))
}

/** The least distance between a segment and a footprint, for display; 0 if they meet. */
export const segmentDistance = (a: Point, b: Point, footprint: Footprint): number => {
  if ('disc' in footprint) return Math.max(0, toSegment(footprint.disc.at, a, b) - footprint.disc.radius)
  let least = Infinity
  for (const part of footprint.parts) {
    if (segmentMeets(a, b, part)) return 0
    part.forEach((to, i) => {
      const from = cornerAt(part, i + part.length - 1)
      least = Math.min(least, toSegment(to, a, b), toSegment(a, from, to), toSegment(b, from, to))
    })
  }
  return least
}

const NOISE = 1e-7

/** Where a ray from (x, y), relative to a circle's middle, first comes nearer than `keep` to the middle. */
const enterCircle = (x: number, y: number, ux: number, uy: number, keep: number): number => {
  const along = x * ux + y * uy
  if (along >= 0) return Infinity
  const beyond = x * x + y * y - keep * keep
  if (beyond <= 0) return 0
  const under = along * along - beyond
  return under <= 0 ? Infinity : Math.max(0, -along - Math.sqrt(under))
}

/**
 * How far a ray goes (in units, not rounded) before it first comes nearer than `keep` to a part; 0 if it starts nearer, Infinity
 * if it never does. The direction must have length one. A start exactly at the distance counts as entering only if the ray goes
 * nearer.
 */
export const enter = (start: Point, ux: number, uy: number, part: Part, keep: number): number => {
  if ('radius' in part) {
    const x = start.x - part.at.x
    const y = start.y - part.at.y
    const all = keep + part.radius
    if (x * x + y * y < all * all) return 0
    return enterCircle(x, y, ux, uy, all)
  }
  let best = Infinity
  let isInside = true
  let from = cornerAt(part, part.length - 1)
  for (const to of part) {
    const ex = to.x - from.x
    const ey = to.y - from.y
    const px = start.x - from.x
    const py = start.y - from.y
    const size = Math.sqrt(ex * ex + ey * ey)
    const away = (px * ey - py * ex) / size
    if (away > 0) isInside = false
    const dot = (px * ex + py * ey) / size
    if (away > 0 && away < keep - NOISE && dot >= 0 && dot <= size) return 0
    if (px * px + py * py < keep * keep) return 0
    const approach = (uy * ex - ux * ey) / size
    if (approach > 0 && away >= keep - NOISE) {
      const t = Math.max(0, (away - keep) / approach)
      const foot = dot + (t * (ux * ex + uy * ey)) / size
      if (t < best && foot >= 0 && foot <= size) best = t
    }
    const t = enterCircle(px, py, ux, uy, keep)
    if (t < best) best = t
    from = to
  }
  return isInside ? 0 : best
}

/** The stretch of the segment `a`-`b` that is nearer than `keep` to a part, not rounded; undefined if there is none. */
export const stretchNear = (a: Point, b: Point, part: Part, keep: number): Interval | undefined => {
  if (!('radius' in part) && areBoundsApart(a, b, part, keep)) return undefined
  const size = Math.sqrt(squaredDistance(a, b))
  if (size === 0) return segmentKeepsFromPart(a, a, part, keep) ? undefined : { from: 0, to: 0 }
  const ux = (b.x - a.x) / size
  const uy = (b.y - a.y) / size
  const from = enter(a, ux, uy, part, keep)
  if (from >= size) return undefined
  const back = enter(b, -ux, -uy, part, keep)
  const to = Math.max(0, size - back)
  return to <= from ? undefined : { from, to }
}
