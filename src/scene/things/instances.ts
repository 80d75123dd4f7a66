/** Instanced meshes that grow: one per geometry, created on first use with spare capacity, and disposed of together. */
import { type BufferGeometry, DynamicDrawUsage, type Group, InstancedMesh, type Material } from 'three'
import { type Haste, hasten } from './coarse'
import { withStates } from './painted'

export interface Pool {
  /** The mesh for this key with capacity for `count` instances, to which its `count` is set. */
  mesh(key: string, geometry: BufferGeometry, count: number): InstancedMesh
  /** In haste, meshes are drawn with a tenth of their triangles, as soon as such shapes have been made. */
  hasten(haste: Haste): void
  /** Empties meshes that were not requested since the last call, and drops those of another geometry. */
  sweep(): void
  dispose(): void
}

export function createPool(group: Group, material: Material, options: { shadows: boolean; order?: number }): Pool {
  const meshes = new Map<string, { mesh: InstancedMesh; source: BufferGeometry; room: number }>()
  const used = new Set<string>()
  const drop = (key: string) => {
    const entry = meshes.get(key)
    if (!entry) return
    group.remove(entry.mesh)
    entry.mesh.dispose()
    meshes.delete(key)
  }
  return {
    mesh(key, geometry, count) {
      used.add(key)
      const known = meshes.get(key)
      if (known && known.source === geometry && known.room >= count) {
        known.mesh.count = count
        known.mesh.visible = count > 0
        return known.mesh
      }
      drop(key)
      const room = Math.max(4, 2 ** Math.ceil(Math.log2(count)))
      const mesh = new InstancedMesh(withStates(geometry, room), material, room)
      mesh.instanceMatrix.setUsage(DynamicDrawUsage)
      // The whole table is nearly always in view, and the bounds would have to follow lifted figures.
      mesh.frustumCulled = false
      mesh.castShadow = options.shadows
      mesh.receiveShadow = options.shadows
      mesh.renderOrder = options.order ?? 0
      mesh.count = count
      mesh.matrixAutoUpdate = false
      group.add(mesh)
      meshes.set(key, { mesh, source: geometry, room })
      return mesh
    },
    hasten(haste) {
      for (const { mesh, source } of meshes.values()) hasten(mesh.geometry, haste, source)
    },
    sweep() {
      for (const key of [...meshes.keys()]) if (!used.has(key)) drop(key)
      used.clear()
    },
    dispose() {
      for (const key of [...meshes.keys()]) drop(key)
    },
  }
}
