/** The notes on a match: their validation schema, and reading stored ones. */
import * as v from 'valibot'
import { type Arrow, type ArrowEnd, MOST_ARROWS, MOST_CHAPTER, MOST_NOTE_TEXT, MOST_NOTES, type Note } from '../protocol/notes'
import { parse } from '../protocol/schema'

/** Ten metres in either direction: no table is larger. */
const FARTHEST = 1_000_000
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-FARTHEST), v.maxValue(FARTHEST))
const END_SCHEMA: v.GenericSchema<unknown, ArrowEnd> = v.union([
  v.strictObject({ piece: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  v.strictObject({ x: coordinate, y: coordinate }),
])
const ARROW_SCHEMA: v.GenericSchema<unknown, Arrow> = v.strictObject({ from: END_SCHEMA, to: END_SCHEMA })

export const NOTE_SCHEMA: v.GenericSchema<unknown, Note> = v.pipe(
  v.strictObject({
    after: v.pipe(v.number(), v.integer(), v.minValue(0)),
    text: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_NOTE_TEXT))),
    chapter: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_CHAPTER))),
    arrows: v.exactOptional(v.pipe(v.array(ARROW_SCHEMA), v.minLength(1), v.maxLength(MOST_ARROWS))),
  }),
  v.check(
    ({ text, chapter, arrows }) => text !== undefined || chapter !== undefined || arrows !== undefined,
    'Expected a text, a chapter or an arrow',
  ),
)
export const NOTES_SCHEMA: v.GenericSchema<unknown, readonly Note[]> = v.pipe(
  v.array(NOTE_SCHEMA),
  v.maxLength(MOST_NOTES),
  v.check(
    (notes) => notes.every(({ after }, at) => at === 0 || after > (notes[at - 1]?.after ?? 0)),
    'Expected one note for each moment, in order',
  ),
)

/** Stored notes are unchecked. Notes that cannot be read are as good as none: the match does not depend on them. */
export function readNotes(stored: unknown): readonly Note[] {
  const parsed = parse(NOTES_SCHEMA, stored ?? [])
  return parsed.ok ? parsed.value : []
}
