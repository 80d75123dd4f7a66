/** The materials of overlays: flat fills with their tone's pattern, edges, upright walls. Unlit, so always legible. */

import type { WebGLRenderer } from 'three'
import { AlwaysStencilFunc, Color, DoubleSide, KeepStencilOp, NotEqualStencilFunc, ReplaceStencilOp, ShaderMaterial } from 'three'
import type { Tone } from '../look'
import { FILLS, TONE_MARKS } from '../seats'

const VERTEX = `
attribute float up;
attribute float across;
varying vec3 vAt;
varying float vUp;
varying float vAcross;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vAt = world.xyz;
  vUp = up;
  vAcross = across;
  gl_Position = projectionMatrix * viewMatrix * world;
}`

/** Patterns are in inches of the table, so that they do not move or change size with the camera. */
const FRAGMENT = `
uniform vec3 ink;
uniform float fill;
uniform float base;
uniform float mark;
uniform float standing;
varying vec3 vAt;
varying float vUp;
varying float vAcross;
float line(float v, float width) {
  float w = fwidth(v);
  float d = abs(fract(v - 0.5) - 0.5);
  return 1.0 - smoothstep(width - w * 0.5, width + w, d);
}
void main() {
  vec2 p = standing > 0.5 ? vec2(vAt.x + vAt.z, vAt.y) : vAt.xz;
  float m = 0.0;
  if (fill > 0.5 && fill < 1.5) m = line((p.x + p.y) * 1.6, 0.12);
  else if (fill < 2.5 && fill > 1.5) { vec2 q = fract(p * 2.0) - 0.5; float w = fwidth(p.x) * 2.0; m = 1.0 - smoothstep(0.13 - w, 0.13 + w, length(q)); }
  else if (fill < 3.5 && fill > 2.5) m = max(line((p.x + p.y) * 1.5, 0.1), line((p.x - p.y) * 1.5, 0.1));
  else if (fill < 4.5 && fill > 3.5) m = line(p.x * 1.4, 0.16);
  else if (fill > 4.5) m = max(line(p.x * 1.2, 0.07), line(p.y * 1.2, 0.07));
  float a = base + mark * m;
  if (standing > 0.5) a *= mix(1.0, 0.25, vUp);
  // Without the finish, inks are laid over the finished picture instead of the light, and would look thinner.
  #ifdef TONE_MAPPING
  a = pow(a, 0.62);
  #endif
  gl_FragColor = vec4(ink, a);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

export interface Ink {
  readonly tone: Tone
  /** Opacity of the fill, and additional opacity of the pattern. */
  readonly base: number
  readonly mark: number
  readonly standing?: boolean
  /** With a stencil number, an overlay draws no pixel twice, and its edges stay outside the fill. */
  readonly once?: number
}

export function inkMaterial({ tone, base, mark, standing, once }: Ink): ShaderMaterial {
  const { colour, fill } = TONE_MARKS[tone]
  return new ShaderMaterial({
    uniforms: {
      ink: { value: new Color(colour) },
      fill: { value: FILLS.indexOf(fill) },
      base: { value: base },
      mark: { value: mark },
      standing: { value: standing ? 1 : 0 },
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    polygonOffset: !standing,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -1,
    stencilWrite: once !== undefined,
    stencilRef: once ?? 0,
    stencilFunc: once === undefined ? AlwaysStencilFunc : NotEqualStencilFunc,
    stencilZPass: once === undefined ? KeepStencilOp : ReplaceStencilOp,
  })
}

const KEPT = new WeakMap<WebGLRenderer, Map<string, ShaderMaterial>>()

/**
 * As `inkMaterial`, but kept for the renderer's lifetime and shared: never dispose of it. Overlays come and go at every step of a
 * drag. When the last material of a program is disposed of, three drops the program, and the next overlay would wait for
 * compilation.
 */
export function keptInk(gl: WebGLRenderer, ink: Ink): ShaderMaterial {
  const inks = KEPT.get(gl) ?? new Map<string, ShaderMaterial>()
  KEPT.set(gl, inks)
  const key = [ink.tone, ink.base, ink.mark, ink.standing === true, ink.once].join(' ')
  const known = inks.get(key) ?? inkMaterial(ink)
  inks.set(key, known)
  return known
}
