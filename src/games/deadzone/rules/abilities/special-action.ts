/** The type of a Special action (DZ-SPC-01), and small helpers that the entries share. */
import type { Option, Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Event } from '../events'
import { modelOf } from '../facts/models'
import { enemiesWith } from '../facts/presence'
import type { SpecialActionId } from '../ids'
import { say } from '../said'
import type { State } from '../state'
import type { Runs } from './uses'

export interface SpecialAction {
  /** The first word of its option ids. */
  readonly name: string
  readonly rule: string
  readonly long?: true
  /** Whether a model may take it with standing enemies in its cube (FAQ-55b, ERR). */
  readonly amongEnemies?: true
  /** Whether an Army Special of the same name must also be spent for it. */
  readonly special?: true
  options(state: State, model: Ref): readonly Option<SpecialActionId>[]
  plays(state: State, model: Ref, first: string, second: string): readonly Event[] | Runs
}

export const offer = (id: SpecialActionId, on: readonly Ref[], refused?: Reason): Option<SpecialActionId> => ({
  id,
  on,
  ...(refused ? { refused } : {}),
})
/** The items of one kind that the model carries. */
export const itemsOf = (state: State, model: Ref, kind: string): readonly Ref[] =>
  modelOf(state, model).items.filter((item) => state.items[item]?.kind === kind)
export const withEnemy = (state: State, model: Ref): Reason | undefined => {
  const [enemy] = enemiesWith(state, model)
  return enemy === undefined ? undefined : say('enemy-in-its-cube', { enemy }, '4.24')
}
