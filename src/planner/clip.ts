/** A copied part of a layout. It is a layout itself, so pasting checks it as any file, whichever program it comes from. */
import type { Ref } from '../table/piece'
import { emptyLayout, type LayoutDocument, ownIdOf } from './document'
import { withMembers } from './edits/twins'

/** The chosen things alone, on a bare table of the same size. A piece whose support was not chosen is detached from it. */
export function clipOf(document: LayoutDocument, refs: readonly Ref[]): LayoutDocument {
  const chosen = new Set(refs)
  const has = ({ ref }: { readonly ref: Ref }) => chosen.has(ref)
  const pieces = document.pieces
    .filter(has)
    .map((piece) =>
      withMembers(piece, { twin: undefined, on: piece.on !== undefined && chosen.has(piece.on) ? piece.on : undefined }),
    )
  const used = new Set(pieces.flatMap(({ kind }) => ownIdOf(kind) ?? []))
  return emptyLayout('', document.size.width, document.size.depth, {
    shown: document.shown,
    mat: document.mat,
    pieces,
    areas: document.areas.filter(has),
    objectives: document.objectives.filter(has),
    notes: document.notes.filter(has),
    own: Object.fromEntries(Object.entries(document.own).filter(([id]) => used.has(id))),
  })
}

/** Whether the clip contains nothing. */
export const isBareClip = ({ pieces, areas, objectives, notes }: LayoutDocument): boolean =>
  pieces.length + areas.length + objectives.length + notes.length === 0
