/**
 * The state of a match (2.2 to 2.6), as plain JSON. Hands and piles are lists of card ids. A card that enters play gets a unique
 * name such as `c7`, which it keeps until it leaves play. A view has the same shape, with `HIDDEN` in place of ids that the
 * viewer must not know.
 */
import type { PlayerSeat } from '../../../kernel'
import type { CardId, Pool } from './cards'
import type { Ctx, Happening } from './fx/context'
import type { Rulings } from './rulings'
import type { Duration, Instead, On, Static, Tactic } from './vocabulary'

/** The name of a card in play: numbered in order of entering play, never reused within a match. */
export type Uid = `c${number}`
/** What an effect may refer to: a card in play or a player. */
export type Ref = Uid | PlayerSeat

/**
 * Where a card in play lies: in the Squad, in the Cohort, `hidden` (deployed in cover, its side not yet known), in a player's
 * `area`, or `attached` to another card. Fortifications that protect a whole side also lie in `squad` or `kohort`.
 */
export type Zone = 'squad' | 'kohort' | 'hidden' | 'area' | 'attached'

export interface InPlay {
  readonly uid: Uid
  /** `HIDDEN` in the view of a seat that may not see this card because it is in cover. */
  readonly card: CardId
  /** The player whose deck it came from; it returns to that player's piles. */
  readonly owner: PlayerSeat
  /** The player who commands it now; for an attached card, the player who played it. */
  readonly controller: PlayerSeat
  readonly zone: Zone
  /** The card that it is attached to. */
  readonly on?: Uid
  /** For a card in `area`: the player in front of whom it lies. */
  readonly before?: PlayerSeat
  readonly wounded?: true
  /** Face down. */
  readonly covered?: true
  /** Only in views: the id of a card in cover that every player has already seen. The table still shows its back. */
  readonly was?: CardId
  /** DT-DIC-03: its Destiny cost has not been paid yet. */
  readonly unpaid?: true
  /** The turn in which it left cover (DT-COV-06). */
  readonly leftCover?: number
  readonly markers?: number
  /** Set aside under the card named in `on`; this is the side it returns to when that card leaves. */
  readonly aside?: 'squad' | 'kohort'
}

/** During `begin`, `drawing` and `ending` nobody may play anything. */
export type TurnStep = 'begin' | 'draw' | 'drawing' | 'actions' | 'discard' | 'ending'

export interface SeatState {
  readonly seat: PlayerSeat
  /** In the order the cards arrived, newest last. */
  readonly hand: readonly CardId[]
  /** Top card first. */
  readonly pile: readonly CardId[]
  /** Newest last. */
  readonly discard: readonly CardId[]
  readonly removed: readonly CardId[]
  /** AMB-28. Every player has the same reserve and cards leave it openly, so it is public. */
  readonly reserve: readonly CardId[]
  readonly D: number
  readonly P: number
  /** How many turns this seat has begun (DT-ATK-04). */
  readonly turns: number
  /** DT-DRW-02 */
  readonly exhausted?: true
  /** DT-DRW-04: consecutive turns that this seat began and ended without a warrior. */
  readonly emptyTurns: number
  /** This seat began its current turn exhausted and without a warrior. */
  readonly beganEmpty?: true
  readonly eliminated?: true
}

/** An entry of `State.stack`: a card or an ability that has been announced but has not resolved. The newest entry is last. */
export interface Playing {
  readonly seat: PlayerSeat
  readonly kind: 'deploy' | 'hide' | 'play' | 'use'
  /** `HIDDEN` in other seats' views while it is being deployed in cover. */
  readonly card: CardId
  /** For an ability: the card in play that has it. */
  readonly source?: Uid
  readonly target?: Ref
  readonly caster?: Uid
  readonly x?: number
  /** Cancelled (AMB-40). */
  readonly countered?: true
}

/** An effect of a card that lasts for a time. */
export interface Effect {
  readonly id: number
  readonly fx: Static | On | Instead | Alter | Disable
  readonly for: Duration
  readonly ctx: Ctx
  /** The targets, if they were chosen when the effect began; they replace the selector in `fx`. */
  readonly who?: readonly Ref[]
  /**
   * For an immunity: the only cards it protects against. For an attack declared in advance (`plan`): the warrior to be attacked.
   */
  readonly only?: readonly Uid[]
  /**
   * For `theirs` and `next`: the player in whose turn or action it holds. `since` is the number of the turn in which it began.
   */
  readonly seat?: PlayerSeat
  readonly since?: number
  /** For `next`: the action that it applies to has begun. */
  readonly begun?: true
}
/** Multiplies the modifiers that come from the card `what` by `times`. */
export interface Alter {
  readonly k: 'alter'
  readonly what: Uid
  readonly times: number
}
/** The card `what` cannot be used. */
export interface Disable {
  readonly k: 'disable'
  readonly what: Uid
}

/** One side of a combat: the main combatant and the warriors that reinforce it (DT-RNF-01). */
export interface Side {
  readonly seat: PlayerSeat
  readonly main: Uid
  readonly helpers: readonly Uid[]
}

export type AttackStep = 'pre' | 'announce' | 'ann' | 'tactic' | 'weapons' | 'modify' | 'resolve' | 'status' | 'reward' | 'after'

export interface Attack {
  /** The player whose attack action this is. The sides may come to belong to other seats during the attack. */
  readonly by: PlayerSeat
  readonly step: AttackStep
  readonly attacker?: Side
  readonly defender?: Side
  /** DT-ATR-06: the player under direct attack. Set in place of `defender`. */
  readonly direct?: PlayerSeat
  readonly tactic?: Tactic
  /** The equipment that each warrior uses. A warrior without an entry has not chosen yet (DT-HIT-07). */
  readonly inUse: { readonly [uid: Uid]: readonly Uid[] }
  /** DT-MOD-01 */
  readonly holder?: PlayerSeat
  readonly passes: number
  /** The number of cards for any time played while combatants are being named. Everybody may answer again after each. */
  readonly plays?: number
  /** DT-MOD-02: the cards already played on each warrior, by uid. Cards aimed at no warrior are under the key `combat`. */
  readonly played: { readonly [about: string]: readonly CardId[] }
  /** Wounded in this combat. */
  readonly wounded: readonly Uid[]
  /** Which warrior of a reinforced side the other side strikes (DT-RNF-03). */
  readonly struck: { readonly attacker?: Uid; readonly defender?: Uid }
  /** The only warrior that may be the attacker, if the attack was granted to one warrior. */
  readonly only?: Uid
  /** How many more attacks follow this one (MULTI_ATTACK). */
  readonly more?: number
  /** Why the attack ended early, skipping its remaining steps. */
  readonly ended?: 'called off' | 'no pair' | 'no tactic'
}

/** A warrior that has been killed but has not left play yet. */
export interface Dying {
  readonly uid: Uid
  readonly killer?: Uid
  /** The player who gets the points. */
  readonly scorer?: PlayerSeat
  /** DT-REW-04: its V at the moment it was killed. */
  readonly worth: number
  readonly inCombat: boolean
  /** A mission has paid for this kill in place of the usual points. */
  readonly paid?: true
}

/** Cards of the hand of `at` that were shown to `by`. Only `by` may know them. */
export interface Looked {
  readonly by: PlayerSeat
  readonly at: PlayerSeat
  readonly cards: readonly CardId[]
}

/** An attack that a card grants in addition to those of the turn. `only` and `more` are as in `Attack`. */
export interface Further {
  readonly seat: PlayerSeat
  readonly only?: Uid
  readonly more?: number
}
/** What a player must skip the next time it comes up. */
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
  /** The seats in clockwise order. */
  readonly order: readonly PlayerSeat[]
  readonly seats: { readonly [seat in PlayerSeat]?: SeatState }
  /** The deck list and reserve of each player. Public. */
  readonly decks: { readonly [seat in PlayerSeat]?: readonly CardId[] }
  readonly inPlay: { readonly [uid: Uid]: InPlay }
  /** The next free number, used for the next card that enters play or the next effect. */
  readonly next: number
  readonly first: PlayerSeat
  /** Whose turn it is. */
  readonly active: PlayerSeat
  /** Turns begun so far, of all players. */
  readonly turn: number
  readonly step: TurnStep
  readonly actionsLeft: number
  /** An action has been taken this turn, so cards for the start of the turn can no longer be played. */
  readonly acted: boolean
  readonly attacked: boolean
  readonly extraAttacks: number
  /** Extra actions of kind `any`; each may be used as an attack (DT-ATK-03). */
  readonly anyExtras: number
  /** DT-ACT-05: actions that must be taken immediately, as a stack with the innermost last. */
  readonly nested: readonly { readonly seat: PlayerSeat; readonly left: number }[]
  readonly stack: readonly Playing[]
  readonly effects: readonly Effect[]
  readonly attack?: Attack
  readonly dying: readonly Dying[]
  /** The `deaths` procedure is running. Warriors that die meanwhile are handled by the same run. */
  readonly burying?: true
  /** How many procedures are still settling points. The match does not end until this is 0 (DT-END-01). */
  readonly settling: number
  readonly looks: readonly Looked[]
  /** Uses of cards and abilities with a `limit`: the period, then the card id or ability: `turn initiative`, `combat c7.1`. */
  readonly used: readonly string[]
  readonly ending?: Ending
  /** Happenings whose triggered effects have not run yet, oldest first. */
  readonly noticed?: readonly Happening[]
  readonly further?: readonly Further[]
  readonly skips?: readonly Skip[]
  /** Players who take an extra turn before the usual order continues. */
  readonly turnsOwed?: readonly PlayerSeat[]
  /** Play proceeds counter-clockwise. */
  readonly reversed?: true
}

/** What one viewer sees: the state with `HIDDEN` in place of every card id that the viewer must not know. */
export interface View extends State {
  readonly viewer: string
}
