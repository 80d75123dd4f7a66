/** The terms of *Doomtrooper*: every question with the shape of its answer, every chapter with its memory. */
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
  /** DT-SET-04: who is first in the new order begins. */
  'first player': Shuffle
  /** A pile that was searched. */
  'new order': Shuffle
  /** Of two: the first one is heads. */
  coin: Shuffle
  // a turn
  'before drawing': Pick<MoveId | 'proceed'>
  'before ending': Pick<MoveId | 'pass'>
  action: Pick<MoveId | 'end'>
  /** DT-DIS-01, DT-DIS-02 */
  'discard cards': Pick<HandId>
  /** A standing offer: what may be played at any time. */
  'any time': Pick<MoveId>
  // an attack
  'before combatants': Pick<MoveId | 'pass'>
  combatants: Pick<PairId>
  'after combatants': Pick<MoveId | 'pass'>
  tactic: Pick<'fight' | 'shoot'>
  /** `about.warrior` */
  weapons: Pick<WeaponsId>
  'modify combat': Pick<MoveId | 'pass'>
  /** DT-RNF-03 */
  'whom to strike': Pick<Uid>
  /** DT-REW-03: P first, then D. */
  'share points': Split<'P' | 'D'>
  // of cards
  reaction: Pick<MoveId | 'pass'>
  /** A card of the hand that may be played out of its moment. */
  'free play': Pick<MoveId | 'pass'>
  caster: Pick<Uid>
  /** Whom a personal spell is for, where it counts as a combat spell. */
  'spell for': Pick<Uid>
  /** DT-ART-04: X. */
  'how much': Amount
  'which ones': Pick<Ref>
  'which branch': Pick<BranchId>
  'which opponent': Pick<PlayerSeat>
  'which card': Pick<FaceId>
}

type Nothing = Record<never, never>
/** An effect that answers. */
export type Due = { readonly ops: readonly Op[]; readonly ctx: Ctx }

export type Calls = {
  match: Nothing
  setup: { readonly at?: number }
  turn: Nothing
  /** Actions of the turn, or those granted at once to a player (DT-ACT-05). */
  actions: { readonly nested?: PlayerSeat }
  /** A move that was chosen: it happens, with all that follows from it. */
  move: {
    readonly seat: PlayerSeat
    readonly move: MoveId
    readonly event?: Happening
    readonly uid?: Uid
    /** It takes no action. */
    readonly free?: true
    /** Cards of the hand have been paid. */
    readonly given?: boolean
  }
  'any time': Nothing
  attack: {
    /** Its end, for what answers it, and what is due then. */
    readonly event?: Happening
    readonly due?: Calls['happening']['due']
    /** A card grants it beside the attacks of the turn. */
    readonly further?: Further
    /** Plays before combatants were asked for. */
    readonly plays?: number
  }
  /** Each player in turn plays or passes, until all have passed in a row. */
  poll: {
    readonly kind: 'pre' | 'ann' | 'react'
    readonly event?: Happening
    readonly at?: number
    readonly passed?: number
    /** How many plays there had been when somebody was last asked. */
    readonly plays?: number
    /** What somebody has after a gain: with less the gain has been taken back. */
    readonly has?: number
  }
  /** Ops one after the other. `chosen` are answers that the present op has got. */
  effects: {
    readonly ops: readonly Op[]
    readonly ctx: Ctx
    readonly at?: number
    readonly chosen?: readonly string[]
    /** `move`: the card that goes to another warrior. */
    readonly what?: Ref
    /** `each`: over whom, and how far. */
    readonly each?: readonly Ref[]
    /** Points that are gained after what happens first. */
    readonly gain?: Calls['gain']
  }
  /** All effects that answer this event. */
  happening: {
    readonly event: Happening
    readonly at?: number
    readonly due?: readonly Due[]
  }
  /** Everything that has happened and waits for what answers it. */
  noticed: { readonly event?: Happening }
  /** Somebody gains points; `cur: PTS` is shared as he likes. */
  gain: {
    readonly seat: PlayerSeat
    readonly cur: Cur
    readonly n: number
    readonly why: 'kill' | 'mission' | 'effect' | 'direct'
    readonly card?: CardId
    readonly shared?: readonly [P: number, D: number]
  }
  /** Killed warriors: reactions, missions, points, then they leave play. */
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
