/** Folds a told event into a viewer's view by the rules' own `evolve`, with `HIDDEN` for every card that the event left out. */
import { type CardId, HIDDEN } from '../rules/cards'
import { type Event, evolve } from '../rules/events'
import type { View } from '../rules/state'
import { seatIn } from './cards'

export const folded = (view: View, event: Event): View => ({ ...evolve(view, filled(view, event)), viewer: view.viewer })

const hidden = (count: number): readonly CardId[] => Array.from({ length: count }, () => HIDDEN)

/** Fills in `HIDDEN` for cards that were left out of the event for this viewer. */
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
