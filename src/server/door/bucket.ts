/** How much somebody may do in a time: a bucket that fills steadily and from which every act takes. */

export interface Bucket {
  /** Takes one; false where there is none. */
  take(): boolean
  /** Takes one even where there is none, and says for how many milliseconds nothing more should be taken. */
  owe(): number
}

/** `most` at once, `perSecond` in the long run. `now` gives milliseconds that never go back. */
export function createBucket(most: number, perSecond: number, now: () => number): Bucket {
  let level = most
  let at = now()
  const fill = () => {
    const time = now()
    level = Math.min(most, level + ((time - at) / 1000) * perSecond)
    at = time
  }
  return {
    take() {
      fill()
      if (level < 1) return false
      level--
      return true
    },
    owe() {
      fill()
      level--
      return level >= 0 ? 0 : (-level / perSecond) * 1000
    },
  }
}

/** A bucket for each name, such as an address; full ones are forgotten. */
export function createBuckets(most: number, perSecond: number, now: () => number): { take(name: string): boolean } {
  const buckets = new Map<string, { readonly bucket: Bucket; at: number }>()
  const fillTime = (most / perSecond) * 1000
  return {
    take(name) {
      const time = now()
      if (buckets.size > 10_000) for (const [key, { at }] of buckets) if (time - at > fillTime) buckets.delete(key)
      const known = buckets.get(name) ?? { bucket: createBucket(most, perSecond, now), at: time }
      known.at = time
      buckets.set(name, known)
      return known.bucket.take()
    },
  }
}
