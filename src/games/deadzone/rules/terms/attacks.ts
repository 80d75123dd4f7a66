/** Questions and chapters of tests, shots, Fights and damage (4.7, 4.17, 4.18, 4.20 to 4.22). */
import type { Pick, Roll, Tally, TallyPart } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import type { Eight } from '../dice'
import type { AttackId, CommitId, DefendId, DieId } from '../ids'
import type { WeaponId } from '../profile'
import type { ShotHow, ShotMode, ShotReport } from '../reports'
import type { Side, TestDice } from '../state'

/** The causes of damage. */
export type Harm = 'shot' | 'fight' | 'fire' | 'fall' | 'slam' | 'blast' | 'trap' | 'own'

/** A threat that rolls against a model without being a model: its dice and target number (wall, gravity, fire, a Frag). */
export interface Strength {
  readonly of: 'wall' | 'gravity' | 'fire' | 'blast'
  readonly dice: Tally
  readonly target: number
}

/** An Energy Shield (n) that protects a model: carried, built in, or from a generator in its cube (4.24). */
export interface Shield {
  readonly name: string
  readonly dice: number
  readonly item?: Ref
  /** The model that has the shield. */
  readonly of: Ref
}

/** The effect of an area attack on all models in a cube. `burn` is It Burns!, which is resolved with a shot. */
export type AreaKind = 'frag' | 'burn' | 'stun' | 'smoke' | 'toxic-smoke'

export type AttackAsks = {
  /** The weapon, its target, and the mode of fire. */
  'shoot what': Pick<AttackId | 'back'>
  /** W5 of a Fight: the enemy and the weapon. */
  'fight with': Pick<CommitId>
  /** W5, W6: which DICE results and which item are added to this test (DZ-CMD-11). */
  'add dice': Pick<`die:${string}` | `ammo:${Ref}`>
  /** W6 of a Fight: fight back with a weapon, or Survive (DZ-FGT-05). */
  defend: Pick<DefendId>
  /** W7, Stalwart */
  'reroll which': Pick<DieId>
  'attack dice': Roll<Eight>
  'defence dice': Roll<Eight>
  'reroll dice': Roll<Eight>
  /** Where a missed throw scatters (DZ-SCA-01), and whether a walkway holds it (DZ-SCA-03). */
  'object scatter': Roll<Eight>
  'object landing': Roll<Eight>
}

export type AttackCalls = {
  /** DZ-SHO, DZ-FFE: a Shoot action (or a free one), beginning with the choice of weapon and target. */
  shoot: {
    readonly model: Ref
    readonly by: Side
    readonly how: ShotHow
    /** The Command die that pays for it. */
    readonly die?: string
    /** Overwatch: only this target may be shot at. */
    readonly only?: Ref
    /** Only this weapon may be used. */
    readonly weapon?: WeaponId
    /** Fire Control: the declared shots, resolved one after the other. */
    readonly declared?: readonly AttackId[]
    readonly next?: number
  }
  /** DZ-SHO-10 to 12, DZ-FFE, and what follows: a shot that has been declared and paid for. */
  shot: {
    readonly model: Ref
    readonly by: Side
    readonly target: Ref
    readonly weapon: WeaponId
    readonly mode: ShotMode
    readonly how: ShotHow
    readonly report?: ShotReport
    /** How many successes the attack was ahead. */
    readonly margin?: number
    readonly ap?: number
    /** DZ-ABL-04, AMB-45: the models in the target's cube at the declaration. */
    readonly beside?: readonly Ref[]
  }
  /** DZ-FGT-01: a Fight action (or a free one), beginning with the choice of the enemy. */
  'fight action': {
    readonly model: Ref
    readonly by: Side
    readonly how: Exclude<ShotHow, 'special'>
    readonly enemy?: Ref
    readonly weapon?: WeaponId
  }
  /** 4.27 fight. The models in `movedIn` get the modifier DZ-FGM-01. */
  fight: {
    readonly attacker: Ref
    readonly defender: Ref
    readonly movedIn: readonly Ref[]
    readonly mustSurvive: boolean
    /** The attacker's weapon if it is already chosen; `null` if it has none. */
    readonly weapon?: WeaponId | null
    /** Set if the defender was Pinned when the Fight began; it stands up afterwards (DZ-PIN-03). */
    readonly wasPinned?: boolean
    /** The weapon with which the defender fights back; `null` if it Survives. */
    readonly counter?: WeaponId | null
    /** Who dealt Potential Damage to whom, how much, and with what. */
    readonly dealt?: { readonly by: Ref; readonly to: Ref; readonly margin: number; readonly weapon: WeaponId | null }
  }
  /** A model's Survive test against a strength that is not a model's. The caller reads the outcome from `state.test`. */
  'survive against': { readonly model: Ref; readonly strength: Strength }
  /** DZ-DMG: Potential Damage, armour and death. `by` is the attacking model, if there is one. */
  harm: {
    readonly model: Ref
    readonly potential: number
    readonly ap: number
    readonly how: Harm
    readonly by?: Ref
    readonly weapon?: WeaponId
    /** The parts of the Potential Damage, if it has more than one. */
    readonly because?: readonly TallyPart[]
    /** The Energy Shields still to be tested; `faces` (thrown) and `extra` (still to be thrown) are dice of the first. */
    readonly shields?: readonly Shield[]
    readonly faces?: readonly number[]
    readonly extra?: number
    /** The damage that all shields together have absorbed so far. */
    readonly absorbed?: number
    readonly actual?: number
    readonly total?: number
    readonly damaged?: number
  }
  /** DZ-ABL-06: the attempt to put the fire out. `margin`: how many successes the fire was ahead. */
  'on fire': { readonly model: Ref; readonly margin?: number }
  /** W5, W6: DICE results (and ammunition) are added to the current test (DZ-CMD-11, AMB-15). */
  'add dice': {
    readonly who: 'attack' | 'defence'
    readonly model: Ref
    readonly stat: 'shoot' | 'fight' | 'survive'
    readonly ammo?: true
  }
  /**
   * DZ-TEST-10: one side of the current test rolls its dice, their waves and its rerolls. `extra`: dice to roll now; `left`:
   * automatic rerolls left; `asked`: the choice of a reroll was already offered.
   */
  'throw dice': {
    readonly who: 'attack' | 'defence'
    readonly extra?: number
    readonly left?: number
    readonly asked?: true
    readonly chosen?: readonly DieId[]
  }
  /** Further effects on a survivor to whom a weapon dealt Potential Damage: Knockback, Smash!, Stun. */
  'after-effects': { readonly by: Ref; readonly to: Ref; readonly weapon: WeaponId }
  /** 4.23: a grenade or an Indirect shot at a cube: aiming, scatter after a miss, and its effect where it lands. */
  throw: {
    readonly model: Ref
    readonly by: Side
    /** The id of a weapon, or the ref of an item. */
    readonly with: WeaponId | Ref
    readonly cube: CubeId
    readonly how: ShotHow
    /** The cube in which it lands. */
    readonly lands?: CubeId
    readonly lost?: true
    /** Its effect there. */
    readonly what?: { readonly kind: AreaKind; readonly value: number; readonly weapon?: WeaponId }
    /** Set if it has no effect yet because it becomes a trap. */
    readonly lies?: true
  }
  /** 4.23, Experimental: a die decides what the weapon does. */
  experiment: { readonly model: Ref }
  /** 4.23, Blast: models around the target are thrown, and the target scatters; a miss pins them all. */
  blast: {
    readonly by: Ref
    readonly target: Ref
    readonly beside: readonly Ref[]
    readonly hit: boolean
    readonly at?: number
  }
  /** 4.23, Invigorate: Shoot (2) removes the target's activation marker. */
  invigorate: { readonly by: Ref; readonly target: Ref }
  /** DZ-DMG-08, DZ-DMG-06: the model's death and everything that follows from it. */
  death: { readonly model: Ref; readonly how: Harm; readonly by?: Ref; readonly cube?: CubeId; readonly ended?: true }
  /** An attack on every model in this cube: Frag (n), It Burns!, and what follows. */
  'area attack': {
    readonly cube: CubeId
    readonly kind: AreaKind
    readonly value: number
    readonly by?: Ref
    readonly weapon?: WeaponId
    /** It Burns!: the model at which the shot was aimed. */
    readonly target?: Ref
    readonly among?: readonly Ref[]
    /** DICE results added to each Survive test, fixed before any die is thrown. */
    readonly added?: { readonly [model: Ref]: number }
    readonly at?: number
    readonly attack?: TestDice
    readonly ap?: number
  }
}
