/** The store in a data folder: what every store promises, and what only a file on a disk can go through. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { openSqlite } from '../../../src/server/store/sqlite'
import { bundled } from '../../tools/bundled.mjs'
import { keepsItsPromises } from './contract'

let thread: URL
let remove: () => void
beforeAll(async () => {
  const built = await bundled('src/server/store/sqlite/thread.ts')
  thread = built.programs[0] as URL
  remove = built.remove
})
afterAll(() => remove())

describe('SQLite in a folder', () => {
  keepsItsPromises(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'store-'))
    const store = await openSqlite({ folder, thread })
    return {
      one: store,
      two: store,
      async leave() {
        await store.close()
        await rm(folder, { recursive: true })
      },
    }
  })
})
