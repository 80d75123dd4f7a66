/** A deck: how many of each card, under a name. */
export type DeckList = { readonly [card: string]: number }
export interface Deck {
  readonly name: string
  readonly cards: DeckList
}

/** Upper bounds, far above any real deck. */
export const MOST = { name: 60, kinds: 400, copies: 60 } as const
export const CARD_ID = /^[A-Za-z][\w-]{0,79}$/

export const countIn = (cards: DeckList, id: string): number => (Object.hasOwn(cards, id) ? (cards[id] ?? 0) : 0)
export const sizeOf = (cards: DeckList): number => Object.values(cards).reduce((sum, count) => sum + count, 0)

/** The cards with this many copies of one card; 0 removes it. */
export function withCount(cards: DeckList, id: string, count: number): DeckList {
  const wanted = Math.min(Math.max(count, 0), MOST.copies)
  if (wanted > 0) return { ...cards, [id]: wanted }
  const { [id]: _gone, ...rest } = cards
  return rest
}

/** The name on one line, cut to the longest length allowed. */
export const tidyName = (name: string): string =>
  [...name.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, MOST.name).join('').trim()

const sorted = (cards: DeckList) => Object.entries(cards).sort(([one], [other]) => (one < other ? -1 : 1))
export const isSameDeck = (one: Deck, other: Deck): boolean =>
  one.name === other.name && JSON.stringify(sorted(one.cards)) === JSON.stringify(sorted(other.cards))

/** The option of a lobby's list that stands for a deck of the player's own. */
export const OWN_DECK = 'own-deck'

/** A deck as it is stored in a lobby's choice: its name, then a line for each card, such as `3 clansman`. */
export const choiceOf = ({ name, cards }: Deck): readonly string[] => [
  name,
  ...sorted(cards).map(([id, count]) => `${count} ${id}`),
]

/** The deck in such a choice; undefined if it is not a valid deck. The choice may come from an untrusted source. */
export function deckOfChoice(choice: unknown): Deck | undefined {
  if (!Array.isArray(choice) || choice.length > MOST.kinds + 1) return undefined
  const [name, ...lines]: readonly unknown[] = choice
  if (typeof name !== 'string') return undefined
  const cards: { [id: string]: number } = {}
  for (const line of lines) {
    const [, count, id] = (typeof line === 'string' && /^(\d{1,2}) ([A-Za-z][\w-]{0,79})$/.exec(line)) || []
    const copies = Number(count)
    if (id === undefined || copies < 1 || copies > MOST.copies || Object.hasOwn(cards, id)) return undefined
    cards[id] = copies
  }
  return { name: tidyName(name), cards }
}
