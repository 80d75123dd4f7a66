/** All events, named in the past tense. Each file beside this one has the events of a topic and how they change the state. */
import { folding } from '../../../../kernel'
import { noticing } from '../facts/noticed'
import type { State } from '../state'
import { type AttackEvent, attackFolds } from './attack'
import { type CardEvent, cardFolds } from './cards'
import { steady } from './steady'
import { type TurnEvent, turnFolds } from './turn'

export type { Strike } from './attack'
export type Event = TurnEvent | CardEvent | AttackEvent

const folded = folding<State, Event>({ ...turnFolds, ...cardFolds, ...attackFolds })
/** The only function that changes the state. It also records in `noticed` what triggered effects have yet to answer. */
export const evolve = (state: State, event: Event): State => {
  const next = noticing(folded(state, event), event, state)
  return next === state ? state : steady(next)
}
