/** The messages of this game's rules: reasons for refusals and numbers, by chapter. Their texts are in `view/words/`. */
import { type Reason, speaker } from '../../../../kernel'
import { later } from '../later'
import type { AttackSaid } from './attacks'
import type { BoardSaid } from './board'
import type { DataSaid } from './data'
import type { EffectSaid } from './effects'
import type { MoveSaid } from './moves'
import type { RoundSaid } from './round'

export type DeadzoneSaid = RoundSaid & BoardSaid & MoveSaid & AttackSaid & EffectSaid & DataSaid
export const say = speaker<DeadzoneSaid>()

/** As `say`, for parameters that cost much: they are computed when somebody reads them. */
export function sayLater<Key extends keyof DeadzoneSaid & string>(
  key: Key,
  says: () => DeadzoneSaid[Key],
  rule: string,
): Reason<Key> {
  const known = later(says)
  return {
    key,
    get says() {
      return known()
    },
    rule,
  }
}
