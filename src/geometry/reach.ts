/** Where a disc can go within a movement allowance, and on which path. Table space, units as in `types.ts`. */
import { squaredDistance } from './exact'
import { type Ground, groundAround, groundBetween, groundFor, isWayFree } from './ground'
import { distance, lengthAtMost } from './measure'
import { type Anchor, anchorsFrom } from './reach-search'
import type { Box, Footprint, Point, Units } from './types'

/** The walking disc: where it starts, how far it may go, and what is in its way. */
export interface Walk {
  readonly from: Point
  readonly radius: Units
  readonly budget: Units
  readonly blockers: readonly Footprint[]
  readonly box: Box
  /** How deep the disc may overlap a blocker, as in `sweep`. */
  readonly tolerance: Units
  /** Only the direct line, without bends. */
  readonly isStraight?: boolean
  /**
   * The walk is only for ways to or near a place: anchors over which every way to that place is longer than `within` may be left
   * out. All other anchors are the same and in the same order as without it.
   */
  readonly towards?: { readonly at: Point; readonly within: number }
}

/** What a walk can reach: its anchors by increasing length walked, the start first. Empty if the start itself is forbidden. */
export interface ReachArea {
  readonly walk: Walk
  readonly ground: Ground
  readonly anchors: readonly Anchor[]
}

/** More bends than any path has; each may lengthen it by half a unit beyond the budget. */
export const BENDS_AT_MOST = 1000
/** Outweighs the rounding of places and of sums of distances. */
const ROUNDING = 4

/**
 * Everything a disc's centre can reach. Query it with `isReachable` and `routeWithin`, draw it with `reachPolygons`. Paths are
 * shortest among those that turn around blockers along cut corners (at most a fiftieth of the radius outside the exact rounding);
 * to a place that touches a rounding they may be too long by a tenth of its radius. `prepared`: a ground already made for the
 * same radius, blockers, box and tolerance.
 */
export const reachArea = (walk: Walk, prepared?: Ground): ReachArea => {
  const { from, radius, budget, blockers, box, tolerance, isStraight, towards } = walk
  const whole = prepared ?? groundFor(radius, blockers, box, tolerance)
  const near = groundAround(whole, from, budget)
  const ground = towards ? groundBetween(near, from, towards.at, towards.within + ROUNDING) : near
  if (budget < 0 || !isWayFree(ground, from, from)) return { walk, ground, anchors: [] }
  if (isStraight === true) return { walk, ground, anchors: [{ at: from, walked: 0, bends: 0 }] }
  const within = towards && { at: towards.at, within: towards.within + ROUNDING }
  return { walk, ground, anchors: anchorsFrom(from, ground, { budget, towards: within }) }
}

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y

const pathTo = (anchor: Anchor, end: Point): readonly Point[] => {
  const path = [end]
  for (let at: Anchor | undefined = anchor; at !== undefined; at = at.previous) {
    const next = path[0]
    if (next === undefined || path.length === 1 || !isSame(at.at, next)) path.unshift(at.at)
  }
  return path
}

/** The path over an anchor if it is within the budget and free, judged exactly as by `lengthAtMost` and `sweep`. */
const wayOver = ({ walk, ground }: ReachArea, anchor: Anchor, point: Point): readonly Point[] | undefined => {
  const left = walk.budget + anchor.bends / 2 + 1 - anchor.walked
  if (squaredDistance(anchor.at, point) > left * left || !isWayFree(ground, anchor.at, point)) return undefined
  const path = isSame(anchor.at, point) && anchor.previous !== undefined ? pathTo(anchor.previous, point) : pathTo(anchor, point)
  return lengthAtMost(path, walk.budget) ? path : undefined
}

/** Whether a centre can get to a point within the budget: true exactly if `routeWithin` finds a path. Fast. */
export const isReachable = (area: ReachArea, point: Point): boolean =>
  area.anchors.some((anchor) => wayOver(area, anchor, point) !== undefined)

/** The shortest path to a point over the area's anchors, integer points, start and end included; undefined if out of reach. */
export const routeWithin = (area: ReachArea, point: Point): readonly Point[] | undefined => {
  let best: readonly Point[] | undefined
  let bestLength = Infinity
  for (const anchor of area.anchors) {
    // The anchors that follow are farther from the start.
    if (anchor.walked >= bestLength) break
    const all = anchor.walked + distance(anchor.at, point)
    if (all >= bestLength) continue
    const path = wayOver(area, anchor, point)
    if (path === undefined) continue
    best = path
    bestLength = all
  }
  return best
}

/**
 * The shortest legal path of a walk to a point; undefined if there is none within the budget. Every returned path passes `sweep`.
 * `prepared`: as for `reachArea`.
 */
export const route = (walk: Walk, to: Point, prepared?: Ground): readonly Point[] | undefined => {
  const { from, radius, budget, blockers, box, tolerance, isStraight } = walk
  if (isStraight !== true && distance(from, to) > budget + BENDS_AT_MOST / 2) return undefined
  const ground = prepared ?? groundFor(radius, blockers, box, tolerance)
  const direct = routeWithin(reachArea({ ...walk, isStraight: true }, ground), to)
  return direct ?? (isStraight === true ? undefined : routeWithin(reachArea(walk, ground), to))
}
