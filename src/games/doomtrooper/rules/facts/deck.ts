/** What a deck must be (4.9), with everything that is wrong with one. */
import type { CardId, Pool } from '../cards'
import { COPIES, DECK_SIZE, LEAST_WARRIORS } from '../constants'

export interface DeckFault {
  readonly rule: 'DT-DECK-01' | 'DT-DECK-02' | 'DT-DECK-03' | 'unknown'
  readonly card?: CardId
  /** How many there are, and how many there must be or may be. */
  readonly has: number
  readonly wanted: number
}

export type DeckList = { readonly [id: CardId]: number }
export const deckSize = (deck: DeckList): number => Object.values(deck).reduce((sum, count) => sum + count, 0)

export const warriorsIn = (deck: DeckList, pool: Pool): number =>
  Object.entries(deck).reduce((sum, [id, count]) => sum + (cardIn(pool, id)?.type === 'warrior' ? count : 0), 0)

/** Decks come from outside, so only own properties count: an id such as `constructor` must not be found. */
const cardIn = (pool: Pool, id: CardId) => (Object.hasOwn(pool, id) ? pool[id] : undefined)

export function deckFaults(deck: DeckList, pool: Pool): readonly DeckFault[] {
  const size = deckSize(deck)
  const warriors = warriorsIn(deck, pool)
  return [
    ...(size < DECK_SIZE ? [{ rule: 'DT-DECK-01' as const, has: size, wanted: DECK_SIZE }] : []),
    ...Object.entries(deck).flatMap(([card, has]): DeckFault[] => {
      const found = cardIn(pool, card)
      if (!found) return [{ rule: 'unknown', card, has, wanted: 0 }]
      const wanted = Math.min(COPIES, found.limit)
      return has > wanted ? [{ rule: 'DT-DECK-02', card, has, wanted }] : []
    }),
    ...(warriors < LEAST_WARRIORS ? [{ rule: 'DT-DECK-03' as const, has: warriors, wanted: LEAST_WARRIORS }] : []),
  ]
}
