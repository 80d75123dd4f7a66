/** Snapping of a dragged piece: to a grid, the table's edges and middle, and corners and middles of other pieces. Units. */
import { type Bounds, boundsOf } from '../geometry/outline'
import { INCH, type Point, type Units } from '../geometry/types'
import type { Ref } from '../table/piece'
import type { LayoutDocument, LayoutPiece } from './document'
import { opened, openPiece } from './opened'

/** Steps of the grid: three inches (a cube), one, a half, a quarter; no grid. */
export const GRIDS: readonly Units[] = [3 * INCH, INCH, INCH / 2, INCH / 4, 0]

export interface Snapping {
  readonly grid: Units
  /** Which point of the piece lies on the grid: its middle, or its near left corner. */
  readonly by: 'middle' | 'corner'
  readonly edges: boolean
  readonly middle: boolean
  readonly pieces: boolean
  /** The distance within which things snap. */
  readonly within: Units
}
export const SNAPPING: Snapping = { grid: INCH / 2, by: 'middle', edges: true, middle: true, pieces: true, within: INCH / 4 }

/** A guide line that is drawn while something snaps: where it is, and what it snaps to. */
export interface Guide {
  readonly axis: 'x' | 'y'
  readonly at: Units
  readonly to: 'edge' | 'middle' | 'grid' | { readonly piece: Ref }
}
export interface Snapped {
  readonly at: Point
  readonly guides: readonly Guide[]
}

type Axis = 'x' | 'y'
interface Catch {
  /** The shift of the piece. */
  readonly by: number
  readonly guide: Guide
}

/** Where a piece snaps when dragged to a place. `refs`: what is dragged with it, to which it does not snap. */
export function snapped(document: LayoutDocument, piece: LayoutPiece, snapping: Snapping, refs: readonly Ref[] = []): Snapped {
  const { bounds } = openPiece(document, piece)
  const others = opened(document).pieces.filter(({ piece: { ref } }) => ref !== piece.ref && !refs.includes(ref))
  const along = (axis: Axis): Catch | undefined => {
    const side = axis === 'x' ? document.size.width : document.size.depth
    const own = linesOf(bounds, piece.at, axis)
    const catches: Catch[] = []
    const tryLine = (from: readonly number[], at: number, to: Guide['to']) => {
      for (const line of from) catches.push({ by: at - line, guide: { axis, at, to } })
    }
    if (snapping.edges) for (const edge of [0, side]) tryLine(own.outer, edge, 'edge')
    if (snapping.middle) tryLine([own.middle], Math.round(side / 2), 'middle')
    if (snapping.pieces)
      for (const other of others) {
        if (!isBeside(bounds, other.bounds, axis, snapping.within)) continue
        const { outer, middle } = linesOf(other.bounds, other.piece.at, axis)
        for (const line of outer) tryLine(own.outer, line, { piece: other.piece.ref })
        tryLine([own.middle], middle, { piece: other.piece.ref })
      }
    const near = catches.filter(({ by }) => Math.abs(by) <= snapping.within)
    if (near.length > 0) return near.reduce((best, one) => (Math.abs(one.by) < Math.abs(best.by) ? one : best))
    if (snapping.grid === 0) return undefined
    const line = snapping.by === 'corner' ? (own.outer[0] ?? own.middle) : own.middle
    const at = Math.round(line / snapping.grid) * snapping.grid
    return { by: at - line, guide: { axis, at, to: 'grid' } }
  }
  const [x, y] = [along('x'), along('y')]
  return {
    at: { x: piece.at.x + (x?.by ?? 0), y: piece.at.y + (y?.by ?? 0) },
    guides: [x, y].flatMap((found) => (found ? [found.guide] : [])),
  }
}

const linesOf = ({ minX, minY, maxX, maxY }: Bounds, at: Point, axis: Axis) =>
  axis === 'x' ? { outer: [minX, maxX], middle: at.x } : { outer: [minY, maxY], middle: at.y }

/** Pieces snap along x only if they are near each other along y: snapping across the whole table would not help. */
const REACH: Units = 3 * INCH
function isBeside(a: Bounds, b: Bounds, axis: Axis, within: Units): boolean {
  const far = Math.max(REACH, within)
  return axis === 'x' ? a.minY - b.maxY <= far && b.minY - a.maxY <= far : a.minX - b.maxX <= far && b.minX - a.maxX <= far
}

/** The nearest heading to which turning by hand snaps, every fifteen degrees by default. */
export const snappedHeading = (heading: number, step = 15): number => (((Math.round(heading / step) * step) % 360) + 360) % 360

/** Where a corner of a hand-drawn area snaps: to the grid, the edges or the middle. */
export function snappedPoint({ size }: LayoutDocument, at: Point, { grid, within }: Pick<Snapping, 'grid' | 'within'>): Point {
  const along = (value: number, side: number) => {
    const line = [0, side, Math.round(side / 2)].find((one) => Math.abs(one - value) <= within)
    if (line !== undefined) return line
    const free = Math.min(side, Math.max(0, Math.round(value)))
    return grid === 0 ? free : Math.min(side, Math.round(free / grid) * grid)
  }
  return { x: along(at.x, size.width), y: along(at.y, size.depth) }
}

/** The common bounds of several pieces that are dragged together. */
export function boundsTogether(document: LayoutDocument, refs: readonly Ref[]): Bounds | undefined {
  const { byRef } = opened(document)
  const corners = refs.flatMap((ref) => byRef.get(ref)?.shapes.flat() ?? [])
  return corners.length > 0 ? boundsOf(corners) : undefined
}
