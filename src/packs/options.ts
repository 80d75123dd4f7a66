/** The options of a match: rulings, and the pack that they may carry. Wrong ones are refused with their place. */
import * as v from 'valibot'
import type { PackFault } from './said'

/** Where in the options something is wrong, and what was expected there. */
export interface SpecRefusal {
  readonly refused: true
  /** `teams.A.models.1`; in a pack `pack.cards[2].strength`. */
  readonly path: string
  readonly message: string
}

export const refuse = (path: string, message: string): SpecRefusal => ({ refused: true, path, message })

/** Refused for the first of what is wrong with the pack that the options carry. */
export function refusePack([first]: readonly PackFault<unknown>[]): SpecRefusal {
  const path = ['pack', ...(first?.path ? [first.path] : [])].join('.')
  return refuse(path, JSON.stringify(first?.expected ?? {}))
}

/** The rulings of a game, each with its values. */
type RulingValues = { readonly [ruling: string]: readonly (string | boolean)[] }
type RulingsOf<Values extends RulingValues> = { readonly [R in keyof Values]: Values[R][number] }

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
