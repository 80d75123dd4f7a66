/** The Specials and abilities that a side may use at a moment (W13), for the window and for the action menu. */
import type { Option, Reason } from '../../../../kernel'
import { ARMY_SPECIALS } from '../abilities/army-specials'
import { ARMY_STRATAGEMS } from '../abilities/army-stratagems'
import { OWN_USES } from '../abilities/own-uses'
import type { At, Use } from '../abilities/uses'
import type { SpecialUseId } from '../ids'
import { say } from '../said'
import type { State } from '../state'
import { unspent } from './round'

const USES: readonly Use[] = [...ARMY_SPECIALS, ...ARMY_STRATAGEMS, ...OWN_USES]

/** The entry with that name. Throws if there is none. */
export function entryOf(name: string): Use {
  const use = USES.find((one) => one.name === name)
  if (!use) throw new Error(`nothing is called ${name} that could be used`)
  return use
}

/** DZ-CMD-15, AMB-17: why the side cannot pay a SPLAT, or has used its one Special (unless repeatable) in this activation. */
function whyNotPay(state: State, { seat }: At, { name, repeats }: Use): Reason | undefined {
  if (unspent(state, seat, 'SPLAT').length === 0) return say('no-special-result', {}, 'DZ-CMD-15')
  const isUsed = state.active?.specialUsed.includes(seat) === true
  // A side has only one Special. So if it may be repeated, the one used before was this one.
  return isUsed && !(repeats && state.sides[seat].special === name) ? say('one-special-per-activation', {}, 'AMB-17') : undefined
}

/** All uses for this moment and side. Those that cannot be paid for are refused. */
export function usesAt(at: At): readonly Option<SpecialUseId>[] {
  const { state, seat, moment } = at
  return USES.filter((use) => use.moments.includes(moment))
    .filter((use) => !use.isSpecial || state.sides[seat].special === use.name)
    .flatMap((use) => {
      const why = use.isSpecial ? whyNotPay(state, at, use) : undefined
      return use.offers(at).map((option) => (why && !option.refused ? { ...option, refused: why } : option))
    })
}
