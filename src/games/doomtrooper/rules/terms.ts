/** The terms of *Doomtrooper*: every question with the shape of its answer, and every procedure with its local memory. */
import { type Amount, grammar, type Pick, type PlayerSeat, type Shuffle, type Split } from '../../../kernel'
import type { CardId } from './cards'
import type { Event } from './events'
import type { Ctx, Happening } from './fx/context'
import type { BranchId, FaceId, HandId, MoveId, PairId, WeaponsId } from './ids'
import type { Further, Ref, State, Uid, View } from './state'
import type { Cur, Op } from './vocabulary'

export type Asks = {
  // chance
  'deck order': Shuffle
  /** DT-SET-04: the first seat of the shuffled order begins. */
  'first player': Shuffle
  /** Reshuffles a pile that was searched. */
  'new order': Shuffle
  /** A shuffle of two: if item 0 comes first, it is heads. */
  coin: Shuffle
  // a turn
  'before drawing': Pick<MoveId | 'proceed'>
  'before ending': Pick<MoveId | 'pass'>
  action: Pick<MoveId | 'end'>
  /** DT-DIS-01, DT-DIS-02 */
  'discard cards': Pick<HandId>
  /** A standing offer of what may be played at any time. */
  'any time': Pick<MoveId>
  // an attack
  'before combatants': Pick<MoveId | 'pass'>
  combatants: Pick<PairId>
  'after combatants': Pick<MoveId | 'pass'>
  tactic: Pick<'fight' | 'shoot'>
  /** `about.warrior` names the warrior that chooses. */
  weapons: Pick<WeaponsId>
  'modify combat': Pick<MoveId | 'pass'>
  /** DT-RNF-03 */
  'whom to strike': Pick<Uid>
  /** DT-REW-03: P first, then D. */
  'share points': Split<'P' | 'D'>
  // of cards
  reaction: Pick<MoveId | 'pass'>
  /** Which card of the hand to play although its usual window is not open. */
  'free play': Pick<MoveId | 'pass'>
  caster: Pick<Uid>
  /** The target of a personal spell that an effect lets be cast as a combat spell. */
  'spell for': Pick<Uid>
  /** DT-ART-04: the value of X. */
  'how much': Amount
  'which ones': Pick<Ref>
  'which branch': Pick<BranchId>
  'which opponent': Pick<PlayerSeat>
  'which card': Pick<FaceId>
}

type Nothing = Record<never, never>
/** A triggered effect that is waiting to run. */
export type Due = { readonly ops: readonly Op[]; readonly ctx: Ctx }

export type Calls = {
  match: Nothing
  setup: { readonly at?: number }
  turn: Nothing
  /** The actions of the turn, or actions that `nested` must take immediately (DT-ACT-05). */
  actions: { readonly nested?: PlayerSeat }
  /** Carries out a chosen move with everything that follows from it. */
  move: {
    readonly seat: PlayerSeat
    readonly move: MoveId
    readonly event?: Happening
    readonly uid?: Uid
    /** The move costs no action. */
    readonly free?: true
    /** The cards of the hand that are part of the price have been discarded. */
    readonly given?: boolean
  }
  'any time': Nothing
  attack: {
    /** The `combat_end` happening, and the effects triggered by it. */
    readonly event?: Happening
    readonly due?: Calls['happening']['due']
    /** Set if a card grants this attack in addition to those of the turn. */
    readonly further?: Further
    /** Plays before combatants were asked for. */
    readonly plays?: number
  }
  /** Asks each player in turn to play or pass, until all have passed in a row. */
  poll: {
    readonly kind: 'pre' | 'ann' | 'react'
    readonly event?: Happening
    readonly at?: number
    readonly passed?: number
    /** `Attack.plays` when a player was last asked. */
    readonly plays?: number
    /** For a gain: the player's P right after it. If P has dropped below this, the gain was undone and the poll ends. */
    readonly has?: number
  }
  /** Runs ops one after the other. `at` is the current op and `chosen` are the answers it has received so far. */
  effects: {
    readonly ops: readonly Op[]
    readonly ctx: Ctx
    readonly at?: number
    readonly chosen?: readonly string[]
    /** For `move`: the card that goes to another warrior. */
    readonly what?: Ref
    /** For `each`: the things that remain to be handled. */
    readonly each?: readonly Ref[]
    /** Points to gain once an effect that came first has run. */
    readonly gain?: Calls['gain']
  }
  /** Runs all effects that this event triggers. */
  happening: {
    readonly event: Happening
    readonly at?: number
    readonly due?: readonly Due[]
  }
  /** Works through `State.noticed`: every happening whose triggered effects have not run yet. */
  noticed: { readonly event?: Happening }
  /** A player gains points. With `cur: PTS` the player divides them between P and D. */
  gain: {
    readonly seat: PlayerSeat
    readonly cur: Cur
    readonly n: number
    readonly why: 'kill' | 'mission' | 'effect' | 'direct'
    readonly card?: CardId
    readonly shared?: readonly [P: number, D: number]
  }
  /** Settles killed warriors: reactions, missions and points, after which they leave play. */
  deaths: {
    readonly replaced?: readonly Uid[]
    readonly due?: Due
    readonly answered?: readonly Uid[]
    readonly told?: readonly Uid[]
    readonly scored?: readonly Uid[]
  }
  'leave cover': { readonly uid: Uid }
}

/** The game's type: see `Terms` of the kernel. */
export type Doomtrooper = {
  readonly state: State
  readonly event: Event
  readonly view: View
  readonly asks: Asks
  readonly calls: Calls
}

/** The verbs in which this game's chapters are written. */
export const { procedure, question, ask, tell, go, call } = grammar<Doomtrooper>()
