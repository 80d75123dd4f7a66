/** Validates what a client sends. Nothing in a message is used before it has passed. */
import * as v from 'valibot'
import { type Json, SEATS } from '../kernel'
import { CLAIMS_SCHEMA } from './claim'
import type { ClientMessage, ThrowGesture, ToldUpTo } from './messages'

const seat = v.picklist(SEATS)
const decision = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** Limits that no honest answer reaches. A message beyond them is malformed. */
const MOST_DEPTH = 12
const MOST_VALUES = 20_000

/** Is this plain data within the limits: finite numbers, plain records, no undefined? */
export function isModestJson(value: unknown): value is Json {
  let left = MOST_VALUES
  const isModest = (inner: unknown, depth: number): boolean => {
    if (--left < 0 || depth > MOST_DEPTH) return false
    if (inner === null || typeof inner === 'boolean') return true
    if (typeof inner === 'string') return inner.length <= MOST_VALUES
    if (typeof inner === 'number') return Number.isFinite(inner)
    if (typeof inner !== 'object') return false
    if (Array.isArray(inner)) return inner.every((item) => isModest(item, depth + 1))
    const proto = Object.getPrototypeOf(inner)
    if (proto !== Object.prototype && proto !== null) return false
    return Object.entries(inner).every(([key, item]) => key !== '__proto__' && isModest(item, depth + 1))
  }
  return isModest(value, 0)
}
const answer = v.custom<Json>(isModestJson, 'Expected plain data of modest size')

export const GESTURE_SCHEMA: v.GenericSchema<unknown, ThrowGesture> = v.strictObject({
  x: whole(-1000, 1000),
  y: whole(-1000, 1000),
  strength: whole(0, 1000),
})

const eyes = v.picklist([...SEATS, 'spectator'])
const TOLD_UP_TO_SCHEMA: v.GenericSchema<unknown, ToldUpTo> = v.strictObject({
  seq: whole(0, Number.MAX_SAFE_INTEGER),
  mark: v.pipe(v.string(), v.maxLength(40)),
})

export const CLIENT_MESSAGE_SCHEMA: v.GenericSchema<unknown, ClientMessage> = v.variant('type', [
  v.strictObject({
    type: v.literal('hello'),
    version: v.pipe(v.number(), v.integer()),
    seats: v.pipe(v.array(eyes), v.minLength(1), v.maxLength(SEATS.length + 1)),
    since: v.exactOptional(v.record(eyes, TOLD_UP_TO_SCHEMA)),
  }),
  v.strictObject({ type: v.literal('answer'), seat, decision, answer, claims: v.exactOptional(CLAIMS_SCHEMA) }),
  v.strictObject({ type: v.literal('throw'), seat, decision, gesture: GESTURE_SCHEMA }),
  v.strictObject({ type: v.literal('undo'), seat }),
  v.strictObject({ type: v.literal('redo'), seat }),
  v.strictObject({ type: v.literal('consent'), seat, grant: v.boolean() }),
  v.strictObject({ type: v.literal('concede'), seat }),
  v.strictObject({ type: v.literal('export') }),
  v.strictObject({ type: v.literal('telling'), eyes }),
])

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly at: string; readonly expected: string }

/** Validates a value. An error names the place in it: `cause.answer[2]`, or `whole` for the value itself. */
export function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown, whole = 'message'): Parsed<T> {
  const found = v.safeParse(schema, value, { abortEarly: true })
  if (found.success) return { ok: true, value: found.output }
  const [issue] = found.issues
  return { ok: false, at: placeOf(issue.path ?? [], whole), expected: issue.expected ?? issue.message }
}

export const parseClientMessage = (value: unknown): Parsed<ClientMessage> => parse(CLIENT_MESSAGE_SCHEMA, value)

function placeOf(path: readonly { readonly key: unknown }[], whole: string): string {
  const place = path.reduce((text, { key }) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`), '')
  return place === '' ? whole : place.replace(/^\./, '')
}
