/** All tokens of the table: instanced meshes of discs with a raised rim and two printed sides, of small dice, and of clouds. */
import {
  type BufferGeometry,
  Color,
  type Group,
  InstancedBufferAttribute,
  type InstancedMesh,
  LatheGeometry,
  MeshStandardMaterial,
  Vector2,
} from 'three'
import type { Cast, TokenActor } from '../cast'
import type { Director } from '../director'
import type { TokenFace } from '../look'
import { inches } from '../space'
import { TOKEN_THICKNESS, writeTokenMatrix } from '../stance'
import type { Haste } from './coarse'
import { createPool } from './instances'
import { FACE_AT, type Faces } from './token-faces'
import { cloudGeometry, cloudMaterial, dieGeometry, dieMaterial, writeSolidMatrix } from './token-solids'

let shared: BufferGeometry | undefined

/** A disc of radius 1 around its own middle; both sides are slightly recessed within the rim. */
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

/** aFace: the layers of the upper and lower print, and how far the print is swirled. */
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
float layer = floor((vOwn.y < 0.0 ? vFace.y : vFace.x) + 0.5);
vec4 print = faceAt(layer, disc);
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
      .replace('#include <common>', `#include <common>\nvarying vec3 vState;\nvarying vec3 vFace;\nvarying vec3 vOwn;${FACE_AT}`)
      .replace('#include <map_fragment>', PRINT)
      // The print is matt, so that no reflection hides it; the rim is slightly glossy.
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
  const [ofDice, ofClouds] = [dieMaterial(faces.texture), cloudMaterial()]
  const discs = createPool(group, material, { shadows: true })
  const dice = createPool(group, ofDice, { shadows: true })
  const clouds = createPool(group, ofClouds, { shadows: false, order: 6 })
  let seen = -1
  let whirling = false
  const matrices = (mesh: InstancedMesh) => mesh.instanceMatrix.array as Float32Array
  const setState = (mesh: InstancedMesh, i: number, { token, stance }: TokenActor) =>
    (mesh.geometry.getAttribute('aState') as InstancedBufferAttribute).setXYZ(
      i,
      stance.fade,
      0,
      cast.hovered() === token.ref ? 0.12 : 0,
    )

  const layDiscs = (actors: readonly TokenActor[], whirls: ReadonlyMap<string, number>) => {
    const laid = actors.flatMap(stackOf)
    const mesh = discs.mesh('tokens', tokenGeometry(), laid.length)
    const prints = roomFor(mesh, 'aFace', 3)
    laid.forEach(({ actor, stance }, i) => {
      const { token } = actor
      writeTokenMatrix(matrices(mesh), i * 16, stance, inches(token.radius), cast.riseOf(actor))
      const { upper, lower } = sidesOf(actor)
      prints.setXYZ(i, faces.layerOf(upper), faces.layerOf(lower), whirls.get(token.ref) ?? 0)
      setState(mesh, i, actor)
    })
    written(mesh, 'aFace')
  }
  const layDice = (actors: readonly TokenActor[]) => {
    const mesh = dice.mesh('dice', dieGeometry(), actors.length)
    const [prints, around] = [roomFor(mesh, 'aFace', 3), roomFor(mesh, 'aSides', 4)]
    actors.forEach((actor, i) => {
      const { token, stance } = actor
      const half = inches(token.radius)
      writeSolidMatrix(matrices(mesh), i * 16, stance, [half, half], cast.riseOf(actor))
      const { upper, lower } = sidesOf(actor)
      prints.setXYZ(i, faces.layerOf(upper), faces.layerOf(lower), 0)
      const side = (place: number) => faces.layerOf({ kind: token.sides?.[place] ?? token.kind })
      around.setXYZW(i, side(0), side(1), side(2), side(3))
      setState(mesh, i, actor)
    })
    written(mesh, 'aFace', 'aSides')
  }
  const layClouds = (actors: readonly TokenActor[]) => {
    const mesh = clouds.mesh('clouds', cloudGeometry(), actors.length)
    actors.forEach((actor, i) => {
      const { token, stance } = actor
      writeSolidMatrix(matrices(mesh), i * 16, stance, [inches(token.radius), 0], cast.riseOf(actor))
      mesh.setColorAt(i, tint.set(token.kind.endsWith('toxic') ? '#a9c46a' : '#ffffff'))
      setState(mesh, i, actor)
    })
    written(mesh)
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
  }

  return {
    /** In haste, tokens are drawn with few triangles. */
    hasten(haste: Haste): void {
      for (const pool of [discs, dice, clouds]) pool.hasten(haste)
    },
    /** Returns true if something was written. */
    frame(): boolean {
      const whirls = new Map<string, number>()
      for (const running of director.effects())
        if (running.effect.type === 'swirl') whirls.set(running.effect.ref, 1 - director.progress(running))
      if (seen === cast.version() && whirls.size === 0 && !whirling) return false
      seen = cast.version()
      whirling = whirls.size > 0
      const actors = [...cast.tokens.values()]
      const shaped = (solid: 'die' | 'cloud' | undefined) => actors.filter(({ token }) => token.solid === solid)
      const [flat, cubes, smoke] = [shaped(undefined), shaped('die'), shaped('cloud')]
      if (flat.length > 0) layDiscs(flat, whirls)
      if (cubes.length > 0) layDice(cubes)
      if (smoke.length > 0) layClouds(smoke)
      for (const pool of [discs, dice, clouds]) pool.sweep()
      return true
    },
    dispose(): void {
      for (const pool of [discs, dice, clouds]) pool.dispose()
      for (const one of [material, ofDice, ofClouds]) one.dispose()
      faces.dispose()
    },
  }
}

const tint = new Color()

/** The mesh's instance attribute with this name, created on first use. */
function roomFor(mesh: InstancedMesh, name: string, size: number): InstancedBufferAttribute {
  if (!mesh.geometry.hasAttribute(name))
    mesh.geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(mesh.instanceMatrix.count * size), size))
  // It exists: it was created above if it was missing.
  return mesh.geometry.getAttribute(name) as InstancedBufferAttribute
}

function written(mesh: InstancedMesh, ...names: readonly string[]): void {
  for (const name of ['aState', ...names]) mesh.geometry.getAttribute(name).needsUpdate = true
  mesh.instanceMatrix.needsUpdate = true
}

/** The faces of its two sides; `upper` is on top at tilt 0. */
const sidesOf = ({ token, stance }: TokenActor): { readonly upper: TokenFace; readonly lower: TokenFace } => ({
  upper: token,
  lower: stance.other ?? token,
})

/** The most discs drawn for a stack; its label has the number. */
const HIGHEST = 12

/** The discs of a stack from the bottom up, slightly crooked, as if put down by hand. */
const stackOf = (actor: TokenActor): readonly { readonly actor: TokenActor; readonly stance: TokenActor['stance'] }[] =>
  Array.from({ length: Math.min(HIGHEST, Math.max(1, actor.token.stack ?? 1)) }, (_, level) => {
    const { stance } = actor
    const [x, z] = level === 0 ? [0, 0] : [Math.sin(level * 2.4) * 0.035, Math.cos(level * 3.7) * 0.035]
    const place = { x: stance.x + x, y: stance.y + level * TOKEN_THICKNESS, z: stance.z + z }
    return { actor, stance: { ...stance, ...place, yaw: stance.yaw + Math.sin(level * 5.1) * 0.2 } }
  })
