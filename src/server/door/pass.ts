/**
 * Passes a connection on to the server that has its table, message by message and unchanged, and a request for a list of tables. Numbers, limits and checks are done
 * by that server; here it is only ensured that neither side floods the other.
 */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'
import type { TableSummary } from '../../protocol/online'
import { tablesIn } from './others'

/** Headers of a passed connection: the shared secret, which proves that a server passes it on, and the visitor's address. */
const WORD = 'x-sightline-word'
const VISITOR = 'x-sightline-visitor'
/** How many milliseconds a server may take to answer before it counts as gone. */
const PATIENCE = 2000
/** How many bytes may wait for one side before the other is no longer read. */
const WAITING = 64_000

export interface Passed {
  send(text: string): void
  close(): void
}

/** Resolves when the server at this address (`http://…`) has accepted the connection; with undefined if it cannot be reached. */
export function passOn(
  near: WebSocket,
  to: { readonly server: string; readonly table: string; readonly visitor: string; readonly word: string },
): Promise<Passed | undefined> {
  const far = new WebSocket(`${to.server.replace(/^http/, 'ws')}/api/tables/${to.table}`, {
    headers: { [WORD]: to.word, [VISITOR]: to.visitor },
    // The visitor answers pings, so that the delay to him is measured and not that between two servers.
    autoPong: false,
    perMessageDeflate: false,
    handshakeTimeout: PATIENCE,
  })
  const pinged = new Set<string>()
  /** Sends a text. While too much waits for `onto`, nothing more is read of `from`. */
  const give = (text: string, from: WebSocket, onto: WebSocket) => {
    if (onto.readyState !== onto.OPEN) return
    onto.send(text, () => {
      if (onto.bufferedAmount <= WAITING && from.isPaused) from.resume()
    })
    if (onto.bufferedAmount > WAITING) from.pause()
  }
  far.on('message', (data) => give(String(data), far, near))
  far.on('ping', (data) => {
    if (near.readyState !== near.OPEN) return
    pinged.add(String(data))
    near.ping(data)
  })
  near.on('pong', (data) => {
    if (pinged.delete(String(data)) && far.readyState === far.OPEN) far.pong(data)
  })
  return new Promise((done) => {
    far.once('open', () => {
      far.once('close', (code) => {
        // A server that dies sends no reason. The page reconnects and finds whichever server has the table then.
        if (near.isPaused) near.resume()
        near.close(code === 1008 ? 1008 : 1012)
      })
      done({ send: (text) => give(text, near, far), close: () => far.terminate() })
    })
    // An error is followed by `close`.
    far.on('error', () => undefined)
    far.once('close', () => done(undefined))
  })
}

/** The tables that these keys open, as the server at this address knows them; none if it does not answer. */
export async function mineAt(
  server: string,
  keys: readonly string[],
  { visitor, word }: { readonly visitor: string; readonly word: string },
): Promise<readonly TableSummary[]> {
  try {
    const answer = await fetch(`${server}/api/mine`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [WORD]: word, [VISITOR]: visitor },
      body: JSON.stringify({ keys }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return tablesIn(await answer.json())
  } catch {
    // It has just stopped, or is of another version. The list then shows what is stored.
    return []
  }
}

/** The address of a visitor whom another server passes on; undefined if none does, or if the secret is wrong. */
export function passedVisitor({ headers }: Pick<IncomingMessage, 'headers'>, word: string | undefined): string | undefined {
  const [given, visitor] = [headers[WORD], headers[VISITOR]]
  if (word === undefined || typeof given !== 'string' || typeof visitor !== 'string') return undefined
  const [theirs, ours] = [Buffer.from(given), Buffer.from(word)]
  return theirs.length === ours.length && timingSafeEqual(theirs, ours) ? visitor : undefined
}
