/**
 * Packs of the players' own: forces, weapons, cards and scenarios in one file, laid over the house data. An entry with the id of
 * a house entry replaces it; others are added. A pack is checked as a whole before its data is built.
 */
import { byId, named } from '../../../packs/laying'
import { type PackOutcome, readForm, readText } from '../../../packs/read'
import type { AdventureCard, BattleCard, Named } from './cards'
import { inches } from './constants'
import { type DataSet, type Faction, known, type Placing, type Scenario } from './data'
import { faultsOf } from './pack-checks'
import type { PackExpected } from './pack-said'
import { PACK_SCHEMA, type PackDocument, type PackPlacing } from './pack-schema'
import { kindFrom } from './pack-terrain'
import type { RecruitmentCard, Weapon } from './profile'
import type { PackMark } from './state'

/** `data` is the complete data set for a match with the pack. */
export type PackRead = PackOutcome<PackDocument, { readonly data: DataSet; mark(scenario: string): PackMark }, PackExpected>

/** Reads a pack's text. */
export const readPackFile = (text: string, house: DataSet): PackRead => readText(text, (value) => readPack(value, house))

/** Reads a pack from plain data. */
export const readPack = (value: unknown, house: DataSet): PackRead =>
  readForm(value, PACK_SCHEMA, (document) => {
    const data = laidOver(document, house)
    return { faults: faultsOf(document, house, data), made: { data, mark: (scenario: string) => markOf(document, scenario) } }
  })

/** The house data with the pack laid over it. Only meaningful for a pack without faults. */
function laidOver(pack: PackDocument, house: DataSet): DataSet {
  const weapons = { ...house.weapons, ...byId(pack.weapons.map(weaponFrom)) }
  const cards = { ...house.cards, ...byId(pack.cards.map((card) => cardFrom(card, weapons, house))) }
  const maps = { ...house.maps, ...Object.fromEntries(pack.terrainSets.map(({ id, terrain }) => [id, mapFrom(terrain)])) }
  const { nodes } = pack
  return {
    source: pack.name,
    weapons,
    cards,
    factions: { ...house.factions, ...byId(pack.factions.map((faction) => factionFrom(faction, cards))) },
    battleDeck: pack.battleDeck?.map(({ name, ...card }): BattleCard => ({ ...card, ...named(name) })) ?? house.battleDeck,
    adventures: { ...house.adventures, ...byId(pack.adventures.map((card) => adventureFrom(card, house))) },
    nodes: nodes
      ? { stock: nodes.stock, radius: nodes.radius === undefined ? house.nodes.radius : inches(nodes.radius) }
      : house.nodes,
    scenarios: { ...house.scenarios, ...byId(pack.scenarios.map((scenario) => scenarioFrom(scenario, maps))) },
    maps,
    terrain: Object.fromEntries(pack.terrain.map((one) => [one.id, kindFrom(one)])),
    miniatures: house.miniatures,
  }
}

const weaponFrom = ({
  id,
  name,
  dice,
  range,
  closeCombat,
  stress,
  keywords,
  burst,
}: PackDocument['weapons'][number]): Weapon => ({
  id,
  dice,
  ...(range === undefined ? {} : { range: inches(range) }),
  // A weapon without a range is for close combat.
  closeCombat: closeCombat ?? range === undefined,
  stress: stress === 2 ? 2 : 1,
  keywords,
  ...(burst === undefined ? {} : { burst }),
  ...named(name),
})

function cardFrom(card: PackDocument['cards'][number], weapons: DataSet['weapons'], house: DataSet): RecruitmentCard {
  const { id, name, faction, figures, fate, unique } = card
  const { name: own = name, movement, shoot, points, weapons: held, ...profile } = card.profile
  return {
    id,
    faction,
    figures,
    fate,
    ...(unique ? { unique } : {}),
    profile: {
      ...profile,
      id: id.toLowerCase(),
      movement: inches(movement),
      ...(shoot === undefined ? {} : { shoot }),
      weapons: held.flatMap((weapon) => known(weapons, weapon) ?? []),
      // EX-SCN-02: leaders are worth more points.
      points: points ?? (profile.keywords.includes('leader') ? 2 : 1),
      radius: known(house.miniatures, profile.model) ?? 0,
      ...named(own),
    },
    ...named(name),
  }
}

function factionFrom({ id, name, roster }: PackDocument['factions'][number], cards: DataSet['cards']): Faction {
  const own = Object.values(cards).filter(({ faction }) => faction === id)
  return { id, roster: roster ?? own.slice(0, 5).map((card) => card.id), ...named(name) }
}

const adventureFrom = ({ id, name, effect, after }: PackDocument['adventures'][number], house: DataSet): AdventureCard => ({
  id,
  effect,
  after: after ?? known(house.adventures, effect)?.after ?? 'discard',
  ...named(name),
})

/** Pieces are named after their kind, with a number. */
function mapFrom(terrain: readonly PackPlacing[]): readonly Placing[] {
  return terrain.map(({ kind, at, heading }, place) => {
    const number = terrain.slice(0, place + 1).filter((other) => other.kind === kind).length
    return { kind, ref: `${kind}-${number}`, at, heading }
  })
}

function scenarioFrom(scenario: PackDocument['scenarios'][number], maps: DataSet['maps']): Scenario {
  const { id, name, turns, cards, terrain, depth, nodes, nodePoints } = scenario
  return {
    id,
    turns,
    cards,
    terrain: typeof terrain === 'string' ? (known(maps, terrain) ?? []) : mapFrom(terrain),
    depth: inches(depth),
    ...(nodes ? { nodes } : {}),
    ...(nodePoints === undefined ? {} : { nodePoints }),
    ...named(name),
  }
}

const ids = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id)

const namesOf = (
  things: readonly { readonly id: string; readonly name?: Named | undefined }[],
): { readonly [id: string]: Named } => Object.fromEntries(things.flatMap(({ id, name }) => (name ? [[id, name]] : [])))

function markOf(pack: PackDocument, scenario: string): PackMark {
  const own = pack.scenarios.find(({ id }) => id === scenario)
  return {
    name: pack.name,
    weapons: ids(pack.weapons),
    cards: ids(pack.cards),
    battle: ids(pack.battleDeck ?? []),
    adventures: ids(pack.adventures),
    factions: namesOf(pack.factions),
    ...(own?.name ? { scenario: own.name } : {}),
    ...(pack.terrain.length > 0 ? { terrain: namesOf(pack.terrain) } : {}),
  }
}
