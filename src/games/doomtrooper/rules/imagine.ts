/**
 * One world that a viewer cannot rule out: the cards of each player that he sees nowhere, dealt anew to that player's hidden places. Deck lists
 * are open, so every card is dealt to its owner's hand, pile or hidden warriors; what was deployed in cover is a warrior.
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

/** With the face that all have seen. */
function remembered({ was, ...one }: InPlay): InPlay {
  return was === undefined ? one : { ...one, card: was }
}
/** What of this player's cards the viewer sees nowhere. */
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
