/** What a mission is (4.26, 6.5, 6.6): zones, objectives and what scores, all data. */
import type { CubeSide, ObjectiveSquare, ZoneName } from './board'
import type { ModelType } from './profile'

export const MISSIONS = ['patrol', 'scour', 'break-through', 'search-and-destroy'] as const
export type MissionId = (typeof MISSIONS)[number]

export interface Square {
  readonly c: number
  readonly r: number
}

/** DZ-MIS-04: what a secret mission changes. `know-the-ground`: own models that leave by the enemy's zone score. */
export const SECRETS = ['none', 'claim', 'murder', 'know-the-ground'] as const
export type Secret = (typeof SECRETS)[number]

export interface Mission {
  readonly id: MissionId
  /** Squares of each deployment zone; every level above them belongs to it (AMB-25). */
  readonly zones: { readonly [Z in ZoneName]: readonly Square[] }
  readonly objectives: readonly ObjectiveSquare[]
  /** DZ-IPL-05: what becomes of a token that comes to lie in a zone. */
  readonly tokenInZone: 'discard' | 'again'
  /** What the victim's own VP are worth to the other side: times `times` (rounded up), plus `plus`; a Leader's times `leader`. */
  readonly kill: { readonly times: 0.5 | 1; readonly plus: 0 | 1; readonly leader: 1 | 2 }
  /** For each Intel picked up. */
  readonly intel: number
  /** Leaving over the board's edge (DZ-TER-15): by whose zone, which edge, and what a model's own VP are multiplied with there. */
  readonly exit?: {
    readonly by: { readonly [Z in ZoneName]: { readonly squares: readonly Square[]; readonly side: CubeSide } }
    readonly times: number
    readonly least: number
  }
  /** What an item is worth that is shipped out of the own zone by a Special action. */
  readonly ship?: number
  /** A side that has left the field with more VP does not count as exterminated. */
  readonly mayLeave?: true
  /** DZ-MIS-04: what each face of the die means; without it there are no secret missions. */
  readonly secrets?: readonly Secret[]
}

export const inZone = ({ zones }: Mission, zone: ZoneName, { c, r }: Square): boolean =>
  zones[zone].some((square) => square.c === c && square.r === r)

/** VP for a killed model (DZ-PAT-03, 6.6), whatever it died of. */
export function killPoints({ kill }: Mission, { vp, type }: { readonly vp: number; readonly type: ModelType }): number {
  const times = kill.times * (type === 'L' ? kill.leader : 1)
  return Math.ceil(vp * times) + kill.plus
}

/** VP for an own model that leaves where the mission lets it; nothing where it does not. */
export const exitPoints = ({ exit }: Mission, { vp }: { readonly vp: number }): number =>
  exit ? Math.max(exit.least, exit.times * vp) : 0

/** The points that both sides may agree on (DZ-TMB-01). */
export const LIMITS = [100, 150, 200, 250, 300] as const
export type PointsLimit = (typeof LIMITS)[number]

/** DZ-MIS-02: VP that win a match of that size. */
export const VP_TO_WIN: { readonly [L in PointsLimit]: number } = { 100: 12, 150: 16, 200: 20, 250: 20, 300: 20 }
