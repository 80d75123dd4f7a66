/** The peer of the sight figures: three-mesh-bvh, built with its best strategy, on all triangles of a layout. */
import { BufferAttribute, BufferGeometry } from 'three'
import { MeshBVH, SAH } from 'three-mesh-bvh'
import type { SightPiece } from '../../src/geometry/sight/types'
import { trianglesOf } from './sight-layout'

export const PEER = 'three-mesh-bvh raycastFirst, SAH, on the merged triangles'

/** What the peer sees: all solids as one soup of triangles. */
export const merged = (pieces: readonly SightPiece[]): Float32Array =>
  new Float32Array(pieces.flatMap(({ solids }) => solids.flatMap(trianglesOf)))

export const treeOf = (triangles: Float32Array): MeshBVH => {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(triangles, 3))
  return new MeshBVH(geometry, { strategy: SAH })
}
