/** Edits of the table itself: size, mat, symmetry, what it is for, own pieces. */
import type { Point } from '../../geometry/types'
import { type Changes, type LayoutDocument, OWN_PREFIX, TABLE_SIDE } from '../document'
import { shiftedArea, shiftedMark } from '../ground'
import { moved } from '../mat/placing'
import { done, refuse } from '../said'
import type { Made } from './chapter'
import type { TableEdit } from './edit'
import { pieceEdit } from './pieces'
import { paired, withMembers } from './twins'

export function tableEdit(document: LayoutDocument, edit: TableEdit): Made {
  switch (edit.type) {
    case 'title':
      return done({ name: edit.name })
    case 'shown':
      return done({ shown: edit.shown })
    case 'mat':
      return done({ mat: edit.mat })
    case 'mat-picture':
      return done({ matPicture: edit.picture })
    case 'play':
      return done({ play: edit.play })
    case 'size':
      return resized(document, edit)
    case 'symmetry': {
      const { symmetry, copies } = edit
      return done({ symmetry, pieces: paired({ ...document, symmetry }, document.pieces, copies) })
    }
    case 'put-own':
      return done({ own: { ...document.own, [edit.id]: edit.own } })
    case 'remove-own':
      return ownRemoved(document, edit.id, edit.too)
  }
}

/** With `keep: 'middle'` everything shifts with the middle. Areas shift too; they are neither cut nor stretched. */
function resized(document: LayoutDocument, { width, depth, keep }: Extract<TableEdit, { type: 'size' }>): Made {
  for (const side of [width, depth])
    if (!Number.isInteger(side) || side < TABLE_SIDE.least || side > TABLE_SIDE.most)
      return refuse('edit-table-size', { width, depth, ...TABLE_SIDE })
  const size = { width, depth }
  const by =
    keep === 'corner'
      ? { x: 0, y: 0 }
      : { x: Math.round((width - document.size.width) / 2), y: Math.round((depth - document.size.depth) / 2) }
  const shift = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y })
  const pieces = document.pieces.map((piece) => withMembers(piece, { at: shift(piece.at) }))
  return done({
    size,
    pieces: paired({ ...document, size }, pieces, false),
    areas: document.areas.map((area) => shiftedArea(area, by)),
    objectives: document.objectives.map((objective) => shiftedMark(objective, by)),
    notes: document.notes.map((note) => shiftedMark(note, by)),
    ...(document.matPicture ? { matPicture: { ...document.matPicture, ...moved(document.matPicture, by) } } : {}),
  })
}

function ownRemoved(document: LayoutDocument, id: string, too: boolean): Made {
  if (!Object.hasOwn(document.own, id)) return refuse('edit-unknown-kind', { kind: `${OWN_PREFIX}${id}` })
  const users = document.pieces.filter(({ kind }) => kind === `${OWN_PREFIX}${id}`).map(({ ref }) => ref)
  if (users.length > 0 && !too) return refuse('edit-own-in-use', { own: id, pieces: users.length })
  const pieces = users.length > 0 ? pieceEdit(document, { type: 'remove', refs: users }) : done<Changes>({})
  if (!pieces.ok) return pieces
  const own = Object.fromEntries(Object.entries(document.own).filter(([key]) => key !== id))
  return done({ ...pieces.value, own })
}
