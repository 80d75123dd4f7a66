/** Overlap, contact and containment in table space, exact. The caller sets the tolerances, in units. */
import { compareToSegment, cross, signOfProducts, squaredDistance } from './exact'
import { distanceAtLeast, distanceAtMost } from './measure'
import { cornerAt, isInside } from './outline'
import type { Box, Convex, Disc, Footprint } from './types'

/** Whether no corner of `other` is deeper than `tolerance` behind some edge of `part`, so that the edge separates them. */
const edgeSeparates = (part: Convex, other: Convex, tolerance: number): boolean => {
  let from = cornerAt(part, part.length - 1)
  for (const to of part) {
    let deepest = -Infinity
    for (const corner of other) deepest = Math.max(deepest, cross(from, to, corner))
    if (deepest <= 0) return true
    if (signOfProducts(deepest, deepest, tolerance * tolerance, squaredDistance(from, to)) <= 0) return true
    from = to
  }
  return false
}

const discOverlaps = (disc: Disc, footprint: Footprint, tolerance: number): boolean =>
  !distanceAtLeast(disc.at, footprint, disc.radius - tolerance)

/**
 * Whether two things overlap by more than a tolerance. A disc overlaps if its centre is nearer to the other than its radius less
 * the tolerance (for two discs: gap below minus the tolerance); two outlines if each extends deeper than the tolerance behind
 * every edge of the other.
 */
export const overlaps = (a: Disc | Footprint, b: Footprint, tolerance: number): boolean => {
  if ('at' in a) return discOverlaps(a, b, tolerance)
  if ('disc' in a) return discOverlaps(a.disc, b, tolerance)
  if ('disc' in b) return discOverlaps(b.disc, a, tolerance)
  return a.parts.some((p) => b.parts.some((q) => !edgeSeparates(p, q, tolerance) && !edgeSeparates(q, p, tolerance)))
}

const partsWithin = (a: Convex, b: Convex, d: number): boolean => {
  for (const [some, others] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const corner of some) {
      if (isInside(corner, others)) return true
      let from = cornerAt(others, others.length - 1)
      for (const to of others) {
        if (compareToSegment(corner, from, to, d) <= 0) return true
        from = to
      }
    }
  }
  return !edgeSeparates(a, b, 0) && !edgeSeparates(b, a, 0)
}

/** Whether two things are in contact: they do not overlap by more than `tolerance`, and their gap is at most `contact`. */
export const inContact = (a: Disc | Footprint, b: Footprint, tolerance: number, contact: number): boolean => {
  if (overlaps(a, b, tolerance)) return false
  if ('at' in a) return distanceAtMost(a.at, b, a.radius + contact)
  if ('disc' in a) return distanceAtMost(a.disc.at, b, a.disc.radius + contact)
  if ('disc' in b) return distanceAtMost(b.disc.at, a, b.disc.radius + contact)
  return a.parts.some((p) => b.parts.some((q) => partsWithin(p, q, contact)))
}

/** Whether a disc lies entirely inside a convex outline, touching its border allowed; it may stick out by `tolerance`. */
export const contains = (outline: Convex, disc: Disc, tolerance = 0): boolean => {
  const keep = disc.radius - tolerance
  let from = cornerAt(outline, outline.length - 1)
  for (const to of outline) {
    const aside = cross(from, to, disc.at)
    if (keep >= 0 && (aside < 0 || signOfProducts(aside, aside, keep * keep, squaredDistance(from, to)) < 0)) return false
    from = to
  }
  return true
}

/** Whether a disc lies entirely on the table, touching its edge allowed. */
export const insideBox = (disc: Disc, box: Box): boolean =>
  disc.at.x >= disc.radius &&
  disc.at.y >= disc.radius &&
  disc.at.x <= box.width - disc.radius &&
  disc.at.y <= box.depth - disc.radius
