/** The match: turns clockwise until it ends (4.2, 4.14). */
import { scoresOf } from '../facts/score'
import { leftOf } from '../facts/table'
import { hasAllMarkers, isEndPhase, isStuck } from '../facts/turns'
import type { State } from '../state'
import { call, go, procedure, tell } from '../terms'

const over = (state: State, because: 'markers' | 'stuck' | 'all-passed') =>
  tell({ type: 'match-over', because, seat: state.active, scores: scoresOf(state) }, 'done')

export const match = procedure('match', {
  setup: () => call('setup', {}, 'turn'),
  turn: ({ state }) => {
    const seat = state.turn === 0 ? state.first : leftOf(state, state.active) // DWC-TRN-01, DWC-TRN-08
    // DWC-END-05: the end phase begins with the turn after the one in which the End of Game card was found.
    const phase = state.endCard.at === 'found' ? 'end phase' : 'turns'
    return tell({ type: 'turn-began', seat, turn: state.turn + 1, phase }, 'begun')
  },
  begun: ({ state }) => {
    if (hasAllMarkers(state, state.active)) return over(state, 'markers') // DWC-END-01
    if (isStuck(state, state.active)) return over(state, 'stuck') // DWC-END-09
    return call('turn', {}, 'ended')
  },
  // DWC-END-10
  ended: ({ state }) => (isEndPhase(state) && state.passes >= state.order.length ? over(state, 'all-passed') : go('turn')),
})
