/** Checks a layout's picture, from a file, the device or an edit. Its stated type and size must match its bytes. */
import * as v from 'valibot'
import { fromBase64 } from '../own/base64'
import { END, isWhole, pictureHead } from './head'
import { LEAST_WIDTH, type MatPicture, MOST_PICTURE, PICTURE_TYPES } from './types'

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const far = whole(-MOST_PICTURE.far, MOST_PICTURE.far)
const side = whole(1, MOST_PICTURE.side)

/** Four base64 characters are three bytes. The size is among the first bytes, after any metadata of a camera. */
const HEAD_LETTERS = 4 * 2 ** 17
const END_LETTERS = 4 * Math.ceil(END / 3)

function isAsItSays({ type, data, pixels }: MatPicture): boolean {
  const start = fromBase64(data.slice(0, HEAD_LETTERS))
  const end = fromBase64(data.slice(-END_LETTERS))
  const head = start && pictureHead(start)
  if (!start || !end || head?.type !== type || head.width !== pixels.width || head.height !== pixels.height) return false
  return isWhole(head, start, end, Math.floor((data.length * 3) / 4))
}

export const MAT_PICTURE_SCHEMA: v.GenericSchema<unknown, MatPicture> = v.pipe(
  v.strictObject({
    type: v.picklist(PICTURE_TYPES),
    data: v.pipe(v.string(), v.maxLength(Math.ceil(MOST_PICTURE.bytes / 3) * 4), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
    pixels: v.strictObject({ width: side, height: side }),
    at: v.strictObject({ x: far, y: far }),
    width: whole(LEAST_WIDTH, MOST_PICTURE.far),
  }),
  v.check(isAsItSays, 'Expected a whole PNG, JPEG or WebP of that size'),
)
