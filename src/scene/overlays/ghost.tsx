/** The translucent copy of a figure or token at a possible place. If the piece itself is there, only its footprint shows. */
import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { type BufferGeometry, Color, type Group, Matrix4, MeshBasicMaterial, ShaderMaterial } from 'three'
import type { Life } from '../life'
import type { TokenFace, Tone } from '../look'
import type { Overlay } from '../overlay'
import { TONE_MARKS } from '../seats'
import { EVERYWHERE, TABLE_ONLY } from '../sheets'
import { apart, inches, toScene } from '../space'
import { writeMatrix, writeTokenMatrix } from '../stance'
import { bodyOf } from '../things/figures'
import { FACE_AT, type Faces } from '../things/token-faces'
import { tokenGeometry } from '../things/tokens'
import { inkMaterial } from './ink'
import { circle, filled, ribbons } from './outline-shape'

const ghosts = new Map<Tone, ShaderMaterial>()
const depthOnly = new MeshBasicMaterial({ colorWrite: false, polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 })

function ghostMaterial(tone: Tone): ShaderMaterial {
  const known = ghosts.get(tone)
  if (known) return known
  const material = new ShaderMaterial({
    uniforms: { ink: { value: new Color(TONE_MARKS[tone].colour) } },
    vertexShader: `
      varying vec3 vNormal;
      varying vec3 vTo;
      void main() {
        vec4 view = modelViewMatrix * vec4(position, 1.0);
        vNormal = normalize(normalMatrix * normal);
        vTo = normalize(-view.xyz);
        gl_Position = projectionMatrix * view;
      }`,
    fragmentShader: `
      uniform vec3 ink;
      varying vec3 vNormal;
      varying vec3 vTo;
      void main() {
        float rim = 1.0 - abs(dot(normalize(vNormal), normalize(vTo)));
        float light = 0.55 + 0.45 * vNormal.y;
        gl_FragColor = vec4(ink * (light + rim * 0.8), 0.42 + 0.45 * rim);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
    transparent: true,
    depthWrite: false,
  })
  ghosts.set(tone, material)
  return material
}

/** The material of a token's ghost: the token's print, tinted in the tone. */
function tokenGhostMaterial(tone: Tone, face: TokenFace, faces: Faces): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: {
      ink: { value: new Color(TONE_MARKS[tone].colour) },
      layer: { value: faces.layerOf(face) },
      uFaces: { value: faces.texture },
    },
    vertexShader: `
      varying vec3 vOwn;
      void main() {
        vOwn = position;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: `
      uniform vec3 ink;
      uniform float layer;
      varying vec3 vOwn;
      ${FACE_AT}
      void main() {
        float rim = smoothstep(0.8, 0.86, length(vOwn.xz));
        vec3 print = faceAt(layer, vOwn.xz).rgb;
        float light = dot(print, vec3(0.3, 0.59, 0.11));
        vec3 steeped = mix(print * 0.8, ink * (0.12 + light), 0.55);
        gl_FragColor = vec4(mix(steeped, ink, rim), mix(0.78, 0.95, rim));
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
    transparent: true,
    depthWrite: false,
  })
}

type GhostOverlay = Extract<Overlay, { type: 'ghost' }>

export function Ghost({ overlay, life }: { overlay: GhostOverlay; life: Life }) {
  const { ref, at, z, tone, isOwn } = overlay
  const layers = isOwn ? TABLE_ONLY : EVERYWHERE
  const body = useRef<Group>(null)
  const token = tokenOf(overlay, life)
  // A token's ring lies outside the token, so that it does not cover it.
  const radius = token ? inches(token.radius) + 0.09 : inches(life.cast.actors.get(ref)?.figure.radius ?? 1270)
  const { geometry, matrix } = bodyFor(overlay, life)
  const { kind, label } = token ?? {}
  const steeped = useMemo(() => {
    const face = kind === undefined ? undefined : { kind, ...(label === undefined ? {} : { label }) }
    return face && tokenGhostMaterial(tone, face, life.faces)
  }, [tone, kind, label, life])
  useEffect(() => () => steeped?.dispose(), [steeped])
  const spot = useMemo(() => toScene(at, z), [at, z])
  const foot = useMemo(() => {
    const round = [circle(0, 0, radius, 48)]
    return {
      disc: filled(round),
      ring: ribbons(round, 0.1),
      fill: inkMaterial({ tone, base: 0.22, mark: 0.2 }),
      line: inkMaterial({ tone, base: 0.95, mark: 0 }),
    }
  }, [radius, tone])
  useEffect(
    () => () => {
      for (const thing of Object.values(foot)) thing.dispose()
    },
    [foot],
  )
  useFrame(() => {
    if (!body.current) return
    const stance = life.cast.stance(ref)
    body.current.visible = !stance || apart(stance, spot) > radius * 0.8
  })
  return (
    <>
      {/* The mesh belongs to the figure and must not be disposed of with the ghost. */}
      <group ref={body} dispose={null}>
        <mesh
          geometry={geometry}
          material={depthOnly}
          matrix={matrix}
          matrixAutoUpdate={false}
          layers={layers}
          renderOrder={20}
        />
        <mesh
          geometry={geometry}
          material={steeped ?? ghostMaterial(tone)}
          matrix={matrix}
          matrixAutoUpdate={false}
          layers={layers}
          renderOrder={21}
        />
      </group>
      <mesh geometry={foot.disc} material={foot.fill} position={[spot.x, spot.y + 0.03, spot.z]} renderOrder={18} />
      <mesh geometry={foot.ring} material={foot.line} position={[spot.x, spot.y + 0.032, spot.z]} renderOrder={19} />
    </>
  )
}

/** The token that a ghost stands for: the one on the table, or the one described by the overlay. */
const tokenOf = ({ ref, token }: GhostOverlay, life: Life) =>
  life.cast.actors.has(ref) ? undefined : (life.cast.tokens.get(ref)?.token ?? token)

/** The shape of the ghost, and its matrix. */
function bodyFor(overlay: GhostOverlay, life: Life): { readonly geometry: BufferGeometry; readonly matrix: Matrix4 } {
  const { ref, at, z } = overlay
  const figure = life.cast.actors.get(ref)?.figure
  const token = tokenOf(overlay, life)
  const stance = { ...toScene(at, z), yaw: life.cast.stance(ref)?.yaw ?? 0, tilt: 0, fade: 0 }
  const values = new Float32Array(16)
  if (token) {
    writeTokenMatrix(values, 0, stance, inches(token.radius))
    return { geometry: tokenGeometry(), matrix: new Matrix4().fromArray(values) }
  }
  const radius = inches(figure?.radius ?? 1270)
  const { model, scale } = bodyOf(figure?.model ?? '', radius)
  writeMatrix(values, 0, stance, radius, model.height * scale)
  for (let k = 0; k < 11; k++) values[k] = (values[k] as number) * scale
  return { geometry: model.geometry, matrix: new Matrix4().fromArray(values) }
}
