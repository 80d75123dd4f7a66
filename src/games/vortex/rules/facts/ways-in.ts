/** Paths into contact with a target (4.9): to a point just before a place of contact, then straight in. */
import { reachArea, routeWithin } from '../../../../geometry'
import { type Ground, groundFor } from '../../../../geometry/ground'
import { distance, length } from '../../../../geometry/measure'
import { BENDS_AT_MOST, type ReachArea } from '../../../../geometry/reach'
import type { Footprint, Point, Units } from '../../../../geometry/types'
import type { Piece, PlacedTerrain, Ref } from '../../../../table/piece'
import { CONTACT, EPS } from '../constants'
import type { State } from '../state'
import { bodyOf, gapToScenery, wallsOf } from './contact'
import { type Entrance, entrance, farthest, LONGEST_STEP, ROUNDING } from './entrances'
import { enemiesOf, pieceOf } from './figures'
import { footprintsFor, obstaclesFor } from './in-way'
import { acrossWall, between, ends, STAND_OFF, straightest } from './places'

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
  const { state, ref, target, budget } = search
  const into = (at: Point) => entrance(state, ref, at, budget)
  const [ring, limits] = [more.map(into), ends(state, ref, target).map(into)]
  const beyond = (places: readonly Entrance[]) => farthest(state, ref, pieceOf(state, target).pose.at, places, budget)
  const within = budget + Math.max(beyond([...ring, ...limits]), between(state, ref, target) + STAND_OFF + 2 * ROUNDING)
  const near = areaOf(search, within)
  const straight = straightest(state, ref, target, near)
  if (straight && straight.length <= within) {
    const ahead = into(straight.at)
    if (budget + beyond([ahead]) <= within) return baseSpots(near, [...ring, ahead, ...limits])
  }
  const area = areaOf(search)
  const place = straightest(state, ref, target, area)
  return baseSpots(area, [...ring, ...(place ? [into(place.at)] : []), ...limits])
}

/** The shortest of the paths into contact found; of equally short ones the first. */
const shortest = (found: readonly Found[]): Found | undefined => [...found].sort((a, b) => a.length - b.length)[0]

/** A search limited to ways `within` a length: what it found, or how long the ways must be for a sure answer. */
function nearestWithin(search: Approach, limits: readonly Entrance[], longest: number, within: number) {
  const { state, ref, target } = search
  const area = areaOf(search, within)
  const straight = straightest(state, ref, target, area)
  if (!straight) return { needs: Infinity }
  if (straight.length > within) return { needs: straight.length }
  const places = [entrance(state, ref, straight.at), ...limits]
  const best = shortest(baseSpots(area, places))
  // No path of this length or less is left out, however far beside the target its last step begins.
  const beyond = farthest(state, ref, pieceOf(state, target).pose.at, places, best?.length ?? longest + LONGEST_STEP)
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
  const limits = ends(state, ref, target).map((at) => entrance(state, ref, at))
  let detour = wallsAt(state, target).length > 0 ? Infinity : FIRST_DETOUR
  while (detour < LAST_DETOUR) {
    const { needs, best } = nearestWithin(search, limits, longest, apart + detour)
    if (needs <= apart + detour) return best
    detour = Math.max(detour + FIRST_DETOUR, Math.min(needs - apart, detour * WIDER))
  }
  const area = areaOf(search)
  const straight = straightest(state, ref, target, area)
  const places = straight ? [entrance(state, ref, straight.at), ...limits] : limits
  return shortest([...baseSpots(area, places), ...wallSpots(search, area)])
}
