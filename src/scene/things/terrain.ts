/** The terrain of the table: one instanced mesh per model or shape. It does not move during play, but may turn see-through. */
import { type BufferGeometry, Group, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'
import type { Ref } from '../../table/piece'
import type { TerrainLook } from '../look'
import { toScene, yawOfTerrain } from '../space'
import { coarseOf, trianglesOf } from './coarse'
import { createPool } from './instances'
import { type Model, modelNamed, retellModels } from './models'
import { paintedMaterial, setState } from './painted'
import { createShaping } from './shaping'
import { type Blocks, blockModel } from './stand-ins'

const modelOf = ({ model: name }: TerrainLook): Blocks | undefined => {
  const model = name === undefined ? undefined : modelNamed(name)
  return model && { key: name as string, model }
}
export const terrainBody = (terrain: TerrainLook): Blocks => modelOf(terrain) ?? blockModel(terrain)

export function terrainMatrix(terrain: TerrainLook, out = new Matrix4()): Matrix4 {
  const { x, y, z } = toScene(terrain.at, terrain.z)
  const turn = new Quaternion().setFromAxisAngle(UP, yawOfTerrain(terrain.heading))
  return out.compose(new Vector3(x, y, z), turn, ONE)
}

/** Total triangles of terrain above which coarser shapes are drawn. */
const MANY = 1_200_000
/** The share of a see-through piece that is not drawn. */
const LEFT_OUT = 0.7
/** How long fading takes, in milliseconds. */
const FADES = 200
const UP = new Vector3(0, 1, 0)
const ONE = new Vector3(1, 1, 1)

const isAsItStood = (one: TerrainLook, other: TerrainLook): boolean =>
  one.kind === other.kind && one.at.x === other.at.x && one.at.y === other.at.y && one.heading === other.heading

export function createTerrain(group = new Group()) {
  const pool = createPool(group, paintedMaterial(), { shadows: true })
  const matrix = new Matrix4()
  const shaping = createShaping(retellModels)
  let isMuch = false
  const places = new Map<Ref, { readonly mesh: InstancedMesh; readonly index: number }>()
  /** How far pieces have faded, 0 to 1; opaque pieces are not in the map. */
  const faded = new Map<Ref, number>()
  /** What was drawn last. A changed piece is drawn in its old shape until the new one is ready. */
  let last = new Map<Ref, { readonly piece: TerrainLook; readonly body: Blocks }>()
  const before = (piece: TerrainLook): Blocks | undefined => {
    const known = last.get(piece.ref)
    return known && isAsItStood(known.piece, piece) ? known.body : undefined
  }
  const show = (ref: Ref) => {
    const place = places.get(ref)
    if (place) setState(place.mesh, place.index, -LEFT_OUT * (faded.get(ref) ?? 0), 0, 0)
  }
  const shapeOf = (fine: BufferGeometry) => (isMuch ? coarseOf(fine, retellModels) : fine)
  return {
    group,
    /** The shape that is drawn for a model, so that outlines use the same one. */
    shapeOf,
    sync(pieces: readonly TerrainLook[]): void {
      places.clear()
      const groups = new Map<string, { model: Model; pieces: TerrainLook[] }>()
      const blocks = shaping.of(pieces.filter((piece) => !modelOf(piece)))
      const drawn: typeof last = new Map()
      for (const piece of pieces) {
        const body = modelOf(piece) ?? blocks.get(piece) ?? before(piece)
        // Its blocks are still being shaped; it is drawn when they are ready.
        if (!body) continue
        drawn.set(piece.ref, { piece, body })
        const { key, model } = body
        const known = groups.get(key)
        if (known) known.pieces.push(piece)
        else groups.set(key, { model, pieces: [piece] })
      }
      last = drawn
      const triangles = [...groups.values()].reduce(
        (sum, { model, pieces: some }) => sum + some.length * trianglesOf(model.geometry),
        0,
      )
      isMuch = triangles > MANY
      for (const [key, { model, pieces: some }] of groups) {
        const mesh = pool.mesh(key, shapeOf(model.geometry), some.length)
        for (const [index, piece] of some.entries()) {
          mesh.setMatrixAt(index, terrainMatrix(piece, matrix))
          places.set(piece.ref, { mesh, index })
          show(piece.ref)
        }
        mesh.instanceMatrix.needsUpdate = true
      }
      pool.sweep()
    },
    hasten: pool.hasten,
    /** Advances the fading of pieces. True while some are still fading. */
    frame(ms: number, reduced: boolean, hiding: ReadonlySet<Ref>): boolean {
      let isFading = false
      for (const ref of new Set([...hiding, ...faded.keys()])) {
        const before = faded.get(ref) ?? 0
        const goal = hiding.has(ref) ? 1 : 0
        if (before === goal && goal === 1) continue
        const step = reduced ? 1 : ms / FADES
        const now = goal > before ? Math.min(1, before + step) : Math.max(0, before - step)
        if (now === 0) faded.delete(ref)
        else faded.set(ref, now)
        show(ref)
        if (now !== goal) isFading = true
      }
      return isFading
    },
    dispose() {
      shaping.stop()
      pool.dispose()
    },
  }
}
