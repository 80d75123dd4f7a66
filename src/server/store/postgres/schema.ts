/** The tables in PostgreSQL, in a schema named `sightline`, and their migration. */
import type { PoolClient } from 'pg'
import { StoreError } from '../failure'
import { sqlState } from './failure'

/** An arbitrary number, the same on all nodes: the advisory lock for changing the schema. */
export const LOCK = 1_399_285_620

/** Each step migrates version n to n + 1. Released steps are never changed. */
const STEPS: readonly string[] = [
  `CREATE TABLE sightline.match (
     id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, record text NOT NULL,
     created timestamptz NOT NULL DEFAULT clock_timestamp()
   );
   -- What changes with every entry, apart from the record so that little is written anew. An empty node holds nothing.
   CREATE TABLE sightline.lease (
     match text COLLATE "C" PRIMARY KEY REFERENCES sightline.match ON DELETE CASCADE, fence integer NOT NULL, node text NOT NULL,
     until timestamptz NOT NULL, next integer NOT NULL, touched timestamptz NOT NULL
   ) WITH (fillfactor = 70);
   CREATE INDEX lease_node ON sightline.lease (node);
   CREATE TABLE sightline.entry (
     match text COLLATE "C" NOT NULL REFERENCES sightline.match ON DELETE CASCADE, number integer NOT NULL, entry text NOT NULL,
     PRIMARY KEY (match, number)
   );
   CREATE TABLE sightline.film (
     match text COLLATE "C" NOT NULL REFERENCES sightline.match ON DELETE CASCADE, number integer NOT NULL, film text NOT NULL,
     PRIMARY KEY (match, number)
   );
   CREATE TABLE sightline.access (
     hash text COLLATE "C" CONSTRAINT access_hash PRIMARY KEY,
     match text COLLATE "C" NOT NULL REFERENCES sightline.match ON DELETE CASCADE, grants text NOT NULL, spent boolean NOT NULL
   );
   CREATE INDEX access_match ON sightline.access (match);
   CREATE TABLE sightline.line (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     match text COLLATE "C" NOT NULL REFERENCES sightline.match ON DELETE CASCADE, line text NOT NULL
   );
   CREATE INDEX line_match ON sightline.line (match, id);`,
  // Two random UUIDs, of 122 random bits each.
  `CREATE TABLE sightline.shared (word text NOT NULL);
   INSERT INTO sightline.shared VALUES (gen_random_uuid()::text || gen_random_uuid()::text);`,
  'ALTER TABLE sightline.shared ADD COLUMN signer text;',
  `CREATE TABLE sightline.picture (
     match text COLLATE "C" PRIMARY KEY REFERENCES sightline.match ON DELETE CASCADE, pictures text NOT NULL
   );`,
]
export const VERSION = STEPS.length

/**
 * Brings the schema up to this program's version in one transaction; several nodes may try at once. A newer schema is refused,
 * and so is one of this name that is not ours. Both are left as they are.
 */
export async function migrate(client: PoolClient): Promise<void> {
  // If this throws, the caller closes the connection, which rolls the transaction back.
  await client.query('BEGIN')
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
  const version = await versionOf(client)
  if (version > VERSION)
    throw new StoreError(
      'Newer',
      `The database was written by a newer Sightline (schema ${version}, this program knows ${VERSION}): start the newer one. Nothing was changed.`,
    )
  for (const step of STEPS.slice(version)) await client.query(step)
  if (version < VERSION) await client.query('UPDATE sightline.schema SET version = $1', [VERSION])
  await client.query('COMMIT')
}

/** The version found. Creates the schema and returns 0 if there is none. */
async function versionOf(client: PoolClient): Promise<number> {
  const { rows: found } = await client.query("SELECT to_regclass('sightline.schema') IS NOT NULL AS there")
  if (!found[0]?.there) {
    try {
      await client.query('CREATE SCHEMA sightline; CREATE TABLE sightline.schema (version integer NOT NULL)')
    } catch (error) {
      if (sqlState(error) !== '42P06') throw error
      throw new StoreError(
        'Foreign',
        'The database has a schema named sightline that is not of this program. Nothing was changed: give the server a database of its own.',
      )
    }
    await client.query('INSERT INTO sightline.schema VALUES (0)')
  }
  const { rows } = await client.query('SELECT version FROM sightline.schema')
  return rows[0]?.version ?? 0
}
