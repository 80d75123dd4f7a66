/** What is hidden (4.16): hands, reserves, face-down cards, the pile. Everything else is public. */
import type { PlayerSeat, Viewer } from '../../../kernel'
import { HIDDEN, hidden } from '../../kit/rules/cards'
import type { Event } from './events'
import { isOver } from './facts/turns'
import type { Location, Lying, SeatState, State, View } from './state'

const covered = <T extends Lying>(cards: readonly T[]): readonly T[] =>
  cards.some(({ up }) => !up) ? cards.map((one) => (one.up ? one : { ...one, card: HIDDEN })) : cards

/** DWC-HID-01, DWC-HID-02 */
const seatSeen = (own: SeatState, viewer: Viewer): SeatState =>
  own.seat === viewer ? own : { ...own, hand: hidden(own.hand), reserve: covered(own.reserve) }

/** DWC-HID-03, DWC-HID-04: face-down defenders are shown to the owner, face-down enemies to the player who attacks. */
function locationSeen(location: Location, viewer: Viewer): Location {
  const { owner, defenders, attack } = location
  return {
    ...location,
    defenders: owner === viewer ? defenders : covered(defenders),
    ...(attack && attack.by !== viewer ? { attack: { ...attack, cards: covered(attack.cards) } } : {}),
  }
}

export function project(state: State, viewer: Viewer): View {
  if (viewer === 'everybody') return { ...state, viewer }
  const seats = Object.entries(state.seats).map(([seat, own]) => [seat, seatSeen(own, viewer)] as const)
  const locations = Object.entries(state.locations).map(([ref, one]) => [ref, locationSeen(one, viewer)] as const)
  return {
    ...state,
    viewer,
    seats: Object.fromEntries(seats),
    locations: isOver(state) ? state.locations : Object.fromEntries(locations),
    pile: hidden(state.pile), // DWC-HID-05
    unused: hidden(state.unused),
  }
}

/** The event without its cards, for viewers other than these seats. */
function onlyFor<E extends { readonly cards?: unknown }>(event: E, viewer: Viewer, ...seats: readonly PlayerSeat[]): E {
  if (seats.some((seat) => seat === viewer)) return event
  const { cards: _secret, ...rest } = event
  // The cast is safe because `cards` is optional in all events passed here.
  return rest as E
}

export function told(event: Event, viewer: Viewer): Event {
  if (viewer === 'everybody') return event
  switch (event.type) {
    case 'deck-shuffled':
    case 'end-card-hidden':
    case 'pile-reshuffled': {
      const { order: _secret, ...rest } = event
      return rest
    }
    case 'starts-dealt': {
      const { unused: _secret, ...rest } = event
      return rest
    }
    case 'cards-passed':
      return onlyFor(event, viewer, event.from, event.to) // DWC-HID-06
    case 'hand-dealt':
    case 'cards-drawn':
    case 'cards-reserved':
    case 'cards-taken-back':
    case 'defenders-placed':
    case 'enemies-placed':
      return onlyFor(event, viewer, event.seat)
    default:
      return event
  }
}
