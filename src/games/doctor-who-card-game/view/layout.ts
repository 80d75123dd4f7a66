/**
 * Where everything lies, seen from one seat: its own row at the near edge, the others' rows beyond it from left to right in the
 * order of play. All cards are upright for the viewer. Lengths in this file are millimetres; results are in table units. Pure.
 */

import type { WindowShape } from '../../../client/moment'
import type { Point, Units } from '../../../geometry/types'
import type { PlayerSeat } from '../../../kernel'
import {
  type Box,
  CARD,
  type CardSize,
  cascadeIn,
  reachOf,
  rowIn,
  SMALL,
  type Spot,
  seatsFrom,
  THICK,
} from '../../kit/card-table/layout'
import type { RowEnd } from '../rules/zones'

const MM = 100
const WIDE = CARD.width / MM
const HIGH = CARD.height / MM
/** How far a row reaches above and below the middle of its locations. */
const UP = reachOf(CARD).up / MM + 2
const DOWN = reachOf(CARD).down / MM + 4
const EDGE = 8
const GAP = 12
/** The width beside another player's row, for hand, reserve and counters. */
const SIDE = 88
/** The widths to the right of the viewer's own row, where no panel covers them: for the reserve, then for the piles. */
const RESERVE = 178
const PILES = 146

/** The place and size of a card. */
export type Laid = Spot & CardSize

/** The places of one seat. */
export interface SeatPlaces {
  readonly isOwn: boolean
  readonly row: Box
  /** The centres of this many locations, from the left. */
  columns(count: number): readonly Point[]
  end(side: RowEnd, count: number): Box
  readonly hand: Box
  readonly reserve: Box
  /** The places of this many cards in the reserve, and of the face-up cards beside it. */
  reserveCards(count: number): readonly Laid[]
  besideCards(count: number): readonly Laid[]
  readonly time: Point
  readonly tardis: Point
  readonly dalek: Point
}
export interface Places {
  readonly width: Units
  readonly depth: Units
  readonly seats: { readonly [seat in PlayerSeat]?: SeatPlaces }
  readonly draw: Box
  readonly discard: Box
  readonly end: Box
  readonly supply: Point
}

const point = (x: number, y: number): Point => ({ x: Math.round(x * MM), y: Math.round(y * MM) })
const box = (x: number, y: number, width: number, height: number): Box => ({
  at: point(x, y),
  width: Math.round(width * MM),
  height: Math.round(height * MM),
})
const card = (x: number, y: number): Box => box(x, y, WIDE, HIGH)
const small = (x: number, y: number): Box => box(x, y, SMALL.width / MM, SMALL.height / MM)
const listed = <T>(count: number, made: (slot: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, slot) => made(slot))
const cascade = (place: Box, count: number): readonly Laid[] =>
  cascadeIn(place, count, { height: SMALL.height, strip: 16 * MM }).map((spot) => ({ ...spot, ...SMALL }))

const known = new Map<string, Places>()

export function placesFor(order: readonly PlayerSeat[], viewer: string, window: WindowShape = 'wide'): Places {
  const seats = seatsFrom(order, viewer)
  const key = `${seats.join('')} ${window}`
  const found = known.get(key) ?? laid(seats, window)
  known.set(key, found)
  return found
}

function laid([own = 'A', ...others]: readonly PlayerSeat[], window: WindowShape): Places {
  const isTall = window === 'tall'
  // Three rows side by side would be too small in a tall window, so the last one gets a line of its own.
  const tiers: readonly (readonly PlayerSeat[])[] = isTall && others.length > 2 ? [others.slice(0, 2), others.slice(2)] : [others]
  const width = isTall ? 760 : others.length > 2 ? 1030 : 880
  const tier = UP + DOWN + GAP
  const depth = EDGE * 2 + UP + DOWN + tiers.length * tier
  const ownY = EDGE + DOWN
  const seats: { [seat in PlayerSeat]?: SeatPlaces } = { [own]: ownPlaces(width, ownY, isTall) }
  tiers.forEach((row, index) => {
    const y = depth - EDGE - UP - index * tier
    const wide = (width - 2 * EDGE - (row.length - 1) * GAP) / row.length
    row.forEach((seat, at) => {
      const left = EDGE + at * (wide + GAP)
      seats[seat] = otherPlaces(left, left + wide, y)
    })
  })
  const right = width - EDGE
  const pilesY = ownY + 28
  return {
    width: width * MM,
    depth: depth * MM,
    seats,
    draw: card(right - WIDE / 2, pilesY),
    discard: card(right - WIDE * 1.5 - 10, pilesY),
    end: small(right - 20, ownY - 72),
    supply: point(right - 92, ownY - 70),
  }
}

function rowPlaces(from: number, to: number, y: number) {
  const locations = box((from + to) / 2, y, to - from, HIGH)
  const columns = (count: number) =>
    rowIn(locations, count, { width: CARD.width, gap: 9 * MM, margin: 6 * MM }).map(({ at }) => at)
  return {
    row: box((from + to) / 2, y + (UP - DOWN) / 2, to - from, UP + DOWN),
    columns,
    end(side: RowEnd, count: number): Box {
      const xs = columns(count).map(({ x }) => x / MM)
      const edge = side === 'left' ? (xs[0] ?? from + WIDE / 2) : (xs.at(-1) ?? to - WIDE / 2)
      const x = side === 'left' ? Math.max(from + 12, edge - WIDE / 2 - 18) : Math.min(to - 12, edge + WIDE / 2 + 18)
      return box(x, y, 28, HIGH)
    },
  }
}

function ownPlaces(width: number, y: number, isTall: boolean): SeatPlaces {
  const piles = width - EDGE - PILES - GAP / 2
  const left = piles - (isTall ? 2 * WIDE + 16 : RESERVE)
  const slots = [left + 38, left + 38 + WIDE + 5]
  const upper = y + UP - HIGH / 2 - 4
  // In a tall window the counters stand above the near corner of the reserve.
  const counters = isTall ? left + 2 * WIDE - 2 : left + 2 * WIDE + 30
  return {
    isOwn: true,
    ...rowPlaces(EDGE, left - GAP / 2, y),
    // An invisible zone, from which cards of the hand come and to which they go.
    hand: box((EDGE + left) / 2, 2, 0.02, 0.02),
    reserve: box(left + WIDE + 8, y + (UP - DOWN) / 2, 2 * WIDE + 14, UP + DOWN),
    reserveCards: (count) =>
      listed(count, (slot) => ({
        at: point(slots[slot % 2] ?? left, slot < 2 ? upper : upper - HIGH - 6),
        z: slot * THICK,
        ...CARD,
      })),
    besideCards: (count) =>
      listed(count, (slot) => ({ at: point(left + 2 * WIDE + 40, upper + 12 - slot * 60), z: slot * THICK, ...SMALL })),
    time: point(counters, y - DOWN + 88),
    tardis: point(counters, y - DOWN + 52),
    dalek: point(counters, y - DOWN + 16),
  }
}

function otherPlaces(from: number, to: number, y: number): SeatPlaces {
  const side = to - SIDE + 4
  const top = y + UP
  return {
    isOwn: false,
    ...rowPlaces(from, to - SIDE, y),
    hand: small(side + 20, top - 30),
    reserve: box(side + 20, top - 30 - 74, 44, 90),
    reserveCards: (count) => cascade(box(side + 20, top - 104, 40, 88), count),
    besideCards: (count) => cascade(box(side + 20, top - 179, 40, 70), count),
    time: point(side + 66, top - 20),
    tardis: point(side + 66, top - 62),
    dalek: point(side + 66, top - 104),
  }
}
