/** DWC-RSV-03: taking cards back from the reserve stands open at every moment of one's own turn, even inside an action. */
import type { Game } from '../../../kernel'
import { isBoost } from './facts/fight'
import { seatOf } from './facts/table'
import { reserveId } from './ids'
import { type DoctorWho, question } from './terms'
import { reserveRef } from './zones'

export const offers: NonNullable<Game<DoctorWho>['offers']> = (state) => {
  if (state.phase !== 'turns' && state.phase !== 'end phase') return []
  const { seat, reserve } = seatOf(state, state.active)
  // AMB-34: a U.N.I.T. whose payment is being asked cannot be taken back.
  const isHeld = state.conflict?.boosting === true && state.conflict.defender === seat
  const options = reserve.flatMap(({ card, up }, slot) =>
    isHeld && up && isBoost(state, card) ? [] : [{ id: reserveId(slot), on: [reserveRef(seat, slot)] }],
  )
  const [first] = options
  if (!first) return []
  const choice = { shape: 'pick' as const, options, least: 1, most: options.length }
  return [{ question: question(seat, 'take back', choice, [first.id]), runs: 'take back' }]
}
