/** What a disc meets while its centre follows a polyline. Table space, units as in `types.ts`. */
import { enter, type Part, partsOf, segmentDistance, segmentKeepsFromPart, stretchNear } from './clearance'
import { distanceAtLeast } from './measure'
import { cornerAt } from './outline'
import { milestones, settleOn } from './settle'
import type { Box, Element, Footprint, Point, Units } from './types'

/** The first contact of a moving disc with one element. */
export interface SweepContact<Ref extends string = string> {
  readonly ref: Ref
  /** Where the centre is at first touch, rounded towards where it came from. */
  readonly at: Point
  /** The length walked at first touch, not rounded: 0 if the disc starts in touch. */
  readonly along: number
  /** The length walked when the disc has left that overlap, or the whole length if it ends in it. */
  readonly until: number
  /** The greatest depth of the disc in the element (its radius, once its centre is inside), for display. */
  readonly depth: number
}

/** What the sweep of a disc along a path meets. */
export interface Sweep<Ref extends string = string> {
  /** Every element entered by more than the tolerance, in order of first overlap, each once. */
  readonly contacts: readonly SweepContact<Ref>[]
  /** Whether some part of the disc leaves the table on the way. */
  readonly leavesBox: boolean
}

interface Entry {
  readonly along: number
  readonly until: number
  readonly deepAt: number
}

/** The first stretch of the path that is nearer than `touch` to a part and, somewhere in it, nearer than `deep`. */
const firstEntry = (
  path: readonly Point[],
  lengths: readonly number[],
  part: Part,
  touch: number,
  deep: number,
): Entry | undefined => {
  let open: number | undefined
  let found: Entry | undefined
  for (let i = 0; i + 1 < path.length || i === 0; i++) {
    const a = cornerAt(path, i)
    const b = path[i + 1] ?? a
    const done = lengths[i] ?? 0
    const size = (lengths[i + 1] ?? done) - done
    const isDeep = !segmentKeepsFromPart(a, b, part, deep)
    const near = stretchNear(a, b, part, touch) ?? (isDeep ? { from: 0, to: size } : undefined)
    if (found !== undefined) {
      if (near === undefined || near.from > 0) return found
      found = { ...found, until: done + near.to }
    } else if (near === undefined) open = undefined
    else {
      const from = near.from <= 0 && open !== undefined ? open : done + near.from
      if (isDeep) {
        const within = size === 0 ? 0 : enter(a, (b.x - a.x) / size, (b.y - a.y) / size, part, deep)
        found = { along: from, until: done + near.to, deepAt: done + (within < size ? within : near.from) }
      }
      open = from
    }
    if (near !== undefined && near.to < size) {
      if (found !== undefined) return found
      open = undefined
    }
  }
  return found
}

const firstEntryOf = (path: readonly Point[], lengths: readonly number[], footprint: Footprint, touch: number, deep: number) => {
  let best: Entry | undefined
  for (const part of partsOf(footprint)) {
    const entry = firstEntry(path, lengths, part, touch, deep)
    if (entry !== undefined && (best === undefined || entry.along < best.along)) best = entry
  }
  return best
}

const settleAlong = (
  path: readonly Point[],
  lengths: readonly number[],
  along: number,
  isAllowed: (point: Point) => boolean,
): Point => {
  for (let i = path.length - 2; i >= 0; i--) {
    const done = lengths[i] ?? 0
    if (along < done) continue
    for (let left = along - done; left > -1; left -= 1) {
      const point = settleOn(cornerAt(path, i), cornerAt(path, i + 1), left, isAllowed)
      if (point !== undefined) return point
    }
  }
  return cornerAt(path, 0)
}

/**
 * What a disc enters by more than `tolerance` while its centre follows `path` (one or more integer points). Which elements are
 * met is exact; where is computed and then rounded to an integer point at which the disc does not overlap the element by more
 * than the tolerance (the start, if the path begins in an overlap).
 */
export const sweep = <Ref extends string>(
  radius: Units,
  path: readonly Point[],
  elements: readonly Element<Ref>[],
  tolerance: Units,
  box?: Box,
): Sweep<Ref> => {
  const lengths = milestones(path)
  const deep = radius - tolerance
  const contacts: (SweepContact<Ref> & { readonly deepAt: number })[] = []
  for (const { ref, footprint } of elements) {
    const entry = firstEntryOf(path, lengths, footprint, radius, deep)
    if (entry === undefined) continue
    const at = settleAlong(path, lengths, entry.along, (point) => distanceAtLeast(point, footprint, deep))
    const least = Math.min(...path.map((corner, i) => segmentDistance(cornerAt(path, Math.max(0, i - 1)), corner, footprint)))
    contacts.push({ ref, at, along: entry.along, until: entry.until, depth: radius - least, deepAt: entry.deepAt })
  }
  contacts.sort((a, b) => a.deepAt - b.deepAt || a.along - b.along)
  const leavesBox =
    box !== undefined && path.some(({ x, y }) => x < radius || y < radius || x > box.width - radius || y > box.depth - radius)
  return { contacts: contacts.map(({ deepAt, ...contact }) => contact), leavesBox }
}

/** Whether a disc may follow a path without entering any footprint by more than the tolerance. Exact; faster than `sweep`. */
export const isFree = (radius: Units, path: readonly Point[], footprints: readonly Footprint[], tolerance: Units): boolean => {
  const keep = radius - tolerance
  for (const footprint of footprints)
    for (const part of partsOf(footprint))
      for (let i = 0; i < path.length; i++)
        if (
          (i > 0 || path.length === 1) &&
          !segmentKeepsFromPart(cornerAt(path, i === 0 ? 0 : i - 1), cornerAt(path, i), part, keep)
        )
          return false
  return true
}
