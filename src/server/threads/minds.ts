/** Bots that think in threads beside the server's own, for so long as there is time for each table. */
import { Piscina } from 'piscina'
import { THINKING_TIME } from '../../bots/levels'
import type { Answered } from '../../match/roster'
import type { BotLevel } from '../../protocol/home'
import { createBucket } from '../bucket'
import type { HostingOptions } from '../tables/hosting'
import type { ToThink } from './mind-thread'

/** Seconds that one bot may look ahead in one go, and how many it gets back in each. Where they are used up it plays plainly. */
const MOST = 60
const PER_SECOND = 0.5
/** Milliseconds beyond its time after which a bot counts as failed, and its thread is replaced. It may have to wait for a thread, too. */
const PATIENCE = 15_000
/** Threads give way to the server's own where both want the same core. */
const NICE = 5

export interface Minds {
  readonly bot: HostingOptions['bot']
  close(): Promise<void>
}

/** `program` is the built `mind-thread.ts`. Threads are there only while somebody thinks. */
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

/** How a bot of this level thinks about its next answer, where so many wait for each thread. `now` gives milliseconds. */
export function thinkingBudget(level: BotLevel, now: () => number) {
  const bucket = createBucket(MOST, PER_SECOND, now)
  const time = THINKING_TIME[level]
  return (waiting: number): Pick<ToThink, 'level' | 'ms' | 'depth'> => {
    if (!time) return { level, ms: 0, depth: 0 }
    if (bucket.owe(0) > 0) return { level: 'plain', ms: 0, depth: 0 }
    // Where many wait, each thinks for less time, and the waiting stays as long as it was.
    const ms = time.ms / (1 + waiting)
    bucket.owe(ms / 1000)
    return { level, ms, depth: time.depth }
  }
}
