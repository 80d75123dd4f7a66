/** Hulls and meshes as the map kernel cuts them: their corners in columns, and which corners have a common edge. */
import type { Solid } from '../types'
import type { Lattice } from './lattice'

export interface MeshCaster {
  readonly column: Float64Array
  readonly y: Float64Array
  readonly z: Float64Array
  /** Two corners for each edge. For a hull all pairs of corners: what they add lies within. */
  readonly edges: Int32Array
  /** Three edges for each triangle; none for a hull. */
  readonly triangles: Int32Array
  /** Room for each corner's side of a plane, and each edge's place in the section (-1 if not cut). */
  readonly side: Float64Array
  readonly place: Int32Array
}

const casterOf = (
  flat: readonly number[],
  edges: readonly number[],
  triangles: readonly number[],
  lattice: Lattice,
): MeshCaster => {
  const every = (axis: number) => Float64Array.from({ length: flat.length / 3 }, (_, i) => flat[i * 3 + axis] as number)
  return {
    column: every(0).map((x) => (x - lattice.half) / lattice.cell),
    y: every(1),
    z: every(2),
    edges: Int32Array.from(edges),
    triangles: Int32Array.from(triangles),
    side: new Float64Array(flat.length / 3),
    place: new Int32Array(edges.length / 2),
  }
}

const hasArea = (flat: readonly number[], a: number, b: number, c: number): boolean => {
  const way = (to: number, axis: number) => (flat[to * 3 + axis] as number) - (flat[a * 3 + axis] as number)
  const turn = (i: number, j: number) => way(b, i) * way(c, j) - way(b, j) * way(c, i)
  return turn(0, 1) !== 0 || turn(1, 2) !== 0 || turn(2, 0) !== 0
}

/** A polyhedron or a mesh as the kernel cuts it. Corners at one place are one corner; triangles without an area are left out. */
export const meshCaster = (solid: Solid, lattice: Lattice): MeshCaster | undefined => {
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
  const welded = Array.from({ length: solid.corners.length / 3 }, (_, i) => {
    const at = [0, 1, 2].map((axis) => solid.corners[i * 3 + axis] as number)
    const key = at.join()
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, places.size)
    flat.push(...at)
    return places.size - 1
  })
  const numbered = new Map<number, number>()
  const edges: number[] = []
  const edge = (a: number, b: number): number => {
    const [low, high] = a < b ? [a, b] : [b, a]
    const key = low * places.size + high
    const known = numbered.get(key)
    if (known !== undefined) return known
    numbered.set(key, numbered.size)
    edges.push(low, high)
    return numbered.size - 1
  }
  const triangles: number[] = []
  for (let i = 0; i < solid.triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => welded[solid.triangles[i + k] as number] as number) as [number, number, number]
    if (hasArea(flat, a, b, c)) triangles.push(edge(a, b), edge(b, c), edge(c, a))
  }
  return casterOf(flat, edges, triangles, lattice)
}
