/** The material of dice: marbled, lacquered, with engraved and inked marks. One draw call for all dice of a kind. */
import { Color, MeshPhysicalMaterial } from 'three'
import type { MarkAtlas } from './atlas'

const vertexParts = /* glsl */ `
attribute float face;
attribute vec2 spot;
attribute vec4 labelsA;
attribute vec4 labelsB;
attribute vec3 bodyColour;
attribute vec3 swirlColour;
attribute vec3 inkColour;
attribute vec2 mood;
flat varying float vCell;
varying vec2 vSpot;
varying vec3 vPlace;
flat varying vec3 vBody;
flat varying vec3 vSwirl;
flat varying vec3 vInk;
flat varying vec2 vMood;
`

const vertexBody = /* glsl */ `
int faceNumber = int(face + 0.5);
vCell = faceNumber < 4 ? labelsA[faceNumber] : labelsB[faceNumber - 4];
vSpot = spot;
vPlace = position;
vBody = bodyColour;
vSwirl = swirlColour;
vInk = inkColour;
vMood = mood;
`

const fragmentParts = /* glsl */ `
uniform sampler2D marks;
uniform float marksSide;
uniform vec3 glowColour;
flat varying float vCell;
varying vec2 vSpot;
varying vec3 vPlace;
flat varying vec3 vBody;
flat varying vec3 vSwirl;
flat varying vec3 vInk;
flat varying vec2 vMood;

float diceHash(vec3 p) {
  p = fract(p * vec3(0.1031, 0.1030, 0.0973));
  p += dot(p, p.yxz + 33.33);
  return fract((p.x + p.y) * p.z);
}
float diceNoise(vec3 p) {
  vec3 i = floor(p);
  vec3 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(diceHash(i), diceHash(i + vec3(1, 0, 0)), f.x), mix(diceHash(i + vec3(0, 1, 0)), diceHash(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(diceHash(i + vec3(0, 0, 1)), diceHash(i + vec3(1, 0, 1)), f.x), mix(diceHash(i + vec3(0, 1, 1)), diceHash(i + 1.0), f.x), f.y),
    f.z);
}
float diceCloud(vec3 p) {
  return 0.55 * diceNoise(p) + 0.28 * diceNoise(p * 2.1 + 7.0) + 0.17 * diceNoise(p * 4.3 + 19.0);
}
/* Ink, and the slope of the engraving towards its middle. */
vec3 markAt(vec2 at) {
  vec2 cell = vec2(mod(vCell, marksSide), floor(vCell / marksSide));
  vec2 inside = clamp(vec2(at.x, -at.y) * 0.5 + 0.5, 0.002, 0.998);
  float there = step(max(abs(at.x), abs(at.y)), 1.0) * step(0.0, vCell);
  vec3 mark = texture2D(marks, (cell + inside) / marksSide).rgb;
  return vec3(mark.r, mark.gb * 2.0 - 1.0) * there;
}
`

/** Ink and marble instead of one plain colour. Veins run where the noise crosses its middle value. */
const colourPart = /* glsl */ `
vec3 mark = markAt(vSpot);
vec3 cloudPlace = vPlace * 1.5 + vMood.y * vec3(17.3, 5.1, 29.7);
float warp = diceCloud(cloudPlace);
float vein = diceCloud(cloudPlace + 2.2 * vec3(warp, warp * 0.6, 1.0 - warp));
float swirl = smoothstep(0.44, 0.7, vein);
float thread = 1.0 - smoothstep(0.0, 0.035, abs(vein - 0.5));
vec3 marble = mix(vBody, vSwirl, 0.6 * swirl + 0.3 * thread);
diffuseColor.rgb = mix(marble, vInk, mark.r);
`

/** The walls of the engraving: tilts the normal by the slope, along the axes of the mark's square. */
const normalPart = /* glsl */ `
vec3 stepX = dFdx(-vViewPosition);
vec3 stepY = dFdy(-vViewPosition);
vec2 spotX = dFdx(vSpot);
vec2 spotY = dFdy(vSpot);
vec3 acrossX = cross(stepY, normal);
vec3 acrossY = cross(normal, stepX);
vec3 markRight = acrossX * spotX.x + acrossY * spotY.x;
vec3 markUp = acrossX * spotX.y + acrossY * spotY.y;
float longest = max(dot(markRight, markRight), dot(markUp, markUp));
vec3 smoothNormal = normal;
if (longest > 0.0) normal = normalize(normal + 0.75 * (mark.y * markRight + mark.z * markUp) * inversesqrt(longest));
`

/** Light that is scattered at the body's edges, and the glow of highlighted dice. */
const glowPart = /* glsl */ `
float edge = pow(1.0 - saturate(dot(normal, normalize(vViewPosition))), 2.5);
totalEmissiveRadiance += marble * (1.0 - mark.r) * (0.04 + 0.3 * edge);
totalEmissiveRadiance += max(vMood.x, 0.0) * (glowColour * (0.9 * mark.r + 0.35 * edge) + vInk * 0.35 * mark.r);
diffuseColor.rgb *= 1.0 + 0.55 * min(vMood.x, 0.0);
totalEmissiveRadiance *= 1.0 + 0.8 * min(vMood.x, 0.0);
`

/** A new material, which the caller disposes of; the atlas stays shared. */
export function diceMaterial(atlas: MarkAtlas, glow: string): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({ roughness: 0.34, clearcoat: 0.85, clearcoatRoughness: 0.14, ior: 1.5 })
  const uniforms = { marks: { value: atlas.texture }, marksSide: { value: atlas.side }, glowColour: { value: new Color(glow) } }
  material.customProgramCacheKey = () => 'dice'
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${vertexParts}`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${vertexBody}`)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${fragmentParts}`)
      .replace('#include <color_fragment>', `#include <color_fragment>\n${colourPart}`)
      .replace(
        '#include <roughnessmap_fragment>',
        '#include <roughnessmap_fragment>\nroughnessFactor = mix(roughnessFactor, 0.6, mark.r);',
      )
      .replace('#include <normal_fragment_maps>', `#include <normal_fragment_maps>\n${normalPart}`)
      .replace('#include <emissivemap_fragment>', `#include <emissivemap_fragment>\n${glowPart}`)
      .replace('#include <clearcoat_normal_fragment_begin>', 'vec3 clearcoatNormal = normalize(mix(smoothNormal, normal, 0.5));')
  }
  return material
}
