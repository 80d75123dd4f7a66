/** Small state changes that several folds use. */
import type { Pose, Ref } from '../../../../table/piece'
import { putDown } from '../../../kit/rules/folds'
import { modelOf } from '../facts/models'
import type { Activation, Item, Model, Side, SideState, State } from '../state'

export const changed = (state: State, ref: Ref, changes: Partial<Model>): State => ({
  ...state,
  models: { ...state.models, [ref]: { ...modelOf(state, ref), ...changes } },
})

export const changedSide = (state: State, seat: Side, changes: Partial<SideState>): State => ({
  ...state,
  sides: { ...state.sides, [seat]: { ...state.sides[seat], ...changes } },
})

export const changedActive = (state: State, changes: Partial<Activation>): State =>
  state.active ? { ...state, active: { ...state.active, ...changes } } : state

export const put = (state: State, ref: Ref, pose: Pose): State =>
  putDown(state, { ref, radius: modelOf(state, ref).profile.silhouette.base, pose })

/** DZ-ACT-06: a model that is Pinned or killed in its own activation ends it. */
export const stopped = (state: State, ref: Ref): State =>
  state.active?.model === ref ? changedActive(state, { over: true }) : state

export const changedItem = (state: State, ref: Ref, changes: Partial<Item>): State => {
  const item = state.items[ref]
  return item ? { ...state, items: { ...state.items, [ref]: { ...item, ...changes } } } : state
}
