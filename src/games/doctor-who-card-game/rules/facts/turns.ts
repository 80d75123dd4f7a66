/** When the match ends, and whether a turn belongs to the end phase (4.14). Public facts only. */
import type { PlayerSeat } from '../../../../kernel'
import { MARKERS, PRICE } from '../constants'
import type { State } from '../state'
import { seatOf } from './table'

export const isEndPhase = ({ phase }: State): boolean => phase === 'end phase'

/** DWC-END-01, AMB-01: checked at the start of the player's own turn. */
export function hasAllMarkers(state: State, seat: PlayerSeat): boolean {
  const { tardis, dalek } = seatOf(state, seat)
  return state.rulings.markerEnd === 'both' ? tardis === 0 && dalek === 0 : tardis === 0 || dalek === 0
}
/** The number of the seat's markers in play. */
export const markersInPlay = (state: State, seat: PlayerSeat, kind: 'tardis' | 'dalek'): number =>
  MARKERS - seatOf(state, seat)[kind]

/** DWC-END-09, AMB-22: whether the player has no card in hand, none to take back, and too little time to buy one. */
export function isStuck(state: State, seat: PlayerSeat): boolean {
  const { hand, reserve, time } = seatOf(state, seat)
  return isEndPhase(state) && hand.length === 0 && reserve.length === 0 && time < PRICE
}

/** DWC-BUY-01: the number of cards that can be drawn, without the End of Game card. */
export const drawable = ({ pile, discard, endCard }: State): number =>
  pile.length - (endCard.at === 'pile' ? 1 : 0) + discard.length

export const isOver = ({ phase }: Pick<State, 'phase'>): boolean => phase === 'over'
