/** Points at the end (4.15), each with the location from which it comes. */
import { type PlayerSeat, type Tally, type TallyPart, tally } from '../../../../kernel'
import { say } from '../said'
import type { Location, State } from '../state'
import { allLocations, enemyOf, placeOf } from './table'

/** DWC-SCO-03: the card because of which the location scores for nobody. */
const unscored = (state: State, { attack }: Location) =>
  attack?.cards.find(({ card }) => enemyOf(state, card).power === 'no-score')?.card

/** DWC-SCO-01, DWC-SCO-02 */
export function scoreOf(state: State, seat: PlayerSeat): Tally {
  const parts = allLocations(state).flatMap((location): TallyPart[] => {
    const { ref, owner, card, attack } = location
    const { vp } = placeOf(state, card)
    if (owner !== seat && attack?.by !== seat) return []
    const shadow = unscored(state, location)
    if (shadow !== undefined)
      return [{ value: 0, reason: say('shadow-proclamation', { location: ref, card: shadow }, 'DWC-SCO-03') }]
    if (owner !== seat) return [{ value: vp, reason: say('held-location', { location: ref, card, of: owner }, 'DWC-SCO-01') }]
    return attack
      ? [{ value: 0, reason: say('attacked-location', { location: ref, card, by: attack.by }, 'DWC-SCO-02') }]
      : [{ value: vp, reason: say('own-location', { location: ref, card }, 'DWC-SCO-01') }]
  })
  // Locations worth 0 points are kept in `parts`, because the score sheet lists them too.
  return { total: tally(parts).total, parts }
}
export const scoresOf = (state: State): { readonly [seat in PlayerSeat]?: Tally } =>
  Object.fromEntries(state.order.map((seat) => [seat, scoreOf(state, seat)]))

/** DWC-SCO-04: all players with the highest score. */
export function winnersOf(state: State): readonly PlayerSeat[] {
  const total = (seat: PlayerSeat) => state.scores?.[seat]?.total ?? 0
  const most = Math.max(...state.order.map(total))
  return state.order.filter((seat) => total(seat) === most)
}
