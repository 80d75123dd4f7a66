/** Convex outlines with fewer corners, around or inside given ones. Whole units; the result is exactly convex. */
import { hull, twiceArea } from '../../geometry/outline'
import type { Convex, Point } from '../../geometry/types'

const cyclic = <T>(list: readonly T[], i: number): T => list[(i + list.length) % list.length] as T

/** The distance of a point from a convex outline; 0 within it. */
export function outside(point: Point, outline: Convex): number {
  if (outline.length === 0) return Infinity
  let isIn = outline.length >= 3
  let nearest = Infinity
  outline.forEach((to, i) => {
    const from = cyclic(outline, i - 1)
    const [ex, ey, px, py] = [to.x - from.x, to.y - from.y, point.x - from.x, point.y - from.y]
    if (ex * py - ey * px < 0) isIn = false
    const square = ex * ex + ey * ey
    const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * ex + py * ey) / square))
    const [dx, dy] = [px - share * ex, py - share * ey]
    nearest = Math.min(nearest, dx * dx + dy * dy)
  })
  return isIn ? 0 : Math.sqrt(nearest)
}

/**
 * An enclosing outline with fewer corners. A side is dropped if its neighbours, extended, meet at most `error` away; then further
 * sides until at most `most` corners remain. Rounding may cut off less than a unit.
 */
export function fewerAround(outline: Convex, error: number, most: number): { readonly outline: Convex; readonly error: number } {
  let corners: readonly Point[] = outline
  let worst = 0
  while (corners.length > 3) {
    let best: { readonly i: number; readonly at: Point; readonly out: number } | undefined
    corners.forEach((b, i) => {
      const [a, c, d] = [cyclic(corners, i - 1), cyclic(corners, i + 1), cyclic(corners, i + 2)]
      const meeting = meet(a, b, d, c)
      if (!meeting) return
      const out = outside(meeting, outline)
      if (!best || out < best.out) best = { i, at: meeting, out }
    })
    if (!best || (best.out > error && corners.length <= most)) break
    const { i, at, out } = best
    worst = Math.max(worst, out)
    corners = [...corners.slice(0, i), at, ...corners.slice(i + 1)].filter((_, k, { length }) => k !== (i + 1) % length)
  }
  return { outline: hull(corners.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))), error: worst }
}

/** The intersection of the line from a through b with the line from d through c, beyond b and c; undefined if they diverge. */
function meet(a: Point, b: Point, d: Point, c: Point): Point | undefined {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, c.x - d.x, c.y - d.y]
  const turn = ux * vy - uy * vx
  if (turn >= 0) return undefined
  const share = ((d.x - a.x) * vy - (d.y - a.y) * vx) / turn
  return share >= 1 ? { x: a.x + share * ux, y: a.y + share * uy } : undefined
}

/** An outline inside the given one with fewer corners: drops the corner with the smallest triangle until `most` remain. */
export function fewerWithin(outline: Convex, most: number): Convex {
  let corners = outline
  while (corners.length > Math.max(3, most)) {
    const lost = (i: number) => Math.abs(twiceArea([cyclic(corners, i - 1), cyclic(corners, i), cyclic(corners, i + 1)]))
    const least = corners.reduce((best, _, i) => (lost(i) < lost(best) ? i : best), 0)
    corners = corners.filter((_, i) => i !== least)
  }
  return corners
}
