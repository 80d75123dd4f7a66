/** Reports of self-play, kept on the device or in a layout's file: read through a schema, like everything from outside. */
import * as v from 'valibot'
import { type Parsed, parsed } from '../schema'
import type { Report } from './report'
import { EDGES, ENDS } from './tally'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const sum = v.pipe(v.number(), v.finite())
const text = v.pipe(v.string(), v.maxLength(200))
const record = { wins: count, draws: count, of: count }
const counts = v.record(v.pipe(v.string(), v.regex(/^\d{1,6}(-\d{1,6})?$/)), count)

export const REPORT_SCHEMA: v.GenericSchema<unknown, Report> = v.strictObject({
  setting: v.strictObject({ game: text, level: text, forces: v.tuple([text, text]), seed: count }),
  table: v.strictObject({ width: v.pipe(count, v.minValue(1)), depth: v.pipe(count, v.minValue(1)) }),
  matches: count,
  draws: count,
  first: v.strictObject(record),
  forces: v.strictObject(record),
  edges: v.strictObject(v.entriesFromList(EDGES, v.strictObject({ ...record, points: sum }))),
  ends: v.strictObject(v.entriesFromList(ENDS, count)),
  points: v.tuple([sum, sum]),
  rounds: count,
  lost: count,
  stood: counts,
  died: counts,
  shot: counts,
  lanes: counts,
  held: v.record(v.pipe(v.string(), v.regex(/^\d{1,6}$/)), v.strictObject({ rounds: count, held: count, byWinner: count })),
  given: v.optional(v.literal(true)),
})

/** A report from outside, or the place of the fault. */
export const checkedReport = (value: unknown): Parsed<Report> => parsed(REPORT_SCHEMA, value, 'report')

/** The same for text. */
export function readReport(written: string): Parsed<Report> {
  try {
    return checkedReport(JSON.parse(written))
  } catch {
    return { ok: false, at: 'report', expected: 'JSON' }
  }
}
