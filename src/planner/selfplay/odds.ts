/** Shares with their error, and what they say. */

/** A share of `of` matches, and the bounds between which the true share lies in 95 of 100 such trials. All from 0 to 1. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
  readonly of: number
}

/** The normal quantile of 95 %. */
const Z = 1.959964

/** Wilson's score interval (1927), which also holds for few matches and for shares near 0 or 1. A draw counts as half a win. */
export function shareOf(wins: number, of: number): Share {
  if (of <= 0) return { share: 0.5, low: 0, high: 1, of: 0 }
  const share = wins / of
  const middle = (share + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of)
  const half = (Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))) / (1 + (Z * Z) / of)
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half), of }
}

/** Half the width of an interval that is small enough to say something, and what still counts as even. */
export const SMALL_ERROR = 0.05
export const EVEN = { low: 0.45, high: 0.55 } as const
/** With fewer matches nothing is said, whatever the interval. */
export const FEWEST = 20

export const VERDICTS = ['open', 'even', 'leaning', 'lopsided', 'close'] as const
/**
 * `open`: the error is still too large. `even`: surely within 45 to 55 %. `lopsided`: surely outside of that. `leaning`: surely not
 * 50 %. `close`: the error is small, but one side may still have a slight advantage.
 */
export type VerdictOfShare = (typeof VERDICTS)[number]

export function verdictOf({ low, high, of }: Share): VerdictOfShare {
  if (of < FEWEST) return 'open'
  if (low > EVEN.high || high < EVEN.low) return 'lopsided'
  if (low >= EVEN.low && high <= EVEN.high) return 'even'
  if (low > 0.5 || high < 0.5) return 'leaning'
  return (high - low) / 2 <= SMALL_ERROR ? 'close' : 'open'
}

/** About how many matches are needed in all before the error is small. */
export const matchesNeeded = (): number => Math.ceil((Z * Z * 0.25) / (SMALL_ERROR * SMALL_ERROR))
