/**
 * A process that appends to one table for ever, and writes the number of each entry when it is confirmed: to be killed.
 * Arguments: the table, which must exist, and either the address of a PostgreSQL, or a data folder and the built thread.
 */
import { pathToFileURL } from 'node:url'
import { openPostgres } from '../../../src/server/store/postgres'
import { openSqlite } from '../../../src/server/store/sqlite'

const [, , table = '', place = '', thread] = process.argv
try {
  const store = await (thread ? openSqlite({ folder: place, thread: pathToFileURL(thread) }) : openPostgres({ url: place }))
  const claim = await store.claim(table, `process ${process.pid}`, 300)
  if (claim.type === 'other') throw new Error(`${claim.node} holds the table`)
  let number = (await store.load(table))?.head.entries ?? 0
  for (;;) {
    // Three at once with a film, so that an entry is more than one row.
    const entries = [0, 1, 2].map((more) => ({ number: number + more, entry: `entry ${number + more}`, film: 'x'.repeat(5000) }))
    await store.append(table, claim.fence, entries, { version: 1, data: number + 3 })
    number += 3
    console.log(number - 1)
  }
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : error)
  process.exit(1)
}
