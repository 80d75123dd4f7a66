/** Small changes of state that folds share. */
import type { Pose, Ref } from '../../../../table/piece'
import { modelOf } from '../facts/models'
import type { Activation, Item, Model, Side, SideState, State } from '../state'

/** One function per event of a chapter: leaving one out does not compile. */
export type Folds<Event extends { readonly type: string }> = {
  readonly [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>) => State
}

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

export const put = (state: State, ref: Ref, pose: Pose): State => {
  const radius = modelOf(state, ref).profile.silhouette.base
  return { ...state, tabletop: { ...state.tabletop, pieces: { ...state.tabletop.pieces, [ref]: { ref, radius, pose } } } }
}

/** A piece leaves the table. */
export const takenUp = (state: State, ref: Ref): State => {
  const { [ref]: _gone, ...pieces } = state.tabletop.pieces
  return { ...state, tabletop: { ...state.tabletop, pieces } }
}

/** DZ-ACT-06: its own activation ends with being pinned or killed. */
export const stopped = (state: State, ref: Ref): State =>
  state.active?.model === ref ? changedActive(state, { over: true }) : state

export const changedItem = (state: State, ref: Ref, changes: Partial<Item>): State => {
  const item = state.items[ref]
  return item ? { ...state, items: { ...state.items, [ref]: { ...item, ...changes } } } : state
}

/** The list without the first such thing. */
export function without<T>(list: readonly T[], thing: T): readonly T[] {
  const at = list.indexOf(thing)
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)]
}
