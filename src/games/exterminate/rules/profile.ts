/** What is printed on recruitment cards (2.3 to 2.5), as data. Lengths are in table units. */
import type { Units } from '../../../geometry/types'
import type { Named } from './cards'

export type WeaponId = string

/** Keywords without a number; `blast` is a weapon's. */
export const KEYWORDS = ['leader', 'relentless', 'agile', 'low', 'blast'] as const
export type Keyword = (typeof KEYWORDS)[number]

export interface Weapon {
  readonly id: WeaponId
  readonly dice: number
  /** How far it shoots without penalty; without a range it cannot shoot. */
  readonly range?: Units
  /** Whether its dice count in melee ("C" in the range column). */
  readonly closeCombat: boolean
  /** Stress tokens it places: EX-STR-02. */
  readonly stress: 1 | 2
  readonly keywords: readonly Keyword[]
  /** Burst(N) (house): its dice may be shared out among so many targets. */
  readonly burst?: number
  readonly name?: Named
}

export interface Profile {
  readonly id: string
  readonly name?: Named
  /** EX-CHR-02: the most a movement action may cover. */
  readonly movement: Units
  /** EX-CHR-03: dice rolled when shot at. */
  readonly resistance: number
  /** EX-CHR-04: dice added to a melee roll. */
  readonly melee: number
  /** EX-CHR-05: dice added to a shooting roll; without it the figure cannot shoot. */
  readonly shoot?: number
  /** EX-WND-01: how many wounds it can take. */
  readonly wounds: number
  /** Attacks in a melee it begins: X of Melee(X), else 1. */
  readonly attacks: number
  readonly weapons: readonly Weapon[]
  readonly keywords: readonly Keyword[]
  readonly radius: Units
  /** Victory points for exterminating it: EX-SCN-02. */
  readonly points: number
  /** The folder of its miniature in `models/`. */
  readonly model: string
}

export const has = (profile: Profile, keyword: Keyword): boolean => profile.keywords.includes(keyword)

export type CardId = string
export type FactionId = string

/** EX-CHR-01: a recruitment card. */
export interface RecruitmentCard {
  readonly id: CardId
  readonly faction: FactionId
  readonly figures: number
  /** Fate tokens it brings: EX-FAT-01. */
  readonly fate: number
  readonly profile: Profile
  readonly name?: Named
  /** A unique person: a team brings the card at most once. */
  readonly unique?: true
}
