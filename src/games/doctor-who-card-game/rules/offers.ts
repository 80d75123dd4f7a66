/** DWC-RSV-03: the standing offer to take cards back from the reserve, at any time in one's own turn, even inside an action. */
import type { Game } from '../../../kernel'
import { isBoost } from './facts/fight'
import { once } from './facts/once'
import { seatOf } from './facts/table'
import { reserveId } from './ids'
import { type DoctorWho, question } from './terms'
import { reserveRef } from './zones'

const takingBack = once((seat, slot) => ({ id: reserveId(slot), on: [reserveRef(seat, slot)] }))

export const offers: NonNullable<Game<DoctorWho>['offers']> = (state) => {
  if (state.phase !== 'turns' && state.phase !== 'end phase') return []
  const { seat, reserve } = seatOf(state, state.active)
  // AMB-34: a U.N.I.T. card cannot be taken back while its payment is being asked.
  const isHeld = state.conflict?.boosting === true && state.conflict.defender === seat
  const options = reserve.flatMap(({ card, up }, slot) => (isHeld && up && isBoost(state, card) ? [] : [takingBack(seat, slot)]))
  const [first] = options
  if (!first) return []
  const choice = { shape: 'pick' as const, options, least: 1, most: options.length }
  return [{ question: question(seat, 'take back', choice, [first.id]), runs: 'take back' }]
}
