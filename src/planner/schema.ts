/** The schema of documents. `json-schema.ts` writes it as JSON Schema for other programs. */
import * as v from 'valibot'
import { type Json, SEATS } from '../kernel'
import {
  LAYOUT_FORMAT,
  LAYOUT_SYMMETRIES,
  LAYOUT_VERSION,
  type LayoutArea,
  type LayoutDocument,
  type LayoutNote,
  type LayoutObjective,
  type LayoutPiece,
  type LayoutPlay,
  MOST,
  SHOWN_UNITS,
  TABLE_SIDE,
} from './document'
import { MAT_PICTURE_SCHEMA } from './mat/schema'
import type { Work } from './own/mesh'
import { ownIdSchema, ownPieceSchema } from './own/schema'

/** Places may lie beyond the table, so that lost pieces can be found again, but not so far that arithmetic becomes inexact. */
const FAR = 1_000_000
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const text = (most: number, least = 0) => v.pipe(v.string(), v.minLength(least), v.maxLength(most))
const list = <T extends v.GenericSchema>(item: T, most: number, least = 0) =>
  v.pipe(v.array(item), v.minLength(least), v.maxLength(most))

const ref = text(60, 1)
const length = whole(-FAR, FAR)
const height = whole(0, 100_000)
const side = whole(TABLE_SIDE.least, TABLE_SIDE.most)
const point = v.strictObject({ x: length, y: length })
const outline = list(point, MOST.corners, 3)
const name = text(120)
/** The value comes from `JSON.parse`, so it needs no further check. */
const json = v.custom<Json>((value) => value !== undefined, 'Expected a value')

export const PIECE_SCHEMA: v.GenericSchema<unknown, LayoutPiece> = v.strictObject({
  ref,
  kind: ref,
  at: point,
  heading: whole(0, 359),
  z: v.exactOptional(height),
  on: v.exactOptional(ref),
  group: v.exactOptional(ref),
  locked: v.exactOptional(v.literal(true)),
  name: v.exactOptional(name),
  twin: v.exactOptional(ref),
})
export const AREA_SCHEMA: v.GenericSchema<unknown, LayoutArea> = v.strictObject({
  ref,
  seat: v.exactOptional(v.picklist(SEATS)),
  outlines: list(outline, 16, 1),
  name: v.exactOptional(name),
})
export const OBJECTIVE_SCHEMA: v.GenericSchema<unknown, LayoutObjective> = v.strictObject({
  ref,
  at: point,
  height,
  name: v.exactOptional(name),
  points: v.exactOptional(whole(0, 1000)),
})
export const NOTE_SCHEMA: v.GenericSchema<unknown, LayoutNote> = v.strictObject({ ref, at: point, text: text(2000) })
export const PLAY_SCHEMA: v.GenericSchema<unknown, LayoutPlay> = v.strictObject({
  game: ref,
  options: v.exactOptional(v.record(v.string(), json)),
})

const OWN_SCHEMA: v.GenericSchema<unknown, LayoutDocument['own']> = v.pipe(
  v.record(ownIdSchema, ownPieceSchema),
  v.check((own) => Object.keys(own).length <= MOST.own, `Expected at most ${MOST.own} pieces`),
)
export const LAYOUT_SCHEMA: v.GenericSchema<unknown, LayoutDocument> = v.strictObject({
  format: v.literal(LAYOUT_FORMAT),
  version: v.literal(LAYOUT_VERSION),
  name,
  size: v.strictObject({ width: side, depth: side }),
  shown: v.picklist(SHOWN_UNITS),
  mat: text(60),
  matPicture: v.exactOptional(MAT_PICTURE_SCHEMA),
  symmetry: v.picklist(LAYOUT_SYMMETRIES),
  pieces: list(PIECE_SCHEMA, MOST.pieces),
  areas: list(AREA_SCHEMA, MOST.areas),
  objectives: list(OBJECTIVE_SCHEMA, MOST.objectives),
  notes: list(NOTE_SCHEMA, MOST.notes),
  own: OWN_SCHEMA,
  play: v.exactOptional(PLAY_SCHEMA),
})

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly at: string; readonly expected: string }

/** The checked document, or the path of the fault (`pieces[3].at.x`) and what was expected there. */
export function parsed<T>(schema: v.GenericSchema<unknown, T>, value: unknown, whole = 'layout'): Parsed<T> {
  const found = v.safeParse(schema, value, { abortEarly: true })
  if (found.success) return { ok: true, value: found.output }
  const [issue] = found.issues
  const at = (issue.path ?? []).reduce(
    (place, { key }) => (typeof key === 'number' ? `${place}[${key}]` : `${place}.${String(key)}`),
    '',
  )
  return { ok: false, at: at === '' ? whole : at.replace(/^\./, ''), expected: issue.expected ?? issue.message }
}

/** Checks the own pieces of a layout one by one, with pauses: a map may have thousands of solids, which would block the page. */
export function* parsedOwn(value: unknown): Work<Parsed<LayoutDocument['own']>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return parsed(OWN_SCHEMA, value, 'own')
  const all = Object.entries(value)
  if (all.length > MOST.own) return { ok: false, at: 'own', expected: `at most ${MOST.own} pieces` }
  const own: { [id: string]: LayoutDocument['own'][string] } = {}
  for (const [index, [id, piece]] of all.entries()) {
    const one = parsed(OWN_SCHEMA, { [id]: piece })
    if (!one.ok) return { ...one, at: `own.${one.at}` }
    Object.assign(own, one.value)
    yield index / all.length
  }
  return { ok: true, value: own }
}
