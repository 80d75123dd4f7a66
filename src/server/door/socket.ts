/**
 * One connection to a table: its messages are counted, limited and checked before the house hears of them, and what it does not take in
 * time ends it. Nothing of a page's keys or messages is written anywhere.
 */
import type { WebSocket } from 'ws'
import type { Frame, OnlineMessage } from '../../protocol/online'
import { ONLINE_VERSION } from '../../protocol/online'
import { type OnlineReason, onlineSays as say } from '../../protocol/online-said'
import { parseFrame } from '../../protocol/online-schema'
import type { Entered, House } from '../tables/house'
import { createBucket } from './bucket'

/** Bytes that may wait for a reader: beyond the first, what may be lost is not sent; beyond the second, the connection ends. */
const LAZY = 64_000
const TOO_SLOW = 8_000_000
/** A connection says who it is within so many milliseconds, or ends. */
const PATIENCE = 10_000

export interface SocketOptions {
  readonly house: Pick<House, 'enter'>
  /** Milliseconds that never go back. */
  now(): number
  /** How many requests a second a connection may send in the long run: whoever sends more is read more slowly. */
  readonly pace: number
  /** Counts what happens, by kind. */
  count(kind: 'received' | 'sent' | 'dropped' | 'refused'): void
}

/** Serves a socket that has just opened for this table. */
export function serveSocket(socket: WebSocket, table: string, { house, now, pace, count }: SocketOptions): void {
  const acts = createBucket(pace * 3, pace, now)
  /** What only shows others what one considers. */
  const shows = createBucket(40, 25, now)
  let entered: Entered | undefined
  let isEntering = false
  let isEnded = false
  let heard = 0
  let sent = 0

  const send = (message: OnlineMessage) => {
    if (isEnded || socket.readyState !== socket.OPEN) return
    if (message.type === 'shown' && socket.bufferedAmount > LAZY) return count('dropped')
    if (socket.bufferedAmount > TOO_SLOW) return end(say('too-slow', {}), true)
    const frame: Frame<OnlineMessage> = [++sent, message]
    socket.send(JSON.stringify(frame))
    count('sent')
  }
  const end = (reason: OnlineReason, again: boolean) => {
    if (isEnded) return
    if (socket.readyState === socket.OPEN) {
      const frame: Frame<OnlineMessage> = [++sent, { type: 'ended', reason, again }]
      socket.send(JSON.stringify(frame))
    }
    isEnded = true
    socket.close(again ? 1012 : 1008)
    // A page that does not answer the goodbye is not waited for.
    setTimeout(() => socket.terminate(), 2000).unref()
    leave()
  }
  const leave = () => {
    entered?.table.leave(entered.visit)
    entered = undefined
  }
  const enter = async (version: number, keys: readonly string[]) => {
    if (version !== ONLINE_VERSION) return end(say('online-version', { theirs: version, ours: ONLINE_VERSION }), false)
    const found = await house.enter(table, keys, { send, end }).catch(() => ({ refused: say('server-failed', {}) }))
    if ('refused' in found) return end(found.refused, found.refused.key === 'server-failed')
    entered = found
    // The page may have gone while its table was being opened.
    if (isEnded || socket.readyState !== socket.OPEN) leave()
  }

  const patience = setTimeout(() => end(say('enter-first', {}), false), PATIENCE)
  socket.on('message', (data, isBinary) => {
    if (isEnded) return
    count('received')
    const refuse = (reason: OnlineReason) => {
      count('refused')
      send({ type: 'refused', of: 'message', reason })
    }
    const parsed = isBinary ? undefined : read(String(data))
    if (!parsed) return refuse(say('online-malformed', { at: 'message', expected: 'JSON' }))
    const frame = parseFrame(parsed.value)
    // A message that is not understood still had its number.
    const number = Array.isArray(parsed.value) && typeof parsed.value[0] === 'number' ? parsed.value[0] : undefined
    if (number !== undefined) {
      if (number <= heard) return
      if (number > heard + 1) return end(say('messages-lost', {}), true)
      heard = number
    }
    if (!frame.ok) return refuse(say('online-malformed', { at: frame.at, expected: frame.expected }))
    const [, request] = frame.value
    if (request.type === 'show') {
      if (shows.take() && entered) entered.table.receive(entered.visit, request)
      return
    }
    const rest = acts.owe()
    if (rest > 0) {
      socket.pause()
      setTimeout(() => socket.resume(), rest).unref()
    }
    if (request.type === 'enter') {
      if (isEntering) return refuse(say('online-malformed', { at: 'type', expected: 'enter only once' }))
      isEntering = true
      clearTimeout(patience)
      void enter(request.version, request.keys)
    } else if (entered) entered.table.receive(entered.visit, request)
    else refuse(say('enter-first', {}))
  })
  socket.on('close', () => {
    isEnded = true
    clearTimeout(patience)
    leave()
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
