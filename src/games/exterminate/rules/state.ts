/** The state of a match: flat records by ref, plain JSON. All of it is public but hands and the deck. */
import type { Point, Units } from '../../../geometry/types'
import type { PlayerSeat, Reason, Viewer } from '../../../kernel'
import type { Pose, Ref, Tabletop } from '../../../table/piece'
import type { AdventureCard, AdventureId, BattleCard, BattleId, Effect, Named, NodeKind } from './cards'
import type { Face } from './dice'
import type { Edge } from './ids'
import type { CardId, FactionId, Profile, WeaponId } from './profile'
import type { Approach, Attack } from './reports'
import type { Rulings } from './rulings'

export const PHASES = ['setup', 'move', 'shoot', 'melee', 'upkeep', 'over'] as const
export type Phase = (typeof PHASES)[number]

export type ScenarioId = string

/** The two players of a match. */
export type Side = 'A' | 'B'
export const SIDES: readonly Side[] = ['A', 'B']

/** EX-CHR-07: shocked figures lie where they are; exterminated ones have left the table. */
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
  /** A leader has lent its die (house). */
  readonly led?: true
}

export interface SideState {
  readonly seat: Side
  readonly faction: FactionId
  readonly cards: readonly CardId[]
  /** EX-FAT-01: tokens left, and how many it started with. */
  readonly fate: number
  readonly fateStart: number
  /** Battle cards in hand, sorted. Another's are `HIDDEN` in a view. */
  readonly hand: readonly BattleId[]
  readonly adventures: Adventures
  /** The table edge it deploys at, once chosen. */
  readonly edge?: Edge
}

/** Adventure cards of a side by where they lie; the first of the discard is the one last put there. */
export interface Adventures {
  readonly ready: readonly AdventureId[]
  readonly exhausted: readonly AdventureId[]
  readonly discard: readonly AdventureId[]
  /** Lasting cards that work at once and have done so in this turn: once a turn is enough (house). */
  readonly spent?: readonly AdventureId[]
}

/** A vortex node (4.4). While it lies on the table it is a piece there. Nobody knows its kind before it is first picked up. */
export interface VortexNode {
  readonly ref: Ref
  readonly radius: Units
  /** Known once it has been picked up, and so for ever. */
  readonly kind?: NodeKind
  readonly points?: number
  readonly carrier?: Ref
}

/** The dice on the table, which may be changed until they are acted upon. A roll consists of such pools. */
export const POOLS = ['attack', 'defence', 'damage', 'crossing', 'initiative-A', 'initiative-B', 'stress', 'adventure'] as const
export type PoolId = (typeof POOLS)[number]
export interface Pool {
  readonly seat: Side
  readonly faces: readonly Face[]
  /** Whose dice they are, if a figure's. */
  readonly figure?: Ref
  /** Faces that cards have added (EX-CRD-04, 05, 09). */
  readonly added: readonly { readonly card: BattleId; readonly face: Face }[]
  /** EX-CRD-07: the hits on the dice count twice. */
  readonly doubled?: BattleId
  /** EX-CRD-08: the dice's hits count nothing, nor do the first so many added faces. */
  readonly voided?: { readonly card: BattleId; readonly added: number }
}
export type Dice = { readonly [P in PoolId]?: Pool }

/** An adventure card at work on what is being done now: a shot, a round, a melee, a move. */
export interface Boost {
  readonly effect: Effect
  readonly card: AdventureId
  readonly seat: Side
  readonly figure?: Ref
}

/** A use of fate on a shocked figure, listed to be applied when both sides have passed (EX-FAT-06). */
export interface FateEffect {
  readonly seat: Side
  readonly use: 'recover' | 'exterminate'
}

/** Victory points, one line per cause: EX-DMG-05. */
export interface LedgerLine {
  readonly seat: Side
  readonly points: number
  readonly turn: number
  readonly why: Reason
}

/** An engagement move, and the attacks that it is for. */
export interface Engaging {
  readonly figure: Ref
  readonly approach: Approach
  readonly attacks: readonly Attack[]
  readonly from: Pose
  readonly path: readonly Point[]
  readonly crossings: readonly Ref[]
  /** Those of the crossings that it touched when it started: EX-OBS-05. */
  readonly touched: readonly Ref[]
}

/** An attacker of the melee being fought. */
export interface Attacker extends Engaging {
  readonly to: Pose
  /** Attackers with something to cross wait where they came from until those named before them have moved in: EX-MEL-16. */
  readonly waits?: true
}

/** EX-MEL-02: a melee being declared or fought. */
export interface Melee {
  readonly seat: Side
  readonly target: Ref
  readonly attackers: readonly Attacker[]
  /** The attacks made so far, blows at shocked figures included. */
  readonly made: readonly Attack[]
  /** Attackers that were shocked in it: their other attacks are lost, even if they stand up again (EX-MUL-05). */
  readonly felled: readonly Ref[]
}

/** Where nodes go at set-up: players place so many each by turns, or they lie where the scenario says, in inches. */
export type NodePlacing =
  | { readonly placing: 'alternate'; readonly each: number }
  | { readonly placing: 'fixed'; readonly at: readonly (readonly [number, number])[] }

/** What the chapters must know of the scenario and of what was agreed before the match. */
export interface ScenarioSet {
  /** How deep the deployment area along an edge is. */
  readonly depth: Units
  readonly nodes?: NodePlacing
  /** EX-ADV-01: how many adventure cards each side is dealt; none to who has chosen his. */
  readonly deal: { readonly [S in Side]: number }
}

/** The pack that a match is played with, and what of the match is from it. All else is house data. */
export interface PackMark {
  readonly name: Named
  readonly weapons: readonly WeaponId[]
  readonly cards: readonly CardId[]
  readonly battle: readonly BattleId[]
  readonly adventures: readonly AdventureId[]
  readonly factions: { readonly [id: FactionId]: Named }
  /** What its own kinds of terrain are called, if it brings any. */
  readonly terrain?: { readonly [kind: string]: Named }
  /** The scenario's name, if the scenario is from the pack. */
  readonly scenario?: Named
}

export interface State {
  readonly scenario: ScenarioId
  /** Without one, everything is house data. */
  readonly pack?: PackMark
  readonly rulings: Rulings
  readonly tabletop: Tabletop
  readonly figures: { readonly [ref: Ref]: Figure }
  readonly sides: { readonly [S in Side]: SideState }
  /** 0 during set-up. */
  readonly turn: number
  readonly turns: number
  readonly set: ScenarioSet
  readonly phase: Phase
  /** Who has the initiative (EX-INI-01); in set-up, who won the roll for the edge. */
  readonly active: Side
  /** Whose part of the phase it is. */
  readonly now: Side
  readonly ledger: readonly LedgerLine[]
  readonly battle: {
    readonly cards: { readonly [id: BattleId]: BattleCard }
    /** What is left to draw, sorted: its order is made when a card is drawn. `HIDDEN` in a view. */
    readonly deck: readonly BattleId[]
    /** The last one played lies on top: it is the last here. */
    readonly discard: readonly BattleId[]
  }
  readonly adventureCards: { readonly [id: AdventureId]: AdventureCard }
  readonly nodes: { readonly [ref: Ref]: VortexNode }
  /** What the face-down nodes can still be: public by what has been turned over. */
  readonly nodeBag: readonly { readonly kind: NodeKind; readonly points: number }[]
  /** While one is being declared or fought. */
  readonly melee?: Melee
  /** While dice lie on the table. */
  readonly dice?: Dice
  readonly boosts: readonly Boost[]
  /** While uses of fate on this figure are being listed. */
  readonly contest?: { readonly figure: Ref; readonly effects: readonly FateEffect[] }
}

/** What a viewer sees: the state, with the cards that he may not know hidden. */
export interface View extends State {
  readonly viewer: Viewer
}

/** Whose data a thing of this match is: the house's, or a pack's by its name. */
export const sourceOf = ({ pack }: State, family: 'weapons' | 'cards' | 'battle' | 'adventures', id: string): 'house' | Named =>
  pack?.[family].includes(id) ? pack.name : 'house'

export const otherSide = (seat: Side): Side => (seat === 'A' ? 'B' : 'A')

/** A player's seat as one of the two sides. Throws for any other seat. */
export function sideOf(seat: PlayerSeat): Side {
  if (seat === 'A' || seat === 'B') return seat
  throw new Error(`nobody sits at ${seat} in this game`)
}
