/** How well a player stands in a match of *Doomtrooper*: Promotion, warriors and what they carry, Destiny, and cards. */
import type { PlayerSeat } from '../../../kernel'
import { attached, faceOf, seatOf, warriors } from '../rules/facts/table'
import type { InPlay, State } from '../rules/state'

/** The worth of a warrior, as a share of the points that an enemy would score for it. */
const WARRIOR = 0.45
/** A wounded one is killed by the next blow. */
const WOUNDED = 0.15
const CARRIED = 0.5
/** Up to so many points, Destiny is worth that much each. */
const DESTINY = 0.15
const MUCH = 16
const CARD = 0.3
const HAND = 7
/** Who has no warriors is attacked himself. */
const ALONE = 2
/** Being this many points ahead of the best other player counts as half way to a certain win. */
const SCALE = 8

function warriorWorth(state: State, { uid, card, wounded, zone }: InPlay): number {
  // A warrior whose face nobody has seen is taken for an average one.
  const V = zone === 'hidden' ? 3 : (faceOf(state, card).stats?.V ?? 0)
  return V * (wounded ? WOUNDED : WARRIOR) + attached(state, uid).length * CARRIED
}

function standing(state: State, seat: PlayerSeat): number {
  const { P, D, hand, eliminated } = seatOf(state, seat)
  if (state.phase === 'over' || eliminated) return P
  const own = warriors(state, seat)
  const force = own.reduce((sum, one) => sum + warriorWorth(state, one), own.length === 0 ? -ALONE : 0)
  return P + force + Math.min(D, MUCH) * DESTINY + Math.min(hand.length, HAND) * CARD
}

export function doomtrooperValue(world: object, seat: PlayerSeat): number {
  // The platform passes only states of this game here.
  const state = world as State
  const best = Math.max(...state.order.filter((other) => other !== seat).map((other) => standing(state, other)))
  const ahead = standing(state, seat) - best
  return (1 + ahead / (SCALE + Math.abs(ahead))) / 2
}
