/** The definition of a mission (4.26, 6.5, 6.6) as data: zones, objectives and what scores. */
import type { CubeSide, ObjectiveSquare, ZoneName } from './board'
import type { ModelType } from './profile'

export const MISSIONS = ['patrol', 'scour', 'break-through', 'search-and-destroy'] as const
export type MissionId = (typeof MISSIONS)[number]

export interface Square {
  readonly c: number
  readonly r: number
}

/** DZ-MIS-04: the effects of secret missions. `know-the-ground`: own models that leave by the enemy's zone score. */
export const SECRETS = ['none', 'claim', 'murder', 'know-the-ground'] as const
export type Secret = (typeof SECRETS)[number]

export interface Mission {
  readonly id: MissionId
  /** Squares of each deployment zone. All levels above them belong to it (AMB-25). */
  readonly zones: { readonly [Z in ZoneName]: readonly Square[] }
  readonly objectives: readonly ObjectiveSquare[]
  /** DZ-IPL-05: what happens to a token whose square lies in a zone. */
  readonly tokenInZone: 'discard' | 'again'
  /** Points for a kill: the victim's VP times `times` (for a Leader also times `leader`), rounded up, plus `plus`. */
  readonly kill: { readonly times: 0.5 | 1; readonly plus: 0 | 1; readonly leader: 1 | 2 }
  /** Points for each Intel picked up. */
  readonly intel: number
  /** Leaving the board (DZ-TER-15): from which squares, over which side, by the model's own zone; and the factor for its VP. */
  readonly exit?: {
    readonly by: { readonly [Z in ZoneName]: { readonly squares: readonly Square[]; readonly side: CubeSide } }
    readonly times: number
    readonly least: number
  }
  /** Points for shipping an item out of the own zone by a Special action. */
  readonly ship?: number
  /** Whether a side that has left the field with more VP is spared from counting as exterminated. */
  readonly mayLeave?: true
  /** DZ-MIS-04: the secret mission for each face of the die; absent if there are none. */
  readonly secrets?: readonly Secret[]
}

export const inZone = ({ zones }: Mission, zone: ZoneName, { c, r }: Square): boolean =>
  zones[zone].some((square) => square.c === c && square.r === r)

/** VP for a killed model (DZ-PAT-03, 6.6), whatever killed it. */
export function killPoints({ kill }: Mission, { vp, type }: { readonly vp: number; readonly type: ModelType }): number {
  const times = kill.times * (type === 'L' ? kill.leader : 1)
  return Math.ceil(vp * times) + kill.plus
}

/** VP for an own model that leaves the board; 0 if the mission has no exit. */
export const exitPoints = ({ exit }: Mission, { vp }: { readonly vp: number }): number =>
  exit ? Math.max(exit.least, exit.times * vp) : 0

/** The points limits that players may agree on (DZ-TMB-01). */
export const LIMITS = [100, 150, 200, 250, 300] as const
export type PointsLimit = (typeof LIMITS)[number]

/** DZ-MIS-02: the VP that win a match with that points limit. */
export const VP_TO_WIN: { readonly [L in PointsLimit]: number } = { 100: 12, 150: 16, 200: 20, 250: 20, 300: 20 }
