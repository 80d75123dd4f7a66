/** What the operator of a server sees of it: notes that betray nothing, figures, health; and how it stops. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { choose } from '../../src/bots/bot'
import { gameOf } from '../../src/games'
import type { Json } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { ONLINE_VERSION, type TableKeys } from '../../src/protocol/online'
import { rulesOf } from '../../src/server/games'
import { type Listening, listen } from '../../src/server/listen'
import { StoreError } from '../../src/server/store/failure'
import type { TableStore } from '../../src/server/store/port'
import { createHouse, type House } from '../../src/server/tables/house'
import { createMetrics } from '../../src/server/watch/metrics'
import { createLog } from '../../src/server/watch/notes'
import { serveStatus } from '../../src/server/watch/status'
import { watchedHouse, watchedStore } from '../../src/server/watch/watched'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { botHere } from './bot-here'
import { memoryStore } from './memory-store'
import { asking, come } from './online'

const TOKEN = 'a word for the figures'
let pages: string
let server: Listening
let log: string[]
let failing: string | undefined
let isElsewhere: boolean
let isStopping: boolean

beforeEach(async () => {
  pages = await mkdtemp(join(tmpdir(), 'watch-'))
  await writeFile(join(pages, 'index.html'), '<!doctype html><title>Sightline</title>')
  log = []
  failing = undefined
  isStopping = false
  isElsewhere = false
  const metrics = createMetrics(() => house.counts())
  let time = 0
  const watch = { metrics, note: createLog('debug', { write: (line) => log.push(line) }), now: () => performance.now() }
  const kept = memoryStore()
  const fails = <C extends (...args: never[]) => Promise<unknown>>(name: string, call: C): C =>
    ((...args: never[]) =>
      failing === name ? Promise.reject(new StoreError('StoreAway', `${args}`)) : call.apply(kept, args)) as C
  const broken: TableStore = {
    ...kept,
    say: fails('say', kept.say),
    granted: fails('granted', kept.granted),
    check: fails('check', kept.check),
    claim: async (table, node, ms) => (isElsewhere ? { type: 'other', node: 'another', forMs: ms } : kept.claim(table, node, ms)),
  }
  const store = watchedStore(broken, watch)
  const house: House = watchedHouse(
    createHouse({
      rules: rulesOf,
      shapes: TABLE_SHAPES,
      store,
      node: 'test',
      chance: seededChance(generator(7)),
      bot: botHere,
      now: () => Date.now(),
      later: (milliseconds, work) => void setTimeout(work, milliseconds).unref(),
      idle: 60_000,
      most: 10,
    }),
    watch,
  )
  // Every question about readiness is a new one.
  const now = () => (time += 10_000)
  const status = serveStatus({ metrics, token: TOKEN, check: store.check, isStopping: () => isStopping, now })
  server = await listen({ pages, port: 0, house, status, answered: metrics.answered, count: metrics.count, pace: 100_000 })
})
afterEach(async () => {
  await server.close()
  await rm(pages, { recursive: true })
})

const get = async (path: string, headers = {}) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers })
  return { status: answer.status, text: await answer.text() }
}
async function opened(): Promise<TableKeys> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(await asking({ names: { A: 'Ada Lovelace' } })),
  })
  return ((await answer.json()) as { readonly value: TableKeys }).value
}
const figure = (text: string, name: string): number =>
  Number(new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)

describe('what a server tells its operator', () => {
  it('the notes of a match name nobody, no key and no table in full; the figures tell how it went', async () => {
    const { table, seats, invitations, opener, onlooker } = await opened()
    const ada = come(server.port, table, [seats.A as string], ['A'])
    const bob = come(server.port, table, [invitations.B as string], [])
    const guests = [ada, bob]
    await Promise.all(guests.map((guest) => guest.until(({ table: state }) => state !== undefined)))
    bob.online.request({ type: 'take', invitation: invitations.B as string, name: 'Bobby Tables' })
    await bob.until(({ table: state }) => state?.mine.seats.includes('B') === true)
    ada.online.request({ type: 'say', text: 'Exterminate them all' })
    bob.online.request({ type: 'move', seat: 'B' })
    for (const [guest, seat] of [[ada, 'A'] as const, [bob, 'B'] as const])
      guest.online.request({ type: 'ready', seat, ready: true })
    const rules = await gameOf('exterminate')?.rules?.()
    if (!rules) throw new Error('there are no rules')
    const rng = generator(3)
    // However busy the machine is.
    for (let turn = 0; turn < 40 || (ada.states.get('A')?.seq ?? 0) <= 10; turn++) {
      for (const [guest, seat] of [[ada, 'A'] as const, [bob, 'B'] as const]) {
        const decisions = guest.states.get(seat)?.decisions ?? []
        if (!decisions.some(({ offer }) => !offer)) continue
        const { decision, answer } = choose(rules, { view: guest.views.get(seat) as object, decisions }, rng)
        guest.send({ type: 'answer', seat, decision, answer: answer as Json })
      }
      await new Promise((done) => setTimeout(done, 5))
    }
    expect(ada.states.get('A')?.seq).toBeGreaterThan(10)
    // Things that go wrong are what logs betray secrets with.
    ada.send({ type: 'answer', seat: 'A', decision: 'no such question', answer: 'a secret answer' })
    failing = 'say'
    ada.online.request({ type: 'say', text: 'Nobody hears this' })
    await ada.until(({ refusal }) => refusal?.of === 'say')
    failing = 'granted'
    const late = come(server.port, table, [onlooker])
    await expect.poll(() => log.some((line) => line.includes('"enter"'))).toBe(true)
    late.online.close()

    const noted = log.join('')
    for (const type of ['table opened', 'table taken', 'store failed', 'failed']) expect(noted).toContain(`"${type}"`)
    expect(noted).toContain(table.slice(0, 6))
    const keys = [...ada.keys, ...bob.keys, opener, onlooker, ...bob.links.map(({ key }) => key)]
    expect(new Set(keys).size).toBeGreaterThanOrEqual(6)
    const secrets = [table, ...keys, 'Ada', 'Bobby', 'Exterminate', 'Nobody', 'secret', 'question', '127.0.0.1']
    expect(secrets.filter((secret) => noted.includes(secret))).toEqual([])

    const { text } = await get('/metrics')
    expect(figure(text, 'sightline_tables')).toBe(1)
    expect(figure(text, 'sightline_connections')).toBe(2)
    expect(figure(text, 'sightline_told_seconds_count')).toBeGreaterThan(10)
    expect(figure(text, 'sightline_messages_total{what="received"}')).toBeGreaterThan(20)
    expect(figure(text, 'sightline_messages_total{what="sent"}')).toBeGreaterThan(20)
    expect(figure(text, 'sightline_store_seconds_count{call="append"}')).toBeGreaterThan(10)
    expect(figure(text, 'sightline_store_failures_total{failure="StoreAway"}')).toBeGreaterThanOrEqual(2)
    expect(figure(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    for (const secret of [table, ...keys]) expect(text).not.toContain(secret)
    for (const { online } of guests) online.close()
  })

  it('an error that is no refusal of the store is told by its place, never by its words', () => {
    const lines: string[] = []
    const note = createLog('info', { write: (line) => lines.push(line) })
    note({ type: 'failed', at: 'enter', error: new TypeError('the key Zm9vYmFyYmF6 of Ada\nat Ada (her seat)') })
    expect(lines.join('')).toContain('TypeError')
    expect(lines.join('')).toContain('watch.test.ts')
    expect(lines.join('')).not.toMatch(/Zm9v|Ada/)
  })

  it('is alive as long as it runs, and ready while the store takes changes and it does not stop', async () => {
    expect(await get('/api/health')).toEqual({ status: 200, text: 'alive\n' })
    expect(await get('/api/ready')).toEqual({ status: 200, text: 'ready\n' })
    failing = 'check'
    expect(await get('/api/ready')).toEqual({ status: 503, text: 'not ready\n' })
    expect((await get('/api/health')).status).toBe(200)
    failing = undefined
    isStopping = true
    expect((await get('/api/ready')).status).toBe(503)
    const posted = await fetch(`http://127.0.0.1:${server.port}/api/health`, { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('gives its figures to this machine, and to whoever has the token; what a proxy passes on is of another machine', async () => {
    expect((await get('/metrics')).text).toContain('sightline_tables 0')
    const far = { 'X-Forwarded-For': '127.0.0.1' }
    expect((await get('/metrics', far)).status).toBe(404)
    expect((await get('/metrics', { Forwarded: 'for=127.0.0.1' })).status).toBe(404)
    expect((await get('/metrics', { ...far, Authorization: 'Bearer something else' })).status).toBe(404)
    expect((await get('/metrics', { ...far, Authorization: `Bearer ${TOKEN}` })).text).toContain('sightline_tables 0')
  })

  it('a page at a table that another server has is told to come back, which is no failure', async () => {
    const { table, seats } = await opened()
    isElsewhere = true
    const ended = new Promise<string>((done) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/tables/${table}`)
      socket.on('message', (data) => done(String(data)))
      socket.on('open', () => socket.send(JSON.stringify([1, { type: 'enter', version: ONLINE_VERSION, keys: [seats.A] }])))
    })
    expect(JSON.parse(await ended)[1]).toMatchObject({ type: 'ended', reason: { key: 'table-moved' }, again: true })
    expect(log.filter((line) => line.includes('failed'))).toEqual([])
  })

  it('when it stops, pages are told to come back before their connections end', async () => {
    const { table, seats } = await opened()
    const heard: string[] = []
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/tables/${table}`)
    socket.on('message', (data) => heard.push(String(data)))
    const silent = new WebSocket(`ws://127.0.0.1:${server.port}/api/tables/${table}`)
    const opening = [socket, silent].map((one) => new Promise((done) => one.once('open', done)))
    const ended = [socket, silent].map((one) => new Promise<number>((done) => one.once('close', done)))
    await Promise.all(opening)
    socket.send(JSON.stringify([1, { type: 'enter', version: ONLINE_VERSION, keys: [seats.A] }]))
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    await server.close()
    expect(await Promise.all(ended)).toEqual([1012, 1012])
    expect(JSON.parse(heard.at(-1) ?? '')[1]).toMatchObject({ type: 'ended', reason: { key: 'server-stops' }, again: true })
  })
})
