/**
 * Own packs: factions, models, weapons and teams in one file, laid over the house's data. What has the id of a house thing replaces
 * it; all else is added. A pack is checked as a whole before anything is made of it.
 */
import * as v from 'valibot'
import type { Json } from '../../../kernel'
import { silhouetteOf } from '../content/silhouettes'
import { type Chosen, type DataSet, known, type Listing, type Offer, type ReadyTeam } from './data'
import { expected, type PackFault, type PackSaid } from './pack-said'
import { MOST_CHARACTERS, PACK_SCHEMA, type PackDocument } from './pack-schema'
import type { Named } from './profile'

export type PackRead =
  /** `pack` is the document as it was written, plain JSON; `data` is what a match with it is played with. */
  | { readonly ok: true; readonly pack: Json; readonly data: DataSet; readonly document: PackDocument }
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
  const faults = faultsOf(document, house)
  if (faults.length > 0) return { ok: false, faults }
  // It passed a schema of plain values only.
  return { ok: true, pack: value as unknown as Json, data: laidOver(document, house), document }
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
const named = (name: Named | undefined): { readonly name?: Named } => (name === undefined ? {} : { name })
const byId = <T>(things: readonly T[], idOf: (thing: T) => string): { readonly [id: string]: T } =>
  Object.fromEntries(things.map((thing) => [idOf(thing), thing]))

/** The data of matches with this pack. Only sound where nothing is wrong with it. */
function laidOver(pack: PackDocument, house: DataSet): DataSet {
  const weapons = { ...house.weapons, ...byId(pack.weapons.map(offerFrom), ({ weapon }) => weapon.id) }
  const listings = pack.models.map((model) => listingFrom(model, weapons))
  return {
    source: pack.name,
    factions: {
      ...house.factions,
      ...byId(
        pack.factions.map(({ id, name }) => ({ id, ...named(name) })),
        ({ id }) => id,
      ),
    },
    weapons,
    models: { ...house.models, ...byId(listings, ({ profile }) => profile.id) },
    items: house.items,
    teams: { ...house.teams, ...byId(pack.teams.map(teamFrom), ({ id }) => id) },
  }
}

const offerFrom = ({ id, name, range, ap, keywords, factions, ...costs }: PackDocument['weapons'][number]): Offer => ({
  weapon: { id, ...named(name), range, ap, keywords },
  ...costs,
  factions: factions ?? 'all',
})

function listingFrom(model: PackDocument['models'][number], weapons: DataSet['weapons']): Listing {
  const { id, name, faction, size, weapons: held, categories, hardpoints, recon, special, model: sculpture, ...rest } = model
  return {
    profile: {
      ...rest,
      id,
      ...named(name),
      faction,
      size,
      weapons: held.flatMap((weapon) => known(weapons, weapon)?.weapon ?? []),
      ...(recon === undefined ? {} : { recon }),
      ...(special === undefined ? {} : { special }),
      silhouette: silhouetteOf(id, size),
      sculpture,
    },
    categories,
    hardpoints,
    factions: [faction],
  }
}

const teamFrom = ({ id, name, faction, models }: PackDocument['teams'][number]): ReadyTeam => ({
  id,
  ...named(name),
  faction,
  models: models.map(
    ({ model, weapons, items }): Chosen => ({ model, ...(weapons ? { weapons } : {}), ...(items ? { items } : {}) }),
  ),
})

/** What a pack's parts must be to each other, and to the data they are laid over: everything that is wrong, in the order of the file. */
function faultsOf(pack: PackDocument, house: DataSet): readonly PackFault[] {
  const factions = { ...house.factions, ...byId(pack.factions, ({ id }) => id) }
  const weapons = { ...house.weapons, ...byId(pack.weapons, ({ id }) => id) }
  const models = { ...house.models, ...byId(pack.models, ({ id }) => id) }
  const missing = (things: object, id: string, path: string): readonly PackFault[] =>
    Object.hasOwn(things, id) ? [] : [fault(path, 'pack-one-of', { options: brief(Object.keys(things).join(', ')) }, id)]
  return [
    ...(['factions', 'weapons', 'models', 'teams'] as const).flatMap((family) => namesWrong(pack[family], family, house[family])),
    ...pack.weapons.flatMap(({ factions: own = [] }, at) =>
      own.flatMap((faction, place) => missing(factions, faction, `weapons[${at}].factions[${place}]`)),
    ),
    ...pack.models.flatMap(({ faction, type, recon, weapons: held }, at) => [
      ...missing(factions, faction, `models[${at}].faction`),
      ...((type === 'L') === (recon !== undefined) ? [] : [fault(`models[${at}].recon`, 'pack-leader', {})]),
      ...held.flatMap((weapon, place) => missing(weapons, weapon, `models[${at}].weapons[${place}]`)),
    ]),
    ...pack.teams.flatMap(({ faction, models: chosen }, at) => [
      ...missing(factions, faction, `teams[${at}].faction`),
      ...chosen.flatMap(({ model, weapons: held = [] }, place) => [
        ...missing(models, model, `teams[${at}].models[${place}].model`),
        ...held.flatMap((weapon, third) => missing(weapons, weapon, `teams[${at}].models[${place}].weapons[${third}]`)),
      ]),
    ]),
    ...pack.factions.flatMap(({ id }, at) =>
      Object.hasOwn(house.factions, id) || pack.models.some(({ faction }) => faction === id)
        ? []
        : [fault(`factions[${at}]`, 'pack-faction-empty', {}, id)],
    ),
  ]
}

/** An id names one thing of its family; new things need names, and what replaces a house thing keeps its name. */
function namesWrong(
  things: readonly { readonly id: string; readonly name?: Named | undefined }[],
  family: string,
  before: object,
): readonly PackFault[] {
  const ids = things.map(({ id }) => id)
  return things.flatMap(({ id, name }, at) => [
    ...(ids.indexOf(id) < at ? [fault(`${family}[${at}].id`, 'pack-once', {}, id)] : []),
    ...(name || Object.hasOwn(before, id) ? [] : [fault(`${family}[${at}].name`, 'pack-name-needed', {})]),
  ])
}

function fault<K extends keyof PackSaid>(path: string, key: K, says: PackSaid[K], found?: string): PackFault {
  return { path, expected: expected(key, says), ...(found === undefined ? {} : { found }) }
}
