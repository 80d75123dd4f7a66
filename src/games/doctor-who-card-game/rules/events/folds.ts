/** Small state changes that several folds use. */
import type { PlayerSeat } from '../../../../kernel'
import { without } from '../../../kit/rules/cards'
import type { CardId } from '../cards'
import { locationOf, seatOf } from '../facts/table'
import type { Location, SeatState, State } from '../state'
import type { LocationRef } from '../zones'
import { changed, locationWith, seatWith } from './changed'

export const changedSeat = (state: State, seat: PlayerSeat, changes: Partial<SeatState>): State =>
  changed(state, { seats: { ...state.seats, [seat]: seatWith(seatOf(state, seat), changes) } })
export const changedLocation = (state: State, ref: LocationRef, changes: Partial<Location>): State =>
  changed(state, { locations: { ...state.locations, [ref]: locationWith(locationOf(state, ref), changes) } })

export const discarded = (state: State, cards: readonly CardId[]): State =>
  cards.length === 0 ? state : changed(state, { discard: [...state.discard, ...cards] })
export const fromHand = (state: State, seat: PlayerSeat, cards: readonly CardId[]): State =>
  changedSeat(state, seat, { hand: without(seatOf(state, seat).hand, cards) })
export const toHand = (state: State, seat: PlayerSeat, cards: readonly CardId[]): State =>
  changedSeat(state, seat, { hand: [...seatOf(state, seat).hand, ...cards] })

/** Moves time from the supply to a seat, or back if `amount` is negative. */
export const gained = (state: State, seat: PlayerSeat, amount: number): State =>
  changed(changedSeat(state, seat, { time: seatOf(state, seat).time + amount }), { supply: state.supply - amount })

/** DWC-MRK-01: puts a TARDIS marker on the location, or returns it to the location's owner. */
export function marked(state: State, ref: LocationRef, tardis: boolean): State {
  const { owner, tardis: before } = locationOf(state, ref)
  if (before === tardis) return state
  const free = seatOf(state, owner).tardis + (tardis ? -1 : 1)
  return changedSeat(changedLocation(state, ref, { tardis }), owner, { tardis: free })
}

/** Ends an attack and returns its Dalek marker. Other events move its cards. */
export function unattacked(state: State, ref: LocationRef): State {
  const { attack, ...rest } = locationOf(state, ref)
  if (!attack) return state
  const without = changed(state, { locations: { ...state.locations, [ref]: rest } })
  return changedSeat(without, attack.by, { dalek: seatOf(state, attack.by).dalek + 1 })
}

/** Removes the attack's cards at these indices; the attack ends if none is left. */
export function withoutEnemies(state: State, ref: LocationRef, slots: readonly number[]): State {
  const { attack } = locationOf(state, ref)
  if (!attack) return state
  const cards = attack.cards.filter((_, slot) => !slots.includes(slot))
  return cards.length === 0 ? unattacked(state, ref) : changedLocation(state, ref, { attack: { ...attack, cards } })
}

/** DWC-END-10: records that an action was taken. */
export const acted = (state: State, how: 'idle' | 'done' = 'done'): State => changed(state, { acted: how })
