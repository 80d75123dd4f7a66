/** What a play costs (DT-ART-04), and how much a player can spend on it. */
import type { PlayerSeat } from '../../../../kernel'
import type { Card } from '../cards'
import type { Judge } from '../fx/judge'
import type { Uid } from '../state'
import type { Price } from '../vocabulary'
import { seatOf } from './table'

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

/** Destiny for X units and what is fixed, with `extra` on top (a permission that costs). */
export function destinyFor(pay: Price | undefined, x: number, double: boolean, extra = 0): number {
  const listed = (pay?.D ?? 0) + (pay?.perD ?? 0) * x
  return (double ? Math.ceil(listed / 2) : listed) + extra
}
export const leastX = (pay: Price | undefined): number => (pay?.perD === undefined ? 0 : (pay.min ?? 1))
/** As many units as the player can pay; no upper limit unless the card has one. */
export function mostX(judge: Judge, seat: PlayerSeat, pay: Price | undefined, double: boolean, extra = 0): number {
  if (pay?.perD === undefined) return 0
  const { D } = seatOf(judge.state, seat)
  const budget = (D - extra) * (double ? 2 : 1) - (pay.D ?? 0)
  return Math.max(0, Math.min(pay.max ?? Number.MAX_SAFE_INTEGER, Math.floor(budget / pay.perD)))
}
