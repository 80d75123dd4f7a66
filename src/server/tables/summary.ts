/** Tables as a visitor's list of his own tables shows them. */
import type { SeatCard, TableSummary } from '../../protocol/online'
import type { Grant } from './keys'
import { stageOf, type TableRecord } from './record'
import { isOnlooker, mineOf } from './visit'

/** The summary for the holder of these grants. A table that is not in memory has no visitors, and so no `cards`. */
export function summaryOf(
  table: string,
  { game, match, seats, delay, changedAt }: TableRecord,
  cards: readonly SeatCard[] | undefined,
  grants: readonly Grant[],
): TableSummary {
  const away = () => seats.map(({ seat, player, name, isTaken, isReady }) => ({ seat, player, name, isTaken, isReady, here: 0 }))
  return {
    table,
    game,
    stage: stageOf(match),
    seats: cards ?? away(),
    mine: mineOf(grants),
    changedAt,
    ...(match?.from ? { isFork: true } : {}),
    // A delayed onlooker is not told here how the match stands.
    ...(match?.glimpse === undefined || (delay !== undefined && isOnlooker({ grants })) ? {} : { glimpse: match.glimpse }),
  }
}
