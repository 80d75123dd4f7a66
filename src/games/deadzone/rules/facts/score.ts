/** Points (DZ-WIN-06, DZ-PAT-03 to 05, 6.6, DZ-MIS-04): what has been scored, and what things are worth now. */
import type { Ref } from '../../../../table/piece'
import type { RoundEvent } from '../events/round'
import { type Secret, killPoints as worthOf } from '../mission'
import { type LedgerLine, type Objective, otherSide, SIDES, type Side, type State } from '../state'
import { modelOf } from './models'
import { modelsIn } from './presence'

/** The VP that each side has scored so far. */
export function pointsOf(state: State): { readonly [S in Side]: number } {
  const of = (seat: Side) => state.sides[seat].ledger.reduce((sum, { points }) => sum + points, 0)
  return { A: of('A'), B: of('B') }
}

/** The secret mission of a side; `none` if it has none. */
export function secretOf(state: State, seat: Side): Secret {
  const number = state.sides[seat].secretMission
  if (number === undefined || number === 0) return 'none'
  return state.set.secrets?.[number - 1] ?? 'none'
}

/** DZ-MIS-04, 3.5: a secret mission is revealed when its side scores its first points. */
const shown = (state: State, seat: Side): readonly RoundEvent[] => {
  const { secretMission, secretShown } = state.sides[seat]
  if (secretMission === undefined || secretShown) return []
  return [{ type: 'secret-shown', seat, mission: secretMission }]
}

/** The events for scoring points; the side's secret mission is revealed first. Without `points-scored` for 0 points. */
export function scoring(state: State, seat: Side, points: number, why: LedgerLine['why'], of?: Ref): readonly RoundEvent[] {
  const line: LedgerLine = { points, round: state.round, why, ...(of === undefined ? {} : { of }) }
  return [...shown(state, seat), ...(points > 0 ? [{ type: 'points-scored', seat, line } as const] : [])]
}

/** DZ-DMG-06, AMB-19: the opponent of the victim's owner scores, whatever the cause. To be sent together with the death. */
export function killPoints(state: State, victim: Ref): readonly RoundEvent[] {
  const { seat, profile } = modelOf(state, victim)
  const winner = otherSide(seat)
  const worth = worthOf(state.set, profile)
  const secret = secretOf(state, winner)
  const points = secret === 'claim' ? Math.floor(worth / 2) : secret === 'murder' && profile.type === 'L' ? worth * 2 : worth
  return scoring(state, winner, points, 'kill', victim)
}

/** DZ-END-01, DZ-PIN-05: the side that controls an objective: the only one with models in its cube, Pinned ones included. */
export function controlOf(state: State, { cube }: Pick<Objective, 'cube'>): Side | undefined {
  const present = SIDES.filter((seat) => modelsIn(state, cube, seat).length > 0)
  return present.length === 1 ? present[0] : undefined
}

/** DZ-END-01, DZ-PAT-04: what an objective is worth to a side at the end of a Round. */
export function objectivePoints(state: State, seat: Side, { vp }: Objective): number {
  const secret = secretOf(state, seat)
  return secret === 'claim' ? vp * 2 : secret === 'murder' ? 0 : vp
}
