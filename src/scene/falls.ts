/**
 * How a knocked miniature tips over and a token drops beside a base: curves simulated by `models/build/falls` (`npm run falls`).
 */
import falls from './falls.json'

/** Samples at sixty a second, from 0 (the start) to 1 (at rest); values may briefly exceed 1. */
export interface Curve {
  readonly samples: readonly number[]
  readonly ms: number
}

/** The height from which a token is dropped, inches. */
export const CHIT_DROP = 1.1

/** How far a miniature has tipped, from upright to lying. */
export const TOPPLE: Curve = falls.topple
/** The share of its height that a token has fallen. */
export const DROP: Curve = falls.drop

/** The curve interpolated between its samples; `t` from 0 to 1. */
export function along({ samples }: Curve, t: number): number {
  const place = Math.max(0, Math.min(1, t)) * (samples.length - 1)
  const before = samples[Math.floor(place)] ?? 0
  const after = samples[Math.min(samples.length - 1, Math.floor(place) + 1)] ?? 1
  return before + (after - before) * (place - Math.floor(place))
}
