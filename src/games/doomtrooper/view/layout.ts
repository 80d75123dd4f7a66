/**
 * Where everything lies on the table, as one seat sees it. The viewer's own part is at the near edge and the others' are beyond
 * it: of three, the next player is at the left, the one opposite at the far edge, the last at the right. In a tall window each
 * has a row to itself. Each part has, from left to right: Cohort, hidden warriors, Squad, then piles and counters. Lengths here
 * are in millimetres, results in table units. Pure.
 */
import type { WindowShape } from '../../../client/moment'
import type { Point, Units } from '../../../geometry/types'
import type { PlayerSeat } from '../../../kernel'
import { type Box, CARD, rowIn, SMALL, seatsFrom } from '../../kit/card-table/layout'

const MM = 100
const WIDE = CARD.width / MM
const HIGH = CARD.height / MM
/** How far attachments reach above their card: enough for the title lines of four to be read. */
export const FAN: Units = 3600
const UP = (CARD.height / 2 + FAN) / MM + 2
const DOWN = HIGH / 2 + 8
const EDGE = 8
const GAP = 12
/** The width of the strip at the right of each player's warriors, for piles, counters and the player's area. */
const SIDE = 106

/** The rows for cards that are not attached to another card. */
export const ROWS = ['kohort', 'hidden', 'squad'] as const
export type Row = (typeof ROWS)[number]
/** The least width of a row, enough for its first card. The remaining width is shared by the number of further cards. */
const widthOf = (count: number): number => (count === 0 ? 40 : 72)

export interface SeatPlaces {
  readonly isOwn: boolean
  /** The bounds of everything that belongs to this seat. */
  readonly whole: Box
  /** The boxes of the rows and the positions of their cards, for the given number of cards in each. */
  rows(counts: { readonly [R in Row]: number }): { readonly [R in Row]: { readonly box: Box; readonly spots: readonly Point[] } }
  readonly hand: Box
  readonly pile: Box
  readonly discard: Box
  readonly area: Box
  readonly P: Point
  readonly D: Point
}
export interface Places {
  readonly width: Units
  readonly depth: Units
  readonly seats: { readonly [seat in PlayerSeat]?: SeatPlaces }
}

const point = (x: number, y: number): Point => ({ x: Math.round(x * MM), y: Math.round(y * MM) })
const box = (x: number, y: number, width: number, height: number): Box => ({
  at: point(x, y),
  width: Math.round(width * MM),
  height: Math.round(height * MM),
})
const small = (x: number, y: number): Box => box(x, y, SMALL.width / MM, SMALL.height / MM)

const known = new Map<string, Places>()
export function placesFor(order: readonly PlayerSeat[], viewer: string, window: WindowShape = 'wide'): Places {
  const seats = seatsFrom(order, viewer)
  const key = `${seats.join('')} ${window}`
  const found = known.get(key) ?? laid(seats, window)
  known.set(key, found)
  return found
}

/** The other seats in tiers, starting at the far edge. */
const seated = (others: readonly PlayerSeat[]): readonly (readonly PlayerSeat[])[] => {
  const [left, across, right] = others
  return left && across && right ? [[across], [left, right]] : [others]
}
/** The width of the table in mm, by the number of other seats. Chosen to fit the proportions of the window's free middle. */
const WIDTHS: { readonly [window in 'wide' | 'tall']: readonly number[] } = {
  wide: [700, 700, 880, 1010],
  tall: [430, 430, 550, 630],
}

function laid([own = 'A', ...others]: readonly PlayerSeat[], window: WindowShape): Places {
  const isTall = window === 'tall'
  const tiers = isTall ? others.toReversed().map((seat) => [seat]) : seated(others)
  const width = WIDTHS[isTall ? 'tall' : 'wide'][others.length] ?? 680
  const tier = UP + DOWN + GAP
  const depth = EDGE * 2 + UP + DOWN + tiers.length * tier
  const seats: { [seat in PlayerSeat]?: SeatPlaces } = {
    [own]: seatPlaces(EDGE, width - EDGE, EDGE + DOWN, true),
  }
  tiers.forEach((row, index) => {
    const y = depth - EDGE - UP - index * tier
    const wide = (width - 2 * EDGE - (row.length - 1) * GAP) / row.length
    row.forEach((seat, at) => {
      const left = EDGE + at * (wide + GAP)
      seats[seat] = seatPlaces(left, left + wide, y, false)
    })
  })
  return { width: width * MM, depth: depth * MM, seats }
}

function seatPlaces(from: number, to: number, y: number, isOwn: boolean): SeatPlaces {
  const right = to - SIDE
  const top = y + UP
  return {
    isOwn,
    whole: box((from + to) / 2, y + (UP - DOWN) / 2, to - from, UP + DOWN),
    rows(counts) {
      const room = right - from - 2 * 6
      const least = ROWS.map((row) => widthOf(counts[row]))
      const shares = ROWS.map((row) => Math.max(0.2, counts[row] - 1))
      const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)
      const left = (room - sum(least)) / sum(shares)
      const widths = ROWS.map((_, index) => (least[index] ?? 0) + left * (shares[index] ?? 0))
      const edges = widths.map((_, index) => from + sum(widths.slice(0, index)) + 6 * index)
      const made = (row: Row) => {
        const index = ROWS.indexOf(row)
        const wide = widths[index] ?? 0
        const middle = (edges[index] ?? from) + wide / 2
        const line = box(middle, y, wide, HIGH)
        return {
          box: box(middle, y + (UP - DOWN) / 2, wide, UP + DOWN),
          spots: rowIn(line, counts[row], { width: CARD.width, gap: 8 * MM }).map(({ at }) => at),
        }
      }
      return { kohort: made('kohort'), hidden: made('hidden'), squad: made('squad') }
    },
    // The viewer's own hand is a panel at the edge of the screen. Cards glide to and from this point.
    hand: isOwn ? box((from + right) / 2, 2, 0.02, 0.02) : small(right + 26, top - 34),
    pile: small(right + 26, y - DOWN + 34),
    discard: small(right + 74, y - DOWN + 34),
    area: isOwn ? box(right + 26, top - 40, WIDE / 1.5, 70) : box(right + 26, top - 90, WIDE / 1.5, 50),
    P: point(right + 74, y + 56),
    D: point(right + 74, y + 25),
  }
}
