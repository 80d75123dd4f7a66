/** The tables of the SQLite file, and their migration. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { StoreError } from '../failure'

/** The application id in the file's header, which marks it as ours: "Sght". */
export const APPLICATION = 0x53676874

/** Each step migrates version n to n + 1. Released steps are never changed. */
const STEPS: readonly string[] = [
  `CREATE TABLE match (
     id TEXT PRIMARY KEY, version INTEGER NOT NULL, record TEXT NOT NULL, created INTEGER NOT NULL
   ) WITHOUT ROWID;
   -- What changes with every entry, apart from the record so that little is written. An empty node holds nothing.
   CREATE TABLE lease (
     match TEXT PRIMARY KEY REFERENCES match ON DELETE CASCADE, fence INTEGER NOT NULL, node TEXT NOT NULL, until INTEGER NOT NULL,
     next INTEGER NOT NULL, touched INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX lease_node ON lease (node);
   CREATE TABLE entry (
     match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, number INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (match, number)
   ) WITHOUT ROWID;
   CREATE TABLE film (
     match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, number INTEGER NOT NULL, film TEXT NOT NULL, PRIMARY KEY (match, number)
   ) WITHOUT ROWID;
   CREATE TABLE access (
     hash TEXT PRIMARY KEY, match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, grants TEXT NOT NULL, spent INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX access_match ON access (match);
   CREATE TABLE line (
     id INTEGER PRIMARY KEY AUTOINCREMENT, match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, line TEXT NOT NULL
   );
   CREATE INDEX line_match ON line (match, id);
   -- Written to by the health check alone.
   CREATE TABLE pulse (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);`,
  `CREATE TABLE signer (id INTEGER PRIMARY KEY, key TEXT NOT NULL);`,
  `CREATE TABLE picture (match TEXT PRIMARY KEY REFERENCES match ON DELETE CASCADE, pictures TEXT NOT NULL) WITHOUT ROWID;`,
]
export const VERSION = STEPS.length

/** The version of the schema in the file; 0 for a new one. */
export function versionOf(db: DatabaseSyncInstance): number {
  // The cast is safe: a pragma's column has its name.
  const { user_version } = db.prepare('PRAGMA user_version').get() as { readonly user_version: number }
  return user_version
}

/** Throws `Newer` if the file's schema is newer than this program knows. */
export function assertKnown(db: DatabaseSyncInstance, name: string): void {
  const version = versionOf(db)
  if (version > VERSION)
    throw new StoreError(
      'Newer',
      `${name} was written by a newer Sightline (schema ${version}, this program knows ${VERSION}): start the newer one. Nothing was changed.`,
    )
}

/** Brings the schema up to this program's version, one transaction per step. A newer schema is refused and left as it is. */
export function migrate(db: DatabaseSyncInstance, name: string): void {
  assertKnown(db, name)
  const version = versionOf(db)
  STEPS.slice(version).forEach((step, index) => {
    db.exec('BEGIN IMMEDIATE')
    try {
      db.exec(step)
      db.exec(`PRAGMA user_version = ${version + index + 1}`)
      db.exec('COMMIT')
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  })
}
