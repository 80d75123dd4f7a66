/** The room around the table: one warm lamp above, a weak cool fill, dim reflections, and a floor that fades into the dark. */
import { useThree } from '@react-three/fiber'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { BackSide, Color, ShaderMaterial, type SpotLight, type Texture } from 'three'
import { Reflections } from './reflections'
import type { Extent } from './table-shape'
import { fetched, wood } from './textures'

interface Props {
  readonly outer: Extent
  /** Side of the shadow map in texels; 0 for none. */
  readonly shadows: number
  /** Only lights: no floor and walls in the background, and no reflections. */
  readonly isBare: boolean
}

const FLOOR = -29
/** Drawn after all other solid things, the farthest last: most of it is behind the table and fails the depth test. */
export const LATER = { mat: 1, felt: 2, floor: 3, walls: 4 } as const

export function Room({ outer, shadows, isBare }: Props) {
  const middle = useMemo<[number, number, number]>(
    () => [(outer.left + outer.right) / 2, 0, (outer.near + outer.far) / 2],
    [outer],
  )
  const reach = Math.hypot(outer.right - outer.left, outer.near - outer.far) / 2
  return (
    <>
      <color attach="background" args={['#0b0807']} />
      <Lamp middle={middle} reach={reach} shadows={shadows} />
      <hemisphereLight args={['#9db4cf', '#5a4430', 0.6]} />
      <directionalLight position={[middle[0] + 60, 45, middle[2] - 40]} intensity={0.55} color="#8fb0d8" />
      {!isBare && (
        <>
          <Reflections />
          <Floor outer={outer} middle={middle} />
          <Walls middle={middle} />
        </>
      )}
    </>
  )
}

function Lamp({ middle, reach, shadows }: { middle: [number, number, number]; reach: number; shadows: number }) {
  const light = useRef<SpotLight>(null)
  const invalidate = useThree((state) => state.invalidate)
  const height = reach * 1.75
  const aside = reach * 1.3
  useLayoutEffect(() => {
    const lamp = light.current
    if (!lamp) return
    lamp.target.position.set(...middle)
    lamp.target.updateMatrixWorld()
    const far = Math.hypot(height, aside) + reach * 1.3
    lamp.shadow.camera.near = Math.max(1, Math.hypot(height, aside) - reach * 1.4)
    lamp.shadow.camera.far = far
    // The sampling radius of shadows in texels, chosen for the same softness in inches at every map size.
    lamp.shadow.radius = (shadows / 2048) * 1.9
    lamp.shadow.bias = -0.0006
    lamp.shadow.normalBias = 0.03
    lamp.shadow.map?.dispose()
    lamp.shadow.map = null
    lamp.shadow.needsUpdate = true
    invalidate()
  }, [middle, reach, height, aside, shadows, invalidate])
  return (
    <spotLight
      ref={light}
      key={shadows}
      position={[middle[0] - aside, height, middle[2] + aside * 0.35]}
      angle={Math.atan2(reach * 1.22, Math.hypot(height, aside) - reach * 0.4)}
      penumbra={0.85}
      decay={0}
      intensity={10.5}
      color="#ffdcb0"
      castShadow={shadows > 0}
      shadow-mapSize-width={shadows || 512}
      shadow-mapSize-height={shadows || 512}
    />
  )
}

/** Floorboards in the lamp's light, blurred because they are far below the focus; the table casts its shadow on them. */
function Floor({ outer, middle }: { outer: Extent; middle: [number, number, number] }) {
  const invalidate = useThree((state) => state.invalidate)
  const [material] = useState(
    () =>
      new ShaderMaterial({
        uniforms: { map: { value: null as Texture | null }, halfSize: { value: [1, 1] }, lit: { value: new Color('#7d6450') } },
        vertexShader:
          'varying vec2 vAt;\nvoid main() { vAt = vec2(position.x, -position.y); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
        fragmentShader: `
          uniform sampler2D map;
          uniform vec2 halfSize;
          uniform vec3 lit;
          varying vec2 vAt;
          void main() {
            vec2 board = vAt / vec2(60.0, 30.0);
            float row = floor(vAt.y / 7.0);
            float grain = dot(texture2D(map, board + vec2(row * 0.37, row * 0.61), 2.0).rgb, vec3(0.4, 0.45, 0.15));
            float seam = smoothstep(0.0, 0.5, abs(fract(vAt.y / 7.0) - 0.5) * 7.0 - 2.9);
            float joint = 0.88 + 0.12 * fract(sin(row * 91.7) * 437.5);
            vec3 colour = grain * lit * joint * (1.0 - 0.5 * seam);
            float pool = exp(-dot(vAt, vAt) / 2600.0);
            vec2 outside = abs(vAt - vec2(9.0, -4.0)) - halfSize;
            float from = length(max(outside, 0.0)) + min(max(outside.x, outside.y), 0.0);
            float shade = smoothstep(-12.0, 16.0, from);
            vec3 seen = colour * (0.12 + 10.0 * pool) * mix(0.12, 1.0, shade);
            // Far away the floor fades into the wall's own dark, so that no edge shows between them.
            gl_FragColor = vec4(mix(seen, vec3(0.022, 0.014, 0.009), smoothstep(45.0, 190.0, length(vAt))), 1.0);
            #include <tonemapping_fragment>
            #include <colorspace_fragment>
          }`,
      }),
  )
  useLayoutEffect(
    () =>
      // The floor is only ever seen out of focus.
      fetched(
        'textures/wood.webp',
        wood,
        (texture) => {
          material.uniforms.map = { value: texture }
          material.uniformsNeedUpdate = true
          invalidate()
        },
        { first: 256 },
      ),
    [material, invalidate],
  )
  useLayoutEffect(() => {
    material.uniforms.halfSize = { value: [(outer.right - outer.left) / 2, (outer.near - outer.far) / 2] }
    material.uniformsNeedUpdate = true
  }, [material, outer])
  return (
    <mesh position={[middle[0], FLOOR, middle[2]]} rotation-x={-Math.PI / 2} material={material} renderOrder={LATER.floor}>
      <planeGeometry args={[500, 500]} />
    </mesh>
  )
}

/** Visible only from low down: a dark warm wall with a few lamps out of focus. */
function Walls({ middle }: { middle: [number, number, number] }) {
  const [material] = useState(
    () =>
      new ShaderMaterial({
        side: BackSide,
        depthWrite: false,
        vertexShader:
          'varying vec3 vTo;\nvoid main() { vTo = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
        fragmentShader: `
          varying vec3 vTo;
          float dot2(vec2 v) { return dot(v, v); }
          void main() {
            vec3 to = normalize(vTo);
            float up = to.y;
            float turn = atan(to.x, -to.z);
            vec3 colour = mix(vec3(0.022, 0.014, 0.009), vec3(0.011, 0.009, 0.010), smoothstep(-0.1, 0.6, up));
            float above = smoothstep(-0.12, 0.14, up);
            colour += above * vec3(0.075, 0.038, 0.014) * exp(-dot2(vec2(turn * 0.7 + 0.55, (up - 0.12) * 2.2)) * 3.0);
            colour += above * vec3(0.02, 0.028, 0.042) * exp(-dot2(vec2(turn * 0.8 - 1.6, (up - 0.2) * 2.0)) * 3.5);
            for (int i = 0; i < 14; i++) {
              float f = float(i);
              vec2 at = vec2(fract(f * 0.618 + 0.11) * 6.28 - 3.14, 0.06 + 0.26 * fract(f * 0.377));
              vec2 d = vec2(turn - at.x, (up - at.y) * 1.25);
              float size = 0.03 + 0.03 * fract(f * 0.53);
              float far = length(d);
              vec3 lamp = mix(vec3(0.16, 0.085, 0.03), vec3(0.06, 0.07, 0.09), step(0.7, fract(f * 0.29)));
              colour += above * lamp * (0.25 + 0.5 * fract(f * 0.71)) * (0.4 * smoothstep(size, size * 0.55, far) + 0.6 * exp(-far * far * 60.0));
            }
            gl_FragColor = vec4(colour, 1.0);
            #include <tonemapping_fragment>
            #include <colorspace_fragment>
          }`,
      }),
  )
  return (
    <mesh position={middle} material={material} renderOrder={LATER.walls} frustumCulled={false}>
      <sphereGeometry args={[260, 32, 20]} />
    </mesh>
  )
}
