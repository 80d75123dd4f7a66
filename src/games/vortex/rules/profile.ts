/** The data of profile cards and spell cards (2.1, 2.2, 2.4, 2.6). Lengths are in table units: a centimetre is 1000. */
import type { Units } from '../../../geometry/types'

/** A name in each language. */
export type Named = { readonly en: string; readonly fr: string }

/** The peoples of the rulebook and, in the same order, the natural terrain of each (VX-TER-01). */
export const PEOPLES = ['erediens', 'azelks', 'seraphydes', 'mycoides'] as const
export type People = (typeof PEOPLES)[number]
export const COUNTRIES = ['plain', 'mountain', 'clouds', 'swamp'] as const
export type Country = (typeof COUNTRIES)[number]

/** The characteristics (2.1). `MOU` is a length, all others are whole numbers. */
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
/** Skills without a number. In a profile `Discipline/X` is `discipline`, and a heavy shot is `shot.heavy`. */
export type Skill = (typeof SKILLS)[number]

/** VX-STA-08: shot skill `near` up to `nearRange`, then `far` up to `farRange`. */
export interface Shooting {
  readonly near: number
  readonly nearRange: Units
  readonly far: number
  readonly farRange: Units
  readonly heavy?: true
}

export const SIZES = ['S', 'M', 'L'] as const
export type Size = (typeof SIZES)[number]

/** 2.4 (house): the base is a disc of `radius`; the body is an upright cylinder of radius `body` on its centre. */
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
  /** VX-STA-01 to 07. A miniature without `POU` is no magician (VX-STA-05). */
  readonly stats: { readonly [S in Exclude<Stat, 'POU'>]: number } & { readonly POU?: number }
  readonly shot?: Shooting
  readonly skills: readonly Skill[]
  /** VX-SKL-05: the X of Discipline/X; 0 without that skill. */
  readonly discipline: number
  readonly spells: readonly SpellId[]
  /** How many copies an army of 130 points may have; larger armies scale this up (6.4). */
  readonly most: number
  readonly points: number
  /** The folder of its miniature in `models/`. */
  readonly model: string
}

export const has = (profile: Profile, skill: Skill): boolean => profile.skills.includes(skill)

export type SpellId = string

/** What a spell does (6.5). `amount` applies on a success, `more` on an exceptional one. */
export type SpellEffect =
  | { readonly does: 'damage'; readonly amount: number; readonly more: number }
  | { readonly does: 'push'; readonly amount: Units; readonly more: Units }
  | { readonly does: 'slow'; readonly amount: Units }
  /** One amount for each difficulty to choose from. */
  | { readonly does: 'heal'; readonly amounts: readonly number[] }
  | { readonly does: 'harden' }
  | { readonly does: 'veil' }
  | { readonly does: 'rot'; readonly amount: number; readonly more: number }
  | { readonly does: 'lash'; readonly amount: number; readonly more: number }
  | { readonly does: 'quicken'; readonly amount: number; readonly more: number }
  | { readonly does: 'shatter' }

/** VX-SPL-03: the targets that the card allows. `group`: one to `most` enemies, each within `spread` of the first named. */
export type SpellTarget =
  | { readonly of: 'enemy' | 'friend' | 'any' | 'scenery' }
  | { readonly of: 'group'; readonly most: number; readonly spread: Units }

/** A spell card (VX-SPL-01). */
export interface Spell {
  readonly id: SpellId
  readonly name?: Named
  readonly range: Units
  readonly target: SpellTarget
  /** VX-SPL-04: the radius around the target in which the spell also works. */
  readonly area?: Units
  /** VX-SPL-05: the caster chooses one. For a spell on scenery the first applies to walls and the second to blocks. */
  readonly difficulties: readonly number[]
  readonly effect: SpellEffect
}
