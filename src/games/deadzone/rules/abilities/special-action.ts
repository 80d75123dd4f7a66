/** What a Special action is (DZ-SPC-01), and small makers that their entries share. */
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
  /** Open to a model among standing enemies (FAQ-55b, ERR). */
  readonly amongEnemies?: true
  /** An Army Special of that name must be spent for it too. */
  readonly special?: true
  options(state: State, model: Ref): readonly Option<SpecialActionId>[]
  plays(state: State, model: Ref, first: string, second: string): readonly Event[] | Runs
}

export const offer = (id: SpecialActionId, on: readonly Ref[], refused?: Reason): Option<SpecialActionId> => ({
  id,
  on,
  ...(refused ? { refused } : {}),
})
/** What it carries of one kind. */
export const itemsOf = (state: State, model: Ref, kind: string): readonly Ref[] =>
  modelOf(state, model).items.filter((item) => state.items[item]?.kind === kind)
export const withEnemy = (state: State, model: Ref): Reason | undefined => {
  const [enemy] = enemiesWith(state, model)
  return enemy === undefined ? undefined : say('enemy-in-its-cube', { enemy }, '4.24')
}
