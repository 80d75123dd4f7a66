/** Where a charge can end (4.9): places of contact around the target with the shortest path to each. Where a failed one stops. */
import { reachArea, routeWithin } from '../../../../geometry'
import { distanceToFootprint, gapAtMost, length, nearestPoint } from '../../../../geometry/measure'
import type { ReachArea } from '../../../../geometry/reach'
import { isFree } from '../../../../geometry/sweep'
import type { Footprint, Point, Units } from '../../../../geometry/types'
import { footprintOf } from '../../../../table/layout'
import type { Ref } from '../../../../table/piece'
import { ACROSS, CHARGE_FACTOR, CLEAR, CONTACT, EPS } from '../constants'
import type { State } from '../state'
import type { ChargeSpot } from '../terms'
import { bodyOf, gapToScenery, touchedAt, wallsOf } from './contact'
import { discAt, enemiesOf, pieceOf, statOf } from './figures'
import { obstaclesFor, pointAt, towards } from './moves'
import { acrossWall, around, deciding, isRoom, STAND_OFF } from './places'

/** Least cosine between the last step and the direction away from each touched enemy. Below it the step would be too long. */
const LEAST_SHARE = 0.15

/** VX-CHG-04: how far a charge of this miniature can go. */
export const chargeReach = (state: State, ref: Ref): Units => CHARGE_FACTOR * statOf(state, ref, 'MOU')

/** What the charger's base must avoid on its way. Enemies are widened to the contact gap: no contact before the end (VX-CHG). */
function blockersFor(state: State, ref: Ref): readonly Footprint[] {
  const enemies = enemiesOf(state, ref)
  return obstaclesFor(state, ref).map((other) => {
    const footprint = footprintOf(state.tabletop, other)
    if (!enemies.includes(other) || !('disc' in footprint)) return footprint
    const { at, radius } = footprint.disc
    return { disc: { at, radius: radius + CONTACT + EPS } }
  })
}

function areaFor(state: State, ref: Ref, budget: Units): ReachArea {
  const { pose, radius } = pieceOf(state, ref)
  const { width, depth } = state.tabletop
  return reachArea({ from: pose.at, radius, budget, blockers: blockersFor(state, ref), box: { width, depth }, tolerance: EPS })
}

/** The unit vector from one point towards another; along x if the points are the same. */
function unit(from: Point, to: Point): Point {
  const size = length([from, to])
  return size === 0 ? { x: 1, y: 0 } : { x: (to.x - from.x) / size, y: (to.y - from.y) / size }
}

interface Found {
  readonly at: Point
  readonly path: readonly Point[]
  readonly length: number
}

/** Whether the last step meets nothing except the enemies in `touched`, which the base touches at its end. */
const isStepFree = (state: State, ref: Ref, step: readonly Point[], touched: readonly Ref[]): boolean => {
  const others = obstaclesFor(state, ref).filter((other) => !touched.includes(other))
  const footprints = others.map((other) => footprintOf(state.tabletop, other))
  return isFree(pieceOf(state, ref).radius, step, footprints, EPS)
}

/**
 * Points from which one straight step leads into the place of contact `at`. They lie away from the enemies touched there, and if
 * other obstacles are too close for that, a little away from those too. An oblique step is longer.
 */
function placesBefore(state: State, ref: Ref, at: Point): readonly Point[] {
  const { radius } = pieceOf(state, ref)
  const touched = touchedAt(state, ref, at)
  const near = obstaclesFor(state, ref)
    .map((other) => ({ isTouched: touched.includes(other), point: nearestPoint(at, footprintOf(state.tabletop, other)) }))
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
    return (touched.length > 1 ? [1, 2, 4] : [1]).map((times) => {
      const far = (STAND_OFF * times) / share
      return towards(at, { x: at.x + way.x * far, y: at.y + way.y * far }, far)
    })
  }
  if (near.length === touched.length) return before(0)
  return [0, 0.1, 0.5, 1].flatMap(before).filter((from) => isStepFree(state, ref, [from, at], touched))
}

/** The shortest path to a place of contact: to a point just before it that touches no enemy, then straight in. */
function wayInto(state: State, ref: Ref, area: ReachArea, at: Point): Found | undefined {
  let best: Found | undefined
  for (const before of placesBefore(state, ref, at)) {
    const way = routeWithin(area, before)
    const whole = way ? length([...way, at]) : Number.POSITIVE_INFINITY
    if (way && whole < (best?.length ?? Number.POSITIVE_INFINITY)) best = { at, path: [...way.slice(1), at], length: whole }
  }
  return best
}

/** The places of base contact that can be reached, each with its path. */
const baseSpots = (state: State, ref: Ref, area: ReachArea, places: readonly Point[]): readonly Found[] =>
  places.flatMap((at) => wayInto(state, ref, area, at) ?? [])

/** VX-CON-02: places on the other side of a wall that the target touches. */
const wallSpots = (state: State, ref: Ref, target: Ref, area: ReachArea): readonly Found[] =>
  wallsOf(state)
    .filter((wall) => gapToScenery(bodyOf(state, target), wall) <= CONTACT)
    .flatMap((wall) => acrossWall(state, ref, target, wall, area))
    .flatMap((at): readonly Found[] => {
      const way = routeWithin(area, at)
      return way ? [{ at, path: way.slice(1), length: length(way) }] : []
    })

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
  const area = areaFor(state, ref, reach)
  const walk = statOf(state, ref, 'MOU')
  const within = (found: readonly Found[]) => found.filter((spot) => spot.length <= reach)
  const ring = around(state, ref, target).filter((at) => isRoom(state, ref, at))
  const base = within(baseSpots(state, ref, area, [...ring, ...deciding(state, ref, target, area)]))
  const found = base.length > 0 ? base : within(wallSpots(state, ref, target, area))
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

/** The shortest path into contact within `budget`, which may be more than the charger's own reach. */
export function nearestWay(state: State, ref: Ref, target: Ref, budget: Units): Found | undefined {
  const area = areaFor(state, ref, budget)
  const found = [...baseSpots(state, ref, area, deciding(state, ref, target, area)), ...wallSpots(state, ref, target, area)]
  return found.sort((a, b) => a.length - b.length)[0]
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
  const { radius } = pieceOf(state, ref)
  const whole = length(way)
  const others = obstaclesFor(state, ref).map((other) => footprintOf(state.tabletop, other))
  const { width, depth } = state.tabletop
  const isIn = ({ x, y }: Point) => x >= radius && y >= radius && x <= width - radius && y <= depth - radius
  const enters = (at: Point) => !isIn(at) || !isFree(radius, [at], others, EPS) || touchedAt(state, ref, at).length > 0
  const step = 50
  for (let along = 0; along <= whole + step; along += step) {
    const at = pointAt(way, Math.min(along, whole))
    if (!enters(at)) continue
    return stopBefore(state, ref, way, Math.min(along, whole))
  }
  return whole
}

/** Steps back from `met` until each obstacle is CLEAR away, or no nearer than it was at the start. */
function stopBefore(state: State, ref: Ref, way: readonly Point[], met: number): number {
  const { radius } = pieceOf(state, ref)
  const start = way[0] as Point
  const gaps = (at: Point) =>
    obstaclesFor(state, ref).map((other) => distanceToFootprint(at, footprintOf(state.tabletop, other)) - radius)
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
  const others = obstaclesFor(state, ref).map((other) => footprintOf(state.tabletop, other))
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
