/** Aerial Deployment (annex A.3), after both teams have deployed. The side that deployed first begins. */
import { pickOne } from '../../../../kernel'
import { airborne, dropOptions } from '../facts/aerial'
import { dropWhere } from '../facts/where'
import { readId } from '../ids'
import { otherSide, type Side, type State } from '../state'
import { ask, go, procedure, question, tell } from '../terms'

const order = ({ firstPlayer = 'A' }: State): readonly Side[] => [firstPlayer, otherSide(firstPlayer)]

/** `at`: index of the side that deploys now; `done`: models that have come down or found no room. */
export const aerial = procedure('aerial deployment', {
  next: ({ state, local: { at = 0, done = [] } }) => {
    const seat = order(state)[at]
    if (!seat) return go('done')
    const model = airborne(state, seat).find((ref) => !done.includes(ref))
    if (model === undefined) return go('next', { at: at + 1 })
    const options = dropOptions(state, model, seat)
    const [first] = options
    if (!first) return go('next', { done: [...done, model] })
    return ask(question(seat, 'deploy', pickOne(options), [first.id], { about: { model } }), 'chosen')
  },
  chosen: ({ heard }) => {
    const { first, second } = readId(heard.picked('deploy'))
    return go('where', { model: first, cube: second })
  },
  where: ({ state, local: { at = 0, model = '', cube = '' } }) => {
    const seat = order(state)[at] ?? 'A'
    const where = dropWhere(state, model, seat, cube)
    if (!where) throw new Error(`there is no room for ${model} in ${cube}: it should not have been offered`)
    return ask(where, 'placed')
  },
  placed: ({ local: { model = '', done = [] }, heard }) =>
    tell({ type: 'model-deployed', model, pose: heard.the('deploy where') }, 'next', { done: [...done, model] }),
})
