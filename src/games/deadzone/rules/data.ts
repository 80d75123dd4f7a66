/** What strike teams are made from, as data: the house's set, or the house's with a pack laid over it. */
import type { PointsLimit } from './mission'
import type { FactionId, ItemKind, ModelType, Named, Profile, ProfileId, Weapon, WeaponId } from './profile'

export { known } from '../../../packs/laying'

/** A category of upgrades, "Light (Melee)" as `light-melee`; `light-all` are all that begin with `light-` (DZ-TMB-03). */
export type Category = string

/** A weapon or piece of equipment, with what it costs a model that may have it. */
export interface Offer {
  readonly weapon: Weapon
  readonly points: number
  readonly vp: number
  readonly categories: readonly Category[]
  /** How many hardpoints the system takes, if it is one (DZ-TMB-04). */
  readonly hardpoints: number
  /** `*`: in addition to what the model has; replaces nothing. */
  readonly extra: boolean
  readonly factions: readonly FactionId[] | 'all'
  /** Its other half, which comes with it and cannot be had alone. */
  readonly brings?: WeaponId
}

/** A line of an army list. The profile holds the weapons it comes with. */
export interface Listing {
  readonly profile: Profile
  readonly categories: readonly Category[]
  readonly hardpoints: number
  /** Whose teams it may be in: one for all but Characters. */
  readonly factions: readonly FactionId[]
}

export const RARITIES = ['common', 'rare', 'unique'] as const
export type Rarity = (typeof RARITIES)[number]
export interface ItemOffer {
  readonly kind: ItemKind
  readonly points: number
  readonly rarity: Rarity
  readonly factions: readonly FactionId[] | 'all'
}

export interface Faction {
  readonly id: FactionId
  readonly name?: Named
}

/** One model of a list: which, and what is bought for it. */
export interface Chosen {
  readonly model: ProfileId
  readonly weapons?: readonly WeaponId[]
  readonly items?: readonly ItemKind[]
  /** The whole model's points as printed for a predefined team, where the lists now say another number. */
  readonly printed?: number
}
/** A strike team on paper. */
export interface TeamList {
  readonly faction: FactionId
  readonly models: readonly Chosen[]
}

export type TeamId = string
/** DZ-PRE-01: a team that is ready to play; nothing about it is checked (AMB-39). */
export interface ReadyTeam extends TeamList {
  readonly id: TeamId
  readonly name?: Named
}

export interface DataSet {
  readonly source: 'house' | Named
  readonly factions: { readonly [id: FactionId]: Faction }
  readonly models: { readonly [id: ProfileId]: Listing }
  readonly weapons: { readonly [id: WeaponId]: Offer }
  readonly items: readonly ItemOffer[]
  readonly teams: { readonly [id: TeamId]: ReadyTeam }
}

/** DZ-TMB-05: how many items of each rarity a team of that size may have. */
export const ITEM_LIMITS: { readonly [L in PointsLimit]: { readonly [R in Rarity]: number } } = {
  100: { common: 2, rare: 1, unique: 1 },
  150: { common: 3, rare: 1, unique: 1 },
  200: { common: 4, rare: 2, unique: 1 },
  250: { common: 5, rare: 2, unique: 1 },
  300: { common: 6, rare: 3, unique: 1 },
}

/** DZ-TMB-07: a Character can do what Specialists can. */
export const roleOf = (type: ModelType): ModelType => (type === 'P' ? 'S' : type)

/** Whether a category that a model has, which may be `...-all`, takes in one of a weapon. */
export const covers = (has: Category, of: Category): boolean =>
  has.endsWith('-all') ? of.startsWith(has.slice(0, -'all'.length)) : has === of
