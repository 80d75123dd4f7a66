/**
 * Own packs: forces, weapons, cards and scenarios in one file, laid over the house's data. What has the id of a house thing
 * replaces it; all else is added. A pack is checked as a whole before anything is made of it.
 */
import * as v from 'valibot'
import type { Json } from '../../../kernel'
import type { AdventureCard, BattleCard } from './cards'
import { inches } from './constants'
import { type DataSet, type Faction, known, type Placing, type Scenario } from './data'
import { faultsOf } from './pack-checks'
import { expected, type PackFault } from './pack-said'
import { MOST_CHARACTERS, PACK_SCHEMA, type PackDocument, type PackPlacing } from './pack-schema'
import type { RecruitmentCard, Weapon } from './profile'
import type { PackMark } from './state'

export type PackRead =
  /** `pack` is the document as it was written, plain JSON; `data` is what a match with it is played with. */
  | { readonly ok: true; readonly pack: Json; readonly data: DataSet; mark(scenario: string): PackMark }
  /** In the order of the file, never empty. */
  | { readonly ok: false; readonly faults: readonly PackFault[] }

/** Reads a pack's text. */
export function readPackFile(text: string, house: DataSet): PackRead {
  const one = (fault: Omit<PackFault, 'path'>): PackRead => ({ ok: false, faults: [{ path: '', ...fault }] })
  if (text.length > MOST_CHARACTERS)
    return one({ expected: expected('pack-too-large', { most: MOST_CHARACTERS }), found: String(text.length) })
  try {
    return readPack(JSON.parse(text), house)
  } catch (error) {
    if (error instanceof SyntaxError) return one({ expected: expected('pack-not-json', {}), found: brief(text.trim()) })
    throw error
  }
}

/** Reads a pack from plain data. */
export function readPack(value: unknown, house: DataSet): PackRead {
  if (typeof value !== 'object' || value === null || !('sightline' in value) || value.sightline !== 'pack')
    return { ok: false, faults: [{ path: '', expected: expected('pack-not-a-pack', {}), found: written(value) }] }
  const parsed = v.safeParse(PACK_SCHEMA, value)
  if (!parsed.success) return { ok: false, faults: parsed.issues.map(faultFrom) }
  const document = parsed.output
  const data = laidOver(document, house)
  const faults = faultsOf(document, house, data)
  if (faults.length > 0) return { ok: false, faults }
  // It passed a schema of plain values only.
  return { ok: true, pack: value as unknown as Json, data, mark: (scenario) => markOf(document, scenario) }
}

function faultFrom(issue: v.InferIssue<typeof PACK_SCHEMA>): PackFault {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return {
    path: path.replace(/^\./, ''),
    // Every schema of a pack speaks by `expected`.
    expected: JSON.parse(issue.message) as PackFault['expected'],
    ...(issue.input === undefined ? {} : { found: written(issue.input) }),
  }
}

const brief = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text)
const written = (value: unknown): string => brief(JSON.stringify(value) ?? String(value))

const byId = <T extends { readonly id: string }>(things: readonly T[]): { readonly [id: string]: T } =>
  Object.fromEntries(things.map((thing) => [thing.id, thing]))
const named = <T>(name: T | undefined): { readonly name?: T } => (name === undefined ? {} : { name })

/** The data of matches with this pack. Only sound where nothing is wrong with it. */
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
  // A weapon that does not shoot is for close combat.
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
      // EX-SCN-02: leaders are worth more.
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

/** Pieces are called after their kind and numbered. */
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

function markOf(pack: PackDocument, scenario: string): PackMark {
  const own = pack.scenarios.find(({ id }) => id === scenario)
  return {
    name: pack.name,
    weapons: ids(pack.weapons),
    cards: ids(pack.cards),
    battle: ids(pack.battleDeck ?? []),
    adventures: ids(pack.adventures),
    factions: Object.fromEntries(pack.factions.flatMap(({ id, name }) => (name ? [[id, name]] : []))),
    ...(own?.name ? { scenario: own.name } : {}),
  }
}
