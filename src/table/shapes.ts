/** All nine shapes: the kernel's six plain ones, and the three that are judged on a table. */
import { direction } from '../geometry/heading'
import { pointWithin } from '../geometry/outline'
import { insideBox } from '../geometry/overlap'
import type { Convex, Footprint, Point, Units } from '../geometry/types'
import { oneOf, PLAIN_SHAPES, type Rng, type ShapeRules, type Shapes } from '../kernel'
import type { Path, Place, Region, Route, RouteAnswer } from './choice'
import { isClear, judgePath, judgePlace, type Obstacle, obstacleOf } from './judge'
import { judgeRoute, placeIn } from './judge-route'
import { findTerrain, footprintOf } from './layout'
import type { Pose, Tabletop } from './piece'
import { tableSays } from './said'

const TRIES = 40
/** Spacing of the grid that `firstFree` scans: a quarter of an inch. */
const LATTICE = 635

/** How many of the next spots of a row lie within the same round obstacle. */
function spotsToSkip({ kept: [{ footprint, gap }] }: Obstacle, { x, y }: Point, radius: Units): number {
  if (!('disc' in footprint)) return 0
  const { at } = footprint.disc
  const reach = footprint.disc.radius + radius + gap
  // One unit less than the half chord, so that rounding never skips a spot on the edge.
  const half = Math.sqrt(reach ** 2 - (y - at.y) ** 2) - 1
  return Math.max(0, Math.floor((at.x + half - x) / LATTICE))
}

/** A pose that the choice accepts, found by scanning the table. Undefined if there is none; a rule must then not ask for one. */
export function firstFree(choice: Place, tabletop: Tabletop): Pose | undefined {
  const { radius, region, tolerance } = choice
  const { least, most } = extent(region, tabletop)
  const all = region.keep.map(({ ref, gap }) => obstacleOf(tabletop, ref, radius, gap, tolerance))
  for (let y = least.y; y <= most.y; y += LATTICE) {
    const row = all.filter(({ around }) => y <= around.maxY && y >= around.minY)
    for (let x = least.x; x <= most.x; x += LATTICE) {
      const at = { x, y }
      if (!insideBox({ at, radius }, tabletop)) continue
      const inWay = row.find((obstacle) => !isClear(obstacle, at, radius))
      if (inWay) {
        x += LATTICE * spotsToSkip(inWay, at, radius)
        continue
      }
      const pose = posed(region, at)
      if (judgePlace(choice, pose, tabletop).allowed) return pose
    }
  }
  return undefined
}

/** The legal pose nearest to a wished one; the wished pose itself if it is legal. */
export function nearestFree(choice: Place, wished: Pose, tabletop: Tabletop): Pose | undefined {
  if (judgePlace(choice, wished, tabletop).allowed) return wished
  const { least, most } = extent(choice.region, tabletop)
  const spots: Point[] = []
  for (let y = least.y; y <= most.y; y += LATTICE) for (let x = least.x; x <= most.x; x += LATTICE) spots.push({ x, y })
  const far = ({ x, y }: Point) => (x - wished.at.x) ** 2 + (y - wished.at.y) ** 2
  return spots
    .sort((one, other) => far(one) - far(other))
    .map((at): Pose => ({ ...posed(choice.region, at), heading: wished.heading }))
    .find((pose) => judgePlace(choice, pose, tabletop).allowed)
}

const posed = (region: Region, at: Point): Pose =>
  region.on === undefined ? { at, heading: 0 } : { at, on: region.on, heading: 0 }

function extent(region: Region, tabletop: Tabletop): { readonly least: Point; readonly most: Point } {
  let [x0, y0, x1, y1] = [0, 0, tabletop.width, tabletop.depth]
  const narrow = (corners: readonly Point[]) => {
    x0 = Math.max(x0, Math.min(...corners.map((corner) => corner.x)))
    y0 = Math.max(y0, Math.min(...corners.map((corner) => corner.y)))
    x1 = Math.min(x1, Math.max(...corners.map((corner) => corner.x)))
    y1 = Math.min(y1, Math.max(...corners.map((corner) => corner.y)))
  }
  if (region.inside) narrow(region.inside.areas.flat())
  if (region.centre) narrow(region.centre.areas.flat())
  if (region.near) {
    const { of, most } = region.near
    narrow([
      { x: of.x - most, y: of.y - most },
      { x: of.x + most, y: of.y + most },
    ])
  }
  const top = region.on === undefined ? undefined : findTerrain(tabletop, region.on)?.top
  if (top) narrow(top.outline)
  return { least: { x: x0, y: y0 }, most: { x: x1, y: y1 } }
}

const PARTS = 1 << 20
const share = (rng: Rng) => rng.below(PARTS) / PARTS

const ahead = (from: Point, degrees: number, far: Units): Point => {
  const way = direction(degrees)
  return { x: Math.round(from.x + way.x * far), y: Math.round(from.y + way.y * far) }
}

/** A point around the footprint at which a disc of this radius just touches it from outside. */
function beside(footprint: Footprint, radius: Units, rng: Rng): Point {
  if ('disc' in footprint) return ahead(footprint.disc.at, rng.below(360), footprint.disc.radius + radius + 2)
  const part = footprint.parts[rng.below(footprint.parts.length)] as Convex
  const index = rng.below(part.length)
  const [a, b] = [part[index] as Point, part[(index + 1) % part.length] as Point]
  const along = share(rng)
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const size = Math.sqrt(dx * dx + dy * dy)
  const out = (radius + 2) / size
  return { x: Math.round(a.x + dx * along + dy * out), y: Math.round(a.y + dy * along - dx * out) }
}

function somewhere(region: Region, radius: Units, tabletop: Tabletop, rng: Rng): Point {
  if (region.touching) return beside(footprintOf(tabletop, region.touching.ref), radius, rng)
  if (region.near && rng.below(2) === 0) return ahead(region.near.of, rng.below(360), Math.round(region.near.most * share(rng)))
  const top = region.on === undefined ? undefined : findTerrain(tabletop, region.on)?.top
  const area =
    region.centre?.areas[rng.below(region.centre.areas.length)] ??
    top?.outline ??
    region.inside?.areas[rng.below(region.inside.areas.length)]
  if (area) return pointWithin(area, share(rng), share(rng))
  return { x: rng.below(tabletop.width + 1), y: rng.below(tabletop.depth + 1) }
}

const place: ShapeRules<Place, Tabletop> = {
  accepts: judgePlace,
  sample(choice, tabletop, rng) {
    for (let tried = 0; tried < TRIES; tried++) {
      const pose = posed(choice.region, somewhere(choice.region, choice.radius, tabletop, rng))
      if (judgePlace(choice, pose, tabletop).allowed) return pose
    }
    return undefined
  },
  list: () => 'too many',
  describe: (choice) => tableSays('ask-place', { piece: choice.piece }),
}

const path: ShapeRules<Path, Tabletop> = {
  accepts: (choice, answer, tabletop) => judgePath(choice, answer, tabletop).verdict,
  sample(choice, tabletop, rng) {
    for (let tried = 0; tried < TRIES; tried++) {
      const far = Math.round(choice.budget * (tried < TRIES / 2 ? 1 - share(rng) * 0.4 : share(rng)))
      const end = choice.end.touching
        ? somewhere(choice.end, choice.radius, tabletop, rng)
        : ahead(choice.from, rng.below(360), far)
      if (judgePath(choice, [end], tabletop).verdict.allowed) return [end]
    }
    return undefined
  },
  list: () => 'too many',
  describe: (choice) => tableSays('ask-path', { piece: choice.piece, budget: choice.budget }),
}

/** A random walk along open steps; it may end early, or where a route may not end. */
function wandered({ from, most, steps }: Route, rng: Rng): readonly string[] {
  const stations: string[] = []
  for (let left = rng.below(most + 1); left > 0; left--) {
    const open = (steps[stations.at(-1) ?? from] ?? []).filter((step) => !step.refused)
    if (open.length === 0) break
    stations.push(oneOf(open, rng).to)
  }
  return stations
}

const route: ShapeRules<Route, Tabletop> = {
  accepts: judgeRoute,
  sample(choice, tabletop, rng): RouteAnswer | undefined {
    for (let tried = 0; tried < TRIES; tried++) {
      const stations = wandered(choice, rng)
      const end = placeIn(choice, stations.at(-1) ?? choice.from)
      if (!end) continue
      const answer = { stations, pose: posed(end.region, somewhere(end.region, end.radius, tabletop, rng)) }
      if (judgeRoute(choice, answer, tabletop).allowed) return answer
    }
    return undefined
  },
  list: () => 'too many',
  describe: (choice) => tableSays('ask-route', { piece: choice.piece, most: choice.most }),
}

/** The functions of all shapes, with which the host of a table-top game judges answers. */
export const TABLE_SHAPES: Shapes<Tabletop> = { ...PLAIN_SHAPES, place, path, route }
