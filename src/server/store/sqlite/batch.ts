/** Runs a batch of calls. Calls that write share one commit, and so one wait for the disk; each call has a verdict of its own. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { StoreError } from '../failure'
import type { Call, Reading, Verdict, Work, Writing } from './calls'
import { isBug, sqliteFailure } from './failure'

/** Returns the verdicts in the order of the calls. What is `done` is durable. Calls that only read run after those that write. */
export function runBatch(
  db: DatabaseSyncInstance,
  writing: Writing,
  reading: Reading,
  calls: readonly Call[],
): readonly Verdict[] {
  const work: Work = { ...writing, ...reading }
  // The cast is safe: the port gives each call the arguments of its name (`sqlite.ts`, `ask`).
  const run = ({ name, args }: Call): unknown => (work[name] as (...args: readonly unknown[]) => unknown)(...args)
  const doesWrite = ({ name }: Call) => name in writing
  const written = new Map<Call, Verdict>()
  const writes = calls.filter(doesWrite)
  if (writes.length > 0 && !together(db, writes, run, written)) alone(db, writes, run, written)
  return calls.map((call) => written.get(call) ?? judged(() => run(call)))
}

type Run = (call: Call) => unknown

/** Runs all calls in one transaction, with a savepoint for each. False if it was lost (a full disk): nothing was done then. */
function together(db: DatabaseSyncInstance, calls: readonly Call[], run: Run, verdicts: Map<Call, Verdict>): boolean {
  try {
    db.exec('BEGIN IMMEDIATE')
    for (const call of calls) {
      db.exec('SAVEPOINT one')
      const verdict = judged(() => run(call))
      verdicts.set(call, verdict)
      // SQLite has ended the transaction by itself, so earlier calls in it are undone, too.
      if (!db.isTransaction) return false
      if (verdict.type !== 'done') db.exec('ROLLBACK TO one')
      db.exec('RELEASE one')
    }
    db.exec('COMMIT')
    return true
  } catch {
    if (db.isTransaction) db.exec('ROLLBACK')
    return false
  }
}

/** Runs each call in a transaction of its own, so that one for which there is no space does not affect the others. */
function alone(db: DatabaseSyncInstance, calls: readonly Call[], run: Run, verdicts: Map<Call, Verdict>): void {
  for (const call of calls) {
    const verdict = judged(() => {
      try {
        db.exec('BEGIN IMMEDIATE')
        const result = run(call)
        db.exec('COMMIT')
        return result
      } finally {
        if (db.isTransaction) db.exec('ROLLBACK')
      }
    })
    verdicts.set(call, verdict)
  }
}

/** Runs it and returns the verdict. */
export function judged(run: () => unknown): Verdict {
  try {
    return { type: 'done', result: run() }
  } catch (error) {
    if (!(error instanceof StoreError) && isBug(error)) return { type: 'broken', says: String(error) }
    const { failure, message } = error instanceof StoreError ? error : sqliteFailure(error)
    return { type: 'refused', failure, says: message }
  }
}
