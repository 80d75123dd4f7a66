/** The options of a match: rulings, and the pack that they may carry. Wrong ones are refused with their place. */
import * as v from 'valibot'
import type { Json } from '../kernel'
import type { PackFault } from './said'

/** Where in the options something is wrong, and what was expected there. */
export interface SpecRefusal {
  readonly refused: true
  /** `teams.A.models.1`; in a pack `pack.cards[2].strength`. */
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
 * Options from outside by the game's schema of them, which fills in what they leave out, and the pack they carry by the game's own
 * reading. `options` have the pack as it was written: a match carries it, so that it can be replayed anywhere. Refused for the first of
 * what is wrong.
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
  // It is one of the game's own good readings.
  return { options: { ...chosen, pack: read.pack }, read: read as Extract<Read, GoodPack> }
}

/** The options alone, without the data they mean. */
export const specIn = <Spec extends object>(read: { readonly spec: Spec } | SpecRefusal): Spec | SpecRefusal =>
  'refused' in read ? read : read.spec

/** What was read, for options that were checked before. Throws where they are refused all the same. */
export function unrefused<Read extends object>(read: Read | SpecRefusal): Read {
  if ('refused' in read) throw new Error(`the options of the match are wrong at "${read.path}": ${read.message}`)
  return read
}

/** Refused for the first of what is wrong with the pack that the options carry. */
function refusePack([first]: readonly PackFault<unknown>[]): SpecRefusal {
  const path = ['pack', ...(first?.path ? [first.path] : [])].join('.')
  return refuse(path, JSON.stringify(first?.expected ?? {}))
}

/** The rulings of a game, each with its values. */
type RulingValues = { readonly [ruling: string]: readonly (string | boolean)[] }
export type RulingsOf<Values extends RulingValues> = { readonly [R in keyof Values]: Values[R][number] }

/** Each ruling as it is recommended: by the first of its values. */
export const recommended = <const Values extends RulingValues>(values: Values): RulingsOf<Values> =>
  // Each value is the first of its own ruling's.
  Object.fromEntries(Object.entries(values).map(([ruling, [first]]) => [ruling, first])) as RulingsOf<Values>

/** The rulings as options give them: some of these, each with one of its own values. */
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
    // Each value was checked against its own list of values.
    v.transform((found) => found as Partial<RulingsOf<Values>>),
  )

/** The id of a thing; whether there is one of that name, the game says. */
export const anId = v.pipe(v.string('an id'), v.maxLength(80, 'an id of at most 80 characters'))

/** One of a few words or numbers. */
export const oneOf = <const Values extends readonly (string | number)[]>(values: Values) =>
  v.picklist(values, `one of ${values.join(', ')}`)

/** A whole number, both bounds within. `expected`: what is said where it is none. */
export const wholeNumber = (least: number, most: number, expected: string) =>
  v.pipe(v.number(expected), v.integer(expected), v.minValue(least, expected), v.maxValue(most, expected))
