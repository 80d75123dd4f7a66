/** A viewer's view after an event, as far as the event told him: folded by the game's own rules, with `HIDDEN` for every card left out. */
import { type CardId, HIDDEN } from '../rules/cards'
import { type Event, evolve } from '../rules/events'
import type { View } from '../rules/state'
import { seatIn } from './cards'

export const folded = (view: View, event: Event): View => ({ ...evolve(view, filled(view, event)), viewer: view.viewer })

const hidden = (count: number): readonly CardId[] => Array.from({ length: count }, () => HIDDEN)

/** Events that leave cards out for those who may not know them. */
function filled(view: View, event: Event): Event {
  switch (event.type) {
    case 'deck-shuffled':
      return { ...event, order: event.order ?? hidden(seatIn(view, event.seat)?.pile.length ?? 0) }
    case 'cards-drawn':
      return { ...event, cards: event.cards ?? hidden(event.count) }
    case 'hand-looked-at':
      return { ...event, cards: event.cards ?? hidden(seatIn(view, event.at)?.hand.length ?? 0) }
    case 'card-found':
    case 'card-played':
    case 'card-entered':
    case 'play-over':
      return { ...event, card: event.card ?? HIDDEN }
    default:
      return event
  }
}
