/** The terms of *Deadzone*: every question with the shape of its answer, every chapter with its memory; by subject. */
import { grammar } from '../../../../kernel'
import type { Event } from '../events'
import type { State, View } from '../state'
import type { AttackAsks, AttackCalls } from './attacks'
import type { EffectAsks, EffectCalls } from './effects'
import type { MoveAsks, MoveCalls } from './moves'
import type { RoundAsks, RoundCalls } from './round'

export type Asks = RoundAsks & MoveAsks & AttackAsks & EffectAsks
export type Calls = RoundCalls & MoveCalls & AttackCalls & EffectCalls

/** The game's type: see `Terms` of the kernel. */
export type Deadzone = {
  readonly state: State
  readonly event: Event
  readonly view: View
  readonly asks: Asks
  readonly calls: Calls
}

/** The verbs in which this game's chapters are written. */
export const verbs = grammar<Deadzone>()
export const { procedure, question, ask, tell, go, call } = verbs
