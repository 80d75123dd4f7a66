/** The kernel draws nothing; whoever must guess or sample is handed one of these. */
export interface Rng {
  /** A whole number from 0 to `bound - 1`, each equally likely. `bound` is at least 1. */
  below(bound: number): number
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
