/** How much somebody may do in a time: a bucket that fills steadily and from which every act takes. */

export interface Bucket {
  /** Takes one; false where there is none. */
  take(): boolean
  /** Takes so much even where it is not there, and says for how many milliseconds nothing more should be taken. */
  owe(cost: number): number
}

/** `most` at once, `perSecond` in the long run. `now` gives milliseconds. */
export function createBucket(most: number, perSecond: number, now: () => number): Bucket {
  let level = most
  let at = now()
  const fill = () => {
    const time = now()
    // A clock that is set back gives nothing and takes nothing.
    level = Math.min(most, level + (Math.max(0, time - at) / 1000) * perSecond)
    at = time
  }
  return {
    take() {
      fill()
      if (level < 1) return false
      level--
      return true
    },
    owe(cost) {
      fill()
      level -= cost
      return level >= 0 ? 0 : (-level / perSecond) * 1000
    },
  }
}

/** As many names are remembered at most; beyond it those that were used least lately are forgotten. */
const MOST_NAMES = 100_000

/** A bucket for each name, such as an address; full ones are forgotten. */
export function createBuckets(most: number, perSecond: number, now: () => number): { take(name: string): boolean } {
  /** In the order of their last use. */
  const buckets = new Map<string, { readonly bucket: Bucket; readonly at: number }>()
  const fillTime = (most / perSecond) * 1000
  return {
    take(name) {
      const time = now()
      const bucket = buckets.get(name)?.bucket ?? createBucket(most, perSecond, now)
      buckets.delete(name)
      buckets.set(name, { bucket, at: time })
      for (const [oldest, { at }] of buckets) {
        if (time - at <= fillTime && buckets.size <= MOST_NAMES) break
        buckets.delete(oldest)
      }
      return bucket.take()
    },
  }
}
