/** The server's tables at which this device sits. */
import type { TableSummary } from '../../protocol/online'
import { heldTables } from './held'
import { myTables } from './server'

export { letGo } from './held'

/** Those that the server still has. Rejects where there is no server. */
export function listMine(): Promise<readonly TableSummary[]> {
  const keys = heldTables().flatMap((one) => one.keys)
  return keys.length === 0 ? Promise.resolve([]) : myTables(keys.slice(0, 500))
}
