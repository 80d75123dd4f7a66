/**
 * What one viewer was told of a match, prepared so that the view at any line is available at once: whole views at intervals, and
 * the changes between them. Pure; plain JSON in, plain JSON out.
 */
import type { Json } from '../kernel'
import type { Telling } from '../protocol/messages'
import { patch } from '../protocol/patch'

/** Positions count the lines that have been told: 0 is before the first line, `length` after the last. */
export interface Track extends Telling {
  readonly length: number
  /** The view at a position. Throws if there is no such position. */
  viewAt(position: number): Json
  /** The position after everything told up to and including this number of `of`. */
  positionOf(seq: number): number
}

/** How many changes lie between two stored views. At most this many are applied for a jump. */
export const INTERVAL = 32

/** Prepares a telling by applying every change once. Throws if a change does not fit the view before it. */
export function trackOf(telling: Telling): Track {
  const { first, lines, of } = telling
  const whole: Json[] = [first]
  let view = first
  for (const [at, { change }] of lines.entries()) {
    view = patch(view, change)
    if ((at + 1) % INTERVAL === 0) whole.push(view)
  }
  /** The views of the last interval requested, so that stepping back and forth within it applies nothing. */
  let near: { readonly from: number; readonly views: readonly Json[] } = { from: -1, views: [] }
  const interval = (from: number): readonly Json[] => {
    let now = whole[from] as Json
    const views = [now]
    for (const { change } of lines.slice(from * INTERVAL, (from + 1) * INTERVAL - 1)) {
      now = patch(now, change)
      views.push(now)
    }
    return views
  }
  return {
    ...telling,
    length: lines.length,
    viewAt(position) {
      const from = Math.floor(position / INTERVAL)
      if (near.from !== from && whole[from] !== undefined) near = { from, views: interval(from) }
      const found = near.from === from ? near.views[position - from * INTERVAL] : undefined
      if (found === undefined) throw new Error(`there is no position ${position} of ${lines.length}`)
      return found
    },
    positionOf(seq) {
      let [low, high] = [0, of.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if ((of[middle] ?? 0) <= seq) low = middle + 1
        else high = middle
      }
      return low
    },
  }
}

/** The track as if the match ended at this position. */
export const trackUpTo = (track: Track, to: number): Track => ({
  ...track,
  lines: track.lines.slice(0, to),
  of: track.of.slice(0, to),
  length: Math.min(to, track.length),
})
