/** Special actions and Specials in the course of an activation, as the action menu offers them (DZ-SPC-01, DZ-CMD-15). */
import type { Option, Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { ActionId, SpecialActionId } from '../ids'
import { say } from '../said'
import type { Side, State } from '../state'
import { usesAt } from './windows'

/** Every Special action of this model, with the reason where it cannot be taken now. */
export const specialActions = (_state: State, _model: Ref): readonly Option<SpecialActionId>[] => []

/** Why there is none that could be taken. */
export function specialBar(state: State, model: Ref): Reason | undefined {
  const all = specialActions(state, model)
  if (all.some(({ refused }) => !refused)) return undefined
  return all[0]?.refused ?? say('nothing-special', { model }, 'DZ-SPC-01')
}

/** Army Specials and abilities that may be used between two actions of this model (6.3). */
export const specialUses = (state: State, model: Ref, by: Side): readonly Option<ActionId>[] =>
  usesAt({ state, seat: by, moment: 'during', model })
