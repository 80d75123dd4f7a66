/**
 * A world consistent with a viewer's view: all cards that he sees nowhere are dealt at random to the hidden places, first to
 * those with conditions: defenders of different kinds, compatible enemies, the End of Game card among the last cards
 * (DWC-SET-07).
 */
import { oneOf, type Rng, shuffled } from '../../../kernel'
import { copiesOf, HIDDEN, without } from '../../kit/rules/cards'
import { type CardId, type DefenderCard, END_CARD, type EnemyCard } from './cards'
import { END_PACKET } from './constants'
import { compatible } from './facts/compatible'
import type { Location, Lying, SeatState, State, View } from './state'

/** The unseen cards that have not been dealt yet. Taking one removes it. */
interface Pool {
  /** Any card at all. */
  any(): CardId
  /** A random card that fits; undefined if there is none. */
  fitting(fits: (card: CardId) => boolean): CardId | undefined
  put(card: CardId): void
  rest(): readonly CardId[]
}
function poolOf(all: readonly CardId[], rng: Rng): Pool {
  const cards = [...shuffled(all, rng)]
  return {
    any: () => cards.pop() ?? HIDDEN,
    fitting(fits) {
      const found = cards.filter(fits)
      if (found.length === 0) return undefined
      const card = oneOf(found, rng)
      cards.splice(cards.indexOf(card), 1)
      return card
    },
    put: (card) => void cards.push(card),
    rest: () => shuffled(cards.splice(0), rng),
  }
}

const TRIES = 24

export function imagine({ viewer: _viewer, ...view }: View, rng: Rng): State {
  const pool = poolOf(unseen(view), rng)
  const locations = Object.fromEntries(
    // Locations with more hidden cards are harder to fill, so they are filled first.
    Object.values(view.locations)
      .map((location) => ({ location, hidden: hiddenAt(location) }))
      .sort((one, other) => other.hidden - one.hidden)
      .map(({ location }) => [location.ref, filledLocation(location, view, pool)]),
  )
  const seats = Object.fromEntries(Object.values(view.seats).map((own): [string, SeatState] => [own.seat, filledSeat(own, pool)]))
  const inRow = Object.keys(view.locations).map((ref): [string, Location] => [ref, locations[ref] as Location])
  return {
    ...view,
    seats,
    locations: Object.fromEntries(inRow),
    unused: filledStarts(view, rng),
    pile: filledPile(view, pool, rng),
  }
}

const lyingAt = ({ defenders, attack }: Location): readonly Lying[] => [...defenders, ...(attack?.cards ?? [])]
const isHidden = ({ card }: Lying): boolean => card === HIDDEN
const hiddenAt = (location: Location): number => lyingAt(location).filter(isHidden).length

/** All cards of the deck that the viewer sees nowhere. */
function unseen(view: Omit<View, 'viewer'>): readonly CardId[] {
  const seen: readonly CardId[] = [
    ...view.discard,
    ...view.pile,
    ...Object.values(view.seats).flatMap(({ hand, reserve, beside }) => [...hand, ...beside, ...reserve.map(({ card }) => card)]),
    ...Object.values(view.locations).flatMap((location) => [location.card, ...lyingAt(location).map(({ card }) => card)]),
  ]
  return without(copiesOf(Object.values(view.deck.cards)), seen)
}

function filledSeat(own: SeatState, pool: Pool): SeatState {
  const filled = (card: CardId) => (card === HIDDEN ? pool.any() : card)
  return {
    ...own,
    hand: own.hand.map(filled),
    reserve: own.reserve.map((one) => (isHidden(one) ? { ...one, card: pool.any() } : one)),
  }
}

function filledLocation(location: Location, { deck }: Pick<State, 'deck'>, pool: Pool): Location {
  const { defenders, attack } = location
  const defender = (card: CardId) => deck.cards[card] as DefenderCard
  const enemy = (card: CardId) => deck.cards[card] as EnemyCard
  const isType = (type: 'defender' | 'enemy') => (card: CardId) => deck.cards[card]?.type === type
  const own = filledTogether(defenders, pool, isType('defender'), (a, b) => defender(a).kind !== defender(b).kind)
  if (!attack) return { ...location, defenders: own }
  const cards = filledTogether(attack.cards, pool, isType('enemy'), (a, b) => compatible(enemy(a), enemy(b)))
  return { ...location, defenders: own, attack: { ...attack, cards } }
}

/** Hidden cards that are compatible with the face-up ones and with each other. If no such set is found, any cards of the type. */
function filledTogether<T extends Lying>(
  cards: readonly T[],
  pool: Pool,
  isType: (card: CardId) => boolean,
  suits: (one: CardId, other: CardId) => boolean,
): readonly T[] {
  const wanted = cards.filter(isHidden).length
  if (wanted === 0) return cards
  const open = cards.filter((one) => !isHidden(one)).map(({ card }) => card)
  let found: CardId[] = []
  for (let tries = 0; tries < TRIES && found.length < wanted; tries++) {
    for (const card of found) pool.put(card)
    found = []
    while (found.length < wanted) {
      const card = pool.fitting((one) => isType(one) && [...open, ...found].every((other) => suits(one, other)))
      if (card === undefined) break
      found.push(card)
    }
  }
  while (found.length < wanted) found.push(pool.fitting(isType) ?? pool.any())
  return cards.map((one) => (isHidden(one) ? { ...one, card: found.pop() ?? HIDDEN } : one))
}

/** DWC-SET-03: every starting location either lies face up or is unused. */
function filledStarts(view: Omit<View, 'viewer'>, rng: Rng): readonly CardId[] {
  if (!view.unused.includes(HIDDEN)) return view.unused
  const out = Object.values(view.locations).map(({ card }) => card)
  return shuffled(
    Object.keys(view.deck.starts).filter((card) => !out.includes(card)),
    rng,
  )
}

function filledPile({ pile, endCard }: Omit<View, 'viewer'>, pool: Pool, rng: Rng): readonly CardId[] {
  if (!pile.includes(HIDDEN)) return pile
  const rest = [...pool.rest()]
  if (endCard.at !== 'pile') return rest
  // The card is among the last `END_PACKET` cards, or anywhere in the pile if fewer are left.
  const from = Math.max(0, pile.length - END_PACKET)
  rest.splice(from + rng.below(pile.length - from), 0, END_CARD)
  return rest
}
