/** The options of a match, checked where they come in: a wrong one is refused with its path and what was expected. */
import * as v from 'valibot'
import type { Json } from '../../../kernel'
import { anId, oneOf, readOptions, refuse, type SpecRefusal, someRulings, specIn, wholeNumber } from '../../../packs/options'
import { HOUSE } from '../content/house'
import { MISSION } from '../content/missions'
import { MAP_IDS, type MapChoice } from './battlefields'
import { FLOORS, PANELS } from './board'
import { type DataSet, known, type TeamId, type TeamList } from './data'
import { mapFaults } from './map-faults'
import { LIMITS, MISSIONS, type MissionId, type PointsLimit } from './mission'
import { readPack } from './pack'
import { ITEM_KINDS } from './profile'
import { RULED, RULING_VALUES, type Rulings } from './rulings'
import { SIDES, type Side } from './state'
import { teamFaults } from './team'

/** The id of a ready team, or a list of a player's own. */
export type TeamChoice = TeamId | TeamList

/** The options of a match of this game. */
export interface DeadzoneSpec {
  readonly mission: MissionId
  readonly map: MapChoice
  readonly limit: PointsLimit
  readonly teams: { readonly [S in Side]: TeamChoice }
  readonly rulings: Rulings
  /** The pack of the match as it was written. It is stored with the match so that the match can be replayed anywhere. */
  readonly pack?: Json
}

/** Checked options together with the data that the match uses. */
export interface MatchData {
  readonly spec: DeadzoneSpec
  readonly data: DataSet
  readonly lists: { readonly [S in Side]: TeamList }
}

const MOST_MODELS = 40
const list = <S extends v.GenericSchema>(item: S, least: number, most: number, of: string) =>
  v.pipe(
    v.array(item, `a list of ${of}`),
    v.minLength(least, `at least ${least} of ${of}`),
    v.maxLength(most, `at most ${most} of ${of}`),
  )
const record = <E extends v.ObjectEntries>(entries: E, what: string) =>
  v.strictObject(entries, ({ expected }) => (expected === 'never' ? `only ${Object.keys(entries).join(', ')}` : what))

const aTeam = 'the id of a ready team, or an object of faction and models'
const chosenModel = record(
  {
    model: anId,
    weapons: v.optional(list(anId, 0, 12, 'weapons')),
    items: v.optional(list(oneOf(ITEM_KINDS), 0, 4, 'items')),
  },
  'an object of model, weapons and items',
)
const builtTeam = record({ faction: anId, models: list(chosenModel, 1, MOST_MODELS, 'models') }, aTeam)
const team = v.lazy((value) => (typeof value === 'string' ? anId : builtTeam))

const FACE = /^[1-8]-[1-8]-[1-6] [ES]$/
const CUBE = /^[1-8]-[1-8]-[1-6]$/
const named = (pattern: RegExp, what: string) => v.pipe(v.string(what), v.regex(pattern, what))
const ownBattlefield = record(
  {
    panels: v.record(named(FACE, 'the side of a cube: 4-4-1 E or 4-4-1 S'), oneOf(PANELS)),
    floors: v.record(named(CUBE, 'a cube: column, row, level, 4-4-2'), oneOf(FLOORS)),
  },
  'an object of panels and floors',
)
const aSeed = 'a whole number from 1 to 999999'
const seed = wholeNumber(1, 999_999, aSeed)
const isOwn = (value: unknown): boolean => typeof value === 'object' && value !== null && 'battlefield' in value
const map = v.lazy((value) => {
  if (typeof value === 'string') return oneOf(MAP_IDS)
  if (isOwn(value)) return record({ battlefield: ownBattlefield }, 'an object of battlefield')
  return record({ seed }, `one of ${MAP_IDS.join(', ')}, or an object of seed or battlefield`)
})

/** DZ-SET-02, DZ-SET-06: the book's first match. */
const DEFAULT = {
  mission: 'patrol',
  map: 'sector-12',
  limit: 100,
  teams: { A: 'enforcers', B: 'forge-fathers' },
} as const

const schema = v.strictObject({
  mission: v.optional(oneOf(MISSIONS), DEFAULT.mission),
  map: v.optional(map, DEFAULT.map),
  limit: v.optional(oneOf(LIMITS), DEFAULT.limit),
  teams: v.optional(record({ A: team, B: team }, 'an object of A and B'), DEFAULT.teams),
  rulings: v.optional(someRulings(RULING_VALUES), {}),
  pack: v.optional(v.unknown()),
})

export function defaultSpec(): DeadzoneSpec {
  return { ...DEFAULT, rulings: RULED }
}

/** Reads the options of a match from outside. Missing ones get their defaults; wrong ones are refused with their path. */
export const parseSpec = (options: unknown): DeadzoneSpec | SpecRefusal => specIn(readSpec(options))

/** The same, with the data that the options refer to. */
export function readSpec(options: unknown): MatchData | SpecRefusal {
  const found = readOptions(schema, options, readPack, HOUSE)
  if ('refused' in found) return found
  const data = found.read?.data ?? HOUSE
  const { rulings, map: place, teams, ...chosen } = found.options
  const spec: DeadzoneSpec = {
    ...chosen,
    // TypeScript does not know the output types of lazy schemas. Each value was checked by its schema, so the casts are safe.
    map: place as MapChoice,
    teams: teams as DeadzoneSpec['teams'],
    rulings: { ...RULED, ...rulings },
  }
  const wrongGround = wrongMap(spec)
  if (wrongGround) return wrongGround
  for (const seat of SIDES) {
    const wrong = wrongTeam(spec, seat, data)
    if (wrong) return wrong
  }
  return { spec, data, lists: { A: listOf(spec.teams.A, data), B: listOf(spec.teams.B, data) } }
}

function listOf(choice: TeamChoice, data: DataSet): TeamList {
  const list = typeof choice === 'string' ? known(data.teams, choice) : choice
  if (!list) throw new Error(`no team is called ${JSON.stringify(choice)}`)
  return list
}

/** Refuses a battlefield of the players' own that cannot be played on (DZ-TER-10, 11). Mere advice is ignored. */
function wrongMap({ map: place, mission }: DeadzoneSpec): SpecRefusal | undefined {
  if (typeof place === 'string' || !('battlefield' in place)) return undefined
  const fault = mapFaults(place.battlefield, MISSION[mission].objectives).find(({ advice }) => !advice)
  return fault && refuse('map.battlefield', `a battlefield without faults: ${fault.fault} at ${fault.at}`)
}

/** AMB-39: a ready team is accepted as it is; a team of a player's own must obey DZ-TMB. */
function wrongTeam({ teams, limit }: DeadzoneSpec, seat: Side, data: DataSet): SpecRefusal | undefined {
  const choice = teams[seat]
  const path = `teams.${seat}`
  if (typeof choice === 'string')
    return known(data.teams, choice) ? undefined : refuse(path, `one of ${Object.keys(data.teams).join(', ')}`)
  if (!known(data.factions, choice.faction)) return refuse(`${path}.faction`, `one of ${Object.keys(data.factions).join(', ')}`)
  const [fault] = teamFaults(choice, limit, data)
  if (!fault) return undefined
  const where = fault.at === undefined ? path : `${path}.models.${fault.at}`
  return refuse(where, `a team without faults: ${fault.reason.key} ${JSON.stringify(fault.reason.says)} (${fault.reason.rule})`)
}
