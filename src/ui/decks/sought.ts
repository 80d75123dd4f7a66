/** Which cards a player looks for, and figures of a deck: plain reckoning over the game's book. */
import { countIn, type DeckList } from '../../decks/deck'
import { plain } from '../../decks/text'
import type { DeckBook, DeckCard } from '../../games/decks'

export const SHOWN = ['all', 'in', 'out', 'owned', 'free'] as const
export type Shown = (typeof SHOWN)[number]

export interface Sought {
  readonly text: string
  /** Empty for all of them. */
  readonly kind: string
  readonly group: string
  /** Any of these costs: `none`, or numbers up to the last, which stands for itself and more. Empty for all. */
  readonly costs: readonly string[]
  readonly show: Shown
}
export const ALL: Sought = { text: '', kind: '', group: '', costs: [], show: 'all' }
/** From here on costs are taken together. */
export const HIGH_COST = 8
export const NO_COST = 'none'

/** Under which heading of the curve its cost falls. */
export const columnOf = ({ cost }: DeckCard): string => (cost === undefined ? NO_COST : String(Math.min(cost, HIGH_COST)))

/** What is written on each card in this language, and what it is called in the others: made once for a book. */
const written = new WeakMap<DeckCard, string>()
function writtenOn(card: DeckCard): string {
  const known = written.get(card)
  if (known !== undefined) return known
  const { face, names } = card
  const all = plain([face.title, ...names, face.text, ...(face.facts ?? [])].join(' | '))
  written.set(card, all)
  return all
}

/** Every word must be on the card, in any order. */
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
  /** From 0 to the highest. */
  readonly columns: readonly Column[]
  /** Cards with a cost, those without one, and what those cost on average. */
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

/** How many cards of the deck are of each sort. */
export const kindsOf = (book: DeckBook, cards: DeckList): readonly (Column & { readonly label: string })[] =>
  book.kinds.map(({ id, label }) => ({
    id,
    label,
    count: book.cards.reduce((sum, card) => sum + (card.kind === id ? countIn(cards, card.id) : 0), 0),
  }))
