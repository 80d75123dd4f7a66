/** The store of a single server: one SQLite file in a data folder. */
import type { TableStore } from './port'
import { openLine, runOnce } from './sqlite/line'
import { allEntryTexts, entryTexts, grantTexts, read, readEntries, readGrant, readHead, recordText } from './texts'

export { copyDatabase, restoreDatabase } from './sqlite/copy'
export { databaseIn } from './sqlite/open'

export interface SqliteOptions {
  /** Created if it does not exist. Only one process at a time may use it. */
  readonly folder: string
  /** The built `sqlite/thread.ts`. */
  readonly thread: URL
  /** The greatest size of the database file; without it, only the disk limits it. */
  readonly mostBytes?: number
}
export interface SqliteStore extends TableStore {
  /** Writes everything confirmed so far into a new file while the store goes on. Rejects if that file exists already. */
  backup(to: string): Promise<void>
}

/**
 * Opens the store. Rejects with `InUse` if another process uses the folder, and with `Foreign`, `Newer` or `Damaged` if what is
 * there cannot be used; nothing was changed then.
 */
export async function openSqlite({ folder, thread, mostBytes }: SqliteOptions): Promise<SqliteStore> {
  const line = await openLine(thread, { type: 'serve', folder, ...(mostBytes === undefined ? {} : { mostBytes }) })
  return {
    create: async (table, record, grants, entries = []) =>
      line.ask('create', table, recordText(record), grantTexts(grants), await allEntryTexts(entries)),
    append: async (table, fence, entries, record) =>
      line.ask('append', table, fence, entryTexts(entries), record && recordText(record)),
    update: (table, fence, record) => line.ask('update', table, fence, recordText(record)),
    remove: (table, fence) => line.ask('remove', table, fence),
    async load(table, { films = false, from = 0, limit = Number.MAX_SAFE_INTEGER } = {}) {
      const loaded = await line.ask('load', table, films, from, limit)
      return loaded && { head: readHead(loaded.head), entries: await readEntries(loaded.entries) }
    },
    heads: async (tables) => (await line.ask('heads', tables)).map(readHead),
    touchedBefore: (time, limit) => line.ask('touchedBefore', time, limit),
    count: () => line.ask('count'),
    grant: (table, grants) => line.ask('grant', table, grantTexts(grants)),
    granted: async (hashes) => (await line.ask('granted', hashes)).map(readGrant),
    grantsOf: async (table) => (await line.ask('grantsOf', table)).map(readGrant),
    async spend(hash, into) {
      const spent = await line.ask('spend', hash, grantTexts(into))
      return spent && readGrant(spent)
    },
    revoke: (hashes) => line.ask('revoke', hashes),
    keepPictures: (table, pictures) => line.ask('keepPictures', table, pictures),
    pictures: (table) => line.ask('pictures', table),
    claim: (table, node, ms) => line.ask('claim', table, node, ms),
    renew: (node, ms) => line.ask('renew', node, ms),
    release: (table, fence) => line.ask('release', table, fence),
    releaseAll: (node) => line.ask('releaseAll', node),
    say: (table, one) => line.ask('say', table, JSON.stringify(one)),
    lines: async (table, last) => (await line.ask('lines', table, last)).map(read),
    signingKey: (fresh) => line.ask('signingKey', fresh),
    check: () => line.ask('check'),
    close: () => line.close(),
    backup: (to) => runOnce(thread, { type: 'copy', folder, to }),
  }
}
