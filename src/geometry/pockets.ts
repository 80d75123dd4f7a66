/**
 * Candidate places for a disc in contact with a target, at the corners of the free room: a disc may fit there although it touches nothing
 * exactly. Table space, not rounded.
 */
import { alongEdges, type Bound, boundsAround, circlesAround, footOn, meet, outlineOf, stepped, towards } from './bounds'
import { type Part, partsOf } from './clearance'
import { distance } from './measure'
import type { ContactQuestion } from './ring'
import type { Point } from './types'

/** Corners are looked for this far inside the free room, so that they are still free when rounded to whole units (by 0.71 at most). */
const ROOM = 1

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
