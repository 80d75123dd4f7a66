/** Rulings in a lobby, each a switch. A value's id is the value as a string, also for `true` and `false`. */
import type { LobbyChosen, LobbyRulings } from '../../lobby'

type Value = string | boolean
type AnyRulings = { readonly [ruling: string]: Value }

interface RulingWords<V extends Value> {
  readonly title: string
  readonly explanation: string
  readonly values: { readonly [One in `${V}`]: string }
}
/** The texts for each ruling of a game. */
export type RulingTexts<Rulings extends AnyRulings> = { readonly [R in keyof Rulings]: RulingWords<Rulings[R]> }

interface RulingsWords<Rulings extends AnyRulings, Group extends string> {
  readonly groups: { readonly [G in Group]: string }
  readonly rulings: RulingTexts<Rulings>
}

export interface RulingSwitches<Rulings extends AnyRulings, Group extends string> {
  /** The recommended rulings, with which a lobby opens. */
  readonly first: LobbyChosen['rulings']
  /** The chosen rulings; a value that a ruling does not have is replaced by the recommended one. */
  chosenIn(chosen: LobbyChosen): Rulings
  /** The switches with their texts, by group. */
  shown(words: RulingsWords<Rulings, Group>): readonly LobbyRulings[]
}

/** A game's switches: what each ruling may be, what is recommended (`ruled`), and which rulings stand under one title. */
export function rulingSwitches<Rulings extends AnyRulings, Group extends string>(
  values: { readonly [R in keyof Rulings]: readonly Rulings[R][] },
  ruled: Rulings,
  groups: { readonly [G in Group]: readonly (keyof Rulings & string)[] },
): RulingSwitches<Rulings, Group> {
  const ids = Object.keys(values) as readonly (keyof Rulings & string)[]
  return {
    first: Object.fromEntries(ids.map((id) => [id, String(ruled[id])])),
    // Each value was looked up among the values of its own ruling.
    chosenIn: ({ rulings }) =>
      Object.fromEntries(
        ids.map((id) => [id, values[id].find((one) => String(one) === rulings[id]) ?? ruled[id]]),
      ) as AnyRulings as Rulings,
    shown: (words) =>
      (Object.keys(groups) as string[] as Group[]).map((group) => ({
        id: group,
        title: words.groups[group],
        options: groups[group].map((id) => {
          const { title, explanation, values: labels } = words.rulings[id]
          const labelOf = (value: string) => (labels as { readonly [value: string]: string })[value] ?? value
          return {
            id,
            title,
            explanation,
            values: values[id].map((value) => ({ id: String(value), label: labelOf(String(value)) })),
            standard: String(ruled[id]),
          }
        }),
      })),
  }
}
