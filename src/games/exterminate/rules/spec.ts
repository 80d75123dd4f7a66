/** The options of a match, checked where they come in: a wrong one is refused with its path and what was expected. */
import * as v from 'valibot'
import type { Json } from '../../../kernel'
import { anId, readOptions, refuse, type SpecRefusal, someRulings, specIn, wholeNumber } from '../../../packs/options'
import { HOUSE } from '../content/house'
import type { AdventureId } from './cards'
import { type DataSet, known, type Scenario } from './data'
import { readPack } from './pack'
import type { CardId } from './profile'
import { RULED, RULING_VALUES, type Rulings } from './rulings'
import { type PackMark, type ScenarioId, SIDES, type Side } from './state'

/** EX-ADV-01: how many adventure cards a side is dealt, or which ones it has chosen. */
export type AdventureChoice = number | readonly AdventureId[]
export const MOST_ADVENTURES = 5
/** EX-SET-02 */
export const MOST_CARDS = 5

/** The options of a match of this game. */
export interface ExterminateSpec {
  readonly scenario: ScenarioId
  /** EX-SET-02: the recruitment cards of each side, one to five, the same number for both. */
  readonly rosters: { readonly [S in Side]: readonly CardId[] }
  readonly adventures: { readonly [S in Side]: AdventureChoice }
  readonly rulings: Rulings
  /** The pack of the match as it was written. It is stored with the match so that the match can be replayed anywhere. */
  readonly pack?: Json
}

/** Checked options together with the data that the match uses. */
export interface MatchData {
  readonly spec: ExterminateSpec
  readonly data: DataSet
  readonly scenario: Scenario
  /** Which parts of the match come from a pack; absent if all is house data. */
  readonly pack?: PackMark
}

const roster = v.pipe(
  v.array(anId, 'a list of cards'),
  v.minLength(1, 'at least 1 card'),
  v.maxLength(MOST_CARDS, 'at most 5 cards'),
)
const aNumber = 'a number from 0 to 5, or a list of adventure cards'
const aList = 'a list of at most 5 adventure cards'
const dealt = wholeNumber(0, MOST_ADVENTURES, aNumber)
const picked = v.pipe(v.array(anId, aList), v.maxLength(MOST_ADVENTURES, aList))
const adventures = v.lazy((value) => (Array.isArray(value) ? picked : dealt))

/** The default match, which uses every part of the game. */
const DEFAULT = {
  scenario: 'meeting',
  rosters: { A: HOUSE.factions.daleks?.roster.slice(0, 3) ?? [], B: HOUSE.factions.cybermen?.roster.slice(0, 3) ?? [] },
  adventures: { A: 3, B: 3 },
} as const

const schema = v.strictObject({
  scenario: v.optional(anId, DEFAULT.scenario),
  rosters: v.optional(v.strictObject({ A: roster, B: roster }), DEFAULT.rosters),
  adventures: v.optional(v.strictObject({ A: adventures, B: adventures }), DEFAULT.adventures),
  rulings: v.optional(someRulings(RULING_VALUES), {}),
  pack: v.optional(v.unknown()),
})

/** Reads the options of a match from outside. Missing ones get their defaults; wrong ones are refused with their path. */
export const parseSpec = (options: unknown): ExterminateSpec | SpecRefusal => specIn(readSpec(options))

/** The same, with the data that the options refer to. */
export function readSpec(options: unknown): MatchData | SpecRefusal {
  const found = readOptions(schema, options, readPack, HOUSE)
  if ('refused' in found) return found
  const { read } = found
  const data = read?.data ?? HOUSE
  const spec = { ...found.options, rulings: { ...RULED, ...found.options.rulings } }
  const scenario = known(data.scenarios, spec.scenario)
  if (!scenario) return refuse('scenario', `one of ${Object.keys(data.scenarios).join(', ')}`)
  for (const seat of SIDES) {
    const wrong = wrongRoster(spec, seat, scenario, data) ?? wrongAdventures(spec, seat, data)
    if (wrong) return wrong
  }
  return { spec, data, scenario, ...(read ? { pack: read.mark(scenario.id) } : {}) }
}

export function defaultSpec(): ExterminateSpec {
  return { ...DEFAULT, rulings: RULED }
}

function wrongRoster({ rosters }: ExterminateSpec, seat: Side, { cards }: Scenario, data: DataSet): SpecRefusal | undefined {
  const roster = rosters[seat]
  const path = `rosters.${seat}`
  for (const [index, card] of roster.entries()) {
    const found = known(data.cards, card)
    if (!found) return refuse(`${path}.${index}`, `one of ${Object.keys(data.cards).join(', ')}`)
    // EX-GEN-04: all cards of a team belong to one faction.
    if (found.faction !== known(data.cards, roster[0] ?? '')?.faction) return refuse(path, 'cards of one faction')
    if (found.unique && roster.indexOf(card) !== index) return refuse(`${path}.${index}`, `${card} only once`)
  }
  if (roster.length < cards.least || roster.length > cards.most) return refuse(path, `${cards.least} to ${cards.most} cards`)
  // EX-SET-02: both sides have the same number of cards.
  return roster.length === rosters.A.length ? undefined : refuse(path, `as many cards as the other side: ${rosters.A.length}`)
}

function wrongAdventures(spec: ExterminateSpec, seat: Side, data: DataSet): SpecRefusal | undefined {
  const chosen = spec.adventures[seat]
  if (typeof chosen === 'number') return undefined
  const path = `adventures.${seat}`
  for (const [index, card] of chosen.entries()) {
    if (!known(data.adventures, card)) return refuse(`${path}.${index}`, `one of ${Object.keys(data.adventures).join(', ')}`)
    if (chosen.indexOf(card) !== index) return refuse(`${path}.${index}`, 'each card only once')
  }
  return undefined
}
