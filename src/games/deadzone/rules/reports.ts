/** Evidence: the basis of a shot, throw or Fight. Made once in `facts/`; used by options, resolution, events and texts. */
import type { Tally, Verdict } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import type { CubeId } from './board'
import type { Sight } from './facts/sight'
import type { WeaponId } from './profile'

/** DZ-RNG-01: distances in cubes. `most` is the weapon's range with its reasons. */
export interface RangeEvidence {
  readonly horizontal: number
  readonly vertical: number
  readonly cubes: number
  readonly most: Tally
}

/** Chances in thousandths; exact except that counts of successes above `MOST` of `facts/odds.ts` are merged. */
export interface Odds {
  /** The attacker has more successes. */
  readonly hit: number
  /** The target takes damage, but lives. */
  readonly hurt: number
  /** `hurt` divided by the amount of damage: index 0 is 1 damage, up to the most that the target survives. */
  readonly spread: readonly number[]
  readonly dead: number
  readonly pinned: number
}

/**
 * How a Shoot is paid for. `action`: from the activation's budget; `die`: with a Command die; `owed`: free by a Special;
 * `special`: free, at a model that enters the cube, without modifiers for position (Overwatch).
 */
export type ShotHow = 'action' | 'die' | 'owed' | 'special'

export type ShotMode = 'normal' | 'ffe'

/** A shot at one model, allowed or not (4.17). */
export interface ShotReport {
  readonly shooter: Ref
  readonly target: Ref
  readonly weapon: WeaponId
  readonly mode: ShotMode
  readonly verdict: Verdict
  readonly range: RangeEvidence
  /** Absent if the shot was refused before sight was computed. */
  readonly sight?: Sight
  readonly attack: Tally
  readonly defence: Tally
  /** Failed dice that are rerolled automatically (Weight of Fire). */
  readonly rerolls: Tally
  readonly ap: Tally
  /** The target's effective armour against this shot. */
  readonly armour: Tally
  /** Every model that may be affected: the target and, for some weapons, the others in its cube. */
  readonly touches: readonly Ref[]
  readonly long: boolean
  readonly odds?: Odds
}

/** A throw at a cube (Grenade, Indirect), allowed or not. */
export interface ThrowReport {
  readonly shooter: Ref
  readonly cube: CubeId
  /** The id of a weapon, or the ref of an item. */
  readonly with: WeaponId | Ref
  readonly verdict: Verdict
  readonly range: RangeEvidence
  readonly attack: Tally
  /** How many successes hit the cube. */
  readonly needs: number
  readonly touches: readonly Ref[]
  readonly long: boolean
}

/** A Fight as it would begin (4.18), with both sides' dice before Command dice. */
export interface FightReport {
  readonly attacker: Ref
  readonly defender: Ref
  readonly weapon: WeaponId | null
  readonly attack: Tally
  readonly rerolls: Tally
  readonly ap: Tally
  readonly armour: Tally
  /** DZ-FGT-05: the defender's dice if it fights back (absent if it may not) and if it Survives. */
  readonly counter?: Tally
  readonly survive: Tally
  readonly odds?: { readonly counter?: Odds; readonly survive: Odds }
}
