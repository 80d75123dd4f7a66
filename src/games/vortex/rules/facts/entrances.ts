/** The last step into contact with an enemy (4.9): the places from which it may begin. */
import { distance, length, nearestPoint } from '../../../../geometry/measure'
import { isFree } from '../../../../geometry/sweep'
import type { Point, Units } from '../../../../geometry/types'
import type { Ref } from '../../../../table/piece'
import { ACROSS, EPS } from '../constants'
import type { State } from '../state'
import { touchedAt } from './contact'
import { pieceOf } from './figures'
import { thingsNearTo } from './in-way'
import { towards } from './moves'
import { STAND_OFF } from './places'

/** Least cosine between the last step and the direction away from each touched enemy. Below it the step would be too long. */
const LEAST_SHARE = 0.15
/** How far back the last step may begin, as multiples of the least distance: the farthest for a place between two enemies. */
const BACK = [1, 2, 4] as const
export const LONGEST_STEP = (4 * STAND_OFF) / LEAST_SHARE
/** Outweighs the rounding of places and of sums of distances. */
export const ROUNDING = 10

/** The unit vector from one point towards another; along x if the points are the same. */
function unit(from: Point, to: Point): Point {
  const size = length([from, to])
  return size === 0 ? { x: 1, y: 0 } : { x: (to.x - from.x) / size, y: (to.y - from.y) / size }
}

/** Whether the last step meets nothing except the enemies in `touched`, which the base touches at its end. */
const isStepFree = (state: State, ref: Ref, step: readonly Point[], touched: readonly Ref[]): boolean => {
  const { radius } = pieceOf(state, ref)
  const near = thingsNearTo(state, ref, step[0] as Point, radius + length(step))
  const others = near.flatMap(({ ref: other, footprint }) => (touched.includes(other) ? [] : footprint))
  return isFree(radius, step, others, EPS)
}

/**
 * Points from which one straight step leads into the place of contact `at`. They lie away from the enemies touched there, and if
 * other obstacles are too close for that, a little away from those too. An oblique step is longer.
 */
function placesBefore(state: State, ref: Ref, at: Point): readonly Point[] {
  const { radius } = pieceOf(state, ref)
  const touched = touchedAt(state, ref, at)
  const near = thingsNearTo(state, ref, at, radius + ACROSS + ROUNDING)
    .map(({ ref: other, footprint }) => ({ isTouched: touched.includes(other), point: nearestPoint(at, footprint) }))
    .filter(({ isTouched, point }) => isTouched || length([at, point]) <= radius + 2 * STAND_OFF)
    .map(({ isTouched, point }) => ({ isTouched, away: unit(point, at) }))
  const before = (weight: number): readonly Point[] => {
    const sum = near.reduce(
      ({ x, y }, { isTouched, away }) => {
        const share = isTouched ? 1 : weight
        return { x: x + away.x * share, y: y + away.y * share }
      },
      { x: 0, y: 0 },
    )
    const way = unit({ x: 0, y: 0 }, sum)
    const share = Math.min(...near.map(({ isTouched, away }) => (isTouched ? away.x * way.x + away.y * way.y : 1)))
    if (share < LEAST_SHARE) return []
    // Between two enemies the shortest paths bend slightly outside contact with both, so points further back are tried too.
    return (touched.length > 1 ? BACK : [1]).map((times) => {
      const far = (STAND_OFF * times) / share
      return towards(at, { x: at.x + way.x * far, y: at.y + way.y * far }, far)
    })
  }
  if (near.length === touched.length) return before(0)
  return [0, 0.1, 0.5, 1].flatMap(before).filter((from) => isStepFree(state, ref, [from, at], touched))
}

/** A place of contact with the points from which the last step may lead into it. */
export interface Entrance {
  readonly at: Point
  readonly before: readonly Point[]
}

/** A place of contact with the points from which a path of at most `longest` may step into it. */
export function entrance(state: State, ref: Ref, at: Point, longest: Units = Number.POSITIVE_INFINITY): Entrance {
  const { at: from } = pieceOf(state, ref).pose
  const isNear = (point: Point) => distance(from, point) + distance(point, at) <= longest + ROUNDING
  return { at, before: placesBefore(state, ref, at).filter(isNear) }
}

/** How far from a goal the last step of a path of at most `longest` may begin, into any of these places. */
export function farthest(state: State, ref: Ref, goal: Point, places: readonly Entrance[], longest: Units): Units {
  const { at: from } = pieceOf(state, ref).pose
  let far = 0
  for (const { at, before } of places)
    for (const point of before)
      if (distance(from, point) + distance(point, at) <= longest + ROUNDING) far = Math.max(far, distance(point, goal))
  return far + ROUNDING
}
