/** Copies of a database: one made while a server runs on it, and a folder made of a copy. Neither ever overwrites a file. */
import { closeSync, copyFileSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { StoreError } from '../failure'
import { assertOurs, assertWhole, databaseIn, telling } from './open'
import { assertKnown } from './schema'

/**
 * Writes the database of a folder, as it is now, into a new file. A server may be running on the folder, in this process or another, and goes
 * on meanwhile. Throws `Foreign`, `Newer`, `Damaged`, `StoreFull`, or `StoreAway` where there is no database or the file exists.
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
 * Makes a copy the database of a folder that has none yet. The copy is read whole first. Throws as `copyDatabase` does, and nothing is changed
 * then.
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
      // What is judged is the new file, so that the copy is not even opened for writing.
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

/** Lets a file be written under another name, and gives it its own when it is whole and on the disk. */
function withPart(file: string, write: (part: string) => void): void {
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    write(part)
    synced(part)
    // Unlike renaming, this refuses a file that has come into being meanwhile.
    linkSync(part, file)
    synced(dirname(file))
  } finally {
    rmSync(part, { force: true })
  }
}

function synced(path: string): void {
  // A folder cannot be opened on Windows, nor has it to be.
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
