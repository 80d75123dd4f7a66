/**
 * The questions that an ability, a weapon's keyword, a carried item or an effect on a model may answer, each a named field.
 * Chapters call these fields; entries never call chapters. Which model has which keyword is data: see `keywordsOf`.
 */
import type { Ref } from '../../../../table/piece'
import type { Weapon } from '../profile'
import type { ShotMode } from '../reports'
import type { State } from '../state'
import type { Harm } from '../terms/attacks'

/** One model's test, with everything that may change its dice. */
export interface TestOf {
  readonly model: Ref
  readonly stat: 'shoot' | 'fight' | 'survive'
  readonly during: 'shoot' | 'fight' | 'event'
  /** The weapon that this model uses in the test. */
  readonly weapon?: Weapon
  readonly foe?: Ref
  readonly mode?: ShotMode
  /** Set if the model is breaking away (DZ-ENG-11). */
  readonly leaving?: true
}

/** Potential Damage before a model takes it. */
export interface HarmOf {
  readonly model: Ref
  readonly how: Harm
  readonly by?: Ref
  readonly weapon?: Weapon
}

/** The entry of one keyword. `value` is the number printed with the keyword; a missing one counts as 1. */
export interface Ability {
  readonly name: string
  readonly rule: string
  /** Dice of the model's own test. */
  readonly dice?: (state: State, test: TestOf, value: number) => number
  /** Dice added to the opponent's test. */
  readonly foeDice?: (state: State, test: TestOf, value: number) => number
  /** Failed dice of its own test that are rerolled automatically. */
  readonly rerolls?: (state: State, test: TestOf, value: number) => number
  /** Cubes added to a ranged weapon's range. */
  readonly range?: (value: number) => number
  readonly ap?: (state: State, test: TestOf, value: number) => number
  readonly armour?: (state: State, harm: HarmOf, value: number) => number
  /** Potential Damage that the damaged model ignores (negative) or takes in addition. */
  readonly potential?: (state: State, harm: HarmOf, value: number) => number
  /** Potential Damage that the damaging model adds, if it deals any. */
  readonly adds?: (state: State, harm: HarmOf, value: number) => number
  /** The model can never be the target of a Clear Shot. */
  readonly unclear?: true
  /** The model cannot be seen and cannot be the target of a Shoot. */
  readonly hidden?: true
  /** A weapon's keyword that applies even while the weapon is not in use. */
  readonly passive?: true
  /** Names the chapter that implements the keyword, for keywords that answer none of the fields above. */
  readonly chapter?: string
}
