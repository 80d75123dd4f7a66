/** Which lines of the log tell of a deed that a bot can be asked about. */
import type { ShownLine } from '../../../client/seats'
import type { PlayerSeat } from '../../../kernel'
import type { Eyes } from '../../../protocol/messages'
import { DEED_WITHIN } from '../../../protocol/witness'
import type { LogItem } from '../../../ui/match/log-items'

/** A line about which a player has asked. `line`: its number among the lines told to these eyes. */
export interface AskedLine {
  readonly eyes: Eyes
  readonly line: number
  readonly seat: PlayerSeat
  readonly text: string
}

/**
 * The bot whose deed a line tells: that of the first action of each bot in an entry, and of secret answers once they are revealed.
 * What befalls a bot without an answer of its own, such as cards that everybody draws, is no deed. `bots`: the seats that bots play.
 */
export function askedOf<L extends Pick<LogItem, 'kind' | 'seat' | 'reveals'>>(
  { entry: { cause, seq } }: ShownLine,
  said: readonly L[],
  bots: readonly PlayerSeat[],
  log: readonly ShownLine[],
): ReadonlyMap<L, PlayerSeat> {
  const found = new Map<L, PlayerSeat>()
  if (cause.type !== 'answer') return found
  const told = new Set<PlayerSeat>()
  for (const line of said) {
    const seat = line.reveals ? bots[0] : line.kind === 'action' ? line.seat : undefined
    if (seat === undefined || !bots.includes(seat) || told.has(seat)) continue
    told.add(seat)
    if (!line.reveals && !hasAnswered(log, seq, seat)) continue
    found.set(line, seat)
  }
  return found
}

/** Whether a seat has answered in this line of the log or shortly before, with no dice in between. */
function hasAnswered(log: readonly ShownLine[], line: number, seat: PlayerSeat): boolean {
  for (let at = line; at > line - DEED_WITHIN; at--) {
    const cause = log[at]?.entry.cause
    if (cause?.type !== 'answer') return false
    if (cause.seat === seat) return true
  }
  return false
}
