/** The state of a match (2.7). Cards are faces at places; a view is the same with `HIDDEN` faces. Plain JSON. */
import type { PlayerSeat, Tally } from '../../../kernel'
import type { CardId, DeckData } from './cards'
import type { Rulings } from './rulings'
import type { LocationRef } from './zones'

/** `turns`: normal turns. `end phase`: one action each, after the End of Game card (DWC-END-05). */
export type Phase = 'setup' | 'turns' | 'end phase' | 'over'

/** A card lying in a reserve, or as a defender. */
export interface Lying {
  readonly card: CardId
  readonly up: boolean
}
/** An enemy card. `fired`: its effect on being revealed in a conflict has happened (DWC-CON-03). */
export interface Enemy extends Lying {
  readonly fired?: true
}

/** DWC-MRK-02: an attack, held by a Dalek marker of `by`. */
export interface Attack {
  readonly by: PlayerSeat
  readonly cards: readonly Enemy[]
}

/** A location in its owner's row. `ref` is its place for the whole match: locations never move (DWC-LOC-04). */
export interface Location {
  readonly ref: LocationRef
  readonly owner: PlayerSeat
  readonly card: CardId
  readonly tardis: boolean
  /** Of different kinds, in the order they were placed. */
  readonly defenders: readonly Lying[]
  readonly attack?: Attack
}

export interface SeatState {
  readonly seat: PlayerSeat
  /** In the order the cards came; new ones last. */
  readonly hand: readonly CardId[]
  readonly reserve: readonly Lying[]
  /** Cardiff, the Face of Boe: face up beside the reserve (DWC-SUP-13). */
  readonly beside: readonly CardId[]
  readonly time: number
  /** Free markers: not on a location, not on an attack. */
  readonly tardis: number
  readonly dalek: number
  /** The row as it lies, from the left end to the right, as its owner sees it. */
  readonly row: readonly LocationRef[]
}

/** Why the cards of a location fight (DWC-CON-01). */
export type Cause = 'enemies-placed' | 'defenders-placed' | 'attack-diverted'

/** A conflict that is being resolved, all its cards face up. */
export interface Conflict {
  readonly location: LocationRef
  readonly cause: Cause
  readonly attacker: PlayerSeat
  readonly defender: PlayerSeat
  /** DWC-CRD-07: River Song is with the attackers. */
  readonly switched: boolean
  /** Points paid to U.N.I.T. (DWC-SUP-16). */
  readonly boost: number
  /** DWC-SUP-16: while it is asked, U.N.I.T. stays where it is. */
  readonly boosting: boolean
  /** Both sides' strengths, as last computed. */
  readonly strengths?: { readonly attack: Tally; readonly defence: Tally }
  readonly lost?: true
}

/** What everybody saw of a conflict, its cards in the order they lay. */
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
  /** Clockwise: the next one is on one's left (DWC-TRN-01). */
  readonly order: readonly PlayerSeat[]
  readonly seats: { readonly [seat in PlayerSeat]?: SeatState }
  readonly locations: { readonly [ref: LocationRef]: Location }
  readonly first: PlayerSeat
  /** Whose turn it is. */
  readonly active: PlayerSeat
  /** Turns begun so far, of all players. */
  readonly turn: number
  /** DWC-END-06, DWC-END-10: whether an action has been taken in this turn, and whether it was one that counts as a pass. */
  readonly acted: 'not yet' | 'idle' | 'done'
  /** DWC-END-10: end-phase turns in a row that count as passes. */
  readonly passes: number
  /** From the top. */
  readonly pile: readonly CardId[]
  /** The newest last. */
  readonly discard: readonly CardId[]
  /** DWC-SET-03: starting locations that nobody has got, face down. */
  readonly unused: readonly CardId[]
  readonly supply: number
  readonly endCard: EndCard
  readonly conflict?: Conflict
  /** The last conflict that was fought, as everybody saw it. */
  readonly fought?: Fought
  /** DWC-SCO-01: at the end, each with where its points come from. */
  readonly scores?: { readonly [seat in PlayerSeat]?: Tally }
}

/** What one viewer sees: the same, with `HIDDEN` for every face it must not know. */
export interface View extends State {
  readonly viewer: string
}
