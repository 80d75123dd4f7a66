/** Cards as ids: decks with several copies, hidden cards, and draws that are left to chance. */
import type { Shuffle } from '../../../kernel'

/** Stands in a view for a card whose face the viewer does not know. */
export const HIDDEN = '?'

/** As many hidden cards as there are in the list. */
export const hidden = (cards: readonly string[]): readonly string[] => cards.map(() => HIDDEN)

/** All copies of these cards, kind by kind. */
export const copiesOf = <Id extends string>(cards: readonly { readonly id: Id; readonly count: number }[]): readonly Id[] =>
  cards.flatMap(({ id, count }) => Array.from({ length: count }, () => id))

/** The list without the first occurrence of each element of `gone`. Elements that are not in the list are ignored. */
export function without<T>(list: readonly T[], gone: readonly T[]): readonly T[] {
  const toGo = new Map<T, number>()
  for (const one of gone) toGo.set(one, (toGo.get(one) ?? 0) + 1)
  return list.filter((one) => {
    const count = toGo.get(one) ?? 0
    if (count > 0) toGo.set(one, count - 1)
    return count === 0
  })
}

/** The choice that asks chance to shuffle `count` cards. */
export const anyOrder = (count: number): Shuffle => ({ shape: 'shuffle', count })

/** The order in which the cards already lie. It is the fallback answer to a shuffle. */
export const asTheyLie = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)
