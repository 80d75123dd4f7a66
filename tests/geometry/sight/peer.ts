/** three-mesh-bvh on the triangles of the same pieces: an independent implementation, with which every query is compared. */
import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three'
import { ConvexGeometry } from 'three/examples/jsm/geometries/ConvexGeometry.js'
import { MeshBVH } from 'three-mesh-bvh'
import { direction } from '../../../src/geometry/heading'
import type { Scene } from '../../../src/geometry/sight/scene'
import type { Among, Layer, Point3, SightPiece, Solid } from '../../../src/geometry/sight/types'
import { segment } from '../../../src/geometry/sight/visibility'
import { trianglesOf } from '../../bench/sight-layout'

/** Units within which a disagreement may be one about an edge: triangles are kept in single precision, ends in whole units. */
const EDGE = 2

const USUAL: readonly Layer[] = ['terrain', 'base', 'hull']

/** The surface of a solid, nine numbers a triangle. Cylinders have 180 corners: within half a unit of round up to a radius of an inch. */
const skinOf = (solid: Solid): readonly number[] => {
  if (solid.type === 'polyhedron') {
    const { position } = new ConvexGeometry(solid.corners.map(({ x, y, z }) => new Vector3(x, y, z))).attributes
    return Array.from((position as BufferAttribute).array)
  }
  if (solid.type !== 'cylinder') return trianglesOf(solid)
  const { at, radius, bottom, top } = solid
  const outline = Array.from({ length: 180 }, (_, i) => direction(2 * i)).map(({ x, y }) => ({
    x: at.x + x * radius,
    y: at.y + y * radius,
  }))
  return trianglesOf({ type: 'prism', outline, bottom, top })
}

/** The tree of all that counts; nothing if nothing does. */
export const treeOf = (pieces: readonly SightPiece[], { layers = USUAL, except = [] }: Among = {}): MeshBVH | undefined => {
  const solids = pieces
    .filter(({ ref }) => !except.includes(ref))
    .flatMap((piece) => piece.solids)
    .filter(({ layer = 'terrain' }) => layers.includes(layer))
  if (solids.length === 0) return undefined
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(solids.flatMap(skinOf)), 3))
  return new MeshBVH(geometry)
}

/** How far from `a` the peer first meets something on the way to `b`. */
export const firstHit = (tree: MeshBVH | undefined, a: Point3, b: Point3): number | undefined => {
  const [from, to] = [new Vector3(a.x, a.y, a.z), new Vector3(b.x, b.y, b.z)]
  const length = from.distanceTo(to)
  return tree?.raycastFirst(new Ray(from, to.sub(from).divideScalar(length || 1)), DoubleSide, 0, length)?.distance
}

/** A skin of triangles does not hold what begins inside it. */
export const isHeld = (scene: Scene, at: Point3, among: Among = {}): boolean => !segment(scene, at, at, among).isSeen

const OFF = [-EDGE, 0, EDGE]
const AROUND = OFF.flatMap((x) => OFF.flatMap((y) => OFF.map((z) => ({ x, y, z }))))
const moved = (p: Point3, by: Point3): Point3 => ({ x: p.x + by.x, y: p.y + by.y, z: p.z + by.z })

/** Holds answers about lines of sight against the peer's, line by line, and keeps those that no edge explains. */
export const comparison = () => {
  const counts = { seen: 0, blocked: 0 }
  const unlike: string[] = []
  return {
    counts,
    unlike,
    line(scene: Scene, tree: MeshBVH | undefined, a: Point3, b: Point3, isSeen: boolean, among: Among = {}): void {
      counts[isSeen ? 'seen' : 'blocked'] += 1
      if ((firstHit(tree, a, b) === undefined) === isSeen) return
      const isNearEdge = AROUND.some((by) => segment(scene, moved(a, by), moved(b, by), among).isSeen !== isSeen)
      if (!isNearEdge) unlike.push(JSON.stringify([a, b, isSeen]))
    },
  }
}
