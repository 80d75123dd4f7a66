/** Clips things to a corridor, in the corridor's own coordinates: `s` along, `t` across. Floating point. */
import { direction } from './heading'
import type { Convex, Disc, Interval, Point, Units } from './types'

/** A corridor prepared for queries: from `start` to `end` on the line of length `size` between two centres. */
export interface Strip {
  readonly origin: Point
  /** From the first centre to the second, integers. */
  readonly dx: number
  readonly dy: number
  readonly squared: number
  readonly size: number
  /** The radius of the first disc, where the corridor begins. */
  readonly start: Units
  /** The radius of the second disc, before which the corridor ends. */
  readonly left: Units
  readonly end: number
  readonly width: Units
  readonly tolerance: Units
}

/** A place in the corridor's coordinates, measured from the first centre. */
export interface StripPoint {
  readonly s: number
  readonly t: number
}

/** The part of a convex thing in a corridor. */
export interface StripPiece {
  readonly span: Interval
  readonly near: number
  readonly far: number
  readonly outline: readonly StripPoint[]
}

/** The part of a polygon on one side of a line; `inward` gives the signed distance. */
const cut = (outline: readonly StripPoint[], inward: (point: StripPoint) => number): readonly StripPoint[] => {
  const result: StripPoint[] = []
  let from = outline[outline.length - 1]
  for (const to of outline) {
    if (from === undefined) break
    const before = inward(from)
    const after = inward(to)
    if ((before < 0 && after > 0) || (before > 0 && after < 0)) {
      const share = before / (before - after)
      result.push({ s: from.s + share * (to.s - from.s), t: from.t + share * (to.t - from.t) })
    }
    if (after >= 0) result.push(to)
    from = to
  }
  return result
}

/** The part of a polygon inside the corridor. */
const clipToStrip = ({ start, end, width }: Strip, outline: readonly StripPoint[]): readonly StripPoint[] => {
  const lengthwise = cut(
    cut(outline, (point) => point.s - start),
    (point) => end - point.s,
  )
  return cut(
    cut(lengthwise, (point) => point.t + width / 2),
    (point) => width / 2 - point.t,
  )
}

const toStrip = ({ origin, dx, dy, size }: Strip, { x, y }: Point): StripPoint => ({
  s: ((x - origin.x) * dx + (y - origin.y) * dy) / size,
  t: ((y - origin.y) * dx - (x - origin.x) * dy) / size,
})

const nearestInStrip = ({ start, end, width }: Strip, corners: readonly StripPoint[]): StripPoint => {
  const places = corners.map(({ s, t }) => ({
    s: Math.min(end, Math.max(start, s)),
    t: Math.min(width / 2, Math.max(-width / 2, t)),
  }))
  const off = (place: StripPoint, i: number) => {
    const corner = corners[i] ?? place
    return Math.abs(place.s - corner.s) + Math.abs(place.t - corner.t)
  }
  return places.reduce((best, place, i) => (off(place, i) < off(best, places.indexOf(best)) ? place : best))
}

/** The part in the corridor of a convex polygon that enters it. */
export const polygonInStrip = (strip: Strip, part: Convex): StripPiece => {
  const corners = part.map((corner) => toStrip(strip, corner))
  const clipped = clipToStrip(strip, corners)
  // Without a tolerance a part may enter by less than floating point can resolve; it then counts as a point.
  const outline = clipped.length > 0 ? clipped : [nearestInStrip(strip, corners)]
  const across = outline.map((point) => point.t)
  const along = outline.map((point) => point.s)
  return {
    span: { from: Math.min(...across), to: Math.max(...across) },
    near: Math.min(...along),
    far: Math.max(...along),
    outline,
  }
}

const CIRCLE = Array.from({ length: 36 }, (_, i) => direction(i * 10))

/** How far a circle extends to each side of its middle within the band between two limits. */
const reachBetween = (middle: number, radius: number, low: number, high: number): number => {
  const off = middle < low ? low - middle : middle > high ? middle - high : 0
  return off === 0 ? radius : Math.sqrt(Math.max(0, radius * radius - off * off))
}

/** The part in the corridor of a disc that enters it: span, near and far without approximation, the outline as a polygon. */
export const discInStrip = (strip: Strip, disc: Disc): StripPiece => {
  const { start, end, width } = strip
  const half = width / 2
  const { s, t } = toStrip(strip, disc.at)
  const across = reachBetween(s, disc.radius, start, end)
  const along = reachBetween(t, disc.radius, -half, half)
  return {
    span: { from: Math.max(-half, t - across), to: Math.min(half, t + across) },
    near: Math.max(start, s - along),
    far: Math.min(end, s + along),
    outline: clipToStrip(
      strip,
      CIRCLE.map(({ x, y }) => ({ s: s + x * disc.radius, t: t + y * disc.radius })),
    ),
  }
}
