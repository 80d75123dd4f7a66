/** The data that a match is made from (forces, cards, scenarios): the house data, or the house data with a pack laid over it. */
import type { Units } from '../../../geometry/types'
import { known } from '../../../packs/laying'
import type { TerrainKind } from '../../../table/piece'
import type { AdventureCard, AdventureId, BattleCard, Named, NodeStock } from './cards'
import type { CardId, FactionId, RecruitmentCard, Weapon, WeaponId } from './profile'
import type { NodePlacing, ScenarioId } from './state'

export { known }

/** One terrain piece of a map: kind in the table's catalogue, ref, centre in inches from the near left corner, heading. */
export interface Placing {
  readonly kind: string
  readonly ref: string
  readonly at: readonly [number, number]
  readonly heading: number
}

/** EX-SCN-01: a scenario's set-up and length. */
export interface Scenario {
  readonly id: ScenarioId
  readonly name?: Named
  /** EX-SET-02: how many recruitment cards each side may bring, as agreed. */
  readonly cards: { readonly least: number; readonly most: number }
  readonly turns: number
  readonly terrain: readonly Placing[]
  /** The depth of the deployment area along an edge. */
  readonly depth: Units
  readonly nodes?: NodePlacing
  /** The worth of each node; if absent, the worth given in the stock. */
  readonly nodePoints?: number
}

/** EX-CHR-01: a faction, whose cards form a team. */
export interface Faction {
  readonly id: FactionId
  readonly name?: Named
  /** The cards of ready teams, the most useful first: a team of three has the first three. */
  readonly roster: readonly CardId[]
}

export interface DataSet {
  /** The author of these values; no rulebook prints them. */
  readonly source: 'house' | Named
  readonly weapons: { readonly [id: WeaponId]: Weapon }
  readonly factions: { readonly [id: FactionId]: Faction }
  readonly cards: { readonly [id: CardId]: RecruitmentCard }
  /** The common deck, by kinds of cards. */
  readonly battleDeck: readonly BattleCard[]
  readonly adventures: { readonly [id: AdventureId]: AdventureCard }
  readonly nodes: { readonly stock: readonly NodeStock[]; readonly radius: Units }
  readonly scenarios: { readonly [id: ScenarioId]: Scenario }
  /** Maps by name, for use in scenarios. */
  readonly maps: { readonly [id: string]: readonly Placing[] }
  /** Kinds of terrain in addition to the table's catalogue. */
  readonly terrain: { readonly [kind: string]: TerrainKind }
  /** The existing miniatures with the radius of their bases. */
  readonly miniatures: { readonly [model: string]: Units }
}

/** The number of nodes that a scenario puts on the table. */
export const nodesOf = (placing: NodePlacing | undefined): number =>
  placing === undefined ? 0 : placing.placing === 'alternate' ? 2 * placing.each : placing.at.length

/** A faction's ready team of `size` cards. A short roster is repeated from its start, without its unique cards. */
export function readyRoster({ factions, cards }: DataSet, id: FactionId, size: number): readonly CardId[] {
  const roster = known(factions, id)?.roster ?? []
  const again = roster.filter((card) => !known(cards, card)?.unique)
  const team = [...roster]
  while (again.length > 0 && team.length < size) team.push(...again)
  return team.slice(0, size)
}
