/**
 * Rounded rectangles on the mat in one draw call: outlines of zones, frames around lit cards, and the soft shadows below cards.
 * Sizes in inches.
 */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  type Group,
  InstancedBufferAttribute,
  InstancedMesh,
  ShaderMaterial,
} from 'three'
import type { Tone } from '../look'
import { FILLS, TONE_MARKS } from '../seats'

export interface Plate {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly yaw: number
  readonly width: number
  readonly height: number
  readonly colour: string
  /** The tone whose pattern is used; without one it is plain. */
  readonly tone?: Tone | undefined
  /** Darkness and spread of the shadow; strength and width of the outline; strength of the fill and of the surrounding glow. */
  readonly shadow?: number
  readonly spread?: number
  readonly edge?: number
  readonly line?: number
  readonly ground?: number
  readonly shine?: number
}

const MARGIN = 0.7

const VERTEX = `
attribute vec4 aSize;
attribute vec4 aColour;
attribute vec4 aLook;
varying vec2 vAt;
varying vec4 vSize;
varying vec4 vColour;
varying vec4 vLook;
void main() {
  vSize = aSize;
  vColour = aColour;
  vLook = aLook;
  vAt = position.xz * (aSize.xy + ${MARGIN.toFixed(2)});
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(vAt.x, 0.0, vAt.y, 1.0);
}`

const FRAGMENT = `
varying vec2 vAt;
varying vec4 vSize;
varying vec4 vColour;
varying vec4 vLook;
float stripe(float v, float width) {
  float w = fwidth(v);
  return 1.0 - smoothstep(width - w * 0.5, width + w, abs(fract(v - 0.5) - 0.5));
}
void main() {
  float r = min(0.16, min(vSize.x, vSize.y));
  vec2 q = abs(vAt) - vSize.xy + r;
  float d = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - r;
  float soft = fwidth(d) * 0.8;
  float fill = vColour.w;
  float m = 0.0;
  if (fill > 0.5 && fill < 1.5) m = stripe((vAt.x + vAt.y) * 1.8, 0.14);
  else if (fill > 1.5 && fill < 2.5) { vec2 p = fract(vAt * 2.2) - 0.5; m = 1.0 - smoothstep(0.1, 0.16, length(p)); }
  else if (fill > 2.5 && fill < 3.5) m = max(stripe((vAt.x + vAt.y) * 1.7, 0.1), stripe((vAt.x - vAt.y) * 1.7, 0.1));
  else if (fill > 3.5 && fill < 4.5) m = stripe(vAt.x * 1.6, 0.16);
  else if (fill > 4.5) m = max(stripe(vAt.x * 1.4, 0.08), stripe(vAt.y * 1.4, 0.08));
  float line = vSize.w;
  float band = 1.0 - smoothstep(line * 0.5 - soft, line * 0.5 + soft, abs(d - line * 0.5));
  float inside = 1.0 - smoothstep(-soft, soft, d);
  float shine = vLook.w * (1.0 - smoothstep(0.0, 0.55, abs(d - line * 0.5)));
  float ink = max(max(band * vLook.y, inside * vLook.z * (0.6 + 1.6 * m)), shine * shine * 0.75);
  float spread = vSize.z;
  float dark = vLook.x * (1.0 - smoothstep(-spread * 0.6, spread, d));
  #ifdef TONE_MAPPING
  ink = pow(ink, 0.72);
  #endif
  float a = ink + dark * (1.0 - ink);
  if (a < 0.004) discard;
  gl_FragColor = vec4(vColour.rgb * ink / a, a);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

export function createPlates(group: Group, order: number) {
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
  })
  let mesh: InstancedMesh | undefined
  const ink = new Color()
  const drop = () => {
    if (!mesh) return
    group.remove(mesh)
    mesh.geometry.dispose()
    mesh.dispose()
    mesh = undefined
  }
  const meshFor = (count: number): InstancedMesh => {
    if (mesh && mesh.instanceMatrix.count >= count) return mesh
    drop()
    const room = Math.max(16, 2 ** Math.ceil(Math.log2(count)))
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(new Float32Array([-1, 0, 1, 1, 0, 1, 1, 0, -1, -1, 0, -1]), 3))
    geometry.setIndex([0, 1, 2, 0, 2, 3])
    for (const name of ['aSize', 'aColour', 'aLook'])
      geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(room * 4), 4))
    mesh = new InstancedMesh(geometry, material, room)
    mesh.instanceMatrix.setUsage(DynamicDrawUsage)
    mesh.frustumCulled = false
    mesh.matrixAutoUpdate = false
    mesh.renderOrder = order
    group.add(mesh)
    return mesh
  }
  return {
    set(plates: readonly Plate[]): void {
      if (plates.length === 0) {
        if (mesh) mesh.visible = false
        return
      }
      const into = meshFor(plates.length)
      into.visible = true
      into.count = plates.length
      const [sizes, colours, looks] = ['aSize', 'aColour', 'aLook'].map((name) => into.geometry.getAttribute(name))
      const matrices = into.instanceMatrix.array as Float32Array
      for (const [i, plate] of plates.entries()) {
        const { x, y, z, yaw, width, height, tone, line = 0.06, spread = 0.1 } = plate
        const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
        matrices.set([c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, x, y, z, 1], i * 16)
        ink.set(plate.colour)
        sizes?.setXYZW(i, width / 2, height / 2, spread, line)
        colours?.setXYZW(i, ink.r, ink.g, ink.b, tone ? FILLS.indexOf(TONE_MARKS[tone].fill) : 0)
        looks?.setXYZW(i, plate.shadow ?? 0, plate.edge ?? 0, plate.ground ?? 0, plate.shine ?? 0)
      }
      for (const attribute of [sizes, colours, looks]) if (attribute) attribute.needsUpdate = true
      into.instanceMatrix.needsUpdate = true
    },
    dispose(): void {
      drop()
      material.dispose()
    },
  }
}
