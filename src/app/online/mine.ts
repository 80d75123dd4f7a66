/** The server tables at which this device has a seat. */
import type { TableSummary } from '../../protocol/online'
import { heldTables } from './held'
import { myTables } from './server'

export { letGo } from './held'

/** The tables that the server still has. Rejects if there is no server. */
export function listMine(): Promise<readonly TableSummary[]> {
  const keys = heldTables().flatMap((one) => one.keys)
  return keys.length === 0 ? Promise.resolve([]) : myTables(keys.slice(0, 500))
}
