/** Look-ups of seats, locations and cards. They throw if the thing asked for does not exist. */
import type { PlayerSeat } from '../../../../kernel'
import type { CardId, DeckCard, DefenderCard, EnemyCard, StartCard } from '../cards'
import { RESERVE } from '../constants'
import type { Location, SeatState, State } from '../state'
import type { LocationRef } from '../zones'

export function seatOf(state: State, seat: PlayerSeat): SeatState {
  const found = state.seats[seat]
  if (!found) throw new Error(`nobody sits at ${seat}`)
  return found
}
export function locationOf(state: State, ref: LocationRef): Location {
  const found = state.locations[ref]
  if (!found) throw new Error(`there is no location ${ref}`)
  return found
}
export function cardOf(state: State, id: CardId): DeckCard {
  const found = Object.hasOwn(state.deck.cards, id) ? state.deck.cards[id] : undefined
  if (!found) throw new Error(`the deck has no card ${id}`)
  return found
}
export function enemyOf(state: State, id: CardId): EnemyCard {
  const card = cardOf(state, id)
  if (card.type !== 'enemy') throw new Error(`${id} is no enemy`)
  return card
}
export function defenderOf(state: State, id: CardId): DefenderCard {
  const card = cardOf(state, id)
  if (card.type !== 'defender') throw new Error(`${id} is no defender`)
  return card
}
/** The points and time printed on a location or starting location. */
export function placeOf(state: State, id: CardId): { readonly vp: number; readonly time: number } {
  const start: StartCard | undefined = Object.hasOwn(state.deck.starts, id) ? state.deck.starts[id] : undefined
  if (start) return { vp: start.vp, time: 0 }
  const card = cardOf(state, id)
  if (card.type !== 'location') throw new Error(`${id} is no location`)
  return card
}

/** DWC-TRN-01: the next seat, clockwise. */
export const leftOf = ({ order }: State, seat: PlayerSeat): PlayerSeat => at(order, order.indexOf(seat) + 1)
/** DWC-TRN-06: the seat to which cards are passed. */
export const rightOf = ({ order }: State, seat: PlayerSeat): PlayerSeat => at(order, order.indexOf(seat) - 1)
function at(order: readonly PlayerSeat[], index: number): PlayerSeat {
  const seat = order[(index + order.length) % order.length]
  if (!seat) throw new Error('nobody sits at this table')
  return seat
}
/** DWC-TIM-04: all seats in turn order, the active player first. */
export const fromActive = ({ order, active }: State): readonly PlayerSeat[] => {
  const first = order.indexOf(active)
  return [...order.slice(first), ...order.slice(0, first)]
}

/** All locations, seat by seat, each row from left to right. */
export function allLocations(state: State): readonly Location[] {
  const all: Location[] = []
  for (const seat of state.order) for (const ref of seatOf(state, seat).row) all.push(locationOf(state, ref))
  return all
}
export const rowOf = (state: State, seat: PlayerSeat): readonly Location[] =>
  seatOf(state, seat).row.map((ref) => locationOf(state, ref))

/** DWC-RSV-02, DWC-SUP-13 */
export const reserveLimit = ({ beside }: SeatState): number => RESERVE + beside.length
export const reserveRoom = (seat: SeatState): number => reserveLimit(seat) - seat.reserve.length
