/** The same segments through three-mesh-bvh on the triangles of the same pieces: another's code, another's arithmetic. */
import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import { expect, test } from 'vitest'
import { sceneOf } from '../../../src/geometry/sight/scene'
import type { Point3, SightPiece } from '../../../src/geometry/sight/types'
import { segment } from '../../../src/geometry/sight/visibility'
import { layout, segments, TABLE, trianglesOf } from '../../bench/sight-layout'

/** Units within which a disagreement may be one about an edge: triangles are kept in single precision, ends in whole units. */
const EDGE = 2

const treeOf = (pieces: readonly SightPiece[]): MeshBVH => {
  const geometry = new BufferGeometry()
  const corners = new Float32Array(pieces.flatMap(({ solids }) => solids.flatMap(trianglesOf)))
  geometry.setAttribute('position', new BufferAttribute(corners, 3))
  return new MeshBVH(geometry)
}

const passes = (tree: MeshBVH, a: Point3, b: Point3): boolean => {
  const [from, to] = [new Vector3(a.x, a.y, a.z), new Vector3(b.x, b.y, b.z)]
  const length = from.distanceTo(to)
  return !tree.raycastFirst(new Ray(from, to.sub(from).divideScalar(length)), DoubleSide, 0, length)
}

test('segments agree with three-mesh-bvh on the triangles of the same pieces, but for those within two units of an edge', () => {
  let compared = 0
  let blocked = 0
  const unlike: string[] = []
  for (const seed of [1, 2, 3, 4]) {
    const pieces = layout(120, seed)
    const scene = sceneOf(pieces, TABLE)
    const tree = treeOf(pieces)
    const lines = segments(3000, seed + 10)
    for (let i = 0; i < lines.length; i += 6) {
      const at = (k: number): Point3 => ({ x: lines[i + k] ?? 0, y: lines[i + k + 1] ?? 0, z: lines[i + k + 2] ?? 0 })
      const [a, b] = [at(0), at(3)]
      // A skin of triangles does not hold what begins and ends inside it.
      if (isHeld(scene, a)) continue
      compared++
      const isSeen = segment(scene, a, b).isSeen
      if (!isSeen) blocked++
      if (passes(tree, a, b) === isSeen) continue
      const moved = [-EDGE, 0, EDGE].flatMap((x) =>
        [-EDGE, 0, EDGE].flatMap((y) => [-EDGE, 0, EDGE].map((z) => [x, y, z] as const)),
      )
      const isNearEdge = moved.some(
        ([x, y, z]) =>
          segment(scene, { x: a.x + x, y: a.y + y, z: a.z + z }, { x: b.x + x, y: b.y + y, z: b.z + z }).isSeen !== isSeen,
      )
      if (!isNearEdge) unlike.push(`${seed}: ${JSON.stringify([a, b])}`)
    }
  }
  expect(unlike).toEqual([])
  expect(blocked).toBeGreaterThan(5000)
  expect(compared - blocked).toBeGreaterThan(500)
})

const isHeld = (scene: ReturnType<typeof sceneOf>, at: Point3): boolean => !segment(scene, at, at).isSeen
