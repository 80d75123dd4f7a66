/**
 * Throws dice in threads beside the server's own. A seed gives the same throw in every thread, so it does not matter which one
 * throws.
 */
import { Piscina } from 'piscina'
import type { Dice, Thrown } from '../../match/proof/source'
import type { ToThrow } from './dice-thread'

/** Limits in milliseconds. Dice that take longer count as impossible to throw, and their thread is replaced. */
const LOADING = 20_000
const THROWING = 10_000

export interface ThreadedDice extends Dice {
  close(): Promise<void>
}

/** `program` is the built `dice-thread.ts`. The first thread starts at once, so that the first throw need not wait for it. */
export function threadedDice(program: URL, threads: number): ThreadedDice {
  const pool = new Piscina({ filename: program.href, minThreads: 1, maxThreads: threads, idleTimeout: 60_000 })
  return {
    async ready(dice) {
      const asked: Promise<boolean> = pool.run(dice, { name: 'canThrow', signal: AbortSignal.timeout(LOADING) })
      if (!(await asked.catch(() => false))) return undefined
      return (seed, gesture): Promise<Thrown> =>
        pool.run({ dice, seed, gesture } satisfies ToThrow, { signal: AbortSignal.timeout(THROWING) })
    },
    close: () => pool.destroy(),
  }
}
