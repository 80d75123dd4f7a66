/** What can happen, in the past tense, by chapter; each chapter's file has its events and how they change the state. */
import { folding } from '../../../../kernel'
import { finishing } from '../facts/round'
import type { State } from '../state'
import { type AttackEvent, attackFolds } from './attacks'
import { type EffectEvent, effectFolds } from './effects'
import { type MoveEvent, moveFolds } from './moves'
import { type RoundEvent, roundFolds } from './round'

export type Event = RoundEvent | MoveEvent | AttackEvent | EffectEvent

const fold = folding<State, Event>({ ...roundFolds, ...moveFolds, ...attackFolds, ...effectFolds })

/**
 * The only writer of state: one small function per event. After each event it is checked which side has finished its activations
 * (DZ-END-05).
 */
export const evolve = (state: State, event: Event): State => finishing(fold(state, event))
