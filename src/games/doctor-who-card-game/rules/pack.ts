/**
 * Own decks: cards and starting locations in one file, laid over the house deck or a whole deck by themselves. What has the id of a
 * house card replaces it. A file is checked as a whole before anything is made of it.
 */
import * as v from 'valibot'
import type { Json } from '../../../kernel'
import type { Card, DeckCard, DeckData, EnemyCard, Name, Source, StartCard } from './cards'
import { expected, type PackFault, type PackSaid } from './pack-said'
import { MOST_CHARACTERS, PACK_SCHEMA, type PackCard, type PackDocument } from './pack-schema'

export type PackRead =
  /** `pack` is the document as it was written, plain JSON; `data` is what a match with it is played with. */
  | { readonly ok: true; readonly pack: Json; readonly data: DeckData }
  /** In the order of the file, never empty. */
  | { readonly ok: false; readonly faults: readonly PackFault[] }

/** The first turns need cards to deal and to draw (DWC-SET-06, DWC-SET-07). */
const LEAST_DECK = 60
const MOST_DECK = 300
/** DWC-SET-03 */
const STARTS = 4
const NEEDED = ['location', 'defender', 'enemy'] as const

/** Reads a deck file's text. */
export function readPackFile(text: string, house: DeckData): PackRead {
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

/** Reads a deck from plain data. */
export function readPack(value: unknown, house: DeckData): PackRead {
  if (typeof value !== 'object' || value === null || !('sightline' in value) || value.sightline !== 'pack')
    return { ok: false, faults: [{ path: '', expected: expected('pack-not-a-pack', {}), found: written(value) }] }
  const parsed = v.safeParse(PACK_SCHEMA, value)
  if (!parsed.success) return { ok: false, faults: parsed.issues.map(faultFrom) }
  const under = parsed.output.over === 'house' ? house : { source: house.source, cards: {}, starts: {} }
  const data = laidOver(parsed.output, under)
  const faults = faultsOf(parsed.output, under, data)
  if (faults.length > 0) return { ok: false, faults }
  // It passed a schema of plain values only.
  return { ok: true, pack: value as unknown as Json, data }
}

function faultFrom(issue: v.InferIssue<typeof PACK_SCHEMA>): PackFault {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return {
    path: path.replace(/^\./, ''),
    // Every schema of a deck file speaks by `expected`.
    expected: JSON.parse(issue.message) as PackFault['expected'],
    ...(issue.input === undefined ? {} : { found: written(issue.input) }),
  }
}
const brief = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text)
const written = (value: unknown): string => brief(JSON.stringify(value) ?? String(value))

/** Only sound where nothing is wrong with the file. */
function laidOver(pack: PackDocument, under: DeckData): DeckData {
  const cards = pack.cards.map((card) => cardFrom(card, under.cards[card.id]?.name))
  const starts = pack.starts.map(({ name, ...start }): StartCard => {
    const printed = { type: 'start' as const, ...start, count: 1 }
    return { ...printed, name: name ?? under.starts[start.id]?.name ?? bare(start.id), from: ownFields(printed) }
  })
  const all = { ...under.cards, ...byId(cards) }
  return {
    source: pack.name,
    cards: Object.fromEntries(Object.entries(all).filter(([, { count }]) => count > 0)),
    starts: pack.starts.length > 0 ? byId(starts) : under.starts,
  }
}
const byId = <T extends Card>(cards: readonly T[]): { readonly [id: string]: T } =>
  Object.fromEntries(cards.map((card) => [card.id, card]))
const bare = (id: string): Name => ({ en: id, fr: id })

function cardFrom(card: PackCard, before: Name | undefined): DeckCard {
  const name = card.name ?? before ?? bare(card.id)
  const from = ownFields(card)
  if (card.type !== 'enemy') return { ...card, name, from } as DeckCard
  const { dalek, ...enemy } = card
  // What the file leaves out was left out of `card` by its schema.
  return { ...enemy, ...(dalek ? { dalek } : {}), name, from } as EnemyCard
}
/** Everything on it comes from the file. */
const ownFields = (card: object): { readonly [field: string]: Source } =>
  Object.fromEntries(
    Object.keys(card)
      .filter((field) => field !== 'id' && field !== 'type')
      .map((field) => [field, 'pack']),
  )

function fault<K extends keyof PackSaid>(path: string, key: K, says: PackSaid[K], found?: string): PackFault {
  return { path, expected: expected(key, says), ...(found === undefined ? {} : { found }) }
}

/** Everything that is wrong, in the order of the file. */
function faultsOf(pack: PackDocument, under: DeckData, data: DeckData): readonly PackFault[] {
  return [
    ...pack.cards.flatMap((card, at) => cardFaults(card, at, pack, under, data)),
    ...startFaults(pack, under, data),
    ...deckFaults(data),
  ]
}

function cardFaults(card: PackCard, at: number, pack: PackDocument, under: DeckData, data: DeckData): readonly PackFault[] {
  const path = `cards[${at}]`
  const twice = pack.cards.findIndex(({ id }) => id === card.id) < at ? [fault(`${path}.id`, 'pack-once', {}, card.id)] : []
  const unnamed = card.name || under.cards[card.id] ? [] : [fault(`${path}.name`, 'pack-name-needed', {})]
  if (card.type !== 'enemy') return [...twice, ...unnamed]
  const families = familiesOf(data)
  const unknown = card.partners.flatMap((family, place) =>
    families.includes(family)
      ? []
      : [fault(`${path}.partners[${place}]`, 'pack-family', { families: families.join(', ') }, family)],
  )
  const takes = (card.power === 'takeover') === (card.takes !== undefined) ? [] : [fault(`${path}.takes`, 'pack-takes', {})]
  const taken =
    card.takes === undefined || families.includes(card.takes)
      ? []
      : [fault(`${path}.takes`, 'pack-family', { families: families.join(', ') }, card.takes)]
  return [...twice, ...unnamed, ...unknown, ...takes, ...taken]
}
const familiesOf = ({ cards }: DeckData): readonly string[] => [
  ...new Set(Object.values(cards).flatMap((card) => (card.type === 'enemy' ? [card.family] : []))),
]

function startFaults(pack: PackDocument, under: DeckData, data: DeckData): readonly PackFault[] {
  const { starts } = pack
  const each = starts.flatMap(({ id, name }, at) => {
    const path = `starts[${at}]`
    if (starts.findIndex((start) => start.id === id) < at) return [fault(`${path}.id`, 'pack-once', {}, id)]
    return name || under.starts[id] ? [] : [fault(`${path}.name`, 'pack-name-needed', {})]
  })
  const all = Object.values(data.starts)
  const number = all.length === STARTS ? [] : [fault('starts', 'pack-starts', { wanted: STARTS }, String(all.length))]
  // DWC-SET-05: the highest begins.
  const values = all.map(({ value }) => value)
  const same = new Set(values).size === values.length ? [] : [fault('starts', 'pack-start-values', {}, values.join(', '))]
  return [...each, ...number, ...same]
}

function deckFaults({ cards }: DeckData): readonly PackFault[] {
  const all = Object.values(cards)
  const size = all.reduce((sum, { count }) => sum + count, 0)
  const wrong =
    size >= LEAST_DECK && size <= MOST_DECK
      ? []
      : [fault('cards', 'pack-deck-size', { least: LEAST_DECK, most: MOST_DECK }, String(size))]
  const none = NEEDED.filter((type) => !all.some((card) => card.type === type))
  return [...wrong, ...none.map((type) => fault('cards', 'pack-none-of', { type }))]
}
