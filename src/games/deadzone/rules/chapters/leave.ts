/** DZ-TER-15: over the board's edge, by the rules of any other step; whoever has left never returns. */
import { exitPlace, exitPoints } from '../facts/exits'
import { isOnBoard, modelOf } from '../facts/models'
import { enemiesWith } from '../facts/presence'
import { scoring } from '../facts/score'
import { call, go, procedure, tell } from '../terms'

export const leave = procedure('leave', {
  // DZ-ENG-10, 11
  begin: ({ state, local: { model } }) =>
    enemiesWith(state, model).length > 0 ? call('break away', { model }, 'step') : go('step'),
  // DZ-ENG-13: pinned, killed or thrown elsewhere by who held it.
  step: ({ state, local: { model } }) => {
    if (!isOnBoard(state, model) || modelOf(state, model).pinned || !exitPlace(state, model)) return go('done')
    const { seat } = modelOf(state, model)
    return tell([...scoring(state, seat, exitPoints(state, model), 'exit', model), { type: 'model-left', model }], 'done')
  },
})
