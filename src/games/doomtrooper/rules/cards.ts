/** What is printed on a card (2.1). `play` says how a card that is not a warrior is played; `fx` says what a card does. */
import type { Affiliation, CardType, Fx, PlayRule, Stat } from './vocabulary'

export { HIDDEN } from '../../kit/rules/cards'

/** Identifies a title: all copies of the same card share it. */
export type CardId = string

export interface Name {
  readonly en: string
  readonly fr: string
}

/** The printed ratings. `null` stands for a printed dash: the warrior has no such rating. */
export type Ratings = { readonly [S in Stat]: number | null }

export interface Card {
  readonly id: CardId
  readonly name: string | Name
  readonly type: CardType
  readonly aff: readonly Affiliation[]
  readonly tags: readonly string[]
  /** The most copies that a deck may contain (DT-DECK-02). */
  readonly limit: number
  /** Common, uncommon or rare, as collectors write it: C, U, R. */
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
