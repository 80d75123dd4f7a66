/** The ground a disc moves on: its obstacles, and where paths may bend. Table space, units as in `types.ts`. */
import { type Part, partsOf, segmentKeepsFromPart } from './clearance'
import { cross } from './exact'
import { cutToBox, outlineAround } from './inflate'
import { distance } from './measure'
import { areApart, type Bounds, boundsOfFootprint, cornerAt } from './outline'
import type { Box, Footprint, Point, Units } from './types'

/** A place where a shortest path may bend, with its neighbours on the outline it goes around. */
export interface Bend {
  readonly at: Point
  readonly before: Point
  readonly after: Point
}

/** A part that is in the way, with the outline around it on which paths bend. */
export interface Obstacle {
  readonly part: Part
  readonly bounds: Bounds
  readonly bends: readonly Bend[]
}

/** All data for paths of one disc size; prepared once per disc size and table by `groundFor`. */
export interface Ground {
  readonly radius: Units
  readonly box: Box
  /** The distance that the disc's centre keeps from every part. */
  readonly keep: Units
  readonly obstacles: readonly Obstacle[]
}

/** Outweighs the rounding of corners to integer units. */
const MARGIN = 1

const bendsAround = (part: Part, radius: Units, box: Box, keep: Units): readonly Bend[] => {
  const around = cutToBox(outlineAround(part, Math.max(keep, 0) + MARGIN), box, radius)
  const corners = around.map(({ x, y }) => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 }))
  return corners.map((at, i) => ({
    at,
    before: cornerAt(corners, i + corners.length - 1),
    after: cornerAt(corners, i + 1),
  }))
}

/** The bends are made when somebody looks: most obstacles are too far from the way that is sought. */
const obstacleOf = (part: Part, radius: Units, box: Box, keep: Units): Obstacle => {
  let bends: readonly Bend[] | undefined
  return {
    part,
    bounds: boundsOfFootprint('radius' in part ? { disc: part } : { parts: [part] }),
    get bends() {
      bends ??= bendsAround(part, radius, box, keep)
      return bends
    },
  }
}

interface Prepared extends Ground {
  readonly tolerance: Units
}
/** Obstacles made before, for footprints that are asked about again. */
const PREPARED = new WeakMap<Footprint, Prepared[]>()

const obstaclesOf = (footprint: Footprint, radius: Units, box: Box, tolerance: Units): readonly Obstacle[] => {
  const known = PREPARED.get(footprint) ?? []
  for (const one of known)
    if (one.radius === radius && one.tolerance === tolerance && one.box.width === box.width && one.box.depth === box.depth)
      return one.obstacles
  const keep = radius - tolerance
  const obstacles = partsOf(footprint).map((part) => obstacleOf(part, radius, box, keep))
  PREPARED.set(footprint, [...known, { radius, box, keep, obstacles, tolerance }])
  return obstacles
}

/**
 * Prepares the ground for a disc among blockers. The disc's centre keeps its radius less the tolerance from every blocker, just
 * as `sweep` demands, and the disc stays on the table.
 */
export const groundFor = (radius: Units, blockers: readonly Footprint[], box: Box, tolerance: Units): Ground => ({
  radius,
  box,
  keep: radius - tolerance,
  obstacles: blockers.flatMap((footprint) => obstaclesOf(footprint, radius, box, tolerance)),
})

/** Whether the table's edges allow a centre at this point. */
export const isOnGround = ({ radius, box }: Ground, { x, y }: Point): boolean =>
  x >= radius && y >= radius && x <= box.width - radius && y <= box.depth - radius

/** Whether a centre may move straight from one point to another. Exact. */
export const isWayFree = (ground: Ground, a: Point, b: Point): boolean => {
  if (!isOnGround(ground, a) || !isOnGround(ground, b)) return false
  const { keep, obstacles } = ground
  const minX = Math.min(a.x, b.x)
  const maxX = Math.max(a.x, b.x)
  const minY = Math.min(a.y, b.y)
  const maxY = Math.max(a.y, b.y)
  for (const { part, bounds } of obstacles) {
    if (minX - bounds.maxX >= keep || bounds.minX - maxX >= keep) continue
    if (minY - bounds.maxY >= keep || bounds.minY - maxY >= keep) continue
    if (!segmentKeepsFromPart(a, b, part, keep)) return false
  }
  return true
}

/** Whether the outline at a bend is entirely on one side of the line to another point, as on every shortest path. */
export const isTangent = ({ at, before, after }: Bend, other: Point): boolean =>
  cross(at, other, before) * cross(at, other, after) >= 0

/** Whether a point lies inside or on the outline around an obstacle (the disc then touches the obstacle, or nearly does). */
export const isAtOutline = ({ bends }: Obstacle, point: Point): boolean =>
  bends.length > 0 && bends.every(({ at, after }) => cross(at, after, point) >= 0)

/** The part of the ground within a walk of `budget` from a place. */
export const groundAround = (ground: Ground, from: Point, budget: number): Ground => {
  const around = { minX: from.x, minY: from.y, maxX: from.x, maxY: from.y }
  return { ...ground, obstacles: ground.obstacles.filter(({ bounds }) => !areApart(around, bounds, budget + ground.keep + 1)) }
}

/** The part of the ground that matters for ways from one place to another that are at most `within` long. */
export const groundBetween = (ground: Ground, from: Point, to: Point, within: number): Ground => ({
  ...ground,
  obstacles: ground.obstacles.filter(({ bounds: { minX, minY, maxX, maxY } }) => {
    const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }
    const radius = distance(middle, { x: maxX, y: maxY })
    return distance(from, middle) + distance(middle, to) <= within + 2 * (radius + ground.keep + MARGIN)
  }),
})
