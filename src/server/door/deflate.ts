/**
 * Compression of large messages, one by one. `ws` keeps the state of zlib, 300 kB, for each connection that was ever sent a large
 * message, although every message begins with a fresh one. With a thousand tables that is nearly a gigabyte, so it is given back
 * after each message.
 */
import type { WebSocket } from 'ws'

export const DEFLATE = { threshold: 4096, serverNoContextTakeover: true, clientNoContextTakeover: true }

type Work = (data: unknown, isLast: boolean, done: (error: Error | null, result?: unknown) => void) => void
interface State {
  close(): void
}
/** What `ws` has inside; a test finds out if another version has it elsewhere. */
export interface Compressor {
  compress: Work
  decompress: Work
  _deflate: State | null
  _inflate: State | null
}

/** The compressor of a connection; undefined if its client cannot decompress. */
export const compressorOf = (socket: WebSocket): Compressor | undefined =>
  (socket as unknown as { readonly _extensions?: { readonly 'permessage-deflate'?: Compressor } })._extensions?.[
    'permessage-deflate'
  ]

export function keepNoState(socket: WebSocket): void {
  const compressor = compressorOf(socket)
  if (!compressor) return
  const giveBack = (of: '_deflate' | '_inflate') => {
    compressor[of]?.close()
    compressor[of] = null
  }
  // A message in several parts needs the state until its last part.
  const after =
    (work: Work, of: '_deflate' | '_inflate'): Work =>
    (data, isLast, done) =>
      work.call(compressor, data, isLast, (error, result) => {
        if (isLast) giveBack(of)
        done(error, result)
      })
  compressor.compress = after(compressor.compress, '_deflate')
  compressor.decompress = after(compressor.decompress, '_inflate')
}
