/** Messages between a page and the worker that imports and keeps own pieces. Both ends check what they receive. */
import * as v from 'valibot'
import type { Found, Made } from './make'
import { type HowToPropose, WAYS } from './propose'
import { type OwnReason, ownSays } from './said'
import { ownIdSchema, ownPartSchema, ownRecordSchema, placingSchema, unitSchema } from './schema'
import type { KeptPiece } from './store'
import { FORMATS, MOST, MOST_BUDGET, type OwnRecord, type Placing, UPS } from './types'

/** Every order has its own number; `cancel` has the number of the order to cancel. */
export type OwnOrder =
  | {
      readonly type: 'read'
      readonly job: number
      readonly name: string
      readonly bytes: ArrayBuffer
      /** Files given with the main file, which may refer to them. */
      readonly beside?: readonly { readonly name: string; readonly bytes: ArrayBuffer }[]
      readonly budget: number
    }
  /** Makes a piece from the file that was read last. */
  | { readonly type: 'make'; readonly job: number; readonly placing: Placing; readonly how: HowToPropose }
  | { readonly type: 'cancel'; readonly job: number }
  | { readonly type: 'list'; readonly job: number }
  | { readonly type: 'load'; readonly job: number; readonly id: string }
  | { readonly type: 'save'; readonly job: number; readonly piece: OwnRecord }
  | { readonly type: 'remove'; readonly job: number; readonly id: string }

export type OwnAnswer =
  | { readonly type: 'progress'; readonly job: number; readonly share: number }
  | { readonly type: 'found'; readonly job: number; readonly found: Found }
  | { readonly type: 'made'; readonly job: number; readonly made: Made }
  | { readonly type: 'kept'; readonly job: number; readonly pieces: readonly KeptPiece[]; readonly lasting: boolean }
  | { readonly type: 'piece'; readonly job: number; readonly piece: OwnRecord }
  | { readonly type: 'done'; readonly job: number }
  | { readonly type: 'refused'; readonly job: number; readonly reason: OwnReason }

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const finite = v.pipe(v.number(), v.finite())
const job = whole(0, Number.MAX_SAFE_INTEGER)
const id = ownIdSchema
const fileName = v.pipe(v.string(), v.maxLength(1000))
const howSchema: v.GenericSchema<unknown, HowToPropose> = v.strictObject({
  way: v.picklist(WAYS),
  error: whole(1, MOST.size),
  most: whole(1, MOST.parts),
})

export const orderSchema: v.GenericSchema<unknown, OwnOrder> = v.variant('type', [
  v.strictObject({
    type: v.literal('read'),
    job,
    name: fileName,
    bytes: v.instance(ArrayBuffer),
    beside: v.exactOptional(
      v.pipe(v.array(v.strictObject({ name: fileName, bytes: v.instance(ArrayBuffer) })), v.maxLength(MOST.beside)),
    ),
    budget: whole(16, MOST_BUDGET),
  }),
  v.strictObject({ type: v.literal('make'), job, placing: placingSchema, how: howSchema }),
  v.strictObject({ type: v.literal('cancel'), job }),
  v.strictObject({ type: v.literal('list'), job }),
  v.strictObject({ type: v.literal('load'), job, id }),
  v.strictObject({ type: v.literal('save'), job, piece: ownRecordSchema }),
  v.strictObject({ type: v.literal('remove'), job, id }),
])

const reasonSchema = v.custom<OwnReason>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    value.key.startsWith('own-'),
  'Expected a reason',
)
const triple = v.tuple([finite, finite, finite])
const sizeSchema = v.strictObject({ width: finite, depth: finite, height: finite })
const foundSchema: v.GenericSchema<unknown, Found> = v.strictObject({
  format: v.picklist(FORMATS),
  file: v.string(),
  triangles: whole(1, 2 ** 31),
  kept: whole(1, 2 ** 31),
  error: finite,
  extent: v.strictObject({ low: triple, high: triple }),
  up: v.picklist(UPS),
  unit: v.exactOptional(unitSchema),
  notices: v.array(reasonSchema),
})
const madeSchema: v.GenericSchema<unknown, Made> = v.strictObject({
  piece: ownRecordSchema,
  size: sizeSchema,
  way: v.picklist(['boxes', 'hulls', 'whole']),
  error: finite,
  missed: finite,
})
export const keptSchema: v.GenericSchema<unknown, KeptPiece> = v.strictObject({
  id,
  name: v.string(),
  parts: v.array(ownPartSchema),
  size: sizeSchema,
  length: whole(0, 2 ** 31),
})

export const answerSchema: v.GenericSchema<unknown, OwnAnswer> = v.variant('type', [
  v.strictObject({ type: v.literal('progress'), job, share: v.pipe(finite, v.minValue(0), v.maxValue(1)) }),
  v.strictObject({ type: v.literal('found'), job, found: foundSchema }),
  v.strictObject({ type: v.literal('made'), job, made: madeSchema }),
  v.strictObject({ type: v.literal('kept'), job, pieces: v.array(keptSchema), lasting: v.boolean() }),
  v.strictObject({ type: v.literal('piece'), job, piece: ownRecordSchema }),
  v.strictObject({ type: v.literal('done'), job }),
  v.strictObject({ type: v.literal('refused'), job, reason: reasonSchema }),
])

/** Checks a message; returns it, or the reason why it is invalid. */
export function heard<T>(
  schema: v.GenericSchema<unknown, T>,
  message: unknown,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: OwnReason } {
  const found = v.safeParse(schema, message, { abortEarly: true })
  if (found.success) return { ok: true, value: found.output }
  const [issue] = found.issues
  const at = (issue.path ?? []).map(({ key }) => String(key)).join('.')
  return { ok: false, reason: ownSays('own-malformed', { at: at || 'message', expected: issue.expected ?? issue.message }) }
}
