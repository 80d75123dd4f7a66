/** The terms of *Vortex*: every question with its answer's shape, and every chapter with its local memory. */
import type { Point, Units } from '../../../geometry/types'
import { type Amount, grammar, type Pick, type Roll, type Split } from '../../../kernel'
import type { Path, Place } from '../../../table/choice'
import type { Ref } from '../../../table/piece'
import type { Event, MoveKind } from './events'
import type {
  ActId,
  ChargeAttackId,
  DeployId,
  DifficultyId,
  LightningId,
  MasteryId,
  OrderId,
  ReactionId,
  ShooterId,
  SpiteId,
  SpotId,
  TargetId,
} from './ids'
import type { SpellId } from './profile'
import type { Attack, Band, Casting, Shooter, Side, State, View } from './state'

/**
 * A bid (`shot bid`, `melee bid`, `will`, `mana`) splits all available points: one share for each miniature that may bid, by its
 * ref, then the share that is not spent, under the id `kept`.
 */
export type Asks = {
  // set-up
  'discipline bid': Amount
  'terrain order': Pick<OrderId>
  'terrain coin': Roll<Side>
  'first coin': Roll<Side>
  deploy: Pick<DeployId>
  'deploy where': Place
  // the step window (W0); an empty path as answer to 'move where' cancels the move, except for an evade
  act: Pick<ActId>
  'move where': Path
  // a charge (W7, W8) and the lightning exit (W9)
  'charge where': Pick<SpotId>
  'charge attack': Pick<ChargeAttackId>
  lightning: Pick<LightningId>
  'lightning exit': Path
  'lightning walk': Path
  // attacks: further attackers and defenders, and skills
  defenders: Pick<Ref>
  joiners: Pick<Ref>
  mastery: Pick<MasteryId>
  spite: Pick<SpiteId>
  'melee bid': Split<Ref>
  // shots (W1, W2)
  shooters: Pick<ShooterId>
  concentrate: Pick<Ref>
  'shot bid': Split<Ref>
  'shot reaction': Pick<ReactionId>
  // spells (W4, W5)
  difficulty: Pick<DifficultyId>
  casters: Pick<Ref>
  'spell target': Pick<TargetId>
  'notice spell': Pick<Ref>
  will: Split<Ref>
  mana: Split<Ref>
}

type Nothing = Record<never, never>

export type Calls = {
  match: Nothing
  setup: Nothing
  'terrain order': { readonly round?: number; readonly chooser?: Side }
  deployment: { readonly figure?: Ref }
  turn: Nothing
  window: { readonly seat: Side }
  move: { readonly figure: Ref; readonly how: MoveKind }
  charge: {
    readonly figure: Ref
    readonly target: Ref
    readonly spots?: readonly ChargeSpot[]
  }
  'charge attack': { readonly figure: Ref; readonly target: Ref; readonly bonus: boolean }
  'lightning exit': { readonly figure: Ref }
  attack: { readonly attack: Attack }
  shot: {
    readonly target: Ref
    readonly shooters: readonly Shooter[]
    readonly bands?: { readonly [ref: Ref]: Band }
    readonly concentrating?: readonly Ref[]
  }
  spell: {
    readonly lead: Ref
    readonly spell: SpellId
    readonly casting?: Casting
    readonly noticed?: readonly Ref[]
  }
}

/** VX-CHG: a place of contact around the target, with the shortest path to it (without its start). */
export interface ChargeSpot {
  readonly at: Point
  readonly path: readonly Point[]
  readonly length: Units
  readonly result: 'charge' | 'engagement'
  /** The enemies that the charger would touch there. */
  readonly touches: readonly Ref[]
}

/** The game's type: see `Terms` of the kernel. */
export type Vortex = {
  readonly state: State
  readonly event: Event
  readonly view: View
  readonly asks: Asks
  readonly calls: Calls
}

/** The functions with which the chapters are written (see `kernel/grammar.ts`). */
export const verbs = grammar<Vortex>()
export const { procedure, question, sealed, ask, tell, go, call } = verbs
