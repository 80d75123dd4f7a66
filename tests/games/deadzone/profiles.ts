/** The models of the two ready teams as the specification has them (6.1, 6.2), so that a golden case never depends on later data. */
import { silhouetteOf } from '../../../src/games/deadzone/content/silhouettes'
import type { AbilityName, Keyword, Profile, Weapon, WeaponKeyword } from '../../../src/games/deadzone/rules/profile'

type Worded<Name extends string> = Name | readonly [Name, number]
const keyword = <Name extends string>(one: Worded<Name>): Keyword<Name> =>
  typeof one === 'string' ? { name: one } : { name: one[0], value: one[1] }

/** A weapon in one line: `weapon('pistol', 3)`, `weapon('wristblade', 'fight', 1)`. */
export const weapon = (id: string, range: number | 'fight', ap = 0, ...keywords: readonly Worded<WeaponKeyword>[]): Weapon => ({
  id,
  range,
  ap,
  keywords: keywords.map(keyword),
})
const abilities = (...all: readonly Worded<AbilityName>[]): readonly Keyword<AbilityName>[] => all.map(keyword)

const enforcer = { faction: 'enforcers', armour: 1, size: 1, survive: 4, speed: [1, 2], sculpture: 'none' } as const
const dwarf = { faction: 'forge-fathers', armour: 1, size: 1, survive: 4, speed: [1, 2], sculpture: 'none' } as const
const knife = weapon('knife', 'fight')
const burst = weapon('burst-laser', 8, 0, ['weight-of-fire', 1], 'suppression')

type Stats = Omit<Profile, 'id' | 'silhouette'>
const made = <Id extends string>(all: { readonly [I in Id]: Stats }): { readonly [I in Id]: Profile } =>
  Object.fromEntries(
    Object.entries<Stats>(all).map(([id, stats]) => [
      id,
      { ...stats, id, silhouette: silhouetteOf(id === 'drone' ? 'dog-drone' : id, stats.size) },
    ]),
    // Made from the very keys.
  ) as { readonly [I in Id]: Profile }

export const PROFILES = made({
  /** Enforcer Captain */
  captain: {
    ...enforcer,
    type: 'L',
    points: 34,
    vp: 4,
    shoot: 4,
    fight: 5,
    weapons: [weapon('pistol', 3), weapon('energy-gauntlet', 'fight', 0, 'knockback')],
    abilities: abilities('jump-pack', ['tactician', 2]),
    recon: 4,
    special: 'stalwart',
  },
  /** Assault Enforcer */
  assault: {
    ...enforcer,
    type: 'T',
    points: 14,
    vp: 1,
    shoot: 5,
    fight: 5,
    weapons: [weapon('pistol', 3), weapon('wristblade', 'fight', 1)],
    abilities: abilities('jump-pack', ['frenzy', 1]),
  },
  enforcer: {
    ...enforcer,
    type: 'T',
    points: 16,
    vp: 2,
    shoot: 4,
    fight: 6,
    weapons: [weapon('laser-rifle', 6, 0, 'rapid-fire'), knife],
    abilities: abilities('jump-pack'),
  },
  /** Enforcer Specialist with Burst Laser */
  burst: {
    ...enforcer,
    type: 'S',
    points: 20,
    vp: 2,
    shoot: 4,
    fight: 6,
    weapons: [burst, knife],
    abilities: abilities('jump-pack'),
  },
  /** D.O.G. Drone */
  drone: {
    ...enforcer,
    type: 'S',
    points: 12,
    vp: 1,
    speed: [2, 4],
    shoot: 6,
    fight: null,
    survive: 6,
    armour: 0,
    weapons: [burst],
    abilities: abilities('construct', 'beast'),
  },
  /** Steel Warrior Huscarl */
  huscarl: {
    ...dwarf,
    type: 'L',
    points: 32,
    vp: 3,
    shoot: 3,
    fight: 4,
    weapons: [weapon('hailstorm-pistol', 4, 0, ['weight-of-fire', 1], 'rapid-fire'), weapon('forge-hammer', 'fight', 1)],
    abilities: abilities(['tactician', 1]),
    recon: 4,
    special: 'too-stubborn-to-die',
  },
  /** Steel Warrior */
  warrior: {
    ...dwarf,
    type: 'T',
    points: 18,
    vp: 2,
    shoot: 4,
    fight: 5,
    weapons: [weapon('hailstorm-rifle', 6, 1, 'rapid-fire'), knife],
    abilities: [],
  },
  /** Steel Warrior Specialist with Dragon's Breath */
  dragon: {
    ...dwarf,
    type: 'S',
    points: 22,
    vp: 2,
    shoot: 4,
    fight: 5,
    weapons: [weapon('dragons-breath', 2, 0, 'it-burns'), knife],
    abilities: [],
  },
})
export type ProfileName = keyof typeof PROFILES

/** The profile with what differs. Where that is another Size, its silhouette is that Size's, unless one is named. */
export function profileOf(name: ProfileName, as: Partial<Profile> = {}): Profile {
  const printed = PROFILES[name]
  const { size = printed.size } = as
  return { ...printed, ...(size === printed.size ? {} : { silhouette: silhouetteOf('none', size) }), ...as }
}
