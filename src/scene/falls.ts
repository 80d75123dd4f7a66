/** How a knocked miniature tips over and how a token drops beside a base: curves that `models/build/falls` simulates (`npm run falls`). */
import falls from './falls.json'

/** Samples at sixty a second, from 0 (as it was) to 1 (at rest); it may swing a little beyond and come back. */
export interface Curve {
  readonly samples: readonly number[]
  readonly ms: number
}

/** The height from which a token is let go, inches. */
export const CHIT_DROP = 1.1

/** How far a miniature has tipped: upright to lying. */
export const TOPPLE: Curve = falls.topple
/** The share of its height that a token has fallen. */
export const DROP: Curve = falls.drop

/** The curve between its samples; `t` from 0 to 1. */
export function along({ samples }: Curve, t: number): number {
  const place = Math.max(0, Math.min(1, t)) * (samples.length - 1)
  const before = samples[Math.floor(place)] ?? 0
  const after = samples[Math.min(samples.length - 1, Math.floor(place) + 1)] ?? 1
  return before + (after - before) * (place - Math.floor(place))
}
