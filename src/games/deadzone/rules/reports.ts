/** Evidence: what a shot and a Fight rest on. Made once by `facts/`, used by options, resolution, events and words. */
import type { Tally, Verdict } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import type { CubeId } from './board'
import type { Sight } from './facts/sight'
import type { WeaponId } from './profile'

/** DZ-RNG-01: in cubes. `most`: the weapon's range with its reasons. */
export interface RangeEvidence {
  readonly horizontal: number
  readonly vertical: number
  readonly cubes: number
  readonly most: Tally
}

/** What the dice say beforehand, in thousandths; exact but for the tail beyond twenty successes. */
export interface Odds {
  /** The attacker has more successes. */
  readonly hit: number
  /** The target takes damage, but lives. */
  readonly hurt: number
  /** The same by how much: 1 damage first, as far as it lives. */
  readonly spread: readonly number[]
  readonly dead: number
  readonly pinned: number
}

/**
 * What a Shoot costs and is worth: `action` of the budget; `die`: a Command die; `owed`: nothing, by a Special; `special`: nothing, at who
 * comes into the cube, without modifiers of place (Overwatch).
 */
export type ShotHow = 'action' | 'die' | 'owed' | 'special'

export type ShotMode = 'normal' | 'ffe'

/** A shot at one model, possible or not (4.17). */
export interface ShotReport {
  readonly shooter: Ref
  readonly target: Ref
  readonly weapon: WeaponId
  readonly mode: ShotMode
  readonly verdict: Verdict
  readonly range: RangeEvidence
  /** Not looked up where the shot is refused before. */
  readonly sight?: Sight
  readonly attack: Tally
  readonly defence: Tally
  /** Failed dice that are rolled again of themselves (Weight of Fire). */
  readonly rerolls: Tally
  readonly ap: Tally
  /** The target's armour against it. */
  readonly armour: Tally
  /** Everybody it may touch: the target, and the others in its cube if the weapon says so. */
  readonly touches: readonly Ref[]
  readonly long: boolean
  readonly odds?: Odds
}

/** A throw at a cube (Grenade, Indirect), possible or not. */
export interface ThrowReport {
  readonly shooter: Ref
  readonly cube: CubeId
  /** A weapon's name, or an item's. */
  readonly with: WeaponId | Ref
  readonly verdict: Verdict
  readonly range: RangeEvidence
  readonly attack: Tally
  /** Successes needed for the cube to be hit. */
  readonly needs: number
  readonly touches: readonly Ref[]
  readonly long: boolean
}

/** A Fight as it would begin (4.18): both sides' dice before Command dice. */
export interface FightReport {
  readonly attacker: Ref
  readonly defender: Ref
  readonly weapon: WeaponId | null
  readonly attack: Tally
  readonly rerolls: Tally
  readonly ap: Tally
  readonly armour: Tally
  /** DZ-FGT-05: its dice if it Fights back, where it may, and if it Survives. */
  readonly counter?: Tally
  readonly survive: Tally
  readonly odds?: { readonly counter?: Odds; readonly survive: Odds }
}
