/** What can be chosen before a match, as text and plain data: the lobby draws it as given; the game says what follows from a choice. */
import type { Json, PlayerSeat } from '../kernel'
import type { Language } from '../ui/words/speak'

export interface LobbyOption {
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly facts?: readonly string[]
  /** Why it cannot be taken, in words. */
  readonly refused?: string
}

interface ListHead {
  readonly id: string
  readonly title: string
  /** One line of help below the title. */
  readonly hint?: string
  /** A mark beside the title: whose data it is. */
  readonly badge?: string
}

/** A list to choose from. Which lists there are, and what is in them, may depend on what was chosen elsewhere. */
export type LobbyList =
  /** Exactly one, told at length. */
  | (ListHead & {
      readonly kind: 'one'
      readonly options: readonly LobbyOption[]
      readonly value: string
      /** A deck of the player's own is taken, too. */
      readonly takesDecks?: true
      /** The one that is chosen, in the form of `decks/deck.ts`: it is the option `OWN_DECK` there. */
      readonly own?: readonly string[]
    })
  /** Exactly one of a few words, side by side. */
  | (ListHead & { readonly kind: 'short'; readonly options: readonly LobbyOption[]; readonly value: string })
  /** Several, each up to so many times. */
  | (ListHead & {
      readonly kind: 'several'
      readonly options: readonly (LobbyOption & { readonly most: number })[]
      readonly value: readonly string[]
      readonly most: number
      /** What has been chosen, in a few facts: "3 of 3 cards". */
      readonly summary: readonly string[]
      /** A good choice to begin with. */
      readonly ready?: { readonly label: string; readonly value: readonly string[] }
    })

export interface LobbyRulings {
  readonly id: string
  readonly title: string
  readonly options: readonly {
    readonly id: string
    readonly title: string
    readonly explanation: string
    readonly values: readonly { readonly id: string; readonly label: string }[]
    readonly standard: string
  }[]
}

export interface Lobby {
  readonly scenarios: readonly LobbyOption[]
  readonly scenarioBadge?: string
  /** Whose data is played with, in a sentence. */
  readonly source?: string
  /** What both seats agree on. */
  readonly agreed: readonly LobbyList[]
  /** The seats that will be taken, and what each chooses for itself: an empty list where it chooses nothing. */
  readonly seats: { readonly [seat in PlayerSeat]?: readonly LobbyList[] }
  readonly rulings: readonly LobbyRulings[]
  /** Why a match cannot begin with these choices, in words; none when it can. */
  readonly problems: readonly string[]
  readonly chosen: LobbyChosen
}

export type LobbyValue = string | readonly string[]

/** Everything that is chosen in a lobby. Plain JSON. */
export interface LobbyChosen {
  readonly scenario: string
  readonly agreed: { readonly [list: string]: LobbyValue }
  readonly seats: { readonly [seat in PlayerSeat]?: { readonly [list: string]: LobbyValue } }
  readonly rulings: { readonly [ruling: string]: string }
  /** The pack of the players' own that is played with. */
  readonly pack?: Json
  readonly layout?: LobbyLayout
}

/** A table of the players' own that the match is played on. */
export interface LobbyLayout {
  readonly name: string
  /** What it says of the match's options, in place of what the lobby would. */
  readonly options: { readonly [option: string]: Json }
}

/** The options of a match, on the table that was chosen. What comes of it is for the rules to check. */
export const laidOut = (
  options: { readonly [option: string]: Json },
  { layout }: Pick<LobbyChosen, 'layout'>,
): { readonly [option: string]: Json } => ({ ...options, ...layout?.options })

export type LobbyChange =
  | { readonly type: 'scenario'; readonly scenario: string }
  | { readonly type: 'agreed'; readonly list: string; readonly value: LobbyValue }
  | { readonly type: 'seat'; readonly seat: PlayerSeat; readonly list: string; readonly value: LobbyValue }
  | { readonly type: 'ruling'; readonly ruling: string; readonly value: string }
  | { readonly type: 'rulings-reset' }
  /** Without a pack: back to the house data. */
  | { readonly type: 'pack'; readonly pack?: Json }

/** A pack as a lobby shows it. Packs of one name are versions of one pack. */
export interface PackShown {
  readonly name: string
  readonly facts: readonly string[]
}
export type PackVerdict =
  | { readonly ok: true; readonly pack: Json; readonly id: string; readonly shown: PackShown }
  /** What is wrong, each with its place and what was expected there; never empty. */
  | { readonly ok: false; readonly problems: readonly string[] }

export interface PackReader {
  /** The most characters that a pack file may have. */
  readonly most: number
  /** Reads a pack's text. `file` is its name, for the problems. */
  read(file: string, text: string, language: Language): PackVerdict
  /** A pack to begin with, below the page's own address. */
  readonly example: string
}
