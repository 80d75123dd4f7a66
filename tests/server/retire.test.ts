/** The secrets of chance of a server's match are out of use before its end is stored. */
import { describe, expect, it } from 'vitest'
import type { TableStore } from '../../src/server/store/port'
import { checked, countingHouse, enter, playOn } from './counting-house'
import { memoryStore } from './memory-store'

/** A store that writes down whether a secret was in use when each entry was stored. */
function watched(store: TableStore) {
  const inUse: boolean[] = []
  const isInUse = async (table: string) => {
    const data = (await store.load(table))?.head.record.data as { readonly secrets?: { readonly now?: string } } | undefined
    return data?.secrets?.now !== undefined
  }
  const watching: TableStore = {
    ...store,
    async append(table, fence, entries, record) {
      const now = await isInUse(table)
      await store.append(table, fence, entries, record)
      for (const _ of entries) inUse.push(now)
    },
  }
  return { store: watching, inUse }
}

describe('the secrets of a server’s match', () => {
  it('serve until its last entry, which is stored without any in use; then its file holds them', async () => {
    const { store, inUse } = watched(memoryStore())
    const here = countingHouse(store)
    const keys = await here.open()
    const guest = await enter(here, keys, [keys.seats.A as string, keys.seats.B as string], ['A', 'B'])
    await playOn(guest, 5)
    expect(guest.player.state('A').outcome).toBeDefined()
    expect(inUse.filter((is) => is).length).toBeGreaterThan(5)
    expect(inUse.at(-1)).toBe(false)
    guest.player.send({ type: 'export' })
    const told = guest.player.got.at(-1)
    if (told?.type !== 'exported') throw new Error('no file')
    expect(checked(told.file).conclusion.key).toBe('verified-all')
    expect(here.made).toHaveLength(1)
    await here.house.close()
  })

  it('are stored where the table is being put away, and it is not opened again for them', async () => {
    const store = memoryStore()
    const claims: string[] = []
    const here = countingHouse({
      ...store,
      claim(table, node, ms) {
        claims.push(table)
        return store.claim(table, node, ms)
      },
      // Slow enough that the table is closed while the last entry waits.
      async append(table, fence, entries, record) {
        await new Promise((done) => setTimeout(done, 3))
        await store.append(table, fence, entries, record)
      },
    })
    const keys = await here.open()
    const guest = await enter(here, keys, [keys.seats.A as string, keys.seats.B as string], ['A', 'B'])
    await playOn(guest, 5, 6)
    guest.player.send({ type: 'concede', seat: 'A' })
    await here.house.close()
    const data = (await store.load(keys.table))?.head.record.data as { readonly secrets?: object }
    expect(data.secrets).toEqual({ past: here.made })
    expect(claims).toHaveLength(1)
  })
})
