/** Filters of cards and figures of a deck, as pure functions of the game's book. */
import { countIn, type DeckList } from '../../decks/deck'
import { plain } from '../../decks/text'
import type { DeckBook, DeckCard } from '../../games/decks'

export const SHOWN = ['all', 'in', 'out', 'owned', 'free'] as const
export type Shown = (typeof SHOWN)[number]

export interface Sought {
  readonly text: string
  /** Empty for all sorts. */
  readonly kind: string
  readonly group: string
  /** Any of these costs: `none` or a number; the last number also stands for all higher ones. Empty for all costs. */
  readonly costs: readonly string[]
  readonly show: Shown
}
export const ALL: Sought = { text: '', kind: '', group: '', costs: [], show: 'all' }
/** Costs from here on are counted together. */
export const HIGH_COST = 8
export const NO_COST = 'none'

/** The column of the curve that a card's cost belongs to. */
export const columnOf = ({ cost }: DeckCard): string => (cost === undefined ? NO_COST : String(Math.min(cost, HIGH_COST)))

/** The searchable text of a card in this language, with its names in the others; cached per book. */
const written = new WeakMap<DeckCard, string>()
function writtenOn(card: DeckCard): string {
  const known = written.get(card)
  if (known !== undefined) return known
  const { face, names } = card
  const all = plain([face.title, ...names, face.text, ...(face.facts ?? [])].join(' | '))
  written.set(card, all)
  return all
}

/** The cards that match the filters. Every word must be on the card, in any order. */
export function soughtIn(book: DeckBook, sought: Sought, cards: DeckList, owned: DeckList): readonly DeckCard[] {
  const words = plain(sought.text).split(' ').filter(Boolean)
  return book.cards.filter((card) => {
    const [has, own] = [countIn(cards, card.id), countIn(owned, card.id)]
    const isShown = { all: true, in: has > 0, out: has === 0, owned: own > 0, free: own > has }[sought.show]
    if (!isShown || (sought.kind !== '' && card.kind !== sought.kind)) return false
    if (sought.group !== '' && !card.groups.includes(sought.group)) return false
    if (sought.costs.length > 0 && !sought.costs.includes(columnOf(card))) return false
    const text = words.length > 0 ? writtenOn(card) : ''
    return words.every((word) => text.includes(word))
  })
}

export interface Column {
  readonly id: string
  readonly count: number
}
export interface Curve {
  /** Columns from cost 0 to the highest. */
  readonly columns: readonly Column[]
  /** Number of cards with a cost, number without one, and the mean of the costs. */
  readonly counted: number
  readonly free: number
  readonly mean: number
}
export function curveOf(book: DeckBook, cards: DeckList): Curve {
  const count = (fits: (card: DeckCard) => boolean) =>
    book.cards.reduce((sum, card) => sum + (fits(card) ? countIn(cards, card.id) : 0), 0)
  const columns = Array.from({ length: HIGH_COST + 1 }, (_, cost) => {
    const id = String(cost)
    return { id, count: count((card) => columnOf(card) === id) }
  })
  const counted = count(({ cost }) => cost !== undefined)
  const paid = book.cards.reduce((sum, { id, cost = 0 }) => sum + cost * countIn(cards, id), 0)
  return { columns, counted, free: count(({ cost }) => cost === undefined), mean: counted === 0 ? 0 : paid / counted }
}

/** The number of the deck's cards of each sort. */
export const kindsOf = (book: DeckBook, cards: DeckList): readonly (Column & { readonly label: string })[] =>
  book.kinds.map(({ id, label }) => ({
    id,
    label,
    count: book.cards.reduce((sum, card) => sum + (card.kind === id ? countIn(cards, card.id) : 0), 0),
  }))
