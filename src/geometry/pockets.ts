/**
 * Candidate places for a disc in contact with a target, at the corners of the free space: a disc may fit there although it
 * touches nothing exactly. Table space, not rounded.
 */
import { alongEdges, type Bound, boundsAround, circlesAround, footOn, meet, outlineOf, stepped, towards } from './bounds'
import { type Part, partsOf } from './clearance'
import { distance } from './measure'
import type { ContactQuestion } from './ring'
import type { Point } from './types'

/** Corners are searched this far inside the free space, so that they stay free after rounding to integer units (0.71 at most). */
const ROOM = 1

/**
 * The two straight lines from a place that pass a part at a distance; from a place nearer than that, the lines that lead away
 * from the part.
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

/** The points of a bound that are nearest to a point, or farthest from it. */
function extremes(bound: Bound, point: Point): readonly Point[] {
  if ('along' in bound) return [footOn(point, bound)]
  const { middle, radius } = bound
  if (distance(middle, point) === 0) return []
  const ahead = towards(middle, point)
  return [stepped(middle, ahead, radius), stepped(middle, ahead, -radius)]
}

/**
 * Places that include a free one wherever there is room. Assume a unit to spare on all sides of everything, including the start.
 * Then the free place nearest to the mover is the mover's own place, or an intersection of two bounds, or the nearest or farthest
 * point of a single bound. These are listed, for the caller to round to integer units and judge.
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
