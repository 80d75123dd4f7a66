/** All events of the game, by chapter. Each chapter's file has its events and the folds that apply them. */
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
 * The only function that changes the state, with one small fold per event. After each event it checks whether a side has finished
 * its activations (DZ-END-05).
 */
export const evolve = (state: State, event: Event): State => finishing(fold(state, event))
