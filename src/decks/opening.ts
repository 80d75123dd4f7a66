/** Opening hands of a deck: drawing one to try the deck, and the chance of having a good card in it. */
import { seeded, shuffled } from '../kernel'
import type { DeckList } from './deck'

/** All cards one by one in shuffled order, always the same for the same seed. The first ones are the hand. */
export function pileOf(cards: DeckList, seed: number): readonly string[] {
  const each = Object.entries(cards)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([id, count]) => Array.from({ length: count }, () => id))
  return shuffled(each, seeded(seed))
}

/**
 * The chance that at least one of `drawn` cards is among the `good` ones of `size`: 1 − C(size − good, drawn) / C(size, drawn).
 * If the deck has fewer cards than `drawn`, all of them are drawn.
 */
export function chanceOfOne(size: number, good: number, drawn: number): number {
  let none = 1
  for (let at = 0; at < Math.min(drawn, size); at++) none *= Math.max(0, size - good - at) / (size - at)
  return good === 0 ? 0 : 1 - none
}
