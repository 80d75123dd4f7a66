/** The standing of the match by public facts: who would score what, who plays next, who is given cards. */
import type { PlayerSeat } from '../../../kernel'
import type { Location, View } from '../rules/state'
import { cardIn, pointsAt, seatIn } from './cards'

/** DWC-SCO-03: whether a face-up card keeps the location from scoring. */
const isBarred = (view: View, { attack }: Location): boolean =>
  attack?.cards.some(({ card }) => {
    const found = cardIn(view, card)
    return found?.type === 'enemy' && found.power === 'no-score'
  }) ?? false

/** The seat that would score this location if the match ended now; undefined if the Shadow Proclamation is known to be there. */
export const scorerOf = (view: View, location: Location): PlayerSeat | undefined =>
  isBarred(view, location) ? undefined : (location.attack?.by ?? location.owner)

export interface Points {
  readonly own: number
  readonly held: number
}
export function pointsOf(view: View, seat: PlayerSeat): Points {
  const mine = Object.values(view.locations).filter((location) => scorerOf(view, location) === seat)
  const sum = (list: readonly Location[]) => list.reduce((all, location) => all + pointsAt(view, location), 0)
  return { own: sum(mine.filter(({ owner }) => owner === seat)), held: sum(mine.filter(({ owner }) => owner !== seat)) }
}

const around = ({ order }: Pick<View, 'order'>, seat: PlayerSeat, by: number): PlayerSeat =>
  order[(order.indexOf(seat) + by + order.length) % order.length] ?? seat
/** The seat on the left, which plays next. */
export const leftOf = (view: Pick<View, 'order'>, seat: PlayerSeat): PlayerSeat => around(view, seat, 1)
/** The seat on the right, which is given three cards. */
export const rightOf = (view: Pick<View, 'order'>, seat: PlayerSeat): PlayerSeat => around(view, seat, -1)

export const limitOf = (view: View, seat: PlayerSeat): number => 2 + (seatIn(view, seat)?.beside.length ?? 0)
