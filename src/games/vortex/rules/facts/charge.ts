/** Where a charge can end (4.9): places of contact around the target with the shortest path to each. Where a failed one stops. */
import { distanceToFootprint, gapAtMost, length } from '../../../../geometry/measure'
import { isFree } from '../../../../geometry/sweep'
import type { Point, Units } from '../../../../geometry/types'
import type { Ref } from '../../../../table/piece'
import { ACROSS, CHARGE_FACTOR, CLEAR, CONTACT, EPS } from '../constants'
import type { State } from '../state'
import type { ChargeSpot } from '../terms'
import { touchedAt } from './contact'
import { discAt, pieceOf, statOf } from './figures'
import { footprintsFor, roomAround } from './in-way'
import { pointAt } from './moves'
import { around, isRoom } from './places'
import { approach, baseWays, type Found, nearestWay, wallSpots } from './ways-in'

/** Outweighs the rounding of a place on a path. */
const ROUNDING = 4

/** VX-CHG-04: how far a charge of this miniature can go. */
export const chargeReach = (state: State, ref: Ref): Units => CHARGE_FACTOR * statOf(state, ref, 'MOU')

/** Drops a spot less than 2 mm from one with a shorter path, the same result and the same enemies touched. */
function thinned(spots: readonly ChargeSpot[]): readonly ChargeSpot[] {
  const kept: ChargeSpot[] = []
  for (const spot of [...spots].sort((a, b) => a.length - b.length)) {
    const isNew = kept.every(
      ({ at, result, touches }) =>
        length([at, spot.at]) >= 2 * CONTACT || result !== spot.result || touches.join() !== spot.touches.join(),
    )
    if (isNew) kept.push(spot)
  }
  return kept
}

/** Places of contact within the charge's reach, nearest first. Places across a wall only if none is base to base (VX-CON-02). */
export function chargeSpots(state: State, ref: Ref, target: Ref): readonly ChargeSpot[] {
  const reach = chargeReach(state, ref) + EPS
  if (!gapAtMost(discAt(state, ref), discAt(state, target), reach + ACROSS)) return []
  const walk = statOf(state, ref, 'MOU')
  const within = (found: readonly Found[]) => found.filter((spot) => spot.length <= reach)
  const search = approach(state, ref, target, reach)
  const ring = around(state, ref, target).filter((at) => isRoom(state, ref, at))
  const base = within(baseWays(search, ring))
  const found = base.length > 0 ? base : within(wallSpots(search))
  return thinned(
    found.map(
      (spot): ChargeSpot => ({
        at: spot.at,
        path: spot.path,
        length: Math.round(spot.length),
        // VX-CHG-05: a path shorter than MOU is only an engagement.
        result: spot.length + EPS >= walk ? 'charge' : 'engagement',
        touches: touchedAt(state, ref, spot.at),
      }),
    ),
  )
}

/** The path of a failed charge, without its start (VX-CHG-06, R-55). It is empty if the miniature cannot advance. */
export function failedWay(state: State, ref: Ref, target: Ref): readonly Point[] {
  const { pose } = pieceOf(state, ref)
  const goal = pieceOf(state, target).pose.at
  const reach = chargeReach(state, ref)
  const { width, depth } = state.tabletop
  // The whole table is searched only if there is no path nearby, because that search is slow.
  const best = nearestWay(state, ref, target, 2 * reach) ?? nearestWay(state, ref, target, 4 * (width + depth))
  const way = best ? [pose.at, ...best.path] : [pose.at, goal]
  const cut = cutAt(way, Math.min(reach, length(way)))
  return cutAt(cut, lastClear(state, ref, cut)).slice(1)
}

/** The first part of a path, `along` units long. */
export function cutAt(way: readonly Point[], along: number): readonly Point[] {
  const kept: Point[] = []
  let done = 0
  for (const [index, point] of way.entries()) {
    const before = way[index - 1]
    done += before ? length([before, point]) : 0
    if (done >= along) return [...kept, pointAt(way, along)]
    kept.push(point)
  }
  return kept
}

/** How far a base can follow a path before it would touch an enemy, overlap anything or leave the table; CLEAR short of that. */
function lastClear(state: State, ref: Ref, way: readonly Point[]): number {
  const whole = length(way)
  const enters = (at: Point) => !isRoom(state, ref, at) || touchedAt(state, ref, at).length > 0
  const step = 50
  let along = 0
  while (along <= whole + step) {
    const at = pointAt(way, Math.min(along, whole))
    // Where there is much room, the next steps cannot enter anything.
    const skipped = Math.floor((roomAround(state, ref, at) - ROUNDING) / step)
    if (skipped < 1 && enters(at)) return stopBefore(state, ref, way, Math.min(along, whole))
    along += step * Math.max(1, skipped)
  }
  return whole
}

/** Steps back from `met` until each obstacle is CLEAR away, or no nearer than it was at the start. */
function stopBefore(state: State, ref: Ref, way: readonly Point[], met: number): number {
  const { radius } = pieceOf(state, ref)
  const start = way[0] as Point
  const others = footprintsFor(state, ref)
  const gaps = (at: Point) => others.map((other) => distanceToFootprint(at, other) - radius)
  const first = gaps(start)
  for (let along = met; along > 0; along -= 1) {
    const at = pointAt(way, along)
    const isClear = gaps(at).every((far, index) => far >= CLEAR - EPS / 2 || far >= (first[index] ?? 0) - EPS)
    if (isClear && touchedAt(state, ref, at).length === 0) return along
  }
  return 0
}

/** House (Gust): where a push straight away from `from` ends, CLEAR before any base, scenery or edge that it approaches. */
export function pushed(state: State, ref: Ref, from: Point, far: Units): Point {
  const { pose, radius } = pieceOf(state, ref)
  const size = length([from, pose.at]) || 1
  const way = { x: (pose.at.x - from.x) / size, y: (pose.at.y - from.y) / size }
  const { width, depth } = state.tabletop
  const others = footprintsFor(state, ref)
  const exactly = (along: number) => ({ x: pose.at.x + way.x * along, y: pose.at.y + way.y * along })
  const at = (along: number) => ({ x: Math.round(exactly(along).x), y: Math.round(exactly(along).y) })
  const gaps = (point: Point) => [
    point.x - radius,
    point.y - radius,
    width - radius - point.x,
    depth - radius - point.y,
    ...others.map((other) => distanceToFootprint(point, other) - radius),
  ]
  // If something is already nearer than CLEAR, the push may run along it or away from it but not come nearer.
  const first = gaps(pose.at)
  const isMet = (point: Point) => gaps(point).some((gap, index) => gap < Math.min(CLEAR, (first[index] ?? 0) - EPS / 4))
  // A push never creates a contact, not even across a wall.
  const before = touchedAt(state, ref, pose.at)
  const isNew = (point: Point) => touchedAt(state, ref, point).some((enemy) => !before.includes(enemy))
  let along = 0
  while (along < far && !isMet(exactly(along + 10)) && !isNew(at(along + 10))) along += 10
  // Rounding to whole units can leave a slight overlap, so step back until the end is free.
  let end = Math.min(along, far)
  while (end > 0 && !isFree(radius, [at(end)], others, EPS)) end = Math.max(0, end - 10)
  return at(end)
}
