/** W7: Army Specials that let a side choose dice of its own test to reroll (6.3, A.3), and their cost. */
import type { Pick } from '../../../../kernel'
import type { Event } from '../events'
import type { DieId } from '../ids'
import type { SpecialId } from '../profile'
import type { Side, State, TestDice } from '../state'
import { unspent } from './round'
import { failedDice, testOf } from './tests'

/** AMB-17: a side may use one Special during any one activation, and needs a SPLAT result for it. */
export const maySpecial = (state: State, seat: Side): boolean =>
  unspent(state, seat, 'SPLAT').length > 0 && !state.active?.specialUsed.includes(seat)

/** Whether this Special applies to the test. */
function fits(state: State, special: SpecialId, side: TestDice): boolean {
  const model = state.models[side.of]
  // Not for a model that the side controls only because of a Rampage.
  if (!model || model.seat !== side.seat) return false
  switch (special) {
    // Only for aiming a Grenade or an Indirect shot, which is a Shoot test without a Survive test against it.
    case 'eye-in-the-sky':
      return side.stat === 'shoot' && testOf(state).defence === undefined
    // For any of the side's models, whatever the cause, also in the enemy's activation.
    case 'stalwart':
      return side.stat === 'survive'
    case 'defender-of-the-star-realm':
      return state.active?.model === side.of && (side.stat === 'fight' || side.stat === 'survive')
    case 'by-the-numbers':
      return model.profile.id.includes('commando')
    default:
      return false
  }
}

/** Whether more successes could still change the outcome: not if the defence has as many successes as the attack. */
const matters = (state: State, who: 'attack' | 'defence'): boolean => {
  const { attack, defence } = testOf(state)
  return who === 'attack' || defence === undefined || defence.stat === 'fight' || defence.successes < attack.successes
}

/** The dice that may be rerolled; undefined if no Special applies, none is left, or no die has failed. */
export function rerollable(state: State, who: 'attack' | 'defence', side: TestDice): Pick<DieId> | undefined {
  const { special } = state.sides[side.seat]
  if (special === undefined || !maySpecial(state, side.seat) || !fits(state, special, side) || !matters(state, who))
    return undefined
  const dice = failedDice(side)
  return dice.length === 0 ? undefined : { shape: 'pick', options: dice.map((id) => ({ id })), least: 0, most: dice.length }
}

/** DZ-CMD-15: the events that pay for it. The SPLAT is spent, and the side has used its Special for the activation. */
export function specialPaid(state: State, seat: Side, special: string, model: string): readonly Event[] {
  const die = unspent(state, seat, 'SPLAT')[0]?.id
  if (die === undefined) throw new Error(`${seat} has no SPLAT result left`)
  return [
    { type: 'command-die-spent', seat, die, for: special, model },
    { type: 'special-used', seat, special, model },
  ]
}
