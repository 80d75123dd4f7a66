/**
 * What a warrior of the hand would change on the table: whom it could attack, and who could attack it. Only what all can see counts: who
 * lies open or has been seen, affiliations, ratings, and what they carry.
 */
import type { PlayerSeat } from '../../../kernel'
import { sideOf } from '../rules/cards'
import { faceOf, playing, warriors } from '../rules/facts/table'
import type { State, Uid } from '../rules/state'
import { bestAttack } from './attacks'

/** How much it counts that one's own best attack becomes better by it, and that a foe's does. */
const [REACH, DANGER] = [0.6, 0.8]

/** The table with this warrior of the hand on it. */
function deployed(state: State, seat: PlayerSeat, card: string): State {
  const uid: Uid = `c${state.next}`
  const one = { uid, card, owner: seat, controller: seat, zone: sideOf(faceOf(state, card)) } as const
  return { ...state, inPlay: { ...state.inPlay, [uid]: one }, next: state.next + 1 }
}

/**
 * A foe that has better targets already gains nothing by one more; a weak warrior that is the first he may attack gives him his attack. Without
 * any warrior he attacks the player himself, so the first ones are worth more than the danger they are in.
 */
export function deployWorth(state: State, seat: PlayerSeat, card: string): number {
  const after = deployed(state, seat, card)
  // An attack that comes to nothing is not better than none.
  const gained = (by: PlayerSeat) => Math.max(0, bestAttack(after, by)) - Math.max(0, bestAttack(state, by))
  const foes = playing(state).filter((other) => other !== seat)
  const few = warriors(state, seat).length < 3 ? 1.5 : 0
  const V = faceOf(state, card).stats?.V ?? 0
  return 1 + few + V * 0.25 + gained(seat) * REACH - Math.max(0, ...foes.map(gained)) * DANGER
}
