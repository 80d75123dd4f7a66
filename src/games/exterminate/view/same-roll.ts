/**
 * Joins what a player may do about one roll into one strip: the dice of a reroll are chosen before it is paid for, and an
 * attacker is offered his cards together with the rerolls that come before them.
 */
import type { AnyDecision, Option } from '../../../kernel'
import type { Again } from '../../situation'
import { mostAgain } from '../rules/facts/adventures'
import { ATTACKS, combatPlays } from '../rules/facts/hand'
import { POOLS, sideOf, type View } from '../rules/state'
import { isSaid, saidBy } from './open'

/** The roll that this option rerolls, if there are dice to choose from. The rules will then ask which. */
export function againOf(id: string, { dice = {} }: View): Again | undefined {
  const said = isSaid(id) ? saidBy(id) : undefined
  if (said?.verb !== 'reroll') return undefined
  const count = dice[POOLS.find((pool) => pool === said.ref) ?? 'attack']?.faces.length ?? 0
  return count > 1 ? { roll: said.ref, subject: 'which dice', most: mostAgain(said.other, count) } : undefined
}

/** EX-CRD-12, EX-CRD-13: after both sides have passed on rerolls, the attacker plays his cards. */
export const windowAfter = ({ about }: AnyDecision): string | undefined => (about?.attacks === true ? 'attack cards' : undefined)

/** The cards that the next window would offer at the moment. */
export function playsAfter(decision: AnyDecision, view: View): readonly Option[] {
  if (windowAfter(decision) === undefined || decision.seat === 'chance') return []
  return combatPlays(view, sideOf(decision.seat), 'attack', view.melee ? ATTACKS.melee : ATTACKS.shot)
}
