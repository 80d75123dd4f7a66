/**
 * The material of everything painted: figures, terrain and their plain stand-ins. Colours are in the vertices, roughness and glow
 * in a palette that comes with the first model. Each instance may have `aState`: faded (0 to 1, or see-through: 0 to -1), dimmed,
 * highlighted.
 */
import { type BufferGeometry, InstancedBufferAttribute, type InstancedMesh, MeshStandardMaterial } from 'three'
import { plainColour } from '../room/textures'

/** Used until a palette arrives: a material that has its maps from the start is compiled only once. */
const PLAIN = plainColour(255, 255, 255)

let shared: MeshStandardMaterial | undefined
/** Whether see-through instances are drawn see-through, 1 or 0. */
const seeThrough = { value: 1 }

/** Draws with all see-through instances opaque, for views in which nothing is in the way. */
export function whole(draw: () => void): void {
  seeThrough.value = 0
  draw()
  seeThrough.value = 1
}

export function paintedMaterial(): MeshStandardMaterial {
  if (shared) return shared
  const maps = { roughnessMap: PLAIN, metalnessMap: PLAIN, emissiveMap: PLAIN }
  shared = new MeshStandardMaterial({ vertexColors: true, roughness: 0.82, metalness: 0, name: 'painted', ...maps })
  shared.onBeforeCompile = (shader) => {
    shader.uniforms.seeThrough = seeThrough
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute vec3 aState;\nvarying vec3 vState;\nvarying vec3 vOwn;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvState = aState;\nvOwn = position;')
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
        varying vec3 vState;
        varying vec3 vOwn;
        uniform float seeThrough;
        float screen(vec2 a) { a = floor(a); return fract(a.x / 2.0 + a.y * a.y * 0.75); }
        float grain(vec3 p) { return fract(sin(dot(p, vec3(12.9898, 78.233, 37.719))) * 43758.5453); }`,
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        if (vState.x > 0.0 && 0.35 * grain(floor(vOwn * 30.0)) + 0.65 * grain(floor(vOwn * 9.0) + 7.0) < vState.x * 1.05) discard;
        if (vState.x < 0.0 && 0.25 * screen(0.5 * gl_FragCoord.xy) + screen(gl_FragCoord.xy) < -vState.x * seeThrough) discard;
        float grey = dot(diffuseColor.rgb, vec3(0.3, 0.59, 0.11));
        diffuseColor.rgb = mix(diffuseColor.rgb, vec3(grey) * 0.62, vState.y * 0.55);`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        '#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * vState.z;',
      )
  }
  return shared
}

/** The palette of the first model is used for all models. */
export function adoptFinish(from: MeshStandardMaterial): void {
  const material = paintedMaterial()
  if (material.roughnessMap !== PLAIN) return
  material.roughnessMap = from.roughnessMap
  material.metalnessMap = from.metalnessMap
  material.emissiveMap = from.emissiveMap
  material.emissive.copy(from.emissive)
  material.emissiveIntensity = from.emissiveIntensity
  material.roughness = from.roughness
  material.metalness = from.metalness
  material.needsUpdate = true
}

/** The same shape with its own per-instance states; the other attributes are shared, not copied. */
export function withStates(geometry: BufferGeometry, capacity: number): BufferGeometry {
  const copy = geometry.clone()
  for (const [name, attribute] of Object.entries(geometry.attributes)) copy.setAttribute(name, attribute)
  copy.setIndex(geometry.index)
  copy.setAttribute('aState', new InstancedBufferAttribute(new Float32Array(capacity * 3), 3))
  return copy
}

export function setState(mesh: InstancedMesh, index: number, gone: number, dimmed: number, lit: number): void {
  const state = mesh.geometry.getAttribute('aState')
  state.setXYZ(index, gone, dimmed, lit)
  state.needsUpdate = true
}
