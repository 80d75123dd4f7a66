/** A store of tables that forgets everything with the test. */
import type { Json } from '../../src/kernel'
import { noTable, notNext, oldFence } from '../../src/server/store/failure'
import type { Grant, StoredEntry, TableRecord, TableStore } from '../../src/server/store/port'

interface Kept {
  record: TableRecord
  readonly entries: StoredEntry[]
  readonly lines: Json[]
  fence: number
}

export function memoryStore(): TableStore {
  const tables = new Map<string, Kept>()
  const drawn = new Map<string, string>()
  const grants = new Map<string, Grant & { spent: boolean }>()
  let signer: string | undefined
  const of = (table: string) => {
    const found = tables.get(table)
    if (!found) throw noTable()
    return found
  }
  const writing = (table: string, fence: number) => {
    const found = of(table)
    if (found.fence !== fence) throw oldFence()
    return found
  }
  const head = (table: string, { record, entries }: Kept) => ({
    table,
    record,
    entries: entries.length,
    createdAt: 0,
    touchedAt: 0,
  })
  const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
  return {
    async create(table, record, given, entries = []) {
      tables.set(table, { record: copy(record), entries: copy([...entries]), lines: [], fence: 0 })
      await this.grant(table, given)
    },
    async append(table, fence, entries, record) {
      const kept = writing(table, fence)
      for (const entry of entries) {
        if (entry.number !== kept.entries.length) throw notNext(entry.number, kept.entries.length)
        kept.entries.push(copy(entry))
      }
      if (record) kept.record = copy(record)
    },
    async update(table, fence, record) {
      writing(table, fence).record = copy(record)
    },
    async remove(table) {
      tables.delete(table)
    },
    async load(table) {
      const kept = tables.get(table)
      return kept && { head: head(table, kept), entries: kept.entries }
    },
    heads: async (wanted) => wanted.flatMap((table) => (tables.has(table) ? [head(table, of(table))] : [])),
    touchedBefore: async () => [],
    count: async () => tables.size,
    async grant(table, given) {
      for (const { hash, grants: what } of given) grants.set(hash, { table, hash, grants: what, spent: false })
    },
    granted: async (hashes) => hashes.flatMap((hash) => grants.get(hash) ?? []),
    grantsOf: async (table) => [...grants.values()].filter((one) => one.table === table),
    async spend(hash, into) {
      const found = grants.get(hash)
      if (!found || found.spent) return undefined
      grants.set(hash, { ...found, spent: true })
      await this.grant(found.table, into)
      return found
    },
    async revoke(hashes) {
      for (const hash of hashes) grants.delete(hash)
    },
    async keepPictures(table, pictures) {
      of(table)
      drawn.set(table, pictures)
    },
    pictures: async (table) => drawn.get(table),
    async claim(table, _node, ms) {
      const kept = of(table)
      kept.fence++
      return { type: 'held', fence: kept.fence, forMs: ms }
    },
    renew: async () => [...tables].map(([table, { fence }]) => ({ table, fence })),
    release: async () => {},
    releaseAll: async () => {},
    async say(table, line) {
      of(table).lines.push(line)
    },
    lines: async (table, last) => (tables.get(table)?.lines ?? []).slice(-last),
    async signingKey(fresh) {
      signer ??= fresh
      return signer
    },
    check: async () => {},
    close: async () => {},
  }
}
