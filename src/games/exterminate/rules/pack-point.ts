/** A point in a pack: two numbers, inches from the near left corner of the table or from the middle of a piece. */
import * as v from 'valibot'
import { message } from './pack-said'

export const point = v.custom<readonly [number, number]>(
  (value) => Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number' && Number.isFinite(one)),
  message('pack-point', {}),
)
