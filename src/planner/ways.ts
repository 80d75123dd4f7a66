/**
 * Distances on foot: the shortest way of a base from an area to every cell of the table, around what stands on the ground. Ways
 * bend only at cells' middles, with shortcuts where the straight way is free, so near corners they are up to a twelfth longer
 * than those of `geometry/reach`, equally for both sides. `geometry/reach` is for one base; this computes whole areas at once.
 * Units.
 */
import { type Ground, groundFor, isOnGround, isWayFree } from '../geometry/ground'
import { distance } from '../geometry/measure'
import { isInside } from '../geometry/outline'
import { cellAt, cellsOf, type Lattice, latticeOf, pointOf } from '../geometry/sight/map/lattice'
import { type Convex, INCH, type Point, type Units } from '../geometry/types'
import type { LayoutDocument } from './document'
import { footprintOfPiece, opened } from './opened'

/** Cells of an inch; the radius of a 32 mm base. */
export const CELL: Units = INCH
export const BASE: Units = 1600
/** How deep a base may overlap what it passes, as in the games. */
const SLACK: Units = 3

export interface Ways {
  readonly lattice: Lattice
  /** By cell: the length of the way; Infinity if none leads there, NaN where no base can stand. */
  readonly lengths: Float64Array
}

/** The ground for a base of that radius: everything on the table is an obstacle, except what models may walk through. */
export function groundOfLayout(document: LayoutDocument, radius: Units = BASE): Ground {
  const blockers = opened(document)
    .pieces.filter(({ piece, terrain }) => (piece.z ?? 0) < INCH / 2 && terrain.outlines.length > 0)
    .map(footprintOfPiece)
  return groundFor(radius, blockers, document.size, SLACK)
}

const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ dx, dy }))).filter(({ dx, dy }) => dx !== 0 || dy !== 0)

/** Ways from every place of an area where a base can stand. */
export function waysFrom(document: LayoutDocument, ground: Ground, area: readonly Convex[], cell: Units = CELL): Ways {
  const lattice = latticeOf(document.size, cell)
  const points = Array.from({ length: cellsOf(lattice) }, (_, index) => pointOf(lattice, index))
  const isFree = points.map((at) => isOnGround(ground, at) && isWayFree(ground, at, at))
  const lengths = Float64Array.from(points, (_, index) => (isFree[index] ? Infinity : Number.NaN))
  const anchors: (Point | undefined)[] = points.map(() => undefined)
  const queue = new Buckets(cell)
  points.forEach((at, index) => {
    if (!isFree[index] || !area.some((outline) => isInside(at, outline))) return
    lengths[index] = 0
    anchors[index] = at
    queue.put(index, 0)
  })
  for (let next = queue.take(); next; next = queue.take()) {
    const { index, length } = next
    if (length > (lengths[index] as number)) continue
    const [at, anchor] = [points[index] as Point, anchors[index] as Point]
    const [column, row] = [index % lattice.columns, Math.floor(index / lattice.columns)]
    for (const { dx, dy } of AROUND) {
      const [c, r] = [column + dx, row + dy]
      if (c < 0 || r < 0 || c >= lattice.columns || r >= lattice.rows) continue
      const to = r * lattice.columns + c
      const known = lengths[to] as number
      if (!(known > length)) continue
      const end = points[to] as Point
      const base = length - distance(anchor, at)
      const straight = base + distance(anchor, end)
      const isStraight = straight < known && isWayFree(ground, anchor, end)
      const found = isStraight ? straight : length + distance(at, end)
      if (found >= known || (!isStraight && !isWayFree(ground, at, end))) continue
      lengths[to] = found
      anchors[to] = isStraight ? anchor : at
      queue.put(to, found)
    }
  }
  return { lattice, lengths }
}

/** The share of the cells where a base can stand that is reached within a length. */
export function shareWithin({ lengths }: Ways, budget: Units): number {
  let [reached, all] = [0, 0]
  for (const length of lengths) {
    if (Number.isNaN(length)) continue
    all++
    if (length <= budget) reached++
  }
  return all === 0 ? 0 : reached / all
}

/** The length of the way to a place: to its own cell, or to the nearest neighbouring cell where a base can stand. */
export function wayTo({ lattice, lengths }: Ways, at: Point): number {
  const cell = cellAt(lattice, at)
  if (cell === undefined) return Infinity
  const [column, row] = [cell % lattice.columns, Math.floor(cell / lattice.columns)]
  let best = Infinity
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++) {
      const [c, r] = [column + dx, row + dy]
      if (c < 0 || r < 0 || c >= lattice.columns || r >= lattice.rows) continue
      const index = r * lattice.columns + c
      const length = (lengths[index] as number) + distance(pointOf(lattice, index), at)
      if (length < best) best = length
    }
  return best
}

/** A priority queue by length, in buckets of one cell; lengths within a bucket come in any order. */
class Buckets {
  private readonly buckets: { readonly index: number; readonly length: number }[][] = []
  private first = 0
  private readonly step: number
  constructor(step: number) {
    this.step = step / 4
  }
  put(index: number, length: number) {
    const at = Math.floor(length / this.step)
    const bucket = this.buckets[at] ?? []
    bucket.push({ index, length })
    this.buckets[at] = bucket
    if (at < this.first) this.first = at
  }
  take(): { readonly index: number; readonly length: number } | undefined {
    for (; this.first < this.buckets.length; this.first++) {
      const found = this.buckets[this.first]?.pop()
      if (found) return found
    }
    return undefined
  }
}
