/** Validates what a page sends to a server of tables. Nothing in a message is used before it has passed. */
import * as v from 'valibot'
import { type Json, type PlayerSeat, SEATS } from '../kernel'
import { BOT_LEVELS, DICE_POLICIES } from './home'
import {
  CLOCK_ENDS,
  type ClockTerms,
  type Frame,
  MOTIONS,
  type OnlineRequest,
  type OpenTable,
  type Shown,
  SIGNS,
  SITTERS,
  type TablePictures,
} from './online'
import { CHANCES } from './proof'
import { AUDIT_SCHEMA, DEVICE_SIGNATURE_SCHEMA } from './result'
import { CLIENT_MESSAGE_SCHEMA, isModestJson, type Parsed, parse } from './schema'

/** The most characters of a name, and of a line of talk. */
export const LONGEST_NAME = 24
export const LONGEST_LINE = 500
/** The most characters of one message of a connection, and of a request with a match file. */
export const MOST_MESSAGE = 256_000
export const MOST_REQUEST = 64_000_000
/** The most characters of all pictures of a table. */
export const MOST_PICTURES = 12_000_000
/** The most characters of everything chosen at a table, which is sent to everybody there whenever it changes. */
const MOST_GATHERED = 128_000

const seat = v.picklist(SEATS)
/** 128 bits or more, as base64url. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/))
const json = v.custom<Json>(isModestJson, 'Expected plain data of modest size')
/** Characters that are drawn as nothing although they are not blanks: fillers, and the Braille pattern without dots. */
const EMPTY = '\u115f\u1160\u2800\u3164\uffa0'
const UNSEEN = new RegExp(`[\\p{Cc}\\p{Cs}\\p{Co}\\p{Cn}${EMPTY}]|(?![\\u200c\\u200d])\\p{Cf}`, 'gu')
/**
 * Cleans a line of text. Control characters do not belong in a line, direction marks and invisible characters could make a name
 * look like another, and stacked accents would cover the lines around it. Two joiners, which some scripts need, are kept, but a
 * line of them alone is refused.
 */
const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest * 2),
    v.transform((text) =>
      text
        .replace(UNSEEN, ' ')
        .replace(/(\p{M}{4})\p{M}+/gu, '$1')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
    v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'Expected something that can be seen'),
    v.minLength(1),
    v.maxLength(longest),
  )
const name = line(LONGEST_NAME)
const place = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000))
const points = (most: number) => v.pipe(v.array(v.strictObject({ x: place, y: place, z: place })), v.maxLength(most))

const perSeat = <T>(value: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, { readonly [seat in PlayerSeat]?: T }> =>
  v.record(seat, value)
const shared = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), json),
  v.check((value) => isModestJson(value), 'Expected plain data of modest size'),
)
const GATHERED_SCHEMA = v.pipe(
  v.strictObject({ shared, seats: perSeat(json) }),
  v.check((value) => JSON.stringify(value).length <= MOST_GATHERED, `Expected at most ${MOST_GATHERED} characters`),
)

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
export const CLOCK_SCHEMA: v.GenericSchema<unknown, ClockTerms> = v.variant('type', [
  v.strictObject({
    type: v.literal('bank'),
    minutes: whole(1, 600),
    increment: whole(0, 600),
    atEnd: v.picklist(CLOCK_ENDS),
  }),
  v.strictObject({ type: v.literal('days'), days: whole(1, 30), atEnd: v.picklist(CLOCK_ENDS) }),
])

/** In minutes. */
export const DELAY_SCHEMA = whole(1, 60)

/** What the pictures show is checked by the pages that draw them (`app/online/pictures.ts`). */
const PICTURES_SCHEMA: v.GenericSchema<unknown, TablePictures> = v.strictObject({
  own: v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,50}$/)), v.string()),
  mat: v.exactOptional(v.strictObject({ picture: v.custom<Json>((value) => value !== undefined), width: place, depth: place })),
})

const OPEN_SCHEMA: v.GenericSchema<unknown, OpenTable> = v.strictObject({
  version: v.number(),
  game: v.pipe(v.string(), v.maxLength(40)),
  gathered: GATHERED_SCHEMA,
  sitters: perSeat(v.picklist(SITTERS)),
  names: perSeat(name),
  levels: v.exactOptional(perSeat(v.picklist(BOT_LEVELS))),
  dice: v.picklist(DICE_POLICIES),
  sealed: v.boolean(),
  clock: v.exactOptional(CLOCK_SCHEMA),
  delay: v.exactOptional(DELAY_SCHEMA),
  file: v.exactOptional(v.string()),
  pictures: v.exactOptional(PICTURES_SCHEMA),
})

const SHOWN_SCHEMA: v.GenericSchema<unknown, Shown> = v.variant('type', [
  v.strictObject({ type: v.literal('pointer'), x: place, y: place }),
  v.strictObject({ type: v.literal('ping'), x: place, y: place }),
  v.strictObject({ type: v.literal('ruler'), points: points(32) }),
  v.strictObject({ type: v.literal('ghost'), piece: v.pipe(v.string(), v.maxLength(60)), heading: place, points: points(64) }),
  v.strictObject({ type: v.literal('nothing'), of: v.picklist(['pointer', 'ruler', 'ghost']) }),
])

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const REQUEST_SCHEMA: v.GenericSchema<unknown, OnlineRequest> = v.variant('type', [
  v.strictObject({ type: v.literal('enter'), version: v.number(), keys: v.pipe(v.array(key), v.minLength(1), v.maxLength(16)) }),
  v.strictObject({ type: v.literal('take'), invitation: key, name }),
  v.strictObject({ type: v.literal('name'), seat, name }),
  v.strictObject({ type: v.literal('choose'), gathered: GATHERED_SCHEMA }),
  v.strictObject({ type: v.literal('choose-seat'), seat, chosen: json }),
  v.strictObject({ type: v.literal('ready'), seat, ready: v.boolean() }),
  v.strictObject({ type: v.literal('sitter'), seat, sitter: v.picklist(['link', 'bot']) }),
  v.strictObject({ type: v.literal('level'), seat, level: v.picklist(BOT_LEVELS) }),
  v.strictObject({ type: v.literal('move'), seat }),
  v.strictObject({ type: v.literal('follow'), link: key }),
  v.strictObject({ type: v.literal('bar-onlookers') }),
  v.strictObject({ type: v.literal('bar-commentator') }),
  v.strictObject({ type: v.literal('propose'), motion: v.strictObject({ type: v.picklist(MOTIONS), seat }) }),
  v.strictObject({ type: v.literal('vote'), grant: v.boolean() }),
  v.strictObject({ type: v.literal('say'), text: line(LONGEST_LINE) }),
  v.strictObject({ type: v.literal('sign'), sign: v.picklist(SIGNS) }),
  v.strictObject({ type: v.literal('show'), shown: SHOWN_SCHEMA }),
  v.strictObject({ type: v.literal('beat') }),
  v.strictObject({ type: v.literal('match'), message: CLIENT_MESSAGE_SCHEMA }),
  v.strictObject({ type: v.literal('bind'), seat, roots: v.strictObject({ throw: hash, shuffle: hash }) }),
  v.strictObject({
    type: v.literal('link'),
    seat,
    kind: v.picklist(CHANCES),
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(0x7fffffff)),
    question: hash,
    link: v.union([hash, v.picklist(['absent', 'spent'])]),
  }),
  v.strictObject({ type: v.literal('sign-result'), signature: DEVICE_SIGNATURE_SCHEMA, audit: AUDIT_SCHEMA }),
  v.strictObject({ type: v.literal('result-signatures') }),
])

const FRAME_SCHEMA: v.GenericSchema<unknown, Frame<OnlineRequest>> = v.strictTuple([
  v.pipe(v.number(), v.integer(), v.minValue(1)),
  REQUEST_SCHEMA,
])
const MINE_SCHEMA: v.GenericSchema<unknown, { readonly keys: readonly string[] }> = v.strictObject({
  keys: v.pipe(v.array(key), v.maxLength(500)),
})

export const parseOpenTable = (value: unknown): Parsed<OpenTable> => parse(OPEN_SCHEMA, value, 'request')
export const parseFrame = (value: unknown): Parsed<Frame<OnlineRequest>> => parse(FRAME_SCHEMA, value)
export const parseMine = (value: unknown): Parsed<{ readonly keys: readonly string[] }> => parse(MINE_SCHEMA, value, 'request')
