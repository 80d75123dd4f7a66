/** What can be asked in a puzzle: points, and locations to hold, one's own or by an attack. */
import { puzzlesOf } from '../../puzzles'
import { doctorWho } from '../rules'
import { scoreOf } from '../rules/facts/score'

export const doctorWhoPuzzles = puzzlesOf(doctorWho, {
  seats: ({ order }) => order,
  points: (state, seat) => scoreOf(state, seat).total,
  places: {
    all: ({ locations }) => Object.keys(locations),
    isHeld({ locations }, ref, seat) {
      const location = locations[ref]
      return location !== undefined && (location.attack?.by ?? location.owner) === seat
    },
  },
  turn: ({ phase, turn, active }) => (phase === 'turns' || phase === 'end phase' ? { id: turn, seat: active } : undefined),
})
