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
  const left = [...list]
  for (const one of gone) {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Asks chance for an order of so many cards. */
export const anyOrder = (count: number): Shuffle => ({ shape: 'shuffle', count })

/** The order in which they already lie: the fallback of a shuffle. */
export const asTheyLie = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)
