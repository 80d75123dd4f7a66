/** Opens the SQLite file of a data folder. Refuses files that are not ours or damaged, and a second process. */
import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { StoreError } from '../failure'
import { sqliteFailure } from './failure'
import { APPLICATION, migrate } from './schema'

export const databaseIn = (folder: string) => join(folder, 'sightline.db')
const lockIn = (folder: string) => join(folder, 'sightline.lock')

/**
 * In bytes. A smaller file is checked in full when it is opened, which takes a second or two; in a larger one SQLite reports
 * damage when it reads it.
 */
const CHECKED_WHOLE = 1_000_000_000

export interface Opened {
  readonly db: DatabaseSyncInstance
  close(): void
}

/**
 * Claims the folder for this process and opens its database, creating it if there is none. `mostBytes` limits the database file.
 * Throws `InUse`, `Foreign`, `Newer`, `Damaged`, `StoreFull` or `StoreAway`.
 */
export function openFolder(folder: string, mostBytes?: number): Opened {
  return telling(() => {
    mkdirSync(folder, { recursive: true })
    const lock = locked(folder)
    try {
      const db = openDatabase(databaseIn(folder), mostBytes)
      return {
        db,
        close() {
          // Leaving WAL mode merges the write-ahead log into the file. Closing alone does not: the binding keeps its prepared
          // statements, and with them the connection, until they are garbage collected.
          try {
            db.exec('PRAGMA journal_mode = DELETE')
          } catch {
            // On a full disk the write-ahead log stays beside the file, with everything that was confirmed.
          }
          db.close()
          lock.close()
        },
      }
    } catch (error) {
      lock.close()
      throw error
    }
  })
}

/** Reads the file's header, which says whose it is, without changing anything. Throws `Foreign` for a file that is not ours. */
export function assertOurs(file: string): void {
  const header = Buffer.alloc(100)
  const opened = openSync(file, 'r')
  const length = readSync(opened, header, 0, header.length, 0)
  closeSync(opened)
  const isSqlite = length === header.length && header.toString('latin1', 0, 16) === 'SQLite format 3\0'
  if (!isSqlite || header.readUInt32BE(68) !== APPLICATION)
    throw new StoreError(
      'Foreign',
      `${file} is not a database of Sightline. Nothing was changed: move it away, or choose another folder.`,
    )
}

/** Reads the whole database. Throws `Damaged` if it is inconsistent. */
export function assertWhole(db: DatabaseSyncInstance, file: string): void {
  const { quick_check } = db.prepare('PRAGMA quick_check(1)').get() as { readonly quick_check: string }
  if (quick_check !== 'ok')
    throw new StoreError(
      'Damaged',
      `${file} is damaged (${quick_check}). Nothing was changed: restore a backup into another folder.`,
    )
}

/** Runs `open` and turns errors of SQLite and the file system into a `StoreError`. */
export function telling<Result>(open: () => Result): Result {
  try {
    return open()
  } catch (error) {
    throw error instanceof StoreError ? error : sqliteFailure(error)
  }
}

function openDatabase(file: string, mostBytes?: number): DatabaseSyncInstance {
  const isNew = !existsSync(file) || statSync(file).size === 0
  if (!isNew) assertOurs(file)
  const db = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  try {
    // Set before WAL mode begins, so that the id is in the header of the file itself.
    if (isNew) db.exec(`PRAGMA application_id = ${APPLICATION}`)
    else if (statSync(file).size < CHECKED_WHOLE) assertWhole(db, file)
    migrate(db, file)
    db.exec('PRAGMA journal_mode = WAL')
    db.exec('PRAGMA synchronous = FULL')
    // After a burst of writes, the write-ahead log shrinks again to this many bytes.
    db.exec('PRAGMA journal_size_limit = 16777216')
    if (mostBytes !== undefined) limit(db, mostBytes)
    // Leases of tables belong to a process that has ended; fences are kept, because they may only grow.
    db.exec("UPDATE lease SET node = '', until = 0 WHERE node <> ''")
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function limit(db: DatabaseSyncInstance, mostBytes: number): void {
  const { page_size } = db.prepare('PRAGMA page_size').get() as { readonly page_size: number }
  db.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(mostBytes / page_size))}`)
}

/** Locks the folder by a lock file, which the operating system releases however the process ends. Does not prevent copies. */
function locked(folder: string): DatabaseSyncInstance {
  const lock = new DatabaseSync(lockIn(folder), { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT')
    return lock
  } catch (error) {
    lock.close()
    if (sqliteFailure(error).failure === 'Damaged')
      throw new StoreError(
        'Foreign',
        `${lockIn(folder)} is not a file of Sightline. Nothing was changed: choose another folder.`,
        error,
      )
    throw new StoreError(
      'InUse',
      `Another server is running on the data folder ${folder}: stop it, or give this one a folder of its own.`,
      error,
    )
  }
}
