/** DZ-TER-15: the last step of a Move or Sprint, over the board's edge. A model that has left never returns. */
import { exitOf, exitPoints } from '../facts/exits'
import { isOnBoard, modelOf } from '../facts/models'
import { scoring } from '../facts/score'
import { go, procedure, tell } from '../terms'

export const leave = procedure('leave', {
  step: ({ state, local: { model } }) => {
    if (!isOnBoard(state, model) || modelOf(state, model).pinned || !exitOf(state, model)) return go('done')
    const { seat } = modelOf(state, model)
    return tell([...scoring(state, seat, exitPoints(state, model), 'exit', model), { type: 'model-left', model }], 'done')
  },
})
