/** A server of tables for tests, and players who come to it over real sockets. */
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { offerEarly } from '../../src/app/online/offer-early'
import { createOnline, type Link, type Online, type OnlineState, type Socket } from '../../src/client/online/connection'
import type { Transport } from '../../src/client/transport'
import { gameOf } from '../../src/games'
import type { Json, PlayerSeat } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import {
  type ClientMessage,
  type Eyes,
  type HostMessage,
  PROTOCOL_VERSION,
  type SeatState,
  type ToldLine,
} from '../../src/protocol/messages'
import { type Answered, ONLINE_VERSION, type OpenTable, type Shown, type TableKeys } from '../../src/protocol/online'
import { patch } from '../../src/protocol/patch'
import { rulesOf } from '../../src/server/games'
import { type ListenOptions, listen } from '../../src/server/listen'
import type { TableStore } from '../../src/server/store/port'
import { createHouse, type House, type HouseOptions } from '../../src/server/tables/house'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { botHere } from './bot-here'
import { memoryStore } from './memory-store'
import { type Device, partOf } from './parts'

export interface Served {
  readonly port: number
  readonly house: House
  readonly store: TableStore
  post<T>(path: string, body: unknown, headers?: object): Promise<Answered<T>>
  open(asked: Partial<OpenTable>): Promise<TableKeys>
  close(): Promise<void>
}

/** A port that nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (typeof address !== 'object' || !address) throw new Error('there is no port')
  return address.port
}

/** A server in this process. Dice and shuffles come from a generator: fast, and the same for the same seed. */
export async function serveTables(
  more: Partial<HouseOptions> = {},
  port = 0,
  door: Partial<ListenOptions> = {},
): Promise<Served> {
  const pages = await mkdtemp(join(tmpdir(), 'online-'))
  await writeFile(join(pages, 'index.html'), '<!doctype html><title>Sightline</title>')
  const store = more.store ?? memoryStore()
  const chance = seededChance(generator(7))
  const house = createHouse({
    rules: rulesOf,
    shapes: TABLE_SHAPES,
    store,
    node: 'test',
    chance,
    bot: botHere,
    now: () => Date.now(),
    later: (milliseconds, work) => void setTimeout(work, milliseconds).unref(),
    idle: 60_000,
    most: 1000,
    ...more,
  })
  const server = await listen({ pages, port, house, mostConnections: 10_000, mostOpened: 100_000, pace: 100_000, ...door })
  const post = async <T>(path: string, body: unknown, headers: object = {}): Promise<Answered<T>> => {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return (await answer.json()) as Answered<T>
  }
  return {
    port: server.port,
    house,
    store,
    post,
    async open(asked) {
      const request = await asking(asked)
      // No test waits for its game to be loaded.
      await rulesOf(request.game)
      const opened = await post<TableKeys>('/api/tables', request)
      if (!opened.ok) throw new Error(`the table was refused: ${JSON.stringify(opened.reason)}`)
      return opened.value
    },
    async close() {
      await server.close()
      await rm(pages, { recursive: true })
    },
  }
}

/** The request for a table of this game, as its lobby opens. */
export async function asking(asked: Partial<OpenTable>): Promise<OpenTable> {
  const game = asked.game ?? 'exterminate'
  const view = await gameOf(game)?.view?.()
  if (!view) throw new Error(`there is no ${game}`)
  const { seats, ...shared } = view.lobby('en').chosen
  return {
    version: ONLINE_VERSION,
    game,
    gathered: { shared: shared as unknown as { [part: string]: Json }, seats: seats as { [seat in PlayerSeat]?: Json } },
    sitters: { A: 'me', B: 'link' },
    names: { A: 'Ada' },
    dice: 'auto',
    sealed: false,
    ...asked,
  }
}

export interface Guest {
  readonly online: Online
  readonly keys: string[]
  readonly links: Link[]
  readonly shown: Shown[]
  /** Every message of the match that came over the present line, and over those before. */
  readonly got: HostMessage[]
  readonly views: Map<Eyes, Json>
  readonly states: Map<Eyes, SeatState>
  /** The lines told so far. */
  readonly told: Map<Eyes, readonly ToldLine[]>
  /** What was told in a way that no host may: twice, or with a gap. */
  readonly doubts: string[]
  /** How many lines to the match there have been. */
  lines(): number
  send(message: ClientMessage): void
  /** Breaks the line, as a network does: no goodbye. */
  cut(): void
  until(is: (state: OnlineState) => boolean): Promise<OnlineState>
}

/**
 * Somebody comes to a table with these keys. In the match he looks from these seats. With a device, his page has a part in chance. His clock
 * runs `haste` times as fast.
 */
export function come(
  port: number,
  table: string,
  given: readonly string[],
  looking: readonly Eyes[] = ['spectator'],
  device?: Device,
  haste = 1,
): Guest {
  const keys = [...given]
  const links: Link[] = []
  const shown: Shown[] = []
  const got: HostMessage[] = []
  const firsts = new Map<Eyes, Json>()
  const views = new Map<Eyes, Json>()
  const told = new Map<Eyes, readonly ToldLine[]>()
  const doubts: string[] = []
  let lines = 0
  const states = new Map<Eyes, SeatState>()
  let socket: WebSocket | undefined
  let transport: Transport | undefined
  let mine = [...looking]
  const hear = (message: HostMessage) => {
    got.push(message)
    if (!('state' in message)) return
    const { seat } = message.state
    states.set(seat, message.state)
    if (message.type === 'all') firsts.set(seat, message.first)
    const before = told.get(seat) ?? []
    if (message.type === 'all') told.set(seat, message.lines)
    if (message.type === 'past') told.set(seat, [...before.slice(0, message.keep), ...message.lines])
    if (message.type === 'more') told.set(seat, [...before, message.line])
    if (message.type === 'past' && message.keep > before.length) doubts.push(`keeps ${message.keep} of ${before.length} lines`)
    if (message.type === 'more' && message.line.entry.seq !== before.length)
      doubts.push(`line ${message.line.entry.seq} after ${before.length}`)
    if (message.type === 'more') return void views.set(seat, patch(views.get(seat) as Json, message.line.change))
    if (message.type === 'now') return
    views.set(
      seat,
      (told.get(seat) ?? []).reduce<Json>((view, { change }) => patch(view, change), firsts.get(seat) as Json),
    )
  }
  const part = device && partOf(device, (request) => void online.request(request))
  const online: Online = createOnline({
    connect() {
      const opened = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}`)
      socket = opened
      // Without a listener an error would end the process; it is followed by `close`.
      opened.on('error', () => undefined)
      return opened as unknown as Socket
    },
    keys: () => keys,
    taken(seat, key) {
      keys.push(key)
      mine = [...mine.filter((eyes) => eyes !== 'spectator'), seat]
    },
    linked: (link) => void links.push(link),
    ...(part ? { links: part.asked } : {}),
    shown: (_by, what) => void shown.push(what),
    match(next) {
      transport = next
      lines++
      next.onMessage(hear)
      const since = [...states].flatMap(([eyes, { seq, mark }]) => (seq < 0 ? [] : [[eyes, { seq, mark }] as const]))
      next.send({
        type: 'hello',
        version: PROTOCOL_VERSION,
        seats: mine,
        ...(since.length > 0 ? { since: Object.fromEntries(since) } : {}),
      })
      if (!part) return
      next.onMessage(part.hear)
      part.joined(mine.filter((eyes) => eyes !== 'spectator'))
    },
    now: () => Date.now(),
    later(milliseconds, work) {
      const timer = setTimeout(work, milliseconds / haste)
      return () => clearTimeout(timer)
    },
  })
  if (part) offerEarly(online.store, part)
  return {
    online,
    keys,
    links,
    shown,
    got,
    views,
    states,
    told,
    doubts,
    lines: () => lines,
    send: (message) => transport?.send(message),
    cut: () => socket?.terminate(),
    until: (is) =>
      new Promise((done) => {
        const { store } = online
        if (is(store.getState())) return done(store.getState())
        const stop = store.subscribe((state) => {
          if (!is(state)) return
          stop()
          done(state)
        })
      }),
  }
}
