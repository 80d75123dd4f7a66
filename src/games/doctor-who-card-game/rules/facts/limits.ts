/** How many cards may leave a hand (DWC-TRN-04, DWC-END-07). */
import type { PlayerSeat, Reason } from '../../../../kernel'
import { LEAST_HAND } from '../constants'
import { say } from '../said'
import type { State } from '../state'
import { seatOf } from './table'
import { isEndPhase } from './turns'

/** Why this many cards may not leave the hand; undefined if they may. */
export function tooFewLeft(state: State, seat: PlayerSeat, leaving: number): Reason | undefined {
  const hand = seatOf(state, seat).hand.length
  if (isEndPhase(state) || hand - leaving >= LEAST_HAND) return undefined
  return say('hand-minimum', { hand, leaving, least: LEAST_HAND }, 'DWC-TRN-04')
}
/** How many cards may leave the hand. */
export const spare = (state: State, seat: PlayerSeat): number =>
  seatOf(state, seat).hand.length - (isEndPhase(state) ? 0 : LEAST_HAND)
