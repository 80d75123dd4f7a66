/**
 * Decks of the players' own: cards and starting locations in one file, laid over the house deck or complete in themselves. A card
 * with the id of a house card replaces it. A file is checked as a whole before its data is built.
 */
import { wronglyNamed } from '../../../packs/checks'
import { byId } from '../../../packs/laying'
import { type PackOutcome, readForm, readText } from '../../../packs/read'
import type { DeckCard, DeckData, EnemyCard, Name, Source, StartCard } from './cards'
import { fault, type PackExpected, type PackFault } from './pack-said'
import { PACK_SCHEMA, type PackCard, type PackDocument } from './pack-schema'

/** `data` is the complete deck for a match with the file. */
export type PackRead = PackOutcome<PackDocument, { readonly data: DeckData }, PackExpected>

/** The first turns need enough cards to deal and to draw (DWC-SET-06, DWC-SET-07). */
const LEAST_DECK = 60
const MOST_DECK = 300
/** DWC-SET-03 */
const STARTS = 4
const NEEDED = ['location', 'defender', 'enemy'] as const

/** Reads a deck file's text. */
export const readPackFile = (text: string, house: DeckData): PackRead => readText(text, (value) => readPack(value, house))

/** Reads a deck from plain data. */
export const readPack = (value: unknown, house: DeckData): PackRead =>
  readForm(value, PACK_SCHEMA, (document) => {
    const under = document.over === 'house' ? house : { source: house.source, cards: {}, starts: {} }
    const data = laidOver(document, under)
    return { faults: faultsOf(document, under, data), made: { data } }
  })

/** The deck that the file gives. Only meaningful for a file without faults. */
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
const bare = (id: string): Name => ({ en: id, fr: id })

function cardFrom(card: PackCard, before: Name | undefined): DeckCard {
  const name = card.name ?? before ?? bare(card.id)
  const from = ownFields(card)
  if (card.type !== 'enemy') return { ...card, name, from } as DeckCard
  const { dalek, ...enemy } = card
  // Fields that the file leaves out are absent from `card`, because its schema left them out.
  return { ...enemy, ...(dalek ? { dalek } : {}), name, from } as EnemyCard
}
/** The source of every field of a card from the file. */
const ownFields = (card: object): { readonly [field: string]: Source } =>
  Object.fromEntries(
    Object.keys(card)
      .filter((field) => field !== 'id' && field !== 'type')
      .map((field) => [field, 'pack']),
  )

/** Everything that is wrong, in the order of the file. */
function faultsOf(pack: PackDocument, under: DeckData, data: DeckData): readonly PackFault[] {
  return [
    ...wronglyNamed(pack.cards, 'cards', under.cards),
    ...pack.cards.flatMap((card, at) => (card.type === 'enemy' ? enemyFaults(card, `cards[${at}]`, data) : [])),
    ...wronglyNamed(pack.starts, 'starts', under.starts),
    ...startFaults(data),
    ...deckFaults(data),
  ]
}

function enemyFaults(card: Extract<PackCard, { type: 'enemy' }>, path: string, data: DeckData): readonly PackFault[] {
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
  return [...unknown, ...takes, ...taken]
}
const familiesOf = ({ cards }: DeckData): readonly string[] => [
  ...new Set(Object.values(cards).flatMap((card) => (card.type === 'enemy' ? [card.family] : []))),
]

function startFaults(data: DeckData): readonly PackFault[] {
  const all = Object.values(data.starts)
  const number = all.length === STARTS ? [] : [fault('starts', 'pack-starts', { wanted: STARTS }, String(all.length))]
  // DWC-SET-05: the highest number begins, so the numbers must differ.
  const values = all.map(({ value }) => value)
  const same = new Set(values).size === values.length ? [] : [fault('starts', 'pack-start-values', {}, values.join(', '))]
  return [...number, ...same]
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
