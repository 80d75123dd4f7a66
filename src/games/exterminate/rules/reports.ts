/** Evidence: the basis of a shot, melee or crossing. Made once in `facts/`; used by options, resolution, events and texts. */
import type { Point, Units } from '../../../geometry/types'
import type { Tally, Verdict } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import type { Face } from './dice'
import type { WeaponId } from './profile'

/** One thing in the corridor. `ignored`: it touches the shooter (EX-LOS-07). */
export interface InCorridor {
  readonly ref: Ref
  readonly role: 'obstruction' | 'blocker' | 'ignored'
  readonly isWall: boolean
  /** The part of it that lies inside the corridor, for drawing. */
  readonly clipped: readonly (readonly Point[])[]
}

export type RangeBand = 'near' | 'long' | 'out'

/** A shot, allowed or not (4.16 to 4.19): the verdict with its reasons, and the numbers of dice. */
export interface ShotReport {
  readonly shooter: Ref
  readonly target: Ref
  readonly weapon: WeaponId
  readonly verdict: Verdict
  /** The corners of the corridor, for drawing; empty if the bases touch. */
  readonly corridor: readonly Point[]
  readonly elements: readonly InCorridor[]
  readonly obstructions: readonly Ref[]
  readonly blockers: readonly Ref[]
  readonly ignored: readonly Ref[]
  readonly range: { readonly gap: Units; readonly limit: Units; readonly band: RangeBand }
  readonly attack: Tally
  readonly defence: Tally
  /** The terrain pieces that give the target cover (EX-COV-01); none for a shocked target. */
  readonly cover: readonly Ref[]
}

/** How a figure comes into contact with another (EX-MEL-03, EX-HIL-08, 11, 12). */
export const APPROACHES = ['base', 'obstacle', 'from-top', 'on-top'] as const
/**
 * `base`: moves into contact with the target's base; `obstacle`: with the terrain piece the target stands on;
 * `from-top`: fights from its own top without moving; `on-top`: into contact, both on the same top.
 */
export type Approach = (typeof APPROACHES)[number]

export interface EngageReport {
  readonly attacker: Ref
  readonly target: Ref
  readonly verdict: Verdict
  readonly approach: Approach
  readonly gap: Units
  readonly limit: Units
  /** The pools of the first round if the figure engages now without bonus dice. */
  readonly attack: Tally
  readonly defence: Tally
}

/** What a crossing die did (EX-OBS-04). */
export type CrossingResult = 'crossed' | 'stopped' | 'lost'

export interface Crossing {
  readonly ref: Ref
  readonly faces: readonly Face[]
  readonly result: CrossingResult
}

/** EX-DMG-01: the result of a damage die. */
export type Damage = 'scratch' | 'shocked' | 'exterminated'

/** One attack of a melee: attacker, target, and number of bonus dice. */
export interface Attack {
  readonly attacker: Ref
  readonly target: Ref
  readonly bonus: number
}

/**
 * How a melee ends (EX-MEL-11 to 13): one side is `gone`; all its remaining figures are `shocked`; or `drawn`, if both sides have
 * operational figures. `beaten` is the side that is gone or shocked.
 */
export type MeleeOutcome =
  | { readonly case: 'gone' | 'shocked'; readonly beaten: 'A' | 'B' }
  | { readonly case: 'drawn' }
  | { readonly case: 'no-melee' }
