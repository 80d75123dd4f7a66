/**
 * Outlines drawn by hand: divides any simple polygon into convex parts that use only its own corners, and joins such parts again.
 * Table space, integer units; exact.
 */
import { cross } from '../geometry/exact'
import { cornerAt, isConvex, isInside, twiceArea } from '../geometry/outline'
import type { Convex, Point } from '../geometry/types'
import { MOST } from './document'
import { done, type Outcome, refuse } from './said'

/** The most convex parts of an area. */
export const MOST_PARTS = 16

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y

/** The polygon without repeated corners, corners on a straight line, and spikes of no width. */
export function cleaned(corners: readonly Point[]): readonly Point[] {
  let ring = [...corners]
  for (let size = -1; size !== ring.length && ring.length >= 3; ) {
    size = ring.length
    const at = ring.findIndex((corner, i) => {
      const [before, after] = [cornerAt(ring, i + ring.length - 1), cornerAt(ring, i + 1)]
      return isSame(corner, after) || cross(before, corner, after) === 0
    })
    if (at >= 0) ring = ring.filter((_, i) => i !== at)
  }
  return ring
}

/** Whether two segments have a point in common. */
function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign(cross(p, q, r))
  const within = (p: Point, q: Point, r: Point) =>
    r.x >= Math.min(p.x, q.x) && r.x <= Math.max(p.x, q.x) && r.y >= Math.min(p.y, q.y) && r.y <= Math.max(p.y, q.y)
  const [abc, abd, cda, cdb] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)]
  if (abc !== abd && cda !== cdb) return true
  return (abc === 0 && within(a, b, c)) || (abd === 0 && within(a, b, d)) || (cda === 0 && within(c, d, a))
}

/** The place where a polygon crosses or touches itself, if it does. */
function crossing(ring: readonly Point[]): Point | undefined {
  for (let i = 0; i < ring.length; i++)
    for (let j = i + 2; j < ring.length; j++) {
      if (i === 0 && j === ring.length - 1) continue
      if (meet(cornerAt(ring, i), cornerAt(ring, i + 1), cornerAt(ring, j), cornerAt(ring, j + 1))) return cornerAt(ring, j)
    }
  return undefined
}

/**
 * Divides a polygon, drawn in either direction, into convex parts, counter-clockwise. Refused if it has no area, crosses itself,
 * has too many corners, or would need too many parts.
 */
export function convexParts(corners: readonly Point[]): Outcome<readonly Convex[]> {
  const clean = cleaned(corners)
  if (clean.length < 3) return refuse('edit-area-flat', {})
  if (clean.length > MOST.corners) return refuse('edit-area-corners', { most: MOST.corners })
  if (crossing(clean)) return refuse('edit-area-crossed', {})
  const ring = twiceArea(clean) > 0 ? clean : [...clean].reverse()
  if (isConvex(ring)) return done([ring])
  const parts = merged(triangles(ring))
  return parts.length > MOST_PARTS ? refuse('edit-area-parts', { most: MOST_PARTS }) : done(parts)
}

/** Ear clipping: a simple polygon always has a corner whose triangle contains no other corner. */
function triangles(ring: readonly Point[]): readonly Convex[] {
  const left = [...ring]
  const found: Convex[] = []
  while (left.length > 3) {
    const at = left.findIndex((corner, i) => {
      const ear = [cornerAt(left, i + left.length - 1), corner, cornerAt(left, i + 1)]
      return isConvex(ear) && left.every((other) => ear.includes(other) || !isInside(other, ear))
    })
    if (at < 0) throw new Error('a simple polygon has an ear')
    found.push([cornerAt(left, at + left.length - 1), cornerAt(left, at), cornerAt(left, at + 1)])
    left.splice(at, 1)
  }
  return [...found, left]
}

/** Joins neighbours along their common edge as long as the result is convex. */
function merged(parts: readonly Convex[]): readonly Convex[] {
  for (const [i, one] of parts.entries())
    for (const [j, other] of parts.entries()) {
      const joined = i < j ? joinedAlong(one, other) : undefined
      if (joined && isConvex(joined)) return merged([...parts.filter((_, at) => at !== i && at !== j), joined])
    }
  return parts
}

function joinedAlong(one: Convex, other: Convex): Convex | undefined {
  for (let i = 0; i < one.length; i++) {
    const [from, to] = [cornerAt(one, i), cornerAt(one, i + 1)]
    const j = other.findIndex((corner, at) => isSame(corner, to) && isSame(cornerAt(other, at + 1), from))
    if (j < 0) continue
    // Goes around `one` from the edge's end to its beginning, then around `other` between the same two corners.
    const around = (ring: Convex, start: number, count: number) =>
      Array.from({ length: count }, (_, at) => cornerAt(ring, start + at))
    return [...around(one, i + 1, one.length), ...around(other, j + 2, other.length - 2)]
  }
  return undefined
}

interface Edge {
  readonly from: Point
  readonly to: Point
}
/** How far a path turns to the left, in radians; used only to compare turns. */
const leftward = (from: Point, at: Point, to: Point): number => {
  const turned = Math.atan2(to.y - at.y, to.x - at.x) - Math.atan2(at.y - from.y, at.x - from.x)
  return turned > Math.PI ? turned - 2 * Math.PI : turned <= -Math.PI ? turned + 2 * Math.PI : turned
}

const nameOf = ({ x, y }: Point): string => `${x} ${y}`

/**
 * The polygons that outlines form together, without the edges that two of them share. Areas with holes and overlapping outlines
 * are returned as the outlines themselves.
 */
export function ringsOf(outlines: readonly Convex[]): readonly (readonly Point[])[] {
  const edges = new Map<string, Edge>()
  for (const outline of outlines)
    for (const [i, from] of outline.entries()) {
      const to = cornerAt(outline, i + 1)
      const back = `${nameOf(to)} ${nameOf(from)}`
      const key = `${nameOf(from)} ${nameOf(to)}`
      if (edges.has(key)) return outlines
      if (!edges.delete(back)) edges.set(key, { from, to })
    }
  const rings: (readonly Point[])[] = []
  for (let [first] = edges.values(); first; [first] = edges.values()) {
    const ring: Point[] = []
    for (let edge: Edge = first; ; ) {
      const { from, to } = edge
      edges.delete(`${nameOf(from)} ${nameOf(to)}`)
      ring.push(from)
      // Where rings touch at a corner, the path continues along the leftmost edge.
      const on: readonly Edge[] = [...edges.values(), first].filter((next) => isSame(next.from, to))
      const [next] = [...on].sort((a, b) => leftward(from, to, b.to) - leftward(from, to, a.to))
      if (!next || next === first) break
      edge = next
    }
    rings.push(cleaned(ring))
  }
  return rings.every((ring) => ring.length >= 3 && twiceArea(ring) > 0 && !crossing(ring)) ? rings : outlines
}
