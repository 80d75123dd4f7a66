/**
 * Custom card lists: cards in the vocabulary, which are added to the house pool or replace its cards, and decks made with them.
 * An invalid card is refused on its own and the others are loaded. A fault in the form of the file refuses the whole file.
 */
import * as v from 'valibot'
import { type PackOutcome, readForm, readText } from '../../../packs/read'
import type { Card, Deck, Pool } from './cards'
import { fault, type PackExpected, type PackFault } from './pack-said'
import { CARD_SCHEMA, PACK_SCHEMA, type PackDocument } from './pack-schema'
import { DURATIONS } from './vocabulary'

/** What a card list yields: the pool with its cards, its decks, and a fault for everything that was refused. */
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
    // A deck that names an unknown card is refused, because it could not be played.
    const decks = document.decks.filter((deck, at) => {
      const unknown = Object.keys(deck.cards).find((id) => !pool[id])
      if (unknown !== undefined) refused.push(fault(`decks[${at}].cards`, 'pack-deck-card', {}, unknown))
      return unknown === undefined
    })
    return { faults: [], made: { pool, decks, refused } }
  })

/** Parses one card, or returns everything that is wrong with it: each fault names the field and what was expected there. */
export function readCard(given: unknown, at: string): { readonly card: Card } | { readonly faults: readonly PackFault[] } {
  const parsed = v.safeParse(CARD_SCHEMA, given)
  if (!parsed.success) return { faults: parsed.issues.map((issue) => faultFrom(issue, at)) }
  // `CARD_SCHEMA` accepts exactly the types of the vocabulary.
  const card = parsed.output as unknown as Card
  const idle = idleWords(card, at)
  if (idle.length > 0) return { faults: idle }
  if (card.type === 'warrior') return card.stats && !card.play ? { card } : { faults: [fault(at, 'pack-warrior', {}, card.id)] }
  return card.play && !card.stats ? { card } : { faults: [fault(at, 'pack-other-card', {}, card.id)] }
}

/**
 * Words that can have no effect on this card. A card that does not stay in play can have no card set aside under it and no effect
 * with `stay`.
 */
function idleWords(card: Card, at: string): readonly PackFault[] {
  const stays = card.type === 'warrior' || card.play?.stay !== undefined
  const faults: PackFault[] = []
  const look = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const [index, one] of value.entries()) look(one, `${path}[${index}]`)
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) look(one, `${path}.${key}`)
    const one = (value ?? {}) as { readonly [field: string]: unknown }
    const expects = (field: string, options: string) =>
      faults.push(fault(`${path}.${field}`, 'pack-one-of', { options }, String(one[field])))
    if (!stays && one.for === 'stay') expects('for', DURATIONS.filter((lasts) => lasts !== 'stay').join(', '))
    if (!stays && one.op === 'aside') expects('op', 'cover, remove, return')
    if (!stays && one.op === 'attach' && one.what === 'self') expects('what', 't')
    if (one.k === 'kw' && Array.isArray(one.kw) && one.kw.includes('MULTI_ATTACK') && !/^[2-9]$/.test(String(one.arg)))
      expects('arg', '2, 3, 4, 5, 6, 7, 8, 9')
  }
  look(card.fx, `${at}.fx`)
  return faults
}

function faultFrom({ path, message, input }: v.BaseIssue<unknown>, at: string): PackFault {
  const place = (path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  const found = input === undefined ? undefined : (JSON.stringify(input) ?? String(input)).slice(0, 40)
  // Every schema of a card list makes its messages with `message`, so they are JSON of this type.
  return { path: `${at}${place}`, expected: JSON.parse(message) as PackExpected, ...(found === undefined ? {} : { found }) }
}
