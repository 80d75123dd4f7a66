/**
 * Dice that fall in threads beside the server's own. The same seed falls alike in each of them, so it does not matter which one throws.
 */
import { Piscina } from 'piscina'
import type { Dice, Thrown } from '../../match/proof/source'
import type { ToThrow } from './dice-thread'

/** Milliseconds: what takes longer counts as dice that cannot be thrown, and its thread is replaced. */
const LOADING = 20_000
const THROWING = 10_000

export interface ThreadedDice extends Dice {
  close(): Promise<void>
}

/** `program` is the built `dice-thread.ts`. The first thread is there at once, so that the first throw of an evening need not wait for it. */
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
