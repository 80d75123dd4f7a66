/**
 * Samples one state that is consistent with a view. Deck lists are public, so the cards of each player that the viewer does not
 * see anywhere are known; they are dealt at random to that player's hand, pile and hidden warriors. A card deployed in cover is
 * always a warrior.
 */
import { oneOf, type Rng, shuffled } from '../../../kernel'
import { HIDDEN, without } from '../../kit/rules/cards'
import type { CardId } from './cards'
import type { InPlay, Playing, SeatState, State, View } from './state'

export function imagine({ viewer: _viewer, ...view }: View, rng: Rng): State {
  const inPlay: Record<string, InPlay> = Object.fromEntries(
    Object.entries(view.inPlay).map(([uid, one]) => [uid, remembered(one)]),
  )
  const stack: Playing[] = [...view.stack]
  const seats: Record<string, SeatState> = {}
  for (const own of Object.values(view.seats)) {
    const rest = [...shuffled(unseen(view, own), rng)]
    const take = (fits: (card: CardId) => boolean): CardId => {
      const fitting = rest.filter(fits)
      const card = fitting.length > 0 ? oneOf(fitting, rng) : (rest[0] ?? HIDDEN)
      rest.splice(rest.indexOf(card), 1)
      return card
    }
    const isWarrior = (card: CardId) => view.pool[card]?.type === 'warrior'
    for (const one of Object.values(inPlay))
      if (one.owner === own.seat && one.card === HIDDEN) inPlay[one.uid] = { ...one, card: take(isWarrior) }
    for (const [index, play] of stack.entries())
      if (play.seat === own.seat && play.card === HIDDEN) stack[index] = { ...play, card: take(isWarrior) }
    const filled = (cards: readonly CardId[]) => cards.map((card) => (card === HIDDEN ? take(() => true) : card))
    const hand = filled(own.hand)
    seats[own.seat] = { ...own, hand, pile: filled(own.pile) }
  }
  return { ...view, seats, inPlay, stack }
}

/** The card with its id restored, if all players have seen it before. */
function remembered({ was, ...one }: InPlay): InPlay {
  return was === undefined ? one : { ...one, card: was }
}
/** This player's cards that are visible nowhere in the view. */
function unseen(view: Omit<View, 'viewer'>, own: SeatState): readonly CardId[] {
  const mine = Object.values(view.inPlay).filter(({ owner }) => owner === own.seat)
  const stacked = view.stack.filter(({ seat, kind }) => seat === own.seat && kind !== 'use')
  const lists = [own.hand, own.pile, own.discard, own.removed, own.reserve]
  return without(view.decks[own.seat] ?? [], [
    ...lists.flat(),
    ...mine.map(({ card, was }) => was ?? card),
    ...stacked.map(({ card }) => card),
  ])
}
