/** Removes tables that nobody has touched for a long time, so that a store does not grow for ever. */
import type { TableId, TableStore } from './store/port'
import { parseRecord, stageOf } from './tables/record'

export interface CleanOptions {
  readonly store: Pick<TableStore, 'touchedBefore' | 'heads' | 'claim' | 'remove'>
  /** The name under which tables are claimed. It must differ from any server's, so that no table in use can be removed. */
  readonly node: string
  /** Milliseconds since 1970. */
  now(): number
  /** How long an untouched table is kept, in milliseconds; undefined for ever. */
  readonly keep: number | undefined
  /** The same for a table whose match is over or was never begun. */
  readonly keepDone: number | undefined
}

/** How many tables are handled at a time. */
const BATCH = 100
/** The most tables per cleaning for which it is checked whether the match is over. */
const MOST_JUDGED = 100_000
/** How long a table is claimed in order to remove it, in milliseconds. */
const LEASE = 5000

/** Cleans once, and says how many tables were removed. */
export async function clean(options: CleanOptions): Promise<number> {
  const { store, now, keep, keepDone } = options
  let count = 0
  const removeAll = async (tables: readonly TableId[]): Promise<number> => {
    let removed = 0
    for (const table of tables) if (await remove(options, table)) removed++
    count += removed
    return removed
  }
  if (keep !== undefined) {
    // Tables held by another server stay, so the loop ends when a batch removes nothing.
    while ((await removeAll(await store.touchedBefore(now() - keep, BATCH))) > 0);
  }
  if (keepDone !== undefined) {
    const old = await store.touchedBefore(now() - keepDone, MOST_JUDGED)
    for (let at = 0; at < old.length; at += BATCH) {
      const heads = await store.heads(old.slice(at, at + BATCH))
      await removeAll(heads.flatMap(({ table, record }) => (isDone(record.data) ? [table] : [])))
    }
  }
  return count
}

/** A record that cannot be parsed may be of a match under way in another version, so it does not count as done. */
function isDone(data: unknown): boolean {
  const parsed = parseRecord(data)
  return parsed.ok && stageOf(parsed.value.match) !== 'playing'
}

async function remove({ store, node }: CleanOptions, table: TableId): Promise<boolean> {
  try {
    const claim = await store.claim(table, node, LEASE)
    if (claim.type === 'other') return false
    await store.remove(table, claim.fence)
    return true
  } catch {
    // Another server was faster, or the store cannot be reached. The next cleaning tries again.
    return false
  }
}
