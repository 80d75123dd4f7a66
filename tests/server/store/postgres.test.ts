/** The store in PostgreSQL: what every store promises, and what only a database elsewhere can go through. */
import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { failureOf } from '../../../src/server/store/failure'
import type { TableStore } from '../../../src/server/store/port'
import { openPostgres } from '../../../src/server/store/postgres'
import { LOCK } from '../../../src/server/store/postgres/schema'
import { bundled } from '../../tools/bundled.mjs'
import { type Postgres, startPostgres } from '../../tools/postgres.mjs'
import { fenceOf, filmed, keepsItsPromises, numbersIn, outcome, record, seated } from './contract'
import { appendingProcess, leftWhole } from './killing'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 300_000)
afterAll(() => postgres?.remove())

/** Runs these beside the store, and gives the rows of the last. */
async function beside(...statements: readonly string[]): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  let last: readonly unknown[] = []
  for (const statement of statements) last = (await client.query(statement)).rows
  await client.end()
  return last
}
let open: TableStore[] = []
afterEach(async () => {
  await Promise.all(open.map((store) => store.close()))
  open = []
})
/** The promises are tested with hundreds of calls at once, and a busy machine takes longer for them than a server may. */
const opened = async (patience = 10_000) => {
  const store = await openPostgres({ url: postgres.url, patience })
  open.push(store)
  return store
}
const emptied = () => beside('DROP SCHEMA IF EXISTS sightline CASCADE')

describe('PostgreSQL', () => {
  keepsItsPromises(async () => {
    await emptied()
    // Both at once: one of them makes the schema.
    const [one, two] = await Promise.all([opened(240_000), opened(240_000)])
    return { one, two, leave: async () => {} }
  })
})

describe('a node', () => {
  it('that is killed leaves everything that it had confirmed, and another goes on when its time is over', async () => {
    await emptied()
    const { programs, remove } = await bundled('tests/server/store/appending.ts')
    const store = await opened()
    const { table } = await seated(store, 'none')
    await fenceOf(store, table, 'none', 0)
    let last = 2
    for (let round = 0; round < 3; round++) {
      const process = appendingProcess(programs[0] as URL, table, postgres.url)
      await process.line()
      await pause(Math.random() * 100)
      const confirmed = await process.kill()
      await leftWhole(store, table, confirmed)
      const claim = await vi.waitFor(async () => {
        const claimed = await store.claim(table, 'next', 0)
        expect(claimed.type).toBe('held')
        return claimed.type === 'held' ? claimed.fence : 0
      })
      expect(claim).toBeGreaterThan(last)
      last = claim
    }
    remove()
  })

  it('may believe any time of day: leases count by the database’s clock', async () => {
    await emptied()
    const [one, two] = [await opened(), await opened()]
    const { table } = await seated(one, 'a')
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      for (const wrong of ['1990-01-01', '2090-01-01']) {
        vi.setSystemTime(new Date(wrong))
        const other = await two.claim(table, 'b', 1000)
        expect(other).toMatchObject({ type: 'other', node: 'a' })
        expect(other.forMs).toBeGreaterThan(50_000)
        expect(other.forMs).toBeLessThanOrEqual(60_000)
        expect(await one.renew('a', 60_000)).toHaveLength(1)
        expect(await two.holders?.([table, 'none'])).toEqual([{ table, node: 'a' }])
      }
    } finally {
      vi.useRealTimers()
    }
    await one.releaseAll('a')
    expect(await two.holders?.([table])).toEqual([])
  })
})

describe('the database', () => {
  it.each(['fast', 'immediate'] as const)('stopped (%s) and started under load loses nothing that was confirmed', async (how) => {
    await emptied()
    const store = await opened()
    const tables = await Promise.all(Array.from({ length: 8 }, () => seated(store)))
    let isOver = false
    const kept = tables.map(() => 0)
    const away = tables.map(() => 0)
    const playing = tables.map(async ({ table, fence }, index) => {
      for (let next = 0; !isOver; ) {
        const verdict = await outcome(store.append(table, fence, [filmed(next)], record(`stage ${next}`)))
        if (verdict === 'kept') {
          next++
          kept[index] = next
        } else {
          // The same entry is offered again until it is kept.
          expect(verdict).toBe('StoreAway')
          away[index] = (away[index] ?? 0) + 1
          await pause(20)
        }
      }
    })
    const until = (counts: readonly number[], least: number) =>
      vi.waitFor(() => expect(Math.min(...counts)).toBeGreaterThanOrEqual(least), { timeout: 20_000 })
    await until(kept, 3)
    await postgres.stop(how)
    await until(away, 2)
    expect(await outcome(store.check())).toBe('StoreAway')
    expect(await outcome(openPostgres({ url: postgres.url }))).toBe('StoreAway')
    await postgres.start()
    await until(kept, Math.max(...kept) + 3)
    await store.check()
    isOver = true
    await Promise.all(playing)
    for (const [index, { table }] of tables.entries()) {
      const loaded = await store.load(table, { films: true })
      expect(loaded?.entries).toEqual(Array.from({ length: kept[index] ?? 0 }, (_, number) => filmed(number)))
      expect(loaded?.head.record).toEqual(record(`stage ${(kept[index] ?? 0) - 1}`))
    }
  })

  it('that cuts connections in the middle of their work loses nothing either, and ends no node', async () => {
    await emptied()
    const store = await opened()
    const { table, fence } = await seated(store)
    let isOver = false
    const asking = Array.from({ length: 8 }, async () => {
      for (let away = 0; ; ) {
        if ((await outcome(store.load(table))) === 'StoreAway') away++
        if (isOver) return away
      }
    })
    const cut = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $$sightline$$'
    for (let number = 0; number < 20; number++) {
      const appending = outcome(store.append(table, fence, [filmed(number)]))
      await beside(cut)
      const verdict = await appending
      if (verdict === 'kept') continue
      expect(verdict).toBe('StoreAway')
      await vi.waitFor(() => store.append(table, fence, [filmed(number)]))
    }
    isOver = true
    expect(Math.max(...(await Promise.all(asking)))).toBeGreaterThan(0)
    expect((await store.load(table, { films: true }))?.entries).toEqual(Array.from({ length: 20 }, (_, number) => filmed(number)))
  })

  it('from which the network is cut while a node starts ends that start, not the process', async () => {
    await emptied()
    const other = new pg.Client({ connectionString: postgres.url })
    await other.connect()
    await other.query(`SELECT pg_advisory_lock(${LOCK})`)
    const { hostname, port } = new URL(postgres.url)
    const sockets: Socket[] = []
    const between = createServer((socket) => {
      const onward = createConnection(Number(port), hostname)
      socket.pipe(onward).pipe(socket)
      for (const one of [socket, onward]) one.on('error', () => {})
      sockets.push(socket, onward)
    }).listen(0, '127.0.0.1')
    await once(between, 'listening')
    const through = postgres.url.replace(port, String((between.address() as AddressInfo).port))
    const opening = outcome(openPostgres({ url: through }))
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE application_name = 'sightline' AND wait_event = 'advisory'"
    await vi.waitFor(async () => expect(await beside(waiting)).toHaveLength(1))
    for (const socket of sockets) socket.resetAndDestroy()
    expect(await opening).toBe('StoreAway')
    between.close()
    await other.end()
    await (await opened()).check()
  })

  it('whose disk is full keeps nothing of what it refuses, and goes on when there is room', async () => {
    await emptied()
    const store = await opened()
    const { table, fence } = await seated(store)
    // What PostgreSQL says where a table's file cannot grow.
    await beside(`CREATE FUNCTION sightline.full() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER disk BEFORE INSERT ON sightline.film EXECUTE FUNCTION sightline.full()`)
    expect(await outcome(store.append(table, fence, [filmed(0)], record('wrong')))).toBe('StoreFull')
    expect((await store.load(table))?.head).toMatchObject({ entries: 0, record: record('open') })
    await beside('DROP FUNCTION sightline.full CASCADE')
    await store.append(table, fence, [filmed(0)])
    expect(await numbersIn(store, table)).toEqual([0])
  })

  it('that takes no changes is not well, and says so', async () => {
    await emptied()
    const { table, fence } = await seated(await opened())
    await beside('ALTER DATABASE postgres SET default_transaction_read_only = on')
    try {
      // Settings of a database are those of new connections.
      const store = await opened()
      expect(await outcome(store.check())).toBe('StoreAway')
      expect(await outcome(store.append(table, fence, [filmed(0)]))).toBe('StoreAway')
      expect(await numbersIn(store, table)).toEqual([])
    } finally {
      await beside('SET default_transaction_read_only = off', 'ALTER DATABASE postgres RESET default_transaction_read_only')
    }
  })

  it('of the first version is brought up to date, and all its servers are given one word', async () => {
    await emptied()
    const { table, fence } = await seated(await opened())
    await beside('DROP TABLE sightline.shared, sightline.picture', 'UPDATE sightline.schema SET version = 1')
    const [one, two] = await Promise.all([opened(), opened()])
    const word = await one.word?.()
    expect(word).toMatch(/^[0-9a-f-]{72}$/)
    expect(await two.word?.()).toBe(word)
    expect(await one.signingKey('ours')).toBe('ours')
    expect(await two.signingKey('theirs')).toBe('ours')
    await one.append(table, fence, [filmed(0)])
    await emptied()
    expect(await (await opened()).word?.()).not.toBe(word)
  })

  it.each([
    [
      'that a newer version has written',
      'UPDATE sightline.schema SET version = 99',
      'Newer',
      'was written by a newer Sightline (schema 99',
    ],
    [
      'with a schema of that name by somebody else',
      'DROP SCHEMA sightline CASCADE; CREATE SCHEMA sightline; CREATE TABLE sightline.entry (mine text)',
      'Foreign',
      'a schema named sightline that is not of this program',
    ],
  ])('%s is refused in words and left as it is', async (_, harm, failure, words) => {
    await emptied()
    await opened()
    await beside(harm)
    const there =
      'SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = $$sightline$$ ORDER BY 1, 2'
    const before = await beside(there)
    expect(before).not.toEqual([])
    expect(await openPostgres({ url: postgres.url }).catch((error) => error)).toMatchObject({
      failure,
      message: expect.stringContaining(words),
    })
    expect(await beside(there)).toEqual(before)
  })

  it('that is not there is said to be away, without the password', async () => {
    const url = 'postgres://sightline:secret-word@127.0.0.1:1/none'
    const refused = await openPostgres({ url }).catch((error) => error)
    expect(failureOf(refused)).toBe('StoreAway')
    expect(`${refused.message} ${inspect(refused)}`).not.toContain('secret-word')
  })
})
