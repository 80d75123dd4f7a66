/** Bots that think in threads beside the server's own, within a time budget for each bot. */
import { Piscina } from 'piscina'
import { THINKING_TIME } from '../../bots/levels'
import type { Answered } from '../../match/roster'
import type { BotLevel } from '../../protocol/home'
import { createBucket } from '../bucket'
import type { HostingOptions } from '../tables/hosting'
import type { ToThink } from './mind-thread'

/** Seconds of thinking that a bot may save up, and how many it regains per second. With none left it plays at level `plain`. */
const MOST = 60
const PER_SECOND = 0.5
/** Milliseconds beyond its time, waiting for a thread included, after which a bot counts as failed and its thread is replaced. */
const PATIENCE = 15_000
/** The niceness of threads, so that the server's own has priority on a shared core. */
const NICE = 5

export interface Minds {
  readonly bot: HostingOptions['bot']
  close(): Promise<void>
}

/** `program` is the built `mind-thread.ts`. Threads exist only while somebody thinks. */
export function threadedMinds(program: URL, threads: number): Minds {
  const filename = program.href
  const pool = new Piscina({ filename, minThreads: 0, maxThreads: threads, idleTimeout: 60_000, niceIncrement: NICE })
  return {
    bot(game, _seat, level) {
      const budget = thinkingBudget(level, () => performance.now())
      return (known): Promise<Answered> => {
        const effort = budget(pool.queueSize / threads)
        const thought: ToThink = { game: game.id, known, ...effort }
        return pool.run(thought, { signal: AbortSignal.timeout(effort.ms + PATIENCE) })
      }
    },
    close: () => pool.destroy(),
  }
}

/** How a bot of this level thinks about its next answer, given how many others wait for each thread. `now` gives milliseconds. */
export function thinkingBudget(level: BotLevel, now: () => number) {
  const bucket = createBucket(MOST, PER_SECOND, now)
  const time = THINKING_TIME[level]
  return (waiting: number): Pick<ToThink, 'level' | 'ms'> => {
    if (!time) return { level, ms: 0 }
    if (bucket.owe(0) > 0) return { level: 'plain', ms: 0 }
    // If many wait, each thinks for less time, so that the total wait does not grow.
    const ms = time / (1 + waiting)
    bucket.owe(ms / 1000)
    return { level, ms }
  }
}
