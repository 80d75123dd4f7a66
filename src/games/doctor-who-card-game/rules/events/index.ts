/** What can happen, in the past tense, by chapter; each chapter's file has its events and how they change the state. */
import { folding } from '../../../../kernel'
import type { State } from '../state'
import { type ActionEvent, actionFolds } from './actions'
import { type ConflictEvent, conflictFolds } from './conflict'
import { type TurnEvent, turnFolds } from './turn'

export type { TimeReason } from './turn'
export type Event = TurnEvent | ActionEvent | ConflictEvent

/** The only writer of state: one small function per event. */
export const evolve = folding<State, Event>({ ...turnFolds, ...actionFolds, ...conflictFolds })
