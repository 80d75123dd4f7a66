/**
 * Card lists of the players' own: cards in the vocabulary, laid over the house pool, and decks made with them. A card that is wrong, or says
 * something that is not in the vocabulary, is refused by itself and the others are loaded; what is wrong with the file as a whole refuses it.
 */
import * as v from 'valibot'
import { type PackOutcome, readForm, readText } from '../../../packs/read'
import type { Card, Deck, Pool } from './cards'
import { fault, type PackExpected, type PackFault } from './pack-said'
import { CARD_SCHEMA, PACK_SCHEMA, type PackDocument } from './pack-schema'

/** What a card list makes: the pool with its cards, its decks, and what was refused of it, card by card. */
export interface PackMade {
  readonly pool: Pool
  readonly decks: readonly Deck[]
  readonly refused: readonly PackFault[]
}
export type PackRead = PackOutcome<PackDocument, PackMade, PackExpected>

export const readPackFile = (text: string, house: Pool): PackRead => readText(text, (value) => readPack(value, house))

export const readPack = (value: unknown, house: Pool): PackRead =>
  readForm(value, PACK_SCHEMA, (document) => {
    const cards: Card[] = []
    const refused: PackFault[] = []
    for (const [at, given] of document.cards.entries()) {
      const read = readCard(given, `cards[${at}]`)
      const twice = 'card' in read && cards.some(({ id }) => id === read.card.id)
      if ('faults' in read) refused.push(...read.faults)
      else if (twice) refused.push(fault(`cards[${at}].id`, 'pack-once', {}, read.card.id))
      else cards.push(read.card)
    }
    const pool: Pool = { ...house, ...Object.fromEntries(cards.map((card) => [card.id, card])) }
    // A deck that has a card nobody knows is refused as well: it could not be played.
    const decks = document.decks.filter((deck, at) => {
      const unknown = Object.keys(deck.cards).find((id) => !pool[id])
      if (unknown !== undefined) refused.push(fault(`decks[${at}].cards`, 'pack-deck-card', {}, unknown))
      return unknown === undefined
    })
    return { faults: [], made: { pool, decks, refused } }
  })

/** One card, or everything that is wrong with it: each fault names the field and what was expected there. */
export function readCard(given: unknown, at: string): { readonly card: Card } | { readonly faults: readonly PackFault[] } {
  const parsed = v.safeParse(CARD_SCHEMA, given)
  if (!parsed.success) return { faults: parsed.issues.map((issue) => faultFrom(issue, at)) }
  // The form is that of the vocabulary.
  const card = parsed.output as unknown as Card
  if (card.type === 'warrior') return card.stats && !card.play ? { card } : { faults: [fault(at, 'pack-warrior', {}, card.id)] }
  return card.play && !card.stats ? { card } : { faults: [fault(at, 'pack-other-card', {}, card.id)] }
}

function faultFrom({ path, message, input }: v.BaseIssue<unknown>, at: string): PackFault {
  const place = (path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  const found = input === undefined ? undefined : (JSON.stringify(input) ?? String(input)).slice(0, 40)
  // Every schema of a card list speaks by `message`.
  return { path: `${at}${place}`, expected: JSON.parse(message) as PackExpected, ...(found === undefined ? {} : { found }) }
}
