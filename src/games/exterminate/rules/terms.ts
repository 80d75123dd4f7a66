/** The words of *Exterminate!*: every question with the shape of its answer, every chapter with its memory. */
import type { Point } from '../../../geometry/types'
import { type Amount, grammar, type Pick, type Roll } from '../../../kernel'
import type { Path, Place } from '../../../table/choice'
import type { Ref } from '../../../table/piece'
import type { Face } from './dice'
import type { Event, Harm } from './events'
import type { AttackId, DeployId, Edge, EngageId, FinishId, JoinId, MoveId, PusherId, ShootId } from './ids'
import type { WeaponId } from './profile'
import type { Attack, Crossing, Damage, MeleeOutcome } from './reports'
import type { Side, State, View } from './state'

export type Asks = {
  // set-up: `deploy` names a figure, placed already or not; `ready` ends it
  edge: Pick<Edge>
  deploy: Pick<DeployId>
  'deploy where': Place
  // the movement part; an empty path thinks again
  'move turn': Pick<MoveId>
  'move where': Path
  'climb where': Place
  'shift where': Place
  // the shooting part: shots and sprints; a sprint's place is asked as a move's
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
  // harm
  wound: Pick<'take' | 'suffer'>
  // dice, each by the player who throws them
  'initiative dice': Roll<Face>
  'crossing die': Roll<Face>
  'attack dice': Roll<Face>
  'defence dice': Roll<Face>
  'melee attack dice': Roll<Face>
  'melee defence dice': Roll<Face>
  'damage dice': Roll<Face>
  'stress dice': Roll<Face>
}

/** A move or a sprint: the same rules, another action used up. */
export type MoveKind = 'move' | 'sprint'

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
    readonly path?: readonly Point[]
    readonly crossings?: readonly Crossing[]
  }
  climb: { readonly figure: Ref; readonly onto: Ref; readonly how: MoveKind }
  shift: { readonly figure: Ref; readonly how: MoveKind }
  'shoot part': { readonly seat: Side }
  shot: {
    readonly shooter: Ref
    readonly target: Ref
    readonly weapon: WeaponId
    readonly dice?: { readonly attack: number; readonly defence: number }
    readonly inCover?: boolean
    readonly attack?: readonly Face[]
    readonly defence?: readonly Face[]
    readonly net?: number
    readonly best?: Damage
  }
  'melee part': { readonly seat: Side }
  engagement: {
    readonly figure: Ref
    readonly target: Ref
    readonly path?: readonly Point[]
    readonly targets?: readonly Ref[]
  }
  /** The melee itself is in the state: who takes part in it, and which attacks have been made. */
  melee: {
    readonly first: Ref
    readonly target: Ref
    readonly next?: number
  }
  arrival: { readonly figure: Ref; readonly crossings?: readonly Crossing[] }
  round: {
    readonly attack: Attack
    readonly attackFaces?: readonly Face[]
    readonly defenceFaces?: readonly Face[]
    readonly hits?: number
    readonly winner?: Ref
    readonly loser?: Ref
    readonly best?: Damage
  }
  coup: { readonly by: Ref; readonly figure: Ref; readonly harm: 'coup' | 'finisher'; readonly bonus: number }
  result: { readonly figure: Ref; readonly by: Side; readonly harm: Harm; readonly result: 'shocked' | 'exterminated' }
  outcome: { readonly outcome?: MeleeOutcome; readonly pushed?: readonly Ref[] }
  push: { readonly figure: Ref; readonly pushers: readonly Ref[] }
  upkeep: { readonly toTest?: readonly Ref[] }
}

/** The game's type: see `Terms` of the kernel. */
export type Exterminate = {
  readonly state: State
  readonly event: Event
  readonly view: View
  readonly asks: Asks
  readonly calls: Calls
}

export const { procedure, question, ask, tell, go, call } = grammar<Exterminate>()
