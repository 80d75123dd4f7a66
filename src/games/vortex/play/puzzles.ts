/** What can be asked in a puzzle: points, miniatures to kill, anchors to control. */
import { puzzlesOf } from '../../puzzles'
import { vortexGame } from '../rules'
import { holderOf, pointsOf } from '../rules/facts/score'
import { SIDES } from '../rules/state'

/** The ref of an anchor, from its index. `view/names.ts` names it. */
const anchor = (index: number) => `anchor:${index + 1}`

export const vortexPuzzles = puzzlesOf(vortexGame, {
  seats: () => SIDES,
  points: (state, seat) => (seat === 'A' || seat === 'B' ? pointsOf(state)[seat] : 0),
  pieces: {
    all: ({ figures }) => Object.values(figures),
    isOut: ({ figures }, ref) => figures[ref]?.standing !== 'alive',
  },
  places: {
    all: ({ anchors }) => anchors.map((_, index) => anchor(index)),
    isHeld: (state, ref, seat) => state.anchors.some((_, index) => anchor(index) === ref && holderOf(state, index) === seat),
  },
  turn: ({ turn, phase }) => (phase === 'turns' ? { id: turn } : undefined),
})
