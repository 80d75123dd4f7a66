/** What is used of SQLite's binding. It has the shape of Node's own `node:sqlite`, which Node 20 does not have yet. */
declare module '@photostructure/sqlite' {
  interface StatementSyncInstance {
    run(...values: readonly (string | number)[]): { readonly changes: number | bigint }
    get(...values: readonly (string | number)[]): unknown
    all(...values: readonly (string | number)[]): unknown[]
  }
  interface DatabaseSyncInstance {
    readonly isTransaction: boolean
    exec(sql: string): void
    prepare(sql: string): StatementSyncInstance
    close(): void
  }
  const DatabaseSync: new (
    path: string,
    options?: { readonly timeout?: number; readonly enableForeignKeyConstraints?: boolean },
  ) => DatabaseSyncInstance
}
