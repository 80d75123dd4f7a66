/** Deployment (DZ-REC-05 to 08): a side places its whole team in its zone; until it is ready, models may be moved again. */
import { type Option, pickOne } from '../../../../kernel'
import { deployOptions, toDeploy } from '../facts/deploying'
import { isOnBoard } from '../facts/models'
import { deployWhere } from '../facts/where'
import { readId } from '../ids'
import type { State } from '../state'
import { ask, go, procedure, question, tell } from '../terms'

/** The fallback answer: the next model to place, or `ready`. */
const next = <Id extends string>(state: State, options: readonly Option<Id>[]): Id | 'ready' =>
  options.find(({ refused, on }) => !refused && on?.[0] !== undefined && !isOnBoard(state, on[0]))?.id ?? 'ready'

export const deployment = procedure('deployment', {
  choose: ({ state, local: { seat } }) => {
    const options = deployOptions(state, seat)
    return ask(question(seat, 'deploy', pickOne(options), [next(state, options)]), 'chosen')
  },
  chosen: ({ heard }) => {
    const { verb, first, second } = readId(heard.picked('deploy'))
    if (verb !== 'deploy') return go('ready')
    return second === '' ? go('where', { model: first, cube: '' }) : go('where', { model: first, cube: second })
  },
  where: ({ state, local: { seat, model = '', cube = '' } }) => {
    const where = deployWhere(state, model, seat, cube === '' ? undefined : cube)
    if (!where) throw new Error(`there is no room for ${model}: it should not have been offered`)
    return ask(where, 'placed')
  },
  placed: ({ local: { model = '' }, heard }) =>
    tell({ type: 'model-deployed', model, pose: heard.the('deploy where') }, 'choose'),
  ready: ({ state, local: { seat } }) => {
    const away = toDeploy(state, seat).flatMap(({ ref }) => (isOnBoard(state, ref) ? [] : [ref]))
    return tell({ type: 'side-deployed', seat, away }, 'done')
  },
})
