/** The shadows where dice touch the felt, which make dice look heavy with or without a shadow map. One draw call. */
import { InstancedBufferAttribute, InstancedMesh, Matrix4, PlaneGeometry, ShaderMaterial } from 'three'
import { numbersPerDie } from '../throw/film'

const size = 2.1
/** A die whose centre is at least this high above the felt casts no contact shadow. */
const highest = 2.4
const lowest = 0.5
const matrix = new Matrix4()

const vertexShader = /* glsl */ `
attribute float nearness;
varying vec2 vSpot;
varying float vNearness;
void main() {
  vSpot = uv * 2.0 - 1.0;
  vNearness = nearness;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}`

const fragmentShader = /* glsl */ `
uniform float opacity;
varying vec2 vSpot;
varying float vNearness;
void main() {
  float dark = 1.0 - smoothstep(0.3, 1.0, length(vSpot));
  gl_FragColor = vec4(0.0, 0.0, 0.0, 0.62 * dark * vNearness * opacity);
}`

export type ContactShadows = InstancedMesh<PlaneGeometry, ShaderMaterial>

/** One shadow quad per die; the caller disposes of the mesh. */
export function contactShadows(count: number): ContactShadows {
  const geometry = new PlaneGeometry(size, size).rotateX(-Math.PI / 2)
  geometry.setAttribute('nearness', new InstancedBufferAttribute(new Float32Array(count), 1))
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: { opacity: { value: 1 } },
    transparent: true,
    depthWrite: false,
  })
  const mesh = new InstancedMesh(geometry, material, count)
  mesh.frustumCulled = false
  mesh.raycast = () => {}
  mesh.renderOrder = -1
  return mesh
}

/** Moves the shadows under the dice. They fade and widen as dice rise. */
export function shadeContacts(mesh: ContactShadows, poses: Float32Array): void {
  const nearness = mesh.geometry.getAttribute('nearness')
  for (let die = 0; die < mesh.count; die++) {
    const at = die * numbersPerDie
    const rise = Math.min(1, Math.max(0, (poses[at + 1] ?? 0) - lowest) / (highest - lowest))
    const width = 1 + 0.5 * rise
    matrix.makeScale(width, 1, width).setPosition(poses[at] ?? 0, 0.015, poses[at + 2] ?? 0)
    mesh.setMatrixAt(die, matrix)
    nearness.setX(die, (1 - rise) * (1 - rise))
  }
  nearness.needsUpdate = true
  mesh.instanceMatrix.needsUpdate = true
}

export function fadeContacts(mesh: ContactShadows, opacity: number): void {
  const uniform = mesh.material.uniforms.opacity
  if (uniform !== undefined) uniform.value = opacity
}
