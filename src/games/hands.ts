/** What lies before a player beside the table: his hand, face-up cards, tokens and piles, in words and ready to be drawn. */
import type { Sequel } from '../client/sequels'
import type { PlayerSeat } from '../kernel'
import type { Ref } from '../table/piece'
import type { Again } from './situation'

/** A card's face as any screen draws it. `icons` are the game's own marks, drawn by its `panels.icon`, and named for everybody. */
export interface CardFace {
  /** Which kind of card it is: equal cards have equal ids. */
  readonly id: string
  readonly title: string
  readonly icons: readonly { readonly id: string; readonly label: string }[]
  /** The one strong sign in its middle, where that is not its first mark: then the marks stand small, in the corner. */
  readonly sign?: { readonly id: string; readonly label: string }
  /** Which of the inks its frame has, from 0 to 5: for games whose cards come in sorts. */
  readonly ink?: number
  /** What it does, in one or two sentences of our own. */
  readonly text: string
  /** When it may be played, what becomes of it afterwards. */
  readonly facts?: readonly string[]
  /** Small print: "house data", the pack it comes from. */
  readonly note?: string
  /** What the rulebook leaves open about such a card, and how it is played here: shown where a card is read alone. */
  readonly rulings?: readonly string[]
}

/** A way to play a card now: the option of the open pick that does it. */
export interface CardPlay {
  readonly decision: string
  readonly option: string
  readonly label: string
  readonly again?: Again
  /** It is played in the question that follows: the option only passes this one. */
  readonly sequel?: Sequel
}

export interface ShownCard {
  /** Unique among what the seat has. */
  readonly key: string
  readonly face: CardFace
  readonly state: 'ready' | 'exhausted'
  /** Lit if there is one. */
  readonly plays: readonly CardPlay[]
  /** It is played on something: pressed it is chosen, and what it can be played on is shown on the table. It can be dragged there, too. */
  readonly isAimed?: boolean
  /** It is one of several that are being picked, or the one that is aimed: pressed again it is put down. */
  readonly isPicked?: boolean
  /** Why it cannot be played now, in words; none where it can. */
  readonly why?: string
}

/** All of one seat. `hand` is there only for a viewer who may see it; `handCount` is public. */
export interface SeatHand {
  readonly seat: PlayerSeat
  readonly handCount: number
  readonly hand?: readonly ShownCard[]
  /** Cards that lie face up before the player. */
  readonly cards: readonly ShownCard[]
  /** Counters: fate, carried points. `icon` is drawn by the game. */
  readonly tokens: readonly { readonly id: string; readonly icon: string; readonly label: string; readonly count: number }[]
}

/** Everything beside the table. Piles are common or of a seat; `top` is the face that lies open. */
export interface Hands {
  readonly seats: readonly SeatHand[]
  readonly piles: readonly {
    readonly id: string
    readonly label: string
    readonly count: number
    readonly top?: CardFace
    /** All cards of an open pile, the last one first, to be looked through. */
    readonly faces?: readonly CardFace[]
  }[]
  /** A card that lies on the table, to be read alone; undefined for anything else, and for a card whose face the viewer does not know. */
  onTable?(ref: Ref): ShownCard | undefined
}

/**
 * A kind of window in which a player may be asked to react, for the setting that passes it for him. Public: never by what he holds.
 * At a shared screen everybody reads its title and hint, so they and the question's `about` name no secret.
 */
export interface Stop {
  /** The question's subject. */
  readonly subject: string
  readonly label: string
  readonly hint: string
  /** Asked by default when it is about the player's own dice or figure, and when about another's. */
  readonly own: boolean
  readonly other: boolean
}
