/** The last allowed place on a path. Table space, units as in `types.ts`. */
import { partsOf, stretchNear } from './clearance'
import { distanceAtLeast, distanceAtMost } from './measure'
import { cornerAt } from './outline'
import { insideBox } from './overlap'
import { milestones, type Spot, settleOn } from './settle'
import type { Box, Footprint, Interval, Point, Units } from './types'

/** A gap, edge to edge, to be kept from a footprint: `gap` or more, or only more than `gap` if `isStrict`. May be negative. */
export interface Keep {
  readonly footprint: Footprint
  readonly gap: Units
  readonly isStrict?: boolean
}

/** Whether a disc keeps all its gaps and, if a box is given, stands entirely on the table. Exact. */
export const isKept = (radius: Units, at: Point, keeps: readonly Keep[], box?: Box): boolean =>
  (box === undefined || insideBox({ at, radius }, box)) &&
  keeps.every(({ footprint, gap, isStrict }) =>
    isStrict === true ? !distanceAtMost(at, footprint, radius + gap) : distanceAtLeast(at, footprint, radius + gap),
  )

/** The stretches of the segment `a`-`b` on which a disc would stick out of the box. */
const stretchesOff = (radius: Units, a: Point, b: Point, size: number, box: Box): readonly Interval[] => {
  let from = 0
  let to = size
  const within = (start: number, end: number, low: number, high: number): void => {
    const speed = (end - start) / size
    if (speed === 0) {
      if (start < low || start > high) to = -1
      return
    }
    const first = ((speed > 0 ? low : high) - start) / speed
    const last = ((speed > 0 ? high : low) - start) / speed
    from = Math.max(from, first)
    to = Math.min(to, last)
  }
  within(a.x, b.x, radius, box.width - radius)
  within(a.y, b.y, radius, box.depth - radius)
  if (to < from) return [{ from: -1, to: size + 1 }]
  return [
    { from: -1, to: from },
    { from: to, to: size + 1 },
  ]
}

const NOISE = 1e-5

/**
 * The last integer point of a path, at a walked length of at most `before`, where a disc keeps every gap and stays on the table;
 * rounded towards the start, checked exactly, never in a forbidden spot. Undefined if there is none, the start included.
 */
export const lastFree = (
  radius: Units,
  path: readonly Point[],
  before: number,
  keeps: readonly Keep[],
  box?: Box,
): Spot | undefined => {
  const lengths = milestones(path)
  const isAllowed = (point: Point): boolean => isKept(radius, point, keeps, box)
  for (let i = path.length - 2; i >= 0; i--) {
    const done = lengths[i] ?? 0
    const a = cornerAt(path, i)
    const b = cornerAt(path, i + 1)
    const size = (lengths[i + 1] ?? done) - done
    if (before < done || size === 0) continue
    const forbidden = keeps.flatMap(({ footprint, gap }) =>
      partsOf(footprint).flatMap((part) => stretchNear(a, b, part, radius + gap) ?? []),
    )
    if (box !== undefined) forbidden.push(...stretchesOff(radius, a, b, size, box))
    for (let left = Math.min(before - done, size); left > -1; ) {
      const inside = forbidden.find(({ from, to }) => left > from + NOISE && left < to - NOISE)
      if (inside !== undefined) {
        left = inside.from
        continue
      }
      const at = settleOn(a, b, left, isAllowed)
      if (at !== undefined) return { at, along: Math.min(before, Math.max(0, done + left)) }
      left -= 1
    }
  }
  const start = cornerAt(path, 0)
  return before >= 0 && isAllowed(start) ? { at: start, along: 0 } : undefined
}
