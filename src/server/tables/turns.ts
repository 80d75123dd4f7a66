/**
 * Turns of the server's loop. What many tables have to do at once, such as telling what the store has taken in one go, is done by one after
 * the other, and whoever has just come is heard in between.
 */

/** Resolves in a turn of the loop of its own, first come, first served. */
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
