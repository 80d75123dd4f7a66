/** Where a charge can end (4.9): places of contact around the target with the shortest ways there, and how a failed one stops. */
import { reachArea, routeWithin } from '../../../../geometry'
import { direction } from '../../../../geometry/heading'
import { distanceToFootprint, length } from '../../../../geometry/measure'
import type { ReachArea } from '../../../../geometry/reach'
import { isFree } from '../../../../geometry/sweep'
import type { Footprint, Point, Units } from '../../../../geometry/types'
import { footprintOf } from '../../../../table/layout'
import type { Ref } from '../../../../table/piece'
import { CHARGE_FACTOR, CLEAR, CONTACT, EPS } from '../constants'
import type { State } from '../state'
import type { ChargeSpot } from '../terms'
import { bodyOf, isAcrossWall, touchedAt, wallsOf } from './contact'
import { enemiesOf, pieceOf, statOf } from './figures'
import { obstaclesFor, pointAt, towards } from './moves'

/** How far from contact a way may come before its last, straight step into contact. */
const STAND_OFF = CONTACT + 2 * EPS
const TURNS = 36

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

/** The directions around the target in which contact is looked for: straight at the charger, all around, and beside other enemies. */
function directions(state: State, ref: Ref, target: Ref): readonly Point[] {
  const [own, at] = [pieceOf(state, ref), pieceOf(state, target)]
  const straight = unit(at.pose.at, own.pose.at)
  const around = Array.from({ length: TURNS }, (_, i) => {
    const way = direction((i * 360) / TURNS)
    return { x: straight.x * way.x - straight.y * way.y, y: straight.x * way.y + straight.y * way.x }
  })
  const beside = enemiesOf(state, ref).flatMap((other) => {
    if (other === target) return []
    const piece = pieceOf(state, other)
    const [a, b] = [at.radius + own.radius, piece.radius + own.radius]
    const far = length([at.pose.at, piece.pose.at])
    const cosine = (a * a + far * far - b * b) / (2 * a * far)
    if (far >= a + b || Math.abs(cosine) > 1) return []
    const [way, sine] = [unit(at.pose.at, piece.pose.at), Math.sqrt(1 - cosine * cosine)]
    return [sine, -sine].map((s) => ({ x: way.x * cosine - way.y * s, y: way.x * s + way.y * cosine }))
  })
  return [...around, ...beside]
}

interface Found {
  readonly at: Point
  readonly path: readonly Point[]
  readonly length: number
}

const isRoom = (state: State, ref: Ref, at: Point): boolean => {
  const { radius } = pieceOf(state, ref)
  const { width, depth } = state.tabletop
  const inside = at.x >= radius && at.y >= radius && at.x <= width - radius && at.y <= depth - radius
  const others = obstaclesFor(state, ref).map((other) => footprintOf(state.tabletop, other))
  return inside && isFree(radius, [at], others, EPS)
}

/** The way to a place of contact: to just before it, then straight into it, from wherever no other enemy is touched before. */
function wayInto(state: State, ref: Ref, area: ReachArea, at: Point): Found | undefined {
  const touched = touchedAt(state, ref, at).map((enemy) => pieceOf(state, enemy).pose.at)
  const middle = {
    x: touched.reduce((sum, { x }) => sum + x, 0) / touched.length,
    y: touched.reduce((sum, { y }) => sum + y, 0) / touched.length,
  }
  const from = length([middle, at])
  for (const off of touched.length > 1 ? [2 * STAND_OFF, 4 * STAND_OFF] : [STAND_OFF]) {
    const before = towards(middle, at, from + off)
    const way = routeWithin(area, before)
    if (way) return { at, path: [...way.slice(1), at], length: length([...way, at]) }
  }
  return undefined
}

/** Places of base contact with the target that can be got to. */
function baseSpots(state: State, ref: Ref, target: Ref, area: ReachArea): readonly Found[] {
  const [own, other] = [pieceOf(state, ref), pieceOf(state, target)]
  const far = own.radius + other.radius
  const { x, y } = other.pose.at
  return directions(state, ref, target).flatMap((way): readonly Found[] => {
    const at = towards(other.pose.at, { x: x + far * way.x, y: y + far * way.y }, far)
    if (!isRoom(state, ref, at)) return []
    const found = wayInto(state, ref, area, at)
    return found ? [found] : []
  })
}

/** VX-CON-02: places on the other side of a wall that the target touches. */
function wallSpots(state: State, ref: Ref, target: Ref, area: ReachArea): readonly Found[] {
  const [own, other] = [pieceOf(state, ref), bodyOf(state, target)]
  return wallsOf(state).flatMap((wall) => {
    const [outline = []] = wall.outlines
    const sides = outline.flatMap((a, index) => {
      const b = outline[(index + 1) % outline.length] as Point
      const size = length([a, b])
      const out = { x: (b.y - a.y) / size, y: (a.x - b.x) / size }
      const along = ((other.at.x - a.x) * (b.x - a.x) + (other.at.y - a.y) * (b.y - a.y)) / size
      return Array.from({ length: 25 }, (_, i) => {
        const t = (along + (i - 12) * 250) / size
        return {
          x: Math.round(a.x + (b.x - a.x) * t + out.x * (own.radius + EPS)),
          y: Math.round(a.y + (b.y - a.y) * t + out.y * (own.radius + EPS)),
        }
      })
    })
    return sides.flatMap((at): readonly Found[] => {
      if (!isAcrossWall(bodyOf(state, ref, at), other, wall) || !isRoom(state, ref, at)) return []
      const way = routeWithin(area, at)
      return way ? [{ at, path: way.slice(1), length: length(way) }] : []
    })
  })
}

/** Places of contact within reach; across a wall only where none is base to base (VX-CON-02). The nearest comes first. */
export function chargeSpots(state: State, ref: Ref, target: Ref): readonly ChargeSpot[] {
  const reach = chargeReach(state, ref) + EPS
  const area = areaFor(state, ref, reach)
  const walk = statOf(state, ref, 'MOU')
  const within = (found: readonly Found[]) => found.filter((spot) => spot.length <= reach)
  const base = within(baseSpots(state, ref, target, area))
  const found = base.length > 0 ? base : within(wallSpots(state, ref, target, area))
  return found
    .map(
      (spot): ChargeSpot => ({
        at: spot.at,
        path: spot.path,
        length: Math.round(spot.length),
        // VX-CHG-05
        result: spot.length + EPS >= walk ? 'charge' : 'engagement',
        touches: touchedAt(state, ref, spot.at),
      }),
    )
    .sort((a, b) => a.length - b.length)
}

/** Where a failed charge stops, and its way (VX-CHG-06, R-55). */
export function failedWay(state: State, ref: Ref, target: Ref): readonly Point[] {
  const { pose } = pieceOf(state, ref)
  const goal = pieceOf(state, target).pose.at
  const reach = chargeReach(state, ref)
  const { width, depth } = state.tabletop
  const nearest = (budget: Units): Found | undefined => {
    const area = areaFor(state, ref, budget)
    const found = [...baseSpots(state, ref, target, area), ...wallSpots(state, ref, target, area)]
    return found.sort((a, b) => a.length - b.length)[0]
  }
  // Ways over the whole table are looked for only where there is none near.
  const best = nearest(2 * reach) ?? nearest(4 * (width + depth))
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
  const at = (along: number) => ({ x: Math.round(pose.at.x + way.x * along), y: Math.round(pose.at.y + way.y * along) })
  const gaps = (point: Point) => [
    point.x - radius,
    point.y - radius,
    width - radius - point.x,
    depth - radius - point.y,
    ...others.map((other) => distanceToFootprint(point, other) - radius),
  ]
  // No contact is created, across a wall either.
  const before = touchedAt(state, ref, pose.at)
  let last = gaps(pose.at)
  let along = 0
  while (along < far) {
    const now = gaps(at(along + 10))
    const isMet = now.some((gap, index) => gap < CLEAR && gap < (last[index] ?? 0) - 1e-9)
    if (isMet || touchedAt(state, ref, at(along + 10)).some((enemy) => !before.includes(enemy))) break
    last = now
    along += 10
  }
  return at(Math.min(along, far))
}
