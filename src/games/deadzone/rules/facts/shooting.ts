/** Whether a model has anything to shoot with (DZ-SHO-01, DZ-TEST-09). */
import type { Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { say } from '../said'
import type { Activation, State } from '../state'
import { modelOf } from './models'

export function shootingBar(state: State, ref: Ref, _active: Activation): Reason | undefined {
  const { profile } = modelOf(state, ref)
  if (profile.shoot === null) return say('no-stat', { model: ref, stat: 'shoot' }, 'DZ-TEST-09')
  return undefined
}
