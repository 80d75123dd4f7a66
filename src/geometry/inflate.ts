/** Outlines at a distance around parts, with corners cut by tangents: where the path of a disc's centre may bend. Table space. */
import type { Part } from './clearance'
import { direction } from './heading'
import { cornerAt } from './outline'
import type { Box, Convex, Point } from './types'

/**
 * Adjacent tangents at a corner differ by at most 22.5 degrees (this is its cosine): their intersection extends at most two
 * hundredths of the distance beyond the exact outline.
 */
const STRAIGHT_ENOUGH = 0.92387
const ROUND_ABOUT = Array.from({ length: 36 }, (_, i) => direction(i * 10))

const outwardNormal = (from: Point, to: Point): Point => {
  const ex = to.x - from.x
  const ey = to.y - from.y
  const size = Math.sqrt(ex * ex + ey * ey)
  return { x: ey / size, y: -ex / size }
}

/** Directions from `first` to `last` in steps that are small enough; `first` is included, `last` is not. */
const fan = (first: Point, last: Point): readonly Point[] => {
  if (first.x * last.x + first.y * last.y >= STRAIGHT_ENOUGH) return [first]
  const x = first.x + last.x
  const y = first.y + last.y
  const size = Math.sqrt(x * x + y * y)
  const middle = { x: x / size, y: y / size }
  return [...fan(first, middle), ...fan(middle, last)]
}

const tangentCorner = (around: Point, first: Point, second: Point, away: number): Point => {
  const stretch = away / (1 + first.x * second.x + first.y * second.y)
  return { x: around.x + (first.x + second.x) * stretch, y: around.y + (first.y + second.y) * stretch }
}

/**
 * A convex outline around a part, counter-clockwise, not rounded: every point of it is `away` or farther from the part, its edges
 * touch the exact outline at that distance, and its corners exceed it by less than `away`/50.
 */
export const outlineAround = (part: Part, away: number): readonly Point[] => {
  if ('radius' in part) {
    return ROUND_ABOUT.map((first, i) => tangentCorner(part.at, first, cornerAt(ROUND_ABOUT, i + 1), away + part.radius))
  }
  return part.flatMap((corner, i) => {
    const first = outwardNormal(cornerAt(part, i + part.length - 1), corner)
    const last = outwardNormal(corner, cornerAt(part, i + 1))
    const normals = [...fan(first, last), last]
    return normals.slice(1).map((normal, k) => tangentCorner(corner, cornerAt(normals, k), normal, away))
  })
}

/** The part of a convex outline on the inner side of a line: where `inward` is not negative. */
export const cutOutline = (outline: readonly Point[], inward: (point: Point) => number): readonly Point[] => {
  const depths = outline.map(inward)
  if (depths.every((depth) => depth >= 0)) return outline
  return outline.flatMap((to, i) => {
    const last = (i + outline.length - 1) % outline.length
    const [from, before, after] = [outline[last] as Point, depths[last] as number, depths[i] as number]
    const kept = after >= 0 ? [to] : []
    if (before * after >= 0) return kept
    const share = before / (before - after)
    return [{ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }, ...kept]
  })
}

/** The part of a convex outline at least `margin` inside the table. */
export const cutToBox = (outline: readonly Point[], box: Box, margin: number): readonly Point[] =>
  [
    (point: Point) => point.x - margin,
    (point: Point) => box.width - margin - point.x,
    (point: Point) => point.y - margin,
    (point: Point) => box.depth - margin - point.y,
  ].reduce((rest, inward) => cutOutline(rest, inward), outline)

/**
 * The possible centres of a disc inside a convex outline, not rounded; fewer than three corners if it barely fits or does not.
 */
export const outlineWithin = (outline: Convex, radius: number): readonly Point[] =>
  outline.reduce<readonly Point[]>((rest, to, i) => {
    const from = cornerAt(outline, i + outline.length - 1)
    const { x, y } = outwardNormal(from, to)
    return cutOutline(rest, (point) => (from.x - point.x) * x + (from.y - point.y) * y - radius + 1e-6)
  }, outline)
