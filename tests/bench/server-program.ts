/**
 * A process with a server of tables on a data folder, and a bare relay beside it: what one end of a path sends, the other ends get as it is.
 * Arguments: the folder, or the address of a database, and the built threads of the store and of the dice. It says its ports, then answers each
 * message with what it has measured since.
 */
import { existsSync, openSync, readSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { type WebSocket, WebSocketServer } from 'ws'
import { openPostgres } from '../../src/server/store/postgres'
import { openSqlite } from '../../src/server/store/sqlite'
import { nodeAt } from '../../src/server/tables/house'
import { threadedDice } from '../../src/server/threads/dice'
import { freePort, serveTables } from '../server/online'

export interface Ports {
  readonly port: number
  readonly relay: number
}
export interface Measure {
  /** Bytes in use after collecting garbage, and of the whole process. */
  readonly heap: number
  readonly resident: number
  /** The longest that the loop was away, and what it is mostly away where nothing is to do; milliseconds. */
  readonly longest: number
  readonly usual: number
  /** The longest turn in processor time of the loop's own thread, where Linux says it: other programs do not count. */
  readonly own?: number
  /** Milliseconds of processor time. */
  readonly spent: number
}

/** The same at every table, so that the same answers make the same match. */
export const SECRET = '0123456789abcdef'.repeat(4)
const HOUR = 3_600_000

async function serve(where: string, thread: string, diceThread: string): Promise<void> {
  const isShared = where.startsWith('postgres:')
  const store = await (isShared ? openPostgres({ url: where }) : openSqlite({ folder: where, thread: pathToFileURL(thread) }))
  const chance = { secret: () => SECRET, dice: threadedDice(pathToFileURL(diceThread), 1) }
  const word = await store.word?.()
  const wished = await freePort()
  const node = nodeAt(`http://127.0.0.1:${wished}`)
  const { port } = await serveTables(
    { store, chance, node, idle: HOUR, most: 10_000 },
    wished,
    word === undefined ? {} : { word },
  )
  const relay = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const ends = new Map<string | undefined, WebSocket[]>()
  relay.on('connection', (socket, { url }) => {
    const here = [...(ends.get(url) ?? []), socket]
    ends.set(url, here)
    socket.on('message', (data) => {
      for (const other of ends.get(url) ?? []) if (other !== socket) other.send(String(data))
    })
  })
  await new Promise((done) => relay.once('listening', done))
  const own = ownTurns()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  // Whoever measures is gone: nobody else ends this process.
  process.once('disconnect', () => process.exit())
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    const [longest, usual] = [delay.max / 1e6, delay.percentile(50) / 1e6]
    const turn = own?.longest()
    // The collection itself would count as a long turn.
    globalThis.gc?.()
    const { heapUsed: heap, rss: resident } = process.memoryUsage()
    setTimeout(() => {
      delay.reset()
      own?.reset()
      const more = turn === undefined ? {} : { own: turn }
      process.send?.({ heap, resident, longest, usual, spent: (user + system) / 1000, ...more } satisfies Measure)
    }, 50)
  })
  const address = relay.address()
  process.send?.({ port, relay: typeof address === 'object' && address ? address.port : 0 } satisfies Ports)
}

/** Looks once in each turn of the loop how much processor time this thread has had. */
function ownTurns() {
  const place = `/proc/self/task/${process.pid}/schedstat`
  if (!existsSync(place)) return undefined
  const [file, read] = [openSync(place, 'r'), Buffer.alloc(64)]
  /** Milliseconds. */
  const had = () => Number.parseInt(read.toString('latin1', 0, readSync(file, read, 0, read.length, 0)), 10) / 1e6
  let [last, longest] = [had(), 0]
  setInterval(() => {
    const now = had()
    longest = Math.max(longest, now - last)
    last = now
  }, 1)
  return {
    longest: () => longest,
    reset() {
      last = had()
      longest = 0
    },
  }
}

const [, , where, thread, diceThread] = process.argv
if (process.send && where && thread && diceThread) await serve(where, thread, diceThread)
