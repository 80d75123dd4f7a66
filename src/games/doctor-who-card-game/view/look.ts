/** The look of the table from one seat: rows with defenders and attackers, reserves, hands from behind, piles, counters. */

import type { Moment } from '../../../client/moment'
import { type PlayerSeat, SEATS } from '../../../kernel'
import type { CardLook, Look, ZoneLook } from '../../../scene/look'
import type { Speak } from '../../../ui/words/speak'
import { type Aims, litCard, litZone } from '../../kit/card-table/aims'
import { around, lyingCard, pile, zone } from '../../kit/card-table/looks'
import { HIDDEN } from '../rules/cards'
import type { Location, SeatState, View } from '../rules/state'
import { DISCARD, DRAW, reserveRef, rowRef, zoneRef } from '../rules/zones'
import { endFaceLook, faceLook } from './card-faces'
import { cardIn, printed, seatIn } from './cards'
import { DECK_BACK } from './emblems'
import { type Places, placesFor, type SeatPlaces } from './layout'
import { aimsOf, openPlaces } from './lit'
import { columnsOf, locationCards } from './look-row'
import { counters } from './look-tokens'
import { leftOf, limitOf, pointsOf, rightOf } from './standing'
import { say } from './words'

/** What the functions that make parts of the look need. */
export interface Laying {
  readonly view: View
  readonly moment: Moment<View>
  readonly speak: Speak
  readonly aims: Aims
}

interface Seated {
  readonly state: SeatState
  readonly at: SeatPlaces
}
const seated = (view: View, places: Places): readonly Seated[] =>
  SEATS.flatMap((seat) => {
    const [state, at] = [seatIn(view, seat), places.seats[seat]]
    return state && at ? [{ state, at }] : []
  })

/** The cards of the table alone. */
export function cardsOf(view: View, moment: Moment<View>, speak: Speak): readonly CardLook[] {
  const places = placesFor(view.order, moment.viewer, moment.window)
  const laying: Laying = { view, moment, speak, aims: aimsOf(moment) }
  return [...seated(view, places).flatMap(({ state, at }) => seatCards(laying, state, at)), ...pileCards(laying, places)]
}

export function lookOf(view: View, moment: Moment<View>, speak: Speak): Look {
  const places = placesFor(view.order, moment.viewer, moment.window)
  const laying: Laying = { view, moment, speak, aims: aimsOf(moment) }
  const seats = seated(view, places)
  return {
    width: places.width,
    depth: places.depth,
    mat: 'cards',
    terrain: [],
    figures: [],
    areas: [],
    zones: [
      ...seats.flatMap(({ state, at }) => seatZones(laying, state, at)),
      zone({ ref: `${DRAW}/zone`, name: say(speak, 'pile-draw'), ...litZone(laying.aims, DRAW) }, around(places.draw)),
      zone(
        { ref: `${DISCARD}/zone`, name: say(speak, 'pile-discard'), ...litZone(laying.aims, DISCARD) },
        around(places.discard),
      ),
    ],
    cards: cardsOf(view, moment, speak),
    tokens: counters(laying, places, seats),
  }
}

function seatZones(
  { view, speak, aims, moment }: Laying,
  { seat, reserve, row }: SeatState,
  at: SeatPlaces,
): readonly ZoneLook[] {
  const { own, held } = pointsOf(view, seat)
  const note = say(speak, 'order-note', { who: orderOf(view, seat) })
  const points = say(speak, 'row-points', { points: own + held })
  const of = limitOf(view, seat)
  const reserveName = say(speak, 'reserve-name', { seat })
  const room = say(speak, 'reserve-room', { used: reserve.length, of })
  const isPlaying = (['left', 'right'] as const).some((end) => aims.get(rowRef(seat, end)) !== undefined)
  return [
    zone(
      {
        ref: zoneRef(seat, 'row'),
        name: say(speak, 'row-of', { seat, isOwn: seat === moment.viewer }),
        seat,
        detail: note === '' ? points : `${points} · ${note}`,
      },
      at.row,
    ),
    zone(
      {
        ref: zoneRef(seat, 'reserve'),
        name: reserveName,
        seat,
        detail: room,
        ...(at.isOwn ? {} : { unnamed: true }),
        ...litZone(aims, zoneRef(seat, 'reserve')),
      },
      at.reserve,
    ),
    zone(
      {
        ref: zoneRef(seat, 'hand'),
        name: say(speak, 'hand-name', { seat, count: seatIn(view, seat)?.hand.length ?? 0 }),
        seat,
        unnamed: true,
      },
      at.hand,
    ),
    ...(isPlaying
      ? (['left', 'right'] as const).map((end) => {
          const ref = rowRef(seat, end)
          const name = say(speak, 'row-end', { end })
          return zone({ ref, name, seat, unnamed: true, ...litZone(aims, ref) }, at.end(end, row.length))
        })
      : []),
  ]
}

/** The seat's place in the turn order, shown beside its name: on turn, plays next, is given cards. */
function orderOf(view: View, seat: PlayerSeat): 'own' | 'next' | 'gets' | 'both' | 'none' {
  if (view.phase === 'setup' || view.phase === 'over') return 'none'
  if (seat === view.active) return 'own'
  const [isNext, gets] = [seat === leftOf(view, view.active), view.phase === 'turns' && seat === rightOf(view, view.active)]
  return isNext && gets ? 'both' : isNext ? 'next' : gets ? 'gets' : 'none'
}

function seatCards(laying: Laying, state: SeatState, at: SeatPlaces): readonly CardLook[] {
  const { view, speak, moment } = laying
  const { seat, hand, reserve, beside, row } = state
  const columns = columnsOf(view, state, at)
  const locations = row.flatMap((ref, index) => {
    const location: Location | undefined = view.locations[ref]
    const column = columns[index]
    return location && column ? locationCards(laying, location, column, at.isOwn) : []
  })
  const open = openPlaces(moment)
  const kept = at.reserveCards(reserve.length).flatMap((spot, slot): readonly CardLook[] => {
    const lying = reserve[slot]
    if (!lying) return []
    const { card, up } = lying
    const ref = reserveRef(seat, slot)
    const known = cardIn(view, card)
    return [
      {
        ...lyingCard({
          ref,
          name: known
            ? up
              ? printed(known, speak.language)
              : say(speak, 'card-own-down', { card: printed(known, speak.language) })
            : say(speak, 'card-hidden-at', { role: 'reserve', seat }),
          seat,
          ...spot,
          back: DECK_BACK,
          faceUp: up,
          face: known && faceLook(known, speak),
          from: zoneRef(seat, 'hand'),
        }),
        ...(open.has(ref) && moment.viewer === seat ? { lit: true, tone: 'friend' as const } : {}),
      },
    ]
  })
  const lying = at.besideCards(beside.length).flatMap((spot, slot): readonly CardLook[] => {
    const known = cardIn(view, beside[slot] ?? HIDDEN)
    if (!known) return []
    return [
      lyingCard({
        ref: `${seat}/beside/${slot}`,
        name: printed(known, speak.language),
        seat,
        ...spot,
        back: DECK_BACK,
        faceUp: true,
        face: faceLook(known, speak),
        from: zoneRef(seat, 'hand'),
      }),
    ]
  })
  // The viewer's own hand is shown at the edge of the screen; the others' are shown from behind.
  const count = at.isOwn ? 0 : hand.length
  const name = say(speak, 'hand-name', { seat, count })
  return [...locations, ...kept, ...lying, ...pile({ ref: `${seat}/hand/pile`, name, seat, back: DECK_BACK, count }, at.hand)]
}

function pileCards({ view, speak, moment, aims }: Laying, places: Places): readonly CardLook[] {
  const { pile: draw, discard, endCard } = view
  const top = cardIn(view, discard.at(-1) ?? HIDDEN)
  const buys = openPlaces(moment).has(DRAW) && !moment.selected?.startsWith(`${moment.viewer}/hand/`)
  const drawName = say(speak, 'pile-draw-name', { count: draw.length })
  const discardName = say(speak, 'pile-discard-name', { count: discard.length })
  return [
    ...pile(
      { ref: DRAW, name: drawName, back: DECK_BACK, count: draw.length },
      places.draw,
      buys ? { lit: true, tone: 'allowed' } : {},
    ),
    ...(top
      ? pile(
          { ref: DISCARD, name: discardName, back: DECK_BACK, count: discard.length, top: faceLook(top, speak) },
          places.discard,
          litCard(aims, DISCARD),
        )
      : []),
    ...(endCard.at === 'found'
      ? [
          lyingCard({
            ref: 'end-card',
            name: say(speak, 'pile-end'),
            ...places.end,
            z: 0,
            back: DECK_BACK,
            faceUp: true,
            face: endFaceLook(speak),
            from: DRAW,
          }),
        ]
      : []),
  ]
}
