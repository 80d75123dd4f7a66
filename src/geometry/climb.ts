/** Whether and where a disc fits on a top. Table space, units as in `types.ts`. */
import { squaredDistance } from './exact'
import { outlineWithin } from './inflate'
import { distance } from './measure'
import { cornerAt } from './outline'
import { contains } from './overlap'
import { wholePointsNear } from './settle'
import type { Convex, Point, Units } from './types'

/**
 * The possible centres of a disc on a top, not rounded, for display; fewer than three corners if it barely fits or does not fit.
 */
export const roomOnTop = (outline: Convex, radius: Units, tolerance: Units = 0): readonly Point[] =>
  outlineWithin(outline, radius - tolerance)

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Places tried near `place`, a few units towards `middle`: a sharp corner may contain no integer point. */
const inwards = (place: Point, middle: Point): readonly Point[] => {
  const away = distance(place, middle)
  const steps = [0, 1, 2, 4, 8, 16, 32].filter((step) => step <= away)
  return steps.map((step) => {
    const share = away === 0 ? 0 : step / away
    return { x: place.x + share * (middle.x - place.x), y: place.y + share * (middle.y - place.y) }
  })
}

/**
 * An integer point, near `towards` if given, at which a disc stands entirely on a top; it may stick out by `tolerance`. Undefined
 * if there is none. Every answer is checked exactly; a room narrower than a unit in every direction may be missed.
 */
export const spotOnTop = (outline: Convex, radius: Units, tolerance: Units = 0, towards?: Point): Point | undefined => {
  const isOn = (at: Point): boolean => contains(outline, { at, radius }, tolerance)
  if (towards !== undefined && isOn(towards)) return towards
  const room = roomOnTop(outline, radius, tolerance)
  if (room.length === 0) return undefined
  const sum = room.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  const middle = { x: sum.x / room.length, y: sum.y / room.length }
  const places = [middle, ...room, ...room.map((corner, i) => between(corner, cornerAt(room, i + 1)))]
  if (towards !== undefined) {
    room.forEach((to, i) => {
      const from = cornerAt(room, i + room.length - 1)
      const squared = squaredDistance(from, to)
      const share = ((towards.x - from.x) * (to.x - from.x) + (towards.y - from.y) * (to.y - from.y)) / squared
      if (share > 0 && share < 1) places.push({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) })
    })
  }
  const spots = places.flatMap((place) => inwards(place, middle).flatMap((step) => wholePointsNear(middle, step))).filter(isOn)
  const away = (at: Point): number => (towards === undefined ? 0 : squaredDistance(at, towards))
  return spots.reduce<Point | undefined>((best, spot) => (best === undefined || away(spot) < away(best) ? spot : best), undefined)
}

/** Whether a top is large enough for a disc to stand entirely on it. */
export const fitsOnTop = (outline: Convex, radius: Units, tolerance: Units = 0): boolean =>
  spotOnTop(outline, radius, tolerance) !== undefined
