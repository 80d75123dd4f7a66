/** Whose turn it is, what is left of it, and whether the match is decided. */
import type { PlayerSeat } from '../../../../kernel'
import type { Card } from '../cards'
import { HAND } from '../constants'
import type { Judge } from '../fx/judge'
import type { Ending, State } from '../state'
import type { Priced, PriceFx, Rate } from '../vocabulary'
import { playing, seatOf, warriors } from './table'

/** A rate of a player, such as actions per turn, as changed by cards in force. */
export function rateOf(judge: Judge, seat: PlayerSeat, what: Rate, base: number): number {
  const inForce = judge.actives('rate')
  if (inForce.length === 0) return base
  return inForce
    .filter((one) => one.fx.what === what && judge.appliesTo(one, seat))
    .reduce((value, { fx, ctx }) => changedBy(value, fx.op, judge.number(ctx, fx.n)), base)
}
export const changedBy = (value: number, op: '+' | '-' | '=', n: number): number =>
  op === '=' ? n : op === '+' ? value + n : Math.max(0, value - n)

/** What something costs after the cards that change it (6.3, `price`): a card by what is printed on it, or one of the acts. */
export function costAfter(judge: Judge, seat: PlayerSeat, what: Priced | Card, cur: PriceFx['cur'], base: number): number {
  const inForce = judge.actives('price')
  if (inForce.length === 0) return base
  return inForce
    .filter(({ fx }) => fx.cur === cur)
    .filter(({ fx, ctx }) =>
      typeof fx.what === 'string' ? fx.what === what : typeof what === 'object' && judge.all(ctx, fx.what, `card:${what.id}`),
    )
    .filter((one) => judge.appliesTo(one, seat))
    .reduce((value, { fx, ctx }) => Math.max(fx.min ?? 0, changedBy(value, fx.op, judge.number(ctx, fx.n))), base)
}
export const handLimit = (judge: Judge, seat: PlayerSeat): number => rateOf(judge, seat, 'handMax', HAND)

/** The actions that the seat can take now. Granted actions come first (DT-ACT-05). */
export function actionsLeftOf(state: State, seat: PlayerSeat): number {
  const inner = state.nested[state.nested.length - 1]
  if (inner) return inner.seat === seat ? inner.left : 0
  return state.active === seat && state.step === 'actions' && !state.attack ? state.actionsLeft : 0
}
export const isNested = (state: State): boolean => state.nested.length > 0

/** An open priority point: cards that may be played at any time may be played now (3.2). */
export function isOpen(state: State): boolean {
  if (state.phase !== 'play' || state.stack.length > 0 || state.settling > 0 || isNested(state)) return false
  if (state.attack)
    return ['pre', 'announce', 'ann', 'tactic', 'weapons', 'modify'].includes(state.attack.step) && !state.attack.ended
  return state.step === 'draw' || state.step === 'actions' || state.step === 'discard'
}

/** DT-COV-02: somebody must leave cover first: all are covered, and one of them can. */
export function mustLeaveCover(judge: Judge, seat: PlayerSeat): boolean {
  const own = warriors(judge.state, seat)
  return own.length > 0 && own.every(({ covered }) => covered) && own.some(({ uid }) => judge.bans('uncover', uid).length === 0)
}

/** Why the match is over now, if it is (4.8). */
export function endingOf(state: State): Ending | undefined {
  if (state.phase !== 'play') return undefined
  const inMatch = (seat: PlayerSeat) => !seatOf(state, seat).eliminated
  if (state.order.filter(inMatch).length === 1) return 'last player'
  if (state.order.every((seat) => !inMatch(seat) || seatOf(state, seat).exhausted)) return 'exhausted' // DT-DRW-05
  const isSettled = state.settling === 0 && state.stack.length === 0
  const hasWon = (seat: PlayerSeat) => inMatch(seat) && seatOf(state, seat).P >= state.targetP
  return isSettled && state.order.some(hasWon) ? 'points' : undefined // DT-END-01
}
/** The most P, if one has them alone (DT-GOL-03, DT-GOL-04). */
export function winnersOf(state: State): readonly PlayerSeat[] {
  const left = playing(state)
  const most = Math.max(...left.map((seat) => seatOf(state, seat).P))
  const best = left.filter((seat) => seatOf(state, seat).P === most)
  return best.length === 1 ? best : []
}
