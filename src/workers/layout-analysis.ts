/** Schemas for the worker's answer to the `analysis` job. */
import * as v from 'valibot'
import type { SightFacts } from '../planner/print'

const finite = v.pipe(v.number(), v.finite())
const share = v.pipe(finite, v.minValue(0), v.maxValue(1))
/** Cells without a value hold NaN, and ways that do not exist are infinite. JSON has neither, but worker messages have both. */
const numbers = v.custom<readonly number[]>(
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'number'),
  'Expected numbers',
)
const cells = v.strictObject({ cell: finite, columns: v.pipe(v.number(), v.integer(), v.minValue(1)), values: numbers })

export const SIGHT_FACTS: v.GenericSchema<unknown, SightFacts> = v.strictObject({
  eye: finite,
  move: finite,
  base: finite,
  table: cells,
  areas: v.array(
    v.strictObject({
      area: v.string(),
      seen: cells,
      share,
      hidden: share,
      ways: cells,
      reached: v.tuple([share, share]),
      toObjectives: numbers,
    }),
  ),
  objectives: v.array(share),
})
