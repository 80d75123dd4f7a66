/** The data of a match: profiles, spells, maps and scenarios. It is the house's set, or that set with a pack laid over it. */
import { known } from '../../../packs/laying'
import type { Named, People, Profile, ProfileId, Spell, SpellId } from './profile'
import type { ScenarioId, SceneryKind, State } from './state'

export { known }

/** A piece of scenery on a map (2.5), in centimetres on a table of 80: a box with `size`, or a round block with `radius`. */
export type SceneryPlan = {
  readonly kind: SceneryKind
  readonly at: readonly [number, number]
  readonly height: number
} & ({ readonly size: readonly [number, number] } | { readonly radius: number })

export type MapId = string

/** A scenario (6.7). */
export interface Scenario {
  readonly id: ScenarioId
  readonly name?: Named
  readonly goal: State['goal']
  /** The scenario's own map. If it has one, it is played on no other. */
  readonly map?: MapId
}

export interface DataSet {
  /** Where the values come from: the house or the named pack. The rulebook prints none. */
  readonly source: 'house' | Named
  readonly profiles: { readonly [id: ProfileId]: Profile }
  /** A ready army of each people. */
  readonly rosters: { readonly [P in People]: readonly ProfileId[] }
  readonly spells: { readonly [id: SpellId]: Spell }
  readonly maps: { readonly [id: MapId]: readonly SceneryPlan[] }
  readonly scenarios: { readonly [id: ScenarioId]: Scenario }
}

/** 6.4: by the table's side in cm: an army's points and number of miniatures, and the depth of deployment strips in cm. */
export const ARMY_LIMITS = {
  80: { points: 130, least: 5, most: 10, depth: 12 },
  100: { points: 190, least: 8, most: 14, depth: 15 },
  120: { points: 250, least: 10, most: 18, depth: 18 },
} as const
export type TableSize = keyof typeof ARMY_LIMITS
export const TABLE_SIZES = [80, 100, 120] as const

/** How many copies of a card an army may have at these points (6.4). */
export const copiesAllowed = ({ most }: Profile, points: number): number => Math.floor((most * points) / 130)
