/** The data that strike teams are made from: the house data, or the house data with a pack laid over it. */
import type { PointsLimit } from './mission'
import type { FactionId, ItemKind, ModelType, Named, Profile, ProfileId, Weapon, WeaponId } from './profile'

export { known } from '../../../packs/laying'

/** A category of upgrades. "Light (Melee)" is `light-melee`; `light-all` includes all that begin with `light-` (DZ-TMB-03). */
export type Category = string

/** A weapon or piece of equipment, with what it costs a model that may have it. */
export interface Offer {
  readonly weapon: Weapon
  readonly points: number
  readonly vp: number
  readonly categories: readonly Category[]
  /** For a system: how many hardpoints it takes (DZ-TMB-04). */
  readonly hardpoints: number
  /** `*` in the list: added to the model's weapons instead of replacing one. */
  readonly extra: boolean
  readonly factions: readonly FactionId[] | 'all'
  /** The other half of a weapon with two uses. It comes with this one and cannot be bought alone. */
  readonly brings?: WeaponId
}

/** A line of an army list. The profile includes the weapons that the model comes with. */
export interface Listing {
  readonly profile: Profile
  readonly categories: readonly Category[]
  readonly hardpoints: number
  /** The factions whose teams may include the model. Only Characters have more than one. */
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

/** One model of a team list, with what is bought for it. */
export interface Chosen {
  readonly model: ProfileId
  readonly weapons?: readonly WeaponId[]
  readonly items?: readonly ItemKind[]
  /** The model's total points as printed for a predefined team, where the current lists give another number. */
  readonly printed?: number
}
/** A strike team as written down before the match. */
export interface TeamList {
  readonly faction: FactionId
  readonly models: readonly Chosen[]
}

export type TeamId = string
/** DZ-PRE-01: a team that is ready to play. Team-building rules are not checked for it (AMB-39). */
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

/** DZ-TMB-05: how many items of each rarity a team with that points limit may have. */
export const ITEM_LIMITS: { readonly [L in PointsLimit]: { readonly [R in Rarity]: number } } = {
  100: { common: 2, rare: 1, unique: 1 },
  150: { common: 3, rare: 1, unique: 1 },
  200: { common: 4, rare: 2, unique: 1 },
  250: { common: 5, rare: 2, unique: 1 },
  300: { common: 6, rare: 3, unique: 1 },
}

/** DZ-TMB-07: a Character counts as a Specialist for abilities. */
export const roleOf = (type: ModelType): ModelType => (type === 'P' ? 'S' : type)

/** Whether a category that a model has (possibly `...-all`) includes a weapon's category. */
export const covers = (has: Category, of: Category): boolean =>
  has.endsWith('-all') ? of.startsWith(has.slice(0, -'all'.length)) : has === of
