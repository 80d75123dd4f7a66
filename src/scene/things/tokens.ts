/** All tokens of the table: one instanced mesh of thick discs with a raised rim, each with two printed sides. */
import { type BufferGeometry, type Group, InstancedBufferAttribute, LatheGeometry, MeshStandardMaterial, Vector2 } from 'three'
import type { Cast, TokenActor } from '../cast'
import type { Director } from '../director'
import type { TokenFace } from '../look'
import { inches } from '../space'
import { TOKEN_THICKNESS, writeTokenMatrix } from '../stance'
import { createPool } from './instances'
import { FACE_AT, type Faces } from './token-faces'

let shared: BufferGeometry | undefined

/** A disc of radius 1 around its own middle; both sides are sunk a little within the rim. */
export function tokenGeometry(): BufferGeometry {
  if (shared) return shared
  const half = TOKEN_THICKNESS / 2
  const face = half - 0.016
  const above: readonly (readonly [number, number])[] = [
    [0, face],
    [0.79, face],
    [0.8, face],
    [0.83, half],
    [0.85, half],
    [0.95, half],
    [0.965, half - 0.002],
    [1, half - 0.03],
    [1, half - 0.035],
  ]
  const below = above.toReversed().map(([r, y]) => [r, -y] as const)
  shared = new LatheGeometry(
    [...above, ...below].toReversed().map(([r, y]) => new Vector2(r, y)),
    44,
  )
  return shared
}

/** aFace: the cells of the upper and lower print, and how much the print is whirled up. */
const VERTEX = `
attribute vec3 aState;
attribute vec3 aFace;
varying vec3 vState;
varying vec3 vFace;
varying vec3 vOwn;`

const PRINT = `
vec2 disc = vec2(vOwn.x, vOwn.y < 0.0 ? -vOwn.z : vOwn.z);
float from = length(disc);
float whirl = vFace.z * vFace.z * 9.0 * max(0.0, 0.82 - from);
disc = mat2(cos(whirl), -sin(whirl), sin(whirl), cos(whirl)) * disc;
float cell = floor((vOwn.y < 0.0 ? vFace.y : vFace.x) + 0.5);
vec4 print = texture2D(uFaces, faceAt(cell, disc));
diffuseColor.rgb = print.rgb;
if (vState.x > 0.0 && fract(sin(dot(floor(vOwn * 24.0), vec3(12.9898, 78.233, 37.719))) * 43758.5453) < vState.x * 1.05) discard;`

export function createTokens(group: Group, cast: Cast, director: Director, faces: Faces) {
  const material = new MeshStandardMaterial({ roughness: 0.86, metalness: 0, name: 'tokens' })
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uFaces = { value: faces.texture }
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>${VERTEX}`)
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvState = aState;\nvFace = aFace;\nvOwn = position;')
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nuniform sampler2D uFaces;\nvarying vec3 vState;\nvarying vec3 vFace;\nvarying vec3 vOwn;${FACE_AT}`,
      )
      .replace('#include <map_fragment>', PRINT)
      // The print is matt, so that the lamp never blots it out; the rim shines a little.
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = from > 0.83 ? 0.42 : roughness;')
      .replace(
        '#include <lights_physical_fragment>',
        '#include <lights_physical_fragment>\nif (from < 0.83) material.specularColorBlended *= 0.3;',
      )
      .replace(
        '#include <emissivemap_fragment>',
        'totalEmissiveRadiance += print.rgb * (print.a * (0.4 + 2.2 * vFace.z) + vState.z);',
      )
  }
  const pool = createPool(group, material, { shadows: true })
  let seen = -1
  let whirling = false

  return {
    /** True when something was written. */
    frame(): boolean {
      const whirls = new Map<string, number>()
      for (const running of director.effects())
        if (running.effect.type === 'swirl') whirls.set(running.effect.ref, 1 - director.progress(running))
      if (seen === cast.version() && whirls.size === 0 && !whirling) return false
      seen = cast.version()
      whirling = whirls.size > 0
      const actors = [...cast.tokens.values()]
      if (actors.length > 0) {
        const mesh = pool.mesh('tokens', tokenGeometry(), actors.length)
        const room = mesh.instanceMatrix.count
        if (!mesh.geometry.hasAttribute('aFace'))
          mesh.geometry.setAttribute('aFace', new InstancedBufferAttribute(new Float32Array(room * 3), 3))
        const prints = mesh.geometry.getAttribute('aFace')
        const states = mesh.geometry.getAttribute('aState')
        const matrices = mesh.instanceMatrix.array as Float32Array
        actors.forEach((actor, i) => {
          const { token, stance } = actor
          writeTokenMatrix(matrices, i * 16, stance, inches(token.radius), cast.riseOf(actor))
          const { upper, lower } = sidesOf(actor)
          prints.setXYZ(i, faces.cellOf(upper), faces.cellOf(lower), whirls.get(token.ref) ?? 0)
          states.setXYZ(i, stance.fade, 0, cast.hovered() === token.ref ? 0.12 : 0)
        })
        prints.needsUpdate = true
        states.needsUpdate = true
        mesh.instanceMatrix.needsUpdate = true
      }
      pool.sweep()
      return true
    },
    dispose(): void {
      pool.dispose()
      material.dispose()
      faces.dispose()
    },
  }
}

/** What its two sides show, the upper one as it lies when its tilt is 0. */
const sidesOf = ({ token, stance }: TokenActor): { readonly upper: TokenFace; readonly lower: TokenFace } => ({
  upper: token,
  lower: stance.other ?? token,
})
