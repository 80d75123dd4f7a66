/** What can be chosen before a match, as data with texts. The lobby draws it; the game decides what follows from a choice. */
import type { Json, PlayerSeat } from '../kernel'
import type { Language } from '../ui/words/speak'

export interface LobbyOption {
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly facts?: readonly string[]
  /** Why this option cannot be chosen, in words. */
  readonly refused?: string
}

interface ListHead {
  readonly id: string
  readonly title: string
  /** One line of help below the title. */
  readonly hint?: string
  /** A badge beside the title that says whose data the list comes from. */
  readonly badge?: string
}

/** A list to choose from. Which lists there are, and what is in them, may depend on what was chosen elsewhere. */
export type LobbyList =
  /** Exactly one option, each shown with its full description. */
  | (ListHead & {
      readonly kind: 'one'
      readonly options: readonly LobbyOption[]
      readonly value: string
      /** Set if a deck of the player's own may be chosen as well. */
      readonly takesDecks?: true
      /** The player's own deck that is chosen, in the form of `decks/deck.ts`. The list's value is then `OWN_DECK`. */
      readonly own?: readonly string[]
    })
  /** Exactly one option; the labels are short and stand side by side. */
  | (ListHead & { readonly kind: 'short'; readonly options: readonly LobbyOption[]; readonly value: string })
  /** Several options, each up to `most` times. */
  | (ListHead & {
      readonly kind: 'several'
      readonly options: readonly (LobbyOption & { readonly most: number })[]
      readonly value: readonly string[]
      readonly most: number
      /** What has been chosen so far, in a few short facts: "3 of 3 cards". */
      readonly summary: readonly string[]
      /** A ready-made choice to start from. */
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
  /** A sentence that says whose data the match is played with. */
  readonly source?: string
  /** Lists whose choice applies to all seats. */
  readonly agreed: readonly LobbyList[]
  /** The seats that take part, with each seat's own lists; an empty list if a seat chooses nothing. */
  readonly seats: { readonly [seat in PlayerSeat]?: readonly LobbyList[] }
  readonly rulings: readonly LobbyRulings[]
  /** Why a match cannot begin with these choices, in words; empty if it can. */
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
  /** The players' own pack that the match uses. */
  readonly pack?: Json
  readonly layout?: LobbyLayout
}

/** A layout of the players' own that the match is played on. */
export interface LobbyLayout {
  readonly name: string
  /** Match options that the layout sets; they override those of the lobby. */
  readonly options: { readonly [option: string]: Json }
}

/** The match options with those of the chosen layout laid over them. The result is unchecked; the rules check it. */
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
  /** Without `pack`, the lobby returns to the house data. */
  | { readonly type: 'pack'; readonly pack?: Json }

/** A pack as a lobby shows it. Packs with the same name are versions of one pack. */
export interface PackShown {
  readonly name: string
  readonly facts: readonly string[]
}
export type PackVerdict =
  | { readonly ok: true; readonly pack: Json; readonly id: string; readonly shown: PackShown }
  /** What is wrong with the file, each problem with its place and what was expected there; never empty. */
  | { readonly ok: false; readonly problems: readonly string[] }

export interface PackReader {
  /** The maximum length of a pack file, in characters. */
  readonly most: number
  /** Reads a pack's text. `file` is the file's name, used in the problems. */
  read(file: string, text: string, language: Language): PackVerdict
  /** The address of an example pack, relative to the page's own address. */
  readonly example: string
}
