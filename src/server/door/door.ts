/** The server's entrance from the network: which requests and sockets are accepted, and how many. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { MOST_MESSAGE } from '../../protocol/online-schema'
import { createBuckets } from '../bucket'
import type { Config } from '../config'
import type { House } from '../tables/house'
import { isTableId } from '../tables/keys'
import { DEFLATE, keepNoState } from './deflate'
import { serveRequests } from './http'
import { addressOf, isWelcomeOrigin } from './origin'
import { mineAt, passedVisitor, passOn } from './pass'
import { startPulse } from './pulse'
import { type SocketOptions, serveSocket } from './socket'

/** How long pages have to receive their last messages when the server stops, in milliseconds. */
const GOODBYE = 1000

export interface Door {
  /** Answers a request under `/api/`; false if the request is not for it. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  close(): Promise<void>
}

export interface DoorConfig extends Pick<Config, 'origins' | 'proxies' | 'mostConnections' | 'mostOpened' | 'pace'> {
  /** Milliseconds within which a socket must send its first message; it must answer a ping within twice that time. */
  readonly patience: number
  /** The secret shared by all servers on one store. It authenticates connections that they pass on to one another. */
  readonly word?: string
  /** Called for every message, with what became of it. */
  readonly count: SocketOptions['count']
}

/** Attaches requests and sockets of `server` to the house. `now` gives monotonic milliseconds. */
export function openDoor(server: Server, house: House, config: DoorConfig, now: () => number): Door {
  const { word } = config
  const connections = new Map<string, number>()
  const connects = createBuckets(config.mostConnections, config.mostConnections / 10, now)
  const opens = createBuckets(config.mostOpened, config.mostOpened / 3600, now)
  const asks = createBuckets(120, 2, now)
  const isWelcome = (request: IncomingMessage) => isWelcomeOrigin(request, config.origins)
  const pulse = startPulse(config.patience * 2, now)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_MESSAGE, perMessageDeflate: DEFLATE })

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const table = /^\/api\/tables\/([^/?#]+)$/.exec(request.url ?? '')?.[1]
    const visitor = passedVisitor(request, word)
    const address = visitor ?? addressOf(request, config.proxies)
    const refuse = (status: string) => {
      // The socket is closed without waiting for a client that does not close its own half.
      socket.once('finish', () => socket.destroy())
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    }
    socket.on('error', () => socket.destroy())
    if (table === undefined || !isTableId(table)) return refuse('404 Not Found')
    // For a connection that was passed on, the first server has checked the origin.
    if (visitor === undefined && !isWelcome(request)) return refuse('403 Forbidden')
    const open = connections.get(address) ?? 0
    if (open >= config.mostConnections || !connects.take(address)) return refuse('429 Too Many Requests')
    sockets.handleUpgrade(request, socket, head, (connected) => {
      keepNoState(connected)
      connections.set(address, (connections.get(address) ?? 0) + 1)
      connected.on('close', () => {
        const left = (connections.get(address) ?? 1) - 1
        if (left > 0) connections.set(address, left)
        else connections.delete(address)
      })
      pulse.add(connected)
      serveSocket(connected, table, {
        house,
        now,
        pace: config.pace,
        patience: config.patience,
        count: config.count,
        // A connection is passed on only once: two servers that each believe the other has the table would pass it back and
        // forth.
        ...(word !== undefined && visitor === undefined
          ? { pass: (server) => passOn(connected, { server, table, visitor: address, word }) }
          : {}),
      })
    })
  })
  const visitorOf = (request: IncomingMessage) => passedVisitor(request, word) ?? addressOf(request, config.proxies)
  const answer = serveRequests({
    house,
    isWelcome,
    mayAsk: (request) => asks.take(visitorOf(request)),
    askOther: (request) =>
      word === undefined || passedVisitor(request, word) !== undefined
        ? undefined
        : (server, keys) => mineAt(server, keys, { visitor: visitorOf(request), word }),
    mayOpen: (request) => opens.take(addressOf(request, config.proxies)),
  })
  return {
    serve: answer,
    async close() {
      pulse.stop()
      await house.close()
      // Pages are told to reconnect. Those that do not close in time are terminated.
      const gone = [...sockets.clients].map((socket) => {
        socket.close(1012)
        return new Promise((done) => socket.once('close', done))
      })
      await Promise.race([Promise.all(gone), new Promise((late) => setTimeout(late, GOODBYE))])
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}
