/** DWC-ENM-02: which enemies may attack together. Depends on the card data only (AMB-28, AMB-32). */
import type { EnemyCard } from '../cards'

export function compatible(a: EnemyCard, b: EnemyCard): boolean {
  return a.family === b.family || a.wild || b.wild || a.partners.includes(b.family) || b.partners.includes(a.family)
}

/** Whether every pair is compatible. A card that is compatible with everything does not make two other cards compatible. */
export const allCompatible = (cards: readonly EnemyCard[]): boolean =>
  cards.every((one, index) => cards.slice(index + 1).every((other) => compatible(one, other)))
