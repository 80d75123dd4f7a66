/** Convex outlines in table space: hull, exact inside test, area, bounds, a random point. Units as in `types.ts`. */
import { cross } from './exact'
import type { Convex, Footprint, Point } from './types'

/** An axis-parallel rectangle around something. */
export interface Bounds {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** A corner by its index, which wraps around. */
export const cornerAt = (outline: readonly Point[], index: number): Point => {
  const corner = outline[index % outline.length]
  if (corner === undefined) throw new Error('an outline has at least one corner')
  return corner
}

/** The convex hull of points, counter-clockwise, without corners on a straight line. Fewer than three corners if collinear. */
export const hull = (points: readonly Point[]): Convex => {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  if (sorted.length < 3) return sorted
  const half = (from: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of from) {
      while (chain.length >= 2) {
        const before = chain[chain.length - 2]
        const last = chain[chain.length - 1]
        if (before === undefined || last === undefined || cross(before, last, point) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** Whether an outline fulfils the contract of `Convex`: three or more corners, counter-clockwise, none on a straight line. */
export const isConvex = (outline: readonly Point[]): boolean =>
  outline.length >= 3 && hull(outline).length === outline.length && twiceArea(outline) > 0

/** Whether a point lies in a convex outline, border included. Exact. */
export const isInside = (point: Point, outline: Convex): boolean => {
  let from = cornerAt(outline, outline.length - 1)
  for (const to of outline) {
    if (cross(from, to, point) < 0) return false
    from = to
  }
  return true
}

/** Twice the area of a simple polygon in square units, exact; negative if its corners run clockwise. */
export const twiceArea = (outline: readonly Point[]): number => {
  let sum = 0
  const origin = cornerAt(outline, 0)
  for (let i = 1; i + 1 < outline.length; i++) sum += cross(origin, cornerAt(outline, i), cornerAt(outline, i + 1))
  return sum
}

/** The area of a simple polygon in square units, for display. */
export const area = (outline: readonly Point[]): number => Math.abs(twiceArea(outline)) / 2

/** The bounding rectangle of points. */
export const boundsOf = (points: readonly Point[]): Bounds => {
  let minX = Infinity
  let minY = Infinity
  let maxX = -Infinity
  let maxY = -Infinity
  for (const { x, y } of points) {
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  }
  return { minX, minY, maxX, maxY }
}

/** The bounding rectangle of a footprint. */
export const boundsOfFootprint = (footprint: Footprint): Bounds => {
  if ('parts' in footprint) return boundsOf(footprint.parts.flat())
  const { at, radius } = footprint.disc
  return { minX: at.x - radius, minY: at.y - radius, maxX: at.x + radius, maxY: at.y + radius }
}

/** Whether two rectangles are `apart` or more units from each other in x or in y, and therefore at least that far apart. */
export const areApart = (a: Bounds, b: Bounds, apart: number): boolean =>
  a.minX - b.maxX >= apart || b.minX - a.maxX >= apart || a.minY - b.maxY >= apart || b.minY - a.maxY >= apart

/**
 * An integer point uniformly distributed in a convex outline, from two numbers of the caller in [0, 1). Rounding never leaves the
 * outline; if it has no integer point near the chosen place, the nearest corner is returned.
 */
export const pointWithin = (outline: Convex, first: number, second: number): Point => {
  const origin = cornerAt(outline, 0)
  let left = first * twiceArea(outline)
  let index = 1
  let piece = cross(origin, cornerAt(outline, 1), cornerAt(outline, 2))
  while (left >= piece && index + 2 < outline.length) {
    left -= piece
    index += 1
    piece = cross(origin, cornerAt(outline, index), cornerAt(outline, index + 1))
  }
  const b = cornerAt(outline, index)
  const c = cornerAt(outline, index + 1)
  const spread = Math.sqrt(Math.min(1, Math.max(0, left / piece)))
  const x = origin.x + spread * (b.x - origin.x + second * (c.x - b.x))
  const y = origin.y + spread * (b.y - origin.y + second * (c.y - b.y))
  let best: Point | undefined
  let bestDistance = Infinity
  const columns = [Math.floor(x) + 0, Math.ceil(x) + 0]
  const rows = [Math.floor(y) + 0, Math.ceil(y) + 0]
  for (const candidate of [...rows.flatMap((row) => columns.map((column) => ({ x: column, y: row }))), ...outline]) {
    const distance = (candidate.x - x) * (candidate.x - x) + (candidate.y - y) * (candidate.y - y)
    if (distance < bestDistance && isInside(candidate, outline)) {
      best = candidate
      bestDistance = distance
    }
  }
  return best ?? origin
}
