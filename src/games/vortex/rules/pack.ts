/**
 * Players' own packs: profiles, maps and scenarios in one file, laid over the house's data. An entry with the id of a house entry
 * replaces it; all others are added. Nothing is used from a pack in which anything is wrong.
 */
import { wronglyNamed } from '../../../packs/checks'
import { byId, named } from '../../../packs/laying'
import { type PackOutcome, readForm, readText } from '../../../packs/read'
import { type CommonSaid, type Expected, type PackFault as Fault, packSpeech } from '../../../packs/said'
import { cm } from './constants'
import { type DataSet, known, type Scenario, type SceneryPlan } from './data'
import { PACK_SCHEMA, type PackDocument } from './pack-schema'
import type { Profile } from './profile'
import type { PackMark } from './state'

export type PackExpected = Expected<CommonSaid>
type PackFault = Fault<PackExpected>
const { fault } = packSpeech<CommonSaid>()

/** A pack that was read. `data`: the house's data with the pack laid over it. `mark`: what a match's state keeps of the pack. */
export type PackRead = PackOutcome<PackDocument, { readonly data: DataSet; mark(scenario: string): PackMark }, PackExpected>

/** Reads a pack's text. */
export const readPackFile = (text: string, house: DataSet): PackRead => readText(text, (value) => readPack(value, house))

/** Reads a pack from plain data. */
export const readPack = (value: unknown, house: DataSet): PackRead =>
  readForm(value, PACK_SCHEMA, (document) => {
    const data = laidOver(document, house)
    return { faults: faultsOf(document, house, data), made: { data, mark: (scenario: string) => markOf(document, scenario) } }
  })

function profileFrom({ name, stats, shot, ...rest }: PackDocument['profiles'][number]): Profile {
  const { MOU, POU, ...numbers } = stats
  return {
    ...rest,
    ...named(name),
    stats: { ...numbers, MOU: cm(MOU), ...(POU === undefined ? {} : { POU }) },
    ...(shot
      ? {
          shot: {
            near: shot.near,
            nearRange: cm(shot.nearRange),
            far: shot.far,
            farRange: cm(Math.max(shot.farRange, shot.nearRange)),
            ...(shot.heavy ? { heavy: true as const } : {}),
          },
        }
      : {}),
  }
}

type Piece = PackDocument['maps'][number]['scenery'][number]
const planFrom = ({ kind, at, size, radius, height }: Piece): SceneryPlan =>
  size === undefined ? { kind, at, radius: radius ?? 1.5, height } : { kind, at, size, height }

const scenarioFrom = ({ id, name, goal, map }: PackDocument['scenarios'][number]): Scenario => ({
  id,
  goal,
  ...named(name),
  ...(map === undefined ? {} : { map }),
})

/** The house's data with the pack laid over it. Usable only if the pack has no faults. */
function laidOver(pack: PackDocument, house: DataSet): DataSet {
  return {
    ...house,
    source: pack.name,
    profiles: { ...house.profiles, ...byId(pack.profiles.map(profileFrom)) },
    maps: { ...house.maps, ...Object.fromEntries(pack.maps.map(({ id, scenery }) => [id, scenery.map(planFrom)])) },
    scenarios: { ...house.scenarios, ...byId(pack.scenarios.map(scenarioFrom)) },
  }
}

const namesIn = (things: object): string => Object.keys(things).join(', ')

/** All faults that the schema cannot find: repeated ids, missing names, unknown spells, models and maps. */
function faultsOf(pack: PackDocument, house: DataSet, data: DataSet): readonly PackFault[] {
  const models = new Set(Object.values(house.profiles).map(({ model }) => model))
  return [
    ...wronglyNamed(pack.profiles, 'profiles', house.profiles),
    ...wronglyNamed(pack.maps, 'maps'),
    ...wronglyNamed(pack.scenarios, 'scenarios', house.scenarios),
    ...pack.profiles.flatMap(({ spells, model }, at) => [
      ...spells.flatMap((spell, place) =>
        known(data.spells, spell)
          ? []
          : [fault(`profiles[${at}].spells[${place}]`, 'pack-one-of', { options: namesIn(data.spells) }, spell)],
      ),
      ...(models.has(model) ? [] : [fault(`profiles[${at}].model`, 'pack-one-of', { options: [...models].join(', ') }, model)]),
    ]),
    ...pack.scenarios.flatMap(({ map }, at) =>
      map === undefined || known(data.maps, map)
        ? []
        : [fault(`scenarios[${at}].map`, 'pack-one-of', { options: namesIn(data.maps) }, map)],
    ),
  ]
}

function markOf(pack: PackDocument, scenario: string): PackMark {
  const own = pack.scenarios.find(({ id }) => id === scenario)
  return {
    name: pack.name,
    profiles: pack.profiles.map(({ id }) => id),
    ...(own?.name ? { scenario: own.name } : {}),
  }
}
