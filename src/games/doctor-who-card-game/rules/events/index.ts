/** All events of the game, by chapter. Each chapter's file has its events and the folds that apply them. */
import { folding } from '../../../../kernel'
import type { State } from '../state'
import { type ActionEvent, actionFolds } from './actions'
import { type ConflictEvent, conflictFolds } from './conflict'
import { steady } from './steady'
import { type TurnEvent, turnFolds } from './turn'

export type { TimeReason } from './turn'
export type Event = TurnEvent | ActionEvent | ConflictEvent

const folded = folding<State, Event>({ ...turnFolds, ...actionFolds, ...conflictFolds })
/** The only function that changes the state, with one small fold per event. */
export const evolve = (state: State, event: Event): State => {
  const next = folded(state, event)
  return next === state ? state : steady(next)
}
