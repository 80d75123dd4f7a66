/** The calls that change the SQLite file, run synchronously, each within a savepoint or transaction that a failed call undoes. */
import { hashTaken, noTable, notNext, oldFence, tableTaken } from '../failure'
import { type Claim, type Lease, linesKept } from '../port'
import type { EntryText, GrantText, NewGrantText, RecordText } from '../texts'
import type { Statements } from './statements'

export function writing({ run, one, all }: Statements) {
  /** Leases use a monotonic clock. This is enough because only one process has the file, and opening the file ends all leases. */
  const steady = () => Math.round(performance.now())
  const isTable = (table: string) => one('SELECT 1 FROM match WHERE id = ?', table) !== undefined
  const held = (table: string, fence: number): { readonly next: number } => {
    const lease = one<{ readonly fence: number; readonly next: number }>('SELECT fence, next FROM lease WHERE match = ?', table)
    if (!lease) throw noTable()
    if (lease.fence !== fence) throw oldFence()
    return lease
  }
  const addEntries = (table: string, entries: readonly EntryText[]) => {
    for (const { number, entry, film } of entries) {
      run('INSERT INTO entry (match, number, entry) VALUES (?, ?, ?)', table, number, entry)
      if (film !== undefined) run('INSERT INTO film (match, number, film) VALUES (?, ?, ?)', table, number, film)
    }
  }
  const liesThere = (table: string, { number, entry, film }: EntryText): boolean => {
    const there = one<{ readonly entry: string; readonly film: string | null }>(
      `SELECT entry, film FROM entry LEFT JOIN film ON film.match = entry.match AND film.number = entry.number
       WHERE entry.match = ? AND entry.number = ?`,
      table,
      number,
    )
    return there?.entry === entry && there.film === (film ?? null)
  }
  const touch = (table: string) => run('UPDATE lease SET touched = ? WHERE match = ?', Date.now(), table)
  const addGrants = (table: string, grants: readonly NewGrantText[]) => {
    for (const one of grants) {
      const added = run(
        'INSERT INTO access (hash, match, grants, spent) VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING',
        one.hash,
        table,
        one.grants,
      )
      if (added === 0) throw hashTaken()
    }
  }
  return {
    create(table: string, { version, record }: RecordText, grants: readonly NewGrantText[], entries: readonly EntryText[]): void {
      if (isTable(table)) throw tableTaken()
      const now = Date.now()
      run('INSERT INTO match (id, version, record, created) VALUES (?, ?, ?, ?)', table, version, record, now)
      const lease = `INSERT INTO lease (match, fence, node, until, next, touched) VALUES (?, 0, '', 0, ?, ?)`
      run(lease, table, entries.length, now)
      addEntries(table, entries)
      addGrants(table, grants)
    },
    append(table: string, fence: number, entries: readonly EntryText[], record: RecordText | undefined): void {
      const { next } = held(table, fence)
      const first = entries[0]?.number ?? next
      if (first === next) addEntries(table, entries)
      else if (!entries.every((entry) => liesThere(table, entry))) throw notNext(first, next)
      run('UPDATE lease SET next = max(next, ?), touched = ? WHERE match = ?', first + entries.length, Date.now(), table)
      if (record) run('UPDATE match SET version = ?, record = ? WHERE id = ?', record.version, record.record, table)
    },
    update(table: string, fence: number, { version, record }: RecordText): void {
      held(table, fence)
      run('UPDATE match SET version = ?, record = ? WHERE id = ?', version, record, table)
      touch(table)
    },
    remove(table: string, fence: number): void {
      held(table, fence)
      run('DELETE FROM match WHERE id = ?', table)
    },
    grant(table: string, grants: readonly NewGrantText[]): void {
      if (!isTable(table)) throw noTable()
      addGrants(table, grants)
    },
    spend(hash: string, into: readonly NewGrantText[]): GrantText | undefined {
      const spent = one<Omit<GrantText, 'spent'>>(
        'UPDATE access SET spent = 1 WHERE hash = ? AND spent = 0 RETURNING hash, match, grants',
        hash,
      )
      if (!spent) return undefined
      addGrants(spent.match, into)
      return { ...spent, spent: false }
    },
    revoke(hashes: readonly string[]): void {
      run('DELETE FROM access WHERE hash IN (SELECT value FROM json_each(?))', JSON.stringify(hashes))
    },
    claim(table: string, node: string, ms: number): Claim {
      const now = steady()
      const until = now + ms
      const taken = one<{ readonly fence: number }>(
        'UPDATE lease SET node = ?, until = ?, fence = fence + 1 WHERE match = ? AND (node = ? OR until <= ?) RETURNING fence',
        node,
        until,
        table,
        node,
        now,
      )
      if (taken) return { type: 'held', fence: taken.fence, forMs: ms }
      const other = one<{ readonly node: string; readonly until: number }>('SELECT node, until FROM lease WHERE match = ?', table)
      if (!other) throw noTable()
      return { type: 'other', node: other.node, forMs: other.until - now }
    },
    renew(node: string, ms: number): readonly Lease[] {
      return all<Lease>('UPDATE lease SET until = ? WHERE node = ? RETURNING match AS "table", fence', steady() + ms, node).map(
        ({ table, fence }) => ({ table, fence }),
      )
    },
    release(table: string, fence: number): void {
      run("UPDATE lease SET node = '', until = 0 WHERE match = ? AND fence = ?", table, fence)
    },
    releaseAll(node: string): void {
      run("UPDATE lease SET node = '', until = 0 WHERE node = ?", node)
    },
    say(table: string, line: string): void {
      if (!isTable(table)) throw noTable()
      run('INSERT INTO line (match, line) VALUES (?, ?)', table, line)
      run(
        'DELETE FROM line WHERE match = ?1 AND id <= (SELECT id FROM line WHERE match = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)',
        table,
        linesKept,
      )
      touch(table)
    },
    keepPictures(table: string, pictures: string): void {
      if (!isTable(table)) throw noTable()
      run(
        'INSERT INTO picture (match, pictures) VALUES (?, ?) ON CONFLICT DO UPDATE SET pictures = excluded.pictures',
        table,
        pictures,
      )
    },
    signingKey(fresh: string): string {
      run('INSERT INTO signer (id, key) VALUES (1, ?) ON CONFLICT DO NOTHING', fresh)
      return one<{ readonly key: string }>('SELECT key FROM signer')?.key ?? fresh
    },
    check(): void {
      run('INSERT INTO pulse (id, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at', Date.now())
    },
  }
}
