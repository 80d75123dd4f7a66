/** Special actions, and Specials used during an activation, as the action menu offers them (DZ-SPC-01, DZ-CMD-15). */
import type { Option, Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { SpecialAction } from '../abilities/special-action'
import { SPECIAL_ACTIONS, whyNotSpecial } from '../abilities/special-actions'
import type { ActionId, SpecialActionId } from '../ids'
import { say } from '../said'
import type { Side, State } from '../state'
import { isShortOnly } from './actions'
import { standingEnemiesWith } from './presence'
import { usesAt } from './windows'

/** Every Special action of this model; refused ones have their reason. */
export function specialActions(state: State, model: Ref): readonly Option<SpecialActionId>[] {
  const standing = standingEnemiesWith(state, model)
  const isShort = isShortOnly(state, model)
  return SPECIAL_ACTIONS.flatMap((action) => {
    const price = whyNotSpecial(state, model, action)
    if (price === 'not-theirs') return []
    const why =
      standing.length > 0 && !action.amongEnemies
        ? say('standing-enemies', { model, enemies: standing }, 'DZ-ACT-05')
        : action.long && isShort
          ? say('no-long-left', { model, action: 'special' }, 'DZ-ACT-01')
          : price
    return action.options(state, model).map((option) => (why && !option.refused ? { ...option, refused: why } : option))
  })
}

/** The entry with that name. Throws if there is none. */
export function specialAction(name: string): SpecialAction {
  const action = SPECIAL_ACTIONS.find((one) => one.name === name)
  if (!action) throw new Error(`there is no Special action ${name}`)
  return action
}

/** Why no Special action can be taken; undefined if one can. */
export function specialBar(state: State, model: Ref): Reason | undefined {
  const all = specialActions(state, model)
  if (all.some(({ refused }) => !refused)) return undefined
  return all[0]?.refused ?? say('nothing-special', { model }, 'DZ-SPC-01')
}

/** Army Specials and abilities that may be used between two actions of this model (6.3). */
export const specialUses = (state: State, model: Ref, by: Side): readonly Option<ActionId>[] =>
  usesAt({ state, seat: by, moment: 'during', model })
