/** What is printed on a card (2.1). A card that is no warrior says in `play` how it gets into effect; what it does is in `fx`. */
import type { Affiliation, CardType, Fx, PlayRule, Stat } from './vocabulary'

export { HIDDEN } from '../../kit/rules/cards'

/** Which card it is; equal copies share it. */
export type CardId = string

export interface Name {
  readonly en: string
  readonly fr: string
}

/** The printed ratings; `null` is a dash: the warrior has no such rating. */
export type Ratings = { readonly [S in Stat]: number | null }

export interface Card {
  readonly id: CardId
  readonly name: string | Name
  readonly type: CardType
  readonly aff: readonly Affiliation[]
  readonly tags: readonly string[]
  /** Copies that a deck may have (DT-DECK-02). */
  readonly limit: number
  /** How often it was printed, as collectors write it: C, U, R. */
  readonly rarity?: string
  /** Warriors only. */
  readonly stats?: Ratings
  /** All but warriors. */
  readonly play?: PlayRule
  readonly fx: readonly Fx[]
}

/** The cards of a match by their ids. */
export type Pool = { readonly [id: CardId]: Card }

export interface Deck {
  readonly id: string
  readonly name: Name
  readonly cards: { readonly [id: CardId]: number }
}

/** DT-DEP-02: the side on which the warrior is printed. */
export const sideOf = (card: Card): 'squad' | 'kohort' => (card.aff.includes('legion') ? 'kohort' : 'squad')
