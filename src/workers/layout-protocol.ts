/**
 * The messages between the planner's page and its worker. A job has a name, what is asked and what it makes, all plain data; both
 * ends validate what they receive. A new job needs a line in `LayoutJobs`, one schema each way, and a function in
 * `layout-jobs.ts`.
 */
import * as v from 'valibot'
import { SYMMETRIES } from '../geometry/sight/map/symmetries'
import { LAYOUT_SYMMETRIES, type LayoutDocument } from '../planner/document'
import { EDGES } from '../planner/gaps'
import type { Known } from '../planner/known'
import type { SightFacts } from '../planner/print'
import { type Outcome, type PlannerReason, plannerSays } from '../planner/said'
import { LAYOUT_SCHEMA, parsed } from '../planner/schema'
import { type RandomAsked, type RandomMade, SLIDERS } from '../planner/system'
import { SIGHT_FACTS } from './layout-analysis'

/** Documents are sent without the pictures of their own pieces (see `lean` in `app/planner/work.ts`). */
export interface LayoutJobs {
  /** A random layout for the document's system, on its table. */
  readonly random: {
    readonly asked: { readonly document: LayoutDocument; readonly asked: RandomAsked }
    readonly made: RandomMade
  }
  readonly known: { readonly asked: { readonly document: LayoutDocument }; readonly made: Known }
  /** Everything an analysis needs that is not in the document itself. */
  readonly analysis: {
    readonly asked: { readonly document: LayoutDocument }
    readonly made: { readonly known: Known; readonly sight: SightFacts }
  }
}
export type LayoutJob = keyof LayoutJobs
export type Asked<J extends LayoutJob> = LayoutJobs[J]['asked']
export type Made<J extends LayoutJob> = LayoutJobs[J]['made']

export type WorkOrder = {
  readonly [J in LayoutJob]: { readonly id: number; readonly job: J; readonly asked: Asked<J> }
}[LayoutJob]
export type WorkAnswer =
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  /** `made` is validated later, once the job it belongs to is known. */
  | { readonly type: 'made'; readonly id: number; readonly made: unknown }
  | { readonly type: 'refused'; readonly id: number; readonly reason: PlannerReason }

const finite = v.pipe(v.number(), v.finite())
const share = v.pipe(finite, v.minValue(0), v.maxValue(1))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const point = v.strictObject({ x: finite, y: finite })
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const fair = v.strictObject({ sight: share, way: v.pipe(finite, v.minValue(0)) })
const bounds = v.strictObject({ minX: finite, minY: finite, maxX: finite, maxY: finite })

const reasonSchema = v.custom<PlannerReason>(
  (value) => typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string',
  'Expected a reason',
)
const finding = v.strictObject({
  weight: v.picklist(['fault', 'advice']),
  reason: reasonSchema,
  at: point,
  pieces: v.array(v.string()),
})
const gap = v.strictObject({
  one: v.string(),
  other: v.union([v.string(), v.strictObject({ edge: v.picklist(EDGES) })]),
  width: finite,
  line: v.tuple([point, point]),
  passes: v.exactOptional(finite),
})
const fairness = v.strictObject({
  sides: v.array(
    v.strictObject({
      area: v.string(),
      room: finite,
      reached: v.tuple([share, share]),
      seen: finite,
      // Infinite if there is no way.
      ways: v.record(v.string(), v.number()),
    }),
  ),
  unequal: finite,
  symmetry: v.picklist(SYMMETRIES),
  open: finite,
  differences: v.strictObject({ reach: finite, seen: finite, way: finite, objective: v.exactOptional(v.string()) }),
})
const density = v.strictObject({
  pieces: count,
  perSquareFoot: finite,
  covered: share,
  tall: share,
  quarters: v.tuple([share, share, share, share]),
})
const knownSchema: v.GenericSchema<unknown, Known> = v.strictObject({
  findings: v.array(finding),
  density,
  gaps: v.array(gap),
  fairness: v.exactOptional(fairness),
})
const randomAsked: v.GenericSchema<unknown, RandomAsked> = v.strictObject({
  seed: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sliders: v.strictObject(v.entriesFromList(SLIDERS, percent)),
  symmetry: v.picklist(LAYOUT_SYMMETRIES),
  fair: v.exactOptional(fair),
  within: v.exactOptional(bounds),
})
const randomMade: v.GenericSchema<unknown, RandomMade> = v.strictObject({
  document: LAYOUT_SCHEMA,
  tries: count,
  density,
  unequal: fair,
})

const ASKED: { readonly [J in LayoutJob]: v.GenericSchema<unknown, Asked<J>> } = {
  random: v.strictObject({ document: LAYOUT_SCHEMA, asked: randomAsked }),
  known: v.strictObject({ document: LAYOUT_SCHEMA }),
  analysis: v.strictObject({ document: LAYOUT_SCHEMA }),
}
const MADE: { readonly [J in LayoutJob]: v.GenericSchema<unknown, Made<J>> } = {
  random: randomMade,
  known: knownSchema,
  analysis: v.strictObject({ known: knownSchema, sight: SIGHT_FACTS }),
}

const id = v.pipe(count, v.maxValue(Number.MAX_SAFE_INTEGER))
const orderSchema = v.strictObject({ id, job: v.picklist(Object.keys(ASKED)), asked: v.unknown() })
const answerSchema: v.GenericSchema<unknown, WorkAnswer> = v.variant('type', [
  v.strictObject({ type: v.literal('progress'), id, share }),
  v.strictObject({ type: v.literal('made'), id, made: v.unknown() }),
  v.strictObject({ type: v.literal('refused'), id, reason: reasonSchema }),
])

function checked<T>(schema: v.GenericSchema<unknown, T>, message: unknown): Outcome<T> {
  const found = parsed(schema, message, 'message')
  if (found.ok) return found
  return { ok: false, reason: plannerSays('work-malformed', { at: found.at, expected: found.expected }) }
}
export function heardOrder(message: unknown): Outcome<WorkOrder> {
  const order = checked(orderSchema, message)
  if (!order.ok) return order
  const { id: number, job } = order.value
  const asked = checked<unknown>(ASKED[job as LayoutJob], order.value.asked)
  // The cast is safe: the job and what is asked for it have just been checked together.
  return asked.ok ? { ok: true, value: { id: number, job, asked: asked.value } as WorkOrder } : asked
}
/** Validates an answer from the worker, except for `made`. */
export const heardAnswer = (message: unknown): Outcome<WorkAnswer> => checked(answerSchema, message)
/** Validates what a job has made. */
export const heardMade = <J extends LayoutJob>(job: J, made: unknown): Outcome<Made<J>> => checked(MADE[job], made)
