/**
 * What deploying a warrior is worth: which attacks it makes possible for its player and which for opponents. Only public facts
 * are used: warriors that lie open or have been seen, affiliations, ratings and equipment.
 */
import type { PlayerSeat } from '../../../kernel'
import { sideOf } from '../rules/cards'
import { faceOf, playing, warriors } from '../rules/facts/table'
import type { State, Uid } from '../rules/state'
import { bestAttack } from './attacks'

/** Weights of the improvement of the player's own best attack and of an opponent's best attack. */
const [REACH, DANGER] = [0.6, 0.8]

/** The state with this warrior of the hand deployed. */
function deployed(state: State, seat: PlayerSeat, card: string): State {
  const uid: Uid = `c${state.next}`
  const one = { uid, card, owner: seat, controller: seat, zone: sideOf(faceOf(state, card)) } as const
  return { ...state, inPlay: { ...state.inPlay, [uid]: one }, next: state.next + 1 }
}

/**
 * A new warrior is a risk only if it improves an opponent's best attack, for example as the first target that opponent may
 * attack. A player without warriors can be attacked directly, so the first few warriors get a bonus that outweighs the risk.
 */
export function deployWorth(state: State, seat: PlayerSeat, card: string): number {
  const after = deployed(state, seat, card)
  // An attack with a bad outlook is worth no more than none.
  const gained = (by: PlayerSeat) => Math.max(0, bestAttack(after, by)) - Math.max(0, bestAttack(state, by))
  const foes = playing(state).filter((other) => other !== seat)
  const few = warriors(state, seat).length < 3 ? 1.5 : 0
  const V = faceOf(state, card).stats?.V ?? 0
  return 1 + few + V * 0.25 + gained(seat) * REACH - Math.max(0, ...foes.map(gained)) * DANGER
}
