/** Cards by their ids: decks of several copies, hidden ones, and draws that are left to chance. */
import type { Shuffle } from '../../../kernel'

/** Stands in a view for a card that the viewer does not know. */
export const HIDDEN = '?'

/** This many cards, none of them known. */
export const hidden = (cards: readonly string[]): readonly string[] => cards.map(() => HIDDEN)

/** Every copy of these cards, kind by kind. */
export const copiesOf = <Id extends string>(cards: readonly { readonly id: Id; readonly count: number }[]): readonly Id[] =>
  cards.flatMap(({ id, count }) => Array.from({ length: count }, () => id))

/** The list without the first of each of these; what is not in it is passed over. */
export function without<T>(list: readonly T[], gone: readonly T[]): readonly T[] {
  const toGo = new Map<T, number>()
  for (const one of gone) toGo.set(one, (toGo.get(one) ?? 0) + 1)
  return list.filter((one) => {
    const count = toGo.get(one) ?? 0
    if (count > 0) toGo.set(one, count - 1)
    return count === 0
  })
}

/** Asks chance for an order of so many cards. */
export const anyOrder = (count: number): Shuffle => ({ shape: 'shuffle', count })

/** The order in which they already lie: the fallback of a shuffle. */
export const asTheyLie = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)
