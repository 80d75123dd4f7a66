/** What is used of the PostgreSQL library. */
declare module 'pg' {
  interface Result {
    // A row's columns stand in the SQL.
    readonly rows: readonly { readonly [column: string]: never }[]
  }
  export interface PoolClient {
    query(statement: string, values?: readonly unknown[]): Promise<Result>
    release(isBroken?: boolean): void
    on(event: 'error', listener: () => void): void
  }
  interface PoolOptions {
    readonly connectionString: string
    readonly max: number
    readonly application_name: string
    readonly connectionTimeoutMillis: number
    readonly query_timeout: number
    readonly statement_timeout: number
    readonly keepAlive: boolean
  }
  export class Pool {
    constructor(options: PoolOptions)
    query(statement: { readonly name: string; readonly text: string; readonly values: unknown[] }): Promise<Result>
    connect(): Promise<PoolClient>
    on(event: 'error', listener: () => void): void
    on(event: 'connect', listener: (client: PoolClient) => void): void
    end(): Promise<void>
  }
  class Client {
    constructor(options: { readonly connectionString: string })
    connect(): Promise<void>
    query(statement: string): Promise<Result>
    end(): Promise<void>
  }
  const pg: { readonly Pool: typeof Pool; readonly Client: typeof Client }
  export default pg
}
