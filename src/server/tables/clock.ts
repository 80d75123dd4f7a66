/**
 * The players' time: how much each has left, and whose is running. It has no clock of its own; every call passes the time, in
 * milliseconds. A seat's time runs while everybody can see that it owes an answer, so the clocks reveal nothing hidden.
 */
import type { PlayerSeat } from '../../kernel'
import type { ClockTerms } from '../../protocol/online'

export type TimeLeft = { readonly [seat in PlayerSeat]?: number }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The time that everybody begins with or, with `days`, that each answer has. In milliseconds. */
export const fullTime = (terms: ClockTerms): number => (terms.type === 'bank' ? terms.minutes * MINUTE : terms.days * DAY)

export interface Clock {
  /**
   * These seats owe an answer now. A seat that owed one and no longer does has answered all: its bank gets its increment, or its
   * days begin anew. `grace`: how long a seat that begins to owe is not charged.
   */
  owe(seats: readonly PlayerSeat[], now: number, grace: (seat: PlayerSeat) => number): void
  /** This seat has given an answer that all could see, and may owe another; with `days`, its full time begins anew. */
  answered(seat: PlayerSeat, now: number): void
  /** Charges nobody for this long, because dice are falling on everybody's screen. */
  wait(milliseconds: number, now: number): void
  /** Nobody's time runs while the clock is held. */
  hold(isHeld: boolean, now: number): void
  left(now: number): TimeLeft
  /** The seats that owe an answer and have no time left. */
  out(now: number): readonly PlayerSeat[]
  /** When the next seat will be out of time; undefined if nobody's time runs. */
  nextOut(now: number): number | undefined
  /**
   * The clocks as pages count them down: the time left at the last update, and for each running seat the moment from which it
   * counts. Changes only when the clocks do.
   */
  shown(): { readonly left: TimeLeft; readonly runs: TimeLeft }
}

export function createClock(terms: ClockTerms, seats: readonly PlayerSeat[], kept: TimeLeft = {}): Clock {
  const full = fullTime(terms)
  const left = new Map(seats.map((seat) => [seat, kept[seat] ?? full]))
  /** The seats whose time runs, and the moment from which each is charged. */
  let runs = new Map<PlayerSeat, number>()
  let isHeld = false
  const leftOf = (seat: PlayerSeat, now: number): number => {
    const from = runs.get(seat)
    const used = from === undefined || isHeld ? 0 : Math.max(0, now - from)
    return Math.max(0, (left.get(seat) ?? full) - used)
  }
  /** Charges everybody up to now. Seats within their grace keep the rest of it. */
  const charge = (now: number) => {
    for (const [seat, from] of runs) {
      left.set(seat, leftOf(seat, now))
      runs.set(seat, Math.max(from, now))
    }
  }
  return {
    owe(owing, now, grace) {
      charge(now)
      const before = runs
      runs = new Map(owing.filter((seat) => left.has(seat)).map((seat) => [seat, before.get(seat) ?? now + grace(seat)]))
      for (const seat of before.keys()) {
        if (runs.has(seat)) continue
        left.set(seat, terms.type === 'days' ? full : (left.get(seat) ?? 0) + terms.increment * 1000)
      }
    },
    answered(seat, now) {
      if (terms.type !== 'days' || !left.has(seat)) return
      left.set(seat, full)
      if (runs.has(seat)) runs.set(seat, now)
    },
    wait(milliseconds, now) {
      charge(now)
      for (const [seat, from] of runs) runs.set(seat, from + milliseconds)
    },
    hold(held, now) {
      if (held === isHeld) return
      if (held) charge(now)
      else for (const [seat, from] of runs) runs.set(seat, Math.max(from, now))
      isHeld = held
    },
    left: (now) => Object.fromEntries(seats.map((seat) => [seat, leftOf(seat, now)])),
    out: (now) => (isHeld ? [] : [...runs.keys()].filter((seat) => leftOf(seat, now) <= 0)),
    nextOut: (now) =>
      isHeld || runs.size === 0
        ? undefined
        : Math.min(...[...runs].map(([seat, from]) => Math.max(now, Math.max(from, now) + leftOf(seat, now)))),
    shown: () => ({ left: Object.fromEntries(left), runs: isHeld ? {} : Object.fromEntries(runs) }),
  }
}
