/** Reads the options of a match from untrusted input. A wrong option is refused with its path and what was expected there. */
import * as v from 'valibot'
import type { Json } from '../../../kernel'
import { anId, oneOf, readOptions, refuse, type SpecRefusal, someRulings, specIn, wholeNumber } from '../../../packs/options'
import { HOUSE } from '../content/house'
import {
  ARMY_LIMITS,
  copiesAllowed,
  type DataSet,
  known,
  type MapId,
  type Scenario,
  type SceneryPlan,
  type TableSize,
} from './data'
import { readPack } from './pack'
import type { People, Profile, ProfileId } from './profile'
import { RULED, RULING_VALUES, type Rulings } from './rulings'
import { type PackMark, type ScenarioId, SIDES, type Side, type State } from './state'

/** The options of a match of this game. */
export interface VortexSpec {
  /** VX-SET-01: the side of the square table in centimetres. */
  readonly table: TableSize
  /** VX-SET-02: how many turns the match has. */
  readonly turns: number
  readonly scenario: ScenarioId
  readonly map: MapId
  /** VX-TER-03, 04, 13: how the players settle whose terrain comes first. */
  readonly terrain: State['method']
  /** 6.4: the profiles of each side's army; one entry for each miniature. */
  readonly armies: { readonly [S in Side]: readonly ProfileId[] }
  readonly rulings: Rulings
  /** The pack as it was written. A match carries its whole pack so that it can be replayed anywhere. */
  readonly pack?: Json
}

/** Checked options together with the data that they refer to. */
export interface MatchData {
  readonly spec: VortexSpec
  readonly data: DataSet
  readonly scenario: Scenario
  readonly map: readonly SceneryPlan[]
  readonly armies: { readonly [S in Side]: readonly Profile[] }
  /** What comes from a pack; absent if all data is the house's. */
  readonly pack?: PackMark
}

const MOST_MODELS = 18
const army = v.pipe(
  v.array(anId, 'a list of profiles'),
  v.minLength(1, 'at least 1 profile'),
  v.maxLength(MOST_MODELS, `at most ${MOST_MODELS} profiles`),
)

/** The options of a match for which nothing was chosen. */
const DEFAULT = {
  table: 80,
  turns: 7,
  scenario: 'passage',
  map: 'stone-ford',
  terrain: 'bid',
  armies: { A: HOUSE.rosters.erediens, B: HOUSE.rosters.mycoides },
} as const

const schema = v.strictObject({
  table: v.optional(oneOf([80, 100, 120]), DEFAULT.table),
  turns: v.optional(wholeNumber(6, 8, 'a number from 6 to 8'), DEFAULT.turns),
  scenario: v.optional(anId, DEFAULT.scenario),
  map: v.optional(anId, DEFAULT.map),
  terrain: v.optional(oneOf(['random', 'bid', 'agree']), DEFAULT.terrain),
  armies: v.optional(v.strictObject({ A: army, B: army }), () => ({
    A: [...DEFAULT.armies.A],
    B: [...DEFAULT.armies.B],
  })),
  rulings: v.optional(someRulings(RULING_VALUES), {}),
  pack: v.optional(v.unknown()),
})

/** Reads the options of a match: missing ones get their defaults, wrong ones are refused with their path. */
export const parseSpec = (options: unknown): VortexSpec | SpecRefusal => specIn(readSpec(options))

/** The same as `parseSpec`, with the data that the options refer to. */
export function readSpec(options: unknown): MatchData | SpecRefusal {
  const found = readOptions(schema, options, readPack, HOUSE)
  if ('refused' in found) return found
  const { read } = found
  const data = read?.data ?? HOUSE
  const spec: VortexSpec = { ...found.options, rulings: { ...RULED, ...found.options.rulings } }
  const scenario = known(data.scenarios, spec.scenario)
  if (!scenario) return refuse('scenario', `one of ${Object.keys(data.scenarios).join(', ')}`)
  const map = known(data.maps, scenario.map ?? spec.map)
  if (!map) return refuse('map', `one of ${Object.keys(data.maps).join(', ')}`)
  for (const seat of SIDES) {
    const wrong = wrongArmy(spec, seat, data)
    if (wrong) return wrong
  }
  const armies = { A: profilesOf(spec.armies.A, data), B: profilesOf(spec.armies.B, data) }
  return { spec, data, scenario, map, armies, ...(read ? { pack: read.mark(scenario.id) } : {}) }
}

const profilesOf = (ids: readonly ProfileId[], { profiles }: DataSet): readonly Profile[] =>
  ids.flatMap((id) => known(profiles, id) ?? [])

export const defaultSpec = (): VortexSpec => ({ ...DEFAULT, rulings: RULED })

/** Checks an army's points, number of miniatures, copies and that all are of one people (6.4). */
function wrongArmy({ armies, table }: VortexSpec, seat: Side, data: DataSet): SpecRefusal | undefined {
  const { points, least, most } = ARMY_LIMITS[table]
  const ids = armies[seat]
  const path = `armies.${seat}`
  let people: People | undefined
  for (const [index, id] of ids.entries()) {
    const profile = known(data.profiles, id)
    if (!profile) return refuse(`${path}.${index}`, `one of ${Object.keys(data.profiles).join(', ')}`)
    if (people !== undefined && profile.people !== people) return refuse(path, 'profiles of one people')
    people = profile.people
    const copies = copiesAllowed(profile, points)
    if (ids.filter((other) => other === id).length > copies) return refuse(`${path}.${index}`, `at most ${copies} of ${id}`)
  }
  if (ids.length < least || ids.length > most) return refuse(path, `${least} to ${most} miniatures`)
  const cost = costOfArmy(profilesOf(ids, data))
  return cost > points ? refuse(path, `at most ${points} points, not ${cost}`) : undefined
}
export const costOfArmy = (army: readonly Profile[]): number => army.reduce((sum, { points }) => sum + points, 0)
