/** Places in contact with something: where an engaging disc may end. Table space, units as in `types.ts`. */
import { type Part, partsOf } from './clearance'
import { direction } from './heading'
import { distance, distanceAtLeast, nearestPoint } from './measure'
import { type Bounds, boundsOfFootprint, cornerAt, isInside } from './outline'
import { contains, inContact, insideBox, overlaps } from './overlap'
import { pocketCorners } from './pockets'
import { isFree } from './sweep'
import type { Box, Convex, Disc, Footprint, Point, Units } from './types'

/** The disc that moves, the target it moves into contact with, and what is in the way. */
export interface ContactQuestion {
  readonly mover: Disc
  readonly target: Footprint
  /** What the mover may not overlap at its end (it may pass through). */
  readonly obstacles: readonly Footprint[]
  /** What the mover may also not enter on the way. */
  readonly blockers?: readonly Footprint[]
  readonly tolerance: Units
  /** The widest gap that still counts as contact. */
  readonly contact: Units
  readonly maxMove?: Units
  readonly box?: Box
  /** The top on which the mover must stand entirely at its end. */
  readonly inside?: Convex
}

/** A place in contact, and its distance from the mover's start, for display. */
export interface ContactSpot {
  readonly at: Point
  readonly moved: number
}

/** Integer steps to a point's neighbours up to two units away, nearest first. */
const NEIGHBOURS: readonly Point[] = Array.from({ length: 25 }, (_, i) => ({ x: (i % 5) - 2, y: Math.floor(i / 5) - 2 })).sort(
  (a, b) => a.x * a.x + a.y * a.y - b.x * b.x - b.y * b.y,
)

/** An integer point near a place whose disc is in contact with the target, if possible without any overlap. */
const touching = (place: Point, radius: Units, target: Footprint, tolerance: Units, contact: Units): Point | undefined => {
  const x = Math.round(place.x)
  const y = Math.round(place.y)
  let overlapping: Point | undefined
  for (const step of NEIGHBOURS) {
    const at = { x: x + step.x, y: y + step.y }
    const isApart = distanceAtLeast(at, target, radius)
    if ((!isApart && overlapping !== undefined) || !inContact({ at, radius }, target, tolerance, contact)) continue
    if (isApart) return at
    overlapping = at
  }
  return overlapping
}

const pushedOut = (point: Point, part: Part, radius: Units): Point => {
  if ('radius' in part) {
    const away = distance(point, part.at)
    const all = part.radius + radius
    if (away === 0) return { x: part.at.x + all, y: part.at.y }
    return { x: part.at.x + ((point.x - part.at.x) * all) / away, y: part.at.y + ((point.y - part.at.y) * all) / away }
  }
  if (!isInside(point, part)) {
    const foot = nearestPoint(point, { parts: [part] })
    const away = distance(point, foot)
    if (away > 0) return { x: foot.x + ((point.x - foot.x) * radius) / away, y: foot.y + ((point.y - foot.y) * radius) / away }
  }
  let best = point
  let shallowest = Infinity
  part.forEach((to, i) => {
    const from = cornerAt(part, i + part.length - 1)
    const size = distance(from, to)
    const nx = (to.y - from.y) / size
    const ny = (from.x - to.x) / size
    const depth = (from.x - point.x) * nx + (from.y - point.y) * ny
    if (depth >= shallowest) return
    shallowest = depth
    best = { x: point.x + nx * (depth + radius), y: point.y + ny * (depth + radius) }
  })
  return best
}

/**
 * The integer centre nearest to a point at which a disc touches a target without overlapping it; the gap is as near to 0 as
 * integer units allow, at most `contact`. Undefined if there is no such place nearby (deep in a concave part of the target).
 */
export const snapToContact = (
  point: Point,
  radius: Units,
  target: Footprint,
  tolerance: Units,
  contact: Units,
): Point | undefined => {
  let best: Point | undefined
  for (const part of partsOf(target)) {
    const at = touching(pushedOut(point, part, radius), radius, target, tolerance, contact)
    if (at !== undefined && (best === undefined || distance(at, point) < distance(best, point))) best = at
  }
  return best
}

const EVERY_TWO_DEGREES = Array.from({ length: 180 }, (_, i) => direction(i * 2))
const STEP = 500

const placesAround = (part: Part, away: number): readonly Point[] => {
  if ('radius' in part) {
    const all = part.radius + away
    return EVERY_TWO_DEGREES.map(({ x, y }) => ({ x: part.at.x + x * all, y: part.at.y + y * all }))
  }
  return part.flatMap((corner, i) => {
    const to = cornerAt(part, i + 1)
    const before = cornerAt(part, i + part.length - 1)
    const size = distance(corner, to)
    const ux = (to.x - corner.x) / size
    const uy = (to.y - corner.y) / size
    const arc = EVERY_TWO_DEGREES.filter(
      ({ x, y }) => x * (corner.x - before.x) + y * (corner.y - before.y) >= 0 && x * ux + y * uy <= 0,
    ).map(({ x, y }) => ({ x: corner.x + x * away, y: corner.y + y * away }))
    const steps = Math.ceil(size / STEP)
    const edge = Array.from({ length: steps + 1 }, (_, k) => ({
      x: corner.x + (ux * size * k) / steps + uy * away,
      y: corner.y + (uy * size * k) / steps - ux * away,
    }))
    return [...arc, ...edge]
  })
}

/** The two points at given distances from two middles. */
const places = (a: Point, fromA: number, b: Point, fromB: number): readonly Point[] => {
  const size = distance(a, b)
  if (size === 0) return []
  const along = (size * size + fromA * fromA - fromB * fromB) / (2 * size)
  const under = fromA * fromA - along * along
  if (under < 0) return []
  const aside = Math.sqrt(under)
  const ux = (b.x - a.x) / size
  const uy = (b.y - a.y) / size
  return [
    { x: a.x + along * ux - aside * uy, y: a.y + along * uy + aside * ux },
    { x: a.x + along * ux + aside * uy, y: a.y + along * uy - aside * ux },
  ]
}

/** Places where the mover touches the target and an obstacle at once. */
const cornered = (part: Part, obstacles: readonly Footprint[], radius: Units): readonly Point[] => {
  const middles = 'radius' in part ? [{ at: part.at, away: part.radius + radius }] : part.map((at) => ({ at, away: radius }))
  return obstacles.flatMap((footprint) =>
    partsOf(footprint).flatMap((other) =>
      ('radius' in other ? [{ at: other.at, away: other.radius + radius }] : other.map((at) => ({ at, away: radius }))).flatMap(
        (second) => middles.flatMap((first) => places(first.at, first.away, second.at, second.away + 1)),
      ),
    ),
  )
}

/** Bisects between a good and a bad place around the target until they are a unit apart; returns the good one. */
const limitBetween = (good: Point, bad: Point, part: Part, radius: Units, isGood: (place: Point) => boolean): Point => {
  let kept = good
  let lost = bad
  while (distance(kept, lost) > 1) {
    const middle = pushedOut({ x: (kept.x + lost.x) / 2, y: (kept.y + lost.y) / 2 }, part, radius)
    if (distance(middle, kept) >= distance(kept, lost)) break
    if (isGood(middle)) kept = middle
    else lost = middle
  }
  return kept
}

const areNear = (a: Bounds, b: Bounds, room: number): boolean =>
  a.minX - b.maxX < room && b.minX - a.maxX < room && a.minY - b.maxY < room && b.minY - a.maxY < room

/** The question without what cannot matter: obstacles out of reach of the end of the move, and blockers off its way. */
function nearBy(question: ContactQuestion): Required<Pick<ContactQuestion, 'blockers'>> & ContactQuestion {
  const { mover, target, blockers = [], contact } = question
  const around = boundsOfFootprint(target)
  const way: Bounds = {
    minX: Math.min(around.minX, mover.at.x),
    minY: Math.min(around.minY, mover.at.y),
    maxX: Math.max(around.maxX, mover.at.x),
    maxY: Math.max(around.maxY, mover.at.y),
  }
  const near = (bounds: Bounds) => (footprint: Footprint) =>
    areNear(boundsOfFootprint(footprint), bounds, 2 * mover.radius + contact)
  return { ...question, obstacles: question.obstacles.filter(near(around)), blockers: blockers.filter(near(way)) }
}

/** Whether a place in contact may be the end of the move, and its distance. Exact. */
const judgeOf =
  ({ mover, target, obstacles, blockers = [], tolerance, maxMove, box, inside }: ContactQuestion) =>
  (at: Point): ContactSpot | undefined => {
    const { radius } = mover
    const moved = distance(at, mover.at)
    if (maxMove !== undefined && moved > maxMove) return undefined
    if (box !== undefined && !insideBox({ at, radius }, box)) return undefined
    if (inside !== undefined && !contains(inside, { at, radius }, tolerance)) return undefined
    if (obstacles.some((footprint) => overlaps({ at, radius }, footprint, tolerance))) return undefined
    return isFree(radius, [mover.at, at], [target, ...blockers], tolerance) ? { at, moved } : undefined
  }

/** The spots without duplicates, shortest move first. */
const sorted = (spots: readonly ContactSpot[]): readonly ContactSpot[] =>
  [...new Map(spots.map((spot) => [`${spot.at.x},${spot.at.y}`, spot])).values()].sort(
    (a, b) => a.moved - b.moved || a.at.x - b.at.x || a.at.y - b.at.y,
  )

/**
 * Integer centres that touch a target, as exactly as integer units allow, and can be reached in one straight move: no overlap
 * with the target or an obstacle at the end, none with the target or a blocker on the way; checked exactly. Shortest move first.
 * Tries places straight ahead, every two degrees and every fifth of an inch around the target, at the limits set by obstacles and
 * blockers, and where the mover touches target and obstacle at once. Not complete.
 */
export const touchingSpots = (question: ContactQuestion): readonly ContactSpot[] => {
  const near = nearBy(question)
  const { mover, target, obstacles, blockers, tolerance, contact, maxMove } = near
  const { radius } = mover
  const judge = judgeOf(near)
  const spotAt = (place: Point): ContactSpot | undefined => {
    if (maxMove !== undefined && distance(place, mover.at) > maxMove + 4) return undefined
    const at = touching(place, radius, target, tolerance, contact)
    return at && judge(at)
  }
  const found: ContactSpot[] = []
  const keep = (spot: ContactSpot | undefined): boolean => {
    if (spot !== undefined) found.push(spot)
    return spot !== undefined
  }
  for (const part of partsOf(target)) {
    keep(spotAt(pushedOut(mover.at, part, radius)))
    for (const place of cornered(part, [...obstacles, ...blockers], radius)) keep(spotAt(place))
    const all = placesAround(part, radius)
    const good = all.map((place) => keep(spotAt(place)))
    all.forEach((place, i) => {
      const next = cornerAt(all, i + 1)
      const isGood = good[i] === true
      if (isGood === (good[(i + 1) % all.length] === true)) return
      keep(spotAt(limitBetween(isGood ? place : next, isGood ? next : place, part, radius, (p) => spotAt(p) !== undefined)))
    })
  }
  return sorted(found)
}

/**
 * Integer centres in contact, at any gap that still counts as contact, at the corners of the free space: finds one wherever a
 * unit of space is left on all sides. Otherwise as `touchingSpots`.
 */
export const pocketSpots = (question: ContactQuestion): readonly ContactSpot[] => {
  const near = nearBy(question)
  const { mover, target, tolerance, contact } = near
  const judge = judgeOf(near)
  return sorted(
    pocketCorners(near).flatMap(({ x, y }) => {
      const at = { x: Math.round(x) + 0, y: Math.round(y) + 0 }
      const isTouching = inContact({ at, radius: mover.radius }, target, tolerance, contact)
      return (isTouching ? judge(at) : undefined) ?? []
    }),
  )
}

/** The spots of both searches, those that touch exactly first. */
export const contactSpots = (question: ContactQuestion): readonly ContactSpot[] => [
  ...touchingSpots(question),
  ...pocketSpots(question),
]
