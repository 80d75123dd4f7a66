/** Old tables are removed, but none that is in use and no match that may still go on. Backups hold all the others. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../../src/kernel'
import { clean } from '../../src/server/clean'
import { runCommand } from '../../src/server/commands'
import { rulesOf } from '../../src/server/games'
import { openSqlite, type SqliteStore } from '../../src/server/store/sqlite'
import { gathering } from '../../src/server/tables/gather'
import { beginning } from '../../src/server/tables/hosting'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { bundled } from '../tools/bundled.mjs'
import { asking } from './online'

const DAY = 86_400_000
let thread: URL
let main: URL
let remove: () => void
let folder: string
let store: SqliteStore
beforeAll(async () => {
  const built = await bundled('src/server/store/sqlite/thread.ts', 'src/server/main.ts')
  thread = built.programs[0] as URL
  main = built.programs[1] as URL
  remove = built.remove
})
afterAll(() => remove())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clean-'))
  store = await openSqlite({ folder: join(folder, 'data'), thread })
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const id = (name: string) => name.padEnd(22, '_')
/** One table of each kind: never begun, under way, over, and one that this server cannot read. */
async function kept(): Promise<void> {
  const record = gathering(await asking({}), 0)
  if ('key' in record) throw new Error(record.key)
  const begun = await beginning(
    { rules: rulesOf, shapes: TABLE_SHAPES, store } as unknown as Parameters<typeof beginning>[0],
    record,
  )
  if ('refused' in begun) throw new Error(begun.refused.key)
  const { match } = begun
  const records = {
    unbegun: record,
    playing: { ...record, match },
    over: { ...record, match: { ...match, over: true } },
    foreign: { of: 'another version' },
  }
  for (const [name, data] of Object.entries(records))
    await store.create(id(name), { version: 1, data: data as unknown as Json }, [])
}
const left = async () =>
  (await store.heads(['unbegun', 'playing', 'over', 'foreign'].map(id))).map(({ table }) => table.replace(/_+$/, '')).sort()
const cleaned = (days: number, more: object = {}) =>
  clean({ store, node: 'cleaning', now: () => Date.now() + days * DAY, keep: 90 * DAY, keepDone: 30 * DAY, ...more })

it('after a month those that are over or were never begun go, after three all', async () => {
  await kept()
  expect(await cleaned(29)).toBe(0)
  expect(await left()).toHaveLength(4)
  expect(await cleaned(31)).toBe(2)
  expect(await left()).toEqual(['foreign', 'playing'])
  expect(await cleaned(91, { keep: undefined })).toBe(0)
  expect(await cleaned(91)).toBe(2)
  expect(await left()).toEqual([])
})

it('a table that a server has in memory stays, however old it is', async () => {
  await kept()
  await store.claim(id('playing'), 'server', 60_000)
  await store.claim(id('over'), 'server', 60_000)
  expect(await cleaned(400)).toBe(2)
  expect(await left()).toEqual(['over', 'playing'])
})

it('more tables than are looked at in one go', async () => {
  for (let at = 0; at < 230; at++) await store.create(id(`t${at}`), { version: 1, data: {} }, [])
  expect(await cleaned(91)).toBe(230)
  expect(await store.count()).toBe(0)
})

describe('the commands of the built server', () => {
  /** Runs it as an operator does, in a process of its own; what it prints. */
  const run = promisify(execFile)
  const commanded = async (data: string, ...command: readonly string[]) => {
    const env = { ...process.env, DATA: join(folder, data), DATABASE_URL: '' }
    return (await run(process.execPath, [fileURLToPath(main), ...command], { env })).stdout
  }

  it('make a backup while the server runs, and restore it into a folder that has no tables yet', async () => {
    await kept()
    const file = join(folder, 'tables.db')
    expect(await commanded('data', 'backup', file)).toContain(file)
    await expect(commanded('data', 'backup', file)).rejects.toThrow('exists already')
    await expect(commanded('data', 'restore', file)).rejects.toThrow('exists already')
    await commanded('other', 'restore', file)
    const other = await openSqlite({ folder: join(folder, 'other'), thread })
    expect(await other.count()).toBe(4)
    await other.close()
    expect(await left()).toHaveLength(4)
  })

  it('that are none are answered with those that there are, and nothing is made', () => {
    for (const command of [['backup'], ['restore', 'a', 'b'], ['serve', 'x']])
      expect(() => runCommand(command, { data: join(folder, 'none'), database: undefined })).toThrow('backup FILE')
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })

  it('leave PostgreSQL to its own tools', () => {
    expect(() => runCommand(['backup', 'a'], { data: folder, database: 'postgres://x' })).toThrow('pg_dump')
  })
})
