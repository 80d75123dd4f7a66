/** From a place measured along a path to a whole point that is allowed: rounded towards where the path came from. */
import { distance } from './measure'
import { cornerAt } from './outline'
import type { Point } from './types'

const NOISE = 1e-6

const backwards = (start: number, value: number): number => {
  const nearest = Math.round(value)
  if (Math.abs(nearest - value) < NOISE) return nearest + 0
  return (value > start ? Math.floor(value) : Math.ceil(value)) + 0
}

/** A point rounded towards another in both directions; values within a millionth of a whole number are taken as that number. */
export const roundTowards = (start: Point, value: Point): Point => ({
  x: backwards(start.x, value.x),
  y: backwards(start.y, value.y),
})

/** The whole points around a place, the one rounded towards `start` first. */
export const wholePointsNear = (start: Point, value: Point): readonly Point[] => {
  const first = roundTowards(start, value)
  const columns = [Math.floor(value.x) + 0, Math.ceil(value.x) + 0]
  const rows = [Math.floor(value.y) + 0, Math.ceil(value.y) + 0]
  const others = rows.flatMap((y) => columns.map((x) => ({ x, y }))).filter(({ x, y }) => x !== first.x || y !== first.y)
  return [first, ...others]
}

/** A whole point on (or within a unit of) a path, and the length walked to it. */
export interface Spot {
  readonly at: Point
  readonly along: number
}

/**
 * The whole point of one straight way from `start` at length `along`, rounded towards the start; if it is not allowed, a
 * neighbouring whole point no farther along, or undefined. A neighbour lies less than a unit off the way.
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
