/** What every store promises: the same cases for SQLite and for PostgreSQL. */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failureOf, type StoreFailure } from '../../../src/server/store/failure'
import {
  type Claim,
  linesKept,
  type StoredEntry,
  type TableId,
  type TableRecord,
  type TableStore,
} from '../../../src/server/store/port'

/** One place where tables are kept, as two nodes see it. A store that only one process may open gives the same twice. */
export interface Place {
  readonly one: TableStore
  readonly two: TableStore
  leave(): Promise<void>
}

export const newId = (): TableId => randomBytes(16).toString('base64url')
export const newHash = () => randomBytes(32).toString('base64url')
export const record = (stage: string): TableRecord => ({ version: 1, data: { stage, title: 'Sunday' } })
export const entry = (number: number, says = `entry ${number}`): StoredEntry => ({ number, entry: { seq: number, says } })
export const filmed = (number: number): StoredEntry => ({ ...entry(number), film: { version: 1, data: `film ${number}` } })
const upTo = (count: number) => Array.from({ length: count }, (_, number) => entry(number))

/** A new table that this node holds, with its fence. */
export async function seated(store: TableStore, node = 'a', entries: readonly StoredEntry[] = []) {
  const table = newId()
  await store.create(table, record('open'), [], entries)
  return { table, fence: await fenceOf(store, table, node) }
}
export async function fenceOf(store: TableStore, table: TableId, node: string, ms = 60_000): Promise<number> {
  const claim = await store.claim(table, node, ms)
  if (claim.type === 'other') throw new Error(`${claim.node} holds the table`)
  return claim.fence
}
/** How a promise ended: 'kept', or the store's failure. */
export const outcome = (work: Promise<unknown>): Promise<StoreFailure | 'kept'> =>
  work.then(
    () => 'kept',
    (error) => failureOf(error) ?? Promise.reject(error),
  )
export const numbersIn = async (store: TableStore, table: TableId) =>
  (await store.load(table))?.entries.map(({ number }) => number)

export function keepsItsPromises(enter: () => Promise<Place>) {
  let place: Place
  let one: TableStore
  let two: TableStore
  beforeEach(async () => {
    place = await enter()
    one = place.one
    two = place.two
  })
  afterEach(() => place.leave())

  describe('a table', () => {
    it('comes back as it was given, whatever its texts hold', async () => {
      const table = newId()
      const odd = { nul: 'a\u0000b', half: '\ud83d', whole: '😀', quotes: `'"\\`, deep: [[[{ z: 1, a: -0.5e-7 }]]], none: null }
      const entries = [{ number: 0, entry: odd, film: { data: 'x'.repeat(200_000) } }, entry(1)]
      await one.create(table, { version: 7, data: odd }, [], entries)
      const loaded = await two.load(table, { films: true })
      expect(loaded?.entries).toEqual(entries)
      expect(loaded?.head).toMatchObject({ table, record: { version: 7, data: odd }, entries: 2 })
      // The order of keys is kept as well: what is hashed as text stays the same.
      expect(JSON.stringify(loaded?.head.record.data)).toBe(JSON.stringify(odd))
    })

    it('is read with its films or without, whole or in part', async () => {
      const { table } = await seated(one, 'a', [entry(0), filmed(1), entry(2), filmed(3)])
      expect((await one.load(table))?.entries).toEqual([0, 1, 2, 3].map((number) => entry(number)))
      expect((await one.load(table, { films: true, from: 1, limit: 2 }))?.entries).toEqual([filmed(1), entry(2)])
      expect((await one.load(table, { from: 4 }))?.entries).toEqual([])
      expect(await one.load(newId())).toBeUndefined()
    })

    it('keeps the pictures of its layout apart, as they were given last, and loses them with itself', async () => {
      const [{ table, fence }, { table: other }] = [await seated(one, 'a'), await seated(one)]
      const large = JSON.stringify({ data: 'x'.repeat(3_000_000) })
      expect(await two.pictures(table)).toBeUndefined()
      await one.keepPictures(table, '{}')
      await one.keepPictures(table, large)
      expect([await two.pictures(table), await two.pictures(other)]).toEqual([large, undefined])
      expect(JSON.stringify(await two.load(table, { films: true })).length).toBeLessThan(10_000)
      expect(await outcome(one.keepPictures(newId(), '{}'))).toBe('NoTable')
      await one.remove(table, fence)
      expect(await two.pictures(table)).toBeUndefined()
    })

    it('is begun whole or not at all', async () => {
      const [first, second, hash] = [newId(), newId(), newHash()]
      await one.create(first, record('open'), [{ hash, grants: 'seat' }])
      expect(await outcome(one.create(first, record('other'), []))).toBe('TableTaken')
      expect(await outcome(one.create(second, record('other'), [{ hash, grants: 'seat' }], [entry(0)]))).toBe('HashTaken')
      expect(await one.load(second)).toBeUndefined()
      expect((await one.load(first))?.head.record).toEqual(record('open'))
    })

    it('goes with everything that belongs to it, and only by its holder', async () => {
      const { table, fence } = await seated(one, 'a', [filmed(0)])
      const hash = newHash()
      await one.grant(table, [{ hash, grants: 'seat' }])
      await one.say(table, 'hello')
      expect(await outcome(two.remove(table, fence - 1))).toBe('OldFence')
      await two.remove(table, fence)
      expect(await one.load(table)).toBeUndefined()
      expect(await one.granted([hash])).toEqual([])
      expect(await one.lines(table, 5)).toEqual([])
      expect(await outcome(one.remove(table, fence))).toBe('NoTable')
      expect(await outcome(one.append(table, fence, [entry(1)]))).toBe('NoTable')
    })

    it('is counted, listed by id, and found by how long nobody has touched it', async () => {
      const tables = [await seated(one), await seated(one), await seated(one)]
      const ids = tables.map(({ table }) => table)
      const [first, second, third] = tables.map(({ table, fence }) => ({ table, fence }))
      if (!first || !second || !third) throw new Error('three tables')
      await pause(5)
      await one.append(second.table, second.fence, [entry(0)])
      await pause(5)
      await one.say(first.table, 'hello')
      const heads = await two.heads([...ids, newId()])
      expect(new Set(heads.map(({ table }) => table))).toEqual(new Set(ids))
      const touched = heads.find(({ table }) => table === first.table)?.touchedAt ?? 0
      expect(await two.touchedBefore(touched + 1, 10)).toEqual([third.table, second.table, first.table])
      expect(await two.touchedBefore(touched + 1, 2)).toEqual([third.table, second.table])
      expect(await two.touchedBefore(touched, 10)).toEqual([third.table, second.table])
      expect(await two.count()).toBe(3)
    })
  })

  describe('entries', () => {
    it('follow each other without gaps, and none is overwritten', async () => {
      const { table, fence } = await seated(one)
      await one.append(table, fence, [filmed(0), entry(1)])
      expect(await outcome(one.append(table, fence, [entry(3)]))).toBe('NumberSkipped')
      expect(await outcome(one.append(table, fence, [entry(1, 'another'), entry(2)]))).toBe('NumberTaken')
      expect(await outcome(one.append(table, fence, [entry(0)]))).toBe('NumberTaken')
      await expect(one.append(table, fence, [entry(2), entry(4)])).rejects.toThrow('in the order of their numbers')
      await one.append(table, fence, [entry(2)])
      expect((await two.load(table, { films: true }))?.entries).toEqual([filmed(0), entry(1), entry(2)])
      expect((await two.load(table))?.head.entries).toBe(3)
    })

    it('may be offered again where it is not known whether they were kept', async () => {
      const { table, fence } = await seated(one)
      const both = [filmed(0), entry(1)]
      await one.append(table, fence, both)
      await one.append(table, fence, both)
      expect(await outcome(one.append(table, fence, [filmed(0), entry(1), entry(2)]))).toBe('NumberTaken')
      expect(await outcome(one.append(table, fence + 1, both))).toBe('OldFence')
      expect(await numbersIn(one, table)).toEqual([0, 1])
    })

    it('come with the record in one, or neither comes', async () => {
      const { table, fence } = await seated(one)
      await one.append(table, fence, [entry(0)], record('played'))
      expect(await outcome(one.append(table, fence, [entry(0, 'another')], record('wrong')))).toBe('NumberTaken')
      expect(await outcome(one.append(table, fence + 1, [entry(1)], record('wrong')))).toBe('OldFence')
      expect((await two.load(table))?.head.record).toEqual(record('played'))
      await one.update(table, fence, record('over'))
      expect(await outcome(one.update(table, fence - 1, record('wrong')))).toBe('OldFence')
      expect((await two.load(table))?.head).toMatchObject({ record: record('over'), entries: 1 })
    })

    it('of several tables in one turn have each its own verdict', async () => {
      const tables = await Promise.all(Array.from({ length: 20 }, () => seated(one)))
      const verdicts = await Promise.all(
        tables.map(({ table, fence }, index) =>
          outcome(one.append(table, index % 4 === 1 ? fence - 1 : fence, index % 4 === 2 ? [entry(1)] : [entry(0)])),
        ),
      )
      expect(verdicts).toEqual(tables.map((_, index) => ['kept', 'OldFence', 'NumberSkipped', 'kept'][index % 4]))
      const kept = await Promise.all(tables.map(({ table }) => numbersIn(one, table)))
      expect(kept).toEqual(tables.map((_, index) => ([1, 2].includes(index % 4) ? [] : [0])))
    })
  })

  describe('two owners', () => {
    it('never both write: of two that append the same number at once, one entry is there and the other is refused', async () => {
      for (let round = 0; round < 20; round++) {
        const { table, fence } = await seated(one, 'a', upTo(round))
        const verdicts = await Promise.all([
          outcome(one.append(table, fence, [entry(round, 'of one')])),
          outcome(two.append(table, fence, [entry(round, 'of two')])),
        ])
        expect([...verdicts].sort()).toEqual(['NumberTaken', 'kept'])
        const winner = verdicts[0] === 'kept' ? 'of one' : 'of two'
        expect((await one.load(table, { from: round }))?.entries).toEqual([entry(round, winner)])
      }
    })

    it('never both write: whoever was overtaken by a claim is refused from then on, in the middle of whatever it does', async () => {
      for (let round = 0; round < 10; round++) {
        const { table } = await seated(one, 'none')
        const old = await fenceOf(one, table, 'none', 0)
        const untilRefused = async () => {
          for (let number = 0; ; number++) {
            const verdict = await outcome(one.append(table, old, [entry(number, 'of the old')]))
            if (verdict !== 'kept') return { verdict, kept: number }
          }
        }
        const appending = untilRefused()
        await pause(round * 3)
        const fresh = await fenceOf(two, table, 'b')
        const known = (await two.load(table))?.head.entries ?? 0
        await two.append(table, fresh, [entry(known, 'of the new')])
        expect(await appending).toEqual({ verdict: 'OldFence', kept: known })
        const ofTheOld = Array.from({ length: known }, (_, number) => entry(number, 'of the old'))
        expect((await one.load(table))?.entries).toEqual([...ofTheOld, entry(known, 'of the new')])
        expect(await outcome(one.update(table, old, record('wrong')))).toBe('OldFence')
      }
    })
  })

  describe('a lease', () => {
    it('is held by one node, and its fence only grows', async () => {
      const { table, fence } = await seated(one, 'a')
      const other = await two.claim(table, 'b', 60_000)
      expect(other).toMatchObject({ type: 'other', node: 'a' })
      expect(other.forMs).toBeGreaterThan(50_000)
      expect(other.forMs).toBeLessThanOrEqual(60_000)
      const again = await fenceOf(one, table, 'a')
      await one.release(table, fence)
      expect(await two.claim(table, 'b', 60_000)).toMatchObject({ type: 'other' })
      await one.release(table, again)
      const fresh = await fenceOf(two, table, 'b')
      expect(again).toBeGreaterThan(fence)
      expect(fresh).toBeGreaterThan(again)
      expect(await outcome(one.claim(newId(), 'a', 1000))).toBe('NoTable')
    })

    it('ends by itself, not before its time, and of many that wait for it one gets it', async () => {
      const { table } = await seated(one, 'a')
      const began = performance.now()
      const fence = await fenceOf(one, table, 'a', 300)
      const held = async (): Promise<readonly Claim[]> => {
        const nodes = Array.from({ length: 10 }, (_, index) => ({ store: index % 2 ? one : two, node: `node ${index}` }))
        const claims = await Promise.all(nodes.map(({ store, node }) => store.claim(table, node, 60_000)))
        return claims.filter(({ type }) => type === 'held')
      }
      let winners = await held()
      for (; winners.length === 0; winners = await held()) await pause(10)
      // Clocks are read in whole milliseconds.
      expect(performance.now() - began).toBeGreaterThan(298)
      expect(winners).toEqual([{ type: 'held', fence: fence + 1, forMs: 60_000 }])
    })

    it('is renewed with all others of its node, and what was lost is missing', async () => {
      const [kept, lost, others] = [await seated(one, 'a'), await seated(one, 'a'), await seated(two, 'b')]
      await fenceOf(one, kept.table, 'a', 80)
      await fenceOf(one, lost.table, 'a', 0)
      await pause(10)
      await fenceOf(two, lost.table, 'c')
      expect(await one.renew('a', 60_000)).toEqual([{ table: kept.table, fence: kept.fence + 1 }])
      await pause(100)
      expect(await two.claim(kept.table, 'b', 1000)).toMatchObject({ type: 'other', node: 'a' })
      await one.releaseAll('a')
      expect(await two.claim(kept.table, 'b', 1000)).toMatchObject({ type: 'held' })
      expect(await one.claim(others.table, 'a', 1000)).toMatchObject({ type: 'other', node: 'b' })
      expect(await one.renew('a', 1000)).toEqual([])
    })
  })

  describe('a key', () => {
    it('opens what it was given for, until it is revoked', async () => {
      const [{ table }, { table: second }] = [await seated(one), await seated(one)]
      const [seat, link, away] = [newHash(), newHash(), newHash()]
      await one.grant(table, [{ hash: seat, grants: { seat: 'north' } }])
      await one.grant(second, [
        { hash: link, grants: { onlooker: true } },
        { hash: away, grants: 'gone' },
      ])
      const opened = [
        { hash: seat, table, grants: { seat: 'north' }, spent: false },
        { hash: link, table: second, grants: { onlooker: true }, spent: false },
      ]
      await two.revoke([away, newHash()])
      const byHash = (list: readonly { readonly hash: string }[]) => [...list].sort((a, b) => (a.hash < b.hash ? -1 : 1))
      expect(byHash(await two.granted([seat, link, away, newHash()]))).toEqual(byHash(opened))
      expect(await two.grantsOf(second)).toEqual(opened.slice(1))
      expect(
        await outcome(
          one.grant(table, [
            { hash: newHash(), grants: 1 },
            { hash: seat, grants: 2 },
          ]),
        ),
      ).toBe('HashTaken')
      expect(await one.grantsOf(table)).toHaveLength(1)
      expect(await outcome(one.grant(newId(), [{ hash: newHash(), grants: 1 }]))).toBe('NoTable')
    })

    it('that is good for one use is used once, whoever comes at the same time', async () => {
      const { table } = await seated(one)
      const link = newHash()
      await one.grant(table, [{ hash: link, grants: 'invitation' }])
      const seats = Array.from({ length: 40 }, () => newHash())
      const spent = await Promise.all(seats.map((hash, index) => (index % 2 ? one : two).spend(link, [{ hash, grants: 'seat' }])))
      const winners = spent.flatMap((grant, index) => (grant ? [seats[index]] : []))
      expect(winners).toHaveLength(1)
      expect(spent.find(Boolean)).toEqual({ hash: link, table, grants: 'invitation', spent: false })
      const left = await two.grantsOf(table)
      expect(new Set(left.map(({ hash, spent }) => `${hash} ${spent}`))).toEqual(new Set([`${link} true`, `${winners[0]} false`]))
      expect(await one.spend(newHash(), [])).toBeUndefined()
    })

    it('stays unused where what should replace it cannot', async () => {
      const { table } = await seated(one)
      const [link, seat] = [newHash(), newHash()]
      await one.grant(table, [
        { hash: link, grants: 'invitation' },
        { hash: seat, grants: 'seat' },
      ])
      expect(await outcome(one.spend(link, [{ hash: seat, grants: 'seat' }]))).toBe('HashTaken')
      expect(await one.spend(link, [])).toMatchObject({ hash: link })
    })
  })

  it('talk is kept in order, and only the last of it', async () => {
    const { table } = await seated(one)
    for (let hundred = 0; hundred * 100 < linesKept + 100; hundred++)
      await Promise.all(Array.from({ length: 100 }, () => one.say(table, { hundred })))
    const all = await two.lines(table, linesKept * 2)
    expect(all).toEqual(Array.from({ length: linesKept }, (_, line) => ({ hundred: 1 + Math.floor(line / 100) })))
    await one.say(table, 'last')
    expect(await two.lines(table, 2)).toEqual([{ hundred: linesKept / 100 }, 'last'])
    expect(await outcome(one.say(newId(), 'hello'))).toBe('NoTable')
  })

  it('calls of all kinds at once, on the same tables, do not get in each other’s way', async () => {
    const tables = await Promise.all(Array.from({ length: 5 }, () => seated(one, 'a')))
    const playing = tables.map(async ({ table, fence }) => {
      for (let number = 0; number < 20; number++) await one.append(table, fence, [filmed(number)], record(`stage ${number}`))
    })
    const around = tables.flatMap(({ table }) =>
      Array.from({ length: 20 }, async (_, index) => {
        const hash = newHash()
        await two.grant(table, [{ hash, grants: index }])
        await Promise.all([two.say(table, index), one.renew('a', 60_000), two.claim(table, 'b', 1000), two.load(table)])
        await two.spend(hash, [{ hash: newHash(), grants: index }])
      }),
    )
    expect(await Promise.all([...playing, ...around].map(outcome))).toEqual([...playing, ...around].map(() => 'kept'))
    for (const { table } of tables) {
      expect(await numbersIn(two, table)).toHaveLength(20)
      expect((await two.load(table))?.head.record).toEqual(record('stage 19'))
      expect(await two.grantsOf(table)).toHaveLength(40)
    }
  })

  it('a thousand entries come back, and the store says that it is well', async () => {
    const table = newId()
    await one.create(table, record('open'), [], upTo(1000))
    const fence = await fenceOf(one, table, 'a')
    await one.append(table, fence, [entry(1000)])
    expect((await two.load(table))?.entries).toEqual(upTo(1001))
    await one.check()
  })

  it('keeps one key for all who sign, whoever comes first', async () => {
    const keys = await Promise.all([one.signingKey('one'), two.signingKey('two'), two.signingKey('three')])
    expect(new Set(keys).size).toBe(1)
    expect(['one', 'two', 'three']).toContain(keys[0])
    expect(await one.signingKey('four')).toBe(keys[0])
  })

  it('what is closed takes nothing more, and what was asked before is still answered', async () => {
    const { table, fence } = await seated(one)
    const [appended] = await Promise.all([outcome(one.append(table, fence, [entry(0)])), one.close()])
    expect(appended).toBe('kept')
    expect(await outcome(one.append(table, fence, [entry(1)]))).toBe('StoreAway')
    expect(await outcome(one.load(table))).toBe('StoreAway')
    await one.close()
  })
}
