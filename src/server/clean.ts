/** Removes tables that nobody has touched for long, so that a store does not grow for ever. */
import type { TableId, TableStore } from './store/port'
import { parseRecord, stageOf } from './tables/record'

export interface CleanOptions {
  readonly store: Pick<TableStore, 'touchedBefore' | 'heads' | 'claim' | 'remove'>
  /** The name under which tables are claimed. Not that of a server that has tables: one in use must not go. */
  readonly node: string
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds that a table is kept untouched; undefined for ever. */
  readonly keep: number | undefined
  /** The same for one whose match is over, or was never begun. */
  readonly keepDone: number | undefined
}

/** As many tables are looked at in one go. */
const BATCH = 100
/** The most tables of which it is asked whether their match is over, in one cleaning. */
const MOST_JUDGED = 100_000
/** A table is claimed for so many milliseconds to be removed. */
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
    // Those that another server has are still there afterwards: when nothing else is left, it is done.
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

/** What is not understood may be a match under way of another version. */
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
    // Somebody else was faster, or the store is away: the next cleaning sees.
    return false
  }
}
