/** A straight push that may stop early. Table space, units as in `types.ts`. */
import { enter, type Part, partsOf } from './clearance'
import { cross, squaredDistance } from './exact'
import { distance, distanceAtLeast } from './measure'
import { cornerAt } from './outline'
import { contains, insideBox } from './overlap'
import { settleOn } from './settle'
import type { Box, Convex, Disc, Element, Footprint, Point, Units } from './types'

/** How far a disc was pushed, and what stopped it. */
export interface Slide<Ref extends string = string> {
  readonly end: Point
  /** The distance between start and end, for display. */
  readonly moved: number
  /** The element it came to touch, or `edge` for the edge of its top or of the table. Absent if it went the full distance. */
  readonly stoppedBy?: Ref | 'edge'
}

/** The input of a push. */
export interface Push<Ref extends string = string> {
  readonly disc: Disc
  /** The direction, of any length but 0. */
  readonly towards: { readonly dx: number; readonly dy: number }
  readonly distance: Units
  readonly stoppers: readonly Element<Ref>[]
  /** How deep rounding may leave the disc in something it touches. */
  readonly tolerance: Units
  readonly box?: Box
  /** The top on which the disc stands and stays. */
  readonly inside?: Convex
}

/** Whether a step brings a point nearer to a part. Exact for integers; for a point inside, the nearest edge counts. */
const goesNearer = (at: Point, dx: number, dy: number, part: Part): boolean => {
  if ('radius' in part) return (part.at.x - at.x) * dx + (part.at.y - at.y) * dy > 0
  let nearest = Infinity
  let approach = 0
  let from = cornerAt(part, part.length - 1)
  for (const to of part) {
    const ex = to.x - from.x
    const ey = to.y - from.y
    const squared = ex * ex + ey * ey
    const dot = (at.x - from.x) * ex + (at.y - from.y) * ey
    const aside = cross(from, to, at)
    const foot = dot <= 0 ? from : dot >= squared ? to : undefined
    const away = foot === undefined ? (aside * aside) / squared : squaredDistance(at, foot)
    if (away < nearest) {
      nearest = away
      approach = foot === undefined ? dy * ex - dx * ey : (foot.x - at.x) * dx + (foot.y - at.y) * dy
    }
    from = to
  }
  return approach > 0
}

/** How far the disc may go before a part stops it; Infinity if it does not. */
const held = (disc: Disc, dx: number, dy: number, size: number, part: Part): number => {
  const free = enter(disc.at, dx / size, dy / size, part, disc.radius)
  return free < 1e-6 ? (goesNearer(disc.at, dx, dy, part) ? 0 : Infinity) : free
}

/** How far the disc may go before it sticks out of a convex outline. */
const heldByEdge = (disc: Disc, dx: number, dy: number, size: number, outline: Convex): number => {
  let best = Infinity
  outline.forEach((to, i) => {
    const from = cornerAt(outline, i + outline.length - 1)
    const edge = distance(from, to)
    const leaving = ((to.y - from.y) * dx - (to.x - from.x) * dy) / (edge * size)
    if (leaving > 0) best = Math.min(best, Math.max(0, (cross(from, to, disc.at) / edge - disc.radius) / leaving))
  })
  return best
}

/**
 * Slides a disc straight ahead until the distance is used up, it touches a stopper, or it reaches the edge of its top or of the
 * table. An existing contact or slight overlap does not stop a motion away from it. The end is an integer point, rounded towards
 * the start, and overlaps no stopper by more than the tolerance (unless the start already did).
 */
export const slide = <Ref extends string>(push: Push<Ref>): Slide<Ref> => {
  const { disc, stoppers, tolerance, box, inside } = push
  const { dx, dy } = push.towards
  const size = Math.sqrt(dx * dx + dy * dy)
  if (size === 0) throw new Error('a push needs a direction')
  let reach: number = push.distance
  let stoppedBy: Ref | 'edge' | undefined
  const guarded: Footprint[] = []
  for (const { ref, footprint } of stoppers) {
    for (const part of partsOf(footprint)) {
      const free = held(disc, dx, dy, size, part)
      if (free < reach) {
        reach = free
        stoppedBy = ref
      }
    }
    if (distanceAtLeast(disc.at, footprint, disc.radius - tolerance)) guarded.push(footprint)
  }
  const table: Convex | undefined = box && [
    { x: 0, y: 0 },
    { x: box.width, y: 0 },
    { x: box.width, y: box.depth },
    { x: 0, y: box.depth },
  ]
  for (const outline of [inside, table]) {
    const free = outline === undefined ? Infinity : heldByEdge(disc, dx, dy, size, outline)
    if (free < reach) {
      reach = free
      stoppedBy = 'edge'
    }
  }
  const isOnTop = inside === undefined || contains(inside, disc)
  const isOnTable = box === undefined || insideBox(disc, box)
  const isAllowed = (at: Point): boolean =>
    guarded.every((footprint) => distanceAtLeast(at, footprint, disc.radius - tolerance)) &&
    (inside === undefined || !isOnTop || contains(inside, { at, radius: disc.radius })) &&
    (box === undefined || !isOnTable || insideBox({ at, radius: disc.radius }, box))
  const far = push.distance + 2 * size
  const target = { x: disc.at.x + (dx / size) * far, y: disc.at.y + (dy / size) * far }
  let end = disc.at
  for (let left = reach; left > 0; left -= 1) {
    const at = settleOn(disc.at, target, left, isAllowed)
    if (at === undefined) continue
    end = at
    break
  }
  const moved = distance(disc.at, end)
  return stoppedBy === undefined ? { end, moved } : { end, moved, stoppedBy }
}
