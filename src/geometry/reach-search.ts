/** The search behind `reachArea`: shortest ways over bends, in order of their length. Table space, units as in `types.ts`. */
import { squaredDistance } from './exact'
import { type Bend, type Ground, isAtOutline, isTangent, isWayFree } from './ground'
import { distance } from './measure'
import type { Point } from './types'

/** A place reached on a shortest path, from which others are reached in a straight line. */
export interface Anchor {
  readonly at: Point
  readonly walked: number
  readonly bends: number
  /** The anchor that the path comes from; absent at the start. */
  readonly previous?: Anchor
  readonly bend?: Bend
}

/** What a search is limited to: ways up to a budget and, if `towards` is given, ways of that length over a place to another. */
export interface Limits {
  readonly budget: number
  readonly towards?: { readonly at: Point; readonly within: number } | undefined
}

/**
 * The bends that the search may come to, field by field in the same order, because every anchor looks at all of them. The lists
 * are used again by the next search.
 */
interface Candidates {
  size: number
  readonly bends: Bend[]
  xs: Float64Array
  ys: Float64Array
  /** Whether the start is between the blocker and the outline with the bend. If so it connects to every bend of that outline. */
  readonly isStart: boolean[]
  /** The longest way to it that matters. */
  most: Float64Array
  /** The shortest way to it so far, or OUT if it needs no other: it has become an anchor, or no centre may be there. */
  best: Float64Array
  readonly from: (Anchor | undefined)[]
  /** Whether it is known that a centre may be there. */
  readonly isFree: boolean[]
}
const OUT = -1
const numbers = (size: number) => ({
  xs: new Float64Array(size),
  ys: new Float64Array(size),
  most: new Float64Array(size),
  best: new Float64Array(size),
})
const LISTS: Candidates = { size: 0, bends: [], isStart: [], from: [], isFree: [], ...numbers(64) }

function emptied(lists: Candidates): Candidates {
  lists.size = 0
  for (const list of [lists.bends, lists.isStart, lists.from, lists.isFree]) list.length = 0
  return lists
}

function add(lists: Candidates, bend: Bend, isStart: boolean, most: number): void {
  const at = lists.size
  if (at === lists.xs.length) {
    const { xs, ys, most: limits } = lists
    Object.assign(lists, numbers(2 * at))
    lists.xs.set(xs)
    lists.ys.set(ys)
    lists.most.set(limits)
    lists.best.fill(Infinity)
  }
  lists.bends.push(bend)
  lists.isStart.push(isStart)
  lists.from.push(undefined)
  lists.isFree.push(false)
  lists.xs[at] = bend.at.x
  lists.ys[at] = bend.at.y
  lists.most[at] = most
  lists.best[at] = Infinity
  lists.size = at + 1
}

function candidatesAround(from: Point, ground: Ground, { budget, towards }: Limits): Candidates {
  const lists = emptied(LISTS)
  for (const obstacle of ground.obstacles) {
    const isStart = isAtOutline(obstacle, from)
    for (const bend of obstacle.bends) {
      const most = towards ? towards.within - distance(bend.at, towards.at) : Infinity
      const squared = squaredDistance(from, bend.at)
      if (squared <= budget * budget && Math.sqrt(squared) <= most) add(lists, bend, isStart, most)
    }
  }
  return lists
}

/** Takes out the candidate with the shortest way, of equal ones the first, as an anchor. */
function takeNearest({ size, bends, best, from }: Candidates): Anchor | undefined {
  let least = Infinity
  let at = -1
  for (let i = 0; i < size; i++) {
    const own = best[i] as number
    if (own === OUT || own >= least) continue
    least = own
    at = i
  }
  const bend = bends[at]
  const previous = from[at]
  if (!bend || !previous) return undefined
  best[at] = OUT
  return { at: bend.at, walked: least, bends: previous.bends + 1, previous, bend }
}

/** Notes every candidate to which the way over an anchor is shorter than the ways found before. */
function relax(anchor: Anchor, candidates: Candidates, ground: Ground, budget: number): void {
  const { size, bends, xs, ys, isStart, most, best, from, isFree } = candidates
  const { at, walked, bend: own } = anchor
  const allowed = budget + anchor.bends / 2 + 0.5
  for (let i = 0; i < size; i++) {
    const limit = Math.min(best[i] as number, most[i] as number, allowed) - walked
    if (limit <= 0) continue
    const x = at.x - (xs[i] as number)
    const y = at.y - (ys[i] as number)
    const squared = x * x + y * y
    if (squared >= limit * limit) continue
    const bend = bends[i] as Bend
    if (own !== undefined && !isTangent(own, bend.at)) continue
    if (!isTangent(bend, at) && !(own === undefined && isStart[i])) continue
    if (!isFree[i] && !isWayFree(ground, bend.at, bend.at)) {
      best[i] = OUT
      continue
    }
    isFree[i] = true
    if (!isWayFree(ground, at, bend.at)) continue
    best[i] = walked + Math.sqrt(squared)
    from[i] = anchor
  }
}

/** The anchors that a disc's centre can reach from a start where it may be, by increasing length walked, the start first. */
export function anchorsFrom(from: Point, ground: Ground, limits: Limits): readonly Anchor[] {
  const candidates = candidatesAround(from, ground, limits)
  const start: Anchor = { at: from, walked: 0, bends: 0 }
  const anchors = [start]
  relax(start, candidates, ground, limits.budget)
  for (let next = takeNearest(candidates); next !== undefined; next = takeNearest(candidates)) {
    anchors.push(next)
    relax(next, candidates, ground, limits.budget)
  }
  emptied(candidates)
  return anchors
}
