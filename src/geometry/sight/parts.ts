/**
 * The solids of a scene as flat arrays, for the queries that run millions of times. Only `scene.ts` writes here. Coordinates are
 * integer units stored in doubles, so that all products of two are exact.
 */
import { cornerAt } from '../outline'
import type { Point } from '../types'
import { facesOf } from './faces'
import { type MeshTree, meshTree } from './mesh'
import { plainTight, TIGHT, turnedTight } from './tight'
import { FARTHEST, LAYERS, type Layer, type Solid } from './types'

/** How a part is tested. 0: the index is free. */
export const FREE = 0
export const PRISM = 1
export const CYLINDER = 2
export const POLYHEDRON = 3
/** Planes: first the sheet's own, then those of its sides. */
export const SHEET = 4
/** A level disc: like a cylinder without height. */
export const ROUND_SHEET = 5
export const MESH = 6
/** A prism with four sides whose opposite ones are nearly parallel, so that its box in `tight` can replace it: tested faster. */
export const BOX = 7

/** Numbers per plane in `numbers`: its outward normal, and the plane's distance times the normal's length. */
export const STRIDE = 4
/** Numbers per part in `bounds`: least x, y, z, greatest x, y, z. */
export const BOUNDS = 6

/** The bit of a layer in masks. */
export const bitOf = (layer: Layer): number => 1 << LAYERS.indexOf(layer)
/** The mask of what blocks by default: everything but equipment. */
export const USUAL = bitOf('terrain') | bitOf('base') | bitOf('hull')
export const maskOf = (layers: readonly Layer[] | undefined): number =>
  layers ? layers.reduce((mask, layer) => mask | bitOf(layer), 0) : USUAL

/** All parts of a scene. The arrays are replaced when they grow, so every query must read them again. */
export interface Parts {
  count: number
  kind: Uint8Array
  layer: Uint8Array
  /** The index of the piece that a part belongs to, and which of its solids it is. */
  piece: Int32Array
  solid: Int32Array
  bounds: Float64Array
  /** See `tight.ts`. */
  tight: Float32Array
  /** Index of a part's first plane, its number of planes, and the capacity reserved for it. */
  first: Int32Array
  planes: Int32Array
  room: Int32Array
  /** All planes. A cylinder stores x, y and radius in place of a plane. */
  numbers: Float64Array
  used: number
  /** The last segment that tested a part, so that none is tested twice. */
  seen: Int32Array
  meshes: (MeshTree | undefined)[]
  /** Indices of removed parts, for reuse. */
  readonly free: number[]
}

export const noParts = (): Parts => ({
  count: 0,
  kind: new Uint8Array(64),
  layer: new Uint8Array(64),
  piece: new Int32Array(64),
  solid: new Int32Array(64),
  bounds: new Float64Array(64 * BOUNDS),
  tight: new Float32Array(64 * TIGHT),
  first: new Int32Array(64),
  planes: new Int32Array(64),
  room: new Int32Array(64),
  numbers: new Float64Array(64 * 6 * STRIDE),
  used: 0,
  seen: new Int32Array(64),
  meshes: [],
  free: [],
})

const longer = <A extends Uint8Array | Int32Array | Float32Array | Float64Array>(
  array: A,
  size: number,
  make: (size: number) => A,
): A => {
  if (array.length >= size) return array
  const grown = make(Math.max(size, array.length * 2))
  grown.set(array)
  return grown
}

/** Frees the index of a part. Mutates the parts. */
export const dropPart = (parts: Parts, id: number): void => {
  parts.kind[id] = FREE
  parts.free.push(id)
}

/** Reserves one more part and returns its index. Mutates the parts. */
export const addPart = (parts: Parts): number => {
  const again = parts.free.pop()
  if (again !== undefined) return again
  const id = parts.count++
  const bytes = (size: number) => new Uint8Array(size)
  const ints = (size: number) => new Int32Array(size)
  parts.kind = longer(parts.kind, parts.count, bytes)
  parts.layer = longer(parts.layer, parts.count, bytes)
  parts.piece = longer(parts.piece, parts.count, ints)
  parts.solid = longer(parts.solid, parts.count, ints)
  parts.first = longer(parts.first, parts.count, ints)
  parts.planes = longer(parts.planes, parts.count, ints)
  parts.room = longer(parts.room, parts.count, ints)
  parts.seen = longer(parts.seen, parts.count, ints)
  parts.bounds = longer(parts.bounds, parts.count * BOUNDS, (size) => new Float64Array(size))
  parts.tight = longer(parts.tight, parts.count * TIGHT, (size) => new Float32Array(size))
  return id
}

/** The half-planes of an outline, with outward normals. */
const sidesOf = (outline: readonly Point[]): readonly number[] =>
  outline.flatMap((from, i) => {
    const to = cornerAt(outline, i + 1)
    const [x, y] = [to.y - from.y, from.x - to.x]
    return [x, y, 0, x * from.x + y * from.y]
  })

/**
 * Whether the opposite sides of a four-sided outline are parallel, or meet so far away that no segment gets there: then each
 * segment enters through one of two opposite sides and leaves through the other.
 */
const isBox = (sides: readonly number[]): boolean => {
  const meet = (i: number, j: number): boolean => {
    const [x, y, at] = [sides[i] as number, sides[i + 1] as number, sides[i + 3] as number]
    const [u, v, by] = [sides[j] as number, sides[j + 1] as number, sides[j + 3] as number]
    const turn = Math.abs(x * v - y * u)
    const away = Math.max(Math.abs(at * v - by * y), Math.abs(x * by - u * at))
    return turn === 0 || away > 1.5 * FARTHEST * turn
  }
  return sides.length === 4 * STRIDE && meet(0, 2 * STRIDE) && meet(STRIDE, 3 * STRIDE)
}

interface Shape {
  readonly kind: number
  readonly numbers: readonly number[]
  readonly bounds: readonly number[]
  /** By default `plainTight`. */
  readonly tight?: readonly number[]
  readonly mesh?: MeshTree
}

const around = (points: readonly Point[], bottom: number, top: number): readonly number[] => {
  const [x, y] = [points.map((p) => p.x), points.map((p) => p.y)]
  return [Math.min(...x), Math.min(...y), bottom, Math.max(...x), Math.max(...y), top]
}

const uprightSheet = (a: Point, b: Point, bottom: number, top: number): readonly number[] => {
  const [x, y] = [b.x - a.x, b.y - a.y]
  return [
    ...[y, -x, 0, y * a.x - x * a.y],
    ...[-x, -y, 0, -x * a.x - y * a.y],
    ...[x, y, 0, x * b.x + y * b.y],
    ...[0, 0, -1, -bottom],
    ...[0, 0, 1, top],
  ]
}

/** A solid as numbers. The solid must be valid. */
const shapeOf = (solid: Solid): Shape => {
  switch (solid.type) {
    case 'prism': {
      const { outline, bottom, top } = solid
      const bounds = around(outline, bottom, top)
      const [a, b] = outline
      if (outline.length === 2 && a && b) return { kind: SHEET, numbers: uprightSheet(a, b, bottom, top), bounds }
      if (bottom === top) return { kind: SHEET, numbers: [0, 0, 1, top, ...sidesOf(outline)], bounds }
      const numbers = sidesOf(outline)
      const tight = isBox(numbers) ? turnedTight(outline, bottom, top) : undefined
      return tight ? { kind: BOX, numbers, bounds, tight } : { kind: PRISM, numbers, bounds }
    }
    case 'cylinder': {
      const { at, radius, bottom, top } = solid
      const corners = [
        { x: at.x - radius, y: at.y - radius },
        { x: at.x + radius, y: at.y + radius },
      ]
      const bounds = around(corners, bottom, top)
      return { kind: bottom === top ? ROUND_SHEET : CYLINDER, numbers: [at.x, at.y, radius, 0], bounds }
    }
    case 'polyhedron': {
      const heights = solid.corners.map(({ z }) => z)
      const numbers = facesOf(solid.corners).flatMap(({ x, y, z, at }) => [x, y, z, at])
      return { kind: POLYHEDRON, numbers, bounds: around(solid.corners, Math.min(...heights), Math.max(...heights)) }
    }
    case 'mesh': {
      const mesh = meshTree(solid)
      return { kind: MESH, numbers: [], bounds: mesh.bounds, mesh }
    }
  }
}

/** Writes a solid to a part; its planes stay in place if they fit there. Mutates the parts. */
export const writePart = (parts: Parts, id: number, piece: number, index: number, solid: Solid): void => {
  const { kind, numbers, bounds, tight = plainTight(bounds), mesh } = shapeOf(solid)
  const planes = numbers.length / STRIDE
  if (planes > (parts.room[id] ?? 0)) {
    parts.first[id] = parts.used
    parts.room[id] = planes
    parts.used += planes
    parts.numbers = longer(parts.numbers, parts.used * STRIDE, (size) => new Float64Array(size))
  }
  parts.kind[id] = kind
  parts.layer[id] = bitOf(solid.layer ?? 'terrain')
  parts.piece[id] = piece
  parts.solid[id] = index
  parts.planes[id] = planes
  parts.numbers.set(numbers, (parts.first[id] ?? 0) * STRIDE)
  parts.bounds.set(bounds, id * BOUNDS)
  parts.tight.set(tight, id * TIGHT)
  parts.meshes[id] = mesh
}
