/** Evaluates possible attacks, both the bot's own and those that it must expect from others. */
import type { PlayerSeat } from '../../../kernel'
import { attached, faceOf, thing } from '../rules/facts/table'
import { judgeOf } from '../rules/fx'
import { isSeat } from '../rules/ids'
import type { State, Uid } from '../rules/state'
import { outlook, pitted } from './foresee'

export const strength = (state: State, uid: Uid): number => {
  const stats = faceOf(state, thing(state, uid).card).stats
  return Math.max(stats?.F ?? 0, stats?.S ?? 0) + (stats?.A ?? 3)
}

/** What an attack of this pair is worth with the better tactic. */
export function pairWorth(state: State, seat: PlayerSeat, attacker: Uid, defender: string): number {
  const V = faceOf(state, thing(state, attacker).card).stats?.V ?? 0
  if (isSeat(defender)) return 2 + V * 0.5
  const target = thing(state, defender as Uid)
  // An unknown warrior in cover: the stronger the attacker, the better its chance.
  if (target.zone === 'hidden') return (strength(state, attacker) - 11) * 0.3
  const open = judgeOf(state).tacticsFor(attacker, target.uid)
  return Math.max(-9, ...open.map((tactic) => outlook(pitted(state, attacker, target.uid, tactic), seat)))
}
const foreseen = new WeakMap<State, Map<PlayerSeat, number>>()
export function bestAttack(state: State, seat: PlayerSeat): number {
  const known = foreseen.get(state) ?? new Map<PlayerSeat, number>()
  foreseen.set(state, known)
  const before = known.get(seat)
  if (before !== undefined) return before
  const open = judgeOf(state)
    .pairsOf(seat)
    .filter(({ refused }) => !refused)
  const strongest = open
    .map((pair) => ({ ...pair, rough: roughly(state, pair.attacker, pair.defender) }))
    .sort((one, other) => other.rough - one.rough)
  const best = Math.max(
    -1,
    ...strongest.slice(0, CONSIDERED).map(({ attacker, defender }) => pairWorth(state, seat, attacker, defender)),
  )
  known.set(seat, best)
  return best
}
/** How many pairs are evaluated by forecast, after sorting all pairs by a rough estimate. */
const CONSIDERED = 8
const roughly = (state: State, attacker: Uid, defender: string): number =>
  isSeat(defender)
    ? 20
    : strength(state, attacker) - strength(state, defender as Uid) * 0.8 + attached(state, attacker).length * 2
