/**
 * The state of a match (2.2 to 2.6). In hands and piles cards are faces at places; a card that enters play gets a name of its own, `c7`, for
 * as long as it stays there. A view is the same with `HIDDEN` faces. Plain JSON.
 */
import type { PlayerSeat } from '../../../kernel'
import type { CardId, Pool } from './cards'
import type { Ctx, Happening } from './fx/context'
import type { Rulings } from './rulings'
import type { Duration, Instead, On, Static, Tactic } from './vocabulary'

/** A card in play. Names are given in the order of entering, over the whole match. */
export type Uid = `c${number}`
/** What a card may be about: a card in play or a player. */
export type Ref = Uid | PlayerSeat

/**
 * Where a card in play is: with the Squad, the Cohort, between them (deployed in cover, its side unknown), before a player, or on another
 * card. Fortifications of a whole side lie in `squad` or `kohort` too.
 */
export type Zone = 'squad' | 'kohort' | 'hidden' | 'area' | 'attached'

export interface InPlay {
  readonly uid: Uid
  /** `HIDDEN` in a view of somebody who does not see it: what lies in cover. */
  readonly card: CardId
  /** Whose deck it is from: it goes back to that player's piles. */
  readonly owner: PlayerSeat
  /** Who has it now; of an attached card, who played it. */
  readonly controller: PlayerSeat
  readonly zone: Zone
  /** The card that it is attached to. */
  readonly on?: Uid
  /** In `area`: before which player it lies. */
  readonly before?: PlayerSeat
  readonly wounded?: true
  /** Face down. */
  readonly covered?: true
  /** In views only: which card it is, of one in cover whose face all have seen before. Its back lies there: who forgets it must look it up. */
  readonly was?: CardId
  /** DT-DIC-03: its Destiny is not paid yet. */
  readonly unpaid?: true
  /** The turn in which it left cover (DT-COV-06). */
  readonly leftCover?: number
  readonly markers?: number
  /** It lies aside under the card it is `on`, and comes back to this side. */
  readonly aside?: 'squad' | 'kohort'
}

/** `begin`, `drawing`, `ending`: nobody may play anything. */
export type TurnStep = 'begin' | 'draw' | 'drawing' | 'actions' | 'discard' | 'ending'

export interface SeatState {
  readonly seat: PlayerSeat
  /** In the order the cards came; new ones last. */
  readonly hand: readonly CardId[]
  /** From the top. */
  readonly pile: readonly CardId[]
  /** The newest last. */
  readonly discard: readonly CardId[]
  readonly removed: readonly CardId[]
  /** AMB-28. The same for everybody, and it is left openly: no secret. */
  readonly reserve: readonly CardId[]
  readonly D: number
  readonly P: number
  /** Turns of its own begun so far (DT-ATK-04). */
  readonly turns: number
  /** DT-DRW-02 */
  readonly exhausted?: true
  /** DT-DRW-04: turns in a row begun and ended without a warrior. */
  readonly emptyTurns: number
  /** It began its present turn exhausted and without a warrior. */
  readonly beganEmpty?: true
  readonly eliminated?: true
}

/** A card or an ability that is being played, until it has resolved; the newest last. */
export interface Playing {
  readonly seat: PlayerSeat
  readonly kind: 'deploy' | 'hide' | 'play' | 'use'
  /** `HIDDEN` for others where it is deployed in cover. */
  readonly card: CardId
  /** Of an ability: whose it is. */
  readonly source?: Uid
  readonly target?: Ref
  readonly caster?: Uid
  readonly x?: number
  /** Cancelled (AMB-40). */
  readonly countered?: true
}

/** What a card has brought about for a time. */
export interface Effect {
  readonly id: number
  readonly fx: Static | On | Instead | Alter | Disable
  readonly for: Duration
  readonly ctx: Ctx
  /** Where they were chosen: whom it is about, in place of the words of the card. */
  readonly who?: readonly Ref[]
  /** An immunity against these cards only; an attack that was declared: against this one. */
  readonly only?: readonly Uid[]
  /** `theirs` and `next`: in whose turn or action it holds, and the turn in which it was made. */
  readonly seat?: PlayerSeat
  readonly since?: number
  /** `next`: the action has begun. */
  readonly begun?: true
}
/** What comes from this card counts so many times. */
export interface Alter {
  readonly k: 'alter'
  readonly what: Uid
  readonly times: number
}
/** This card cannot be used. */
export interface Disable {
  readonly k: 'disable'
  readonly what: Uid
}

/** One side of a combat: a main combatant and those that reinforce it (DT-RNF-01). */
export interface Side {
  readonly seat: PlayerSeat
  readonly main: Uid
  readonly helpers: readonly Uid[]
}

export type AttackStep = 'pre' | 'announce' | 'ann' | 'tactic' | 'weapons' | 'modify' | 'resolve' | 'status' | 'reward' | 'after'

export interface Attack {
  /** Whose turn and action it is; who the sides are may change. */
  readonly by: PlayerSeat
  readonly step: AttackStep
  readonly attacker?: Side
  readonly defender?: Side
  /** DT-ATR-06: the player attacked, where it is no warrior. */
  readonly direct?: PlayerSeat
  readonly tactic?: Tactic
  /** What each warrior uses; a warrior that is not named has not chosen yet (DT-HIT-07). */
  readonly inUse: { readonly [uid: Uid]: readonly Uid[] }
  /** DT-MOD-01 */
  readonly holder?: PlayerSeat
  readonly passes: number
  /** Plays while combatants are being named: all may answer each once more. */
  readonly plays?: number
  /** DT-MOD-02: titles played, by warrior; under `combat` those about no warrior. */
  readonly played: { readonly [about: string]: readonly CardId[] }
  /** Wounded in this combat. */
  readonly wounded: readonly Uid[]
  /** Struck of a side with reinforcements, by the other side (DT-RNF-03). */
  readonly struck: { readonly attacker?: Uid; readonly defender?: Uid }
  /** Only this warrior may be the attacker: it attacks once more. */
  readonly only?: Uid
  /** Further attacks that come of this one (MULTI_ATTACK). */
  readonly more?: number
  /** Over without a further step. */
  readonly ended?: 'called off' | 'no pair' | 'no tactic'
}

/** A warrior that is killed and has not left play yet. */
export interface Dying {
  readonly uid: Uid
  readonly killer?: Uid
  /** Who scores. */
  readonly scorer?: PlayerSeat
  /** DT-REW-04: its V at that moment. */
  readonly worth: number
  readonly inCombat: boolean
  /** A mission pays in place of the kill. */
  readonly paid?: true
}

/** What a player was shown of a hand; for nobody else. */
export interface Looked {
  readonly by: PlayerSeat
  readonly at: PlayerSeat
  readonly cards: readonly CardId[]
}

/** An attack that a card grants beside those of the turn. */
export interface Further {
  readonly seat: PlayerSeat
  readonly only?: Uid
  readonly more?: number
}
/** What a player leaves out the next time. */
export interface Skip {
  readonly seat: PlayerSeat
  readonly what: 'turn' | 'draw' | 'actions'
}

export type Ending = 'points' | 'exhausted' | 'last player'

export interface State {
  readonly phase: 'setup' | 'play' | 'over'
  readonly rulings: Rulings
  /** DT-GOL-05 */
  readonly targetP: number
  readonly pool: Pool
  /** Clockwise. */
  readonly order: readonly PlayerSeat[]
  readonly seats: { readonly [seat in PlayerSeat]?: SeatState }
  /** All cards of each player, deck and reserve: open to all. */
  readonly decks: { readonly [seat in PlayerSeat]?: readonly CardId[] }
  readonly inPlay: { readonly [uid: Uid]: InPlay }
  /** The number of the next card to enter play, and of the next effect. */
  readonly next: number
  readonly first: PlayerSeat
  /** Whose turn it is. */
  readonly active: PlayerSeat
  /** Turns begun so far, of all players. */
  readonly turn: number
  readonly step: TurnStep
  readonly actionsLeft: number
  /** An action has been taken: what is played before the first one is not any more. */
  readonly acted: boolean
  readonly attacked: boolean
  readonly extraAttacks: number
  /** Extra actions of any kind: each may become an attack (DT-ATK-03). */
  readonly anyExtras: number
  /** DT-ACT-05: actions taken at once, innermost last. */
  readonly nested: readonly { readonly seat: PlayerSeat; readonly left: number }[]
  readonly stack: readonly Playing[]
  readonly effects: readonly Effect[]
  readonly attack?: Attack
  readonly dying: readonly Dying[]
  /** Deaths are being settled: what dies meanwhile is settled with them. */
  readonly burying?: true
  /** How many settlements of points are under way: the end waits for them (DT-END-01). */
  readonly settling: number
  readonly looks: readonly Looked[]
  /** What has been played or used where a card says how often: `turn initiative`, `combat c7.1`. */
  readonly used: readonly string[]
  readonly ending?: Ending
  /** What has happened and has not been answered yet, oldest first. */
  readonly noticed?: readonly Happening[]
  readonly further?: readonly Further[]
  readonly skips?: readonly Skip[]
  /** Who takes turns before the order goes on. */
  readonly turnsOwed?: readonly PlayerSeat[]
  /** Play goes the other way round. */
  readonly reversed?: true
}

/** What one viewer sees: the same, with `HIDDEN` for every face it must not know. */
export interface View extends State {
  readonly viewer: string
}
