/**
 * The isovist: all places on the table at a chosen height that an eye sees (Benedikt: To Take Hold of Space: Isovists and Isovist
 * Fields, 1979; here in space, so that ground behind a low wall may become visible again farther on). Units and axes as in
 * `types.ts`.
 */
import { areApart, boundsOf } from '../outline'
import type { Box, Point, Units } from '../types'
import { admit, admitPlace, admitTable } from './door'
import type { Scene } from './scene'
import { shadowOf, triangleShadow } from './shadow'
import { trianglesOf } from './solid-faces'
import { type Among, LAYERS, type Point3, type Solid } from './types'

export interface Isovist {
  /** Convex polygons whose union is what is seen, counter-clockwise, not rounded; they touch, but do not overlap. */
  readonly seen: readonly (readonly Point[])[]
  /** The area that is seen, and the area of the whole table, in square units. */
  readonly area: number
  readonly of: number
  /** Each thing that hides anything, with its shadows. */
  readonly shadows: readonly { readonly ref: string; readonly outlines: readonly (readonly Point[])[] }[]
}

/** Slivers below this area in square units are dropped: they come from rounding. */
const LEAST_AREA = 0.01
/** A corner nearer to a line than this counts as lying on it: otherwise rounding would create new corners. */
const ON_LINE = 1e-6

const areaOf = (outline: readonly Point[]): number => {
  let sum = 0
  const [o] = outline
  if (!o) return 0
  for (let i = 1; i + 1 < outline.length; i++) {
    const [a, b] = [outline[i] as Point, outline[i + 1] as Point]
    sum += (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)
  }
  return sum / 2
}

/** The two parts of a convex outline, to the left and to the right of the line from `a` to `b`. */
const split = (outline: readonly Point[], a: Point, b: Point): readonly [readonly Point[], readonly Point[]] => {
  const size = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)) || 1
  const [nx, ny] = [(a.y - b.y) / size, (b.x - a.x) / size]
  const off = outline.map(({ x, y }) => {
    const away = nx * (x - a.x) + ny * (y - a.y)
    return Math.abs(away) < ON_LINE ? 0 : away
  })
  const left: Point[] = []
  const right: Point[] = []
  outline.forEach((to, i) => {
    const before = (i + outline.length - 1) % outline.length
    const [from, start, end] = [outline[before] as Point, off[before] as number, off[i] as number]
    if ((start < 0 && end > 0) || (start > 0 && end < 0)) {
      const share = start / (start - end)
      const crossing = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
      left.push(crossing)
      right.push(crossing)
    }
    if (end >= 0) left.push(to)
    if (end <= 0) right.push(to)
  })
  return [left, right]
}

/** A convex outline minus a convex shadow, as convex outlines. */
const without = (outline: readonly Point[], shadow: readonly Point[]): readonly (readonly Point[])[] => {
  const kept: (readonly Point[])[] = []
  let rest = outline
  for (let i = 0; i < shadow.length && rest.length > 2; i++) {
    const [inner, outer] = split(rest, shadow[i] as Point, shadow[(i + 1) % shadow.length] as Point)
    if (areaOf(outer) > LEAST_AREA) kept.push(outer)
    rest = inner
  }
  // If nothing was removed, the outline stays in one piece.
  return areaOf(rest) > LEAST_AREA ? kept : [outline]
}

const shadowsOf = (solid: Solid, eye: Point3, level: Units): readonly (readonly Point[])[] => {
  if (solid.type !== 'mesh') return [shadowOf(solid, eye, level)]
  return trianglesOf(solid).map((corners) => triangleShadow(corners, eye, level))
}

/**
 * What an eye sees of the table at the height `level`. Exact except for rounding and for round things (see `shadow.ts`). Put the
 * eye's own piece into `except`.
 */
export const isovist = (scene: Scene, table: Box, eye: Point3, level: Units, { layers, except = [] }: Among = {}): Isovist => {
  admitTable(table)
  admitPlace(eye, 'eye')
  admit(level, 'level')
  const wanted = layers ?? LAYERS.filter((layer) => layer !== 'equipment')
  const whole = [
    { x: 0, y: 0 },
    { x: table.width, y: 0 },
    { x: table.width, y: table.depth },
    { x: 0, y: table.depth },
  ]
  const shadows = [...scene.pieces.values()]
    .filter(({ ref }) => !except.includes(ref))
    .map(({ ref, solids }) => ({
      ref,
      outlines: solids
        .filter(({ layer = 'terrain' }) => wanted.includes(layer))
        .flatMap((solid) => shadowsOf(solid, eye, level))
        .filter((outline) => outline.length > 2 && !areApart(boundsOf(outline), boundsOf(whole), 0)),
    }))
    .filter(({ outlines }) => outlines.length > 0)
  // Large shadows first, so that what they hide need not be cut into pieces by smaller ones.
  const all = shadows.flatMap(({ outlines }) => outlines.map((outline) => ({ outline, bounds: boundsOf(outline) })))
  const size = new Map(all.map((one) => [one, areaOf(one.outline)]))
  all.sort((a, b) => (size.get(b) ?? 0) - (size.get(a) ?? 0))
  let seen: readonly (readonly Point[])[] = areaOf(whole) > 0 ? [whole] : []
  for (const { outline, bounds } of all)
    seen = seen.flatMap((piece) => (areApart(boundsOf(piece), bounds, 0) ? [piece] : without(piece, outline)))
  return { seen, area: seen.reduce((sum, piece) => sum + areaOf(piece), 0), of: areaOf(whole), shadows }
}
