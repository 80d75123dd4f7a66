/** Copies of a database: a backup made while a server uses it, and a folder restored from a copy. Never overwrites a file. */
import { closeSync, copyFileSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { StoreError } from '../failure'
import { assertOurs, assertWhole, databaseIn, telling } from './open'
import { assertKnown } from './schema'

/**
 * Writes the current database of a folder into a new file. A server may be running on the folder meanwhile, in this process or
 * another. Throws `Foreign`, `Newer`, `Damaged`, `StoreFull`, or `StoreAway` if there is no database or the file exists.
 */
export function copyDatabase(folder: string, to: string): void {
  telling(() => {
    const file = databaseIn(folder)
    assertThere(file)
    assertFree(to)
    assertOurs(file)
    withPart(to, (part) => using(file, (db) => db.prepare('VACUUM INTO ?').run(part)))
  })
}

/**
 * Makes a copy the database of a folder that has none yet, after reading it in full. Throws as `copyDatabase` does; nothing is
 * changed then.
 */
export function restoreDatabase(copy: string, folder: string): void {
  telling(() => {
    const file = databaseIn(folder)
    assertThere(copy)
    assertFree(file)
    assertOurs(copy)
    mkdirSync(folder, { recursive: true })
    withPart(file, (part) => {
      copyFileSync(copy, part)
      // The new file is checked, so that the copy is not even opened for writing.
      using(part, (db) => {
        assertKnown(db, copy)
        assertWhole(db, copy)
      })
    })
  })
}

function assertThere(file: string): void {
  if (!existsSync(file)) throw new StoreError('StoreAway', `There is no database ${file}.`)
}
function assertFree(file: string): void {
  if (existsSync(file))
    throw new StoreError('StoreAway', `${file} exists already, and nothing is overwritten: choose another name.`)
}

/** Lets a file be written under a temporary name, and gives it its own name once it is complete and on the disk. */
function withPart(file: string, write: (part: string) => void): void {
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    write(part)
    synced(part)
    // Unlike renaming, linking fails if the file has been created meanwhile.
    linkSync(part, file)
    synced(dirname(file))
  } finally {
    rmSync(part, { force: true })
  }
}

function synced(path: string): void {
  // On Windows a folder cannot be opened, and need not be.
  if (process.platform === 'win32' && !path.endsWith('.part')) return
  const opened = openSync(path, path.endsWith('.part') ? 'r+' : 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

function using(file: string, work: (db: DatabaseSyncInstance) => void): void {
  const db = new DatabaseSync(file, { timeout: 5000 })
  try {
    work(db)
  } finally {
    db.close()
  }
}
