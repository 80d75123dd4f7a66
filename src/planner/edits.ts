/** The reducer of the planner: makes an edit or refuses it with a reason. A result includes the edit's exact inverse. Pure. */
import { isConvex } from '../geometry'
import { type Changes, changed, FIELD_NAMES, type LayoutDocument, type LayoutPiece } from './document'
import type { Made } from './edits/chapter'
import type { Edit, GroundEdit, PieceEdit, PoseEdit, TableEdit } from './edits/edit'
import { groundEdit } from './edits/ground'
import { pasted } from './edits/paste'
import { pieceEdit } from './edits/pieces'
import { poseEdit } from './edits/poses'
import { tableEdit } from './edits/table'
import { MAT_PICTURE_SCHEMA } from './mat/schema'
import { ownPieceSchema } from './own/schema'
import { OWN_ID } from './own/types'
import { checkedLayout } from './read'
import { done, type Outcome, type PlannerReason, plannerSays } from './said'
import { AREA_SCHEMA, NOTE_SCHEMA, OBJECTIVE_SCHEMA, PIECE_SCHEMA, PLAY_SCHEMA, parsed } from './schema'

export { ALIGNMENTS, type Edit } from './edits/edit'

/** A document after an edit, and the edit that restores the earlier document exactly. */
export interface Edited {
  readonly document: LayoutDocument
  readonly inverse: Edit
}

const PIECE_EDITS = new Set(['add', 'remove', 'rename', 'lock', 'group', 'ungroup', 'duplicate'])
const POSE_EDITS = new Set(['move', 'turn', 'put', 'raise', 'settle', 'align', 'distribute'])
const GROUND_EDITS = new Set([
  'put-area',
  'put-objective',
  'put-note',
  'remove-area',
  'remove-objective',
  'remove-note',
  'shift',
  'image',
  'areas',
])
const isPieceEdit = (edit: Edit): edit is PieceEdit => PIECE_EDITS.has(edit.type)
const isPoseEdit = (edit: Edit): edit is PoseEdit => POSE_EDITS.has(edit.type)
const isGroundEdit = (edit: Edit): edit is GroundEdit => GROUND_EDITS.has(edit.type)

function made(document: LayoutDocument, edit: Edit): Made {
  if (edit.type === 'restore') return done(edit.fields)
  if (edit.type === 'replace') {
    const checked = checkedLayout(edit.document)
    if (!checked.ok) return checked
    return done(Object.fromEntries(FIELD_NAMES.map((field) => [field, edit.document[field]])) as Changes)
  }
  if (isPieceEdit(edit)) return pieceEdit(document, edit)
  if (isPoseEdit(edit)) return poseEdit(document, edit)
  if (isGroundEdit(edit)) return groundEdit(document, edit)
  if (edit.type === 'paste') return pasted(document, edit)
  // The three lists above name all other edits.
  return tableEdit(document, edit as TableEdit)
}

/** Makes an edit. If nothing changes, the same object is returned. */
export function applied(document: LayoutDocument, edit: Edit): Outcome<Edited> {
  const outcome = made(document, edit)
  if (!outcome.ok) return outcome
  const fields = FIELD_NAMES.filter(
    (field) => Object.hasOwn(outcome.value, field) && !isSameField(outcome.value[field], document[field]),
  )
  if (fields.length === 0) return done({ document, inverse: { type: 'restore', fields: {} } })
  const after = changed(document, Object.fromEntries(fields.map((field) => [field, outcome.value[field]])) as Changes)
  // Restored and replaced documents were checked when they first came in.
  const wrong = edit.type === 'restore' || edit.type === 'replace' ? undefined : badValue(document, after)
  if (wrong) return { ok: false, reason: wrong }
  const before = Object.fromEntries(fields.map((field) => [field, document[field]])) as Changes
  return done({ document: after, inverse: { type: 'restore', fields: before } })
}

/** Whether two values are the same, or lists of the same things. */
const isSameField = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => item === b[index]))

/** Checks the values that an edit has brought in by the rules for files; everything else was checked before. */
function badValue(before: LayoutDocument, after: LayoutDocument): PlannerReason | undefined {
  const bad = (at: string, expected: string) => plannerSays('edit-bad-value', { at, expected })
  const known = new Set<unknown>([...before.pieces, ...before.areas, ...before.objectives, ...before.notes])
  const lists = [
    ['pieces', PIECE_SCHEMA],
    ['areas', AREA_SCHEMA],
    ['objectives', OBJECTIVE_SCHEMA],
    ['notes', NOTE_SCHEMA],
  ] as const
  for (const [field, schema] of lists)
    for (const [index, item] of after[field].entries()) {
      if (known.has(item)) continue
      const checked = parsed<unknown>(schema, item, field)
      if (!checked.ok) return bad(`${field}[${index}].${checked.at}`, checked.expected)
    }
  for (const [index, { outlines }] of after.areas.entries())
    if (!outlines.every(isConvex)) return bad(`areas[${index}].outlines`, 'convex')
  for (const [id, own] of Object.entries(after.own)) {
    if (before.own[id] === own) continue
    const checked = parsed(ownPieceSchema, own, 'own')
    if (!checked.ok) return bad(`own.${id}.${checked.at}`, checked.expected)
    if (!OWN_ID.test(id)) return bad('own', 'a-z 0-9 -')
  }
  if (after.name.length > 120) return bad('name', '<=120')
  if (after.mat.length > 60) return bad('mat', '<=60')
  const picture =
    after.matPicture === before.matPicture ? undefined : after.matPicture && parsed(MAT_PICTURE_SCHEMA, after.matPicture, 'data')
  if (picture && !picture.ok) return bad(`matPicture.${picture.at}`, picture.expected)
  const play = after.play && parsed(PLAY_SCHEMA, after.play, 'play')
  return play && !play.ok ? bad(play.at, play.expected) : undefined
}

/** The edit that an arrow key makes. */
export const nudge = (refs: readonly string[], x: number, y: number): Edit => ({ type: 'move', refs, by: { x, y } })

/** These pieces with all members of the groups that they belong to. */
export function wholeGroups(pieces: readonly LayoutPiece[], refs: readonly string[]): readonly string[] {
  const groups = new Set(
    pieces.filter(({ ref }) => refs.includes(ref)).flatMap(({ group }) => (group === undefined ? [] : [group])),
  )
  return pieces.filter(({ ref, group }) => refs.includes(ref) || (group !== undefined && groups.has(group))).map(({ ref }) => ref)
}
