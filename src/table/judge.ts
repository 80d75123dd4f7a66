/** Judges places and paths. The host's check, the ghost's colour and the text of a refusal all come from these functions. */
import { distanceToFootprint, gapAtMost, length, lengthAtMost } from '../geometry/measure'
import type { Bounds } from '../geometry/outline'
import { contains, inContact, insideBox } from '../geometry/overlap'
import { isKept, type Keep } from '../geometry/stop'
import { sweep } from '../geometry/sweep'
import type { Convex, Disc, Footprint, Point, Units } from '../geometry/types'
import { ALLOWED, type Reason, refused, type Verdict } from '../kernel'
import type { Path, Place, Region, Tolerance } from './choice'
import { boundsOfThing, findTerrain, footprintOf } from './layout'
import type { Pose, Ref, Tabletop } from './piece'
import { tableSays } from './said'

/** A judged path: the verdict, the length used, and what it crosses in order. */
export interface PathJudgement {
  readonly verdict: Verdict
  readonly used: Units
  readonly budget: Units
  /** What the sweep enters, in order: the centre at first touch, and the length walked until then. */
  readonly crossings: readonly { readonly ref: Ref; readonly at: Point; readonly along: Units }[]
}

/** More points than anybody plots: a longer path is refused unread. */
const MOST_POINTS = 64
/** Far beyond any table, yet small enough that squares and cross products stay exact. */
const FAR = 1_000_000

/** Judges where a piece is put. The pose comes from outside and may be anything. */
export function judgePlace(choice: Place, answer: unknown, tabletop: Tabletop): Verdict {
  if (!isPose(answer)) return refused(tableSays('not-a-place', {}))
  if (answer.on !== choice.region.on) return refused(tableSays('wrong-level', {}))
  return judgeSpot(choice.region, { at: answer.at, radius: choice.radius }, choice.tolerance, tabletop)
}

/** Judges a path of points after the choice's start. The points come from outside and may be anything. */
export function judgePath(choice: Path, answer: unknown, tabletop: Tabletop): PathJudgement {
  const judged = (verdict: Verdict, used: Units, crossings: PathJudgement['crossings'] = []): PathJudgement => ({
    verdict,
    used,
    budget: choice.budget,
    crossings,
  })
  if (!isPoints(answer)) return judged(refused(tableSays('not-a-path', {})), 0)
  const end = answer[answer.length - 1]
  if (!end) return judged(choice.must ? refused(tableSays('must-move', {})) : ALLOWED, 0)
  const path = [choice.from, ...answer]
  const used = Math.round(length(path))
  if (choice.straight && answer.length > 1) return judged(refused(tableSays('only-straight', {})), used)
  const named = (ref: Ref) => ({ ref, footprint: footprintOf(tabletop, ref) })
  const box = { width: tabletop.width, depth: tabletop.depth }
  const tolerance = choice.tolerance.overlap
  const crossed = sweep(choice.radius, path, choice.crossings.map(named), tolerance, box)
  const crossings = crossed.contacts.map(({ ref, at, along }) => ({ ref, at, along }))
  if (!lengthAtMost(path, choice.budget))
    return judged(refused(tableSays('too-far', { used, budget: choice.budget })), used, crossings)
  const wall = sweep(choice.radius, path, choice.walls.map(named), tolerance).contacts[0]
  if (wall) return judged(refused(tableSays('wall-in-way', { piece: wall.ref })), used, crossings)
  if (crossed.leavesBox) return judged(refused(tableSays('off-table', {})), used, crossings)
  return judged(judgeSpot(choice.end, { at: end, radius: choice.radius }, choice.tolerance, tabletop), used, crossings)
}

/** Judges one place to stand. The first condition that fails gives the reason. */
export function judgeSpot(region: Region, disc: Disc, tolerance: Tolerance, tabletop: Tabletop): Verdict {
  if (!insideBox(disc, { width: tabletop.width, depth: tabletop.depth })) return refused(tableSays('off-table', {}))
  if (region.inside && !region.inside.areas.some((area) => contains(area, disc, 0))) return refused(region.inside.why)
  if (region.near && !gapAtMost({ at: region.near.of, radius: 0 }, { at: disc.at, radius: 0 }, region.near.most))
    return refused(region.near.why)
  if (region.centre && !region.centre.areas.some((area) => contains(area, { at: disc.at, radius: 0 }, 0)))
    return refused(region.centre.why)
  if (region.on !== undefined && !region.centre && !standsOn(tabletop, region.on, disc, tolerance))
    return refused(tableSays('not-on-top', { piece: region.on }))
  for (const { ref, gap, why } of region.keep) {
    if (isFar(boundsOfThing(tabletop, ref), disc.at, disc.radius + gap)) continue
    if (isClear(obstacleOf(tabletop, ref, disc.radius, gap, tolerance), disc.at, disc.radius)) continue
    return refused(withGap(why, ref, gap, gapTo(disc, footprintOf(tabletop, ref))))
  }
  if (region.touching) {
    const footprint = footprintOf(tabletop, region.touching.ref)
    if (!inContact(disc, footprint, tolerance.overlap, tolerance.contact))
      return refused(withGap(region.touching.why, region.touching.ref, 0, gapTo(disc, footprint)))
  }
  return ALLOWED
}

/** A thing from which a disc keeps a gap, and the rectangle outside of which its centre surely does. */
export interface Obstacle {
  readonly kept: readonly [Keep]
  readonly around: Bounds
}

export function obstacleOf(tabletop: Tabletop, ref: Ref, radius: Units, gap: Units, { overlap }: Tolerance): Obstacle {
  const { minX, minY, maxX, maxY } = boundsOfThing(tabletop, ref)
  const far = radius + gap
  const around = { minX: minX - far, minY: minY - far, maxX: maxX + far, maxY: maxY + far }
  return { kept: [{ footprint: footprintOf(tabletop, ref), gap: gap === 0 ? -overlap : gap }], around }
}

/** Whether a point is farther than this from a rectangle in x or in y. It decides for most obstacles. */
const isFar = ({ minX, minY, maxX, maxY }: Bounds, { x, y }: Point, far: Units): boolean =>
  x > maxX + far || x < minX - far || y > maxY + far || y < minY - far

export const isClear = ({ kept, around }: Obstacle, at: Point, radius: Units): boolean =>
  isFar(around, at, 0) || isKept(radius, at, kept)

/** The distance from a disc's edge to a footprint, rounded; negative if they overlap. */
export function gapTo(disc: Disc, footprint: Footprint): Units {
  return Math.round(distanceToFootprint(disc.at, footprint) - disc.radius)
}

/** Whether the whole base lies on the top of this terrain piece. */
export function standsOn(tabletop: Tabletop, ref: Ref, disc: Disc, tolerance: Tolerance): boolean {
  const top: Convex | undefined = findTerrain(tabletop, ref)?.top?.outline
  return top !== undefined && contains(top, disc, tolerance.overlap)
}

/** A refusal that adds the piece and the missing distance to the game's own reason. */
const withGap = (why: Reason, piece: Ref, keep: Units, gap: Units): Reason => ({
  ...why,
  says: { piece, missing: Math.max(keep - gap, 1), gap, ...why.says },
})

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= FAR
/** Whether an object has so many keys of its own. Counted without a list, because every spot that is tried is judged. */
const hasKeys = (value: object, count: number): boolean => {
  let own = 0
  for (const key in value) if (Object.hasOwn(value, key)) own++
  return own === count
}
const isPoint = (value: unknown): value is Point => {
  if (typeof value !== 'object' || value === null) return false
  const { x, y } = value as Partial<Record<string, unknown>>
  return isWhole(x) && isWhole(y) && hasKeys(value, 2)
}
const isPoints = (value: unknown): value is readonly Point[] =>
  Array.isArray(value) && value.length <= MOST_POINTS && value.every(isPoint)

/** Whether a value from outside is a pose: a point, whole degrees, and optionally the ref of what it stands on. */
export function isPose(value: unknown): value is Pose {
  if (typeof value !== 'object' || value === null) return false
  const { at, heading, on } = value as Partial<Record<string, unknown>>
  const fits = isPoint(at) && isWhole(heading) && (on === undefined ? !('on' in value) : typeof on === 'string')
  return fits && hasKeys(value, on === undefined ? 2 : 3)
}
