/** Validation schemas for stored data: logs, what they start from, who plays. Files and stores are not trusted. */
import * as v from 'valibot'
import { type Json, type MatchSpec, SEATS } from '../kernel'
import { CLAIMS_SCHEMA } from '../protocol/claim'
import { BOT_LEVELS, DICE_POLICIES, type Levels, PLAYERS, type Roster } from '../protocol/home'
import { type Parsed, parse } from '../protocol/schema'
import type { Moved, Refilled } from './bookmark'
import type { ForkedFrom } from './file'
import type { AskedRoll, MatchEntry } from './history'
import { COMMITMENTS, PROOF_SCHEMA } from './proof/schema'

const seat = v.picklist(SEATS)
/** The number of an entry. */
export const SEQ_SCHEMA = v.pipe(v.number(), v.integer(), v.minValue(0))
const seq = SEQ_SCHEMA
export const TEXT_SCHEMA = v.pipe(v.string(), v.maxLength(200))
/** Any value. `JSON.parse` made it, so it is plain data. */
const json = v.custom<Json>((value) => value !== undefined, 'Expected a value')

const CAUSE_SCHEMA = v.variant('type', [
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({
    type: v.literal('answer'),
    decision: TEXT_SCHEMA,
    seat: v.picklist([...SEATS, 'chance']),
    subject: TEXT_SCHEMA,
    answer: json,
  }),
  v.strictObject({ type: v.literal('concede'), seat }),
  v.strictObject({ type: v.literal('draw') }),
  v.strictObject({ type: v.literal('undo'), seat, to: seq }),
  v.strictObject({ type: v.literal('redo'), seat, to: seq }),
  v.strictObject({ type: v.literal('commit'), ...COMMITMENTS }),
])

const ROLL_SCHEMA: v.GenericSchema<unknown, AskedRoll> = v.strictObject({
  dice: v.array(v.looseObject({ faces: v.array(TEXT_SCHEMA) })),
  by: v.exactOptional(seat),
  about: v.exactOptional(v.record(v.string(), json)),
})

const HEARD_SCHEMA = v.strictObject({
  seat: v.picklist([...SEATS, 'chance']),
  subject: TEXT_SCHEMA,
  choice: v.looseObject({ shape: TEXT_SCHEMA }),
  answer: json,
})
const FRAME_SCHEMA = v.strictObject({
  procedure: TEXT_SCHEMA,
  step: TEXT_SCHEMA,
  local: v.looseObject({}),
  heard: v.exactOptional(v.array(HEARD_SCHEMA)),
  // biome-ignore lint/suspicious/noThenProperty: the kernel's word for the step that follows; a schema is never awaited.
  then: v.exactOptional(TEXT_SCHEMA),
  answers: v.exactOptional(v.array(HEARD_SCHEMA)),
  left: v.exactOptional(v.literal(true)),
})
const REFILLED_SCHEMA: v.GenericSchema<unknown, Refilled> = v.strictObject({ keep: seq, frames: v.array(FRAME_SCHEMA) })
const MOVED_SCHEMA: v.GenericSchema<unknown, Moved> = v.strictObject({
  agenda: REFILLED_SCHEMA,
  shown: v.exactOptional(REFILLED_SCHEMA),
  open: v.array(TEXT_SCHEMA),
  asked: seq,
})

/** The time left to each seat, in milliseconds. */
export const LEFT_SCHEMA = v.record(seat, v.pipe(v.number(), v.minValue(0)))

/** One entry, as stored in a file or in the store. */
export const ENTRY_SCHEMA: v.GenericSchema<unknown, MatchEntry> = v.strictObject({
  seq,
  cause: CAUSE_SCHEMA,
  events: v.array(v.looseObject({ type: v.string() })),
  film: v.exactOptional(json),
  proof: v.exactOptional(PROOF_SCHEMA),
  roll: v.exactOptional(ROLL_SCHEMA),
  bookmark: v.exactOptional(MOVED_SCHEMA),
  left: v.exactOptional(LEFT_SCHEMA),
  claims: v.exactOptional(CLAIMS_SCHEMA),
})

/** The match that a match was forked from. */
export const FROM_SCHEMA: v.GenericSchema<unknown, ForkedFrom> = v.strictObject({
  log: TEXT_SCHEMA,
  after: seq,
  faces: v.exactOptional(v.array(TEXT_SCHEMA)),
})

/** An option named `__proto__` would not become a property of this record. */
const options = v.record(v.string(), json)
export const SPEC_SCHEMA: v.GenericSchema<unknown, MatchSpec> = v.strictObject({
  game: TEXT_SCHEMA,
  seats: v.pipe(
    v.array(seat),
    v.minLength(1),
    v.maxLength(SEATS.length),
    v.check((seats) => new Set(seats).size === seats.length, 'Expected each seat once'),
  ),
  options,
})

export const ROSTER_SCHEMA: v.GenericSchema<unknown, Roster> = v.record(seat, v.picklist(PLAYERS))
export const LEVELS_SCHEMA: v.GenericSchema<unknown, Levels> = v.record(seat, v.picklist(BOT_LEVELS))
export const DICE_SCHEMA = v.picklist(DICE_POLICIES)
export const RULES_VERSION_SCHEMA = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Validates one stored entry: storage is not trusted. */
export const parseEntry = (value: unknown): Parsed<MatchEntry> => parse(ENTRY_SCHEMA, value, 'entry')
