/**
 * A process with a server of tables on a data folder, and a bare relay beside it: what one end of a path sends, the other ends get as it is.
 * Arguments: the folder and the built thread of the store. It says its ports, then answers each message with what it has measured since.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { type WebSocket, WebSocketServer } from 'ws'
import { createThrower } from '../../src/dice/throw'
import { openSqlite } from '../../src/server/store/sqlite'
import { thrownDice } from '../../src/workers/thrown-dice'
import { serveTables } from '../server/online'

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

async function serve(folder: string, thread: string): Promise<void> {
  const store = await openSqlite({ folder, thread: pathToFileURL(thread) })
  const chance = { secret: () => SECRET, dice: thrownDice({ load: createThrower }) }
  const { port } = await serveTables({ store, chance, idle: HOUR, most: 10_000 })
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

const [, , folder, thread] = process.argv
if (process.send && folder !== undefined && thread !== undefined) await serve(folder, thread)
