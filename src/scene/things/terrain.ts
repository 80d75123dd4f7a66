/** The terrain of the table: one instanced mesh per model or shape. Nothing of it moves during play. */
import { type BufferGeometry, Group, Matrix4, Quaternion, Vector3 } from 'three'
import type { TerrainLook } from '../look'
import { toScene, yawOfTerrain } from '../space'
import { coarseOf, trianglesOf } from './coarse'
import { createPool } from './instances'
import { type Model, modelNamed, retellModels } from './models'
import { paintedMaterial } from './painted'
import { blockModel } from './stand-ins'

export function terrainBody(terrain: TerrainLook): { readonly key: string; readonly model: Model } {
  const model = terrain.model === undefined ? undefined : modelNamed(terrain.model)
  return model ? { key: terrain.model as string, model } : blockModel(terrain)
}

export function terrainMatrix(terrain: TerrainLook, out = new Matrix4()): Matrix4 {
  const { x, y, z } = toScene(terrain.at, terrain.z)
  const turn = new Quaternion().setFromAxisAngle(UP, yawOfTerrain(terrain.heading))
  return out.compose(new Vector3(x, y, z), turn, ONE)
}

/** Triangles of all terrain together from which on coarser shapes are drawn. */
const MANY = 1_200_000
const UP = new Vector3(0, 1, 0)
const ONE = new Vector3(1, 1, 1)

export function createTerrain(group = new Group()) {
  const pool = createPool(group, paintedMaterial(), { shadows: true })
  const matrix = new Matrix4()
  let isMuch = false
  const shapeOf = (fine: BufferGeometry) => (isMuch ? coarseOf(fine, retellModels) : fine)
  return {
    group,
    /** The shape drawn for a model, so that outlines use the same one. */
    shapeOf,
    sync(pieces: readonly TerrainLook[]): void {
      const groups = new Map<string, { model: Model; pieces: TerrainLook[] }>()
      for (const piece of pieces) {
        const { key, model } = terrainBody(piece)
        const known = groups.get(key)
        if (known) known.pieces.push(piece)
        else groups.set(key, { model, pieces: [piece] })
      }
      const triangles = [...groups.values()].reduce(
        (sum, { model, pieces: some }) => sum + some.length * trianglesOf(model.geometry),
        0,
      )
      isMuch = triangles > MANY
      for (const [key, { model, pieces: some }] of groups) {
        const mesh = pool.mesh(key, shapeOf(model.geometry), some.length)
        for (const [i, piece] of some.entries()) mesh.setMatrixAt(i, terrainMatrix(piece, matrix))
        mesh.instanceMatrix.needsUpdate = true
      }
      pool.sweep()
    },
    dispose: () => pool.dispose(),
  }
}
