/** The translucent double of a figure: where it would stand. While the figure itself is in hand there, only its footprint shows. */
import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { Color, type Group, Matrix4, MeshBasicMaterial, ShaderMaterial } from 'three'
import type { Life } from '../life'
import type { Overlay, Tone } from '../look'
import { TONE_MARKS } from '../seats'
import { apartOnTable, inches, toScene } from '../space'
import { writeMatrix } from '../stance'
import { bodyOf } from '../things/figures'
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

export function Ghost({ overlay, life }: { overlay: Extract<Overlay, { type: 'ghost' }>; life: Life }) {
  const { ref, at, z, tone } = overlay
  const body = useRef<Group>(null)
  const figure = life.cast.actors.get(ref)?.figure
  const radius = inches(figure?.radius ?? 1270)
  const { model, scale } = bodyOf(figure?.model ?? '', radius)
  const spot = useMemo(() => toScene(at, z), [at, z])
  const matrix = useMemo(() => {
    const yaw = life.cast.stance(ref)?.yaw ?? 0
    const values = new Float32Array(16)
    writeMatrix(values, 0, { ...spot, yaw, tilt: 0, fade: 0 }, radius, model.height * scale)
    for (let k = 0; k < 11; k++) values[k] = (values[k] as number) * scale
    return new Matrix4().fromArray(values)
  }, [life, ref, spot, radius, model, scale])
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
    const inHand = life.cast.displaced(ref) && stance !== undefined && apartOnTable(stance, spot) < radius * 0.8
    body.current.visible = !inHand
  })
  return (
    <>
      {/* The figure's own mesh is not the ghost's to throw away. */}
      <group ref={body} dispose={null}>
        <mesh geometry={model.geometry} material={depthOnly} matrix={matrix} matrixAutoUpdate={false} renderOrder={20} />
        <mesh
          geometry={model.geometry}
          material={ghostMaterial(tone)}
          matrix={matrix}
          matrixAutoUpdate={false}
          renderOrder={21}
        />
      </group>
      <mesh geometry={foot.disc} material={foot.fill} position={[spot.x, spot.y + 0.03, spot.z]} renderOrder={18} />
      <mesh geometry={foot.ring} material={foot.line} position={[spot.x, spot.y + 0.032, spot.z]} renderOrder={19} />
    </>
  )
}
