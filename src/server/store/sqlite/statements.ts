/** Statements that are prepared once and kept, with typed rows. */
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite'

export type Value = string | number
export interface Statements {
  run(sql: string, ...values: readonly Value[]): number
  one<Row>(sql: string, ...values: readonly Value[]): Row | undefined
  all<Row>(sql: string, ...values: readonly Value[]): readonly Row[]
}

export function statementsOf(db: DatabaseSyncInstance): Statements {
  const kept = new Map<string, StatementSyncInstance>()
  const prepared = (sql: string): StatementSyncInstance => {
    const known = kept.get(sql)
    if (known) return known
    const fresh = db.prepare(sql)
    kept.set(sql, fresh)
    return fresh
  }
  // The casts trust the SQL: the binding returns rows as unknown, and their columns are listed in the statement beside the type.
  return {
    run: (sql, ...values) => Number(prepared(sql).run(...values).changes),
    one: <Row>(sql: string, ...values: readonly Value[]) => prepared(sql).get(...values) as Row | undefined,
    all: <Row>(sql: string, ...values: readonly Value[]) => prepared(sql).all(...values) as readonly Row[],
  }
}
