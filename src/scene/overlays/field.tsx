/** A number for every cell of the table: a translucent layer in five bands that differ in colour and in the size of dots. */
import { useEffect, useMemo } from 'react'
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

export function Field({ overlay, y }: { overlay: Extract<Overlay, { type: 'field' }>; y: number }) {
  const { columns, rows, cell, values } = overlay
  const made = useMemo(() => {
    // Cells without a value are marked by a negative number.
    const known = Float32Array.from({ length: columns * rows }, (_, i) => {
      const value = values[i] ?? Number.NaN
      return Number.isNaN(value) ? -1 : value
    })
    const texture = new DataTexture(known, columns, rows, RedFormat, FloatType)
    texture.minFilter = NearestFilter
    texture.magFilter = NearestFilter
    texture.needsUpdate = true
    const [wide, deep] = [inches(columns * cell), inches(rows * cell)]
    const plane = new PlaneGeometry(wide, deep)
    plane.rotateX(-Math.PI / 2)
    plane.translate(wide / 2, 0, -deep / 2)
    const material = new ShaderMaterial({
      uniforms: {
        values: { value: texture },
        colours: { value: FIELD_COLOURS.map((colour) => new Color(colour)) },
        dots: { value: [...FIELD_DOTS] },
      },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
    })
    return { texture, plane, material }
  }, [columns, rows, cell, values])
  useEffect(
    () => () => {
      for (const thing of Object.values(made)) thing.dispose()
    },
    [made],
  )
  return <mesh geometry={made.plane} material={made.material} dispose={null} position-y={y} renderOrder={5} />
}
