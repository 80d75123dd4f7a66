/** Hulls and meshes in the form that the map kernel cuts: their corners in columns, and which corners share an edge. */
import type { Solid } from '../types'
import type { Heights } from './casters'
import type { Lattice } from './lattice'

/** An edge's key combines the indices of its two corners, each of which is below this. */
const MOST_CORNERS_OF_MESH = 2 ** 26

export interface MeshCaster {
  readonly column: Float64Array
  readonly y: Float64Array
  readonly z: Float64Array
  /** Two corners for each edge. For a hull all pairs of corners: pairs that are no edges only add points inside the section. */
  readonly edges: Int32Array
  /** Three edges for each triangle; empty for a hull. */
  readonly triangles: Int32Array
  /** The least and the greatest column of its corners. */
  readonly least: number
  readonly most: number
  /** Scratch space: on which side of the plane each corner is, and each edge's index in the section (-1 if not cut). */
  readonly side: Float64Array
  readonly place: Int32Array
  /**
   * Scratch space for the section. For each point: column, share of the way, zone (0 before the rows, 1 between, 2 behind), and
   * the connected group it belongs to.
   */
  readonly cutColumn: Float64Array
  readonly cutShare: Float64Array
  readonly zone: Uint8Array
  readonly group: Int32Array
  /** Scratch space for the lines of the section: two points each. */
  readonly lines: Int32Array
}

const casterOf = (
  flat: readonly number[],
  edges: readonly number[],
  triangles: readonly number[],
  lattice: Lattice,
): MeshCaster => {
  const every = (axis: number) => Float64Array.from({ length: flat.length / 3 }, (_, i) => flat[i * 3 + axis] as number)
  const column = every(0).map((x) => (x - lattice.half) / lattice.cell)
  const points = edges.length / 2 + flat.length / 3
  return {
    column,
    least: column.reduce((least, one) => Math.min(least, one), Infinity),
    most: column.reduce((most, one) => Math.max(most, one), -Infinity),
    y: every(1),
    z: every(2),
    edges: Int32Array.from(edges),
    triangles: Int32Array.from(triangles),
    side: new Float64Array(flat.length / 3),
    place: new Int32Array(edges.length / 2),
    cutColumn: new Float64Array(points),
    cutShare: new Float64Array(points),
    zone: new Uint8Array(points),
    group: new Int32Array(points),
    lines: new Int32Array((triangles.length / 3) * 2),
  }
}

const hasArea = (flat: readonly number[], a: number, b: number, c: number): boolean => {
  const way = (to: number, axis: number) => (flat[to * 3 + axis] as number) - (flat[a * 3 + axis] as number)
  const turn = (i: number, j: number) => way(b, i) * way(c, j) - way(b, j) * way(c, i)
  return turn(0, 1) !== 0 || turn(1, 2) !== 0 || turn(2, 0) !== 0
}

/**
 * A polyhedron or a mesh in the form that the kernel cuts. Corners at the same place are merged. Triangles without an area are
 * dropped, as are those entirely above or below both heights.
 */
export const meshCaster = (solid: Solid, lattice: Lattice, { eye, target }: Heights): MeshCaster | undefined => {
  if (solid.type === 'polyhedron') {
    const edges = solid.corners.flatMap((_, i) => solid.corners.slice(i + 1).flatMap((__, k) => [i, i + 1 + k]))
    return casterOf(
      solid.corners.flatMap(({ x, y, z }) => [x, y, z]),
      edges,
      [],
      lattice,
    )
  }
  if (solid.type !== 'mesh') return undefined
  const places = new Map<string, number>()
  const flat: number[] = []
  const weld = (corner: number): number => {
    const at = [0, 1, 2].map((axis) => solid.corners[corner * 3 + axis] as number)
    const key = at.join()
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, places.size)
    flat.push(...at)
    return places.size - 1
  }
  const heightOf = (corner: number) => solid.corners[corner * 3 + 2] as number
  const [low, high] = [Math.min(eye, target), Math.max(eye, target)]
  const numbered = new Map<number, number>()
  const edges: number[] = []
  const edge = (a: number, b: number): number => {
    const [least, most] = a < b ? [a, b] : [b, a]
    const key = least * MOST_CORNERS_OF_MESH + most
    const known = numbered.get(key)
    if (known !== undefined) return known
    numbered.set(key, numbered.size)
    edges.push(least, most)
    return numbered.size - 1
  }
  const triangles: number[] = []
  for (let i = 0; i < solid.triangles.length; i += 3) {
    const corners = [0, 1, 2].map((k) => solid.triangles[i + k] as number)
    if (corners.every((one) => heightOf(one) > high) || corners.every((one) => heightOf(one) < low)) continue
    const [a, b, c] = corners.map(weld) as [number, number, number]
    if (hasArea(flat, a, b, c)) triangles.push(edge(a, b), edge(b, c), edge(c, a))
  }
  return casterOf(flat, edges, triangles, lattice)
}
