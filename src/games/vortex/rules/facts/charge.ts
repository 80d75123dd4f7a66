/** Where a charge can end (4.9): places of contact around the target with the shortest ways there, and how a failed one stops. */
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

/** A last step more aside than this comes from too far away. */
const LEAST_SHARE = 0.15

/** VX-CHG-04 */
export const chargeReach = (state: State, ref: Ref): Units => CHARGE_FACTOR * statOf(state, ref, 'MOU')

/** What its base keeps out of on the way; enemies with the gap at which contact begins (VX-CHG: no contact before the end). */
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

/** A vector of length one from one point towards another; along x, if they are the same. */
function unit(from: Point, to: Point): Point {
  const size = length([from, to])
  return size === 0 ? { x: 1, y: 0 } : { x: (to.x - from.x) / size, y: (to.y - from.y) / size }
}

interface Found {
  readonly at: Point
  readonly path: readonly Point[]
  readonly length: number
}

/** Whether the last step into a place leads through nothing but what is touched there. */
const isStepFree = (state: State, ref: Ref, step: readonly Point[], touched: readonly Ref[]): boolean => {
  const others = obstaclesFor(state, ref).filter((other) => !touched.includes(other))
  const footprints = others.map((other) => footprintOf(state.tabletop, other))
  return isFree(pieceOf(state, ref).radius, step, footprints, EPS)
}

/**
 * Places just before a place of contact from which one straight step leads into it: away from the enemies touched there, and, where
 * something else is too near for that, as little away from it as is enough. The more aside the step leads, the longer it is.
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
    // Between two enemies the ways around them bend a little outside of contact with both.
    return (touched.length > 1 ? [1, 2, 4] : [1]).map((times) => {
      const far = (STAND_OFF * times) / share
      return towards(at, { x: at.x + way.x * far, y: at.y + way.y * far }, far)
    })
  }
  if (near.length === touched.length) return before(0)
  return [0, 0.1, 0.5, 1].flatMap(before).filter((from) => isStepFree(state, ref, [from, at], touched))
}

/** The shortest way to a place of contact: to just before it, then straight into it, from wherever no other enemy is touched before. */
function wayInto(state: State, ref: Ref, area: ReachArea, at: Point): Found | undefined {
  let best: Found | undefined
  for (const before of placesBefore(state, ref, at)) {
    const way = routeWithin(area, before)
    const whole = way ? length([...way, at]) : Number.POSITIVE_INFINITY
    if (way && whole < (best?.length ?? Number.POSITIVE_INFINITY)) best = { at, path: [...way.slice(1), at], length: whole }
  }
  return best
}

/** Those of the places of base contact that can be got to. */
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

/** Without those that differ from a nearer one by less than two millimetres. */
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

/** Places of contact within reach; across a wall only where none is base to base (VX-CON-02). The nearest comes first. */
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
        // VX-CHG-05
        result: spot.length + EPS >= walk ? 'charge' : 'engagement',
        touches: touchedAt(state, ref, spot.at),
      }),
    ),
  )
}

/** The shortest way into contact that is no longer than this, whether or not a charge goes so far. */
export function nearestWay(state: State, ref: Ref, target: Ref, budget: Units): Found | undefined {
  const area = areaFor(state, ref, budget)
  const found = [...baseSpots(state, ref, area, deciding(state, ref, target, area)), ...wallSpots(state, ref, target, area)]
  return found.sort((a, b) => a.length - b.length)[0]
}

/** Where a failed charge stops, and its way (VX-CHG-06, R-55). */
export function failedWay(state: State, ref: Ref, target: Ref): readonly Point[] {
  const { pose } = pieceOf(state, ref)
  const goal = pieceOf(state, target).pose.at
  const reach = chargeReach(state, ref)
  const { width, depth } = state.tabletop
  // Ways over the whole table are looked for only where there is none near.
  const best = nearestWay(state, ref, target, 2 * reach) ?? nearestWay(state, ref, target, 4 * (width + depth))
  const way = best ? [pose.at, ...best.path] : [pose.at, goal]
  const cut = cutAt(way, Math.min(reach, length(way)))
  return cutAt(cut, lastClear(state, ref, cut)).slice(1)
}

/** The beginning of a way, so long. */
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

/** How far along a way a base can go so that where it stops it neither touches an enemy nor overlaps anything; CLEAR before what stops it. */
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

/** Back from where something is met, until everything that is in front is CLEAR away. */
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

/** House (Gust): how far a straight push goes: CLEAR before any base, scenery or edge that it comes nearer to. */
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
  // A straight way comes nearer to a thing first, if at all, and then leads away from it: what it is beside already, it only may not approach.
  const first = gaps(pose.at)
  const isMet = (point: Point) => gaps(point).some((gap, index) => gap < Math.min(CLEAR, (first[index] ?? 0) - EPS / 4))
  // No contact is created, across a wall either.
  const before = touchedAt(state, ref, pose.at)
  const isNew = (point: Point) => touchedAt(state, ref, point).some((enemy) => !before.includes(enemy))
  let along = 0
  while (along < far && !isMet(exactly(along + 10)) && !isNew(at(along + 10))) along += 10
  // Rounded to whole units it may be a hair too near.
  let end = Math.min(along, far)
  while (end > 0 && !isFree(radius, [at(end)], others, EPS)) end = Math.max(0, end - 10)
  return at(end)
}
