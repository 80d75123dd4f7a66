/** What a play costs (DT-ART-04), and how much a player can spend on it. */
import type { PlayerSeat } from '../../../../kernel'
import type { Card } from '../cards'
import type { Ctx } from '../fx/context'
import type { Judge } from '../fx/judge'
import type { Uid } from '../state'
import type { Price } from '../vocabulary'
import { isInPlay, seatOf } from './table'
import { costAfter, rateOf } from './turns'

/** Every 1 D that this warrior spends on such a card counts as 2 D. */
export const spendsDouble = (judge: Judge, spender: Uid | undefined, card: Card): boolean => {
  if (spender === undefined) return false
  if (card.type === 'symmetry') return judge.keyword(spender, 'DOUBLE_D', 'SYM')
  if (card.type !== 'art') return false
  return (
    judge.keyword(spender, 'DOUBLE_D', 'ART') ||
    card.tags.some((tag) => tag.startsWith('ART:') && judge.keyword(spender, 'DOUBLE_D', tag))
  )
}

/** The Destiny due for a price with this X, including the V of a warrior it refers to, as changed by cards in force. */
export function destinyDue(
  judge: Judge,
  seat: PlayerSeat,
  card: Card,
  pay: Price | undefined,
  x: number,
  double: boolean,
  ctx?: Ctx,
): number {
  const of = pay?.V === undefined ? undefined : judge.resolve(ctx ?? { me: seat, card: card.id }, pay.V)
  const V = of !== undefined && isInPlay(judge.state, of) ? Math.max(0, judge.rating(of, 'V').total) : 0
  return costAfter(judge, seat, card, 'D', destinyFor(pay, x, double, V))
}
export const promotionDue = (judge: Judge, seat: PlayerSeat, card: Card, pay: Price | undefined): number =>
  costAfter(judge, seat, card, 'P', pay?.P ?? 0)
/** DT-DEP-03: the V of a warrior is paid when it is deployed openly. */
export const deployDestiny = (judge: Judge, seat: PlayerSeat, card: Card): number =>
  costAfter(judge, seat, 'act:deploy', 'D', costAfter(judge, seat, card, 'D', card.stats?.V ?? 0))
export const deployActions = (judge: Judge, seat: PlayerSeat, card: Card): number =>
  costAfter(judge, seat, 'act:deploy', 'actions', costAfter(judge, seat, card, 'actions', 1))
/** Most D that this player may spend on one card. */
const spendLimit = (judge: Judge, seat: PlayerSeat, card: Card): number =>
  card.type === 'art' ? rateOf(judge, seat, 'artSpend', Number.MAX_SAFE_INTEGER) : Number.MAX_SAFE_INTEGER

/** Destiny for X units and what is fixed, with `extra` on top (a permission that costs). */
export function destinyFor(pay: Price | undefined, x: number, double: boolean, extra = 0): number {
  const listed = (pay?.D ?? 0) + (pay?.perD ?? 0) * x
  return (double ? Math.ceil(listed / 2) : listed) + extra
}
export const leastX = (pay: Price | undefined): number => (pay?.perD === undefined ? 0 : (pay.min ?? 1))
/** As many units as the player can pay; no upper limit unless the card has one. */
export function mostX(judge: Judge, seat: PlayerSeat, card: Card, pay: Price | undefined, double: boolean): number {
  if (pay?.perD === undefined) return 0
  const D = Math.min(seatOf(judge.state, seat).D, spendLimit(judge, seat, card))
  // What other cards add to the price or take off it.
  const least = leastX(pay)
  const extra = destinyDue(judge, seat, card, pay, least, double) - destinyFor(pay, least, double)
  const budget = (D - extra) * (double ? 2 : 1) - (pay.D ?? 0)
  return Math.max(0, Math.min(pay.max ?? Number.MAX_SAFE_INTEGER, Math.floor(budget / pay.perD)))
}
/** Whether the cost exceeds what the player may spend on this card. */
export const isTooDear = (judge: Judge, seat: PlayerSeat, card: Card, due: number): boolean => due > spendLimit(judge, seat, card)
