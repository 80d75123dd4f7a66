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
  /** Its sort, one of the book's `kinds`. */
  readonly kind: string
  /** Whose it is: some of the book's `groups`. */
  readonly groups: readonly string[]
  /** What it costs; none where it costs nothing, or as much as one likes. */
  readonly cost?: number
  /** How many copies a deck may have. */
  readonly most: number
}

interface Named {
  readonly id: string
  readonly label: string
}

/** One rule for decks, held against a deck. */
export interface DeckRule {
  /** As the rules' specification calls it. */
  readonly rule: string
  readonly isKept: boolean
  /** What it asks and what the deck has. */
  readonly text: string
  /** Each thing that breaks it, where there are several. */
  readonly details: readonly string[]
}

/** All that is said of decks in one language, with the house's cards or with those of a pack besides. */
export interface DeckBook {
  /** In the order in which they are shown. */
  readonly cards: readonly DeckCard[]
  readonly kinds: readonly Named[]
  readonly groups: readonly Named[]
  /** What costs are paid in. */
  readonly cost: string
  /** Decks to begin with. */
  readonly ready: readonly (Named & { readonly detail?: string; readonly cards: DeckList })[]
  /** Every rule, kept or broken. */
  rules(cards: DeckList): readonly DeckRule[]
  readonly opening: {
    /** Cards of a first hand. */
    readonly hand: number
    /** What at least one of them should be, as a heading, and why. */
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
