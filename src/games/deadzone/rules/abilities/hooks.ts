/**
 * The questions, by name, that an ability, a weapon's keyword, a carried item or an effect on a model may answer. Chapters ask them; an
 * entry never calls a chapter. Which model has which keyword is data: see `keywordsOf`.
 */
import type { Ref } from '../../../../table/piece'
import type { Weapon } from '../profile'
import type { ShotMode } from '../reports'
import type { State } from '../state'
import type { Harm } from '../terms/attacks'

/** One model's test, and what matters of it for its dice. */
export interface TestOf {
  readonly model: Ref
  readonly stat: 'shoot' | 'fight' | 'survive'
  readonly during: 'shoot' | 'fight' | 'event'
  /** What this model uses in the test. */
  readonly weapon?: Weapon
  readonly foe?: Ref
  readonly mode?: ShotMode
  /** It is breaking away (DZ-ENG-11). */
  readonly leaving?: true
}

/** Potential Damage before a model takes it. */
export interface HarmOf {
  readonly model: Ref
  readonly how: Harm
  readonly by?: Ref
  readonly weapon?: Weapon
}

/** One entry: the keyword's own value comes with the question. A missing value counts 1. */
export interface Ability {
  readonly name: string
  readonly rule: string
  /** Dice of the model's own test. */
  readonly dice?: (state: State, test: TestOf, value: number) => number
  /** Dice of its foe's test. */
  readonly foeDice?: (state: State, test: TestOf, value: number) => number
  /** Failed dice of its own test that are rerolled automatically. */
  readonly rerolls?: (state: State, test: TestOf, value: number) => number
  /** Added to a ranged weapon's range. */
  readonly range?: (value: number) => number
  readonly ap?: (state: State, test: TestOf, value: number) => number
  readonly armour?: (state: State, harm: HarmOf, value: number) => number
  /** Potential Damage that the damaged model ignores (negative) or takes in addition. */
  readonly potential?: (state: State, harm: HarmOf, value: number) => number
  /** Potential Damage that the damaging model adds, if it deals any. */
  readonly adds?: (state: State, harm: HarmOf, value: number) => number
  /** No Clear Shot at it. */
  readonly unclear?: true
  /** It cannot be the target of a Shoot, nor seen. */
  readonly hidden?: true
  /** A weapon's keyword that counts even where the weapon is not in use. */
  readonly passive?: true
  /** Has no answer here: a chapter asks for the keyword by name. */
  readonly chapter?: string
}
