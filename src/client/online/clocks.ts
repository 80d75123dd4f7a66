/** The players' clocks between two words of the server. */
import type { PlayerSeat } from '../../kernel'
import type { Clocks } from '../../protocol/online'

/** What this seat has left, in milliseconds, by the server's clock; undefined for a seat without one. */
export function leftNow({ left, runs }: Clocks, seat: PlayerSeat, now: number): number | undefined {
  const had = left[seat]
  if (had === undefined) return undefined
  const from = runs[seat]
  return Math.max(0, had - (from === undefined ? 0 : Math.max(0, now - from)))
}
