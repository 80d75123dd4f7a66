/** The way in from the network: which requests and sockets are let in, and how many of them. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { MOST_MESSAGE } from '../../protocol/online-schema'
import { createBuckets } from '../bucket'
import type { Config } from '../config'
import type { House } from '../tables/house'
import { isTableId } from '../tables/keys'
import { serveRequests } from './http'
import { addressOf, isWelcomeOrigin } from './origin'
import { passedVisitor, passOn } from './pass'
import { type SocketOptions, serveSocket } from './socket'

/** Milliseconds that pages have to take what they are told when the server stops. */
const GOODBYE = 1000

/** Large messages are compressed, each by itself: nothing is kept for a connection between two of them. */
const DEFLATE = { threshold: 4096, serverNoContextTakeover: true, clientNoContextTakeover: true }

export interface Door {
  /** Answers a request that is not for a page. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  close(): Promise<void>
}

export interface DoorConfig extends Pick<Config, 'origins' | 'proxies' | 'mostConnections' | 'mostOpened' | 'pace'> {
  /** For so many milliseconds a socket may say nothing at first; one that leaves a ping unanswered for twice as long is gone. */
  readonly patience: number
  /** All servers that share a store know it: by it they pass connections on to one another. */
  readonly word?: string
  /** Hears of every message, by what became of it. */
  readonly count: SocketOptions['count']
}

/** Opens the door of this server to its house. `now` gives milliseconds that never go back. */
export function openDoor(server: Server, house: House, config: DoorConfig, now: () => number): Door {
  const { word } = config
  const connections = new Map<string, number>()
  const connects = createBuckets(config.mostConnections, config.mostConnections / 10, now)
  const opens = createBuckets(config.mostOpened, config.mostOpened / 3600, now)
  const asks = createBuckets(120, 2, now)
  const isWelcome = (request: IncomingMessage) => isWelcomeOrigin(request, config.origins)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_MESSAGE, perMessageDeflate: DEFLATE })

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const table = /^\/api\/tables\/([^/?#]+)$/.exec(request.url ?? '')?.[1]
    const visitor = passedVisitor(request, word)
    const address = visitor ?? addressOf(request, config.proxies)
    const refuse = (status: string) => {
      // Whoever does not close his own half is not waited for.
      socket.once('finish', () => socket.destroy())
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    }
    socket.on('error', () => socket.destroy())
    if (table === undefined || !isTableId(table)) return refuse('404 Not Found')
    // Of a connection that is passed on, the first server has asked.
    if (visitor === undefined && !isWelcome(request)) return refuse('403 Forbidden')
    const open = connections.get(address) ?? 0
    if (open >= config.mostConnections || !connects.take(address)) return refuse('429 Too Many Requests')
    sockets.handleUpgrade(request, socket, head, (connected) => {
      connections.set(address, (connections.get(address) ?? 0) + 1)
      connected.on('close', () => {
        const left = (connections.get(address) ?? 1) - 1
        if (left > 0) connections.set(address, left)
        else connections.delete(address)
      })
      alive.add(connected)
      connected.on('pong', () => alive.add(connected))
      serveSocket(connected, table, {
        house,
        now,
        pace: config.pace,
        patience: config.patience,
        count: config.count,
        // Once is enough: two servers that each believe the other has the table would pass it to and fro.
        ...(word !== undefined && visitor === undefined
          ? { pass: (server) => passOn(connected, { server, table, visitor: address, word }) }
          : {}),
      })
    })
  })
  const alive = new WeakSet<object>()
  const pinging = setInterval(() => {
    for (const socket of sockets.clients) {
      // Of one that has to wait nothing is read, its answer neither.
      if (!alive.delete(socket) && !socket.isPaused) socket.terminate()
      else socket.ping(String(now()))
    }
  }, config.patience * 2)

  const answer = serveRequests({
    house,
    isWelcome,
    mayAsk: (request) => asks.take(addressOf(request, config.proxies)),
    mayOpen: (request) => opens.take(addressOf(request, config.proxies)),
  })
  return {
    serve: answer,
    async close() {
      clearInterval(pinging)
      await house.close()
      // They are told to come back; whoever does not answer that is not waited for.
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
