/** The table as one seat sees it: each player's Cohort, hidden warriors and Squad with their attachments, piles and markers. */
import type { Moment } from '../../../client/moment'
import { type PlayerSeat, SEATS } from '../../../kernel'
import type { CardLook, Look, TokenLook, ZoneLook } from '../../../scene/look'
import type { Speak } from '../../../ui/words/speak'
import { type Aims, litCard, litZone } from '../../kit/card-table/aims'
import { CARD, columnsAt, SMALL, type Spot, THICK } from '../../kit/card-table/layout'
import { around, lyingCard, pile, zone } from '../../kit/card-table/looks'
import { HIDDEN } from '../rules/cards'
import type { InPlay, SeatState, View } from '../rules/state'
import { zoneRef } from '../rules/zones'
import { faceLook } from './card-faces'
import { cardIn, printed, seatIn } from './cards'
import { BACK } from './emblems'
import { FAN, type Places, placesFor, ROWS, type SeatPlaces } from './layout'
import { aimsOf, usable } from './open'
import { attachedTo, inArea, inRow } from './rows'
import { say } from './words'

interface Laying {
  readonly view: View
  readonly moment: Moment<View>
  readonly speak: Speak
  readonly aims: Aims
  readonly usable: ReturnType<typeof usable>
}
interface Seated {
  readonly state: SeatState
  readonly at: SeatPlaces
}
/** How far a wounded warrior's card is turned, in degrees. */
const TILTED = 62

const seated = (view: View, places: Places): readonly Seated[] =>
  SEATS.flatMap((seat) => {
    const [state, at] = [seatIn(view, seat), places.seats[seat]]
    return state && at ? [{ state, at }] : []
  })
const layingOf = (view: View, moment: Moment<View>, speak: Speak): Laying => ({
  view,
  moment,
  speak,
  aims: aimsOf(moment),
  usable: usable(moment),
})

/** Only the cards on the table. */
export function cardsOf(view: View, moment: Moment<View>, speak: Speak): readonly CardLook[] {
  const places = placesFor(view.order, moment.viewer, moment.window)
  const laying = layingOf(view, moment, speak)
  return seated(view, places).flatMap((one) => [...rowCards(laying, one), ...sideCards(laying, one)])
}

export function lookOf(view: View, moment: Moment<View>, speak: Speak): Look {
  const places = placesFor(view.order, moment.viewer, moment.window)
  const laying = layingOf(view, moment, speak)
  const seats = seated(view, places)
  return {
    width: places.width,
    depth: places.depth,
    mat: 'cards',
    terrain: [],
    figures: [],
    areas: [],
    zones: seats.flatMap((one) => zonesOf(laying, one)),
    cards: cardsOf(view, moment, speak),
    tokens: seats.flatMap((one) => [...counters(laying, one), ...markers(laying, one)]),
  }
}

const countsOf = (view: View, seat: PlayerSeat) => ({
  kohort: inRow(view, seat, 'kohort').length,
  hidden: inRow(view, seat, 'hidden').length,
  squad: inRow(view, seat, 'squad').length,
})

function zonesOf({ view, speak, aims }: Laying, { state: { seat, hand }, at }: Seated): readonly ZoneLook[] {
  const rows = at.rows(countsOf(view, seat))
  const note = say(speak, 'zone-note', {
    isActive: view.active === seat && view.phase === 'play',
    isHolder: view.attack?.holder === seat,
  })
  return [
    ...ROWS.map((row) => {
      const ref = zoneRef(seat, row)
      return zone(
        {
          ref,
          name: say(speak, `zone-${row}`, { seat }),
          seat,
          ...(row === 'squad' && note !== '' ? { detail: note } : {}),
          ...(row === 'hidden' ? { unnamed: true } : {}),
          ...litZone(aims, ref),
        },
        rows[row].box,
      )
    }),
    zone(
      { ref: zoneRef(seat, 'hand'), name: say(speak, 'zone-hand', { seat, count: hand.length }), seat, unnamed: true },
      at.hand,
    ),
    zone(
      { ref: zoneRef(seat, 'area'), name: say(speak, 'zone-area', { seat }), seat, unnamed: true, ...litZone(aims, seat) },
      at.area,
    ),
    zone(
      {
        ref: zoneRef(seat, 'pile'),
        name: say(speak, 'pile-of', { seat, count: heapOf(view, seat, 'pile') }),
        seat,
        unnamed: true,
      },
      around(at.pile),
    ),
    zone(
      {
        ref: zoneRef(seat, 'discard'),
        name: say(speak, 'discards-of', { seat, count: heapOf(view, seat, 'discard') }),
        seat,
        unnamed: true,
      },
      around(at.discard),
    ),
  ]
}
const heapOf = (view: View, seat: PlayerSeat, which: 'pile' | 'discard'): number => seatIn(view, seat)?.[which].length ?? 0

function lying(
  { view, speak, aims, usable: open }: Laying,
  one: InPlay,
  spot: { readonly at: CardLook['at']; readonly z: number },
): CardLook {
  const known = cardIn(view, one.card)
  const isCovered = one.covered === true
  const name = say(speak, 'lying-card', {
    name: known ? printed(known, speak.language) : speak.piece(one.uid),
    isWounded: one.wounded === true,
    isCovered,
  })
  const marked = litCard(aims, one.uid)
  const isTarget = aims.size > 0
  return {
    ...lyingCard({
      ref: one.uid,
      name,
      seat: one.controller,
      ...spot,
      ...CARD,
      back: BACK,
      faceUp: !isCovered,
      face: known && faceLook(known, view.pool, speak),
      from: zoneRef(one.owner, 'hand'),
    }),
    ...(one.wounded ? { heading: TILTED } : {}),
    ...(!isTarget && open.has(one.uid) ? { lit: true, tone: 'allowed' as const } : {}),
    ...(open.get(one.uid)?.hasTarget ? { liftable: true } : {}),
    ...marked,
  }
}

/** The positions of the cards in a player's rows, including their attachments. */
function inRows(view: View, { state: { seat }, at }: Seated): readonly { readonly one: InPlay; readonly spot: Spot }[] {
  const rows = at.rows(countsOf(view, seat))
  return ROWS.flatMap((row) => {
    const cards = inRow(view, seat, row)
    const fans = cards.map(({ uid }) => attachedTo(view, uid))
    const columns = columnsAt(
      rows[row].spots,
      fans.map((fan) => ({ under: fan.length, over: 0 })),
      CARD,
      FAN,
    )
    return cards.flatMap((one, index) => {
      const column = columns[index]
      const tucked = fans[index] ?? []
      if (!column) return []
      return [{ one, spot: column.card }, ...tucked.map((under, slot) => ({ one: under, spot: column.under(slot) }))]
    })
  })
}
const rowCards = (laying: Laying, seat: Seated): readonly CardLook[] =>
  inRows(laying.view, seat).map(({ one, spot }) => lying(laying, one, spot))

/** The position of a card in its player's rows. */
export function spotOf(view: View, { viewer, window }: Pick<Moment<View>, 'viewer' | 'window'>, uid: string): Spot | undefined {
  const all = seated(view, placesFor(view.order, viewer, window))
  return all.flatMap((seat) => inRows(view, seat)).find(({ one }) => one.uid === uid)?.spot
}

function sideCards(laying: Laying, { state, at }: Seated): readonly CardLook[] {
  const { view, speak } = laying
  const { seat, hand, pile: draw, discard } = state
  const top = cardIn(view, discard.at(-1) ?? HIDDEN)
  const before = inArea(view, seat).map((one, slot) => ({
    ...lying(laying, one, { at: { x: at.area.at.x + slot * 1400, y: at.area.at.y }, z: slot * THICK }),
    ...SMALL,
  }))
  return [
    ...before,
    ...pile(
      {
        ref: zoneRef(seat, 'pile'),
        name: say(speak, 'pile-of', { seat, count: draw.length }),
        seat,
        back: BACK,
        count: draw.length,
      },
      at.pile,
    ),
    ...(top
      ? pile(
          {
            ref: zoneRef(seat, 'discard'),
            name: say(speak, 'discards-of', { seat, count: discard.length }),
            seat,
            back: BACK,
            count: discard.length,
            top: faceLook(top, view.pool, speak),
          },
          at.discard,
        )
      : []),
    ...pile(
      {
        ref: `${seat}/hand/pile`,
        name: say(speak, 'zone-hand', { seat, count: hand.length }),
        seat,
        back: BACK,
        count: at.isOwn ? 0 : hand.length,
      },
      at.hand,
    ),
  ]
}

/** Promotion and Destiny as stacks of tokens with different signs. */
function counters({ speak }: Laying, { state: { seat, P, D }, at }: Seated): readonly TokenLook[] {
  const stack = (which: 'P' | 'D', count: number, kind: string, name: string): readonly TokenLook[] =>
    count === 0
      ? []
      : [
          {
            ref: zoneRef(seat, which),
            name,
            kind,
            radius: 1300,
            at: at[which],
            z: 0,
            stack: count,
          },
        ]
  return [
    ...stack('P', P, 'counter:amber:crown', say(speak, 'promotion-of', { seat, count: P })),
    ...stack('D', D, 'counter:teal:star', say(speak, 'destiny-of', { seat, count: D })),
  ]
}
/** A warrior whose Destiny is not paid yet has a marker. */
function markers({ view, speak }: Laying, { state: { seat }, at }: Seated): readonly TokenLook[] {
  const { spots } = at.rows(countsOf(view, seat)).hidden
  return inRow(view, seat, 'hidden').flatMap(({ uid, unpaid }, index) => {
    const spot = spots[index]
    return unpaid && spot
      ? [
          {
            ref: `${uid}/unpaid`,
            name: say(speak, 'unpaid-marker', { thing: uid }),
            kind: 'counter:bone:hourglass',
            radius: 900,
            at: { x: spot.x + CARD.width / 2 - 1100, y: spot.y - CARD.height / 2 + 1200 },
            z: 4 * THICK,
            selectable: false,
          },
        ]
      : []
  })
}
