/** Pinned (DZ-PIN-01, 04): who is pinned, and who never is. */
import type { Ref } from '../../../../table/piece'
import type { Event } from '../events'
import type { State } from '../state'
import { has, modelOf } from './models'
import { isVehicle } from './movers'

/** DZ-PIN-04, DZ-ABL-09. Vehicles can be Pinned (FAQ-27). */
export function canBePinned(state: State, ref: Ref): boolean {
  const model = modelOf(state, ref)
  return model.standing === 'board' && !has(model, 'construct') && !has(model, 'solid')
}

/** The event where something pins it; none for a model that is Pinned already or cannot be. */
export const pinning = (state: State, ref: Ref, why: string): readonly Event[] =>
  canBePinned(state, ref) && !modelOf(state, ref).pinned ? [{ type: 'model-pinned', model: ref, why }] : []

/** Solid models and Vehicles are not moved by attacks (4.23). */
export const canBeMoved = (state: State, ref: Ref): boolean => {
  const model = modelOf(state, ref)
  return model.standing === 'board' && !has(model, 'solid') && !isVehicle(state, model)
}
