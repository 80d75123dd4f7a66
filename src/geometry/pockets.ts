/**
 * Candidate places for a disc in contact with a target, at the corners of the free room: a disc may fit there although it touches nothing
 * exactly. Table space, not rounded.
 */
import { type Part, partsOf } from './clearance'
import { squaredDistance } from './exact'
import { distance } from './measure'
import { cornerAt } from './outline'
import type { ContactQuestion } from './ring'
import type { Convex, Point } from './types'

/** A line that the disc's centre may not cross: a circle, or a straight one along a direction of length one. */
type Bound = { readonly middle: Point; readonly radius: number } | { readonly through: Point; readonly along: Point }

/** Corners are looked for this far inside the free room, so that they are still free when rounded to whole units (by 0.71 at most). */
const ROOM = 1
/** Circles and lines that miss each other by less than a thousandth of a unit count as touching: the computed squares are no more exact. */
const TOUCH = 0.5
/** Lines at a smaller angle are parallel. */
const PARALLEL = 1e-7

const towards = (from: Point, to: Point): Point => {
  const size = distance(from, to)
  return { x: (to.x - from.x) / size, y: (to.y - from.y) / size }
}
const stepped = (from: Point, along: Point, by: number): Point => ({ x: from.x + along.x * by, y: from.y + along.y * by })
const crossOf = (a: Point, b: Point): number => a.x * b.y - a.y * b.x
const dotOf = (a: Point, b: Point): number => a.x * b.x + a.y * b.y
const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })

/** The lines along an outline's edges, so far outside of them, or inside. */
const alongEdges = (outline: Convex, away: number): readonly Bound[] =>
  outline.map((corner, i) => {
    const along = towards(corner, cornerAt(outline, i + 1))
    return { through: stepped(corner, { x: along.y, y: -along.x }, away), along }
  })

const circlesAround = (part: Part, away: number) =>
  'radius' in part ? [{ middle: part.at, radius: part.radius + away }] : part.map((corner) => ({ middle: corner, radius: away }))

const boundsAround = (part: Part, away: number): readonly Bound[] => [
  ...circlesAround(part, away),
  ...('radius' in part ? [] : alongEdges(part, away)),
]

/**
 * The two straight ways from a place that just pass a part at a distance; from a place nearer than that, the ways that lead away from the
 * part.
 */
const passing = (from: Point, part: Part, away: number): readonly Bound[] =>
  circlesAround(part, away).flatMap(({ middle, radius }) => {
    const size = distance(from, middle)
    if (size === 0) return []
    const ahead = towards(from, middle)
    const sine = Math.min(1, radius / size)
    const cosine = Math.sqrt(1 - sine * sine)
    return [sine, -sine].map((side) => ({
      through: from,
      along: { x: ahead.x * cosine - ahead.y * side, y: ahead.y * cosine + ahead.x * side },
    }))
  })

/**
 * The two places on a straight line at a given distance from a middle. Given are the line's nearest place to the middle, and the square
 * of its distance.
 */
const onBothSides = (foot: Point, along: Point, radius: number, squared: number): readonly Point[] => {
  const under = radius * radius - squared
  if (under < -TOUCH) return []
  const aside = Math.sqrt(Math.max(0, under))
  return [stepped(foot, along, aside), stepped(foot, along, -aside)]
}

const footOn = (point: Point, { through, along }: { readonly through: Point; readonly along: Point }): Point =>
  stepped(through, along, dotOf(between(through, point), along))

/** Where two bounds meet. */
function meet(a: Bound, b: Bound): readonly Point[] {
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

/** The places of a bound that are nearest to a point, or farthest from it. */
function extremes(bound: Bound, point: Point): readonly Point[] {
  if ('along' in bound) return [footOn(point, bound)]
  const { middle, radius } = bound
  if (distance(middle, point) === 0) return []
  const ahead = towards(middle, point)
  return [stepped(middle, ahead, radius), stepped(middle, ahead, -radius)]
}

/**
 * Places among which there is a free one wherever there is room. Let a unit to spare be left on all sides of everything, also of the start.
 * Then the free place nearest to the mover is the mover's own place, or a corner where two bounds meet, or the nearest or
 * farthest place on a single bound. These are what is listed, to be rounded to whole units and judged.
 */
export function pocketCorners(question: ContactQuestion): readonly Point[] {
  const { mover, target, obstacles, blockers = [], tolerance, contact, maxMove, box, inside } = question
  const { at, radius } = mover
  const nearest = radius - tolerance + ROOM
  const edge = radius + ROOM
  const bounds: readonly Bound[] = [
    ...partsOf(target).flatMap((part) => [...boundsAround(part, nearest), ...boundsAround(part, radius + contact - ROOM)]),
    ...[...obstacles, ...blockers].flatMap(partsOf).flatMap((part) => boundsAround(part, nearest)),
    ...[target, ...blockers].flatMap(partsOf).flatMap((part) => passing(at, part, nearest)),
    ...(maxMove === undefined || maxMove <= ROOM ? [] : [{ middle: at, radius: maxMove - ROOM }]),
    ...(box === undefined ? [] : alongEdges(outlineOf(box), -edge)),
    ...(inside === undefined ? [] : alongEdges(inside, -nearest)),
  ]
  return [
    at,
    ...bounds.flatMap((bound, i) => [...extremes(bound, at), ...bounds.slice(i + 1).flatMap((other) => meet(bound, other))]),
  ]
}

const outlineOf = ({ width, depth }: { readonly width: number; readonly depth: number }): Convex => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: depth },
  { x: 0, y: depth },
]
