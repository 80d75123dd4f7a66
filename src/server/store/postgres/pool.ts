/** Connections to PostgreSQL, and running a statement on any of them. */
import { createHash } from 'node:crypto'
import pg, { type Pool } from 'pg'
import { StoreError } from '../failure'
import { postgresFailure } from './failure'
import { migrate } from './schema'

export interface Sql {
  /**
   * Runs one statement, which is a transaction of its own: it ends on the database server even if this node dies, so nothing
   * stays locked. Rejects with a `StoreError`.
   */
  rows<Row>(statement: string, values: readonly unknown[]): Promise<readonly Row[]>
  /** Waits for the statements under way, then closes the connections. */
  close(): Promise<void>
}

/**
 * Connects and brings the schema up to date. Rejects with `StoreAway`, `Newer` or `Foreign`. `patience` is how long an answer is awaited, in
 * milliseconds, and half of it how long a connection is, also a free one: after that, the outcome of a statement is unknown.
 */
export async function connect(url: string, connections: number, patience: number): Promise<Sql> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'sightline',
    connectionTimeoutMillis: patience / 2,
    query_timeout: patience,
    statement_timeout: patience,
    // A node that dies while it changes the schema must not keep the others from starting.
    idle_in_transaction_session_timeout: patience,
    keepAlive: true,
  })
  // A broken connection may emit `error` twice, in use or idle, and an `error` without a listener ends the process. The pool
  // drops the connection, and whoever was using it gets a rejection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const underWay = new Set<Promise<unknown>>()
  let closed: Promise<void> | undefined
  const sql: Sql = {
    async rows<Row>(statement: string, values: readonly unknown[]) {
      if (closed) throw new StoreError('StoreAway', 'The store is closed.')
      const asked = pool.query({ name: nameOf(statement), text: statement, values: [...values] })
      underWay.add(asked)
      try {
        const { rows } = await asked
        // The cast trusts the SQL: the library returns rows as unknown, and their columns are listed in the statement beside the
        // type.
        return rows as readonly Row[]
      } catch (error) {
        throw postgresFailure(error)
      } finally {
        underWay.delete(asked)
      }
    },
    close() {
      closed ??= Promise.allSettled(underWay).then(() => pool.end())
      return closed
    },
  }
  try {
    await upToDate(pool)
    return sql
  } catch (error) {
    await sql.close()
    throw postgresFailure(error)
  }
}

/** Statements are few and fixed. A named statement is prepared once for each connection, which makes it a third faster. */
const names = new Map<string, string>()
function nameOf(statement: string): string {
  const known = names.get(statement)
  if (known) return known
  // The name is a hash of the text, so it never means two statements, even if nodes of two versions share connections.
  const name = createHash('sha256').update(statement).digest('base64url')
  names.set(statement, name)
  return name
}

async function upToDate(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await migrate(client)
  } finally {
    client.release(true)
  }
}
