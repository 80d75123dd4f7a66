/** Generating part of a table: which pieces are removed, and where the part's image lies under the table's symmetry. Units. */
import type { Bounds } from '../geometry/outline'
import type { Point, Units } from '../geometry/types'
import type { Ref } from '../table/piece'
import { changed, type LayoutDocument, type LayoutPiece, type LayoutSymmetry } from './document'
import { paired } from './edits/twins'
import { mirroredPoint } from './mirror'

export const isWithin = ({ minX, minY, maxX, maxY }: Bounds, { x, y }: Point): boolean =>
  x >= minX && x <= maxX && y >= minY && y <= maxY

/** The image of a part under the symmetry; empty without a symmetry, or if the part is its own image. */
export function imageOfPart({ size, symmetry }: LayoutDocument, { minX, minY, maxX, maxY }: Bounds): readonly Bounds[] {
  if (symmetry === 'none') return []
  const [a, b] = [
    { x: minX, y: minY },
    { x: maxX, y: maxY },
  ].map((corner) => mirroredPoint(size, symmetry, corner))
  if (!a || !b) return []
  const image = { minX: Math.min(a.x, b.x), minY: Math.min(a.y, b.y), maxX: Math.max(a.x, b.x), maxY: Math.max(a.y, b.y) }
  const isSame = image.minX === minX && image.minY === minY && image.maxX === maxX && image.maxY === maxY
  return isSame ? [] : [image]
}

/**
 * The layout without the pieces that are to be generated again: all those in the part, or everywhere; under the new symmetry. A
 * removed piece takes its twin and what stands on it along. A locked piece keeps its twin and everything that both stand on.
 */
export function cleared(base: LayoutDocument, symmetry: LayoutSymmetry, within: Bounds | undefined): LayoutDocument {
  const byRef = new Map(base.pieces.map((piece) => [piece.ref, piece]))
  const spread = (from: readonly LayoutPiece[], next: (piece: LayoutPiece) => readonly Ref[], isBarred = (_: Ref) => false) => {
    const found = new Set(from.map(({ ref }) => ref))
    for (const ref of found) {
      const piece = byRef.get(ref)
      if (piece) for (const other of next(piece)) if (byRef.has(other) && !isBarred(other)) found.add(other)
    }
    return found
  }
  const twinOf = ({ twin }: LayoutPiece): readonly Ref[] => (twin === undefined ? [] : [twin])
  const stays = spread(
    base.pieces.filter(({ locked }) => locked),
    (piece) => [...twinOf(piece), ...(piece.on === undefined ? [] : [piece.on])],
  )
  const riders = new Map<Ref, Ref[]>()
  for (const { ref, on } of base.pieces) if (on !== undefined) riders.set(on, [...(riders.get(on) ?? []), ref])
  const goes = spread(
    base.pieces.filter(({ ref, at }) => !stays.has(ref) && (!within || isWithin(within, at))),
    (piece) => [...twinOf(piece), ...(riders.get(piece.ref) ?? [])],
    (ref) => stays.has(ref),
  )
  const kept = base.pieces.filter(({ ref }) => !goes.has(ref))
  if (symmetry === base.symmetry) return changed(base, { pieces: kept })
  const turned = changed(base, { symmetry, pieces: kept })
  return changed(turned, { pieces: paired(turned, kept, false) })
}

/** The part of a table around a place. */
export function partAround({ size }: LayoutDocument, at: Point, reach: Units): Bounds {
  return {
    minX: Math.max(0, at.x - reach),
    minY: Math.max(0, at.y - reach),
    maxX: Math.min(size.width, at.x + reach),
    maxY: Math.min(size.depth, at.y + reach),
  }
}
