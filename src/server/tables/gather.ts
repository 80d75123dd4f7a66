/** What may happen at a table before its match begins. Pure: each function returns the new record, or why it is refused. */
import { type Json, type PlayerSeat, type Reason, SEATS } from '../../kernel'
import type { BotLevel } from '../../protocol/home'
import type { Gathered, OpenTable } from '../../protocol/online'
import { onlineSays as say } from '../../protocol/online-said'
import type { SeatRecord, TableRecord } from './record'

export type Gathering = TableRecord | Reason

/** A new table. Its seats are those for which the request names a sitter. */
export function gathering(asked: OpenTable, now: number): Gathering {
  const { game, sitters, names, levels, gathered, dice, sealed, clock, delay, pictures } = asked
  const seats = SEATS.flatMap((seat): SeatRecord[] => {
    const sitter = sitters[seat]
    if (sitter === undefined) return []
    const chosen = gathered.seats[seat]
    const level = levels?.[seat]
    return [
      {
        seat,
        player: sitter === 'bot' ? 'bot' : 'person',
        name: sitter === 'link' ? '' : (names[seat] ?? ''),
        isTaken: sitter !== 'link',
        isReady: sitter === 'bot',
        ...(chosen === undefined ? {} : { chosen }),
        ...(level ? { level } : {}),
      },
    ]
  })
  if (seats.length === 0) return say('no-seats', {})
  return {
    format: 1,
    game,
    dice,
    sealed,
    ...(clock ? { clock } : {}),
    ...(delay ? { delay } : {}),
    ...(pictures ? { hasPictures: true } : {}),
    seats,
    shared: gathered.shared,
    createdAt: now,
    changedAt: now,
  }
}

const withSeat = (record: TableRecord, seat: PlayerSeat, change: Partial<SeatRecord>): TableRecord => ({
  ...record,
  seats: record.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)),
})
const seatIn = ({ seats }: TableRecord, seat: PlayerSeat): SeatRecord | undefined => seats.find((one) => one.seat === seat)

/** Takes back everybody's `ready`, because what they agreed to has changed. */
const unready = (record: TableRecord): TableRecord => ({
  ...record,
  seats: record.seats.map((one) => (one.player === 'bot' ? one : { ...one, isReady: false })),
})

/** Takes a free seat, before the match or in the middle of it if its player has left. */
export function taken(record: TableRecord, seat: PlayerSeat, name: string): Gathering {
  const found = seatIn(record, seat)
  if (!found || found.player === 'bot' || found.isTaken) return say('seat-taken', {})
  return withSeat(record, seat, { isTaken: true, name })
}

export const named = (record: TableRecord, seat: PlayerSeat, name: string): TableRecord => withSeat(record, seat, { name })

/** The opener's change of the shared choices. Sealed choices stay, because the opener cannot know them. */
export function chosenShared(record: TableRecord, { shared, seats }: Gathered, mine: readonly PlayerSeat[]): Gathering {
  if (record.match) return say('match-has-begun', {})
  const isKnown = ({ seat, player }: SeatRecord) => !record.sealed || player === 'bot' || mine.includes(seat)
  const changed = record.seats.map((one) => {
    const chosen = seats[one.seat]
    return chosen !== undefined && isKnown(one) ? { ...one, chosen } : one
  })
  const { hasPictures, ...rest } = record
  // Pictures belong to the layout: without it, its table is not drawn.
  const still = hasPictures && shared.layout !== undefined ? { hasPictures } : {}
  return unready({ ...rest, ...still, shared, seats: changed })
}

/** A seat's own choice. A player who is ready must take that back before he changes it. */
export function chosenSeat(record: TableRecord, seat: PlayerSeat, chosen: Json): Gathering {
  const found = seatIn(record, seat)
  if (record.match) return say('match-has-begun', {})
  if (!found) return say('no-such-seat', {})
  if (found.player === 'person' && found.isReady) return say('already-ready', {})
  return found.player === 'bot' ? unready(withSeat(record, seat, { chosen })) : withSeat(record, seat, { chosen })
}

export function readied(record: TableRecord, seat: PlayerSeat, isReady: boolean): Gathering {
  if (record.match) return say('match-has-begun', {})
  return seatIn(record, seat) ? withSeat(record, seat, { isReady }) : say('no-such-seat', {})
}

/** The opener gives a free seat to a bot, or a bot's seat to a guest by a new link; in a match, a free seat gets a new link. */
export function seated(record: TableRecord, seat: PlayerSeat, sitter: 'link' | 'bot'): Gathering {
  const found = seatIn(record, seat)
  if (!found) return say('no-such-seat', {})
  if (found.player === 'person' && found.isTaken) return say('seat-taken', {})
  if (record.match) return found.player === 'person' && sitter === 'link' ? record : say('match-has-begun', {})
  const isBot = sitter === 'bot'
  return unready(withSeat(record, seat, { player: isBot ? 'bot' : 'person', name: '', isTaken: isBot, isReady: isBot }))
}

/** Changes a bot's level. Everybody's `ready` is taken back, because their opponent has changed. */
export function levelled(record: TableRecord, seat: PlayerSeat, level: BotLevel): Gathering {
  if (record.match) return say('match-has-begun', {})
  return seatIn(record, seat)?.player === 'bot' ? unready(withSeat(record, seat, { level })) : say('no-such-seat', {})
}

/** Gives the seat to a bot, or to whoever follows a new link. Its player has lost it. */
export function givenUp(record: TableRecord, seat: PlayerSeat, to: 'bot' | 'guest'): TableRecord {
  return withSeat(record, seat, to === 'bot' ? { player: 'bot', isReady: true } : { isTaken: false, isReady: false })
}

export const isComplete = ({ seats }: TableRecord): boolean => seats.every(({ isTaken, isReady }) => isTaken && isReady)

/**
 * The choices as these seats may see them. Others' sealed choices are never included, even when everybody is ready: the rules may
 * still refuse them, and they are chosen again then. They are revealed when the match begins.
 */
export function gatheredFor(record: TableRecord, mine: readonly PlayerSeat[]): Gathered {
  const seats = record.seats.flatMap(({ seat, player, chosen }) =>
    chosen !== undefined && (!record.sealed || player === 'bot' || mine.includes(seat)) ? [[seat, chosen] as const] : [],
  )
  return { shared: record.shared, seats: Object.fromEntries(seats) }
}
