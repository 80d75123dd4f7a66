/** A source of random numbers for whoever must guess or sample. The kernel itself draws nothing. */
export interface Rng {
  /** A whole number from 0 to `bound - 1`, each equally likely. `bound` is at least 1. */
  below(bound: number): number
}

/**
 * A generator that gives the same numbers for the same seed on every machine (mulberry32), for maps and layouts that are
 * recreated from their seed. Never used for rolls or shuffles in a match.
 */
export function seeded(seed: number): Rng {
  let at = seed >>> 0
  return {
    below(bound) {
      at = (at + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(at ^ (at >>> 15), at | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) % bound
    },
  }
}

/** One of the list, which must not be empty. */
export function oneOf<T>(list: readonly T[], rng: Rng): T {
  const chosen = list[rng.below(list.length)]
  if (chosen === undefined) throw new Error('oneOf was given an empty list')
  return chosen
}

/** A fair shuffle (Fisher and Yates) into a new list. */
export function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const cards = [...list]
  for (let last = cards.length - 1; last > 0; last--) {
    const other = rng.below(last + 1)
    const card = cards[last] as T
    cards[last] = cards[other] as T
    cards[other] = card
  }
  return cards
}
