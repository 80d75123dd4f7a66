/** The table as it lies before one seat: rows with what defends and attacks them, reserves, hands from behind, piles, counters. */
import { type PlayerSeat, SEATS } from '../../../kernel'
import type { CardLook, Look, ZoneLook } from '../../../scene/look'
import type { Speak } from '../../../ui/words/speak'
import type { Moment } from '../../view'
import { HIDDEN } from '../rules/cards'
import type { Location, SeatState, View } from '../rules/state'
import { DISCARD, DRAW, reserveRef, rowRef, TIME, zoneRef } from '../rules/zones'
import { endFaceLook, faceLook } from './card-faces'
import { cardIn, printed, seatIn } from './cards'
import { DECK_BACK } from './emblems'
import { type Places, placesFor, type SeatPlaces } from './layout'
import { type Aims, aimsOf, openPlaces } from './lit'
import { columnsOf, locationCards } from './look-row'
import { counters } from './look-tokens'
import { leftOf, limitOf, pointsOf, rightOf } from './standing'
import { say } from './words'

/** What the parts of the look are made with. */
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
      pileZone(DRAW, places.draw, say(speak, 'pile-draw'), laying),
      pileZone(DISCARD, places.discard, say(speak, 'pile-discard'), laying),
    ],
    cards: cardsOf(view, moment, speak),
    tokens: counters(laying, places, seats),
  }
}

const tone = (aims: Aims, ref: string): Pick<ZoneLook, 'lit' | 'tone'> => {
  const aim = aims.get(ref)
  if (!aim) return {}
  return { lit: true, tone: aim.refused ? 'refused' : aim.isPicked ? 'friend' : 'allowed' }
}
/** What nothing can be done with now is quiet; what is refused says so where the pointer rests on it. */
export const litCard = (aims: Aims, ref: string): Pick<CardLook, 'lit' | 'tone' | 'dim'> => {
  const aim = aims.get(ref)
  if (!aim) return {}
  return aim.refused ? { dim: true } : { lit: true, tone: aim.isPicked ? 'friend' : 'allowed' }
}

function pileZone(
  ref: string,
  { at, width, height }: { at: ZoneLook['at']; width: number; height: number },
  name: string,
  { aims }: Laying,
): ZoneLook {
  return { ref: `${ref}/zone`, name, at, heading: 90, width: width + 800, height: height + 2400, ...zoneTone(aims, ref) }
}
const zoneTone = (aims: Aims, ref: string) => {
  const lit = tone(aims, ref)
  return lit.tone === 'refused' ? {} : lit
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
    {
      ref: zoneRef(seat, 'row'),
      name: say(speak, 'row-of', { seat, isOwn: seat === moment.viewer }),
      seat,
      heading: 90,
      ...at.row,
      detail: note === '' ? points : `${points} · ${note}`,
    },
    {
      ref: zoneRef(seat, 'reserve'),
      name: reserveName,
      seat,
      heading: 90,
      ...at.reserve,
      detail: room,
      ...(at.isOwn ? {} : { unnamed: true }),
      ...zoneTone(aims, zoneRef(seat, 'reserve')),
    },
    {
      ref: zoneRef(seat, 'hand'),
      name: say(speak, 'hand-name', { seat, count: seatIn(view, seat)?.hand.length ?? 0 }),
      seat,
      heading: 90,
      ...at.hand,
      unnamed: true,
    },
    ...(isPlaying
      ? (['left', 'right'] as const).map((end) => ({
          ref: rowRef(seat, end),
          name: say(speak, 'row-end', { end }),
          seat,
          heading: 90,
          ...at.end(end, row.length),
          unnamed: true,
          ...zoneTone(aims, rowRef(seat, end)),
        }))
      : []),
  ]
}

/** Who is on turn, who plays next, who is given cards: told beside the names. */
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
        ref,
        name: known
          ? up
            ? printed(known, speak.language)
            : say(speak, 'card-own-down', { card: printed(known, speak.language) })
          : say(speak, 'card-hidden-at', { role: 'reserve', seat }),
        seat,
        heading: 90,
        ...spot,
        back: DECK_BACK,
        faceUp: up,
        ...(known ? { face: faceLook(known, speak) } : {}),
        ...(known && !up ? { peek: true } : {}),
        from: zoneRef(seat, 'hand'),
        ...(open.has(ref) && moment.viewer === seat ? { lit: true, tone: 'friend' as const } : {}),
      },
    ]
  })
  const lying = at.besideCards(beside.length).flatMap((spot, slot): readonly CardLook[] => {
    const known = cardIn(view, beside[slot] ?? HIDDEN)
    if (!known) return []
    return [
      {
        ref: `${seat}/beside/${slot}`,
        name: printed(known, speak.language),
        seat,
        heading: 90,
        ...spot,
        back: DECK_BACK,
        faceUp: true,
        face: faceLook(known, speak),
        from: zoneRef(seat, 'hand'),
      },
    ]
  })
  // One's own hand lies open at the edge of the screen; the others' are seen from behind.
  const held: readonly CardLook[] =
    at.isOwn || hand.length === 0
      ? []
      : [
          {
            ref: `${seat}/hand/pile`,
            name: say(speak, 'hand-name', { seat, count: hand.length }),
            seat,
            heading: 90,
            ...at.hand,
            z: 0,
            back: DECK_BACK,
            faceUp: false,
            count: hand.length,
          },
        ]
  return [...locations, ...kept, ...lying, ...held]
}

function pileCards({ view, speak, moment, aims }: Laying, places: Places): readonly CardLook[] {
  const { pile, discard, endCard } = view
  const top = discard.at(-1)
  const known = top === undefined ? undefined : cardIn(view, top)
  const buys = openPlaces(moment).has(DRAW) && !moment.selected?.startsWith(`${moment.viewer}/hand/`)
  return [
    ...(pile.length > 0
      ? [
          {
            ref: DRAW,
            name: say(speak, 'pile-draw-name', { count: pile.length }),
            heading: 90,
            ...places.draw,
            z: 0,
            back: DECK_BACK,
            faceUp: false,
            count: pile.length,
            ...(buys ? { lit: true, tone: 'allowed' as const } : {}),
          },
        ]
      : []),
    ...(known && top !== HIDDEN
      ? [
          {
            ref: DISCARD,
            name: say(speak, 'pile-discard-name', { count: discard.length }),
            heading: 90,
            ...places.discard,
            z: 0,
            back: DECK_BACK,
            faceUp: true,
            face: faceLook(known, speak),
            count: discard.length,
            ...litCard(aims, DISCARD),
          },
        ]
      : []),
    ...(endCard.at === 'found'
      ? [
          {
            ref: 'end-card',
            name: say(speak, 'pile-end'),
            heading: 90,
            ...places.end,
            z: 0,
            back: DECK_BACK,
            faceUp: true,
            face: endFaceLook(speak),
            from: DRAW,
          },
        ]
      : []),
  ]
}

export const SUPPLY_REF = TIME
