/** Paths into contact with a target (4.9): to a point just before a place of contact, then straight in. */
import { reachArea, routeWithin } from '../../../../geometry'
import { type Ground, groundFor } from '../../../../geometry/ground'
import { distance, length, nearestPoint } from '../../../../geometry/measure'
import { BENDS_AT_MOST, type ReachArea } from '../../../../geometry/reach'
import { isFree } from '../../../../geometry/sweep'
import type { Footprint, Point, Units } from '../../../../geometry/types'
import type { Piece, PlacedTerrain, Ref } from '../../../../table/piece'
import { ACROSS, CONTACT, EPS } from '../constants'
import type { State } from '../state'
import { bodyOf, gapToScenery, touchedAt, wallsOf } from './contact'
import { enemiesOf, pieceOf } from './figures'
import { footprintsFor, obstaclesFor, thingsNearTo } from './in-way'
import { towards } from './moves'
import { acrossWall, between, ends, STAND_OFF, straightest } from './places'

/** Least cosine between the last step and the direction away from each touched enemy. Below it the step would be too long. */
const LEAST_SHARE = 0.15
/** How far back the last step may begin, as multiples of the least distance: the farthest for a place between two enemies. */
const BACK = [1, 2, 4] as const
const LONGEST_STEP = (4 * STAND_OFF) / LEAST_SHARE
/** Outweighs the rounding of places and of sums of distances. */
const ROUNDING = 10

export interface Found {
  readonly at: Point
  readonly path: readonly Point[]
  readonly length: number
}

/** A search for paths of one miniature into contact with one target. */
export interface Approach {
  readonly state: State
  readonly ref: Ref
  readonly target: Ref
  /** The longest path that counts. */
  readonly budget: Units
  readonly ground: Ground
  /** From the miniature's middle to the target's, and how far from the latter a last step may begin at most. */
  readonly apart: number
  readonly beside: number
}

/** Enemies' bases widened to the contact gap, kept as long as they stand where they are. */
const WIDENED = new WeakMap<Piece, Footprint>()
function widened(piece: Piece): Footprint {
  const known = WIDENED.get(piece)
  if (known) return known
  const wide = { disc: { at: piece.pose.at, radius: piece.radius + CONTACT + EPS } }
  WIDENED.set(piece, wide)
  return wide
}

/** What the charger's base must avoid on its way. Enemies are widened to the contact gap: no contact before the end (VX-CHG). */
function blockersFor(state: State, ref: Ref): readonly Footprint[] {
  const enemies = enemiesOf(state, ref)
  const footprints = footprintsFor(state, ref)
  return obstaclesFor(state, ref).map((other, index) =>
    enemies.includes(other) ? widened(pieceOf(state, other)) : (footprints[index] as Footprint),
  )
}

export function approach(state: State, ref: Ref, target: Ref, budget: Units): Approach {
  const { pose, radius } = pieceOf(state, ref)
  const { width, depth } = state.tabletop
  return {
    state,
    ref,
    target,
    budget,
    ground: groundFor(radius, blockersFor(state, ref), { width, depth }, EPS),
    apart: distance(pose.at, pieceOf(state, target).pose.at),
    beside: between(state, ref, target) + CONTACT + LONGEST_STEP + ROUNDING,
  }
}

/** Where the charger can go on its way to the target; only ways of at most `within` to the target's middle if that is given. */
function areaOf({ state, ref, target, budget, ground }: Approach, within?: number): ReachArea {
  const { pose, radius } = pieceOf(state, ref)
  const walk = { from: pose.at, radius, budget, blockers: [], box: ground.box, tolerance: EPS }
  const goal = pieceOf(state, target).pose.at
  return reachArea(within === undefined ? walk : { ...walk, towards: { at: goal, within } }, ground)
}

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
interface Entrance {
  readonly at: Point
  readonly before: readonly Point[]
}
const entrance = ({ state, ref }: Approach, at: Point): Entrance => ({ at, before: placesBefore(state, ref, at) })

/** The shortest path to a place of contact: to a point just before it that touches no enemy, then straight in. */
function wayInto(area: ReachArea, { at, before }: Entrance): Found | undefined {
  let best: Found | undefined
  for (const point of before) {
    const way = routeWithin(area, point)
    const whole = way ? length([...way, at]) : Number.POSITIVE_INFINITY
    if (way && whole < (best?.length ?? Number.POSITIVE_INFINITY)) best = { at, path: [...way.slice(1), at], length: whole }
  }
  return best
}

/** How far from the target's middle the last step of a path of at most this length may begin. */
const farthest = ({ state, ref, target }: Approach, places: readonly Entrance[], longest: number): number => {
  const { at: from } = pieceOf(state, ref).pose
  const goal = pieceOf(state, target).pose.at
  let far = 0
  for (const { at, before } of places)
    for (const point of before)
      if (distance(from, point) + distance(point, at) <= longest + ROUNDING) far = Math.max(far, distance(point, goal))
  return far + ROUNDING
}

/** Those of the places of base contact that can be reached, each with its path. */
const baseSpots = (area: ReachArea, places: readonly Entrance[]): readonly Found[] =>
  places.flatMap((place) => wayInto(area, place) ?? [])

/** The walls that a miniature touches. */
const wallsAt = (state: State, ref: Ref): readonly PlacedTerrain[] =>
  wallsOf(state).filter((wall) => gapToScenery(bodyOf(state, ref), wall) <= CONTACT)

/** VX-CON-02: places on the other side of a wall that the target touches; `whole` is the area of the search if it is known. */
export const wallSpots = (search: Approach, whole?: ReachArea): readonly Found[] => {
  const { state, ref, target } = search
  const walls = wallsAt(state, target)
  if (walls.length === 0) return []
  const area = whole ?? areaOf(search)
  return walls
    .flatMap((wall) => acrossWall(state, ref, target, wall, area))
    .flatMap((at): readonly Found[] => {
      const way = routeWithin(area, at)
      return way ? [{ at, path: way.slice(1), length: length(way) }] : []
    })
}

/**
 * All paths of base contact within the budget, with `more` places of contact besides those that decide. Paths longer than the
 * budget may be among them, but not all.
 */
export function baseWays(search: Approach, more: readonly Point[]): readonly Found[] {
  const { state, ref, target, budget, beside } = search
  const within = budget + beside
  const near = areaOf(search, within)
  const ahead = straightest(state, ref, target, near)
  const isSure = ahead !== undefined && ahead.length <= within
  const area = isSure ? near : areaOf(search)
  const straight = isSure ? ahead : straightest(state, ref, target, area)
  const places = [...more, ...(straight ? [straight.at] : []), ...ends(state, ref, target)]
  return baseSpots(
    area,
    places.map((at) => entrance(search, at)),
  )
}

/** The shortest of the paths into contact found; of equally short ones the first. */
const shortest = (found: readonly Found[]): Found | undefined => [...found].sort((a, b) => a.length - b.length)[0]

/** A search limited to ways `within` a length: what it found, or how long the ways must be for a sure answer. */
function nearestWithin(search: Approach, limits: readonly Entrance[], longest: number, within: number) {
  const area = areaOf(search, within)
  const straight = straightest(search.state, search.ref, search.target, area)
  if (!straight) return { needs: Infinity }
  if (straight.length > within) return { needs: straight.length }
  const places = [entrance(search, straight.at), ...limits]
  const best = shortest(baseSpots(area, places))
  // No path of this length or less is left out, however far beside the target its last step begins.
  const beyond = farthest(search, places, best?.length ?? longest + LONGEST_STEP)
  const needs = Math.min(best?.length ?? Infinity, longest) + beyond
  return needs <= within ? { needs, best } : { needs }
}

/** By how much ways may be longer than the straight line in the first search, and at most before all ways are searched. */
const FIRST_DETOUR = 300
const LAST_DETOUR = 100_000
/** By how much a search is widened if it finds nothing at all. */
const WIDER = 2.5

/**
 * The shortest path into contact within `budget`, which may be more than the charger's own reach. Most of the table does not
 * matter for it, so ways with small detours are searched first, until no longer one could change the result.
 */
export function nearestWay(state: State, ref: Ref, target: Ref, budget: Units): Found | undefined {
  const search = approach(state, ref, target, budget)
  const { apart, beside } = search
  const longest = budget + BENDS_AT_MOST / 2
  if (apart > longest + beside) return undefined
  const limits = ends(state, ref, target).map((at) => entrance(search, at))
  let detour = wallsAt(state, target).length > 0 ? Infinity : FIRST_DETOUR
  while (detour < LAST_DETOUR) {
    const { needs, best } = nearestWithin(search, limits, longest, apart + detour)
    if (needs <= apart + detour) return best
    detour = Math.max(detour + FIRST_DETOUR, Math.min(needs - apart, detour * WIDER))
  }
  const area = areaOf(search)
  const straight = straightest(state, ref, target, area)
  const places = straight ? [entrance(search, straight.at), ...limits] : limits
  return shortest([...baseSpots(area, places), ...wallSpots(search, area)])
}
