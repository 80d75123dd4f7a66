/**
 * A process with a server of tables on a data folder, and a bare relay beside it: what one end of a path sends, the other ends get as it is.
 * Arguments: the folder, or the address of a database, and the built threads of the store and of the dice. It says its ports, then answers each
 * message with what it has measured since.
 */
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
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  // Whoever measures is gone: nobody else ends this process.
  process.once('disconnect', () => process.exit())
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    const [longest, usual] = [delay.max / 1e6, delay.percentile(50) / 1e6]
    // The collection itself would count as a long turn.
    globalThis.gc?.()
    const { heapUsed: heap, rss: resident } = process.memoryUsage()
    setTimeout(() => {
      delay.reset()
      process.send?.({ heap, resident, longest, usual, spent: (user + system) / 1000 } satisfies Measure)
    }, 50)
  })
  const address = relay.address()
  process.send?.({ port, relay: typeof address === 'object' && address ? address.port : 0 } satisfies Ports)
}

const [, , where, thread, diceThread] = process.argv
if (process.send && where && thread && diceThread) await serve(where, thread, diceThread)
