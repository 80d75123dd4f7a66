/** A server that dies between two writes: the next one finishes what was begun. */
import { afterEach, expect, it } from 'vitest'
import type { TableStore } from '../../src/server/store/port'
import { memoryStore } from './memory-store'
import { come, type Guest, type Served, serveTables } from './online'

const servers: Served[] = []
const guests: Guest[] = []
afterEach(async () => {
  for (const { online } of guests.splice(0)) online.close()
  await Promise.all(servers.splice(0).map((server) => server.close()))
})
const serve = async (store: TableStore): Promise<Served> => {
  const server = await serveTables({ store })
  servers.push(server)
  return server
}
const sit = async (port: number, table: string, key: string): Promise<Guest> => {
  const guest = come(port, table, [key])
  guests.push(guest)
  await guest.until(({ table: state }) => state !== undefined)
  return guest
}
/** A store that takes nothing more once `dies` says so, as if the process had ended there. */
function dying(store: TableStore, dies: (what: 'update' | 'append') => boolean): TableStore {
  let isDead = false
  const end = (what: 'update' | 'append') => {
    isDead ||= dies(what)
    if (isDead) throw new Error('the process has ended')
  }
  return {
    ...store,
    async update(...given) {
      end('update')
      return store.update(...given)
    },
    async append(...given) {
      end('append')
      return store.append(...given)
    },
  }
}

it('begins a match that everybody was ready for', async () => {
  const store = memoryStore()
  const first = await serve(dying(store, (what) => what === 'append'))
  const { table, seats } = await first.open({ sitters: { A: 'me', B: 'bot' } })
  const ada = await sit(first.port, table, seats.A as string)
  ada.online.request({ type: 'ready', seat: 'A', ready: true })
  expect((await ada.until(({ refusal }) => refusal !== undefined)).refusal?.reason.key).toBe('server-failed')
  const next = await serve(store)
  const again = await sit(next.port, table, seats.A as string)
  expect((await again.until(({ table: state }) => state?.stage === 'playing')).table?.stage).toBe('playing')
})

it('seats whoever holds the key of a seat', async () => {
  const store = memoryStore()
  const first = await serve(dying(store, (what) => what === 'update'))
  const { table, invitations } = await first.open({ sitters: { A: 'me', B: 'link' } })
  const invitation = invitations.B as string
  const bob = await sit(first.port, table, invitation)
  bob.online.request({ type: 'take', invitation, name: 'Bob' })
  await bob.until(({ refusal }) => refusal !== undefined)
  expect(bob.keys).toHaveLength(2)
  const next = await serve(store)
  const again = await sit(next.port, table, bob.keys[1] as string)
  const { table: state } = await again.until(({ table: seen }) => seen?.seats[1]?.isTaken === true)
  expect(state?.mine.seats).toEqual(['B'])
})

it('knows that a match is over', async () => {
  const store = memoryStore()
  let isAllowed = true
  const first = await serve(dying(store, (what) => what === 'update' && !isAllowed))
  const { table, seats } = await first.open({ sitters: { A: 'me', B: 'bot' } })
  const ada = come(first.port, table, [seats.A as string], ['A'])
  guests.push(ada)
  await ada.until(({ table: state }) => state !== undefined)
  ada.online.request({ type: 'ready', seat: 'A', ready: true })
  await expect.poll(() => ada.states.get('A')?.decisions.length ?? 0).toBeGreaterThan(0)
  isAllowed = false
  ada.send({ type: 'concede', seat: 'A' })
  await expect.poll(() => ada.states.get('A')?.outcome).toBeDefined()
  const next = await serve(store)
  const again = await sit(next.port, table, seats.A as string)
  expect((await again.until(({ table: state }) => state?.stage === 'over')).table?.stage).toBe('over')
  await expect.poll(async () => (await store.heads([table]))[0]?.record.data).toMatchObject({ match: { over: true } })
})
