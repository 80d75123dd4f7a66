/** What a deck's first hand may be: drawn for a try, and how likely one good card among it is. */
import { seeded, shuffled } from '../kernel'
import type { DeckList } from './deck'

/** All cards one by one, in the order of a shuffle that is the same for the same seed: the first ones are the hand. */
export function pileOf(cards: DeckList, seed: number): readonly string[] {
  const each = Object.entries(cards)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([id, count]) => Array.from({ length: count }, () => id))
  return shuffled(each, seeded(seed))
}

/**
 * The chance that at least one of `drawn` cards is one of the `good` ones among `size`: 1 − C(size − good, drawn) / C(size, drawn). Of a
 * deck with fewer cards, all are drawn.
 */
export function chanceOfOne(size: number, good: number, drawn: number): number {
  let none = 1
  for (let at = 0; at < Math.min(drawn, size); at++) none *= Math.max(0, size - good - at) / (size - at)
  return good === 0 ? 0 : 1 - none
}
