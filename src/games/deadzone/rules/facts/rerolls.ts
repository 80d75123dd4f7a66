/** W7: Army Specials that let a side throw dice of its test again by choice (6.3, A.3), and what they cost. */
import type { Pick } from '../../../../kernel'
import type { Event } from '../events'
import type { DieId } from '../ids'
import type { SpecialId } from '../profile'
import type { Side, State, TestDice } from '../state'
import { unspent } from './round'
import { failedDice, testOf } from './tests'

/** AMB-17: each side at most one Special during any one activation, and a SPLAT result for it. */
export const maySpecial = (state: State, seat: Side): boolean =>
  unspent(state, seat, 'SPLAT').length > 0 && !state.active?.specialUsed.includes(seat)

/** Whether this Special applies to such a test. */
function fits(state: State, special: SpecialId, side: TestDice): boolean {
  const model = state.models[side.of]
  // Not for a model that is only under its control by a Rampage.
  if (!model || model.seat !== side.seat) return false
  switch (special) {
    // Aiming a Grenade or an Indirect shot: a Shoot test that nobody Survives against.
    case 'eye-in-the-sky':
      return side.stat === 'shoot' && testOf(state).defence === undefined
    // Any of its models, whatever the cause, also in the enemy's activation.
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

/** Whether more successes of this side could change anything: not for a defence that already holds, nor against an attack without dice. */
const matters = (state: State, who: 'attack' | 'defence'): boolean => {
  const { attack, defence } = testOf(state)
  return who === 'attack' || defence === undefined || defence.stat === 'fight' || defence.successes < attack.successes
}

/** The dice that may be chosen; nothing where no Special fits, none is left or no die has failed. */
export function rerollable(state: State, who: 'attack' | 'defence', side: TestDice): Pick<DieId> | undefined {
  const { special } = state.sides[side.seat]
  if (special === undefined || !maySpecial(state, side.seat) || !fits(state, special, side) || !matters(state, who))
    return undefined
  const dice = failedDice(side)
  return dice.length === 0 ? undefined : { shape: 'pick', options: dice.map((id) => ({ id })), least: 0, most: dice.length }
}

/** DZ-CMD-15: the price. The SPLAT is spent, and this side has had its Special for the activation. */
export function specialPaid(state: State, seat: Side, special: string, model: string): readonly Event[] {
  const die = unspent(state, seat, 'SPLAT')[0]?.id
  if (die === undefined) throw new Error(`${seat} has no SPLAT result left`)
  return [
    { type: 'command-die-spent', seat, die, for: special, model },
    { type: 'special-used', seat, special, model },
  ]
}
