/** Who is in the combat of the present attack. */
import type { PlayerSeat } from '../../../../kernel'
import type { Side, State, Uid } from '../state'

export type Which = 'attacker' | 'defender'
export const members = (side: Side | undefined): readonly Uid[] => (side ? [side.main, ...side.helpers] : [])
export const combatants = ({ attack }: State): readonly Uid[] =>
  attack && !attack.ended ? [...members(attack.attacker), ...members(attack.defender)] : []

export function sideWith(state: State, uid: Uid): Which | undefined {
  const { attack } = state
  if (!attack || attack.ended) return undefined
  if (members(attack.attacker).includes(uid)) return 'attacker'
  return members(attack.defender).includes(uid) ? 'defender' : undefined
}
export const otherSide = (which: Which): Which => (which === 'attacker' ? 'defender' : 'attacker')
/** The side that this one fights against. */
export function opposing(state: State, uid: Uid): Side | undefined {
  const which = sideWith(state, uid)
  return which && state.attack?.[otherSide(which)]
}
/** DT-MOD-01: the two protagonists; one player may command both sides (DT-MOD-03). */
export function protagonists({ attack }: State): readonly PlayerSeat[] {
  const first = attack?.attacker?.seat
  const second = attack?.defender?.seat ?? attack?.direct
  return first === undefined || second === undefined ? [] : first === second ? [first] : [first, second]
}
