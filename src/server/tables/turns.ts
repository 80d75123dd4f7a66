/**
 * Turns of the server's event loop. Work that many tables have at once, such as announcing entries of one commit, is done one
 * table at a time, so that new messages are read in between.
 */

/** Resolves in a separate turn of the event loop, first come, first served. */
export type Turn = () => Promise<void>

export function createTurns(): Turn {
  const waiting: (() => void)[] = []
  const go = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(go)
  }
  return () =>
    new Promise((done) => {
      waiting.push(done)
      if (waiting.length === 1) setImmediate(go)
    })
}
