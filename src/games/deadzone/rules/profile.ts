/** What is printed for a model, a weapon and an ability (2.2, 2.3): data only. Lengths are table units, ranges are cubes. */
import type { Units } from '../../../geometry/types'

export type ProfileId = string
export type WeaponId = string
export type FactionId = string

/** A name that comes with a player's own data. Names for house data are in the view. */
export interface Named {
  readonly en: string
  readonly fr: string
}

/** DZ-PROF-02: Leader, Troop, Specialist, Character, Vehicle. */
export const MODEL_TYPES = ['L', 'T', 'S', 'P', 'V'] as const
export type ModelType = (typeof MODEL_TYPES)[number]

/** A keyword. What it does is code (`abilities/`); which model or weapon has it is data. `value` is the number in brackets. */
export interface Keyword<Name extends string = string> {
  readonly name: Name
  readonly value?: number
}

/** Abilities of models (4.22, 4.23, annex A.3). */
export const ABILITIES = [
  'agile',
  'aerial-deployment',
  'beast',
  'boom',
  'cloaking-device',
  'combat-team-training',
  'communication-relay',
  'construct',
  'covering-fire',
  'deadeye',
  'dismantle',
  'energy-shield',
  'engineer',
  'evade',
  'experimental',
  'fire-control',
  'flight',
  'frenzy',
  'glide',
  'hammerfist',
  'holo-sight',
  'horde',
  'jump-pack',
  'life-support',
  'loader',
  'logistics',
  'medic',
  'non-combatant',
  'psychic',
  'rampage',
  'recon-drone',
  'remote',
  'resilient',
  'scavenger',
  'scout',
  'shield-generator',
  'smokescreen',
  'solid',
  'stealthy',
  'strategist',
  'swarm-lord',
  'tactician',
  'teleport',
  'tenacious',
  'tough',
  'toxic-smokescreen',
  'vehicle',
  'volatile',
  'vulnerable',
  'weapons-team',
  'weight-of-fire',
] as const
export type AbilityName = (typeof ABILITIES)[number]

/** Keywords of weapons. `armour` is the Walker Shield. */
export const WEAPON_KEYWORDS = [
  'blast',
  'boom',
  'cloaking-device',
  'communication-relay',
  'dismantle',
  'experimental',
  'frag',
  'frenzy',
  'grenade',
  'heavy',
  'holo-sight',
  'indirect',
  'invigorate',
  'it-burns',
  'knockback',
  'non-lethal',
  'one-use',
  'psychic',
  'rapid-fire',
  'shield-generator',
  'slow-reload',
  'smash',
  'smoke',
  'sniper-scope',
  'stealthy',
  'stun',
  'suppression',
  'tactician',
  'tag',
  'toxic',
  'trap',
  'volatile',
  'walker-shield',
  'weight-of-fire',
] as const
export type WeaponKeyword = (typeof WEAPON_KEYWORDS)[number]

/** 2.3: `range` is in cubes; `fight` marks RF weapons, which are only for Fights; `none` marks equipment bought as a weapon. */
export interface Weapon {
  readonly id: WeaponId
  readonly name?: Named
  readonly range: number | 'fight' | 'none'
  readonly ap: number
  readonly keywords: readonly Keyword<WeaponKeyword>[]
}

/** DZ-LOS-02: the dimensions of a model that count for sight, table units. */
export interface Silhouette {
  readonly base: Units
  readonly body: Units
  readonly height: Units
  readonly eye: Units
  readonly pinned: Units
}

/** The target number of a stat, 3 to 7, or null for `-`: no dice are rolled for it (DZ-TEST-09). */
export type Stat = number | null

/** A model's profile. It contains everything that a match needs, so that later changes of data do not affect the match. */
export interface Profile {
  readonly id: ProfileId
  readonly name?: Named
  readonly faction: FactionId
  readonly type: ModelType
  readonly points: number
  /** What the opponent earns for killing it (DZ-PROF-04). */
  readonly vp: number
  /** DZ-PROF-05: cubes for a Move and for a Sprint. */
  readonly speed: readonly [move: number, sprint: number]
  readonly armour: number
  readonly size: 1 | 2 | 3 | 4
  readonly shoot: Stat
  readonly fight: Stat
  readonly survive: Stat
  readonly weapons: readonly Weapon[]
  readonly abilities: readonly Keyword<AbilityName>[]
  /** Leaders only: DZ-REC-02, DZ-CMD-15. */
  readonly recon?: number
  readonly special?: SpecialId
  readonly silhouette: Silhouette
  /** The folder in `models/` of its miniature. */
  readonly sculpture: string
}

/** Army Specials (6.3, annex A.3). A Leader brings one to the team. */
export const SPECIALS = [
  'stalwart',
  'too-stubborn-to-die',
  'bastion',
  'mobile-infantry',
  'target-acquisition',
  'strike-it-lucky',
  'starforged-armour',
  'defender-of-the-star-realm',
  'thunder-strike',
  'mutation',
  'infection',
  'thirst-for-blood',
  'always-short',
  'hide-in-shadows',
  'jack-of-all-trades',
  'by-the-numbers',
  'green-rage',
  'tactical-genius',
  'wheels-within-wheels',
  'overcharge',
  'stealth',
  'dance-of-death',
  'feral-inspiration',
  'surge',
  'bomb-expert',
  'drone-strike',
  'overwatch',
  'eye-in-the-sky',
] as const
export type SpecialId = (typeof SPECIALS)[number]

/** Items (2.7, 4.24). The first seven are the tokens of the standard bag. */
export const ITEM_KINDS = [
  'ammo',
  'frag-grenade',
  'ap-ammo',
  'intel',
  'medi-pack',
  'stun-grenade',
  'booby-trap',
  'defender-shield',
  'energy-shield-2',
  'energy-shield-3',
  'energy-shield-4',
  'holo-sight',
  'mono-wheel',
  'jump-pack',
  'sentry-gun',
  'smoke-grenade',
  'toxic-grenade',
  'thermal-mines',
  'bomb-bot',
  'commlink',
  'tripmine',
] as const
export type ItemKind = (typeof ITEM_KINDS)[number]
