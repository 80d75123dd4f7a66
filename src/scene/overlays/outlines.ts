/**
 * Bright edges around things: the thing itself marks the stencil, then a hull that is a few pixels larger is drawn where there is
 * no mark. Two instanced meshes per outlined model, so that many targets need few draw calls.
 */
import {
  BufferAttribute,
  type BufferGeometry,
  Color,
  type Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  NotEqualStencilFunc,
  ReplaceStencilOp,
  ShaderMaterial,
  Vector2,
} from 'three'
import type { Ref } from '../../table/piece'
import type { Cast } from '../cast'
import type { Look, Tone } from '../look'
import { TONE_MARKS } from '../seats'
import { TABLE_ONLY } from '../sheets'
import { inches } from '../space'
import { writeMatrix, writeTokenMatrix } from '../stance'
import { bodyOf } from '../things/figures'
import { terrainBody, terrainMatrix } from '../things/terrain'
import { tokenGeometry } from '../things/tokens'

export interface Outlined {
  readonly ref: Ref
  readonly tone: Tone
}

const hulls = new WeakMap<BufferGeometry, BufferGeometry>()

/** The shape with one averaged normal per corner: with split normals the hull would have gaps at every edge. */
function hullOf(geometry: BufferGeometry): BufferGeometry {
  const known = hulls.get(geometry)
  if (known) return known
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const sums = new Map<string, [number, number, number]>()
  const keys: string[] = []
  for (let i = 0; i < position.count; i++) {
    const key = `${Math.round(position.getX(i) * 500)},${Math.round(position.getY(i) * 500)},${Math.round(position.getZ(i) * 500)}`
    keys.push(key)
    const sum = sums.get(key) ?? [0, 0, 0]
    sum[0] += normal.getX(i)
    sum[1] += normal.getY(i)
    sum[2] += normal.getZ(i)
    sums.set(key, sum)
  }
  const smooth = new Float32Array(position.count * 3)
  for (const [i, key] of keys.entries()) smooth.set(sums.get(key) as [number, number, number], i * 3)
  const hull = geometry.clone()
  for (const name of Object.keys(hull.attributes)) if (name !== 'position') hull.deleteAttribute(name)
  hull.setAttribute('position', position)
  hull.setAttribute('smoothed', new BufferAttribute(smooth, 3))
  hull.setIndex(geometry.index)
  hulls.set(geometry, hull)
  return hull
}

const ROOM = 32
/** The stencil value of outlined things. Overlays count from 1. */
const MARK = 255

interface Pair {
  readonly source: BufferGeometry
  readonly hull: InstancedMesh
  readonly marks: InstancedMesh
}

/** `shapeOf`: the shape that is drawn for a terrain model's geometry. */
export function createOutlines(group: Group, cast: Cast, shapeOf: (geometry: BufferGeometry) => BufferGeometry = (same) => same) {
  const material = new ShaderMaterial({
    stencilWrite: true,
    stencilRef: MARK,
    stencilFunc: NotEqualStencilFunc,
    uniforms: { screen: { value: new Vector2(1, 1) }, pixels: { value: 2.6 } },
    vertexShader: `
      attribute vec3 smoothed;
      attribute vec3 aInk;
      uniform vec2 screen;
      uniform float pixels;
      varying vec3 vInk;
      void main() {
        vInk = aInk;
        vec4 at = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
        vec3 out3 = mat3(modelViewMatrix) * mat3(instanceMatrix) * smoothed;
        vec2 aside = (projectionMatrix * vec4(out3, 0.0)).xy;
        at.xy += normalize(aside + vec2(1e-6)) * pixels * 2.0 / screen * at.w;
        gl_Position = at;
      }`,
    fragmentShader: `
      varying vec3 vInk;
      void main() {
        gl_FragColor = vec4(vInk, 1.0);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
  })
  const mask = new MeshBasicMaterial({
    colorWrite: false,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -4,
    stencilWrite: true,
    stencilRef: MARK,
    stencilZPass: ReplaceStencilOp,
  })
  const meshes = new Map<string, Pair>()
  const matrix = new Matrix4()
  const values = new Float32Array(16)
  const colour = new Color()
  let wanted: readonly Outlined[] = []
  let look: Look | undefined
  let stale = true
  let seen = -1

  const drop = ({ hull, marks }: Pair) => {
    group.remove(hull, marks)
    hull.geometry.dispose()
    hull.dispose()
    marks.dispose()
  }

  const pairFor = (key: string, geometry: BufferGeometry): Pair => {
    const known = meshes.get(key)
    if (known?.source === geometry) return known
    if (known) drop(known)
    const hull = hullOf(geometry)
    const own = hull.clone()
    for (const [name, attribute] of Object.entries(hull.attributes)) own.setAttribute(name, attribute)
    own.setAttribute('aInk', new InstancedBufferAttribute(new Float32Array(ROOM * 3), 3))
    const pair = { source: geometry, hull: new InstancedMesh(own, material, ROOM), marks: new InstancedMesh(hull, mask, ROOM) }
    // Both meshes share their instance matrices.
    pair.marks.instanceMatrix = pair.hull.instanceMatrix
    for (const [mesh, order] of [
      [pair.marks, 3],
      [pair.hull, 4],
    ] as const) {
      mesh.count = 0
      mesh.frustumCulled = false
      mesh.renderOrder = order
      mesh.layers.mask = TABLE_ONLY.mask
      group.add(mesh)
    }
    meshes.set(key, pair)
    return pair
  }

  return {
    set(next: readonly Outlined[], from: Look): void {
      wanted = next
      look = from
      stale = true
    },
    frame(width: number, height: number, modelsChanged: boolean): void {
      material.uniforms.screen?.value.set(width, height)
      if (!stale && !modelsChanged && seen === cast.version()) return
      stale = false
      seen = cast.version()
      for (const { hull } of meshes.values()) hull.count = 0
      for (const { ref, tone } of wanted) {
        const actor = cast.actors.get(ref)
        const token = cast.tokens.get(ref)
        let pair: Pair
        if (actor) {
          const radius = inches(actor.figure.radius)
          const { key, model, scale } = bodyOf(actor.figure.model, radius)
          pair = pairFor(key, model.geometry)
          writeMatrix(values, 0, actor.stance, radius, model.height * scale, actor.rise)
          for (let k = 0; k < 11; k++) values[k] = (values[k] as number) * scale
          matrix.fromArray(values)
        } else if (token) {
          pair = pairFor('token', tokenGeometry())
          writeTokenMatrix(values, 0, token.stance, inches(token.token.radius), cast.riseOf(token))
          matrix.fromArray(values)
        } else {
          const piece = look?.terrain.find((terrain) => terrain.ref === ref)
          if (!piece) continue
          const { key, model } = terrainBody(piece)
          pair = pairFor(key, shapeOf(model.geometry))
          terrainMatrix(piece, matrix)
        }
        const mesh = pair.hull
        if (mesh.count >= ROOM) continue
        const i = mesh.count++
        mesh.setMatrixAt(i, matrix)
        colour.set(TONE_MARKS[tone].colour)
        mesh.geometry.getAttribute('aInk').setXYZ(i, colour.r, colour.g, colour.b)
        mesh.geometry.getAttribute('aInk').needsUpdate = true
        mesh.instanceMatrix.needsUpdate = true
      }
      for (const { hull, marks } of meshes.values()) {
        marks.count = hull.count
        hull.visible = hull.count > 0
        marks.visible = hull.visible
      }
    },
    dispose(): void {
      for (const pair of meshes.values()) drop(pair)
      material.dispose()
      mask.dispose()
    },
  }
}
