/** The state of a match (2.7). A card is a face at a place; in a view some faces are `HIDDEN`. Plain JSON. */
import type { PlayerSeat, Tally } from '../../../kernel'
import type { CardId, DeckData } from './cards'
import type { Rulings } from './rulings'
import type { LocationRef } from './zones'

/** `turns`: normal turns. `end phase`: after the End of Game card was found, one action in each turn (DWC-END-05). */
export type Phase = 'setup' | 'turns' | 'end phase' | 'over'

/** A card lying in a reserve, or as a defender. */
export interface Lying {
  readonly card: CardId
  readonly up: boolean
}
/** An enemy card. `fired`: its effect on being revealed has already happened (DWC-CON-03). */
export interface Enemy extends Lying {
  readonly fired?: true
}

/** DWC-MRK-02: an attack, marked by a Dalek marker of `by`. */
export interface Attack {
  readonly by: PlayerSeat
  readonly cards: readonly Enemy[]
}

/** A location in its owner's row. `ref` identifies it for the whole match, because locations never move (DWC-LOC-04). */
export interface Location {
  readonly ref: LocationRef
  readonly owner: PlayerSeat
  readonly card: CardId
  readonly tardis: boolean
  /** All of different kinds, in the order in which they were placed. */
  readonly defenders: readonly Lying[]
  readonly attack?: Attack
}

export interface SeatState {
  readonly seat: PlayerSeat
  /** In the order in which the cards came, new ones last. */
  readonly hand: readonly CardId[]
  readonly reserve: readonly Lying[]
  /** Cardiff, the Face of Boe: lie face up beside the reserve (DWC-SUP-13). */
  readonly beside: readonly CardId[]
  readonly time: number
  /** Free markers, neither on a location nor on an attack. */
  readonly tardis: number
  readonly dalek: number
  /** The row from left to right, as its owner sees it. */
  readonly row: readonly LocationRef[]
}

/** What started a conflict (DWC-CON-01). */
export type Cause = 'enemies-placed' | 'defenders-placed' | 'attack-diverted'

/** The conflict being resolved, with all its cards face up. */
export interface Conflict {
  readonly location: LocationRef
  readonly cause: Cause
  readonly attacker: PlayerSeat
  readonly defender: PlayerSeat
  /** DWC-CRD-07: whether River Song has changed to the attackers' side. */
  readonly switched: boolean
  /** The points paid to U.N.I.T. (DWC-SUP-16). */
  readonly boost: number
  /** DWC-SUP-16: set while the payment is being asked. U.N.I.T. cannot be taken back then. */
  readonly boosting: boolean
  /** Both sides' strengths, as last computed. */
  readonly strengths?: { readonly attack: Tally; readonly defence: Tally }
  readonly lost?: true
}

/** A finished conflict as everybody saw it, its cards in the order in which they lay. */
export interface Fought {
  readonly location: LocationRef
  readonly attacker: PlayerSeat
  readonly defender: PlayerSeat
  readonly enemies: readonly CardId[]
  readonly defenders: readonly CardId[]
  readonly strengths?: { readonly attack: Tally; readonly defence: Tally }
  readonly winner?: 'attacker' | 'defender'
}

/** DWC-END-02: where the End of Game card is: not yet in the pile, somewhere in it, or found and set aside. */
export type EndCard =
  | { readonly at: 'aside' | 'pile' }
  | { readonly at: 'found'; readonly by: PlayerSeat; readonly during: 'action' | 'end draw'; readonly turn: number }

export interface State {
  readonly phase: Phase
  readonly rulings: Rulings
  readonly deck: DeckData
  /** Clockwise: the next seat is on a player's left (DWC-TRN-01). */
  readonly order: readonly PlayerSeat[]
  readonly seats: { readonly [seat in PlayerSeat]?: SeatState }
  readonly locations: { readonly [ref: LocationRef]: Location }
  readonly first: PlayerSeat
  /** The seat whose turn it is. */
  readonly active: PlayerSeat
  /** The number of turns begun so far, of all players together. */
  readonly turn: number
  /** DWC-END-06, DWC-END-10: whether an action has been taken in this turn, and whether it counts as a pass. */
  readonly acted: 'not yet' | 'idle' | 'done'
  /** DWC-END-10: the number of consecutive turns of the end phase that count as passes. */
  readonly passes: number
  /** The first element is the top card. */
  readonly pile: readonly CardId[]
  /** The last element is the newest card. */
  readonly discard: readonly CardId[]
  /** DWC-SET-03: starting locations that were dealt to nobody, face down. */
  readonly unused: readonly CardId[]
  readonly supply: number
  readonly endCard: EndCard
  readonly conflict?: Conflict
  /** The last finished conflict. */
  readonly fought?: Fought
  /** DWC-SCO-01: the scores at the end, each with the sources of its points. */
  readonly scores?: { readonly [seat in PlayerSeat]?: Tally }
}

/** What one viewer sees: the state with `HIDDEN` for every face that he may not know. */
export interface View extends State {
  readonly viewer: string
}
