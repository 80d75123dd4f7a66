/** Validates the options of a match. A wrong option is refused with its path and what was expected there. */
import * as v from 'valibot'
import { firstSeats, type Json, type PlayerSeat } from '../../../kernel'
import { anId, oneOf, readOptions, refuse, type SpecRefusal, someRulings, specIn, wholeNumber } from '../../../packs/options'
import { DECKS } from '../content/decks'
import { POOL } from '../content/pool'
import type { CardId, Deck, Pool } from './cards'
import { TARGET_P } from './constants'
import { type DeckFault, deckFaults } from './facts/deck'
import { readPack } from './pack'
import { RULED, RULING_VALUES, type Rulings } from './rulings'

export const PLAYERS = [2, 3, 4] as const

/** The id of a ready deck or of a deck in the card list, or a custom deck as a count for each card id. */
export type DeckChoice = string | { readonly [id: CardId]: number }

/** The options of a match of this game. */
export interface DoomtrooperSpec {
  readonly players: (typeof PLAYERS)[number]
  /** The deck of each seat. Seats without an entry get the ready decks in their order. */
  readonly decks: { readonly [seat in PlayerSeat]?: DeckChoice }
  /** DT-GOL-05 */
  readonly targetP: number
  readonly rulings: Rulings
  /** A custom card list, verbatim. It is stored with the match so that the match can be replayed anywhere. */
  readonly pack?: Json
}

/** Validated options with the card pool and the deck lists that they name. */
export interface MatchData {
  readonly spec: DoomtrooperSpec
  readonly pool: Pool
  readonly lists: { readonly [seat in PlayerSeat]?: { readonly [id: CardId]: number } }
}

const copies = wholeNumber(0, 60, 'how many copies, 0 to 60')
const list = v.record(anId, copies)
const schema = v.strictObject({
  players: v.optional(oneOf(PLAYERS), 2),
  decks: v.optional(
    v.record(oneOf(['A', 'B', 'C', 'D']), v.union([anId, list], 'a deck by its id, or cards with their numbers')),
    {},
  ),
  targetP: v.optional(wholeNumber(1, 200, 'Promotion points, 1 to 200'), TARGET_P),
  rulings: v.optional(someRulings(RULING_VALUES), {}),
  pack: v.optional(v.unknown()),
})

/** Validates options from outside. Missing ones get their defaults; wrong ones are refused with their path. */
export const parseSpec = (options: unknown): DoomtrooperSpec | SpecRefusal => specIn(readSpec(options))

/** Like `parseSpec`, with pool and deck lists. Also refuses unknown decks and decks that break DT-DECK-01 to DT-DECK-03. */
export function readSpec(options: unknown): MatchData | SpecRefusal {
  const found = readOptions(schema, options, readPack, POOL)
  if ('refused' in found) return found
  const { pack, ...chosen } = found.options
  const pool = found.read?.pool ?? POOL
  const ready = [...DECKS, ...(found.read?.decks ?? [])]
  const spec: DoomtrooperSpec = {
    ...chosen,
    decks: chosen.decks as DoomtrooperSpec['decks'],
    rulings: { ...RULED, ...chosen.rulings },
    ...(pack === undefined ? {} : { pack }),
  }
  const lists: { [seat in PlayerSeat]?: { readonly [id: CardId]: number } } = {}
  for (const [index, seat] of firstSeats(spec.players).entries()) {
    const said = spec.decks[seat] ?? (DECKS[index % DECKS.length] as Deck).id
    const deck = typeof said === 'string' ? ready.find(({ id }) => id === said)?.cards : said
    if (!deck) return refuse(`decks.${seat}`, `one of ${ready.map(({ id }) => id).join(', ')}`)
    const [fault] = deckFaults(deck, pool)
    if (fault) return refuse(`decks.${seat}${fault.card ? `.${fault.card}` : ''}`, expected(fault))
    lists[seat] = deck
  }
  return { spec, pool, lists }
}
const expected = ({ rule, wanted, has }: DeckFault): string =>
  rule === 'unknown' ? 'a card of the list' : `${rule}: ${rule === 'DT-DECK-02' ? 'at most' : 'at least'} ${wanted}, not ${has}`

export const defaultSpec = (): DoomtrooperSpec => ({ players: 2, decks: {}, targetP: TARGET_P, rulings: RULED })
export const seatsOf = ({ players }: DoomtrooperSpec): readonly PlayerSeat[] => firstSeats(players)
