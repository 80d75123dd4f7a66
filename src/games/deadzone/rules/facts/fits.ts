/** Where a base fits into a region of a cube, for those who need no reason why it does not (DZ-POS-03, DZ-CAP-05). */
import { contains, insideBox } from '../../../../geometry/overlap'
import { isKept } from '../../../../geometry/stop'
import type { Convex, Point, Units } from '../../../../geometry/types'
import type { Region } from '../../../../table/choice'
import { footprintOf } from '../../../../table/layout'
import type { Tabletop } from '../../../../table/piece'
import { CUBE, inches, TOLERANCE } from '../constants'

/** Tells whether a base fits at a point: as `judgeSpot` for the regions of cubes, which have a centre area and things to keep off. */
export function fitting({ centre, keep }: Region, radius: Units, tabletop: Tabletop): (at: Point) => boolean {
  const areas = centre?.areas ?? []
  const kept = keep.map(({ ref, gap }) => ({
    footprint: footprintOf(tabletop, ref),
    gap: gap === 0 ? -TOLERANCE.overlap : gap,
  }))
  return (at) =>
    insideBox({ at, radius }, tabletop) && areas.some((area) => contains(area, { at, radius: 0 })) && isKept(radius, at, kept)
}

const LATTICE: Units = inches(0.25)
/** Values worth trying between two ends: a lattice, and those at which the base touches the cube's sides. */
function valuesBetween(ends: readonly Units[], radius: Units): readonly Units[] {
  const [from, to] = [Math.min(...ends), Math.max(...ends)]
  const low = Math.floor(from / CUBE) * CUBE
  const all = [from, to, low + radius, low + CUBE - radius]
  for (let at = from; at < to; at += LATTICE) all.push(at)
  return [...new Set(all.filter((at) => at >= from && at <= to))]
}
const latticeOf = (area: Convex, radius: Units): readonly [xs: readonly Units[], ys: readonly Units[]] => [
  valuesBetween(
    area.map(({ x }) => x),
    radius,
  ),
  valuesBetween(
    area.map(({ y }) => y),
    radius,
  ),
]

/** Points worth trying in a rectangle, from near to far: a lattice, and points at which the base touches the cube's sides. */
export function candidates(area: Convex, radius: Units, wish: Point): readonly Point[] {
  const [xs, ys] = latticeOf(area, radius)
  const off = (at: Point) => (at.x - wish.x) ** 2 + (at.y - wish.y) ** 2
  return [wish, ...xs.flatMap((x) => ys.map((y) => ({ x, y })))].sort((a, b) => off(a) - off(b) || a.y - b.y || a.x - b.x)
}

/** The point closest to `wish` at which a disc of this radius fits the region. */
export function firstFit(tabletop: Tabletop, region: Region, radius: Units, wish: Point): Point | undefined {
  const area = region.centre?.areas[0]
  if (!area) return undefined
  const fits = fitting(region, radius, tabletop)
  return fits(wish) ? wish : candidates(area, radius, wish).find(fits)
}

/** Whether `firstFit` finds any point. */
export function fitsAnywhere(tabletop: Tabletop, region: Region, radius: Units, wish: Point): boolean {
  const area = region.centre?.areas[0]
  if (!area) return false
  const fits = fitting(region, radius, tabletop)
  if (fits(wish)) return true
  const [xs, ys] = latticeOf(area, radius)
  return xs.some((x) => ys.some((y) => fits({ x, y })))
}
