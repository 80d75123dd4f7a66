/** The store that any number of nodes can share: one PostgreSQL, version 13 or newer. */
import { StoreError } from './failure'
import type { TableStore } from './port'
import { entriesIn } from './postgres/entries'
import { keysIn, leasesIn, talkIn } from './postgres/keys'
import { connect } from './postgres/pool'

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url: string
  /** The most connections of this node; 10 by default. */
  readonly connections?: number
  /** How many milliseconds an answer is awaited; 10,000 by default. */
  readonly patience?: number
}

/**
 * Opens the store, and creates or updates its schema. Rejects with `StoreAway` if the database cannot be reached, and with
 * `Newer` or `Foreign` if it cannot be used; nothing was changed then. A connection that breaks later is replaced at the next
 * call.
 */
export async function openPostgres({ url, connections = 10, patience = 10_000 }: PostgresOptions): Promise<TableStore> {
  const sql = await connect(url, connections, patience)
  const missing = () => new StoreError('Damaged', 'What the servers on this database share is missing.')
  return {
    ...entriesIn(sql),
    ...keysIn(sql),
    ...leasesIn(sql),
    ...talkIn(sql),
    async word() {
      const [shared] = await sql.rows<{ readonly word: string }>('SELECT word FROM sightline.shared', [])
      if (!shared) throw missing()
      return shared.word
    },
    async signingKey(fresh) {
      // The row is locked by the first of several calls; the others then find its key.
      const [shared] = await sql.rows<{ readonly signer: string }>(
        'UPDATE sightline.shared SET signer = coalesce(signer, $1) RETURNING signer',
        [fresh],
      )
      if (!shared) throw missing()
      return shared.signer
    },
    async check() {
      const [state] = await sql.rows<{ readonly readonly: string }>(
        "SELECT current_setting('transaction_read_only') AS readonly",
        [],
      )
      if (state?.readonly !== 'off')
        throw new StoreError('StoreAway', 'The database takes no changes at present: it is a standby, or set to read only.')
    },
    close: sql.close,
  }
}
