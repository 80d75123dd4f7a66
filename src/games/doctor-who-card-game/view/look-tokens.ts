/** Counters on the table (time, markers): our own drawings, distinguishable by shape; markers have their owner's colour. */
import type { PlayerSeat } from '../../../kernel'
import type { CardFamily, TokenLook } from '../../../scene/look'
import { CARD, THICK } from '../../kit/card-table/layout'
import type { SeatState } from '../rules/state'
import { TIME, zoneRef } from '../rules/zones'
import { locationIn } from './cards'
import type { Places, SeatPlaces } from './layout'
import type { Laying } from './look'
import { columnsOf } from './look-row'
import { say } from './words'

/** The card family whose colour is closest to a seat's colour. */
const FAMILIES: { readonly [seat in PlayerSeat]: CardFamily } = {
  A: 'teal',
  B: 'crimson',
  C: 'amber',
  D: 'violet',
  E: 'night',
  F: 'slate',
}
const TIME_KIND = 'counter:bone:hourglass'
const guard = (seat: PlayerSeat): string => `counter:${FAMILIES[seat]}:beacon`
const raid = (seat: PlayerSeat): string => `counter:${FAMILIES[seat]}:eye`

const RADIUS = 1150
const MARKER = 1100
/** From the middle of a location: beside its picture at the left, which stays in sight where the next location lies over it. */
const BESIDE = { x: -CARD.width / 2 + 1250, y: -CARD.height / 2 + 2300 }
/** From the middle of an attacking card: at the corner that does not show its strength. */
const CORNER = { x: CARD.width / 2 - 1250, y: CARD.height / 2 - 900 }

export function counters(
  { view, speak }: Laying,
  places: Places,
  seats: readonly { readonly state: SeatState; readonly at: SeatPlaces }[],
): readonly TokenLook[] {
  const stack = (ref: string, name: string, kind: string, at: TokenLook['at'], count: number): readonly TokenLook[] =>
    count === 0 ? [] : [{ ref, name, kind, radius: RADIUS, at, z: 0, stack: count }]
  return [
    ...stack(TIME, say(speak, 'supply-name', { count: view.supply }), TIME_KIND, places.supply, view.supply),
    ...seats.flatMap(({ state, at }) => {
      const { seat, time, tardis, dalek } = state
      return [
        ...stack(zoneRef(seat, 'time'), say(speak, 'time-name', { seat, count: time }), TIME_KIND, at.time, time),
        ...stack(`${seat}/tardis`, say(speak, 'tardis-name', { seat, count: tardis }), guard(seat), at.tardis, tardis),
        ...stack(`${seat}/dalek`, say(speak, 'dalek-name', { seat, count: dalek }), raid(seat), at.dalek, dalek),
        ...onRow({ view, speak }, state, at),
      ]
    }),
  ]
}

function onRow({ view, speak }: Pick<Laying, 'view' | 'speak'>, state: SeatState, at: SeatPlaces): readonly TokenLook[] {
  const { seat, row } = state
  const columns = columnsOf(view, state, at)
  return row.flatMap((ref, index): readonly TokenLook[] => {
    const [location, column] = [locationIn(view, ref), columns[index]]
    if (!location || !column) return []
    const spot = column.card.at
    const { attack, tardis } = location
    const first = at.isOwn ? column.under(0) : column.over(0)
    const marker = { radius: MARKER, selectable: false }
    return [
      ...(tardis
        ? [
            {
              ref: `${ref}/tardis`,
              name: say(speak, 'tardis-at', { location: ref }),
              kind: guard(seat),
              at: { x: spot.x + BESIDE.x, y: spot.y + BESIDE.y },
              z: column.card.z + THICK,
              ...marker,
            },
          ]
        : []),
      ...(attack
        ? [
            {
              ref: `${ref}/dalek`,
              name: say(speak, 'dalek-at', { location: ref, seat: attack.by }),
              kind: raid(attack.by),
              at: { x: first.at.x + CORNER.x, y: first.at.y + CORNER.y },
              z: column.top,
              ...marker,
            },
          ]
        : []),
    ]
  })
}
