/** What can happen, in the past tense, by chapter; each chapter's file has its events and how they change the state. */
import { folding } from '../../../../kernel'
import type { State } from '../state'
import { type AttackEvent, attackFolds } from './attack'
import { type CardEvent, cardFolds } from './cards'
import { type TurnEvent, turnFolds } from './turn'

export type { Strike } from './attack'
export type Event = TurnEvent | CardEvent | AttackEvent

/** The only writer of state: one small function per event. */
export const evolve = folding<State, Event>({ ...turnFolds, ...cardFolds, ...attackFolds })
