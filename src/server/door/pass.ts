/**
 * Passes a connection on to the server that has its table, message by message as they are. Numbers, limits and checks are that server's; here
 * only neither side may be flooded by the other.
 */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'

/** By the first a server knows that another passes a connection on, by the second for whom. */
const WORD = 'x-sightline-word'
const VISITOR = 'x-sightline-visitor'
/** Milliseconds after which a server that does not answer counts as gone. */
const PATIENCE = 2000
/** Bytes that may wait for one side before nothing more is read of the other. */
const WAITING = 64_000

export interface Passed {
  send(text: string): void
  close(): void
}

/** Resolves when the server at this address (`http://…`) has taken the connection; with undefined where it is not there. */
export function passOn(
  near: WebSocket,
  to: { readonly server: string; readonly table: string; readonly visitor: string; readonly word: string },
): Promise<Passed | undefined> {
  const far = new WebSocket(`${to.server.replace(/^http/, 'ws')}/api/tables/${to.table}`, {
    headers: { [WORD]: to.word, [VISITOR]: to.visitor },
    // It is the visitor who answers pings: his way is measured, not that between two servers.
    autoPong: false,
    perMessageDeflate: false,
    handshakeTimeout: PATIENCE,
  })
  const pinged = new Set<string>()
  /** Sends it, and reads no more of where it came from until it has gone out. */
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
        // Of a server that dies no word comes: the page comes back, and finds whoever has the table then.
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

/** The address of a visitor whom another server passes on; undefined where nobody does, or he does not know the word. */
export function passedVisitor({ headers }: Pick<IncomingMessage, 'headers'>, word: string | undefined): string | undefined {
  const [given, visitor] = [headers[WORD], headers[VISITOR]]
  if (word === undefined || typeof given !== 'string' || typeof visitor !== 'string') return undefined
  const [theirs, ours] = [Buffer.from(given), Buffer.from(word)]
  return theirs.length === ours.length && timingSafeEqual(theirs, ours) ? visitor : undefined
}
