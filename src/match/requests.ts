/** Validates requests from a home page. Nothing in a request is used before it has passed. */
import * as v from 'valibot'
import { SEATS } from '../kernel'
import type { HomeRequest } from '../protocol/home'
import { isModestJson, type Parsed, parse } from '../protocol/schema'
import { NOTE_SCHEMA } from './notes'
import { DICE_SCHEMA, LEVELS_SCHEMA, ROSTER_SCHEMA, SEQ_SCHEMA } from './schema'

const id = v.pipe(v.number(), v.integer())
const match = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const REQUEST_SCHEMA: v.GenericSchema<unknown, HomeRequest> = v.variant('call', [
  v.strictObject({ call: v.literal('list'), id }),
  v.strictObject({
    call: v.literal('create'),
    id,
    game: v.string(),
    options: v.custom<never>(isModestJson, 'Expected plain data of modest size'),
    roster: ROSTER_SCHEMA,
    levels: v.exactOptional(LEVELS_SCHEMA),
    dice: DICE_SCHEMA,
    title: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  }),
  v.strictObject({ call: v.literal('open'), id, match }),
  v.strictObject({ call: v.literal('close'), id, match }),
  v.strictObject({ call: v.literal('dice'), id, match, dice: DICE_SCHEMA }),
  v.strictObject({ call: v.literal('advise'), id, match, seat: v.picklist(SEATS) }),
  v.strictObject({
    call: v.literal('witness'),
    id,
    match,
    eyes: v.picklist([...SEATS, 'spectator']),
    line: SEQ_SCHEMA,
    seat: v.picklist(SEATS),
  }),
  v.strictObject({ call: v.literal('hurry'), id, match }),
  v.strictObject({ call: v.literal('remove'), id, match }),
  v.strictObject({
    call: v.literal('export'),
    id,
    match,
    attempt: v.exactOptional(v.literal(true)),
    moment: v.exactOptional(SEQ_SCHEMA),
  }),
  v.strictObject({ call: v.literal('notes'), id, match }),
  v.strictObject({
    call: v.literal('note'),
    id,
    match,
    after: SEQ_SCHEMA,
    note: v.exactOptional(NOTE_SCHEMA),
  }),
  v.strictObject({ call: v.literal('import'), id, file: v.string() }),
  v.strictObject({ call: v.literal('branches'), id, match }),
  v.strictObject({ call: v.literal('task'), id, match }),
  v.strictObject({ call: v.literal('again'), id, match }),
])

export const parseRequest = (value: unknown): Parsed<HomeRequest> => parse(REQUEST_SCHEMA, value, 'request')

/** The id of a request, even if the rest of it is malformed; -1 if it has none. */
export const idIn = (raw: unknown): number =>
  typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'number' ? raw.id : -1
