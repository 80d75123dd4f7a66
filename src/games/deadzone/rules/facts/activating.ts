/** What happens automatically at the start of an activation (T1): fire, Rampage, and Remote without an operator. */
import type { Ref } from '../../../../table/piece'
import type { State } from '../state'
import { cubeOf, rangeBetween } from './cubes'
import { has, modelOf, onBoard } from './models'

/** 4.23, Remote: whether the model needs no operator, or a friend who can operate it is close enough. */
export const isServed = (state: State, model: Ref): boolean =>
  !has(modelOf(state, model), 'remote') ||
  onBoard(state, modelOf(state, model).seat).some(
    (ref) => has(modelOf(state, ref), 'engineer') && rangeBetween(cubeOf(state, ref), cubeOf(state, model)) <= 3,
  )

/** 4.23: whether Rampage is rolled for at the start of the activation. */
export function mayRampage(state: State, model: Ref): boolean {
  const one = modelOf(state, model)
  return has(one, 'rampage') && one.damage > 0 && !one.boosts.some(({ kind }) => kind === 'no-rampage')
}

/** Whether nothing has to be rolled before the model's first action. */
export const startsFreely = (state: State, model: Ref): boolean =>
  !modelOf(state, model).onFire && isServed(state, model) && !mayRampage(state, model)
