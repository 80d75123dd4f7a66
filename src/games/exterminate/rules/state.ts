/** The state of a match: flat records by ref, plain JSON. Everything in it is public until battle cards and nodes are played. */
import type { Point } from '../../../geometry/types'
import type { PlayerSeat, Reason } from '../../../kernel'
import type { Pose, Ref, Tabletop } from '../../../table/piece'
import type { Edge } from './ids'
import type { CardId, FactionId, Profile } from './profile'
import type { Approach, Attack } from './reports'
import type { Rulings } from './rulings'

export const PHASES = ['setup', 'move', 'shoot', 'melee', 'upkeep', 'over'] as const
export type Phase = (typeof PHASES)[number]

export const SCENARIOS = ['purge'] as const
export type ScenarioId = (typeof SCENARIOS)[number]

/** The two players of a match. */
export type Side = 'A' | 'B'
export const SIDES: readonly Side[] = ['A', 'B']

/** EX-CHR-07: shocked figures lie where they are; exterminated ones have left the table for good. */
export type Condition = 'operational' | 'shocked' | 'exterminated'

/** A figure (EX-CHR-06). It stands on the table if `tabletop.pieces` has it; before deployment and once exterminated it does not. */
export interface Figure {
  readonly ref: Ref
  readonly seat: Side
  readonly card: CardId
  /** As printed on its card; kept here so that a match never depends on later data. */
  readonly profile: Profile
  readonly condition: Condition
  readonly stress: number
  readonly wounds: number
  /** What it has done in this turn. */
  readonly done: Done
  /** Who has attacked it in melee in this turn, in order. */
  readonly attackedBy: readonly Ref[]
}

/** What a figure has done in this turn: each at most once. */
export interface Done {
  readonly moved?: true
  readonly shot?: true
  readonly sprinted?: true
  readonly engaged?: true
}

export interface SideState {
  readonly seat: Side
  readonly faction: FactionId
  readonly cards: readonly CardId[]
  /** Fate tokens its cards bring: shown, not yet played with. */
  readonly fate: number
  /** The table edge it deploys at, once chosen. */
  readonly edge?: Edge
}

/** Victory points, one line per cause: EX-DMG-05. */
export interface LedgerLine {
  readonly seat: Side
  readonly points: number
  readonly turn: number
  readonly why: Reason
}

/** An attacker of the melee being fought: moved in, its crossings rolled for when all attackers are named. */
export interface Attacker {
  readonly figure: Ref
  readonly approach: Approach
  readonly attacks: readonly Attack[]
  readonly from: Pose
  readonly path: readonly Point[]
  readonly crossings: readonly Ref[]
  /** Those of the crossings that it touched when it started: EX-OBS-05. */
  readonly touched: readonly Ref[]
}

/** EX-MEL-02: a melee being declared or fought. */
export interface Melee {
  readonly seat: Side
  readonly target: Ref
  readonly attackers: readonly Attacker[]
  /** The attacks made so far, blows at shocked figures included. */
  readonly made: readonly Attack[]
}

export interface State {
  readonly scenario: ScenarioId
  readonly rulings: Rulings
  readonly tabletop: Tabletop
  readonly figures: { readonly [ref: Ref]: Figure }
  readonly sides: { readonly [S in Side]: SideState }
  /** 0 during set-up. */
  readonly turn: number
  readonly turns: number
  readonly phase: Phase
  /** Who has the initiative (EX-INI-01); in set-up, who won the roll for the edge. */
  readonly active: Side
  /** Whose part of the phase it is. */
  readonly now: Side
  readonly ledger: readonly LedgerLine[]
  /** While one is being declared or fought. */
  readonly melee?: Melee
}

/** What a viewer sees: everything, so far. Its own type, because hands and nodes will be hidden. */
export interface View extends State {
  readonly viewer: 'public'
}

export const otherSide = (seat: Side): Side => (seat === 'A' ? 'B' : 'A')

/** A player's seat as one of the two sides. Throws for any other seat. */
export function sideOf(seat: PlayerSeat): Side {
  if (seat === 'A' || seat === 'B') return seat
  throw new Error(`nobody sits at ${seat} in this game`)
}
