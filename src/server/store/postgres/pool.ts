/** Connections to PostgreSQL, and a statement run on any of them. */
import { createHash } from 'node:crypto'
import pg, { type Pool } from 'pg'
import { StoreError } from '../failure'
import { postgresFailure } from './failure'
import { migrate } from './schema'

export interface Sql {
  /**
   * Runs one statement, which is a transaction of its own: it ends on the server even if this node dies, so that nothing stays locked. Rejects with
   * a `StoreError`.
   */
  rows<Row>(statement: string, values: readonly unknown[]): Promise<readonly Row[]>
  /** Waits for the statements under way, then closes the connections. */
  close(): Promise<void>
}

/** After so many milliseconds without an answer nobody knows what came of a statement. */
const PATIENCE = 10_000

/** Connects and brings the schema up to date. Rejects with `StoreAway`, `Newer` or `Foreign`. */
export async function connect(url: string, connections: number): Promise<Sql> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'sightline',
    connectionTimeoutMillis: 5000,
    query_timeout: PATIENCE,
    statement_timeout: PATIENCE,
    // A node that vanishes while it changes the schema must not keep the others from starting.
    idle_in_transaction_session_timeout: PATIENCE,
    keepAlive: true,
  })
  // A connection that breaks may say so twice, in use or not, and what nobody listens to ends the process. The pool drops the connection, and
  // who was using it is told by the rejection.
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
        // The library gives rows as unknown: their columns stand in the SQL beside the type.
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

/** Statements are few and stay the same: by its name each is prepared once a connection, which makes it a third faster. */
const names = new Map<string, string>()
function nameOf(statement: string): string {
  const known = names.get(statement)
  if (known) return known
  // By what it says, so that a name never means two statements, even where nodes of two versions share connections.
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
