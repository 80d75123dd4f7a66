/** Miniatures as volumes, and the sample points that measure how much of one is seen. Units and axes as in `types.ts`. */
import { direction } from '../heading'
import { cornerAt } from '../outline'
import type { Convex, Point, Units } from '../types'
import { admit, admitPlace } from './door'
import type { Layer, Point3, SightPiece, Solid } from './types'

/** An outline from above: a circle around the miniature's own place, or any convex outline in table space (see `oval`). */
export type Round = { readonly radius: Units } | { readonly outline: Convex }

/** A miniature in terms of sight. Heights are measured from what it stands on. */
export interface SightMiniature {
  readonly ref: string
  readonly at: Point
  /** The height of what it stands on. */
  readonly level: Units
  readonly base: Round
  /** Where the base ends and the hull begins; 0 if a game's hull begins on the ground. */
  readonly baseHeight: Units
  readonly hull: Round
  /** The top of the hull. */
  readonly height: Units
  readonly eye: Units
  /** What it carries, in table space: counts only in queries that name the layer 'equipment'. */
  readonly equipment?: readonly Solid[]
}

const upright = (round: Round, at: Point, bottom: Units, top: Units, layer: Layer): Solid =>
  'radius' in round
    ? { type: 'cylinder', at, radius: round.radius, bottom, top, layer }
    : { type: 'prism', outline: round.outline, bottom, top, layer }

/** The volumes of a miniature: its base if that has a height, its hull and its equipment. */
export const volumesOf = ({ ref, at, level, base, baseHeight, hull, height, equipment }: SightMiniature): SightPiece => ({
  ref,
  solids: [
    ...(baseHeight > 0 ? [upright(base, at, level, level + baseHeight, 'base')] : []),
    upright(hull, at, level + baseHeight, level + height, 'hull'),
    ...(equipment ?? []).map((solid): Solid => ({ ...solid, layer: 'equipment' })),
  ],
})

/** The eye of a miniature: above the middle of its base. */
export const eyeOf = ({ at, level, eye }: SightMiniature): Point3 => ({ x: at.x, y: at.y, z: level + eye })

/** Sample points of a body. "How much is seen" counts the segments from an eye to each of them. */
export interface Samples {
  /** The number of points. */
  readonly of: number
  /** Their coordinates x, y, z in turn, for reading. Computed on demand, because most bodies are completely hidden. */
  readonly points: () => Int32Array
  /** Points repeat their x and y with this period, as they form vertical columns. */
  readonly columns?: number
  /** Corners of a convex shape around all points: a convex solid that hides all the corners hides the whole body. */
  readonly around: readonly Point3[]
}

const rounded = (x: number, y: number, z: number): Point3 => ({
  x: Math.round(x) + 0,
  y: Math.round(y) + 0,
  z: Math.round(z) + 0,
})

const admitBody = ({ at, level, height }: SightMiniature): void => {
  admitPlace({ ...at, z: level }, 'target')
  admit(height, 'target')
}

/** The eight corners of the axis-parallel box around points, given as x, y, z in turn. */
const boxAround = (points: Int32Array): readonly Point3[] => {
  const least = [Infinity, Infinity, Infinity]
  const most = [-Infinity, -Infinity, -Infinity]
  for (let i = 0; i < points.length; i++) {
    const value = points[i] as number
    const axis = i % 3
    if (value < (least[axis] as number)) least[axis] = value
    if (value > (most[axis] as number)) most[axis] = value
  }
  const end = (axis: number, isMost: boolean): number => (isMost ? most : least)[axis] as number
  return Array.from({ length: 8 }, (_, i) => ({ x: end(0, i >= 4), y: end(1, i % 4 >= 2), z: end(2, i % 2 === 1) }))
}

/** How far an outline extends to both sides of a place, along the unit vector `across`. */
const reachAcross = (round: Round, at: Point, across: Point): readonly [number, number] => {
  if ('radius' in round) return [-round.radius, round.radius]
  const off = round.outline.map(({ x, y }) => (x - at.x) * across.x + (y - at.y) * across.y)
  return [Math.min(...off), Math.max(...off)]
}

/**
 * The hull as an upright rectangle through its middle, facing the eye: points in columns and rows, each in the middle of its
 * field, rounded to integer units. Equipment has no points. From directly above, the rectangle faces along x.
 */
export const facingSamples = (target: SightMiniature, eye: Point3, columns = 10, rows = 20): Samples => {
  const { at, level, hull, height } = target
  admitBody(target)
  const [dx, dy] = [at.x - eye.x, at.y - eye.y]
  const away = Math.sqrt(dx * dx + dy * dy)
  const along = away === 0 ? { x: 1, y: 0 } : { x: dx / away, y: dy / away }
  const across = { x: -along.y, y: along.x }
  const [from, to] = reachAcross(hull, at, across)
  const side = (column: number) => from + ((column + 0.5) / columns) * (to - from)
  const up = (row: number) => level + ((row + 0.5) / rows) * height
  const points = () => {
    const all = new Int32Array(columns * rows * 3)
    for (let column = 0; column < columns; column++) {
      const off = side(column)
      const x = Math.round(at.x + off * across.x)
      const y = Math.round(at.y + off * across.y)
      for (let k = 3 * column; k < all.length; k += 3 * columns) {
        all[k] = x
        all[k + 1] = y
      }
    }
    for (let row = 0, k = 2; row < rows; row++) {
      const z = Math.round(up(row))
      for (let column = 0; column < columns; column++, k += 3) all[k] = z
    }
    return all
  }
  // A margin of two units on every side of the rectangle outweighs the rounding of points and corners.
  const [low, high] = [Math.round(up(0)), Math.round(up(rows - 1))]
  const [left, right] = [side(0) - 2, side(columns - 1) + 2]
  const around: Point3[] = []
  for (let corner = 0; corner < 8; corner++) {
    const off = corner < 4 ? left : right
    const on = corner % 4 < 2 ? -2 : 2
    const z = corner % 2 === 0 ? low : high
    around.push(rounded(at.x + off * across.x + on * along.x, at.y + off * across.y + on * along.y, z))
  }
  return { of: columns * rows, columns, points, around }
}

/** Where rings of points lie on a miniature; heights from what it stands on. */
export interface Rings {
  /** The radius of the rings, in thousandths of the base's or hull's. */
  readonly inset: number
  /** The height of the ring on the base. */
  readonly baseAt: Units
  /** The number of equal height intervals of the hull, with a ring at the top of each. */
  readonly rings: number
  /** How far the topmost ring and the point in its middle are below the top. */
  readonly below: Units
}

/** How far an outline extends from a place along a unit vector; 0 from a place outside it. */
const reachTowards = (round: Round, at: Point, way: Point): number => {
  if ('radius' in round) return round.radius
  let reach = Infinity
  round.outline.forEach((a, i) => {
    const b = cornerAt(round.outline, i + 1)
    const [nx, ny] = [b.y - a.y, a.x - b.x]
    const gain = nx * way.x + ny * way.y
    const room = nx * (a.x - at.x) + ny * (a.y - at.y)
    if (room < 0) reach = 0
    else if (gain > 0) reach = Math.min(reach, room / gain)
  })
  return reach
}

/**
 * Points all around a miniature: eight on the base and on each ring of the hull, and one on top, rounded to integer units. The
 * eight lie in the table's eight directions from the miniature's own place, as far out as its base or hull extends there.
 */
export const ringSamples = (target: SightMiniature, { inset, baseAt, rings, below }: Rings): Samples => {
  const { at, level, base, hull, height } = target
  admitBody(target)
  const of = 8 * (rings + 1) + 1
  const all = new Int32Array(3 * of)
  let next = 0
  const put = (x: number, y: number, z: number): void => {
    all[next++] = x
    all[next++] = y
    all[next++] = z
  }
  const ring = (round: Round, z: number): void => {
    for (const way of EIGHT) {
      const out = (reachTowards(round, at, way) * inset) / 1000
      put(Math.round(at.x + way.x * out), Math.round(at.y + way.y * out), Math.round(level + z))
    }
  }
  ring(base, baseAt)
  for (let i = 1; i <= rings; i++) ring(hull, Math.min(topOf(target, below), (i * height) / rings))
  put(Math.round(at.x), Math.round(at.y), Math.round(level + topOf(target, below)))
  return { of, points: () => all, around: boxAround(all) }
}
const EIGHT: readonly Point[] = Array.from({ length: 8 }, (_, i) => direction(i * 45))
/** The height of the topmost points. A hull lower than `below` has them on the ground. */
const topOf = ({ height }: SightMiniature, below: Units): Units => Math.max(0, height - below)

/** The topmost point of `ringSamples`, in the middle. */
export const topSample = (target: SightMiniature, { below }: Rings): Point3 =>
  rounded(target.at.x, target.at.y, target.level + topOf(target, below))
