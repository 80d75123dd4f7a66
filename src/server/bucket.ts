/** A token bucket, which limits how much somebody may do in a time: it fills steadily, and every act takes from it. */

export interface Bucket {
  /** Takes one; false if there is none. */
  take(): boolean
  /** Takes this much even if it is not there. Returns for how many milliseconds nothing more should be taken. */
  owe(cost: number): number
}

/** `most` at once, `perSecond` in the long run. `now` gives milliseconds. */
export function createBucket(most: number, perSecond: number, now: () => number): Bucket {
  let level = most
  let at = now()
  const fill = () => {
    const time = now()
    // If the clock is set back, nothing is added or removed.
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

/** The most names that are remembered; beyond it, the least recently used are forgotten. */
const MOST_NAMES = 100_000

/** A bucket for each name, such as an address. Buckets that are full again are forgotten. */
export function createBuckets(most: number, perSecond: number, now: () => number): { take(name: string): boolean } {
  /** In the order of their last use, oldest first. */
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
