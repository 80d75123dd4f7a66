/**
 * Packs of the players' own: factions, models, weapons and teams in one file, laid over the house data. An entry with the id of a
 * house entry replaces it; others are added. A pack is checked as a whole before its data is built.
 */
import { wronglyNamed } from '../../../packs/checks'
import { byId, keyed, named } from '../../../packs/laying'
import { brief, type PackOutcome, readForm, readText } from '../../../packs/read'
import { silhouetteOf } from '../content/silhouettes'
import { type Chosen, type DataSet, known, type Listing, type Offer, type ReadyTeam } from './data'
import { fault, type PackExpected, type PackFault } from './pack-said'
import { PACK_SCHEMA, type PackDocument } from './pack-schema'

/** `data` is the complete data set for a match with the pack. */
export type PackRead = PackOutcome<PackDocument, { readonly data: DataSet }, PackExpected>

/** Reads a pack's text. */
export const readPackFile = (text: string, house: DataSet): PackRead => readText(text, (value) => readPack(value, house))

/** Reads a pack from plain data. */
export const readPack = (value: unknown, house: DataSet): PackRead =>
  readForm(value, PACK_SCHEMA, (document) => ({
    faults: faultsOf(document, house),
    made: { data: laidOver(document, house) },
  }))

/** The house data with the pack laid over it. Only meaningful for a pack without faults. */
function laidOver(pack: PackDocument, house: DataSet): DataSet {
  const weapons = { ...house.weapons, ...keyed(pack.weapons.map(offerFrom), ({ weapon }) => weapon.id) }
  const listings = pack.models.map((model) => listingFrom(model, weapons))
  return {
    source: pack.name,
    factions: {
      ...house.factions,
      ...byId(pack.factions.map(({ id, name }) => ({ id, ...named(name) }))),
    },
    weapons,
    models: { ...house.models, ...keyed(listings, ({ profile }) => profile.id) },
    items: house.items,
    teams: { ...house.teams, ...byId(pack.teams.map(teamFrom)) },
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

/** Everything that is wrong with how a pack's parts fit each other and the house data, in the order of the file. */
function faultsOf(pack: PackDocument, house: DataSet): readonly PackFault[] {
  const factions = { ...house.factions, ...byId(pack.factions) }
  const weapons = { ...house.weapons, ...byId(pack.weapons) }
  const models = { ...house.models, ...byId(pack.models) }
  const missing = (things: object, id: string, path: string): readonly PackFault[] =>
    Object.hasOwn(things, id) ? [] : [fault(path, 'pack-one-of', { options: brief(Object.keys(things).join(', ')) }, id)]
  return [
    ...(['factions', 'weapons', 'models', 'teams'] as const).flatMap((family) =>
      wronglyNamed(pack[family], family, house[family]),
    ),
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
