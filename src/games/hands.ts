/** What lies in front of a player beside the table, as data with finished texts: his hand, face-up cards, tokens and piles. */
import type { Sequel } from '../client/sequels'
import type { PlayerSeat, Reason } from '../kernel'
import type { Ref } from '../table/piece'
import type { Again } from './situation'

/** A card's face as any screen draws it. `icons` are drawn by the game's `panels.icon`; `label` is their accessible name. */
export interface CardFace {
  /** The kind of card: equal cards have equal ids. */
  readonly id: string
  readonly title: string
  readonly icons: readonly { readonly id: string; readonly label: string }[]
  /** The large sign in the middle of the card, if it is not the first of `icons`; the icons are then drawn small in a corner. */
  readonly sign?: { readonly id: string; readonly label: string }
  /** The colour of the card's frame, an index from 0 to 5, for games whose cards come in several sorts. */
  readonly ink?: number
  /** What the card does, in one or two sentences of our own. */
  readonly text: string
  /** When the card may be played, and what becomes of it afterwards. */
  readonly facts?: readonly string[]
  /** Small print: "house data", the pack it comes from. */
  readonly note?: string
  /** What the rulebook leaves open about this card, and how it is played here. Shown where a single card is read. */
  readonly rulings?: readonly string[]
}

/** A way to play a card now: the option of the open pick that does it. */
export interface CardPlay {
  readonly decision: string
  readonly option: string
  readonly label: string
  readonly again?: Again
  /** Set if the card is played in the question that follows, so that `option` only passes the current one. */
  readonly sequel?: Sequel
}

export interface ShownCard {
  /** Unique among the cards of the seat. */
  readonly key: string
  readonly face: CardFace
  readonly state: 'ready' | 'exhausted'
  /** The card is lit if there is at least one. */
  readonly plays: readonly CardPlay[]
  /** The card needs a target: pressing it chooses it and shows the targets on the table. It can also be dragged onto one. */
  readonly isAimed?: boolean
  /** The card is one of several being picked, or the aimed card that was chosen. Pressing it again puts it down. */
  readonly isPicked?: boolean
  /** Why the card cannot be played now, in words; absent if it can. */
  readonly why?: string
  /** The rules' reason for it, if it is theirs. */
  readonly refusal?: Reason
}

/** Everything that one seat has. `hand` is set only for a viewer who may see it; `handCount` is public. */
export interface SeatHand {
  readonly seat: PlayerSeat
  readonly handCount: number
  readonly hand?: readonly ShownCard[]
  /** Cards that lie face up before the player. */
  readonly cards: readonly ShownCard[]
  /** Counters: fate, carried points. `icon` is drawn by the game. */
  readonly tokens: readonly { readonly id: string; readonly icon: string; readonly label: string; readonly count: number }[]
}

/** Everything beside the table. A pile belongs to everybody or to a seat; `top` is its top card if that lies face up. */
export interface Hands {
  readonly seats: readonly SeatHand[]
  readonly piles: readonly {
    readonly id: string
    readonly label: string
    readonly count: number
    readonly top?: CardFace
    /** All cards of an open pile for browsing, the last one first. */
    readonly faces?: readonly CardFace[]
  }[]
  /** A card on the table, to be read on its own; undefined for anything else, and if the viewer does not know its face. */
  onTable?(ref: Ref): ShownCard | undefined
}

/**
 * A kind of window in which a player may react, for the setting that passes it for him. Passing depends on public facts only,
 * never on what he holds. On a shared screen everybody reads title and hint, so these and the question's `about` must not reveal
 * secrets.
 */
export interface Stop {
  /** The question's subject. */
  readonly subject: string
  readonly label: string
  readonly hint: string
  /** Whether the player is asked by default: `own` for windows about his own dice or figure, `other` for all others. */
  readonly own: boolean
  readonly other: boolean
}
