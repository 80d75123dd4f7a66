/** Gaps between pieces, and between pieces and the table's edges: their narrowest places, and the bases that pass. Units. */
import { segmentDistance } from '../geometry/clearance'
import { squaredDistance } from '../geometry/exact'
import { areApart, cornerAt, isInside } from '../geometry/outline'
import { overlaps } from '../geometry/overlap'
import { type Convex, INCH, type Point, type Units } from '../geometry/types'
import type { Ref } from '../table/piece'
import type { LayoutDocument } from './document'
import { footprintOfPiece, type OpenPiece, opened } from './opened'

/** Diameters of round bases in use, in units: 25 to 130 mm. */
export const BASES: readonly Units[] = [2500, 2850, 3200, 4000, 5000, 6000, 8000, 10_000, 13_000]

/** The narrowest place between two things: its width, and the line across it from edge to edge. */
export interface Narrow {
  readonly width: number
  readonly line: readonly [Point, Point]
}
export interface Gap extends Narrow {
  readonly one: Ref
  /** The other piece, or the table's edge. */
  readonly other: Ref | { readonly edge: Edge }
  /** The largest base in `BASES` that passes; undefined if none does. */
  readonly passes?: Units
}
export const EDGES = ['near', 'far', 'left', 'right'] as const
export type Edge = (typeof EDGES)[number]

/** Anything wider counts as open ground. */
const WIDEST: Units = 6 * INCH

/** The narrowest place between two outlines; undefined if they touch. */
function between(a: Convex, b: Convex): Narrow | undefined {
  let best: { squared: number; line: readonly [Point, Point] } | undefined
  const look = (corners: Convex, outline: Convex, isTurned: boolean) => {
    for (const corner of corners) {
      if (isInside(corner, outline)) continue
      let from = cornerAt(outline, outline.length - 1)
      for (const to of outline) {
        const [ex, ey] = [to.x - from.x, to.y - from.y]
        const share = Math.min(1, Math.max(0, ((corner.x - from.x) * ex + (corner.y - from.y) * ey) / (ex * ex + ey * ey)))
        const foot = { x: from.x + share * ex, y: from.y + share * ey }
        const squared = squaredDistance(foot, corner)
        if (!best || squared < best.squared) best = { squared, line: isTurned ? [foot, corner] : [corner, foot] }
        from = to
      }
    }
  }
  look(a, b, false)
  look(b, a, true)
  return best && { width: Math.sqrt(best.squared), line: best.line }
}

/** The narrowest place between two pieces; undefined if they touch or overlap. */
export function narrowest(a: OpenPiece, b: OpenPiece): Narrow | undefined {
  const [one, other] = [footprintOfPiece(a), footprintOfPiece(b)]
  if (overlaps(one, other, 0)) return undefined
  let best: Narrow | undefined
  for (const p of a.terrain.outlines)
    for (const q of b.terrain.outlines) {
      const found = between(p, q)
      if (found && (!best || found.width < best.width)) best = found
    }
  return best
}

/** A piece's distance from each of the table's edges; negative where it sticks out. */
export function edgeDistances({ size }: LayoutDocument, { bounds }: OpenPiece): { readonly [E in Edge]: Units } {
  return { near: bounds.minY, far: size.depth - bounds.maxY, left: bounds.minX, right: size.width - bounds.maxX }
}

const passing = (width: number): { readonly passes?: Units } => {
  const passes = BASES.findLast((base) => base <= width)
  return passes === undefined ? {} : { passes }
}

/** All gaps up to `widest` between things on the ground, narrowest first. Lines that cross a third piece are left out. */
export function gapsOf(document: LayoutDocument, widest: Units = WIDEST): readonly Gap[] {
  const grounded = opened(document).pieces.filter(({ piece, terrain }) => (piece.z ?? 0) === 0 && terrain.outlines.length > 0)
  const isCrossed = ([a, b]: readonly [Point, Point], except: readonly OpenPiece[]) =>
    grounded.some((third) => !except.includes(third) && segmentDistance(a, b, footprintOfPiece(third)) === 0)
  const pairs = grounded.flatMap((one, index) =>
    grounded.slice(index + 1).flatMap((other): readonly Gap[] => {
      if (areApart(one.bounds, other.bounds, widest + 1)) return []
      const found = narrowest(one, other)
      if (!found || found.width > widest || found.width < 1 || isCrossed(found.line, [one, other])) return []
      return [{ one: one.piece.ref, other: other.piece.ref, ...found, ...passing(found.width) }]
    }),
  )
  const edges = grounded.flatMap((one) => {
    const distances = edgeDistances(document, one)
    return EDGES.flatMap((edge): readonly Gap[] => {
      const width = distances[edge]
      if (width < 1 || width > widest) return []
      const line = lineToEdge(document, one, edge)
      return isCrossed(line, [one]) ? [] : [{ one: one.piece.ref, other: { edge }, width, line, ...passing(width) }]
    })
  })
  return [...pairs, ...edges].sort((a, b) => a.width - b.width)
}

/** The line straight to the edge from the nearest corner of the piece. */
function lineToEdge({ size }: LayoutDocument, { terrain }: OpenPiece, edge: Edge): readonly [Point, Point] {
  const corners = terrain.outlines.flat()
  const away = ({ x, y }: Point): number =>
    edge === 'near' ? y : edge === 'far' ? size.depth - y : edge === 'left' ? x : size.width - x
  const corner = corners.reduce((best, at) => (away(at) < away(best) ? at : best))
  const onEdge =
    edge === 'near'
      ? { x: corner.x, y: 0 }
      : edge === 'far'
        ? { x: corner.x, y: size.depth }
        : edge === 'left'
          ? { x: 0, y: corner.y }
          : { x: size.width, y: corner.y }
  return [corner, onEdge]
}
