/**
 * Helpers for the files of edits: finding pieces, checking that they are not locked, finding what stands on them, and replacing
 * them together with their twins.
 */
import type { Ref } from '../../table/piece'
import type { Changes, LayoutDocument, LayoutPiece } from '../document'
import { done, type Outcome, refuse } from '../said'
import { followed } from './twins'

export type Made = Outcome<Changes>

/** The pieces with these refs, in the document's order; refused if one does not exist. */
export function found({ pieces }: LayoutDocument, refs: readonly Ref[]): Outcome<readonly LayoutPiece[]> {
  const wanted = new Set(refs)
  const there = pieces.filter(({ ref }) => wanted.delete(ref))
  const [missing] = wanted
  return missing === undefined ? done(there) : refuse('edit-no-piece', { ref: missing })
}

/** As `found`, for pieces that are to be moved or removed; refused if one is locked. */
export function free(document: LayoutDocument, refs: readonly Ref[]): Outcome<readonly LayoutPiece[]> {
  const there = found(document, refs)
  if (!there.ok) return there
  const locked = there.value.find((piece) => piece.locked)
  return locked ? refuse('edit-locked', { ref: locked.ref, name: locked.name ?? '' }) : there
}

/** Every piece that moves along with these: what stands on them, and on that in turn, mapped to the piece that carries it. */
export function carried(pieces: readonly LayoutPiece[], refs: readonly Ref[]): ReadonlyMap<Ref, Ref> {
  const along = new Map(refs.map((ref) => [ref, ref]))
  for (let size = 0; size !== along.size; ) {
    size = along.size
    for (const { ref, on } of pieces) {
      const root = on === undefined || along.has(ref) ? undefined : along.get(on)
      if (root !== undefined) along.set(ref, root)
    }
  }
  return along
}

/** Replaces pieces by others with the same refs. Their twins follow; of a pair, the piece named in `leaders` decides. */
export function withPieces(document: LayoutDocument, next: ReadonlyMap<Ref, LayoutPiece>, leaders: readonly Ref[]): Made {
  const after = document.pieces.map((piece) => next.get(piece.ref) ?? piece)
  return done({ pieces: followed(document, document.pieces, after, leaders) })
}
