/** The options of a match: rulings, and the pack that they may include. Invalid options are refused with the mistake's path. */
import * as v from 'valibot'
import type { Json } from '../kernel'
import type { PackFault } from './said'

/** The path of a mistake in the options, and what was expected there. */
export interface SpecRefusal {
  readonly refused: true
  /** For example `teams.A.models.1`; inside a pack `pack.cards[2].strength`. */
  readonly path: string
  readonly message: string
}

export const refuse = (path: string, message: string): SpecRefusal => ({ refused: true, path, message })

interface GoodPack {
  readonly ok: true
  readonly pack: Json
}
type AnyPackRead = GoodPack | { readonly ok: false; readonly faults: readonly PackFault<unknown>[] }

/**
 * Reads untrusted options by the game's schema, which fills in defaults, and the pack in them by the game's own reader. The
 * returned `options` include the pack as it was written, so that a match can be replayed anywhere. Refused with the first mistake
 * found.
 */
export function readOptions<Options extends { readonly pack?: unknown }, House, Read extends AnyPackRead>(
  schema: v.GenericSchema<unknown, Options>,
  options: unknown,
  readPack: (pack: unknown, house: House) => Read,
  house: House,
):
  | SpecRefusal
  | {
      readonly options: Omit<Options, 'pack'> & { readonly pack?: Json }
      readonly read: Extract<Read, GoodPack> | undefined
    } {
  const parsed = v.safeParse(schema, options)
  if (!parsed.success) {
    const [issue] = parsed.issues
    return refuse(v.getDotPath(issue) ?? '', issue.message)
  }
  const { pack, ...chosen } = parsed.output
  if (pack === undefined) return { options: chosen, read: undefined }
  const read: AnyPackRead = readPack(pack, house)
  if (!read.ok) return refusePack(read.faults)
  // The cast is safe: `read` was checked to be one of the game's successful readings.
  return { options: { ...chosen, pack: read.pack }, read: read as Extract<Read, GoodPack> }
}

/** The options alone, without the data that they refer to. */
export const specIn = <Spec extends object>(read: { readonly spec: Spec } | SpecRefusal): Spec | SpecRefusal =>
  'refused' in read ? read : read.spec

/** The result of reading options that were already checked. Throws if they are refused. */
export function unrefused<Read extends object>(read: Read | SpecRefusal): Read {
  if ('refused' in read) throw new Error(`the options of the match are wrong at "${read.path}": ${read.message}`)
  return read
}

/** A refusal that names the first mistake in the pack of the options. */
function refusePack([first]: readonly PackFault<unknown>[]): SpecRefusal {
  const path = ['pack', ...(first?.path ? [first.path] : [])].join('.')
  return refuse(path, JSON.stringify(first?.expected ?? {}))
}

/** The rulings of a game, each with its possible values. */
type RulingValues = { readonly [ruling: string]: readonly (string | boolean)[] }
export type RulingsOf<Values extends RulingValues> = { readonly [R in keyof Values]: Values[R][number] }

/** Each ruling with its recommended value, which is the first one listed. */
export const recommended = <const Values extends RulingValues>(values: Values): RulingsOf<Values> =>
  // The cast is safe: each value is the first of its own ruling's values.
  Object.fromEntries(Object.entries(values).map(([ruling, [first]]) => [ruling, first])) as RulingsOf<Values>

/** A schema for rulings in options: any of these rulings, each with one of its own values. */
export const someRulings = <const Values extends RulingValues>(values: Values) =>
  v.pipe(
    v.strictObject(
      Object.fromEntries(
        Object.entries(values).map(([ruling, all]) => {
          const isOne = (value: unknown) => all.some((one) => one === value)
          return [ruling, v.optional(v.custom<string | boolean>(isOne, `one of ${all.join(', ')}`))]
        }),
      ),
    ),
    // The cast is safe: each value was checked against its own ruling's values.
    v.transform((found) => found as Partial<RulingsOf<Values>>),
  )

/** A schema for the id of a thing. Whether such a thing exists is checked by the game. */
export const anId = v.pipe(v.string('an id'), v.maxLength(80, 'an id of at most 80 characters'))

/** A schema for one of these words or numbers. */
export const oneOf = <const Values extends readonly (string | number)[]>(values: Values) =>
  v.picklist(values, `one of ${values.join(', ')}`)

/** A schema for a whole number, bounds inclusive. `expected` is the message for anything else. */
export const wholeNumber = (least: number, most: number, expected: string) =>
  v.pipe(v.number(expected), v.integer(expected), v.minValue(least, expected), v.maxValue(most, expected))
