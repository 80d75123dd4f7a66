/** Pinned (DZ-PIN-01, 04): which models are pinned, and which never can be. */
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

/** The event that pins the model; none if it is Pinned already or cannot be. */
export const pinning = (state: State, ref: Ref, why: string): readonly Event[] =>
  canBePinned(state, ref) && !modelOf(state, ref).pinned ? [{ type: 'model-pinned', model: ref, why }] : []

/** Attacks do not move Solid models and Vehicles (4.23). */
export const canBeMoved = (state: State, ref: Ref): boolean => {
  const model = modelOf(state, ref)
  return model.standing === 'board' && !has(model, 'solid') && !isVehicle(state, model)
}
