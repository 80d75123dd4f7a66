/** Somebody at a server's door who keeps to no rule: sockets and requests made by hand. */
import { request } from 'node:http'
import { connect, type Socket as NetSocket } from 'node:net'
import { WebSocket } from 'ws'
import { ONLINE_VERSION, type OnlineMessage } from '../../src/protocol/online'

export interface Stranger {
  readonly socket: WebSocket
  /** Everything that came, in its order. */
  readonly got: OnlineMessage[]
  /** Sends a message with the next number. */
  say(message: unknown): void
  /** Sends this as it is. */
  raw(data: string | Buffer): void
  /** The number that the next message would have. */
  next(): number
  /** Resolves when the connection is closed, with the code. */
  readonly closed: Promise<number>
  /** The first refusal or end, as `type:key`: `refused:`, `ended:`, and of the match `match:` and `failed:`; `closed:` with its code. */
  refusal(): Promise<string>
}

/** How a message refuses something. */
export function refusalIn(message: OnlineMessage): string | undefined {
  if (message.type === 'refused' || message.type === 'ended') return `${message.type}:${message.reason.key}`
  if (message.type !== 'match') return undefined
  const { message: told } = message
  if (told.type === 'refused') return `match:${told.reason.key}`
  return told.type === 'failed' ? `failed:${told.reason.key}` : undefined
}

export function stranger(port: number, table: string, headers: { readonly [name: string]: string } = {}): Stranger {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}`, { headers })
  const got: OnlineMessage[] = []
  const early: (string | Buffer)[] = []
  let sent = 0
  socket.on('message', (data) => void got.push((JSON.parse(String(data)) as [number, OnlineMessage])[1]))
  socket.on('error', () => undefined)
  socket.on('open', () => {
    for (const data of early.splice(0)) socket.send(data)
  })
  const raw = (data: string | Buffer) => {
    if (socket.readyState === WebSocket.CONNECTING) early.push(data)
    else socket.send(data, () => undefined)
  }
  const closed = new Promise<number>((done) => socket.on('close', done))
  return {
    socket,
    got,
    closed,
    raw,
    say: (message) => raw(JSON.stringify([++sent, message])),
    next: () => ++sent,
    // However long it takes: a test that waits for nothing is ended.
    async refusal() {
      const refused = new Promise<void>((done) => {
        const look = () => {
          if (got.some((one) => refusalIn(one) !== undefined)) done()
        }
        socket.on('message', look)
        look()
      })
      const code = await Promise.race([refused, closed])
      return got.map(refusalIn).find((one) => one !== undefined) ?? `closed:${code}`
    },
  }
}

export const entering = (...keys: readonly string[]) => ({ type: 'enter', version: ONLINE_VERSION, keys })

export interface Answer {
  readonly status: number
  readonly body: string
}

/** A request as nobody's browser would send it. Without an end of the body it is left open. */
export function ask(
  port: number,
  path: string,
  { method = 'POST', headers = {}, body = '', isCutShort = false }: Partial<Asked> = {},
): Promise<Answer> {
  return new Promise((done, failed) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers: { 'Content-Type': 'application/json', ...headers } })
    let isAnswered = false
    asked.on('response', (response) => {
      isAnswered = true
      const parts: Buffer[] = []
      const end = () => done({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') })
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', end)
      response.on('error', end)
    })
    asked.on('error', (error) => !isAnswered && failed(error))
    if (isCutShort) {
      asked.write(body)
      setTimeout(() => asked.destroy(), 50)
    } else asked.end(body)
  })
}
export interface Asked {
  readonly method: string
  readonly headers: { readonly [name: string]: string }
  readonly body: string | Buffer
  readonly isCutShort: boolean
}

/** A socket on which anything can be written; `said` is what came back so far. */
export function line(port: number): { readonly socket: NetSocket; said(): string; readonly closed: Promise<void> } {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let said = ''
  socket.on('data', (part) => {
    said += part.toString('latin1')
  })
  socket.on('error', () => undefined)
  return { socket, said: () => said, closed: new Promise((done) => socket.on('close', () => done())) }
}

/** The first line and the headers of a request for a socket. */
export const upgrade = (path: string, headers: { readonly [name: string]: string } = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    ...Object.entries({
      Host: 'x',
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')
