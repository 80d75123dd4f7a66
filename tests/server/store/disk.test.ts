/** What a data folder goes through: killed processes, full disks, copies, and files that are not ours or not whole. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copyDatabase, databaseIn, openSqlite, restoreDatabase, type SqliteStore } from '../../../src/server/store/sqlite'
import { openFolder } from '../../../src/server/store/sqlite/open'
import { bundled } from '../../tools/bundled.mjs'
import { entry, filmed, numbersIn, outcome, record, seated } from './contract'
import { appendingProcess, leftWhole } from './killing'

let thread: URL
let appending: URL
let remove: () => void
beforeAll(async () => {
  const built = await bundled('src/server/store/sqlite/thread.ts', 'tests/server/store/appending.ts')
  thread = built.programs[0] as URL
  appending = built.programs[1] as URL
  remove = built.remove
})
afterAll(() => remove())

let root: string
let folder: string
let open: SqliteStore[]
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-'))
  folder = join(root, 'data')
  open = []
})
afterEach(async () => {
  await Promise.all(open.map((store) => store.close()))
  await rm(root, { recursive: true })
})
const opened = async (options: { readonly folder?: string; readonly mostBytes?: number } = {}) => {
  const store = await openSqlite({ folder, thread, ...options })
  open.push(store)
  return store
}

const appendingTo = (table: string) => appendingProcess(appending, table, folder, fileURLToPath(thread))

/** How many commits the write-ahead log holds: each ends in a frame that says how large the database is then. */
async function commitsOf(): Promise<number> {
  const log = await readFile(`${databaseIn(folder)}-wal`)
  const page = log.readUInt32BE(8)
  let commits = 0
  for (let at = 32; at + 24 + page <= log.length; at += 24 + page) if (log.readUInt32BE(at + 4) > 0) commits++
  return commits
}

describe('a process that is killed', () => {
  it('leaves everything that it had confirmed, and no entry in part', async () => {
    const first = await opened()
    const { table } = await seated(first)
    await first.close()
    let confirmed = -1
    for (let round = 0; round < 5; round++) {
      const process = appendingTo(table)
      await process.line()
      await pause(Math.random() * 150)
      confirmed = await process.kill()
      const store = await opened()
      await leftWhole(store, table, confirmed)
      await store.close()
    }
    expect(confirmed).toBeGreaterThan(10)
  })

  it('had the folder alone: another is refused in words until it is gone, in either order', async () => {
    const first = await opened()
    const { table } = await seated(first)
    const words = 'Another server is running on the data folder'
    await expect(openSqlite({ folder, thread })).rejects.toThrow(words)
    const refused = appendingTo(table)
    await refused.ended
    expect(refused.said).toEqual([expect.stringContaining(`InUse: ${words}`)])
    await first.close()
    const process = appendingTo(table)
    await process.line()
    expect(await outcome(openSqlite({ folder, thread }))).toBe('InUse')
    await process.kill()
    const store = await opened()
    expect(await store.claim(table, 'next', 1000)).toMatchObject({ type: 'held', fence: 3 })
  })
})

describe('the disk', () => {
  it('is waited for once, however many tables are appended to in one turn', async () => {
    const store = await opened()
    const tables = await Promise.all(Array.from({ length: 100 }, () => seated(store)))
    const before = await commitsOf()
    const half = tables.map(({ table, fence }, index) => outcome(store.append(table, index % 2 ? 99 : fence, [filmed(0)])))
    expect((await Promise.all(half)).filter((verdict) => verdict === 'kept')).toHaveLength(50)
    expect((await commitsOf()) - before).toBe(1)
  })

  it('that is full loses nothing, spoils nothing else of the same turn, and goes on when there is room', async () => {
    const store = await opened({ mostBytes: 1_000_000 })
    const [large, small] = [await seated(store), await seated(store)]
    let next = 0
    for (; next < 1000; next++) {
      const verdict = await outcome(store.append(large.table, large.fence, [{ number: next, entry: 'x'.repeat(20_000) }]))
      if (verdict === 'kept') continue
      expect(verdict).toBe('StoreFull')
      break
    }
    expect(next).toBeGreaterThan(20)
    expect(next).toBeLessThan(60)
    const sameTurn = [
      outcome(store.append(small.table, small.fence, [entry(0)])),
      outcome(store.append(large.table, large.fence, [{ number: next, entry: 'x'.repeat(20_000) }], record('wrong'))),
      outcome(store.append(small.table, small.fence, [entry(1)])),
    ]
    expect(await Promise.all(sameTurn)).toEqual(['kept', 'StoreFull', 'kept'])
    expect(await numbersIn(store, large.table)).toHaveLength(next)
    expect(await numbersIn(store, small.table)).toEqual([0, 1])
    expect((await store.load(large.table))?.head.record).toEqual(record('open'))
    await store.remove(large.table, large.fence)
    await store.append(small.table, small.fence, [{ number: 2, entry: 'x'.repeat(20_000) }])
    await store.close()
    const again = await opened()
    expect(await numbersIn(again, small.table)).toEqual([0, 1, 2])
  })
})

it('a folder that is let go of is one file that can be copied by hand, though statements are still held', async () => {
  const { db, close } = openFolder(folder)
  const statement = db.prepare('SELECT count(*) AS count FROM match')
  expect(statement.get()).toEqual({ count: 0 })
  close()
  expect((await readdir(folder)).sort()).toEqual(['sightline.db', 'sightline.lock'])
  expect(() => statement.get()).toThrow()
})

describe('a copy', () => {
  it('made while tables are played on is whole, and a folder is made of it', async () => {
    const store = await opened()
    const { table, fence } = await seated(store)
    const others = await Promise.all(Array.from({ length: 20 }, () => seated(store, 'a', [filmed(0)])))
    let next = 0
    let isCopying = true
    const playing = (async () => {
      for (; isCopying; next++) await store.append(table, fence, [filmed(next)])
    })()
    await pause(20)
    const sure = next
    const copy = join(root, 'copy.db')
    await store.backup(copy)
    isCopying = false
    await playing
    const elsewhere = join(root, 'elsewhere')
    restoreDatabase(copy, elsewhere)
    const restored = await opened({ folder: elsewhere })
    const numbers = (await numbersIn(restored, table)) ?? []
    expect(numbers.length).toBeGreaterThanOrEqual(sure)
    expect(numbers).toEqual(numbers.map((_, index) => index))
    expect(await restored.count()).toBe(21)
    expect((await restored.load(others[3]?.table ?? '', { films: true }))?.entries).toEqual([filmed(0)])
    expect((await numbersIn(store, table))?.length).toBe(next)
    expect((await readdir(root)).sort()).toEqual(['copy.db', 'data', 'elsewhere'])
  })

  it('can be made from another process than the server', async () => {
    const first = await opened()
    const { table } = await seated(first)
    await first.close()
    const process = appendingTo(table)
    const sure = Number(await process.line())
    const copy = join(root, 'copy.db')
    copyDatabase(folder, copy)
    const most = await process.kill()
    restoreDatabase(copy, join(root, 'elsewhere'))
    const numbers = await numbersIn(await opened({ folder: join(root, 'elsewhere') }), table)
    expect(numbers?.length).toBeGreaterThan(sure)
    // What was under way when it was killed may have been kept, too.
    expect(numbers?.length).toBeLessThanOrEqual(most + 4)
  })

  it('never overwrites a file, and is judged before it is taken', async () => {
    const store = await opened()
    await seated(store)
    const copy = join(root, 'copy.db')
    await writeFile(copy, 'mine')
    await expect(store.backup(copy)).rejects.toThrow('exists already, and nothing is overwritten')
    expect(await readFile(copy, 'utf8')).toBe('mine')
    expect(() => restoreDatabase(copy, join(root, 'new'))).toThrow('is not a database of Sightline')
    const whole = join(root, 'whole.db')
    await store.backup(whole)
    expect(() => restoreDatabase(whole, folder)).toThrow('exists already, and nothing is overwritten')
    expect(() => restoreDatabase(join(root, 'none.db'), join(root, 'new'))).toThrow('There is no database')
    await truncate(whole, (await stat(whole)).size - 4096)
    expect(() => restoreDatabase(whole, join(root, 'new'))).toThrow('damaged')
    expect(await readdir(join(root, 'new'))).toEqual([])
    expect((await readdir(root)).sort()).toEqual(['copy.db', 'data', 'new', 'whole.db'])
  })
})

describe('what lies in the folder and is not a whole database of ours', () => {
  /** Closes a store with tables in it, does this to its file, and expects it to be refused as it lies there. */
  async function refusedAfter(harm: (file: string) => void | Promise<void>, failure: string, words: string) {
    const store = await opened()
    await seated(
      store,
      'a',
      Array.from({ length: 200 }, (_, number) => filmed(number)),
    )
    await store.close()
    const file = databaseIn(folder)
    expect((await readdir(folder)).sort()).toEqual(['sightline.db', 'sightline.lock'])
    await harm(file)
    const before = await readFile(file)
    const refused = await openSqlite({ folder, thread }).catch((error) => error)
    expect(refused).toMatchObject({ failure, message: expect.stringContaining(words) })
    expect((await readFile(file)).equals(before)).toBe(true)
  }
  it('a text', () => refusedAfter((file) => writeFile(file, 'notes\n'), 'Foreign', 'is not a database of Sightline'))
  it('the database of another program', () =>
    refusedAfter(
      async (file) => {
        await rm(file)
        const db = new DatabaseSync(file)
        db.exec('CREATE TABLE match (id TEXT); PRAGMA application_id = 7')
        db.close()
      },
      'Foreign',
      'is not a database of Sightline',
    ))
  it('one that a newer version has written', () =>
    refusedAfter(
      (file) => {
        const db = new DatabaseSync(file)
        db.exec('PRAGMA user_version = 99')
        db.close()
      },
      'Newer',
      'was written by a newer Sightline (schema 99',
    ))
  it('one that was cut off', () =>
    refusedAfter(async (file) => truncate(file, Math.floor((await stat(file)).size / 2)), 'Damaged', 'restore a backup'))
  it('one with a page of noise in it', () =>
    refusedAfter(
      async (file) => {
        const bytes = await readFile(file)
        randomBytes(4096).copy(bytes, 4096 * 5)
        await writeFile(file, bytes)
      },
      'Damaged',
      'restore a backup',
    ))
  it('a lock file that is none', async () => {
    const store = await opened()
    await store.close()
    await writeFile(join(folder, 'sightline.lock'), 'mine, and long enough to be looked at '.repeat(40))
    await expect(openSqlite({ folder, thread })).rejects.toThrow('is not a file of Sightline')
  })
  it('a folder that is a file', async () => {
    await writeFile(folder, 'notes')
    expect(await outcome(openSqlite({ folder, thread }))).toBe('StoreAway')
  })
})
