/** Snapping of areas and their corners while they are dragged: as pieces snap, and to other areas. Table space, units. */
import { type Bounds, boundsOf } from '../geometry/outline'
import type { Point, Units } from '../geometry/types'
import type { Ref } from '../table/piece'
import type { LayoutDocument } from './document'
import { opened } from './opened'
import type { Guide, Snapping } from './snap'

type Axis = 'x' | 'y'
interface Lines {
  readonly outer: readonly Units[]
  readonly middle: Units
}
const linesOf = ({ minX, minY, maxX, maxY }: Bounds, axis: Axis): Lines =>
  axis === 'x'
    ? { outer: [minX, maxX], middle: Math.round((minX + maxX) / 2) }
    : { outer: [minY, maxY], middle: Math.round((minY + maxY) / 2) }

interface Catch {
  readonly by: Units
  readonly guide?: Guide
}

function caught(document: LayoutDocument, own: Lines, axis: Axis, snapping: Snapping, except: readonly Ref[]): Catch {
  const side = axis === 'x' ? document.size.width : document.size.depth
  const found: Catch[] = []
  const tryLine = (from: readonly Units[], at: Units, to: Guide['to']) => {
    for (const line of from) if (Math.abs(at - line) <= snapping.within) found.push({ by: at - line, guide: { axis, at, to } })
  }
  if (snapping.edges) for (const edge of [0, side]) tryLine(own.outer, edge, 'edge')
  if (snapping.middle) tryLine([own.middle, ...own.outer], Math.round(side / 2), 'middle')
  if (snapping.pieces) {
    for (const { ref, outlines } of document.areas)
      if (!except.includes(ref))
        for (const line of linesOf(boundsOf(outlines.flat()), axis).outer) tryLine(own.outer, line, { piece: ref })
    for (const { piece, bounds } of opened(document).pieces)
      for (const line of linesOf(bounds, axis).outer) tryLine(own.outer, line, { piece: piece.ref })
  }
  if (found.length > 0) return found.reduce((best, one) => (Math.abs(one.by) < Math.abs(best.by) ? one : best))
  const [first = own.middle] = own.outer
  return { by: snapping.grid === 0 ? 0 : Math.round(first / snapping.grid) * snapping.grid - first }
}

export interface CaughtBox {
  readonly by: Point
  readonly guides: readonly Guide[]
}
/** The shift by which something with these bounds snaps. `except`: what is dragged with it. */
export function snappedBox(document: LayoutDocument, bounds: Bounds, snapping: Snapping, except: readonly Ref[]): CaughtBox {
  const [x, y] = (['x', 'y'] as const).map((axis) => caught(document, linesOf(bounds, axis), axis, snapping, except))
  return { by: { x: x?.by ?? 0, y: y?.by ?? 0 }, guides: [x, y].flatMap((one) => one?.guide ?? []) }
}

/** Where a corner snaps to; never off the table. */
export function snappedCorner(
  document: LayoutDocument,
  at: Point,
  snapping: Snapping,
  except: readonly Ref[],
): { readonly at: Point; readonly guides: readonly Guide[] } {
  const { width, depth } = document.size
  const on = { x: Math.min(width, Math.max(0, Math.round(at.x))), y: Math.min(depth, Math.max(0, Math.round(at.y))) }
  const { by, guides } = snappedBox(document, { minX: on.x, maxX: on.x, minY: on.y, maxY: on.y }, snapping, except)
  const to = (value: Units, most: Units) => Math.min(most, Math.max(0, value))
  return { at: { x: to(on.x + by.x, width), y: to(on.y + by.y, depth) }, guides }
}

/** Snapping turned off while Alt is held, so that things stay where the pointer puts them. */
export const FREE_HAND: Snapping = { grid: 0, by: 'middle', edges: false, middle: false, pieces: false, within: 0 }
