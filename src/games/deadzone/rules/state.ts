/** The state of a match (2.4 to 2.8): flat records by ref, plain JSON. Public except face-down items and secret missions. */
import type { PlayerSeat, Tally, Viewer } from '../../../kernel'
import type { Ref, Tabletop } from '../../../table/piece'
import type { Battlefield, CubeId, ZoneName } from './board'
import type { Mission } from './mission'
import type { ItemKind, Profile, SpecialId, WeaponId } from './profile'
import type { Rulings } from './rulings'
import type { AreaKind } from './terms/attacks'

export type Side = 'A' | 'B'
export const SIDES: readonly Side[] = ['A', 'B']
export const otherSide = (seat: Side): Side => (seat === 'A' ? 'B' : 'A')
/** The side of a player's seat. Throws for seats that this game does not have. */
export function sideOf(seat: PlayerSeat): Side {
  if (seat === 'A' || seat === 'B') return seat
  throw new Error(`nobody sits at ${seat} in this game`)
}

export const PHASES = ['setup', 'command', 'turns', 'end', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** `reserve`: belongs to the team, but has not arrived or is not deployed; `left`: gone over the edge for good. */
export type Standing = 'reserve' | 'board' | 'dead' | 'left'

/** An effect on one model until the end of the Round, the activation or the test. What it does is in `abilities/`. */
export interface Boost {
  readonly kind: string
  readonly value?: number
  readonly until: 'round' | 'activation' | 'test'
}

/** A model. It is on the table if `tabletop.pieces` contains it; its cube follows from its pose (DZ-TER-09). */
export interface Model {
  readonly ref: Ref
  /** The owner. During a Rampage the other side may control the model. */
  readonly seat: Side
  /** The profile includes the weapons and equipment chosen for the team. */
  readonly profile: Profile
  readonly standing: Standing
  readonly activated: boolean
  readonly pinned: boolean
  readonly damage: number
  readonly onFire: boolean
  /** The items it carries, in the order in which it took them. */
  readonly items: readonly Ref[]
  /** `reload`: weapons that must be reloaded; `used`: weapons and abilities that are used up or lost. */
  readonly reload: readonly WeaponId[]
  readonly used: readonly string[]
  readonly tagged: boolean
  readonly boosts: readonly Boost[]
  /** The cube in which it died. */
  readonly fell?: CubeId
  /** Set for the wreck of a Vehicle, which stays as scenery. */
  readonly wreck?: true
}

/** DZ-CMD: the Command dice and their faces. */
export const COMMAND_FACES = ['ACT', 'DICE', 'MOVE', 'SHOOT', 'FIGHT', 'SPLAT'] as const
export type CommandFace = (typeof COMMAND_FACES)[number]
export interface CommandDie {
  readonly id: string
  readonly face: CommandFace
  readonly spent?: true
}

export interface SideState {
  readonly seat: Side
  readonly zone?: ZoneName
  /** DZ-CMD-04, AMB-18: how many models the team had at the start. */
  readonly startCount: number
  readonly special?: SpecialId
  readonly recon: number
  readonly command: readonly CommandDie[]
  /** DZ-WIN-06: what was scored, one line for each event. */
  readonly ledger: readonly LedgerLine[]
  /** DZ-MIS-04 (optional): a number from 1 to 8; 0 in the view of a viewer who may not know it. */
  readonly secretMission?: number
  /** DZ-MIS-04: whether it was revealed, which happens when the side first scores. */
  readonly secretShown?: true
}
export interface LedgerLine {
  readonly points: number
  readonly round: number
  readonly why: 'kill' | 'objective' | 'intel' | 'exit' | 'shipped' | 'secret'
  /** The model, objective or item for which the points were scored. */
  readonly of?: Ref
}

/** DZ-OBJ: an objective marker. It never moves. */
export interface Objective {
  readonly ref: Ref
  readonly vp: 1 | 2
  readonly cube: CubeId
}

/** An item token or a carried item (4.24). The kind of a face-down token is undecided until it is turned over or looked at. */
export interface Item {
  readonly ref: Ref
  /** Set once chance has decided it. Hidden from viewers who have not seen it. */
  readonly kind?: ItemKind
  readonly faceUp: boolean
  /** The sides that looked at it while it was face down (Recon bonus). */
  readonly seenBy: readonly Side[]
  readonly where:
    | { readonly at: 'cube'; readonly cube: CubeId }
    | { readonly at: 'model'; readonly model: Ref }
    /** `pool`: never came into play; `gone`: used, destroyed or discarded. */
    | { readonly at: 'pool' | 'gone' }
  /** Broken, but still an item, for example a Sentry Gun. */
  readonly worn?: true
}

/** A cube filled with smoke (4.24). */
export interface Smoke {
  readonly cube: CubeId
  readonly toxic: boolean
}

/** A.3: a token in a cube that its side may set off when an enemy enters. Its position is public. */
export interface Trap {
  readonly ref: Ref
  readonly seat: Side
  readonly cube: CubeId
  readonly kind: AreaKind
  readonly value: number
  /** The model that laid it. */
  readonly by: Ref
  readonly weapon?: WeaponId
}

/** 2.8: the current activation. */
export interface Activation {
  readonly model: Ref
  /** The side that controls the model: its owner's, except during a Rampage. */
  readonly by: Side
  readonly budget: 'none' | 'short' | 'done'
  readonly typesUsed: readonly ActionType[]
  /** DZ-CMD-16 */
  readonly freeDieUsed: boolean
  /** DZ-CMD-15, AMB-17 */
  readonly specialUsed: readonly Side[]
  /** DZ-SPR-02: whether an enemy was in the model's cube when it was activated. */
  readonly enemyAtStart: boolean
  /** Whether the model has done anything (DZ-TURN-03, AMB-52). */
  readonly acted: boolean
  /** DZ-ACT-06: whether the model can take no further action because it was Pinned, died or was stopped by an effect. */
  readonly over: boolean
  /** DZ-TURN-03, AMB-52: set if the player ended the activation before the model did anything. */
  readonly idle?: true
}
export const ACTION_TYPES = ['move', 'sprint', 'stand', 'shoot', 'fight', 'special'] as const
export type ActionType = (typeof ACTION_TYPES)[number]

/** One side of an opposed test with its dice (4.7). `waves`: the first throw, then the extra dice for its 8s, and so on. */
export interface TestDice {
  /** What the side rolls for: a model, a threat with a strength of its own, or the team as a whole. */
  readonly of: Ref | 'wall' | 'gravity' | 'fire' | 'blast' | 'side'
  readonly seat: Side
  readonly stat: 'shoot' | 'fight' | 'survive' | 'recon' | 'plain'
  readonly target: number | null
  readonly dice: Tally
  readonly waves: readonly (readonly number[])[]
  /** Rerolled dice: their positions and the faces that they showed before (DZ-TEST-11). */
  readonly again: readonly { readonly wave: number; readonly die: number; readonly was: number }[]
  readonly successes: number
  /** Whether all dice of this side have been rolled. */
  readonly rolled: boolean
  /** Failed dice that are rerolled automatically (Weight of Fire, Frenzy). */
  readonly rerolls?: Tally
}
/** The current test, or the last one, which stays until the next one begins. */
export interface Test {
  readonly kind: 'shoot' | 'fight' | 'survive' | 'plain'
  readonly attack: TestDice
  readonly defence?: TestDice
  /** The attack's AP, ammunition included. */
  readonly ap?: Tally
}

export interface State {
  readonly mission: string
  /** The mission's zones, objectives, token rules and points. */
  readonly set: Mission
  readonly rulings: Rulings
  readonly battlefield: Battlefield
  readonly map: string
  /** DZ-TER-07: how far the map was turned clockwise, in degrees. */
  readonly rotation: 0 | 90 | 180 | 270
  readonly tabletop: Tabletop
  readonly models: { readonly [ref: Ref]: Model }
  readonly sides: { readonly [S in Side]: SideState }
  /** DZ-WIN-03 */
  readonly target: number
  readonly phase: Phase
  /** 0 during set-up. */
  readonly round: number
  /** DZ-REC-03: who won the Recon test, and by how many successes. */
  readonly recon?: { readonly winner: Side; readonly by: number }
  /** DZ-MIS-03 (optional): the unused dice of the Recon bonus. */
  readonly bonus?: { readonly seat: Side; readonly dice: readonly number[] }
  /** DZ-MIS-03: models that went round the flank and will return. */
  readonly flanking?: readonly Ref[]
  /** DZ-REC-04 */
  readonly firstPlayer?: Side
  /** DZ-TURN-01: the side whose Turn it is; between Rounds, the side that has the first one. */
  readonly initiative: Side
  /** DZ-END-04 */
  readonly finishedFirst?: Side
  /** DZ-CMD-10 */
  readonly actUsed: boolean
  /** Models whose activation has ended during the current Turn. */
  readonly inTurn?: readonly Ref[]
  readonly active?: Activation
  readonly objectives: readonly Objective[]
  readonly items: { readonly [ref: Ref]: Item }
  /** The original contents of the bag, as kinds with their counts. What was revealed is subtracted where needed. */
  readonly bag: readonly { readonly kind: ItemKind; readonly count: number }[]
  readonly smoke: readonly Smoke[]
  /** A.3: absent if there are none. */
  readonly traps?: readonly Trap[]
  readonly test?: Test
  /** DZ-ENG-03: the model whose current move is over because it led to a Fight. */
  readonly halted?: Ref
  readonly winner?: Side | 'draw'
}

/** What a viewer sees: the state without what that viewer may not know. */
export interface View extends State {
  readonly viewer: Viewer
}
