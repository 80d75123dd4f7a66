/** Pasting: what was copied, from this layout or another one, is laid on the table under new refs. */
import type { Ref } from '../../table/piece'
import { type LayoutDocument, MOST, OWN_PREFIX, ownIdOf } from '../document'
import { shiftedArea, shiftedMark } from '../ground'
import { freshRef, refsOf } from '../refs'
import { done, refuse } from '../said'
import type { Made } from './chapter'
import type { PasteEdit } from './edit'
import { pieceEdit } from './pieces'
import { withMembers } from './twins'

export function pasted(document: LayoutDocument, { clip, by }: PasteEdit): Made {
  const { own, ids } = ownTogether(document, clip)
  if (Object.keys(own).length > MOST.own) return refuse('edit-too-many', { most: MOST.own })
  const names = named(refsOf(document.pieces), clip.pieces, ({ kind }) => kind)
  const groups = named(
    new Set(document.pieces.flatMap(({ group }) => group ?? [])),
    [...new Set(clip.pieces.flatMap(({ group }) => group ?? []))].map((ref) => ({ ref })),
    () => 'group',
  )
  const fresh = clip.pieces.map((piece) => {
    const id = ownIdOf(piece.kind)
    return withMembers(piece, {
      ref: names.get(piece.ref) ?? piece.ref,
      kind: id === undefined ? piece.kind : `${OWN_PREFIX}${ids.get(id) ?? id}`,
      at: { x: piece.at.x + by.x, y: piece.at.y + by.y },
      on: piece.on === undefined ? undefined : names.get(piece.on),
      group: piece.group === undefined ? undefined : groups.get(piece.group),
      locked: undefined,
      twin: undefined,
    })
  })
  const pieces = pieceEdit({ ...document, own }, { type: 'add', pieces: fresh })
  if (!pieces.ok) return pieces
  const laid = <T extends { readonly ref: Ref }>(
    there: readonly T[],
    things: readonly T[],
    stem: string,
    move: (one: T) => T,
  ) => {
    const refs = named(refsOf(there), things, () => stem)
    return [...there, ...things.map((one) => ({ ...move(one), ref: refs.get(one.ref) ?? one.ref }))]
  }
  const areas = laid(document.areas, clip.areas, 'area', (one) => shiftedArea(one, by))
  const objectives = laid(document.objectives, clip.objectives, 'objective', (one) => shiftedMark(one, by))
  const notes = laid(document.notes, clip.notes, 'note', (one) => shiftedMark(one, by))
  for (const [field, list] of Object.entries({ areas, objectives, notes }))
    if (list.length > MOST[field as 'areas' | 'objectives' | 'notes'])
      return refuse('edit-too-many-marks', { most: MOST[field as 'areas' | 'objectives' | 'notes'] })
  return done({ ...pieces.value, own, areas, objectives, notes })
}

/** The new ref of each thing, by its old one. */
function named<T extends { readonly ref: Ref }>(
  there: ReadonlySet<Ref>,
  things: readonly T[],
  stemOf: (one: T) => string,
): ReadonlyMap<Ref, Ref> {
  const taken = new Set(there)
  return new Map(
    things.map((one) => {
      const ref = freshRef(taken, stemOf(one))
      taken.add(ref)
      return [one.ref, ref]
    }),
  )
}

/** The own pieces of both documents. A pasted one whose id is taken by a different own piece gets a new id. */
function ownTogether(document: LayoutDocument, clip: LayoutDocument) {
  const own: { [id: string]: LayoutDocument['own'][string] } = { ...document.own }
  const ids = new Map<string, string>()
  for (const [id, piece] of Object.entries(clip.own)) {
    const there = Object.hasOwn(own, id) ? own[id] : undefined
    const isSame = there !== undefined && JSON.stringify(there) === JSON.stringify(piece)
    const name = there === undefined || isSame ? id : freshRef(new Set(Object.keys(own)), id)
    ids.set(id, name)
    if (!isSame) own[name] = piece
  }
  // If nothing is new the same object is kept: opened pieces are cached by it.
  return { own: Object.keys(own).length === Object.keys(document.own).length ? document.own : own, ids }
}
