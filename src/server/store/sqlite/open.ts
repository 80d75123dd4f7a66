/** Opens the SQLite file of a data folder: refuses what is not ours or not whole, and lets one process in. */
import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { StoreError } from '../failure'
import { sqliteFailure } from './failure'
import { APPLICATION, migrate } from './schema'

export const databaseIn = (folder: string) => join(folder, 'sightline.db')
const lockIn = (folder: string) => join(folder, 'sightline.lock')

/** A file of fewer bytes is read whole when it is opened, which takes a second or two; of a larger one SQLite tells when it meets the damage. */
const CHECKED_WHOLE = 1_000_000_000

export interface Opened {
  readonly db: DatabaseSyncInstance
  close(): void
}

/**
 * Takes the folder for this process alone and opens its database, made where there is none. `mostBytes` is how large the database's file
 * may become. Throws `InUse`, `Foreign`, `Newer`, `Damaged`, `StoreFull` or `StoreAway`.
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
          // Leaving the write-ahead log folds it into the file. Closing alone would not: the binding keeps its prepared statements, and with
          // them the connection, until they are collected.
          try {
            db.exec('PRAGMA journal_mode = DELETE')
          } catch {
            // On a full disk the log stays beside the file, with all that was confirmed.
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

/** The header of the file says whose it is; reading it changes nothing. Throws `Foreign` for a file that is not ours. */
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

/** Reads the whole database. Throws `Damaged` where something does not fit. */
export function assertWhole(db: DatabaseSyncInstance, file: string): void {
  const { quick_check } = db.prepare('PRAGMA quick_check(1)').get() as { readonly quick_check: string }
  if (quick_check !== 'ok')
    throw new StoreError(
      'Damaged',
      `${file} is damaged (${quick_check}). Nothing was changed: restore a backup into another folder.`,
    )
}

/** Runs what opens, and turns what SQLite and the file system throw into a `StoreError`. */
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
    // Before the write-ahead log begins, so that the header in the file itself says whose it is.
    if (isNew) db.exec(`PRAGMA application_id = ${APPLICATION}`)
    else if (statSync(file).size < CHECKED_WHOLE) assertWhole(db, file)
    migrate(db, file)
    db.exec('PRAGMA journal_mode = WAL')
    db.exec('PRAGMA synchronous = FULL')
    // After a burst the log's file shrinks again to so many bytes.
    db.exec('PRAGMA journal_size_limit = 16777216')
    if (mostBytes !== undefined) limit(db, mostBytes)
    // Whoever held a table was a process that is gone; fences only grow.
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

/** The operating system lets go of this lock when the process ends, however it ends. Copies of the database can be made beside it. */
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
