/** The shape of a reachable area, for display. Table space; floating point, corners rounded to integer units. Decides nothing. */
import { enter, type Part } from './clearance'
import { cross } from './exact'
import type { Ground } from './ground'
import { direction } from './heading'
import { distance } from './measure'
import { areApart, type Bounds, boundsOf, cornerAt } from './outline'
import type { ReachArea } from './reach'
import type { Anchor } from './reach-search'
import type { Point } from './types'

const STEPS = Array.from({ length: 120 }, (_, i) => direction(i * 3))
const HAIR = 1e-6

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })

/** A number from 0 to 4 that grows with the counter-clockwise angle from a base direction. */
const turnFrom = (base: Point, to: Point): number => {
  const dot = base.x * to.x + base.y * to.y
  const aside = base.x * to.y - base.y * to.x
  const share = aside / (Math.abs(aside) + Math.abs(dot) || 1)
  return dot >= 0 ? (aside >= 0 ? share : 4 + share) : 2 - share
}

/** The directions in which an anchor reaches ground that its predecessor does not see; undefined for all directions. */
const opening = ({ at, previous, bend }: Anchor): { readonly first: Point; readonly last: Point } | undefined => {
  if (previous === undefined || bend === undefined) return undefined
  const before = cross(previous.at, at, bend.before)
  const after = cross(previous.at, at, bend.after)
  const ahead = minus(at, previous.at)
  if (before >= 0 && after >= 0) return { first: ahead, last: minus(bend.after, at) }
  if (before <= 0 && after <= 0) return { first: minus(bend.before, at), last: ahead }
  return undefined
}

/** The two tangent directions from a place to a circle, if it is outside the circle. */
const tangents = (from: Point, middle: Point, radius: number): readonly Point[] => {
  const x = middle.x - from.x
  const y = middle.y - from.y
  const squared = x * x + y * y - radius * radius
  if (squared <= 0) return []
  const tangent = Math.sqrt(squared)
  return [
    { x: tangent * x + radius * y, y: tangent * y - radius * x },
    { x: tangent * x - radius * y, y: tangent * y + radius * x },
  ]
}

/** The first and the last of directions that span less than half a turn. */
const outermost = (directions: readonly Point[]): readonly Point[] => {
  let [first, last] = [directions[0], directions[0]]
  for (const one of directions) {
    if (first !== undefined && one.x * first.y - one.y * first.x > 0) first = one
    if (last !== undefined && last.x * one.y - last.y * one.x > 0) last = one
  }
  return first === undefined || last === undefined ? [] : [first, last]
}

/** Where the line through two points, given relative to a circle's middle, crosses the circle. */
const crossings = (from: Point, to: Point, radius: number): readonly Point[] => {
  const x = to.x - from.x
  const y = to.y - from.y
  const squared = x * x + y * y
  const middle = -(from.x * x + from.y * y) / squared
  const nearest = { x: from.x + middle * x, y: from.y + middle * y }
  const under = (radius * radius - nearest.x * nearest.x - nearest.y * nearest.y) / squared
  if (!(under > 0)) return []
  return [middle - Math.sqrt(under), middle + Math.sqrt(under)]
    .filter((share) => share >= 0 && share <= 1)
    .map((share) => ({ x: from.x + share * x, y: from.y + share * y }))
}

/** Directions just beside the ends of a part's shadow, where the reachable distance jumps. */
const shadowDirections = (at: Point, part: Part, keep: number): readonly Point[] => {
  const ends =
    'radius' in part ? tangents(at, part.at, keep + part.radius) : outermost(part.flatMap((corner) => tangents(at, corner, keep)))
  return ends.flatMap(({ x, y }) => [
    { x: x + y * HAIR, y: y - x * HAIR },
    { x: x - y * HAIR, y: y + x * HAIR },
  ])
}

/** Directions in which the outline around a part bends, or leaves the circle of the remaining budget, on the near side. */
const partDirections = (at: Point, part: Part, keep: number, left: number): readonly Point[] => {
  if ('radius' in part) return [minus(part.at, at)]
  return part.flatMap((corner, i) => {
    const to = cornerAt(part, i + 1)
    if (cross(corner, to, at) >= 0) return []
    const size = distance(corner, to)
    const out = { x: ((to.y - corner.y) * keep) / size, y: ((corner.x - to.x) * keep) / size }
    const from = { x: corner.x + out.x - at.x, y: corner.y + out.y - at.y }
    const end = { x: to.x + out.x - at.x, y: to.y + out.y - at.y }
    return [minus(corner, at), from, end, minus(to, at), ...crossings(from, end, left)]
  })
}

const boxDirections = (at: Point, { box, radius }: Ground, left: number): readonly Point[] => {
  const corners = [
    { x: radius, y: radius },
    { x: box.width - radius, y: radius },
    { x: box.width - radius, y: box.depth - radius },
    { x: radius, y: box.depth - radius },
  ].map((corner) => minus(corner, at))
  return corners.flatMap((corner, i) => [corner, ...crossings(corner, cornerAt(corners, i + 1), left)])
}

const toBox = (at: Point, ux: number, uy: number, { box, radius }: Ground): number => {
  const x = ux > 0 ? (box.width - radius - at.x) / ux : ux < 0 ? (radius - at.x) / ux : Infinity
  const y = uy > 0 ? (box.depth - radius - at.y) / uy : uy < 0 ? (radius - at.y) / uy : Infinity
  return Math.max(0, Math.min(x, y))
}

/**
 * The star-shaped area that an anchor reaches in straight lines; the anchor is a corner of it if it opens only some directions.
 */
const starOf = (anchor: Anchor, ground: Ground, left: number): readonly Point[] => {
  const { at } = anchor
  const around = { minX: at.x, minY: at.y, maxX: at.x, maxY: at.y }
  const obstacles = ground.obstacles.filter(({ bounds }) => !areApart(around, bounds, left + ground.keep))
  const range = opening(anchor)
  const base = range?.first ?? { x: 1, y: 0 }
  const end = range === undefined ? 4 : turnFrom(base, range.last)
  const events = [
    ...boxDirections(at, ground, left),
    ...obstacles.flatMap(({ part }) => [
      ...partDirections(at, part, ground.keep, left),
      ...shadowDirections(at, part, ground.keep),
    ]),
  ]
  const limits = range === undefined ? [] : [range.first, range.last]
  const rays = [...STEPS, ...events, ...limits]
    .filter(({ x, y }) => x !== 0 || y !== 0)
    .map((ray) => ({ ray, turned: turnFrom(base, ray) }))
    .filter(({ turned }) => turned <= end)
    .sort((a, b) => a.turned - b.turned)
  const star: Point[] = range === undefined ? [] : [at]
  for (const { ray } of rays) {
    const size = Math.sqrt(ray.x * ray.x + ray.y * ray.y)
    const ux = ray.x / size
    const uy = ray.y / size
    let free = Math.min(left, toBox(at, ux, uy, ground))
    for (const { part } of obstacles) free = Math.min(free, enter(at, ux, uy, part, ground.keep))
    const point = { x: Math.round(at.x + ux * free), y: Math.round(at.y + uy * free) }
    const last = star[star.length - 1]
    if (last === undefined || last.x !== point.x || last.y !== point.y) star.push(point)
  }
  return star
}

/**
 * The reachable area as simple polygons, counter-clockwise, whose union it is: the first is what the start reaches directly, each
 * further one what becomes reachable behind a corner. They overlap little; fill them as one mask.
 */
export const reachPolygons = ({ walk, ground, anchors }: ReachArea): readonly (readonly Point[])[] =>
  anchors
    .map((anchor) => ({ anchor, left: walk.budget - anchor.walked }))
    .filter(({ left }) => left >= 1)
    .map(({ anchor, left }) => starOf(anchor, ground, left))
    .filter((star) => star.length >= 3)

const isWithin = (point: Point, polygon: readonly Point[]): boolean => {
  let within = false
  let from = cornerAt(polygon, polygon.length - 1)
  for (const to of polygon) {
    if (from.y > point.y !== to.y > point.y && point.x < from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x))
      within = !within
    from = to
  }
  return within
}

/** How far outside an edge neighbours are tested: more than rounding, less than is visible. */
const BESIDE = 4

interface Neighbour {
  readonly polygon: readonly Point[]
  readonly bounds: Bounds
}

/** Where along an edge (as shares of its length) edges of other polygons cross it. */
const crossedAt = (from: Point, to: Point, edge: Bounds, near: readonly Neighbour[]): readonly number[] => {
  const shares: number[] = []
  for (const { polygon } of near) {
    let a = cornerAt(polygon, polygon.length - 1)
    for (const b of polygon) {
      const isPast =
        (a.x < edge.minX && b.x < edge.minX) ||
        (a.x > edge.maxX && b.x > edge.maxX) ||
        (a.y < edge.minY && b.y < edge.minY) ||
        (a.y > edge.maxY && b.y > edge.maxY)
      if (!isPast && cross(from, to, a) > 0 !== cross(from, to, b) > 0) {
        const start = cross(a, b, from)
        const share = start / (start - cross(a, b, to))
        if (share > 0 && share < 1) shares.push(share)
      }
      a = b
    }
  }
  return shares
}

const borderPieces = (from: Point, to: Point, others: readonly Neighbour[]): readonly (readonly [Point, Point])[] => {
  const edge = boundsOf([from, to])
  const near = others.filter(({ bounds }) => !areApart(edge, bounds, BESIDE))
  if (near.length === 0) return [[from, to]]
  const x = to.x - from.x
  const y = to.y - from.y
  const size = Math.sqrt(x * x + y * y)
  const shares = [0, ...crossedAt(from, to, edge, near), 1].sort((a, b) => a - b)
  const pieces: [Point, Point][] = []
  for (let i = 1; i < shares.length; i++) {
    const start = shares[i - 1] ?? 0
    const end = shares[i] ?? 1
    const middle = (start + end) / 2
    const beside = { x: from.x + x * middle + (y / size) * BESIDE, y: from.y + y * middle - (x / size) * BESIDE }
    if ((end - start) * size < 1 || near.some(({ polygon, bounds }) => isAround(beside, bounds) && isWithin(beside, polygon)))
      continue
    pieces.push([
      { x: from.x + x * start, y: from.y + y * start },
      { x: from.x + x * end, y: from.y + y * end },
    ])
  }
  return pieces
}

const isAround = ({ x, y }: Point, { minX, minY, maxX, maxY }: Bounds): boolean =>
  x >= minX && x <= maxX && y >= minY && y <= maxY

/**
 * The border of the union of polygons (counter-clockwise, as from `reachPolygons`) as separate line segments, to be drawn as a
 * crisp line: no segment runs through the interior of the union, and segments shorter than a unit are dropped.
 */
export const borderOf = (polygons: readonly (readonly Point[])[]): readonly (readonly [Point, Point])[] => {
  const all = polygons.map((polygon) => ({ polygon, bounds: boundsOf(polygon) }))
  return all.flatMap((own) => {
    const near = all.filter((other) => other !== own && !areApart(own.bounds, other.bounds, BESIDE))
    return own.polygon.flatMap((to, k) => borderPieces(cornerAt(own.polygon, k + own.polygon.length - 1), to, near))
  })
}
