/** Events that several chapters make: reveals, wounds, cards that leave. */
import type { PlayerSeat } from '../../../../kernel'
import type { CardId } from '../cards'
import { sideOf } from '../cards'
import type { Event } from '../events'
import { combatants } from '../fx/combat'
import type { Ctx } from '../fx/context'
import type { Judge } from '../fx/judge'
import type { State, Uid } from '../state'
import { isOut } from './personality'
import { bearerOf, cardAt, isInPlay, seatOf, thing, withAttached } from './table'

type Left = Extract<Event, { type: 'cards-left' }>
export function left(state: State, uids: readonly Uid[], to: Left['to'], why: Left['why']): readonly Event[] {
  const there = uids.filter((uid) => isInPlay(state, uid))
  if (there.length === 0) return []
  const cards: readonly CardId[] = withAttached(state, there).map(({ card }) => card)
  return [{ type: 'cards-left', uids: there, to, why, cards }]
}

/** DT-DIC-04, AMB-05, AMB-06: reveals a hidden warrior. Its Destiny is due, and it may have to leave. */
export function revealed(state: State, uid: Uid): readonly Event[] {
  const one = thing(state, uid)
  if (one.zone !== 'hidden') return []
  const card = cardAt(state, uid)
  const { D } = seatOf(state, one.controller)
  const due = one.unpaid ? (card.stats?.V ?? 0) : 0
  const paid = Math.min(D, due)
  const short = due - paid
  const seen: Event = { type: 'revealed', uid, seat: one.controller, card: card.id, zone: sideOf(card), paid, short }
  const why = short > 0 ? 'unpaid' : isOut(state, card.id, uid) ? 'personality' : undefined
  return why ? [seen, ...left(state, [uid], 'discard', why)] : [seen]
}

/** How a warrior is hurt: by whom, who scores, and whether a wound kills at once. */
export interface Blow {
  readonly uid: Uid
  readonly by?: Uid
  readonly scorer?: PlayerSeat
  readonly inCombat: boolean
  readonly deadly?: boolean
}
/** DT-STA-01, DT-STA-02, DT-REW-04: wounds or kills a warrior. No events if it cannot be wounded. */
export function hurt(judge: Judge, { uid, by, scorer, inCombat, deadly }: Blow): readonly Event[] {
  const { state } = judge
  if (!isInPlay(state, uid) || state.dying.some((one) => one.uid === uid)) return []
  if (judge.keyword(uid, 'INVULNERABLE')) return []
  const kills = thing(state, uid).wounded || deadly || judge.keyword(uid, 'ONE_HIT')
  if (!kills) return [{ type: 'wounded', uid, ...(by ? { by } : {}) }]
  const worth = Math.max(0, judge.rating(uid, 'V').total)
  const killed: Event = {
    type: 'killed',
    dying: { uid, worth, inCombat, ...(by ? { killer: by } : {}), ...(scorer ? { scorer } : {}) },
  }
  // DT-DIC-04: killed in its hiding it is seen by all, and its Destiny is due; one that cannot be paid for is nobody’s kill.
  const shown = revealed(state, uid)
  return shown.some(({ type }) => type === 'cards-left') ? shown : [...shown, killed]
}

/** DT-IMM-02: nor does it take away in a combat what a combatant immune to it carries. */
export function isSheltered(judge: Judge, uid: Uid, ctx: Ctx): boolean {
  const { state } = judge
  const bearer = isInPlay(state, uid) ? bearerOf(state, thing(state, uid)) : undefined
  return bearer !== undefined && combatants(state).includes(bearer.uid) && isSpared(judge, bearer.uid, ctx)
}
/** Is this one spared what comes from that card (DT-IMM-01)? */
export function isSpared(judge: Judge, uid: Uid, ctx: Ctx): boolean {
  const card = judge.state.pool[ctx.card]
  if (!card || !isInPlay(judge.state, uid)) return false
  return judge.immune(uid, { card, me: ctx.me, ...(ctx.source ? { uid: ctx.source } : {}) })
}
