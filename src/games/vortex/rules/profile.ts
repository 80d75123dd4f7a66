/** What is printed on profile cards and spell cards (2.1, 2.2, 2.4, 2.6), as data. Lengths are in table units: a centimetre is 1000. */
import type { Units } from '../../../geometry/types'

/** A name in each language. */
export type Named = { readonly en: string; readonly fr: string }

/** The peoples of the rulebook and the natural terrain of each (VX-TER-01). */
export const PEOPLES = ['erediens', 'azelks', 'seraphydes', 'mycoides'] as const
export type People = (typeof PEOPLES)[number]
export const COUNTRIES = ['plain', 'mountain', 'clouds', 'swamp'] as const
export type Country = (typeof COUNTRIES)[number]

/** The characteristics that are whole numbers or lengths (2.1); `MOU` alone is a length. */
export const STATS = ['RAP', 'VIE', 'MOU', 'ATT', 'DEF', 'FOR', 'VIV', 'POU', 'VOL', 'PA'] as const
export type Stat = (typeof STATS)[number]

export const SKILLS = [
  'agile',
  'heavy-weapon',
  'lightning',
  'brutal',
  'fanatic',
  'strong',
  'unstoppable',
  'unshakable',
  'weapon-master',
  'observation',
  'quick',
  'sharpshooter',
  'find-weakness',
  'vicious',
] as const
/** Skills without a number; `Discipline/X` is `discipline`, a heavy shot is `shot.heavy`. */
export type Skill = (typeof SKILLS)[number]

/** VX-STA-08: skill `near` up to `nearRange`, `far` beyond that up to `farRange`. */
export interface Shooting {
  readonly near: number
  readonly nearRange: Units
  readonly far: number
  readonly farRange: Units
  readonly heavy?: true
}

export const SIZES = ['S', 'M', 'L'] as const
export type Size = (typeof SIZES)[number]

/** 2.4 (house): the base is a disc, the body an upright cylinder in its middle. */
export const BODIES: {
  readonly [S in Size]: { readonly radius: Units; readonly body: Units; readonly height: Units; readonly eye: Units }
} = {
  S: { radius: 1250, body: 800, height: 3000, eye: 2700 },
  M: { radius: 1500, body: 1000, height: 3600, eye: 3200 },
  L: { radius: 2000, body: 1500, height: 5000, eye: 4500 },
}

export type ProfileId = string

export interface Profile {
  readonly id: ProfileId
  readonly name?: Named
  readonly people: People
  readonly size: Size
  /** VX-STA-01 to 07. Without `POU` it is no magician (VX-STA-05). */
  readonly stats: { readonly [S in Exclude<Stat, 'POU'>]: number } & { readonly POU?: number }
  readonly shot?: Shooting
  readonly skills: readonly Skill[]
  /** VX-SKL-05 */
  readonly discipline: number
  readonly spells: readonly SpellId[]
  /** How many copies an army of 130 points may have. */
  readonly most: number
  readonly points: number
  /** The folder of its miniature in `models/`. */
  readonly model: string
}

export const has = (profile: Profile, skill: Skill): boolean => profile.skills.includes(skill)

export type SpellId = string

/** What a spell does (6.5): one of these, with its numbers. `more`: the number of an exceptional success. */
export type SpellEffect =
  | { readonly does: 'damage'; readonly amount: number; readonly more: number }
  | { readonly does: 'push'; readonly amount: Units; readonly more: Units }
  | { readonly does: 'slow'; readonly amount: Units }
  /** By the difficulty that was chosen. */
  | { readonly does: 'heal'; readonly amounts: readonly number[] }
  | { readonly does: 'harden' }
  | { readonly does: 'veil' }
  | { readonly does: 'rot'; readonly amount: number; readonly more: number }
  | { readonly does: 'lash'; readonly amount: number; readonly more: number }
  | { readonly does: 'quicken'; readonly amount: number; readonly more: number }
  | { readonly does: 'shatter' }

/** VX-SPL-03: what the card lets a caster choose. `group`: one to `most`, each within `spread` of the first named. */
export type SpellTarget =
  | { readonly of: 'enemy' | 'friend' | 'any' | 'scenery' }
  | { readonly of: 'group'; readonly most: number; readonly spread: Units }

/** VX-SPL-01 */
export interface Spell {
  readonly id: SpellId
  readonly name?: Named
  readonly range: Units
  readonly target: SpellTarget
  /** VX-SPL-04 */
  readonly area?: Units
  /** VX-SPL-05: several, to choose from; of a spell on scenery the first is for a wall, the second for a block. */
  readonly difficulties: readonly number[]
  readonly effect: SpellEffect
}
