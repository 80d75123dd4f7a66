/** Validation schema for a puzzle's task, as stored in files and on the device. */
import * as v from 'valibot'
import { SEATS } from '../../kernel'
import { type Goal, LIMIT_UNITS, MOST_COUNT, MOST_NAME, MOST_NOTE, type Puzzle } from '../../protocol/puzzle'
import { HASH_SCHEMA } from '../proof/schema'

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COUNT))
const thing = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

const GOAL_SCHEMA: v.GenericSchema<unknown, Goal> = v.variant('type', [
  v.strictObject({ type: v.literal('win') }),
  v.strictObject({ type: v.literal('lead') }),
  v.strictObject({ type: v.literal('gain'), points: count }),
  v.strictObject({ type: v.literal('remove'), piece: thing }),
  v.strictObject({ type: v.literal('hold'), place: thing }),
])

export const PUZZLE_SCHEMA: v.GenericSchema<unknown, Puzzle> = v.strictObject({
  seat: v.picklist(SEATS),
  goal: GOAL_SCHEMA,
  within: v.strictObject({ unit: v.picklist(LIMIT_UNITS), count }),
  after: v.pipe(v.number(), v.integer(), v.minValue(0)),
  seed: HASH_SCHEMA,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_NAME)),
  note: v.exactOptional(v.pipe(v.string(), v.maxLength(MOST_NOTE))),
})
