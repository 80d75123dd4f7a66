/** The state of a match (2.4 to 2.8): flat records by ref, plain JSON. All public but face-down items and secret missions. */
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
/** A player's seat as one of the two sides. Throws for any other seat. */
export function sideOf(seat: PlayerSeat): Side {
  if (seat === 'A' || seat === 'B') return seat
  throw new Error(`nobody sits at ${seat} in this game`)
}

export const PHASES = ['setup', 'command', 'turns', 'end', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** `reserve`: of the team, not arrived yet (or not deployed); `left`: gone over the edge for good. */
export type Standing = 'reserve' | 'board' | 'dead' | 'left'

/** An effect on one model until the end of the Round or of the activation; what they do is in `abilities.ts`. */
export interface Boost {
  readonly kind: string
  readonly value?: number
  readonly until: 'round' | 'activation' | 'test'
}

/** A model. It stands on the table if `tabletop.pieces` has it; its cube follows from its pose (DZ-TER-09). */
export interface Model {
  readonly ref: Ref
  /** Its owner; another side may control it for now (Rampage). */
  readonly seat: Side
  /** With its team's choices of weapons and equipment. */
  readonly profile: Profile
  readonly standing: Standing
  readonly activated: boolean
  readonly pinned: boolean
  readonly damage: number
  readonly onFire: boolean
  /** Items carried, in the order of taking. */
  readonly items: readonly Ref[]
  /** Weapons that must be reloaded, or are used up or lost. */
  readonly reload: readonly WeaponId[]
  readonly used: readonly string[]
  readonly tagged: boolean
  readonly boosts: readonly Boost[]
  /** Where it died. */
  readonly fell?: CubeId
  /** Left behind as scenery: a Vehicle's wreck. */
  readonly wreck?: true
}

/** DZ-CMD: a Command die as it lies. */
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
  /** DZ-CMD-04, AMB-18: models of the team when the game starts. */
  readonly startCount: number
  readonly special?: SpecialId
  readonly recon: number
  readonly command: readonly CommandDie[]
  /** DZ-WIN-06: what was scored, one line each. */
  readonly ledger: readonly LedgerLine[]
  /** DZ-MIS-04 (option): a number 1 to 8; 0 in the view of who may not know it. */
  readonly secretMission?: number
  /** DZ-MIS-04: it was revealed when it first scored points. */
  readonly secretShown?: true
}
export interface LedgerLine {
  readonly points: number
  readonly round: number
  readonly why: 'kill' | 'objective' | 'intel' | 'exit' | 'shipped' | 'secret'
  /** The model, objective or item it was for. */
  readonly of?: Ref
}

/** DZ-OBJ: an objective marker; it never moves. */
export interface Objective {
  readonly ref: Ref
  readonly vp: 1 | 2
  readonly cube: CubeId
}

/** An item token or a carried item (4.24). Nobody knows the kind of a face-down one until it is turned over or looked at. */
export interface Item {
  readonly ref: Ref
  /** Known once chance has decided it; hidden from who has not seen it. */
  readonly kind?: ItemKind
  readonly faceUp: boolean
  /** Who has looked at it while it was face down (Recon bonus). */
  readonly seenBy: readonly Side[]
  readonly where:
    | { readonly at: 'cube'; readonly cube: CubeId }
    | { readonly at: 'model'; readonly model: Ref }
    /** `pool`: never came into play; `gone`: used, destroyed, discarded. */
    | { readonly at: 'pool' | 'gone' }
  /** Worn out but still an item (Sentry Gun), folded or not, and the like. */
  readonly worn?: true
}

/** A cube full of smoke (4.24). */
export interface Smoke {
  readonly cube: CubeId
  readonly toxic: boolean
}

/** A.3: a token in a cube that its side may set off when an enemy comes in. Everybody sees where it lies. */
export interface Trap {
  readonly ref: Ref
  readonly seat: Side
  readonly cube: CubeId
  readonly kind: AreaKind
  readonly value: number
  /** Who laid it. */
  readonly by: Ref
  readonly weapon?: WeaponId
}

/** 2.8: the activation under way. */
export interface Activation {
  readonly model: Ref
  /** The side that controls it: its owner's, except in a Rampage. */
  readonly by: Side
  readonly budget: 'none' | 'short' | 'done'
  readonly typesUsed: readonly ActionType[]
  /** DZ-CMD-16 */
  readonly freeDieUsed: boolean
  /** DZ-CMD-15, AMB-17 */
  readonly specialUsed: readonly Side[]
  /** DZ-SPR-02: an enemy was in its cube when it was activated. */
  readonly enemyAtStart: boolean
  /** Whether it has done anything (DZ-TURN-03, AMB-52). */
  readonly acted: boolean
  /** DZ-ACT-06: pinned, dead, or stopped by an effect: no further action. */
  readonly over: boolean
  /** DZ-TURN-03, AMB-52: its player ended the activation before it did anything. */
  readonly idle?: true
}
export const ACTION_TYPES = ['move', 'sprint', 'stand', 'shoot', 'fight', 'special'] as const
export type ActionType = (typeof ACTION_TYPES)[number]

/** One side of an opposed test, as its dice lie (4.7). `waves`: first throw, then the extra dice of its 8s, and so on. */
export interface TestDice {
  /** Whose test: a model, or what has a strength of its own. */
  readonly of: Ref | 'wall' | 'gravity' | 'fire' | 'blast' | 'side'
  readonly seat: Side
  readonly stat: 'shoot' | 'fight' | 'survive' | 'recon' | 'plain'
  readonly target: number | null
  readonly dice: Tally
  readonly waves: readonly (readonly number[])[]
  /** Rerolled dice: where they lay, and the new faces (DZ-TEST-11). */
  readonly again: readonly { readonly wave: number; readonly die: number; readonly was: number }[]
  readonly successes: number
  /** Who rolls how many dice is settled, and every die has been rolled. */
  readonly rolled: boolean
  /** Failed dice that are rolled again of themselves (Weight of Fire, Frenzy). */
  readonly rerolls?: Tally
}
/** The test under way, or the last one, which stays until the next begins. */
export interface Test {
  readonly kind: 'shoot' | 'fight' | 'survive' | 'plain'
  readonly attack: TestDice
  readonly defence?: TestDice
  /** The attack's AP, ammunition included. */
  readonly ap?: Tally
}

export interface State {
  readonly mission: string
  /** What the mission says of zones, objectives, tokens and points. */
  readonly set: Mission
  readonly rulings: Rulings
  readonly battlefield: Battlefield
  readonly map: string
  /** DZ-TER-07: quarter turns of the map, clockwise. */
  readonly rotation: 0 | 90 | 180 | 270
  readonly tabletop: Tabletop
  readonly models: { readonly [ref: Ref]: Model }
  readonly sides: { readonly [S in Side]: SideState }
  /** DZ-WIN-03 */
  readonly target: number
  readonly phase: Phase
  /** 0 during set-up. */
  readonly round: number
  /** DZ-REC-03: who won the Recon test, by how many successes. */
  readonly recon?: { readonly winner: Side; readonly by: number }
  /** DZ-MIS-03 (option): dice of the Recon bonus that are still to be used. */
  readonly bonus?: { readonly seat: Side; readonly dice: readonly number[] }
  /** DZ-MIS-03: models that went round the flank. */
  readonly flanking?: readonly Ref[]
  /** DZ-REC-04 */
  readonly firstPlayer?: Side
  /** DZ-TURN-01: whose Turn it is; between Rounds, who has the first one. */
  readonly initiative: Side
  /** DZ-END-04 */
  readonly finishedFirst?: Side
  /** DZ-CMD-10 */
  readonly actUsed: boolean
  /** Models whose activation has ended in the present Turn. */
  readonly inTurn?: readonly Ref[]
  readonly active?: Activation
  readonly objectives: readonly Objective[]
  readonly items: { readonly [ref: Ref]: Item }
  /** What the tokens of the bag can still be: public by what has been turned over. Kinds with how many of each there were. */
  readonly bag: readonly { readonly kind: ItemKind; readonly count: number }[]
  readonly smoke: readonly Smoke[]
  /** A.3: none, unless there are some. */
  readonly traps?: readonly Trap[]
  readonly test?: Test
  /** DZ-ENG-03: models whose present move is over because it caused a Fight. */
  readonly halted?: Ref
  readonly winner?: Side | 'draw'
}

/** What a viewer sees: the state, with what he may not know hidden. */
export interface View extends State {
  readonly viewer: Viewer
}
