/** What a game tells the deck builder: its cards, what a deck must be, and what a good first hand has. */
import type { DeckList } from '../decks/deck'
import type { Json } from '../kernel'
import type { Language } from '../ui/words/speak'
import type { CardFace } from './hands'
import type { GameView } from './view'

export interface DeckCard {
  readonly id: string
  readonly face: CardFace
  /** What it is called in every language. */
  readonly names: readonly string[]
  /** The card's type: the id of one of the book's `kinds`. */
  readonly kind: string
  /** The ids of those of the book's `groups` (factions, families) that the card belongs to. */
  readonly groups: readonly string[]
  /** What the card costs. Absent if it costs nothing or if its cost is variable. */
  readonly cost?: number
  /** How many copies a deck may have. */
  readonly most: number
}

interface Named {
  readonly id: string
  readonly label: string
}

/** One deck-building rule, checked against a deck. */
export interface DeckRule {
  /** The rule's id in the rules' specification. */
  readonly rule: string
  readonly isKept: boolean
  /** What the rule asks for, and what the deck has. */
  readonly text: string
  /** Each thing in the deck that breaks the rule, where there are several. */
  readonly details: readonly string[]
}

/** Everything about deck building in one language: the cards of the house data, or those plus the cards of a pack. */
export interface DeckBook {
  /** In the order in which they are shown. */
  readonly cards: readonly DeckCard[]
  readonly kinds: readonly Named[]
  readonly groups: readonly Named[]
  /** The name of what costs are paid in. */
  readonly cost: string
  /** Ready-made decks to start from. */
  readonly ready: readonly (Named & { readonly detail?: string; readonly cards: DeckList })[]
  /** Checks every rule; kept and broken ones are both returned. */
  rules(cards: DeckList): readonly DeckRule[]
  readonly opening: {
    /** The number of cards in a first hand. */
    readonly hand: number
    /** A heading that names what at least one card of the hand should be, and the reason for it. */
    readonly title: string
    readonly why: string
    isGood(id: string): boolean
  }
}

export interface GameDecks {
  /** The game's marks on cards. */
  readonly icon: GameView['panels']['icon']
  book(language: Language, pack?: Json): DeckBook
}
