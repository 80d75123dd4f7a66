/** Checks how a pack's parts fit each other and the data over which they are laid. */
import { insideBox, overlaps } from '../../../geometry'
import { wronglyNamed } from '../../../packs/checks'
import type { PlacedTerrain } from '../../../table/piece'
import { inches, TABLE } from './constants'
import { type DataSet, known, nodesOf } from './data'
import { fault, type PackFault } from './pack-said'
import type { PackDocument, PackPlacing, PackScenario } from './pack-schema'
import { kindsOf, stood } from './pack-terrain'

const LEAST_DECK = 10
const MOST_DECK = 120

const idsOf = (things: object): string => Object.keys(things).join(', ')

/** Everything that is wrong, in the order of the file. `data` is the house data with the pack laid over it. */
export function faultsOf(pack: PackDocument, house: DataSet, data: DataSet): readonly PackFault[] {
  return [
    ...wrongNames(pack, house),
    ...wrongCards(pack, data),
    ...wrongFactions(pack, data),
    ...wrongDeck(pack),
    ...pack.scenarios.flatMap((scenario, at) => wrongScenario(scenario, `scenarios[${at}]`, pack, data)),
    ...pack.terrainSets.flatMap(({ terrain }, at) => wrongMap(data, terrain, `terrainSets[${at}].terrain`)),
    ...wrongStock(pack, data),
  ]
}

function wrongNames(pack: PackDocument, house: DataSet): readonly PackFault[] {
  const deck = Object.fromEntries(house.battleDeck.map((card) => [card.id, card]))
  return [
    ...wronglyNamed(pack.weapons, 'weapons', house.weapons),
    ...wronglyNamed(pack.factions, 'factions', house.factions),
    ...wronglyNamed(pack.cards, 'cards', house.cards),
    ...wronglyNamed(pack.battleDeck ?? [], 'battleDeck', deck),
    ...wronglyNamed(pack.adventures, 'adventures', house.adventures),
    ...wronglyNamed(pack.scenarios, 'scenarios', house.scenarios),
    ...wronglyNamed(pack.terrain, 'terrain'),
    ...wronglyNamed(pack.terrainSets, 'terrainSets'),
  ]
}

const wrongCards = ({ cards }: PackDocument, data: DataSet): readonly PackFault[] =>
  cards.flatMap(({ faction, profile }, at) => {
    const path = `cards[${at}]`
    const { factions, weapons, miniatures } = data
    return [
      ...(known(factions, faction) ? [] : [fault(`${path}.faction`, 'pack-one-of', { options: idsOf(factions) }, faction)]),
      ...profile.weapons.flatMap((weapon, place) => {
        const where = `${path}.profile.weapons[${place}]`
        if (!known(weapons, weapon)) return [fault(where, 'pack-one-of', { options: idsOf(weapons) }, weapon)]
        return profile.weapons.indexOf(weapon) < place ? [fault(where, 'pack-once', {}, weapon)] : []
      }),
      ...(known(miniatures, profile.model) === undefined
        ? [fault(`${path}.profile.model`, 'pack-one-of', { options: idsOf(miniatures) }, profile.model)]
        : []),
    ]
  })

const wrongFactions = ({ factions }: PackDocument, data: DataSet): readonly PackFault[] =>
  factions.flatMap(({ id, roster }, at) => {
    const path = `factions[${at}]`
    const own = Object.values(data.cards).filter((card) => card.faction === id)
    if (own.length === 0) return [fault(path, 'pack-faction-empty', {}, id)]
    return (roster ?? []).flatMap((card, place) => {
      const where = `${path}.roster[${place}]`
      if (known(data.cards, card)?.faction !== id) return [fault(where, 'pack-own-faction', { faction: id }, card)]
      return data.cards[card]?.unique && (roster ?? []).indexOf(card) < place ? [fault(where, 'pack-once', {}, card)] : []
    })
  })

function wrongDeck({ battleDeck }: PackDocument): readonly PackFault[] {
  if (!battleDeck) return []
  const marks = battleDeck.flatMap(({ icons }, at) =>
    icons.every((icon) => icon === 'immediate') || new Set(icons).size < icons.length
      ? [fault(`battleDeck[${at}].icons`, 'pack-marks', {}, icons.join(', '))]
      : [],
  )
  const size = battleDeck.reduce((sum, { count }) => sum + count, 0)
  if (size >= LEAST_DECK && size <= MOST_DECK) return marks
  return [...marks, fault('battleDeck', 'pack-deck-size', { least: LEAST_DECK, most: MOST_DECK }, String(size))]
}

function wrongScenario(scenario: PackScenario, path: string, pack: PackDocument, data: DataSet): readonly PackFault[] {
  const { cards, terrain, nodes } = scenario
  const teams = cards.least > cards.most ? [fault(`${path}.cards`, 'pack-teams', {}, `${cards.least} > ${cards.most}`)] : []
  const maps = { ...data.maps, ...Object.fromEntries(pack.terrainSets.map((set) => [set.id, set.terrain])) }
  if (typeof terrain === 'string' && !Object.hasOwn(maps, terrain))
    return [...teams, fault(`${path}.terrain`, 'pack-one-of', { options: idsOf(maps) }, terrain)]
  const map = typeof terrain === 'string' ? [] : wrongMap(data, terrain, `${path}.terrain`)
  const on = known(data.scenarios, scenario.id)?.terrain ?? []
  const spots = nodes?.placing === 'fixed' ? nodes.at : []
  return [...teams, ...map, ...wrongNodes(spots, map.length > 0 ? [] : standing(data, on), data.nodes.radius, `${path}.nodes.at`)]
}

const standing = (data: DataSet, terrain: readonly PackPlacing[]): readonly PlacedTerrain[] =>
  terrain.map((piece, at) => stood(data, piece, `${piece.kind} [${at}]`))

/** A map must consist of known kinds and lie inside the table, and its pieces must not overlap. */
function wrongMap(data: DataSet, terrain: readonly PackPlacing[], path: string): readonly PackFault[] {
  const kinds = kindsOf(data)
  const unknown = terrain.flatMap(({ kind }, at) =>
    kinds.includes(kind) ? [] : [fault(`${path}[${at}].kind`, 'pack-one-of', { options: kinds.join(', ') }, kind)],
  )
  if (unknown.length > 0) return unknown
  const pieces = standing(data, terrain)
  return pieces.flatMap(({ outlines }, at) => {
    const found = JSON.stringify(terrain[at]?.at)
    const isOff = outlines.flat().some(({ x, y }) => x < 0 || y < 0 || x > TABLE || y > TABLE)
    if (isOff) return [fault(`${path}[${at}].at`, 'pack-off-table', { side: 36 }, found)]
    const other = pieces.slice(0, at).find((piece) => overlaps({ parts: outlines }, { parts: piece.outlines }, 0))
    return other ? [fault(`${path}[${at}].at`, 'pack-overlaps', { other: other.ref }, found)] : []
  })
}

/** Nodes must lie on the table and overlap neither terrain nor each other. */
function wrongNodes(
  spots: readonly (readonly [number, number])[],
  terrain: readonly PlacedTerrain[],
  radius: number,
  path: string,
): readonly PackFault[] {
  const discs = spots.map(([x, y]) => ({ at: { x: inches(x), y: inches(y) }, radius }))
  return discs.flatMap((disc, at) => {
    const found = JSON.stringify(spots[at])
    if (!insideBox(disc, { width: TABLE, depth: TABLE })) return [fault(`${path}[${at}]`, 'pack-off-table', { side: 36 }, found)]
    const piece = terrain.find(({ outlines }) => overlaps(disc, { parts: outlines }, 0))
    if (piece) return [fault(`${path}[${at}]`, 'pack-overlaps', { other: piece.ref }, found)]
    const node = discs.slice(0, at).findIndex((other) => overlaps(disc, { disc: other }, 0))
    return node < 0 ? [] : [fault(`${path}[${at}]`, 'pack-overlaps', { other: `${path}[${node}]` }, found)]
  })
}

/** The stock must have enough nodes for every scenario, house scenarios included. */
function wrongStock({ nodes }: PackDocument, data: DataSet): readonly PackFault[] {
  const stock = data.nodes.stock.reduce((sum, { count }) => sum + count, 0)
  const needed = Math.max(0, ...Object.values(data.scenarios).map((scenario) => nodesOf(scenario.nodes)))
  return stock >= needed ? [] : [fault(nodes ? 'nodes.stock' : 'scenarios', 'pack-node-stock', { needed }, String(stock))]
}
