import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import type { MatchEntry } from '../../src/match/history'
import type { StoredMatch } from '../../src/match/store'
import { openDeviceStore } from '../../src/workers/device-store'

const MATCH: StoredMatch = {
  id: 'one',
  spec: { game: 'counting', seats: ['A', 'B'], options: {} },
  roster: {},
  dice: 'auto',
  createdAt: 1,
  changedAt: 2,
  entries: 1,
  over: false,
}
const entry = (seq: number): MatchEntry => ({ seq, cause: { type: 'concede', seat: 'A' }, events: [] })
const SECRETS = { now: 'a'.repeat(64), past: ['b'.repeat(64)] }

describe('the database of a device', () => {
  it('of before matches had secrets opens with all that lies in it', async () => {
    const older = await openDB('older', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('matches', { keyPath: 'id' })
        fresh.createObjectStore('entries', { keyPath: ['match', 'seq'] })
      },
    })
    await older.put('matches', MATCH)
    await older.put('entries', { match: 'one', seq: 0, entry: entry(0) })
    older.close()
    const store = await openDeviceStore('older')
    expect(await store.list()).toEqual([MATCH])
    expect(await store.load('one')).toEqual({ match: MATCH, entries: [entry(0)] })
    expect(await store.secrets('one')).toBeUndefined()
    await store.keepSecrets('one', SECRETS)
    await store.append({ ...MATCH, entries: 2 }, [entry(1)])
    const again = await openDeviceStore('older')
    expect(await again.secrets('one')).toEqual(SECRETS)
    expect((await again.load('one'))?.entries).toEqual([entry(0), entry(1)])
  })

  it('of before matches had notes opens, too, and keeps notes beside the match until it is removed', async () => {
    const older = await openDB('without-notes', 2, {
      upgrade(fresh) {
        fresh.createObjectStore('matches', { keyPath: 'id' })
        fresh.createObjectStore('entries', { keyPath: ['match', 'seq'] })
        fresh.createObjectStore('secrets', { keyPath: 'match' })
      },
    })
    await older.put('matches', MATCH)
    await older.put('entries', { match: 'one', seq: 0, entry: entry(0) })
    await older.put('secrets', { match: 'one', secrets: SECRETS })
    older.close()
    const store = await openDeviceStore('without-notes')
    expect(await store.load('one')).toEqual({ match: MATCH, entries: [entry(0)] })
    expect(await store.secrets('one')).toEqual(SECRETS)
    expect(await store.notes('one')).toBeUndefined()
    const notes = [{ after: 0, text: 'x' }]
    await store.keepNotes('one', notes)
    // A window that plays on writes the match alone.
    await store.append({ ...MATCH, entries: 2 }, [entry(1)])
    expect(await store.notes('one')).toEqual(notes)
    await store.remove('one')
    expect(await store.notes('one')).toBeUndefined()
  })

  it('keeps secrets beside the match, in no list, and removes them with it', async () => {
    const store = await openDeviceStore('fresh')
    await store.add(MATCH, [entry(0)], SECRETS)
    await store.add({ ...MATCH, id: 'two' }, [entry(0)])
    expect(await store.secrets('one')).toEqual(SECRETS)
    expect(JSON.stringify([await store.list(), await store.load('one')])).not.toContain('aaaa')
    await store.remove('one')
    expect(await store.secrets('one')).toBeUndefined()
    expect((await store.list()).map(({ id }) => id)).toEqual(['two'])
  })

  it('refuses an entry that another window has written', async () => {
    const store = await openDeviceStore('twice')
    await store.add(MATCH, [entry(0)])
    await expect(store.append(MATCH, [entry(0)])).rejects.toThrow()
    expect((await store.load('one'))?.entries).toHaveLength(1)
  })
})
