/** DWC-CON-09: a victorious attacker discards the strongest set of enemies that does not exceed the defence, never all. */
import type { CardId } from '../cards'
import type { Rulings } from '../rulings'

export interface Fighter {
  readonly card: CardId
  readonly strength: number
}

/**
 * The best sets, as indices in `enemies`. Sets with the same kinds in the same numbers are listed once, with the cards placed
 * first. The result is the empty set if no card is weak enough.
 */
export function leastLosses(
  enemies: readonly Fighter[],
  defence: number,
  bound: Rulings['attackerDiscardBound'],
): readonly (readonly number[])[] {
  if (enemies.length < 2) return [[]]
  const most = bound === 'atMost' ? defence : defence - 1
  let best: { readonly sum: number; readonly sets: Map<string, readonly number[]> } = { sum: 0, sets: new Map([['', []]]) }
  const search = (from: number, slots: readonly number[], sum: number): void => {
    if (slots.length > 0) {
      if (sum > best.sum) best = { sum, sets: new Map() }
      const kinds = slots.map((slot) => enemies[slot]?.card ?? '')
      const key = [...kinds].sort().join()
      if (sum === best.sum && !best.sets.has(key)) best.sets.set(key, slots)
    }
    if (slots.length === enemies.length - 1) return
    for (let slot = from; slot < enemies.length; slot++) {
      const strength = enemies[slot]?.strength ?? 0
      if (sum + strength <= most) search(slot + 1, [...slots, slot], sum + strength)
    }
  }
  search(0, [], 0)
  return [...best.sets.values()]
}
