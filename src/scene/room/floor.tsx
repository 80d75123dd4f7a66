/**
 * Floorboards in the lamp's light, blurred because they are far below the focus; the table casts its shadow on them. They are
 * painted once into a texture, because the floor fills much of the picture and never changes.
 */
import { useThree } from '@react-three/fiber'
import { useLayoutEffect, useState } from 'react'
import { Color, LinearMipmapLinearFilter, ShaderMaterial, type Texture, WebGLRenderTarget } from 'three'
import { FullScreenQuad } from 'three/examples/jsm/postprocessing/Pass.js'
import { LATER } from './later'
import type { Extent } from './table-shape'
import { fetched, wood } from './textures'

const FLOOR = -29
/** Half the side of the painted square in inches. Beyond it the floor is as dark as the walls. */
const REACH = 190
/** Texels along its side. */
const TEXELS = 2048

/** The colours are stored as the root of half their value: fine steps in the dark, and room above white. */
const PAINT = `
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
    gl_FragColor = vec4(sqrt(0.5 * mix(seen, vec3(0.022, 0.014, 0.009), smoothstep(45.0, 188.0, length(vAt)))), 1.0);
  }`

export function Floor({ outer, middle }: { outer: Extent; middle: [number, number, number] }) {
  const { gl, invalidate } = useThree()
  const [parts] = useState(() => {
    const target = new WebGLRenderTarget(TEXELS, TEXELS, { depthBuffer: false, generateMipmaps: true })
    target.texture.minFilter = LinearMipmapLinearFilter
    const paint = new ShaderMaterial({
      uniforms: { map: { value: null as Texture | null }, halfSize: { value: [1, 1] }, lit: { value: new Color('#7d6450') } },
      vertexShader: `varying vec2 vAt;\nvoid main() { vAt = position.xy * ${REACH}.0; gl_Position = vec4(position.xy, 0.0, 1.0); }`,
      fragmentShader: PAINT,
    })
    const material = new ShaderMaterial({
      uniforms: { painted: { value: target.texture } },
      vertexShader:
        'varying vec2 vAt;\nvoid main() { vAt = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
      fragmentShader: `
        uniform sampler2D painted;
        varying vec2 vAt;
        void main() {
          vec3 root = texture2D(painted, vAt).rgb;
          gl_FragColor = vec4(2.0 * root * root, 1.0);
          #include <tonemapping_fragment>
          #include <colorspace_fragment>
        }`,
    })
    return { target, paint, quad: new FullScreenQuad(paint), material }
  })
  const [map, setMap] = useState<Texture>()
  useLayoutEffect(() => fetched('textures/wood.webp', wood, setMap, { first: 256 }), [])
  const wide = outer.right - outer.left
  const deep = outer.near - outer.far
  useLayoutEffect(() => {
    if (!map) return
    parts.paint.uniforms.map = { value: map }
    parts.paint.uniforms.halfSize = { value: [wide / 2, deep / 2] }
    parts.paint.uniformsNeedUpdate = true
    gl.setRenderTarget(parts.target)
    parts.quad.render(gl)
    gl.setRenderTarget(null)
    invalidate()
  }, [gl, parts, map, wide, deep, invalidate])
  useLayoutEffect(
    () => () => {
      for (const part of Object.values(parts)) part.dispose()
    },
    [parts],
  )
  return (
    <mesh
      position={[middle[0], FLOOR, middle[2]]}
      rotation-x={-Math.PI / 2}
      scale={REACH}
      material={parts.material}
      renderOrder={LATER.floor}
    >
      <planeGeometry args={[2, 2]} />
    </mesh>
  )
}
