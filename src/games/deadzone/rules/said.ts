/** The messages of this game: reasons of refusals and of numbers, by chapter. Words for them: `view/words/`. */
import { speaker } from '../../../kernel'
import type { AttackSaid } from './said/attacks'
import type { BoardSaid } from './said/board'
import type { DataSaid } from './said/data'
import type { EffectSaid } from './said/effects'
import type { MoveSaid } from './said/moves'
import type { RoundSaid } from './said/round'

export type DeadzoneSaid = RoundSaid & BoardSaid & MoveSaid & AttackSaid & EffectSaid & DataSaid
export type SaidKey = keyof DeadzoneSaid
export const say = speaker<DeadzoneSaid>()
