/** Lines that a disc's centre may not cross, and their intersections. Table space, not rounded. */
import type { Part } from './clearance'
import { squaredDistance } from './exact'
import { distance } from './measure'
import { cornerAt } from './outline'
import type { Convex, Point } from './types'

/** A straight line; `along` has length one. */
export interface Line {
  readonly through: Point
  readonly along: Point
}
/** A boundary that the disc's centre may not cross: a circle or a straight line. */
export type Bound = { readonly middle: Point; readonly radius: number } | Line

/** Circles and lines that miss by less than a thousandth of a unit count as touching: computed squares are no more exact. */
const TOUCH = 0.5
/** Lines that differ by a smaller angle (in radians) count as parallel. */
const PARALLEL = 1e-7

export const towards = (from: Point, to: Point): Point => {
  const size = distance(from, to)
  return { x: (to.x - from.x) / size, y: (to.y - from.y) / size }
}
export const stepped = (from: Point, along: Point, by: number): Point => ({ x: from.x + along.x * by, y: from.y + along.y * by })
const crossOf = (a: Point, b: Point): number => a.x * b.y - a.y * b.x
const dotOf = (a: Point, b: Point): number => a.x * b.x + a.y * b.y
const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })

/** The lines along an outline's edges, shifted outwards by `away`, or inwards if it is negative. */
export const alongEdges = (outline: Convex, away: number): readonly Line[] =>
  outline.map((corner, i) => {
    const along = towards(corner, cornerAt(outline, i + 1))
    return { through: stepped(corner, { x: along.y, y: -along.x }, away), along }
  })

export const circlesAround = (part: Part, away: number) =>
  'radius' in part ? [{ middle: part.at, radius: part.radius + away }] : part.map((corner) => ({ middle: corner, radius: away }))

export const boundsAround = (part: Part, away: number): readonly Bound[] => [
  ...circlesAround(part, away),
  ...('radius' in part ? [] : alongEdges(part, away)),
]

/**
 * The two points of a straight line at a distance `radius` from a middle. `foot` is the line's point nearest to the middle,
 * `squared` its squared distance.
 */
const onBothSides = (foot: Point, along: Point, radius: number, squared: number): readonly Point[] => {
  const under = radius * radius - squared
  if (under < -TOUCH) return []
  const aside = Math.sqrt(Math.max(0, under))
  return [stepped(foot, along, aside), stepped(foot, along, -aside)]
}

export const footOn = (point: Point, { through, along }: Line): Point =>
  stepped(through, along, dotOf(between(through, point), along))

/** The intersections of two bounds. */
export function meet(a: Bound, b: Bound): readonly Point[] {
  if ('along' in a) {
    if (!('along' in b)) return meet(b, a)
    const turn = crossOf(a.along, b.along)
    if (Math.abs(turn) < PARALLEL) return []
    return [stepped(a.through, a.along, crossOf(between(a.through, b.through), b.along) / turn)]
  }
  if ('along' in b) {
    const foot = footOn(a.middle, b)
    return onBothSides(foot, b.along, a.radius, squaredDistance(foot, a.middle))
  }
  const size = distance(a.middle, b.middle)
  if (size === 0) return []
  const ahead = towards(a.middle, b.middle)
  const along = (size * size + a.radius * a.radius - b.radius * b.radius) / (2 * size)
  return onBothSides(stepped(a.middle, ahead, along), { x: -ahead.y, y: ahead.x }, a.radius, along * along)
}

/** The outline of the table. */
export const outlineOf = ({ width, depth }: { readonly width: number; readonly depth: number }): Convex => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: depth },
  { x: 0, y: depth },
]
