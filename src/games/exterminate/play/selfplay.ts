/** What reports of self-play count: turns, the first initiative, shots, vortex nodes where they lie. */
import { selfplayOf } from '../../selfplay'
import type { Event } from '../rules/events'
import type { State } from '../rules/state'

export const exterminateSelfplay = selfplayOf<State, Event>({
  round: ({ turn }) => turn,
  // The side with the initiative of the first turn; before that turn's first phase it is that of the roll for the edge.
  first: ({ turn, phase, active }) => (turn === 1 && phase === 'move' ? active : undefined),
  shots: (event) => (event.type === 'shot-declared' ? [event.report] : []),
  places: ({ nodes, tabletop }) =>
    Object.keys(nodes).flatMap((ref) => {
      const piece = tabletop.pieces[ref]
      return piece ? [{ ref, at: piece.pose.at }] : []
    }),
})
