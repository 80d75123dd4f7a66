/** All events of the game, by chapter. Each chapter's file has its events and the folds that apply them. */
import { folding } from '../../../../kernel'
import type { State } from '../state'
import { type ActionEvent, actionFolds } from './actions'
import { type ConflictEvent, conflictFolds } from './conflict'
import { type TurnEvent, turnFolds } from './turn'

export type { TimeReason } from './turn'
export type Event = TurnEvent | ActionEvent | ConflictEvent

/** The only function that changes the state, with one small fold per event. */
export const evolve = folding<State, Event>({ ...turnFolds, ...actionFolds, ...conflictFolds })
