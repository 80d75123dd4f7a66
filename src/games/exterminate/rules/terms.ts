/** The terms of *Exterminate!*: every question with the shape of its answer, every chapter with its memory. */
import type { Point, Units } from '../../../geometry/types'
import { type Amount, grammar, type InWindow, type Order, type Pick, type Roll, type Shuffle, type Split } from '../../../kernel'
import type { Path, Place } from '../../../table/choice'
import type { Ref } from '../../../table/piece'
import type { AdventureId, BattleId, Effect, NodeKind } from './cards'
import type { Face } from './dice'
import type { Event, Harm, RoundPools, ShotKind } from './events'
import type {
  AttackId,
  ContestId,
  CopyId,
  DeployId,
  DieId,
  Edge,
  EngageId,
  ExtraId,
  FinishId,
  FreeShotId,
  HandId,
  JoinId,
  MoveId,
  PusherId,
  RerollId,
  ResultId,
  ShootId,
  UpkeepAdventureId,
  UseId,
  WieldId,
} from './ids'
import type { WeaponId } from './profile'
import type { Attack, Crossing, Damage, MeleeOutcome, ShotReport } from './reports'
import type { FateEffect, PoolId, Side, State, View } from './state'

export type Asks = {
  // set-up: `deploy` picks a figure, already placed or not; `ready` ends deployment
  edge: Pick<Edge>
  deploy: Pick<DeployId>
  'deploy where': Place
  // the movement part; an empty path cancels the choice
  'move turn': Pick<MoveId>
  'move where': Path
  'climb where': Place
  'shift where': Place
  // the shooting part: shots and sprints; a sprint uses the questions of a move
  'shoot turn': Pick<ShootId>
  // the melee part
  'melee turn': Pick<EngageId>
  'engage where': Path
  'attack mode': Pick<'all-for-one' | 'one-for-all'>
  'bonus dice': Amount
  'next attack': Pick<AttackId>
  'more attackers': Pick<JoinId>
  finish: Pick<FinishId>
  pusher: Pick<PusherId>
  'melee weapon': Pick<WieldId>
  // nodes (4.4): where one is put, which are taken, what follows
  'node where': Place
  'take nodes': Pick<Ref>
  'free shot': Pick<FreeShotId>
  'extra move': Pick<ExtraId>
  // Burst (house)
  'burst target': Pick<AttackId>
  'burst dice': Split<Ref>
  // windows (3.2): each has `pass`
  'reroll window': Pick<RerollId | 'pass'>
  'attack cards': Pick<RerollId | 'pass'>
  'defence cards': Pick<RerollId | 'pass'>
  'contest window': Pick<ContestId>
  'stress window': Pick<`clear:${Ref}>${Means}` | 'pass'>
  'adventure window': Pick<UseId | 'pass'>
  // further details of a card's or token's use
  'which dice': Pick<DieId>
  'which figures': Pick<Ref>
  'push direction': Pick<`towards:${number}` | 'pass'>
  // results
  result: Pick<ResultId>
  'fate order': Order
  // hands and upkeep
  'discard down': Pick<CopyId>
  'upkeep hand': Pick<HandId>
  'upkeep adventure': Pick<UpkeepAdventureId>
  // drawn cards, and the kinds of nodes
  'card draw': Shuffle
  'adventure deal': Shuffle
  'node draw': Shuffle
  // dice, each rolled by a player
  'initiative dice': Roll<Face>
  'crossing die': Roll<Face>
  'attack dice': Roll<Face>
  'defence dice': Roll<Face>
  'melee attack dice': Roll<Face>
  'melee defence dice': Roll<Face>
  'damage dice': Roll<Face>
  'stress dice': Roll<Face>
  'adventure die': Roll<Face>
  'reroll dice': Roll<Face>
}

/** A fate token, or the battle card used as one (EX-CRD-10). */
export type Means = 'token' | BattleId
/** The uses of fate (4.7). */
export type FateUse = 'clear' | 'reroll' | 'recover' | 'exterminate' | 'save' | 'adventure'

/**
 * Moves with the same rules but different costs: a move, a sprint, the complete extra move of a node (EX-NOD-06), the rest of a
 * move after a node (EX-NOD-05).
 */
export type MoveKind = 'move' | 'sprint' | 'extra' | 'continue'

/** EX-MEL-05: the weapons of a round, where there was a choice. */
export type Wielded = { readonly [S in keyof RoundPools]?: WeaponId }

/** The window in which an adventure card may be used, and the effects it allows. */
export type Timing = 'initiative' | 'crossing' | 'shot' | 'melee' | 'damage'

type Nothing = Record<never, never>

export type Calls = {
  match: Nothing
  initiative: { readonly first?: readonly Face[] }
  deployment: { readonly seat: Side; readonly figure?: Ref }
  turn: Nothing
  'move part': { readonly seat: Side }
  move: {
    readonly figure: Ref
    readonly how: MoveKind
    /** The movement that is left, if it is not all of it. */
    readonly budget?: Units
    /** The path, once chosen. */
    readonly path?: readonly Point[]
    readonly crossings?: readonly Crossing[]
    readonly left?: Units
  }
  climb: { readonly figure: Ref; readonly onto: Ref; readonly how: MoveKind }
  shift: { readonly figure: Ref; readonly how: MoveKind }
  'shoot part': { readonly seat: Side }
  shot: {
    readonly shooter: Ref
    readonly target: Ref
    readonly weapon: WeaponId
    readonly how: ShotKind
    /** The dice of a burst's share or of a blast, which replace the weapon's. */
    readonly share?: number
    readonly report?: ShotReport
    readonly pools?: RoundPools
    readonly net?: number
    readonly isStressed?: boolean
    /** Blast (house): the figures beside the target that are still to be attacked. */
    readonly blasted?: readonly Ref[]
  }
  /** EX-SHO-03: a shot with a weapon whose dice may be divided. */
  burst: {
    readonly shooter: Ref
    readonly weapon: WeaponId
    readonly how: ShotKind
    readonly targets: readonly Ref[]
    readonly dice?: readonly number[]
    readonly next?: number
  }
  'melee part': { readonly seat: Side }
  engagement: {
    readonly figure: Ref
    readonly target: Ref
    readonly path?: readonly Point[]
    readonly targets?: readonly Ref[]
  }
  /** Who takes part in the melee, and which attacks have been made, is in the state. */
  melee: {
    readonly first: Ref
    readonly target: Ref
    readonly next?: number
  }
  arrival: { readonly figure: Ref; readonly crossings?: readonly Crossing[] }
  round: {
    readonly attack: Attack
    readonly weapons?: Wielded
    readonly pools?: RoundPools
    readonly hits?: number
    readonly winner?: Ref
    readonly loser?: Ref
  }
  /** The roll for one obstacle. The dice remain in the state afterwards. */
  crossing: { readonly figure: Ref; readonly obstacle: Ref; readonly isTouched: boolean; readonly path?: readonly Point[] }
  coup: { readonly by: Ref; readonly figure: Ref; readonly harm: 'coup' | 'finisher'; readonly bonus: number }
  /** Rolls `dice` damage dice against a figure and applies the result. */
  damage: {
    readonly figure: Ref
    readonly by: Ref
    readonly dice: number
    readonly harm: 'shot' | 'round'
    readonly best?: Damage
  }
  /** `rolled`: the number and owner of the damage dice that gave the result. */
  result: {
    readonly figure: Ref
    readonly by: Side
    readonly harm: Harm
    readonly result: 'shocked' | 'exterminated'
    readonly rolled?: { readonly by: Ref; readonly dice: number }
  }
  outcome: { readonly outcome?: MeleeOutcome; readonly pushed?: readonly Ref[] }
  push: { readonly figure: Ref; readonly pushers: readonly Ref[]; readonly heading?: number }
  upkeep: { readonly toTest?: readonly Ref[] }
  // nodes
  'node placement': { readonly node?: number }
  /** After a move that may take nodes; `left` is the unused movement. */
  nodes: {
    readonly figure: Ref
    readonly left: Units
    readonly toTake?: readonly Ref[]
    readonly toDo?: readonly NodeKind[]
    readonly isUsed?: boolean
  }
  // windows
  /** `hurt`: the figure for whom damage dice were rolled; `isLate`: cards have already been played on the roll (EX-AMB-40). */
  rerolls: {
    readonly order: readonly Side[]
    readonly hurt?: Ref
    readonly inCover?: boolean
    readonly isLate?: boolean
  } & InWindow
  reroll: {
    readonly seat: Side
    readonly pool: PoolId
    readonly means: Means | 'leader' | Effect
    readonly places?: readonly number[]
  }
  'attack window': { readonly seat: Side; readonly isShot: boolean; readonly inCover?: boolean } & InWindow
  'defence window': { readonly seat: Side; readonly isShot: boolean; readonly inCover: boolean } & InWindow
  /**
   * `isSurvivor`: the figure was shocked before and has survived a blow. `strike`: the winner first pays a token to exterminate
   * the figure (EX-MEL-12).
   */
  contest: {
    readonly figure: Ref
    readonly by: Side
    readonly isMelee: boolean
    readonly isSurvivor?: boolean
    readonly strike?: Means
    readonly effects?: readonly FateEffect[]
  }
  'contest window': {
    readonly figure: Ref
    readonly by: Side
    readonly isMelee: boolean
    readonly isSurvivor?: boolean
  } & InWindow
  'stress relief': { readonly figure: Ref } & InWindow
  'adventure window': { readonly timing: Timing; readonly figure?: Ref; readonly other?: Ref; readonly harm?: Harm } & InWindow
  'use adventure': { readonly seat: Side; readonly card: AdventureId; readonly figure?: Ref }
  // cards
  draw: { readonly seat: Side; readonly count: number }
  'hand limit': Nothing
  dealing: Nothing
  'adventure deal': { readonly seat: Side }
  'upkeep hand': { readonly seat: Side }
  'upkeep adventure': { readonly seat: Side; readonly isRecovering?: boolean }
}

/** The game's type: see `Terms` of the kernel. */
export type Exterminate = {
  readonly state: State
  readonly event: Event
  readonly view: View
  readonly asks: Asks
  readonly calls: Calls
}

/** The verbs in which this game's chapters are written. */
export const verbs = grammar<Exterminate>()
export const { procedure, question, ask, tell, go, call } = verbs
