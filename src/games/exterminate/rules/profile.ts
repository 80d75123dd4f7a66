/** What is printed on recruitment cards (2.3 to 2.5), as data. Lengths are in table units. */
import type { Units } from '../../../geometry/types'
import type { Named } from './cards'

export type WeaponId = string

/** Keywords without a number. `blast` is for weapons. */
export const KEYWORDS = ['leader', 'relentless', 'agile', 'low', 'blast'] as const
export type Keyword = (typeof KEYWORDS)[number]

export interface Weapon {
  readonly id: WeaponId
  readonly dice: number
  /** How far it shoots without a penalty; without a range it cannot shoot. */
  readonly range?: Units
  /** Whether its dice may be used in melee ("C" in the range column). */
  readonly closeCombat: boolean
  /** Stress tokens it places: EX-STR-02. */
  readonly stress: 1 | 2
  readonly keywords: readonly Keyword[]
  /** Burst(N) (house): among how many targets its dice may be divided. */
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
  /** How many attacks the figure has in a melee that it begins: X of Melee(X), else 1. */
  readonly attacks: number
  readonly weapons: readonly Weapon[]
  readonly keywords: readonly Keyword[]
  readonly radius: Units
  /** EX-SCN-02: victory points for exterminating it. */
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
  /** EX-FAT-01: the fate tokens that it brings. */
  readonly fate: number
  readonly profile: Profile
  readonly name?: Named
  /** A unique person: a team may contain the card only once. */
  readonly unique?: true
}
