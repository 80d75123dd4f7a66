/** The state of a match: flat records by ref, plain JSON. Everything is public except hands and the deck. */
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

/** A figure (EX-CHR-06). It is on the table if `tabletop.pieces` has it; not before deployment, nor once exterminated. */
export interface Figure {
  readonly ref: Ref
  readonly seat: Side
  readonly card: CardId
  /** As printed on its card; stored here so that later changes of data do not affect the match. */
  readonly profile: Profile
  readonly condition: Condition
  readonly stress: number
  readonly wounds: number
  /** What the figure has done in this turn. */
  readonly done: Done
  /** The figures that attacked it in melee in this turn, in order. */
  readonly attackedBy: readonly Ref[]
}

/** What a figure has done in this turn; each action is allowed once. */
export interface Done {
  readonly moved?: true
  readonly shot?: true
  readonly sprinted?: true
  readonly engaged?: true
  /** The leader has lent its die (house). */
  readonly led?: true
}

export interface SideState {
  readonly seat: Side
  readonly faction: FactionId
  readonly cards: readonly CardId[]
  /** EX-FAT-01: the tokens left, and the number at the start. */
  readonly fate: number
  readonly fateStart: number
  /** The battle cards in hand, sorted. In a view, other players' cards are `HIDDEN`. */
  readonly hand: readonly BattleId[]
  readonly adventures: Adventures
  /** The table edge at which it deploys, once chosen. */
  readonly edge?: Edge
}

/** A side's adventure cards by where they lie. The first card of `discard` is the one discarded last. */
export interface Adventures {
  readonly ready: readonly AdventureId[]
  readonly exhausted: readonly AdventureId[]
  readonly discard: readonly AdventureId[]
  /** Lasting cards with an immediate effect that were used in this turn; once a turn is allowed (house). */
  readonly spent?: readonly AdventureId[]
}

/** A vortex node (4.4). While it lies on the table it is a piece there. Its kind is undecided until it is first picked up. */
export interface VortexNode {
  readonly ref: Ref
  readonly radius: Units
  /** Set when the node is first picked up, and known to everybody from then on. */
  readonly kind?: NodeKind
  readonly points?: number
  readonly carrier?: Ref
}

/** The pools of dice that may lie on the table. They may be changed until they are acted upon. */
export const POOLS = ['attack', 'defence', 'damage', 'crossing', 'initiative-A', 'initiative-B', 'stress', 'adventure'] as const
export type PoolId = (typeof POOLS)[number]
export interface Pool {
  readonly seat: Side
  readonly faces: readonly Face[]
  /** The figure to which the dice belong, if any. */
  readonly figure?: Ref
  /** Faces that cards have added (EX-CRD-04, 05, 09). */
  readonly added: readonly { readonly card: BattleId; readonly face: Face }[]
  /** EX-CRD-07: the hits on the dice count twice. */
  readonly doubled?: BattleId
  /** EX-CRD-08: set if a super armour cancels the hits on the dice and the first `added` of the added faces. */
  readonly voided?: { readonly card: BattleId; readonly added: number }
}
export type Dice = { readonly [P in PoolId]?: Pool }

/** An adventure card in effect for the current action: a shot, a round, a melee or a move. */
export interface Boost {
  readonly effect: Effect
  readonly card: AdventureId
  readonly seat: Side
  readonly figure?: Ref
}

/** A use of fate on a shocked figure, applied after both sides have passed (EX-FAT-06). */
export interface FateEffect {
  readonly seat: Side
  readonly use: 'recover' | 'exterminate'
}

/** EX-DMG-05: victory points, one line for each cause. */
export interface LedgerLine {
  readonly seat: Side
  readonly points: number
  readonly turn: number
  readonly why: Reason
}

/** An engagement move and the attacks for which it is made. */
export interface Engaging {
  readonly figure: Ref
  readonly approach: Approach
  readonly attacks: readonly Attack[]
  readonly from: Pose
  readonly path: readonly Point[]
  readonly crossings: readonly Ref[]
  /** EX-OBS-05: the obstacles to cross that the figure touched at its start. */
  readonly touched: readonly Ref[]
}

/** An attacker of the melee being fought. */
export interface Attacker extends Engaging {
  readonly to: Pose
  /** EX-MEL-16: set while an attacker with something to cross waits where it came from for those chosen before it. */
  readonly waits?: true
}

/** EX-MEL-02: a melee being declared or fought. */
export interface Melee {
  readonly seat: Side
  readonly target: Ref
  readonly attackers: readonly Attacker[]
  /** The attacks made so far, including blows at shocked figures. */
  readonly made: readonly Attack[]
  /** EX-MUL-05: attackers that were shocked in this melee. They lose their other attacks, even if they stand up again. */
  readonly felled: readonly Ref[]
}

/** How nodes are placed at set-up: players place some each in turn, or they lie at points given by the scenario, in inches. */
export type NodePlacing =
  | { readonly placing: 'alternate'; readonly each: number }
  | { readonly placing: 'fixed'; readonly at: readonly (readonly [number, number])[] }

/** What the chapters need to know of the scenario and of what was agreed before the match. */
export interface ScenarioSet {
  /** The depth of the deployment area along an edge. */
  readonly depth: Units
  readonly nodes?: NodePlacing
  /** EX-ADV-01: how many adventure cards each side is dealt; 0 for a side that has chosen its cards. */
  readonly deal: { readonly [S in Side]: number }
}

/** The pack of the match, and which parts of the match come from it. Everything else is house data. */
export interface PackMark {
  readonly name: Named
  readonly weapons: readonly WeaponId[]
  readonly cards: readonly CardId[]
  readonly battle: readonly BattleId[]
  readonly adventures: readonly AdventureId[]
  readonly factions: { readonly [id: FactionId]: Named }
  /** The names of the pack's own kinds of terrain, if any. */
  readonly terrain?: { readonly [kind: string]: Named }
  /** The scenario's name, if the scenario is from the pack. */
  readonly scenario?: Named
}

export interface State {
  readonly scenario: ScenarioId
  /** If absent, everything is house data. */
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
  /** The side with the initiative (EX-INI-01); during set-up, the winner of the roll for the edge. */
  readonly active: Side
  /** The side whose part of the phase it is. */
  readonly now: Side
  readonly ledger: readonly LedgerLine[]
  readonly battle: {
    readonly cards: { readonly [id: BattleId]: BattleCard }
    /** The cards left to draw, sorted, because chance decides which one is drawn. `HIDDEN` in a view. */
    readonly deck: readonly BattleId[]
    /** The last element is the card on top, which was played last. */
    readonly discard: readonly BattleId[]
  }
  readonly adventureCards: { readonly [id: AdventureId]: AdventureCard }
  readonly nodes: { readonly [ref: Ref]: VortexNode }
  /** What the face-down nodes can still be. This is public, because it follows from the nodes turned over. */
  readonly nodeBag: readonly { readonly kind: NodeKind; readonly points: number }[]
  /** Set while a melee is being declared or fought. */
  readonly melee?: Melee
  /** Set while dice lie on the table. */
  readonly dice?: Dice
  readonly boosts: readonly Boost[]
  /** Set while uses of fate on this figure are being listed. */
  readonly contest?: { readonly figure: Ref; readonly effects: readonly FateEffect[] }
}

/** What a viewer sees: the state with the cards hidden that he may not know. */
export interface View extends State {
  readonly viewer: Viewer
}

/** The source of a thing in this match: the house, or a pack by its name. */
export const sourceOf = ({ pack }: State, family: 'weapons' | 'cards' | 'battle' | 'adventures', id: string): 'house' | Named =>
  pack?.[family].includes(id) ? pack.name : 'house'

export const otherSide = (seat: Side): Side => (seat === 'A' ? 'B' : 'A')

/** The side of a player's seat. Throws for seats that this game does not have. */
export function sideOf(seat: PlayerSeat): Side {
  if (seat === 'A' || seat === 'B') return seat
  throw new Error(`nobody sits at ${seat} in this game`)
}
