/** Several servers on one store: whichever a page comes to, it is passed on to the one that has its table. */
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { TableSummary } from '../../src/protocol/online'
import { tablesIn } from '../../src/server/door/others'
import { passedVisitor, passOn } from '../../src/server/door/pass'
import type { TableStore } from '../../src/server/store/port'
import { nodeAt } from '../../src/server/tables/house'
import { memoryStore } from './memory-store'
import { come, freePort, type Guest, type Served, serveTables } from './online'

const WORD = 'the word of all servers'
const LEASE = 500
const servers: Served[] = []
const guests: Guest[] = []
const sockets: { close(): void }[] = []
afterEach(async () => {
  for (const { online } of guests.splice(0)) online.close()
  for (const socket of sockets.splice(0)) socket.close()
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

/** What a store that is shared keeps of who has which table. */
interface Leases {
  readonly held: Map<string, { node: string; until: number }>
}
/** The store as one node sees it, until it is dead. */
function seenBy(store: TableStore, { held }: Leases, node: string): { readonly store: TableStore; die(): void } {
  let isDead = false
  const alive = () => {
    if (isDead) throw new Error('this node is dead')
  }
  return {
    die() {
      isDead = true
    },
    store: {
      ...store,
      async claim(table, _node, ms) {
        alive()
        const lease = held.get(table)
        const left = (lease?.until ?? 0) - Date.now()
        if (lease && lease.node !== node && left > 0) return { type: 'other', node: lease.node, forMs: left }
        held.set(table, { node, until: Date.now() + Math.min(ms, LEASE) })
        return store.claim(table, node, ms)
      },
      async renew(mine, ms) {
        alive()
        for (const lease of held.values()) if (lease.node === node) lease.until = Date.now() + LEASE * 4
        return store.renew(mine, ms)
      },
      async release(table) {
        if (!isDead) held.delete(table)
      },
      holders: async (tables) =>
        tables.flatMap((table) => {
          const lease = held.get(table)
          return lease && lease.until > Date.now() ? [{ table, node: lease.node }] : []
        }),
    },
  }
}

/** Two servers, and whoever comes to them. */
async function two() {
  const store = memoryStore()
  const leases: Leases = { held: new Map() }
  const node = async (word = WORD) => {
    const port = await freePort()
    const name = nodeAt(`http://127.0.0.1:${port}`)
    const { store: seen, die } = seenBy(store, leases, name)
    const server = await serveTables({ store: seen, node: name }, port, { word })
    servers.push(server)
    return Object.assign(server, { name, die })
  }
  const sit = async (port: number, table: string, key: string, seat: 'A' | 'B' | 'spectator') => {
    const guest = come(port, table, [key], [seat])
    guests.push(guest)
    await guest.until(({ table: state }) => state !== undefined)
    return guest
  }
  return { leases, node, sit }
}
const ready = ({ online }: Guest, seat: 'A' | 'B') => online.request({ type: 'ready', seat, ready: true })

describe('a page that comes to another server than the one that has its table', () => {
  it('sits at the same table: talk, presence, what others show, the match', async () => {
    const { node, sit } = await two()
    const [one, other] = [await node(), await node()]
    const { table, seats } = await one.open({ sitters: { A: 'me', B: 'me' }, names: { A: 'Ada', B: 'Ben' } })
    const ada = await sit(one.port, table, seats.A as string, 'A')
    const ben = await sit(other.port, table, seats.B as string, 'B')
    expect([one.house.counts().visits, other.house.counts().tables]).toEqual([2, 0])
    expect((await ada.until(({ table: state }) => state?.seats[1]?.here === 1)).table?.seats[1]?.here).toBe(1)
    ben.online.request({ type: 'say', text: 'from afar' })
    await ada.until(({ said }) => said.some(({ text }) => text === 'from afar'))
    ready(ada, 'A')
    ready(ben, 'B')
    await expect.poll(() => [ada.views.has('A'), ben.views.has('B')]).toEqual([true, true])
    ben.online.request({ type: 'show', shown: { type: 'ping', x: 5, y: 6 } })
    await expect.poll(() => ada.shown).toContainEqual({ type: 'ping', x: 5, y: 6 })
    expect([...ada.doubts, ...ben.doubts]).toEqual([])
    // He leaves, and that is seen where the table is.
    ben.online.close()
    await ada.until(({ table: state }) => state?.seats[1]?.here === 0)
  })

  it('is told in the list of its tables who is there, also of a table that another server has', async () => {
    const { node, sit, leases } = await two()
    const [one, other] = [await node(), await node()]
    const opened = await one.open({ sitters: { A: 'me', B: 'me' }, names: { A: 'Ada', B: 'Ben' } })
    const second = await one.open({ sitters: { A: 'me', B: 'bot' } })
    const { table, seats } = opened
    await sit(one.port, table, seats.A as string, 'A')
    await sit(other.port, second.table, second.opener, 'spectator')
    const listed = async (port: Served, headers = {}) => {
      const answer = await port.post<readonly TableSummary[]>('/api/mine', { keys: [seats.B, second.opener] }, headers)
      if (!answer.ok) throw new Error(answer.reason.key)
      return Object.fromEntries(
        answer.value.map((found) => [found.table, found.seats.map(({ name, here, isTaken }) => [name, here, isTaken])]),
      )
    }
    const all = {
      [table]: [
        ['Ada', 1, true],
        ['Ben', 0, true],
      ],
      [second.table]: [
        ['Ada', 0, true],
        ['', 0, true],
      ],
    }
    expect([await listed(one), await listed(other)]).toEqual([all, all])
    // A request that was passed on is answered from what is known here, so that servers do not ask in a circle.
    const away = [['Ada', 0, true], all[table]?.[1]]
    const passed = { 'x-sightline-word': WORD, 'x-sightline-visitor': '10.0.0.9' }
    expect((await listed(other, passed))[table]).toEqual(away)
    expect((await listed(other, { ...passed, 'x-sightline-word': 'a guess' }))[table]).toEqual(all[table])
    // A server that does not answer delays nobody for long: what is stored is shown.
    leases.held.set(table, { node: nodeAt('http://127.0.0.1:9'), until: Date.now() + 60_000 })
    expect((await listed(other))[table]).toEqual(away)
    // Nothing is believed that is no list of tables.
    expect(tablesIn({ ok: true, value: [{ table }] })).toEqual([])
    expect(tablesIn({ ok: false, reason: { key: 'too-much' } })).toEqual([])
  })

  it('goes on with the match when that server dies: the one it came to takes the table over', async () => {
    const { node, sit, leases } = await two()
    const [one, other] = [await node(), await node()]
    const { table, seats } = await one.open({ sitters: { A: 'me', B: 'me' }, names: { A: 'Ada', B: 'Ben' } })
    const ada = await sit(one.port, table, seats.A as string, 'A')
    const ben = await sit(other.port, table, seats.B as string, 'B')
    ready(ada, 'A')
    ready(ben, 'B')
    await expect.poll(() => ben.views.has('B')).toBe(true)
    const before = ben.views.get('B')
    const lines = ben.lines()
    ada.online.close()
    one.die()
    servers.splice(servers.indexOf(one), 1)
    await one.close().catch(() => undefined)
    await expect.poll(() => leases.held.get(table)?.node, { timeout: 20_000 }).toBe(other.name)
    await expect.poll(() => ben.lines(), { timeout: 20_000 }).toBeGreaterThan(lines)
    expect(other.house.counts()).toEqual({ tables: 1, visits: 1 })
    expect(ben.views.get('B')).toEqual(before)
    expect(ben.doubts).toEqual([])
  })

  it('is passed on once only: where two servers name each other, it is told to come back', async () => {
    const { node, leases } = await two()
    const [one, other] = [await node(), await node()]
    const { table, seats } = await one.open({ sitters: { A: 'me', B: 'bot' } })
    // A third one that nobody can reach has it: told by the first to the second, which asks the first.
    leases.held.set(table, { node: one.name, until: Date.now() + 60_000 })
    const claim = one.store.claim
    Object.assign(one.store, { claim: async () => ({ type: 'other', node: other.name, forMs: 60_000 }) })
    const ada = come(other.port, table, [seats.A as string], ['A'])
    guests.push(ada)
    await ada.until(({ status }) => status === 'lost')
    Object.assign(one.store, { claim })
    await ada.until(({ status }) => status === 'here')
  })

  it('is not passed on to a server that does not share the word, and waits there as long as its table is held', async () => {
    const { node, leases } = await two()
    const other = await node()
    const { table, seats } = await other.open({ sitters: { A: 'me', B: 'bot' } })
    leases.held.set(table, { node: nodeAt('http://127.0.0.1:9'), until: Date.now() + 700 })
    const ada = come(other.port, table, [seats.A as string], ['A'])
    guests.push(ada)
    await ada.until(({ status, table: state }) => status === 'here' && state !== undefined)
    // It waited, and did not have to come back.
    expect(ada.lines()).toBe(0)
    expect(leases.held.get(table)?.node).toBe(other.name)
  })
})

describe('who passes somebody on', () => {
  const asked = (headers: object) => passedVisitor({ headers } as never, WORD)
  it('knows the word, else he is a visitor like all others', () => {
    expect(asked({ 'x-sightline-word': WORD, 'x-sightline-visitor': '10.0.0.9' })).toBe('10.0.0.9')
    expect(asked({ 'x-sightline-word': 'another word of servers', 'x-sightline-visitor': '10.0.0.9' })).toBeUndefined()
    expect(asked({ 'x-sightline-visitor': '10.0.0.9' })).toBeUndefined()
    expect(asked({ 'x-sightline-word': WORD })).toBeUndefined()
    expect(passedVisitor({ headers: { 'x-sightline-word': '', 'x-sightline-visitor': 'x' } } as never, undefined)).toBeUndefined()
  })
  it('is let in from a page that the first server has let in; nobody else from a foreign one', async () => {
    const { node } = await two()
    const one = await node()
    const { table } = await one.open({ sitters: { A: 'me', B: 'bot' } })
    const opens = (word: string) =>
      new Promise<string>((done) => {
        const headers = { Origin: 'https://elsewhere.example', 'x-sightline-word': word, 'x-sightline-visitor': '10.0.0.9' }
        const socket = new WebSocket(`ws://127.0.0.1:${one.port}/api/tables/${table}`, { headers })
        sockets.push(socket)
        socket.on('open', () => done('open'))
        socket.on('error', ({ message }) => done(message))
      })
    expect(await opens(WORD)).toBe('open')
    expect(await opens('a guess')).toContain('403')
  })
})

it('a ping is answered by the visitor himself: his way is measured, not that between two servers', async () => {
  const [far, door] = [new WebSocketServer({ port: 0, host: '127.0.0.1' }), new WebSocketServer({ port: 0, host: '127.0.0.1' })]
  sockets.push(far, door)
  await Promise.all([once(far, 'listening'), once(door, 'listening')])
  const port = (server: WebSocketServer) => (server.address() as { port: number }).port
  const visitor = new WebSocket(`ws://127.0.0.1:${port(door)}`, { autoPong: false })
  sockets.push(visitor)
  const [near] = (await once(door, 'connection')) as [WebSocket]
  const met = once(far, 'connection')
  const passed = await passOn(near, { server: `http://127.0.0.1:${port(far)}`, table: 'x', visitor: '10.0.0.9', word: WORD })
  expect(passed).toBeDefined()
  const [socket] = (await met) as [WebSocket]
  const pongs: string[] = []
  socket.on('pong', (data) => pongs.push(String(data)))
  socket.ping('at 5')
  const [asked] = await once(visitor, 'ping')
  expect([String(asked), pongs]).toEqual(['at 5', []])
  visitor.pong('never asked')
  visitor.pong(asked)
  await expect.poll(() => pongs).toEqual(['at 5'])
  // What one side says, the other hears, and when one goes, the other does.
  passed?.send('hello')
  expect(String((await once(socket, 'message'))[0])).toBe('hello')
  socket.close(1012)
  expect((await once(visitor, 'close'))[0]).toBe(1012)
})
