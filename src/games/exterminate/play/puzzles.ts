/** What can be asked in a puzzle: points, figures to exterminate, vortex nodes to carry. */
import { puzzlesOf } from '../../puzzles'
import { exterminate } from '../rules'
import { pointsOf } from '../rules/chapters/setup'
import { SIDES, sideOf } from '../rules/state'

export const exterminatePuzzles = puzzlesOf(exterminate, {
  seats: () => SIDES,
  points: (state, seat) => pointsOf(state)[sideOf(seat)],
  pieces: {
    all: ({ figures }) => Object.values(figures),
    isOut: ({ figures }, ref) => figures[ref]?.condition === 'exterminated',
  },
  places: {
    all: ({ nodes }) => Object.keys(nodes),
    isHeld({ figures, nodes }, ref, seat) {
      const carrier = nodes[ref]?.carrier
      return carrier !== undefined && figures[carrier]?.seat === seat
    },
  },
  turn: ({ turn, phase }) => (turn > 0 && phase !== 'over' ? { id: turn } : undefined),
})
