/** The players' clocks, counted down between two updates from the server. */
import type { PlayerSeat } from '../../kernel'
import type { Clocks } from '../../protocol/online'

/** The time this seat has left, in milliseconds; undefined for a seat without a clock. `now` is by the server's clock. */
export function leftNow({ left, runs }: Clocks, seat: PlayerSeat, now: number): number | undefined {
  const had = left[seat]
  if (had === undefined) return undefined
  const from = runs[seat]
  return Math.max(0, had - (from === undefined ? 0 : Math.max(0, now - from)))
}
