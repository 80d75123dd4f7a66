/** A number for every cell of the table: a translucent layer in five bands that differ in colour and in the size of dots. */
import { useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { Color, DataTexture, FloatType, NearestFilter, PlaneGeometry, RedFormat, ShaderMaterial } from 'three'
import type { Overlay } from '../overlay'
import { FIELD_COLOURS, FIELD_DOTS } from '../seats'
import { inches } from '../space'

const VERTEX = `
varying vec2 vCell;
varying vec2 vAt;
void main() {
  vCell = uv;
  vec4 world = modelMatrix * vec4(position, 1.0);
  vAt = world.xz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`

const FRAGMENT = `
uniform sampler2D values;
uniform vec3 colours[5];
uniform float dots[5];
varying vec2 vCell;
varying vec2 vAt;
void main() {
  float value = texture2D(values, vCell).r;
  if (value < 0.0) discard;
  int band = int(clamp(floor(value * 5.0), 0.0, 4.0));
  vec3 colour = colours[0];
  float size = dots[0];
  for (int i = 1; i < 5; i++) if (i == band) { colour = colours[i]; size = dots[i]; }
  vec2 q = fract(vAt * 2.0) - 0.5;
  float w = fwidth(vAt.x) * 2.0;
  float dot = size <= 0.0 ? 0.0 : 1.0 - smoothstep(size - w, size + w, length(q));
  gl_FragColor = vec4(mix(colour * 0.72, vec3(1.0), dot * 0.35), 0.72);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

const materialOf = () =>
  new ShaderMaterial({
    uniforms: {
      values: { value: null },
      colours: { value: FIELD_COLOURS.map((colour) => new Color(colour)) },
      dots: { value: [...FIELD_DOTS] },
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
  })

function planeOf(columns: number, rows: number, cell: number): PlaneGeometry {
  const [wide, deep] = [inches(columns * cell), inches(rows * cell)]
  const plane = new PlaneGeometry(wide, deep)
  plane.rotateX(-Math.PI / 2)
  plane.translate(wide / 2, 0, -deep / 2)
  return plane
}

function textureOf(columns: number, rows: number): DataTexture {
  const texture = new DataTexture(new Float32Array(columns * rows), columns, rows, RedFormat, FloatType)
  texture.minFilter = NearestFilter
  texture.magFilter = NearestFilter
  return texture
}

/** While a piece is dragged, or while matches are played, values change several times a second: only they are made anew. */
export function Field({ overlay, y }: { overlay: Extract<Overlay, { type: 'field' }>; y: number }) {
  const { columns, rows, cell, values } = overlay
  const invalidate = useThree((three) => three.invalidate)
  const material = useMemo(materialOf, [])
  const plane = useMemo(() => planeOf(columns, rows, cell), [columns, rows, cell])
  const texture = useMemo(() => textureOf(columns, rows), [columns, rows])
  useLayoutEffect(() => {
    const known = texture.image.data as Float32Array
    for (let index = 0; index < known.length; index++) {
      const value = values[index] ?? Number.NaN
      // Cells without a value are marked by a negative number.
      known[index] = Number.isNaN(value) ? -1 : value
    }
    texture.needsUpdate = true
    ;(material.uniforms.values as { value: unknown }).value = texture
    invalidate()
  }, [texture, material, values, invalidate])
  useEffect(() => () => material.dispose(), [material])
  useEffect(() => () => plane.dispose(), [plane])
  useEffect(() => () => texture.dispose(), [texture])
  return <mesh geometry={plane} material={material} dispose={null} position-y={y} renderOrder={5} />
}
