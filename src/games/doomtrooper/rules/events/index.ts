/** What can happen, in the past tense, by chapter; each chapter's file has its events and how they change the state. */
import { folding } from '../../../../kernel'
import { noticing } from '../facts/noticed'
import type { State } from '../state'
import { type AttackEvent, attackFolds } from './attack'
import { type CardEvent, cardFolds } from './cards'
import { type TurnEvent, turnFolds } from './turn'

export type { Strike } from './attack'
export type Event = TurnEvent | CardEvent | AttackEvent

const folded = folding<State, Event>({ ...turnFolds, ...cardFolds, ...attackFolds })
/** The only writer of state: one small function per event; what cards may answer is kept until they have. */
export const evolve = (state: State, event: Event): State => noticing(folded(state, event), event, state)
