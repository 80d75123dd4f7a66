/** Tokens that are not discs: small dice with a print on every side, and clouds of smoke that fill a space on the table. */
import {
  type BufferGeometry,
  FrontSide,
  IcosahedronGeometry,
  type Material,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Texture,
} from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Stance } from '../stance'
import { FACE_AT } from './token-faces'

let die: BufferGeometry | undefined
/** A rounded cube of half edge 1 around its middle. */
export function dieGeometry(): BufferGeometry {
  die ??= new RoundedBoxGeometry(2, 2, 2, 3, 0.3)
  return die
}

/** Spheres of a cloud: middle and radius, in a space from -1 to 1 that is 2 high. */
const PUFFS = [
  [0, 0.55, 0, 0.62],
  [-0.52, 0.42, 0.34, 0.46],
  [0.5, 0.4, 0.42, 0.44],
  [0.46, 0.46, -0.46, 0.48],
  [-0.46, 0.42, -0.5, 0.44],
  [-0.3, 1.08, 0.16, 0.5],
  [0.36, 1.14, 0.06, 0.46],
  [0.02, 1.46, -0.22, 0.42],
  [0.04, 0.98, 0.5, 0.4],
] as const

let puffs: BufferGeometry | undefined
/** A lumpy cloud standing on its origin; made once. */
export function cloudGeometry(): BufferGeometry {
  if (puffs) return puffs
  const parts = PUFFS.map(([x, y, z, r], index) => {
    const puff = new IcosahedronGeometry(r, 4)
    const places = puff.getAttribute('position')
    for (let i = 0; i < places.count; i++) {
      const [px, py, pz] = [places.getX(i), places.getY(i), places.getZ(i)]
      const swell = 1 + 0.06 * Math.sin(9 * px + index) * Math.cos(8 * py + 2 * index) + 0.05 * Math.sin(11 * pz + index)
      places.setXYZ(i, px * swell, Math.max(py * swell, 0.01 - y), pz * swell)
    }
    puff.computeVertexNormals()
    return puff.translate(x, y, z)
  })
  puffs = mergeGeometries(parts) as BufferGeometry
  for (const part of parts) part.dispose()
  return puffs
}

const DIE_PRINT = `
vec3 reach = abs(vOwn);
vec2 disc;
float layer;
if (reach.y >= reach.x && reach.y >= reach.z) {
  disc = vec2(vOwn.x, vOwn.y < 0.0 ? -vOwn.z : vOwn.z);
  layer = vOwn.y < 0.0 ? vFace.y : vFace.x;
} else if (reach.x > reach.z) {
  disc = vec2(vOwn.x > 0.0 ? -vOwn.z : vOwn.z, -vOwn.y);
  layer = vOwn.x > 0.0 ? vSides.x : vSides.y;
} else {
  disc = vec2(vOwn.z > 0.0 ? vOwn.x : -vOwn.x, -vOwn.y);
  layer = vOwn.z > 0.0 ? vSides.z : vSides.w;
}
vec4 print = faceAt(floor(layer + 0.5), disc);
diffuseColor.rgb = print.rgb;
if (vState.x > 0.0 && fract(sin(dot(floor(vOwn * 24.0), vec3(12.9898, 78.233, 37.719))) * 43758.5453) < vState.x * 1.05) discard;`

/** Lacquer with prints on six sides: `aFace` has the layers of top and bottom, `aSides` those of +x, -x, +z, -z. */
export function dieMaterial(faces: Texture): Material {
  const material = new MeshPhysicalMaterial({ roughness: 0.38, clearcoat: 0.6, clearcoatRoughness: 0.2, name: 'token dice' })
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uFaces = { value: faces }
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute vec3 aState;\nattribute vec3 aFace;\nattribute vec4 aSides;\nvarying vec3 vState;\nvarying vec3 vFace;\nvarying vec4 vSides;\nvarying vec3 vOwn;',
      )
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvState = aState;\nvFace = aFace;\nvSides = aSides;\nvOwn = position;',
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec3 vState;\nvarying vec3 vFace;\nvarying vec4 vSides;\nvarying vec3 vOwn;${FACE_AT}`,
      )
      .replace('#include <map_fragment>', DIE_PRINT)
      .replace('#include <emissivemap_fragment>', 'totalEmissiveRadiance += print.rgb * (print.a * 0.4 + vState.z);')
  }
  return material
}

/** Dense in the middle, fading to the edges; drawn as opaque grains, because the finish does not handle translucency. */
export function cloudMaterial(): Material {
  const material = new MeshStandardMaterial({
    color: '#a39d92',
    roughness: 1,
    side: FrontSide,
    name: 'smoke',
  })
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute vec3 aState;\nvarying vec3 vState;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvState = aState;')
    shader.fragmentShader = shader.fragmentShader.replace('#include <common>', '#include <common>\nvarying vec3 vState;').replace(
      '#include <alphatest_fragment>',
      `#include <alphatest_fragment>
        float facing = saturate(dot(normalize(vNormal), normalize(vViewPosition)));
        float there = 0.78 * pow(facing, 1.3) * (1.0 - vState.x);
        if (fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) > there) discard;`,
    )
  }
  return material
}

/** The matrix of a thing that scales with its radius in every direction, with its middle (or its foot) at a place. */
export function writeSolidMatrix(
  out: Float32Array | number[],
  offset: number,
  { x, y, z, yaw, tilt }: Stance,
  [scale, middle]: readonly [scale: number, middle: number],
  rise = 0,
): void {
  const [c, s] = [Math.cos(Math.PI * tilt) * scale, Math.sin(Math.PI * tilt) * scale]
  const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)]
  const columns = [
    [scale * cy, 0, -scale * sy, 0],
    [sy * s, c, cy * s, 0],
    [sy * c, -s, cy * c, 0],
    [x, y + middle + rise, z, 1],
  ]
  columns.forEach((column, i) => {
    column.forEach((value, k) => {
      out[offset + 4 * i + k] = value
    })
  })
}
