/** Making room (DZ-CAP-02 to 05, AMB-59): which models must be shifted where so that every model in a cube has a place. */
import type { Point, Units } from '../../../../geometry/types'
import { judgeSpot } from '../../../../table/judge'
import type { Pose, Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import { TOLERANCE } from '../constants'
import type { State } from '../state'
import { cubeFrom, middleOf } from './cubes'
import { candidates } from './fits'
import { modelOf } from './models'
import { bareRegion, basesNear, firstPlaceIn, radiusOf } from './places'
import { allIn } from './presence'
import { poseIn } from './terrain'

/** The newcomer's pose and the poses of the models that must be shifted. `overlaps`: there is no room, so bases overlap. */
export interface Packing {
  readonly pose: Pose
  readonly shifted: readonly { readonly ref: Ref; readonly pose: Pose }[]
  readonly overlaps: boolean
}

/** How many combinations are tried before the best one found so far is used. */
const TRIES = 6000
/** How many spots are tried for each base. */
const BREADTH = 40

interface Part {
  readonly ref: Ref
  readonly radius: Units
  readonly wish: Point
  readonly spots: readonly Point[]
}

/**
 * Room for a model in a cube. If no place is free, friends are shifted, and enemies too only if that is not enough, with the
 * smallest total distance. The newcomer may be in the cube already or not yet on the table.
 */
export function roomFor(state: State, newcomer: Ref, id: CubeId, wish?: Point): Packing {
  const cube = cubeFrom(id)
  const want = wish ?? middleOf(cube)
  const free = firstPlaceIn(state, newcomer, id, want)
  if (free) return { pose: free, shifted: [], overlaps: false }
  const { seat } = modelOf(state, newcomer)
  const others = allIn(state, id).filter((ref) => ref !== newcomer)
  const friends = others.filter((ref) => modelOf(state, ref).seat === seat)
  for (const movable of [friends, others]) {
    const packed = movable.length > 0 ? packedAmong(state, newcomer, id, want, movable) : undefined
    if (packed) return packed
  }
  return { pose: overlapping(state, newcomer, id, want), shifted: [], overlaps: true }
}

/** AMB-59: the pose when there is no room: clear of the walls if possible, regardless of other models. */
function overlapping(state: State, ref: Ref, id: CubeId, want: Point): Pose {
  const cube = cubeFrom(id)
  const region = bareRegion(state, id)
  const radius = radiusOf(state, ref)
  const [area] = region.centre?.areas ?? []
  const spots = area ? candidates(area, radius, want) : [want]
  const fits = (keep: typeof region.keep) => (at: Point) =>
    judgeSpot({ ...region, keep }, { at, radius }, TOLERANCE, state.tabletop).allowed
  return poseIn(state.battlefield, cube, spots.find(fits(region.keep)) ?? spots.find(fits([])) ?? middleOf(cube))
}

function packedAmong(state: State, newcomer: Ref, id: CubeId, want: Point, movable: readonly Ref[]): Packing | undefined {
  const cube = cubeFrom(id)
  const moving = new Set([newcomer, ...movable])
  const region = bareRegion(state, id)
  const [area] = region.centre?.areas ?? []
  if (!area) return undefined
  const parts = [newcomer, ...movable]
    .map((ref): Part => {
      const radius = radiusOf(state, ref)
      const own = state.tabletop.pieces[ref]?.pose.at
      const at = ref === newcomer ? want : (own ?? want)
      const still = basesNear(state, cube, radius, ref).filter((other) => !moving.has(other))
      const keep = [...region.keep, ...still.map((other) => ({ ref: other, gap: 0, why: { key: 'base-in-way' } }))]
      const spots = candidates(area, radius, at).filter(
        (spot) => judgeSpot({ ...region, keep }, { at: spot, radius }, TOLERANCE, state.tabletop).allowed,
      )
      return { ref, radius, wish: at, spots: thinned(spots) }
    })
    // The largest bases come first; among equal ones, the base with the fewest spots.
    .sort((a, b) => b.radius - a.radius || a.spots.length - b.spots.length)
  const best = search(parts)
  const poseOf = (ref: Ref, at: Point) => poseIn(state.battlefield, cube, at, state.tabletop.pieces[ref]?.pose.heading ?? 0)
  const own = best?.get(newcomer)
  if (!best || !own) return undefined
  const shifted = movable.flatMap((ref) => {
    const [at, before] = [best.get(ref), state.tabletop.pieces[ref]?.pose.at]
    return at && (at.x !== before?.x || at.y !== before.y) ? [{ ref, pose: poseOf(ref, at) }] : []
  })
  return { pose: poseOf(newcomer, own), shifted, overlaps: false }
}

/** Half of the spots are the nearest ones. The rest are spread over the farther ones, so that the far corner is tried too. */
function thinned(spots: readonly Point[]): readonly Point[] {
  if (spots.length <= BREADTH) return spots
  const near = spots.slice(0, BREADTH / 2)
  const rest = spots.slice(BREADTH / 2)
  const every = Math.ceil(rest.length / (BREADTH / 2))
  return [...near, ...rest.filter((_, index) => (rest.length - 1 - index) % every === 0)]
}

const away = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

/** Branch and bound over the tried spots: places for all bases with the smallest total distance. */
function search(parts: readonly Part[]): ReadonlyMap<Ref, Point> | undefined {
  let best: ReadonlyMap<Ref, Point> | undefined
  let least = Number.POSITIVE_INFINITY
  let tries = 0
  const chosen: { readonly part: Part; readonly at: Point }[] = []
  const visit = (index: number, sum: number): void => {
    const part = parts[index]
    if (!part) {
      best = new Map(chosen.map(({ part: { ref }, at }) => [ref, at]))
      least = sum
      return
    }
    for (const at of part.spots) {
      const total = sum + away(at, part.wish)
      // Spots are sorted from near to far, so none after this one is better.
      if (total >= least || tries >= TRIES) return
      tries += 1
      const isFree = chosen.every((one) => clears(one.at, at, one.part.radius + part.radius - TOLERANCE.overlap))
      if (!isFree) continue
      chosen.push({ part, at })
      visit(index + 1, total)
      chosen.pop()
    }
  }
  visit(0, 0)
  return best
}
const clears = (a: Point, b: Point, gap: Units): boolean => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= gap * gap
