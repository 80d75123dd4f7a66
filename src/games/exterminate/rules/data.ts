/** What forces, cards and scenarios a match is made from, as data: the house's set, or the house's with a pack laid over it. */
import type { Units } from '../../../geometry/types'
import { known } from '../../../packs/laying'
import type { TerrainKind } from '../../../table/piece'
import type { AdventureCard, AdventureId, BattleCard, Named, NodeStock } from './cards'
import type { CardId, FactionId, RecruitmentCard, Weapon, WeaponId } from './profile'
import type { NodePlacing, ScenarioId } from './state'

export { known }

/** One terrain piece of a map: its kind in the table's catalogue, its name, its centre in inches from the near left corner, its heading. */
export interface Placing {
  readonly kind: string
  readonly ref: string
  readonly at: readonly [number, number]
  readonly heading: number
}

/** EX-SCN-01: what is set up and how long it lasts. */
export interface Scenario {
  readonly id: ScenarioId
  readonly name?: Named
  /** EX-SET-02: how many recruitment cards a side may be agreed to bring. */
  readonly cards: { readonly least: number; readonly most: number }
  readonly turns: number
  readonly terrain: readonly Placing[]
  /** How deep the deployment area along an edge is. */
  readonly depth: Units
  readonly nodes?: NodePlacing
  /** If given, each node is worth this; otherwise what its stock says. */
  readonly nodePoints?: number
}

/** EX-CHR-01: whose cards fight together. */
export interface Faction {
  readonly id: FactionId
  readonly name?: Named
  /** Cards to begin with, the most useful first: a team of three is the first three. */
  readonly roster: readonly CardId[]
}

export interface DataSet {
  /** Whose values these are: no rulebook prints them. */
  readonly source: 'house' | Named
  readonly weapons: { readonly [id: WeaponId]: Weapon }
  readonly factions: { readonly [id: FactionId]: Faction }
  readonly cards: { readonly [id: CardId]: RecruitmentCard }
  /** The common deck, kind by kind. */
  readonly battleDeck: readonly BattleCard[]
  readonly adventures: { readonly [id: AdventureId]: AdventureCard }
  readonly nodes: { readonly stock: readonly NodeStock[]; readonly radius: Units }
  readonly scenarios: { readonly [id: ScenarioId]: Scenario }
  /** Maps by name, for scenarios to be played on. */
  readonly maps: { readonly [id: string]: readonly Placing[] }
  /** Kinds of terrain beside the table's own catalogue. */
  readonly terrain: { readonly [kind: string]: TerrainKind }
  /** The miniatures there are and the radius of their bases. */
  readonly miniatures: { readonly [model: string]: Units }
}

/** How many nodes a scenario puts on the table. */
export const nodesOf = (placing: NodePlacing | undefined): number =>
  placing === undefined ? 0 : placing.placing === 'alternate' ? 2 * placing.each : placing.at.length

/** A faction's ready team of that many cards. A short roster is used again from its start, without its unique cards. */
export function readyRoster({ factions, cards }: DataSet, id: FactionId, size: number): readonly CardId[] {
  const roster = known(factions, id)?.roster ?? []
  const again = roster.filter((card) => !known(cards, card)?.unique)
  const team = [...roster]
  while (again.length > 0 && team.length < size) team.push(...again)
  return team.slice(0, size)
}
