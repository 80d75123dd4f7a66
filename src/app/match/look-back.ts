/** Opens a moment of a running match to be watched: of this device, or of a server's table with what the player was told there. */
import { goTo } from '../route'
import type { AtTable } from './match-table'

/** `line`: the line of the log, as told to this player, after which it is shown; the last one if undefined. */
export function lookBack({ client, id, online }: Pick<AtTable, 'client' | 'id' | 'online'>, line?: number): void {
  const { covered, seat, log } = client.store.getState()
  const told = { eyes: covered ? 'spectator' : seat, line: line ?? Math.max(0, log.length - 1) } as const
  goTo(online ? { page: 'table', table: id, told } : { page: 'watch', match: id, told })
}
