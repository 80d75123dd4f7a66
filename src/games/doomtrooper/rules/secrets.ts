/**
 * What views and told events leave out (3.4): hands, piles, and the faces of warriors in cover. If all players have seen a
 * covered warrior before, the view keeps its id in `was`, because the log and the rules use it. The table shows its back except
 * while it fights.
 */
import type { Viewer } from '../../../kernel'
import { HIDDEN, hidden } from '../../kit/rules/cards'
import type { Event } from './events'
import { combatants } from './fx/combat'
import type { InPlay, Playing, SeatState, State, View } from './state'

const isOver = (state: State) => state.phase === 'over'

const seatSeen = (own: SeatState, viewer: Viewer): SeatState => ({
  ...own,
  pile: hidden(own.pile),
  ...(own.seat === viewer ? {} : { hand: hidden(own.hand) }),
})
function lying(one: InPlay, viewer: Viewer, fights: readonly string[]): InPlay {
  if (one.controller === viewer || !one.covered) return one
  if (one.zone === 'hidden') return { ...one, card: HIDDEN }
  return fights.includes(one.uid) ? one : { ...one, card: HIDDEN, was: one.card }
}
const played = (play: Playing, viewer: Viewer): Playing =>
  play.kind === 'hide' && play.seat !== viewer ? { ...play, card: HIDDEN } : play

export function project(state: State, viewer: Viewer): View {
  if (viewer === 'everybody') return { ...state, viewer }
  const seats = Object.entries(state.seats).map(([seat, own]) => [seat, seatSeen(own, viewer)] as const)
  const fights = combatants(state)
  const inPlay = Object.entries(state.inPlay).map(([uid, one]) => [uid, lying(one, viewer, fights)] as const)
  return {
    ...state,
    viewer,
    seats: Object.fromEntries(seats),
    inPlay: isOver(state) ? state.inPlay : Object.fromEntries(inPlay),
    stack: state.stack.map((play) => played(play, viewer)),
    looks: state.looks.map((look) => (look.by === viewer ? look : { ...look, cards: hidden(look.cards) })),
  }
}

function without<E extends object, K extends keyof E>(event: E, key: K): E {
  const { [key]: _secret, ...rest } = event
  // The omitted key is optional in every event type that is passed here.
  return rest as unknown as E
}

export function told(event: Event, viewer: Viewer): Event {
  if (viewer === 'everybody') return event
  switch (event.type) {
    case 'deck-shuffled':
      return without(event, 'order')
    case 'cards-drawn':
      return event.seat === viewer ? event : without(event, 'cards')
    case 'hand-looked-at':
      return event.by === viewer ? event : without(event, 'cards')
    case 'card-found':
      return event.seat === viewer || event.from === 'discard' ? event : without(event, 'card')
    case 'card-played':
      return event.kind === 'hide' && event.seat !== viewer ? without(event, 'card') : event
    case 'card-entered':
      return event.zone === 'hidden' && event.seat !== viewer ? without(event, 'card') : event
    default:
      return event
  }
}
