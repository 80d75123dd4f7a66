/** Miniatures as volumes, and the fixed points that are tested to tell how much of one is seen. Units and axes as in `types.ts`. */
import { direction } from '../heading'
import { cornerAt } from '../outline'
import type { Convex, Point, Units } from '../types'
import { admit, admitPlace } from './door'
import type { Layer, Point3, SightPiece, Solid } from './types'

/** An outline from above: a circle around the miniature's own place, or any convex one in table space (see `oval`). */
export type Round = { readonly radius: Units } | { readonly outline: Convex }

/** A miniature as sight knows it. Heights are measured from what it stands on. */
export interface SightMiniature {
  readonly ref: string
  readonly at: Point
  /** The height of what it stands on. */
  readonly level: Units
  readonly base: Round
  /** Where the base ends and the hull begins; 0 where a game's hull begins on the ground. */
  readonly baseHeight: Units
  readonly hull: Round
  /** The top of the hull. */
  readonly height: Units
  readonly eye: Units
  /** What it carries, in table space: counted only by queries that name the layer 'equipment'. */
  readonly equipment?: readonly Solid[]
}

const upright = (round: Round, at: Point, bottom: Units, top: Units, layer: Layer): Solid =>
  'radius' in round
    ? { type: 'cylinder', at, radius: round.radius, bottom, top, layer }
    : { type: 'prism', outline: round.outline, bottom, top, layer }

/** The volumes of a miniature: its base, if that has a height, its hull and its equipment. */
export const volumesOf = ({ ref, at, level, base, baseHeight, hull, height, equipment }: SightMiniature): SightPiece => ({
  ref,
  solids: [
    ...(baseHeight > 0 ? [upright(base, at, level, level + baseHeight, 'base')] : []),
    upright(hull, at, level + baseHeight, level + height, 'hull'),
    ...(equipment ?? []).map((solid): Solid => ({ ...solid, layer: 'equipment' })),
  ],
})

/** Where a miniature looks from: above the middle of its base. */
export const eyeOf = ({ at, level, eye }: SightMiniature): Point3 => ({ x: at.x, y: at.y, z: level + eye })

/** Points of a body. A segment from an eye to each of them is what "how much is seen" counts. */
export interface Samples {
  /** How many there are. */
  readonly of: number
  /** Their coordinates x, y, z in turn: made when they are asked for, because most bodies are wholly hidden. */
  readonly points: () => Int32Array
  /** After so many points the same x and y come again: the points stand above each other in columns. */
  readonly columns?: number
  /** Corners of a convex shape around all the points: a convex solid that hides all the corners hides the whole body. */
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

/** The eight corners of the upright box around points. */
export const boxAround = (points: readonly Point3[]): readonly Point3[] => {
  const [x, y, z] = [points.map((p) => p.x), points.map((p) => p.y), points.map((p) => p.z)]
  const ends = (values: readonly number[]) => [Math.min(...values), Math.max(...values)]
  return ends(x).flatMap((cx) => ends(y).flatMap((cy) => ends(z).map((cz) => ({ x: cx, y: cy, z: cz }))))
}

/** How far an outline reaches to both sides of a place, across a direction of length one. */
const reachAcross = (round: Round, at: Point, across: Point): readonly [number, number] => {
  if ('radius' in round) return [-round.radius, round.radius]
  const off = round.outline.map(({ x, y }) => (x - at.x) * across.x + (y - at.y) * across.y)
  return [Math.min(...off), Math.max(...off)]
}

/**
 * The hull as an upright rectangle through its middle, facing the eye: points in columns and rows, each in the middle of its field, rounded to
 * whole units. Equipment has none. An eye straight above sees the rectangle that faces along x.
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
  /** The share of the radius at which the points lie, in thousandths. */
  readonly inset: number
  /** The height of the ring on the base. */
  readonly baseAt: Units
  /** Into how many equal heights the hull is divided: a ring at the top of each. */
  readonly rings: number
  /** The topmost ring and the point in its middle lie so far below the top. */
  readonly below: Units
}

/** How far an outline reaches from a place in a direction of length one; 0 from a place outside it. */
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
 * A miniature all around: eight points on the base and on each ring of the hull, one on top, rounded to whole units. The
 * eight lie in the table's eight directions from the miniature's own place, so far out as its base or hull reaches there.
 */
export const ringSamples = (target: SightMiniature, { inset, baseAt, rings, below }: Rings): Samples => {
  const { at, level, base, hull, height } = target
  admitBody(target)
  const ring = (round: Round, z: number) =>
    Array.from({ length: 8 }, (_, i) => {
      const way = direction(i * 45)
      const out = (reachTowards(round, at, way) * inset) / 1000
      return rounded(at.x + way.x * out, at.y + way.y * out, level + z)
    })
  // What is lower than `below` has its top on the ground.
  const top = Math.max(0, height - below)
  const heights = Array.from({ length: rings }, (_, i) => Math.min(top, ((i + 1) * height) / rings))
  const points = [...ring(base, baseAt), ...heights.flatMap((z) => ring(hull, z)), rounded(at.x, at.y, level + top)]
  return {
    of: points.length,
    points: () => new Int32Array(points.flatMap(({ x, y, z }) => [x, y, z])),
    around: boxAround(points),
  }
}
