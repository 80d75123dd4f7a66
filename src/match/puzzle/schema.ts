/** Validation schema for a puzzle's task, as stored in files and on the device. */
import * as v from 'valibot'
import { SEATS } from '../../kernel'
import { type Goal, LIMIT_UNITS, type Puzzle } from '../../protocol/puzzle'
import { HASH_SCHEMA } from '../proof/schema'

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))
const thing = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** The most turns or answers that a puzzle may allow, and the most points that it may ask for. */
export const MOST_COUNT = 99
export const MOST_NAME = 80
export const MOST_NOTE = 400

export const GOAL_SCHEMA: v.GenericSchema<unknown, Goal> = v.variant('type', [
  v.strictObject({ type: v.literal('win') }),
  v.strictObject({ type: v.literal('lead') }),
  v.strictObject({ type: v.literal('gain'), points: count(MOST_COUNT) }),
  v.strictObject({ type: v.literal('remove'), piece: thing }),
  v.strictObject({ type: v.literal('hold'), place: thing }),
])

export const PUZZLE_SCHEMA: v.GenericSchema<unknown, Puzzle> = v.strictObject({
  seat: v.picklist(SEATS),
  goal: GOAL_SCHEMA,
  within: v.strictObject({ unit: v.picklist(LIMIT_UNITS), count: count(MOST_COUNT) }),
  after: v.pipe(v.number(), v.integer(), v.minValue(0)),
  seed: HASH_SCHEMA,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_NAME)),
  note: v.exactOptional(v.pipe(v.string(), v.maxLength(MOST_NOTE))),
})
