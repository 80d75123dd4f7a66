/** Messages between a page and the worker that reads pictures. Both ends check what they receive. */
import * as v from 'valibot'
import type { Outcome, PlannerReason } from '../said'
import { PICTURE_TYPES, type PictureRead } from './types'

export const PICTURE_ASKED = v.strictObject({ file: v.instance(Blob), name: v.string() })

const side = v.pipe(v.number(), v.integer(), v.minValue(1))
const pixels = v.strictObject({ width: side, height: side })
const readSchema: v.GenericSchema<unknown, PictureRead> = v.strictObject({
  // The bytes themselves are checked when the picture is put into a layout.
  picture: v.strictObject({ type: v.picklist(PICTURE_TYPES), data: v.string(), pixels }),
  pixels,
})
const reason = v.custom<PlannerReason>(
  (value) => typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string',
  'Expected a reason',
)
export const PICTURE_MADE: v.GenericSchema<unknown, Outcome<PictureRead>> = v.variant('ok', [
  v.strictObject({ ok: v.literal(true), value: readSchema }),
  v.strictObject({ ok: v.literal(false), reason }),
])
