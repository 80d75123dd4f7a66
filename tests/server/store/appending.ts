/**
 * A process that appends to one table for ever, and writes the number of each entry when it is confirmed: to be killed.
 * Arguments: the data folder, the built thread, and the table, which must exist.
 */
import { pathToFileURL } from 'node:url'
import { openSqlite } from '../../../src/server/store/sqlite'

const [, , folder = '', thread = '', table = ''] = process.argv
try {
  const store = await openSqlite({ folder, thread: pathToFileURL(thread) })
  const claim = await store.claim(table, `process ${process.pid}`, 60_000)
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
