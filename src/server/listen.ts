/** Listens for pages, requests and sockets on one port. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { addressesOf } from './announce'
import type { Config } from './config'
import { type DoorConfig, openDoor } from './door/door'
import { secure } from './door/headers'
import { servePages } from './files'
import type { House } from './tables/house'

export interface Listening {
  readonly port: number
  /** The address for a browser on this machine. */
  readonly address: string
  /** That address, and those in this machine's networks if it listens there. */
  readonly addresses: readonly string[]
  close(): Promise<void>
}

export interface ListenOptions extends Partial<DoorConfig> {
  /** The folder of the built pages. */
  readonly pages: string
  /** Without it: 4173, or any free port if that is taken. A port that is given must be free. */
  readonly port?: number | undefined
  readonly host?: Config['host']
  /** Without it, only pages are served. */
  readonly house?: House
  /** Called first for every request; false if the request is for the API or for a page. */
  status?(request: IncomingMessage, response: ServerResponse): boolean
  /** Called for every HTTP answer. */
  answered?(status: number): void
  /** Monotonic milliseconds by which visitors' requests are limited; by default of the process. */
  now?(): number
}

const OPEN: DoorConfig = {
  origins: [],
  proxies: 0,
  mostConnections: 100,
  mostOpened: 60,
  pace: 20,
  patience: 10_000,
  count: () => {},
}

export async function listen(options: ListenOptions): Promise<Listening> {
  const { pages, port: wished, host = '127.0.0.1', house, status, answered, now = () => performance.now(), ...given } = options
  const serve = servePages(pages)
  const config = { ...OPEN, ...given }
  const { patience } = config
  // Limits how long a client that sends its request very slowly can hold a connection.
  const times = { headersTimeout: patience, requestTimeout: patience * 12, connectionsCheckingInterval: patience / 2 }
  const server = createServer(times, (request, response) => {
    secure(response)
    response.once('finish', () => answered?.(response.statusCode))
    if (!status?.(request, response) && !door?.serve(request, response)) serve(request, response)
  })
  const door = house && openDoor(server, house, config, now)
  if (wished !== undefined) await opened(server, wished, host)
  else await opened(server, 4173, host).catch(() => opened(server, 0, host))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : (wished ?? 0)
  const [address = '', ...local] = addressesOf(host, port)
  return {
    port,
    address,
    addresses: [address, ...local],
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()))
      await door?.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const opened = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      done()
    })
  })
