/** Turns a place measured along a path into an allowed integer point: rounded towards where the path came from. */
import { distance } from './measure'
import { cornerAt } from './outline'
import type { Point } from './types'

const NOISE = 1e-6

const backwards = (start: number, value: number): number => {
  const nearest = Math.round(value)
  if (Math.abs(nearest - value) < NOISE) return nearest + 0
  return (value > start ? Math.floor(value) : Math.ceil(value)) + 0
}

/** A point rounded towards another in both coordinates; values within a millionth of an integer count as that integer. */
export const roundTowards = (start: Point, value: Point): Point => ({
  x: backwards(start.x, value.x),
  y: backwards(start.y, value.y),
})

/** The integer points around a place, the one rounded towards `start` first. */
export const wholePointsNear = (start: Point, value: Point): readonly Point[] => {
  const first = roundTowards(start, value)
  const columns = [Math.floor(value.x) + 0, Math.ceil(value.x) + 0]
  const rows = [Math.floor(value.y) + 0, Math.ceil(value.y) + 0]
  const others = rows.flatMap((y) => columns.map((x) => ({ x, y }))).filter(({ x, y }) => x !== first.x || y !== first.y)
  return [first, ...others]
}

/** An integer point on (or within a unit of) a path, and the length walked to it. */
export interface Spot {
  readonly at: Point
  readonly along: number
}

/**
 * The integer point of one straight segment from `start` at length `along`, rounded towards the start; if it is not allowed, a
 * neighbouring integer point no farther along, or undefined. A neighbour is less than a unit off the segment.
 */
export const settleOn = (start: Point, end: Point, along: number, isAllowed: (point: Point) => boolean): Point | undefined => {
  const size = distance(start, end)
  if (along <= 0 || size === 0) return isAllowed(start) ? start : undefined
  if (along >= size) return isAllowed(end) ? end : undefined
  const ux = (end.x - start.x) / size
  const uy = (end.y - start.y) / size
  const place = { x: start.x + (along * (end.x - start.x)) / size, y: start.y + (along * (end.y - start.y)) / size }
  for (const point of wholePointsNear(start, place)) {
    const x = point.x - start.x
    const y = point.y - start.y
    const isOnWay = x * ux + y * uy >= 0 && x * x + y * y <= along * along + NOISE * along
    if (isOnWay && isAllowed(point)) return point
  }
  return undefined
}

/** The lengths walked at each corner of a path, the first 0. */
export const milestones = (path: readonly Point[]): readonly number[] => {
  const lengths = [0]
  let sum = 0
  for (let i = 1; i < path.length; i++) {
    sum += distance(cornerAt(path, i - 1), cornerAt(path, i))
    lengths.push(sum)
  }
  return lengths
}
