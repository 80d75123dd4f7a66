/** Tables as the list of one's own shows them. */
import type { SeatCard, TableSummary } from '../../protocol/online'
import type { Grant } from './keys'
import { stageOf, type TableRecord } from './record'
import { isOnlooker, mineOf } from './visit'

/** To whoever holds these grants. Nobody is at a table that is not in memory: then there are no cards. */
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
    // Who sees everything later is not told here how it stands.
    ...(match?.glimpse === undefined || (delay !== undefined && isOnlooker({ grants })) ? {} : { glimpse: match.glimpse }),
  }
}
