/** The material of all cards: print from a texture layer, paper at the edges, a bent corner if the owner may look at it. */
import { type DataArrayTexture, MeshStandardMaterial } from 'three'

/** aFace: layers of the face and of the back, number of cards in the slab, and how far its corner is bent. */
const HEAD = `
attribute vec3 aState;
attribute vec4 aFace;
varying vec3 vState;
varying vec4 vFace;
varying vec3 vOwn;`

/**
 * Bends a corner around a cylinder. The corner is at -x, +z: on a card that lies face down, the near right one as seen from
 * above. In widths of the card; y is in thicknesses.
 */
const BEND = `
vec2 towards = normalize(vec2(-1.0, 1.15));
vec2 bentAt = vec2(position.x, position.z * 1.4);
float past = aFace.w > 0.0 ? dot(bentAt - vec2(-0.5, 0.7), towards) + 0.42 * aFace.w : 0.0;
float bendRadius = 0.085;
float turn = clamp(past / bendRadius, 0.0, 2.25);
if (past > 0.0) {
  vec3 sizes = vec3(length(instanceMatrix[0].xyz), length(instanceMatrix[1].xyz), length(instanceMatrix[2].xyz));
  vec3 bent = vec3(sin(turn) * towards.x, cos(turn), sin(turn) * towards.y);
  if (abs(objectNormal.y) > 0.5) objectNormal = sign(objectNormal.y) * bent * sizes;
}`

const BENT = `
vState = aState;
vFace = aFace;
vOwn = position;
if (past > 0.0) {
  float rest = past - bendRadius * turn;
  float reach = bendRadius * sin(turn) + rest * cos(turn);
  float up = bendRadius * (1.0 - cos(turn)) + rest * sin(turn);
  bentAt += towards * (reach - past);
  float thick = length(instanceMatrix[0].xyz) / length(instanceMatrix[1].xyz);
  transformed = vec3(bentAt.x, position.y * cos(turn) - up * thick, bentAt.y / 1.4);
}`

const PRINT = `
bool isUpper = vOwn.y > 0.499;
bool isLower = vOwn.y < -0.499;
vec3 paper = vec3(0.78, 0.72, 0.6);
if (isUpper || isLower) {
  float layer = isUpper ? vFace.x : vFace.y;
  vec2 place = vec2(isUpper ? vOwn.x + 0.5 : 0.5 - vOwn.x, vOwn.z + 0.5);
  vec3 print = layer < -0.5 ? paper * 0.5 : texture(uFaces, vec3(place, floor(layer + 0.5))).rgb;
  diffuseColor.rgb = print;
} else {
  float sheets = fract((vOwn.y + 0.5) * vFace.z);
  float line = vFace.z > 1.5 ? 0.72 + 0.28 * smoothstep(0.0, 0.25, sheets) : 1.0;
  diffuseColor.rgb = paper * line;
}
float grey = dot(diffuseColor.rgb, vec3(0.3, 0.59, 0.11));
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(grey) * 0.5, vState.y * 0.7);
if (vState.x > 0.0 && fract(sin(dot(floor(vOwn.xz * 40.0), vec2(12.9898, 78.233))) * 43758.5453) < vState.x * 1.05) discard;`

export function cardMaterial(texture: DataArrayTexture): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.62, metalness: 0, name: 'cards' })
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uFaces = { value: texture }
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>${HEAD}`)
      .replace('#include <beginnormal_vertex>', `#include <beginnormal_vertex>${BEND}`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>${BENT}`)
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nprecision highp sampler2DArray;\nuniform sampler2DArray uFaces;\nvarying vec3 vState;\nvarying vec4 vFace;\nvarying vec3 vOwn;',
      )
      .replace('#include <map_fragment>', PRINT)
      // Reflections of the lamp must not hide the print, so the sheen is weak.
      .replace(
        '#include <lights_physical_fragment>',
        '#include <lights_physical_fragment>\nmaterial.specularColorBlended *= 0.35;',
      )
      .replace(
        '#include <emissivemap_fragment>',
        'totalEmissiveRadiance += diffuseColor.rgb * (0.06 + vState.z + (vFace.w > 0.0 && isUpper ? 0.5 : 0.0));',
      )
  }
  return material
}
