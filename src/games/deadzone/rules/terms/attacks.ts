/** Questions and chapters of tests, shots, Fights and harm (4.7, 4.17, 4.18, 4.20 to 4.22). */
import type { Pick, Roll, Tally, TallyPart } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import type { Eight } from '../dice'
import type { AttackId, CommitId, DefendId, DieId } from '../ids'
import type { WeaponId } from '../profile'
import type { ShotHow, ShotMode, ShotReport } from '../reports'
import type { Side, TestDice } from '../state'

/** What damages a model. */
export type Harm = 'shot' | 'fight' | 'fire' | 'fall' | 'slam' | 'blast' | 'trap' | 'own'

/** What rolls against a model without being one: so many dice at a target number (wall, gravity, fire, a Frag). */
export interface Strength {
  readonly of: 'wall' | 'gravity' | 'fire' | 'blast'
  readonly dice: Tally
  readonly target: number
}

/** An Energy Shield (n) that works for a model: carried, built in, or of a generator in its cube (4.24). */
export interface Shield {
  readonly name: string
  readonly dice: number
  readonly item?: Ref
  /** Whose it is. */
  readonly of: Ref
}

/** What happens to all models in a cube. `burn`: It Burns! with a shot behind it. */
export type AreaKind = 'frag' | 'burn' | 'stun' | 'smoke' | 'toxic-smoke'

export type AttackAsks = {
  /** The weapon, its target, and the mode of fire. */
  'shoot what': Pick<AttackId | 'back'>
  /** W5 of a Fight: with what. */
  'fight with': Pick<CommitId>
  /** W5, W6: how many DICE results, and which item, go into this test (DZ-CMD-11). */
  'add dice': Pick<`die:${string}` | `ammo:${Ref}`>
  /** W6 of a Fight: Fight back or Survive (DZ-FGT-05), and with what. */
  defend: Pick<DefendId>
  /** W7, Stalwart */
  'reroll which': Pick<DieId>
  'attack dice': Roll<Eight>
  'defence dice': Roll<Eight>
  'reroll dice': Roll<Eight>
  /** Where a missed throw goes (DZ-SCA-01), and whether a walkway holds it (DZ-SCA-03). */
  'object scatter': Roll<Eight>
  'object landing': Roll<Eight>
}

export type AttackCalls = {
  /** DZ-SHO, DZ-FFE: a Shoot action (or a free one), from the choice of weapon and target on. */
  shoot: {
    readonly model: Ref
    readonly by: Side
    readonly how: ShotHow
    /** The Command die that pays for it. */
    readonly die?: string
    /** Overwatch: only this target may be shot at. */
    readonly only?: Ref
    /** Only with this weapon. */
    readonly weapon?: WeaponId
    /** Fire Control: shots declared, to be resolved one after the other. */
    readonly declared?: readonly AttackId[]
    readonly next?: number
  }
  /** DZ-SHO-10 to 12, DZ-FFE, with what follows: a shot that has been declared and paid for. */
  shot: {
    readonly model: Ref
    readonly by: Side
    readonly target: Ref
    readonly weapon: WeaponId
    readonly mode: ShotMode
    readonly how: ShotHow
    readonly report?: ShotReport
    /** By how much it was won. */
    readonly margin?: number
    readonly ap?: number
    /** DZ-ABL-04, AMB-45: who was in the target's cube at declaration. */
    readonly beside?: readonly Ref[]
  }
  /** DZ-FGT-01: a Fight action (or a free one), from the choice of the enemy on. */
  'fight action': {
    readonly model: Ref
    readonly by: Side
    readonly how: Exclude<ShotHow, 'special'>
    readonly enemy?: Ref
    readonly weapon?: WeaponId
  }
  /** 4.27 fight: `movedIn` get DZ-FGM-01. */
  fight: {
    readonly attacker: Ref
    readonly defender: Ref
    readonly movedIn: readonly Ref[]
    readonly mustSurvive: boolean
    /** The attacker's weapon, where it is chosen already; `null`: it has none. */
    readonly weapon?: WeaponId | null
    /** The defender lay Pinned when it began: it stands up after it (DZ-PIN-03). */
    readonly wasPinned?: boolean
    /** What the defender fights back with; `null`: it Survives. */
    readonly counter?: WeaponId | null
    /** Who dealt Potential Damage to whom, how much, with what. */
    readonly dealt?: { readonly by: Ref; readonly to: Ref; readonly margin: number; readonly weapon: WeaponId | null }
  }
  /** A model's Survive test against a strength that is not a model's; the outcome lies in `state.test`. */
  'survive against': { readonly model: Ref; readonly strength: Strength }
  /** DZ-DMG: Potential Damage, armour, death. `by`: who gets after-effects, if anybody; `seat` of nobody: events. */
  harm: {
    readonly model: Ref
    readonly potential: number
    readonly ap: number
    readonly how: Harm
    readonly by?: Ref
    readonly weapon?: WeaponId
    /** Where the Potential Damage comes from, if it is more than one number. */
    readonly because?: readonly TallyPart[]
    /** The Energy Shields still to be tested; of the first, the dice so far and how many are still to be thrown. */
    readonly shields?: readonly Shield[]
    readonly faces?: readonly number[]
    readonly extra?: number
    /** What all of them have absorbed so far. */
    readonly absorbed?: number
    readonly actual?: number
    readonly total?: number
    readonly damaged?: number
  }
  /** DZ-ABL-06: the attempt to put the fire out. `margin`: by how much the fire won. */
  'on fire': { readonly model: Ref; readonly margin?: number }
  /** W5, W6: DICE results (and ammunition) are added to the test in the state (DZ-CMD-11, AMB-15). */
  'add dice': {
    readonly who: 'attack' | 'defence'
    readonly model: Ref
    readonly stat: 'shoot' | 'fight' | 'survive'
    readonly ammo?: true
  }
  /**
   * DZ-TEST-10: one side of the test in the state rolls: its dice, their waves, its rerolls. `extra`: dice to roll now; `left`: automatic
   * rerolls left; `asked`: the choice of a reroll has been made.
   */
  'throw dice': {
    readonly who: 'attack' | 'defence'
    readonly extra?: number
    readonly left?: number
    readonly asked?: true
    readonly chosen?: readonly DieId[]
  }
  /** What a weapon that has dealt Potential Damage does to the survivor: Knockback, Smash!, Stun. */
  'after-effects': { readonly by: Ref; readonly to: Ref; readonly weapon: WeaponId }
  /** 4.23: a grenade, or an Indirect shot, at a cube: aimed, perhaps scattered, then what it does there. */
  throw: {
    readonly model: Ref
    readonly by: Side
    /** A weapon's name or an item's. */
    readonly with: WeaponId | Ref
    readonly cube: CubeId
    readonly how: ShotHow
    /** Where it comes to lie. */
    readonly lands?: CubeId
    readonly lost?: true
    /** What it does there. */
    readonly what?: { readonly kind: AreaKind; readonly value: number; readonly weapon?: WeaponId }
    /** It has no effect yet: it becomes a trap. */
    readonly lies?: true
  }
  /** 4.23, Experimental: what the weapon turns out to be. */
  experiment: { readonly model: Ref }
  /** 4.23, Blast: those around the target are thrown, the target scatters; a miss pins them all. */
  blast: {
    readonly by: Ref
    readonly target: Ref
    readonly beside: readonly Ref[]
    readonly hit: boolean
    readonly at?: number
  }
  /** 4.23, Invigorate: Shoot (2) takes the target's activation marker off. */
  invigorate: { readonly by: Ref; readonly target: Ref }
  /** DZ-DMG-08, DZ-DMG-06: it dies, with everything that follows from its death. */
  death: { readonly model: Ref; readonly how: Harm; readonly by?: Ref; readonly cube?: CubeId; readonly ended?: true }
  /** Everything in this cube is attacked: Frag (n), It Burns!, and what follows. */
  'area attack': {
    readonly cube: CubeId
    readonly kind: AreaKind
    readonly value: number
    readonly by?: Ref
    readonly weapon?: WeaponId
    /** It Burns!: at whom the shot was aimed. */
    readonly target?: Ref
    readonly among?: readonly Ref[]
    /** DICE results of each Survive test, fixed before any die is thrown. */
    readonly added?: { readonly [model: Ref]: number }
    readonly at?: number
    readonly attack?: TestDice
    readonly ap?: number
  }
}
