/** How well a player stands in a match of *Doctor Who: The Card Game*: his score now, and what he holds to score more. */
import type { PlayerSeat } from '../../../kernel'
import { scoreOf } from '../rules/facts/score'
import { allLocations, seatOf } from '../rules/facts/table'
import type { State } from '../rules/state'

const CARD = 0.5
const TIME = 0.3
const MARKER = 0.3
const DEFENDED = 0.4
/** Being this many points ahead of the best other player counts as half way to a certain win. */
const SCALE = 5

function standing(state: State, seat: PlayerSeat): number {
  const { hand, time, dalek, tardis, reserve } = seatOf(state, seat)
  const scored = scoreOf(state, seat).total
  if (state.phase === 'over') return scored
  const defended = allLocations(state).filter(({ owner, defenders }) => owner === seat && defenders.length > 0).length
  return scored + Math.min(8, hand.length + reserve.length) * CARD + time * TIME + (dalek + tardis) * MARKER + defended * DEFENDED
}

export function doctorWhoValue(world: object, seat: PlayerSeat): number {
  // The platform passes only states of this game here.
  const state = world as State
  const best = Math.max(...state.order.filter((other) => other !== seat).map((other) => standing(state, other)))
  // A half means even, as in other games, although with three players each wins only one match in three. The comparison of
  // answers is not affected.
  const ahead = standing(state, seat) - best
  return (1 + ahead / (SCALE + Math.abs(ahead))) / 2
}
