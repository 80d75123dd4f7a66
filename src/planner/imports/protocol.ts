/** Messages between the planner's page and the worker that reads layouts and other programs' files. Both ends check them. */
import * as v from 'valibot'
import type { Point } from '../../geometry/types'
import type { LayoutDocument } from '../document'
import type { Work } from '../own/mesh'
import { isPlain } from '../read'
import { done, type Outcome, type PlannerReason, refuse } from '../said'
import { LAYOUT_SCHEMA, parsed, parsedOwn } from '../schema'
import type { Report } from '../selfplay/report'
import { REPORT_SCHEMA } from '../selfplay/schema'
import { ASKED_SCHEMA, FLAT_LOOKS, type Foreign, type ImportAsked, type Laid } from './asked'
import type { MapPicture } from './flat-map'

/** Every order has its own number; a newer order replaces the one under way. */
export type ImportOrder =
  | { readonly type: 'read'; readonly job: number; readonly file: Blob; readonly name: string; readonly beside?: readonly Blob[] }
  /** Lays out the file that was read last. */
  | { readonly type: 'lay'; readonly job: number; readonly asked: ImportAsked }

/** What the page must know about a file of another program. */
export interface FoundMap {
  readonly looks: Foreign['looks']
  readonly name: string
  /** The names of the plans, if one file holds several. */
  readonly plans?: readonly string[]
  /** For a flat map with a picture: the map's size in squares, and what is known of the picture. `file`: the picture itself. */
  readonly picture?: Omit<MapPicture, 'data'> & { readonly size: Point; readonly file?: Blob }
}
/** What a layout's own file holds. */
export interface LayoutFile {
  readonly document: LayoutDocument
  /** On matches that were played on it. */
  readonly report?: Report
}
export type ImportAnswer =
  | { readonly type: 'progress'; readonly job: number; readonly share: number }
  /** The file was a layout. */
  | ({ readonly type: 'layout'; readonly job: number } & LayoutFile)
  | { readonly type: 'found'; readonly job: number; readonly found: FoundMap }
  | { readonly type: 'laid'; readonly job: number; readonly laid: Laid }
  | { readonly type: 'refused'; readonly job: number; readonly reason: PlannerReason }

const finite = v.pipe(v.number(), v.finite())
const job = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const reason = v.custom<PlannerReason>(
  (value) => typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string',
  'Expected a reason',
)

/** Limits on the files that may be given with a main file. */
export const MOST_BESIDE = { files: 8, bytes: 8 * 2 ** 20 } as const
const beside = v.pipe(v.array(v.instance(Blob)), v.maxLength(MOST_BESIDE.files))

const orderSchema: v.GenericSchema<unknown, ImportOrder> = v.variant('type', [
  v.strictObject({
    type: v.literal('read'),
    job,
    file: v.instance(Blob),
    name: v.pipe(v.string(), v.maxLength(1000)),
    beside: v.exactOptional(beside),
  }),
  v.strictObject({ type: v.literal('lay'), job, asked: ASKED_SCHEMA }),
])

const foundSchema: v.GenericSchema<unknown, FoundMap> = v.strictObject({
  looks: v.picklist([...FLAT_LOOKS, 'tabletop-simulator', 'terrain-plan']),
  name: v.pipe(v.string(), v.maxLength(120)),
  plans: v.exactOptional(v.array(v.string())),
  picture: v.exactOptional(
    v.strictObject({
      size: v.strictObject({ x: finite, y: finite }),
      path: v.exactOptional(v.string()),
      pixels: v.exactOptional(finite),
      file: v.exactOptional(v.instance(Blob)),
    }),
  ),
})
const outcomeSchema = v.variant('ok', [
  v.strictObject({ ok: v.literal(true), value: v.strictObject({ document: LAYOUT_SCHEMA, left: v.array(reason) }) }),
  v.strictObject({ ok: v.literal(false), reason }),
])
const namesSchema = v.strictObject({
  all: v.array(v.strictObject({ id: v.string(), name: v.string(), count: finite, isPacked: v.boolean() })),
  chosen: v.array(v.string()),
})
const laidSchema = v.strictObject({
  made: outcomeSchema,
  fit: v.exactOptional(ASKED_SCHEMA),
  names: v.exactOptional(namesSchema),
}) as v.GenericSchema<unknown, Laid>

const answerSchema: v.GenericSchema<unknown, ImportAnswer> = v.variant('type', [
  v.strictObject({ type: v.literal('progress'), job, share: v.pipe(finite, v.minValue(0), v.maxValue(1)) }),
  v.strictObject({ type: v.literal('layout'), job, document: LAYOUT_SCHEMA, report: v.exactOptional(REPORT_SCHEMA) }),
  v.strictObject({ type: v.literal('found'), job, found: foundSchema }),
  v.strictObject({ type: v.literal('laid'), job, laid: laidSchema }),
  v.strictObject({ type: v.literal('refused'), job, reason }),
])

function checked<T>(schema: v.GenericSchema<unknown, T>, message: unknown): Outcome<T> {
  const found = parsed(schema, message, 'message')
  return found.ok ? found : malformed(found)
}
const malformed = ({ at, expected }: { readonly at: string; readonly expected: string }) =>
  refuse('work-malformed', { at, expected })
export const heardOrder = (message: unknown): Outcome<ImportOrder> => checked(orderSchema, message)
/** Checks an answer of the worker, with pauses between own pieces: an imported map may have thousands of solids. */
export function* hearingAnswer(message: unknown): Work<Outcome<ImportAnswer>> {
  const document = documentIn(message)
  if (!document) return checked(answerSchema, message)
  const bare = checked(answerSchema, withOwn(message as ImportAnswer, {}))
  if (!bare.ok) return bare
  const own = yield* parsedOwn(document.own)
  return own.ok ? done(withOwn(bare.value, own.value)) : malformed(own)
}

/** The layout in a message that is still unchecked. */
function documentIn(message: unknown): { readonly own?: unknown } | undefined {
  const inner = (value: unknown, key: string): unknown => (isPlain(value) ? value[key] : undefined)
  const made = inner(inner(inner(message, 'laid'), 'made'), 'value')
  const document = inner(inner(message, 'type') === 'laid' ? made : message, 'document')
  return isPlain(document) ? document : undefined
}
function withOwn(answer: ImportAnswer, own: LayoutDocument['own']): ImportAnswer {
  if (answer.type === 'layout') return { ...answer, document: { ...answer.document, own } }
  if (answer.type !== 'laid' || !answer.laid.made.ok) return answer
  const { value } = answer.laid.made
  return { ...answer, laid: { ...answer.laid, made: done({ ...value, document: { ...value.document, own } }) } }
}
