/**
 * One connection to a table. Its messages are numbered, limited and checked before they reach the house; if it reads too slowly,
 * it is ended. Keys and messages of a page are not logged or stored here.
 */
import type { WebSocket } from 'ws'
import type { Frame, OnlineMessage, OnlineRequest } from '../../protocol/online'
import { ONLINE_VERSION } from '../../protocol/online'
import { type OnlineReason, onlineSays as say } from '../../protocol/online-said'
import { parseFrame } from '../../protocol/online-schema'
import { createBucket } from '../bucket'
import type { Entered, House, Refused } from '../tables/house'
import type { Passed } from './pass'

/** Bytes waiting for a slow reader: beyond the first limit dispensable messages are dropped; beyond the second it is cut off. */
const LAZY = 64_000
const TOO_SLOW = 8_000_000
/**
 * The most characters of messages that may wait for their turn, with a constant added for each. The network is not read
 * meanwhile, so only messages that arrived compressed can reach this.
 */
const MOST_WAITING = 2_000_000
const EACH = 100

export interface SocketOptions {
  readonly house: Pick<House, 'enter' | 'turn'>
  /** Monotonic milliseconds. */
  now(): number
  /** How many requests per second a connection may send in the long run. One that sends more is read more slowly. */
  readonly pace: number
  /** A connection that has not sent its keys within this many milliseconds is ended. */
  readonly patience: number
  /** Passes the connection on to the server at this address; undefined if unreachable. Without it, nothing is passed on. */
  pass?(server: string): Promise<Passed | undefined>
  /** Counts what happens, by kind. */
  count(kind: 'received' | 'sent' | 'dropped' | 'refused'): void
}

/** Serves a socket that has just opened for this table. */
export function serveSocket(socket: WebSocket, table: string, options: SocketOptions): void {
  const { house, now, pace, patience, pass, count } = options
  const acts = createBucket(pace * 3, pace, now)
  /** The limit for `show` messages, which only show others what a player considers. */
  const shows = createBucket(40, 25, now)
  const talks = createBucket(Math.max(8, pace / 2), pace / 40, now)
  let entered: Entered | undefined
  /** Set once another server has the table. That server then counts the messages of this connection. */
  let passed: Passed | undefined
  let isEntering = false
  let isEnded = false
  let heard = 0
  let sent = 0
  /** Messages that wait for their turn, or came faster than allowed; undefined stands for a binary message. */
  let waiting: (string | undefined)[] = []
  let waitingSize = 0
  let isServing = false
  let isResting = false
  let lag = 0

  const send = (message: OnlineMessage) => {
    if (isEnded || passed || socket.readyState !== socket.OPEN) return
    if (message.type === 'shown' && socket.bufferedAmount > LAZY) return count('dropped')
    if (socket.bufferedAmount > TOO_SLOW) return end(say('too-slow', {}), true)
    const frame: Frame<OnlineMessage> = [++sent, message]
    socket.send(JSON.stringify(frame))
    count('sent')
  }
  const end = (reason: OnlineReason, again: boolean) => {
    if (isEnded) return
    if (socket.readyState === socket.OPEN && !passed) {
      const frame: Frame<OnlineMessage> = [++sent, { type: 'ended', reason, again }]
      socket.send(JSON.stringify(frame))
    }
    over()
    socket.close(again ? 1012 : 1008)
    // A page that does not answer the closing handshake is terminated.
    setTimeout(() => socket.terminate(), 2000).unref()
  }
  const over = () => {
    isEnded = true
    waiting = []
    clearTimeout(impatience)
    passed?.close()
    leave()
  }
  const leave = () => {
    entered?.table.leave(entered.visit)
    entered = undefined
  }
  const enter = async (text: string, version: number, keys: readonly string[]) => {
    if (version !== ONLINE_VERSION) return end(say('online-version', { theirs: version, ours: ONLINE_VERSION }), false)
    const failed: Refused = { refused: say('server-failed', {}), again: true }
    const ask = (): Promise<Entered | Refused> => house.enter(table, keys, { send, end, lag: () => lag }).catch(() => failed)
    let found = await ask()
    const at = 'refused' in found ? found.at : undefined
    // Passed on only if this is the first message, because the other server counts the messages from the first.
    if (at && pass && heard === 1) {
      if (await passTo(at.server, text)) return
      // That server is gone: its lease on the table ends after this time.
      await new Promise((over) => setTimeout(over, at.forMs))
      if (!isEnded) found = await ask()
    }
    if ('refused' in found) return end(found.refused, found.again)
    entered = found
    // The browser answers this ping by itself, which measures the delay. Later pings also check that it is alive.
    socket.ping(String(now()))
    // The page may have disconnected while its table was being opened.
    if (isEnded || socket.readyState !== socket.OPEN) leave()
  }
  const passTo = async (server: string, text: string): Promise<boolean> => {
    passed = await pass?.(server)
    if (isEnded) passed?.close()
    else passed?.send(text)
    return passed !== undefined
  }
  const refuse = (reason: OnlineReason, of: OnlineRequest['type'] | 'message' = 'message') => {
    count('refused')
    send({ type: 'refused', of, reason })
  }

  /** Serves a message and returns its cost. */
  const serve = (text: string | undefined): number => {
    if (passed) {
      if (text === undefined) end(say('online-malformed', { at: 'message', expected: 'JSON' }), false)
      else passed.send(text)
      return 0
    }
    const parsed = text === undefined ? undefined : read(text)
    const cost = 1 + (text?.length ?? 0) / 16_000
    if (!parsed) {
      refuse(say('online-malformed', { at: 'message', expected: 'JSON' }))
      return cost
    }
    const frame = parseFrame(parsed.value)
    // A message that cannot be parsed still used its number.
    const number: unknown = Array.isArray(parsed.value) ? parsed.value[0] : undefined
    if (typeof number === 'number' && Number.isSafeInteger(number) && number > 0) {
      if (number <= heard) return cost
      if (number > heard + 1) {
        end(say('messages-lost', {}), true)
        return cost
      }
      heard = number
    }
    if (!frame.ok) {
      refuse(say('online-malformed', { at: frame.at, expected: frame.expected }))
      return cost
    }
    const [, request] = frame.value
    if (request.type === 'show') {
      if (!shows.take()) return cost / 10
      if (entered) entered.table.receive(entered.visit, request)
      return 0
    }
    if (request.type === 'enter') {
      if (isEntering) refuse(say('online-malformed', { at: 'type', expected: 'enter only once' }))
      else {
        isEntering = true
        clearTimeout(impatience)
        void enter(text ?? '', request.version, request.keys)
      }
    } else if (!entered) refuse(say('enter-first', {}), request.type)
    else if ((request.type === 'say' || request.type === 'sign') && !talks.take()) refuse(say('too-much', {}), request.type)
    else entered.table.receive(entered.visit, request)
    // These are answered with the whole match, which costs more.
    const isLarge = request.type === 'match' && ['hello', 'export', 'telling'].includes(request.message.type)
    return isLarge ? cost + 10 : cost
  }
  /**
   * Serves waiting messages, each in a turn of the event loop, until the connection has to pause. When none is left, the socket is
   * read again.
   */
  const go = async () => {
    if (isServing) return
    isServing = true
    while (waiting.length > 0 && !isResting) {
      await house.turn()
      if (waiting.length > 0) hear(taken())
    }
    isServing = false
    if (!isResting && !isEnded) socket.resume()
  }
  const taken = () => {
    const text = waiting.shift()
    waitingSize -= EACH + (text?.length ?? 0)
    return text
  }
  const hear = (text: string | undefined) => {
    const rest = acts.owe(serve(text))
    if (rest <= 0 || isEnded) return
    isResting = true
    socket.pause()
    setTimeout(() => {
      isResting = false
      void go()
    }, rest).unref()
  }

  const impatience = setTimeout(() => end(say('enter-first', {}), false), patience)
  socket.on('message', (data, isBinary) => {
    if (isEnded) return
    count('received')
    const text = isBinary ? undefined : String(data)
    // Before somebody is at a table, his messages cost too little to wait for a turn.
    if (!entered && !isResting && waiting.length === 0) return hear(text)
    waiting.push(text)
    waitingSize += EACH + (text?.length ?? 0)
    if (waitingSize > MOST_WAITING) end(say('too-much', {}), true)
    else void go()
  })
  socket.on('pong', (data) => {
    const way = now() - Number(String(data) || Number.NaN)
    if (way >= 0) lag = way
  })
  socket.on('close', () => {
    // What was read before counts, if there is time for it.
    while (waiting.length > 0 && !isResting && !isEnded) hear(taken())
    over()
  })
  // An error is followed by `close`.
  socket.on('error', () => count('refused'))
}

function read(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
