/** The messages of this game's rules: reasons for refusals and numbers, by chapter. Their texts are in `view/words/`. */
import { speaker } from '../../../../kernel'
import type { AttackSaid } from './attacks'
import type { BoardSaid } from './board'
import type { DataSaid } from './data'
import type { EffectSaid } from './effects'
import type { MoveSaid } from './moves'
import type { RoundSaid } from './round'

export type DeadzoneSaid = RoundSaid & BoardSaid & MoveSaid & AttackSaid & EffectSaid & DataSaid
export const say = speaker<DeadzoneSaid>()
