/**
 * The players' time: how much each has left, and who is using his. Pure but for what it remembers; it is told the time with every call.
 * A seat's time runs while everybody can see that it owes an answer, so the clocks tell nothing that is hidden. Times are milliseconds.
 */
import type { PlayerSeat } from '../../kernel'
import type { ClockTerms } from '../../protocol/online'

export type TimeLeft = { readonly [seat in PlayerSeat]?: number }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** What everybody begins with; with days, what each answer has. */
export const fullTime = (terms: ClockTerms): number => (terms.type === 'bank' ? terms.minutes * MINUTE : terms.days * DAY)

export interface Clock {
  /**
   * These seats owe an answer now. Whoever did and does no more has answered all he owed: his bank gets its increment, his days begin anew.
   * `grace`: so long a seat that begins to owe is not charged.
   */
  owe(seats: readonly PlayerSeat[], now: number, grace: (seat: PlayerSeat) => number): void
  /** This seat has given an answer that all could see, and may owe another: with days, that one has its own. */
  answered(seat: PlayerSeat, now: number): void
  /** For so long nobody is charged: dice fall on everybody's screen. */
  wait(milliseconds: number, now: number): void
  /** Nobody's time runs while it is held. */
  hold(isHeld: boolean, now: number): void
  left(now: number): TimeLeft
  /** Who owes an answer and has no time left. */
  out(now: number): readonly PlayerSeat[]
  /** When the next will be out of time; undefined where nobody's time runs. */
  nextOut(now: number): number | undefined
  /** As pages count it down: what was left when it was last looked at, whose time runs, and from when. The same until something changes. */
  shown(): { readonly left: TimeLeft; readonly runs: TimeLeft }
}

export function createClock(terms: ClockTerms, seats: readonly PlayerSeat[], kept: TimeLeft = {}): Clock {
  const full = fullTime(terms)
  const left = new Map(seats.map((seat) => [seat, kept[seat] ?? full]))
  /** Whose time runs, and from when on he is charged. */
  let runs = new Map<PlayerSeat, number>()
  let isHeld = false
  const leftOf = (seat: PlayerSeat, now: number): number => {
    const from = runs.get(seat)
    const used = from === undefined || isHeld ? 0 : Math.max(0, now - from)
    return Math.max(0, (left.get(seat) ?? full) - used)
  }
  /** Everybody is charged up to now; who is within his grace keeps the rest of it. */
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
