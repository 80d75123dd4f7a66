/** The options of a match, checked where they come in: a wrong one is refused with its path and what was expected. */
import * as v from 'valibot'
import { firstSeats, type Json, type PlayerSeat } from '../../../kernel'
import { oneOf, readOptions, type SpecRefusal, someRulings, specIn } from '../../../packs/options'
import { HOUSE } from '../content/house'
import type { DeckData } from './cards'
import { readPack } from './pack'
import { RULED, RULING_VALUES, type Rulings } from './rulings'

export const PLAYERS = [3, 4] as const

/** The options of a match of this game. */
export interface DoctorWhoSpec {
  readonly players: (typeof PLAYERS)[number]
  readonly rulings: Rulings
  /** The deck file of the match as it was written. It is stored with the match so that the match can be replayed anywhere. */
  readonly pack?: Json
}

/** Checked options together with the deck that the match uses. */
export interface MatchData {
  readonly spec: DoctorWhoSpec
  readonly data: DeckData
}

const schema = v.strictObject({
  players: v.optional(oneOf(PLAYERS), 3),
  rulings: v.optional(someRulings(RULING_VALUES), {}),
  pack: v.optional(v.unknown()),
})

/** Reads the options of a match from outside. Missing ones get their defaults; wrong ones are refused with their path. */
export const parseSpec = (options: unknown): DoctorWhoSpec | SpecRefusal => specIn(readSpec(options))

/** The same, with the deck that the options refer to. */
export function readSpec(options: unknown): MatchData | SpecRefusal {
  const found = readOptions(schema, options, readPack, HOUSE)
  if ('refused' in found) return found
  const rulings = { ...RULED, ...found.options.rulings }
  return { spec: { ...found.options, rulings }, data: asRuled(found.read?.data ?? HOUSE, rulings) }
}

/** AMB-32: with the other ruling, the Master's card data is changed. */
function asRuled(data: DeckData, { masterGoesWith }: Rulings): DeckData {
  const master = data.cards['the-master']
  if (masterGoesWith === 'wild' || master?.type !== 'enemy') return data
  return { ...data, cards: { ...data.cards, [master.id]: { ...master, wild: true } } }
}

export const defaultSpec = (): DoctorWhoSpec => ({ players: 3, rulings: RULED })
export const seatsOf = ({ players }: DoctorWhoSpec): readonly PlayerSeat[] => firstSeats(players)
