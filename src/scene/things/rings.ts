/**
 * The seat's ring around every base, the ring around a lit token, and the soft contact shadow below both: one instanced quad for
 * all. The ring lies on what the figure stands on, even if the figure lies down or is lifted.
 */
import {
  Color,
  DynamicDrawUsage,
  type Group,
  InstancedBufferAttribute,
  InstancedMesh,
  type IUniform,
  Matrix4,
  MeshLambertMaterial,
  PlaneGeometry,
} from 'three'
import type { Actor, Cast, TokenActor } from '../cast'
import type { Tone } from '../look'
import { PATTERNS, type Pattern, SEAT_MARKS, TONE_MARKS } from '../seats'
import { inches, type Spot } from '../space'

const HEAD = `
attribute vec3 aColour;
attribute vec4 aMark;
varying vec3 vColour;
varying vec4 vMark;
varying vec2 vFrom;`

/** vMark: pattern, state (0 plain, 1 spent, 2 ready), radius in inches, opacity. */
const DRAW = `
float r = length(vFrom);
float turn = atan(vFrom.y, vFrom.x) / 6.2831853;
float radius = vMark.z;
float soft = fwidth(r) * 0.75 + 0.004;
float width = 0.17;
float inner = radius + 0.045;
float outer = inner + width;
float steps = floor(radius * 24.0 + 0.5);
float cell = fract(turn * steps + 0.5) - 0.5;
float pattern = vMark.x;
float d;
if (pattern < -0.5) d = 1.0;
else if (pattern < 0.5) d = max(inner - r, r - outer);
else if (pattern < 1.5) d = max(max(inner - r, r - outer), (abs(cell) - 0.3) * 6.28 * r / steps);
else if (pattern < 2.5) d = length(vec2(cell * 6.28 * r / steps, r - inner - width * 0.5)) - width * 0.42;
else if (pattern < 3.5) d = min(max(inner - r, r - inner - width * 0.32), max(outer - width * 0.32 - r, r - outer));
else if (pattern < 4.5) d = max(inner - r, r - (inner + width * (0.35 + 0.85 * (1.0 - 2.0 * abs(cell)))));
else d = abs(r - inner - width * (0.5 + 0.3 * sin(turn * steps * 6.2831853))) - width * 0.22;
float ready = step(1.5, vMark.y);
float spent = step(0.5, vMark.y) * (1.0 - ready);
float gap = abs(fract(turn * 3.0 + 0.25) - 0.5) - 0.2;
d = mix(d, max(d, gap * 6.28 * r / 3.0), spent);
float line = 1.0 - smoothstep(-soft, soft, d);
float halo = ready * (0.10 + 0.40 * uBreath) * (1.0 - smoothstep(0.0, 0.34 + 0.12 * uBreath, abs(r - inner - width * 0.5)));
float under = 0.5 * (1.0 - smoothstep(radius - 0.12, radius + 0.2, r));
float ink = max(line * mix(0.95, 0.5, spent), halo * 0.8);
float alpha = vMark.w * max(ink, under);
if (alpha < 0.004) discard;
diffuseColor = vec4(mix(vec3(0.0), vColour, ink / max(ink, max(under, 0.001))), alpha);
`

export function createRings(group: Group, cast: Cast) {
  const breath: IUniform<number> = { value: 0 }
  const material = new MeshLambertMaterial({
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  })
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uBreath = breath
    shader.vertexShader = shader.vertexShader.replace('#include <common>', `#include <common>${HEAD}`).replace(
      '#include <begin_vertex>',
      `#include <begin_vertex>
        vColour = aColour;
        vMark = aMark;
        vFrom = position.xz * (aMark.z + 0.5);
        transformed.xz *= aMark.z + 0.5;`,
    )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nuniform float uBreath;\nvarying vec3 vColour;\nvarying vec4 vMark;\nvarying vec2 vFrom;`,
      )
      .replace('#include <map_fragment>', DRAW)
      .replace(
        '#include <emissivemap_fragment>',
        'totalEmissiveRadiance += vColour * ink * (0.22 + ready * (0.35 + 0.3 * uBreath)) * (1.0 - 0.6 * spent);',
      )
  }
  const quad = new PlaneGeometry(2, 2).rotateX(-Math.PI / 2)
  let mesh: InstancedMesh | undefined
  let seen = -1
  let readyBefore = ''
  let breathing = 0
  const matrix = new Matrix4()
  const colour = new Color()

  const room = (count: number): InstancedMesh => {
    if (mesh && mesh.instanceMatrix.count >= count) return mesh
    if (mesh) {
      group.remove(mesh)
      mesh.dispose()
    }
    const size = Math.max(16, 2 ** Math.ceil(Math.log2(count)))
    const geometry = quad.clone()
    geometry.setAttribute('aColour', new InstancedBufferAttribute(new Float32Array(size * 3), 3))
    geometry.setAttribute('aMark', new InstancedBufferAttribute(new Float32Array(size * 4), 4))
    mesh = new InstancedMesh(geometry, material, size)
    mesh.instanceMatrix.setUsage(DynamicDrawUsage)
    mesh.frustumCulled = false
    mesh.receiveShadow = true
    mesh.renderOrder = 5
    group.add(mesh)
    return mesh
  }

  return {
    /** Returns true while the rings of figures that have just become ready are still pulsing. */
    frame(dt: number, reduced: boolean): boolean {
      if (seen !== cast.version()) {
        seen = cast.version()
        const lying = [...[...cast.actors.values()].map(ringOf), ...[...cast.tokens.values()].map(tokenRingOf)]
        const rings = room(lying.length)
        rings.count = lying.length
        const colours = rings.geometry.getAttribute('aColour')
        const marks = rings.geometry.getAttribute('aMark')
        lying.forEach(({ ink, pattern, state, radius, seen: there, spot }, i) => {
          colour.set(ink)
          colours.setXYZ(i, colour.r, colour.g, colour.b)
          marks.setXYZW(i, pattern, state, radius, there)
          rings.setMatrixAt(i, matrix.makeTranslation(spot.x, spot.y + 0.012, spot.z))
        })
        const ready = lying.flatMap(({ ref, state }) => (state === READY ? [ref] : []))
        colours.needsUpdate = true
        marks.needsUpdate = true
        rings.instanceMatrix.needsUpdate = true
        const now = ready.join()
        // The rings pulse to draw attention to newly ready figures, then stop so that no frames are drawn while nothing happens.
        if (now !== readyBefore && now !== '') breathing = BREATHS
        readyBefore = now
      }
      if (breathing <= 0) return false
      breathing = reduced ? 0 : Math.max(0, breathing - dt)
      breath.value = reduced ? 0 : 0.5 - 0.5 * Math.cos((breathing / BREATH) * Math.PI * 2)
      return breathing > 0
    },
    dispose() {
      if (mesh) {
        group.remove(mesh)
        mesh.geometry.dispose()
        mesh.dispose()
      }
      quad.dispose()
      material.dispose()
    },
  }
}

const BREATH = 1100
const BREATHS = 3 * BREATH

const READY = 2
/** A pattern without a line: only the contact shadow. */
const BARE = -1

interface Ring {
  readonly ref: string
  readonly ink: string
  /** The index in `PATTERNS`, or `BARE`. */
  readonly pattern: number
  /** 0 plain, 1 spent, `READY`. */
  readonly state: number
  /** Inches. */
  readonly radius: number
  /** Opacity, 0 to 1. */
  readonly seen: number
  readonly spot: Spot
}

function ringOf({ figure, stance }: Actor): Ring {
  const { colour: ink, pattern } = SEAT_MARKS[figure.seat]
  return {
    ref: figure.ref,
    ink,
    pattern: PATTERNS.indexOf(pattern),
    state: figure.ready ? READY : figure.spent ? 1 : 0,
    radius: inches(figure.radius),
    seen: 1 - stance.fade,
    spot: stance,
  }
}

/** A lit token has a ring in its tone, with the tone's pattern. A lifted token leaves its ring behind. */
function tokenRingOf({ token, stance, home }: TokenActor): Ring {
  const isCarried = stance.carrier !== undefined
  const up = isCarried ? 0 : Math.max(0, stance.y - home.y)
  const tone = token.tone ?? 'allowed'
  const isLit = token.lit === true && !isCarried
  return {
    ref: token.ref,
    ink: TONE_MARKS[tone].colour,
    pattern: isLit ? PATTERNS.indexOf(TONE_PATTERNS[tone]) : BARE,
    state: isLit ? READY : 0,
    radius: inches(token.radius),
    seen: (1 - stance.fade) * Math.max(0, 1 - up * 1.5),
    spot: { ...stance, y: stance.y - up },
  }
}

const TONE_PATTERNS: Readonly<Record<Tone, Pattern>> = {
  neutral: 'solid',
  allowed: 'dotted',
  costly: 'dashed',
  refused: 'toothed',
  friend: 'solid',
  enemy: 'double',
  sight: 'solid',
  obstructed: 'dashed',
  blocked: 'toothed',
  cover: 'wave',
}
