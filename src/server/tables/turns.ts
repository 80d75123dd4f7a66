/**
 * Turns of the server's event loop. Work that many tables have at once, such as serving messages or announcing entries of one
 * commit, is done one piece at a time, so that no turn is long and new messages are read in between.
 */

/** Resolves in a separate turn of the event loop, first come, first served. */
export type Turn = () => Promise<void>

export interface Turns {
  readonly next: Turn
  /** For work that nobody waits for: given only when nobody waits for `next`. */
  readonly spare: Turn
}

export function createTurns(): Turns {
  const waiting: (() => void)[] = []
  const patient: (() => void)[] = []
  let isGoing = false
  const go = () => {
    const done = waiting.shift() ?? patient.shift()
    isGoing = waiting.length + patient.length > 0
    if (isGoing) setImmediate(go)
    done?.()
  }
  const queue = (line: (() => void)[]) => () =>
    new Promise<void>((done) => {
      line.push(done)
      if (isGoing) return
      isGoing = true
      setImmediate(go)
    })
  return { next: queue(waiting), spare: queue(patient) }
}
