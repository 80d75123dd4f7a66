/** The state of a match: flat records by ref, as plain JSON. All of it is public; only sealed answers are secret. */
import type { Units } from '../../../geometry/types'
import type { Reason, Viewer } from '../../../kernel'
import type { Ref, Tabletop } from '../../../table/piece'
import type { Country, Named, People, Profile, ProfileId, Spell, SpellId } from './profile'
import type { Rulings } from './rulings'

export const PHASES = ['setup', 'deployment', 'turns', 'over'] as const
export type Phase = (typeof PHASES)[number]
export type ScenarioId = string

/** The two players of a match. */
export type Side = 'A' | 'B'
export const SIDES: readonly Side[] = ['A', 'B']
export const otherSide = (seat: Side): Side => (seat === 'A' ? 'B' : 'A')

/** 2.3: `doomed` is a dead Fanatic that still acts (VX-SKL-07); a `removed` miniature has left the table. */
export type Standing = 'alive' | 'doomed' | 'removed'

/** What an effect changes: a characteristic, VIV against shots only, or how the miniature is seen and may act. */
export type EffectStat = 'DEF' | 'VIV' | 'shot-VIV' | 'MOU' | 'partial' | 'unshakable' | 'rooted'
export type EffectCause = 'evade' | 'failed-charge' | 'weapon-master' | 'entangle' | 'stone-skin' | 'veil'
export interface Effect {
  readonly stat: EffectStat
  readonly delta: number
  /** The effect ends at the end of this turn. */
  readonly until: number
  readonly cause: EffectCause
  /** The weapon master that set it: its penalties are suspended while it is in contact with an enemy master (VX-SKL-15). */
  readonly source?: Ref
}

/** What a miniature has done or suffered in this turn (VX-MOV-06). */
export interface Done {
  readonly walked?: true
  readonly forced?: true
  readonly ran?: true
  readonly evaded?: true
  /** A charge that came into contact, short or not. */
  readonly charged?: true
  readonly disengaged?: true
  /** VX-TRA-02: it has done any action; noticing does not count. */
  readonly acted?: true
  /** VX-TRA-03: it was in contact, or took damage, in this turn. */
  readonly engaged?: true
  readonly hurt?: true
  /** House: it was the target of Second Wind, which works once a turn. */
  readonly quickened?: true
}

/** A miniature. It stands on the table if `tabletop.pieces` has it. */
export interface Figure {
  readonly ref: Ref
  readonly seat: Side
  readonly card: ProfileId
  /** As printed on its card; kept here so that a match never depends on later data. */
  readonly profile: Profile
  readonly standing: Standing
  readonly damage: number
  /** Action points, Will and Mana left in this turn (VX-PA-02, VX-WIL-01, VX-MAG-02). */
  readonly pa: number
  readonly will: number
  readonly mana: number
  /** VX-ACT-03: RAP at the start of the turn, fixed for that turn. */
  readonly rapidity: number
  readonly done: Done
  /** VX-SHT-02: what it announced before its first shot. */
  readonly stance?: 'static' | 'mobile'
  /** Why it may do nothing more in this turn: a failed charge (VX-CHG-06) or a trance (VX-TRA-01). */
  readonly locked?: 'failed-charge' | 'trance'
  /** VX-TRA-05: consecutive turns of unbroken trance, this one included. */
  readonly trance: number
  readonly effects: readonly Effect[]
}

export interface SideState {
  readonly seat: Side
  readonly people: People
  readonly army: readonly ProfileId[]
  /** VX-SET-03: the army's total Discipline, less what was bid. */
  readonly order: number
  /** The strip that the side deploys in; set when it deploys its first miniature. */
  readonly strip?: Strip
}

/** The deployment strip at the near edge (small y) or at the far one. */
export type Strip = 'near' | 'far'

/** VX-TER-08: the terrain gives a bonus, nothing or a penalty. */
export type Sign = '+' | '0' | '-'

/** A step of the turn: one rapidity, for Fanatics or for all others (VX-ACT-03, VX-SKL-08). */
export interface Step {
  readonly of: 'fanatics' | 'others'
  readonly rapidity: number
}

/** One shooter of a shot. `still`: it announced that it stays in place this turn (VX-SHT-02). */
export interface Shooter {
  readonly ref: Ref
  readonly still: boolean
}
export type Band = 'near' | 'far' | 'out'

/** What a weapon master chose (VX-SKL-14): `one` defender until the end of the turn, or all of them for this combat. */
export interface Mastery {
  readonly ref: Ref
  readonly one?: Ref
}

/** The attack being declared or fought (4.12). */
export interface Attack {
  readonly kind: 'strike' | 'force'
  readonly attackers: readonly Ref[]
  readonly defenders: readonly Ref[]
  /** VX-CHG-07: set if the first attacker has charged. A short charge gives no bonus. */
  readonly charge?: { readonly bonus: boolean }
  readonly masteries: readonly Mastery[]
  readonly spites: readonly { readonly ref: Ref; readonly victim: Ref }[]
}

/** The spell being cast (4.13). The first caster leads. */
export interface Casting {
  readonly spell: SpellId
  readonly difficulty: number
  readonly casters: readonly Ref[]
  /** Miniatures, or a single piece of scenery. */
  readonly targets: readonly Ref[]
}

/** The action in progress, which is public. */
export type Action =
  | { readonly type: 'charge'; readonly figure: Ref; readonly target: Ref }
  | {
      readonly type: 'shot'
      readonly target: Ref
      readonly shooters: readonly Shooter[]
      /** The range band of each shooter; absent until it is measured. */
      readonly bands?: { readonly [ref: Ref]: Band }
    }
  | ({ readonly type: 'attack' } & Attack)
  | ({ readonly type: 'spell' } & Casting)

/** One line of the ledger of victory points, with its reason (6.7). */
export interface LedgerLine {
  readonly seat: Side
  readonly points: number
  readonly turn: number
  readonly why: Reason
}

/** What part of the match's data comes from a pack; the screen needs it for names. */
export interface PackMark {
  readonly name: Named
  readonly profiles: readonly ProfileId[]
  readonly scenario?: Named
}

export type SceneryKind = 'block' | 'wall'

export interface State {
  readonly scenario: ScenarioId
  readonly goal: 'passage' | 'annihilation' | 'breakthrough'
  readonly pack?: PackMark
  readonly rulings: Rulings
  readonly method: 'random' | 'bid' | 'agree'
  readonly tabletop: Tabletop
  /** VX-CON-02: which pieces of the terrain are walls. */
  readonly scenery: { readonly [ref: Ref]: SceneryKind }
  readonly spells: { readonly [id: SpellId]: Spell }
  readonly figures: { readonly [ref: Ref]: Figure }
  readonly sides: { readonly [S in Side]: SideState }
  /** The depth of the deployment strips. */
  readonly depth: Units
  /** The anchors of the Passage. */
  readonly anchors: readonly { readonly x: Units; readonly y: Units }[]
  readonly turn: number
  readonly turns: number
  readonly phase: Phase
  /** VX-TER-02: the side whose natural terrain comes first; absent until that is settled. */
  readonly terrainFirst?: Side
  /** VX-SET-04: the first player of the whole match; absent until that is settled. */
  readonly first?: Side
  /** VX-TER-05 to 08: each side's sign in this turn. */
  readonly signs: { readonly [S in Side]: Sign }
  readonly steps: readonly Step[]
  /** The index of the current step in `steps`; -1 outside steps. */
  readonly step: number
  /** The side that has the window or deploys; absent between windows. */
  readonly now?: Side
  readonly action?: Action
  readonly ledger: readonly LedgerLine[]
}

/** The country that the battlefield is now; `neutral` in turns that belong to neither side's terrain. */
export type CountryNow = Country | 'neutral'

/** A view is the whole state plus the viewer: nothing in it is hidden. */
export interface View extends State {
  readonly viewer: Viewer
}
