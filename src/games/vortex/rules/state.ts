/** The state of a match: flat records by ref, plain JSON. All of it is public; what is secret is in sealed answers only. */
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

/** 2.3: `doomed` is a dead Fanatic that still acts (VX-SKL-07); `removed` ones have left the table. */
export type Standing = 'alive' | 'doomed' | 'removed'

/** What an effect changes: a characteristic, VIV against shots only, or how the miniature is seen and may act. */
export type EffectStat = 'DEF' | 'VIV' | 'shot-VIV' | 'MOU' | 'partial' | 'unshakable' | 'rooted'
export type EffectCause = 'evade' | 'failed-charge' | 'weapon-master' | 'entangle' | 'stone-skin' | 'veil'
export interface Effect {
  readonly stat: EffectStat
  readonly delta: number
  /** The turn at whose end it is over. */
  readonly until: number
  readonly cause: EffectCause
  /** Who set it: penalties of a weapon master rest while he is in contact with another (VX-SKL-15). */
  readonly source?: Ref
}

/** What it has done in this turn (VX-MOV-06). */
export interface Done {
  readonly walked?: true
  readonly forced?: true
  readonly ran?: true
  readonly evaded?: true
  /** A charge that came into contact, short or not. */
  readonly charged?: true
  readonly disengaged?: true
  /** VX-TRA-02: any action at all. */
  readonly acted?: true
  /** VX-TRA-03 */
  readonly engaged?: true
  readonly hurt?: true
  /** House: Second Wind, once a turn. */
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
  /** What is left in this turn (VX-PA-02, VX-WIL-01, VX-MAG-02). */
  readonly pa: number
  readonly will: number
  readonly mana: number
  /** VX-ACT-03: fixed for the turn. */
  readonly rapidity: number
  readonly done: Done
  /** VX-SHT-02: what it announced before its first shot. */
  readonly stance?: 'static' | 'mobile'
  /** It does nothing more in this turn: after a failed charge (VX-CHG-06), in trance (VX-TRA-01). */
  readonly locked?: 'failed-charge' | 'trance'
  /** VX-TRA-05: unbroken turns of trance in a row, this one included. */
  readonly trance: number
  readonly effects: readonly Effect[]
}

export interface SideState {
  readonly seat: Side
  readonly people: People
  readonly army: readonly ProfileId[]
  /** VX-SET-03: what is left of the army's Discipline once points were bid. */
  readonly order: number
  /** The strip it deploys in, once its first miniature stands. */
  readonly strip?: Strip
}

/** The strip at the near edge (small y), or at the far one. */
export type Strip = 'near' | 'far'

/** VX-TER-08: bonus, nothing, penalty. */
export type Sign = '+' | '0' | '-'

/** A moment of the turn: one rapidity, of Fanatics or of the others (VX-ACT-03, VX-SKL-08). */
export interface Step {
  readonly of: 'fanatics' | 'others'
  readonly rapidity: number
}

/** A shooter of a shot; `skill` once the range is measured (VX-SHT-09). */
export interface Shooter {
  readonly ref: Ref
  readonly still: boolean
}
export type Band = 'near' | 'far' | 'out'

/** What a weapon master chose (VX-SKL-14): nobody named means all defenders, for this combat. */
export interface Mastery {
  readonly ref: Ref
  readonly one?: Ref
}

/** The attack being declared or fought (4.12). */
export interface Attack {
  readonly kind: 'strike' | 'force'
  readonly attackers: readonly Ref[]
  readonly defenders: readonly Ref[]
  /** VX-CHG-07: the first attacker has charged; `bonus` unless the short charge gives none. */
  readonly charge?: { readonly bonus: boolean }
  readonly masteries: readonly Mastery[]
  readonly spites: readonly { readonly ref: Ref; readonly victim: Ref }[]
}

/** The spell being cast (4.13). The first caster leads. */
export interface Casting {
  readonly spell: SpellId
  readonly difficulty: number
  readonly casters: readonly Ref[]
  /** Miniatures, or one piece of scenery. */
  readonly targets: readonly Ref[]
}

/** The action that is being carried out, for all to see; nothing between actions. */
export type Action =
  | { readonly type: 'charge'; readonly figure: Ref; readonly target: Ref }
  | {
      readonly type: 'shot'
      readonly target: Ref
      readonly shooters: readonly Shooter[]
      /** Once measured: who is in which range. */
      readonly bands?: { readonly [ref: Ref]: Band }
    }
  | ({ readonly type: 'attack' } & Attack)
  | ({ readonly type: 'spell' } & Casting)

/** Victory points, one line per cause (6.7). */
export interface LedgerLine {
  readonly seat: Side
  readonly points: number
  readonly turn: number
  readonly why: Reason
}

/** What of the match's data is from a pack, for names on the screen. */
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
  /** VX-TER-02: whose natural terrain comes first, once that is settled. */
  readonly terrainFirst?: Side
  /** VX-SET-04: who is first player, for the whole match. */
  readonly first?: Side
  /** VX-TER-05 to 08, of this turn. */
  readonly signs: { readonly [S in Side]: Sign }
  readonly steps: readonly Step[]
  /** Which of the steps it is; -1 outside of steps. */
  readonly step: number
  /** Whose window it is, or who deploys. */
  readonly now?: Side
  readonly action?: Action
  readonly ledger: readonly LedgerLine[]
}

/** What the table shows of the country now: nothing while the terrain is neutral. */
export type CountryNow = Country | 'neutral'

/** A view is the state with who looks: nothing in it is hidden. */
export interface View extends State {
  readonly viewer: Viewer
}
