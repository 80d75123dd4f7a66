/** What armies, maps and scenarios a match is made from, as data: the house's set, or the house's with a pack laid over it. */
import { known } from '../../../packs/laying'
import type { Named, People, Profile, ProfileId, Spell, SpellId } from './profile'
import type { ScenarioId, SceneryKind, State } from './state'

export { known }

/** A piece of scenery on a map (2.5), in centimetres of a table of 80: a box with its centre and sides, or a round one. */
export type SceneryPlan = {
  readonly kind: SceneryKind
  readonly at: readonly [number, number]
  readonly height: number
} & ({ readonly size: readonly [number, number] } | { readonly radius: number })

export type MapId = string

/** 6.7 */
export interface Scenario {
  readonly id: ScenarioId
  readonly name?: Named
  readonly goal: State['goal']
  /** A map of its own, where it is played on no other. */
  readonly map?: MapId
}

export interface DataSet {
  /** Whose values these are: no rulebook prints them. */
  readonly source: 'house' | Named
  readonly profiles: { readonly [id: ProfileId]: Profile }
  /** A ready army of each people. */
  readonly rosters: { readonly [P in People]: readonly ProfileId[] }
  readonly spells: { readonly [id: SpellId]: Spell }
  readonly maps: { readonly [id: MapId]: readonly SceneryPlan[] }
  readonly scenarios: { readonly [id: ScenarioId]: Scenario }
}

/** 6.4: what an army may cost and how many miniatures it has, by the side of the table in centimetres. */
export const ARMY_LIMITS = {
  80: { points: 130, least: 5, most: 10, depth: 12 },
  100: { points: 190, least: 8, most: 14, depth: 15 },
  120: { points: 250, least: 10, most: 18, depth: 18 },
} as const
export type TableSize = keyof typeof ARMY_LIMITS
export const TABLE_SIZES = [80, 100, 120] as const

/** How many copies of a card an army may have at these points (6.4). */
export const copiesAllowed = ({ most }: Profile, points: number): number => Math.floor((most * points) / 130)
