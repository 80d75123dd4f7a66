/** Who listens to a match, and what each seat has been told: the clients' connections (lines) and each seat's ledger. */
import { type Json, type MatchSpec, type PlayerSeat, type Reason, same } from '../kernel'
import type { ClientMessage, Eyes, HostMessage, SeatState, Telling, Tells, ToldLine } from '../protocol/messages'
import { type Ledger, type LedgerLine, lineOf } from './telling'

/** One client's connection (a line) and the viewpoints it listens for. An onlooker listens for `spectator` only. */
export interface Line {
  /** The seats whose views this client may receive, and those (`speaks`) that it may answer for. */
  readonly admitted: readonly PlayerSeat[]
  readonly speaks: readonly PlayerSeat[]
  seats: readonly Eyes[]
  send(message: HostMessage): void
  /** The last state sent over this line, by viewpoint. */
  readonly last: Map<Eyes, SeatState>
}

export type Since = Extract<ClientMessage, { type: 'hello' }>['since']
export type Ledgers = ReadonlyMap<Eyes, Ledger>

export interface Audience {
  admit(may: Pick<Line, 'admitted' | 'speaks'>, send: (message: HostMessage) => void): Line
  leave(line: Line): void
  isHere(line: Line): boolean
  /** Ends all connections, with a last message. */
  close(last?: HostMessage): void
  /** Starts sending these seats' views: what the client missed after `since`, if that position still exists, else everything. */
  welcome(line: Line, seats: readonly Eyes[], since?: Since): void
  toAll(message: HostMessage): void
  /** Sends a message of its own to each line that listens for at least one seat. */
  toEach(message: (line: Line) => HostMessage): void
  refuse(seat: PlayerSeat, reason: Reason): void
  ledgers(): Ledgers
  /** What this viewpoint has been told so far, even if no client listens for it. */
  ledger(eyes: Eyes): Ledger
  /** The same to be sent, each line placed among those that onlookers were told. */
  telling(eyes: Eyes): Telling
  /**
   * Brings every seat up to date with these ledgers. A seat is sent its changed past after an undo or redo, one more line after a
   * new entry, or only its state where nothing else has changed.
   */
  tell(because: 'entry' | 'undo' | 'redo', next: Ledgers): void
  /** Sends this seat its state, where that has changed though nothing has happened. */
  renew(seat: Eyes): void
  /** Tells these seats that what they were told up to this line is stored. */
  kept(told: ReadonlyMap<Eyes, number>): void
}

export interface AudienceOptions {
  readonly spec: MatchSpec
  readonly tells: Tells
  /** The view before the first entry. It is not kept: it is large, and sent only to those who come. */
  first(seat: Eyes): Json
  /** The ledger of a seat that somebody listens for from now on. */
  opened(seat: Eyes): Ledger
  stateOf(seat: Eyes, told: Pick<SeatState, 'seq' | 'mark'>): SeatState
  /** See `HostOptions`. */
  filmNotes?(film: Json): Json | undefined
}

/** A client that comes back plays what it has missed: it is sent the films of so many lines, the latest. */
const FILMED = 12

export function createAudience({ spec, tells, first, opened, stateOf, filmNotes }: AudienceOptions): Audience {
  const unfilmed = (line: LedgerLine): ToldLine => lineOf(line, filmNotes)
  const lines = new Set<Line>()
  let ledgers = new Map<Eyes, Ledger>()

  const ledger = (seat: Eyes): Ledger => {
    const known = ledgers.get(seat) ?? opened(seat)
    ledgers.set(seat, known)
    return known
  }
  const stateFor = (line: Line, seat: Eyes): SeatState => {
    const { lines: told } = ledger(seat)
    const state = stateOf(seat, { seq: told.length - 1, mark: told[told.length - 1]?.mark ?? '' })
    line.last.set(seat, state)
    return state
  }
  const sendAll = (line: Line, seat: Eyes) => {
    const { lines: told } = ledger(seat)
    line.send({ type: 'all', state: stateFor(line, seat), first: first(seat), lines: told.map(unfilmed), spec, tells })
  }
  const sendPast = (line: Line, seat: Eyes, keep: number, because: 'hello' | 'undo' | 'redo') => {
    const told = ledger(seat).lines.slice(keep)
    const filmed = because === 'hello' ? told.length - FILMED : told.length
    const lines = told.map((one, at) => (at < filmed ? unfilmed(one) : lineOf(one)))
    line.send({ type: 'past', state: stateFor(line, seat), keep, lines, because })
  }
  const sendNow = (line: Line, seat: Eyes) => {
    const before = line.last.get(seat)
    const state = stateFor(line, seat)
    if (!same(before, state)) line.send({ type: 'now', state })
  }

  const toEach = (message: (line: Line) => HostMessage) => {
    for (const line of lines) if (line.seats.length > 0) line.send(message(line))
  }

  return {
    admit(may, send) {
      const line: Line = {
        ...may,
        seats: [],
        send(message) {
          try {
            send(message)
          } catch {
            // A failing connection must not stop the match. Its client can reconnect.
          }
        },
        last: new Map(),
      }
      lines.add(line)
      return line
    },
    leave: (line) => void lines.delete(line),
    isHere: (line) => lines.has(line),
    close(last) {
      if (last) for (const line of lines) line.send(last)
      lines.clear()
    },
    welcome(line, seats, since) {
      line.seats = [...new Set(seats)]
      for (const seat of line.seats) {
        const known = since?.[seat]
        const isSo = known !== undefined && ledger(seat).lines[known.seq]?.mark === known.mark
        if (isSo) sendPast(line, seat, known.seq + 1, 'hello')
        else sendAll(line, seat)
      }
    },
    toAll: (message) => toEach(() => message),
    toEach,
    refuse(seat, reason) {
      for (const line of lines) if (line.seats.includes(seat)) line.send({ type: 'refused', seat, reason })
    },
    ledgers: () => ledgers,
    ledger,
    telling(eyes) {
      const { lines: told } = ledger(eyes)
      const open = ledger('spectator').lines
      let at = -1
      const of = told.map((one) => {
        while ((open[at + 1]?.of ?? Number.POSITIVE_INFINITY) <= one.of) at++
        return Math.max(0, at)
      })
      return { eyes, first: first(eyes), lines: told.map(unfilmed), of }
    },
    tell(because, next) {
      const before = ledgers
      ledgers = new Map(next)
      for (const line of lines) {
        for (const seat of line.seats) {
          const { lines: told, latest } = ledger(seat)
          const last = told[told.length - 1]
          const old = before.get(seat)
          if (ledger(seat) === old || !last) sendNow(line, seat)
          else if (because !== 'entry') sendPast(line, seat, common(old?.lines ?? [], told), because)
          else line.send({ type: 'more', state: stateFor(line, seat), line: latest ?? lineOf(last) })
        }
      }
    },
    renew(seat) {
      for (const line of lines) if (line.seats.includes(seat)) sendNow(line, seat)
    },
    kept(told) {
      for (const line of lines) {
        for (const seat of line.seats) {
          const seq = told.get(seat)
          if (seq !== undefined) line.send({ type: 'kept', seat, seq })
        }
      }
    },
  }
}

/** How many leading lines two pasts share. Unchanged lines are the same objects, so they are compared by identity. */
export function common(before: readonly LedgerLine[], after: readonly LedgerLine[]): number {
  const differs = after.findIndex((one, at) => one !== before[at])
  return differs < 0 ? after.length : differs
}
