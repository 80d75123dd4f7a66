/** Tileable pictures computed pixel by pixel: a colour, and a height from which shading and normals are computed. */

import { lattice, noise } from '../kit/noise'
import { clamp, mix } from '../kit/space'

/** Pixels along a side; inches along a side. */
export const SIDE = 2048
export const INCHES = 36

export interface Pixel {
  /** Screen colour, 0..1. */
  r: number
  g: number
  b: number
  /** Height in inches, for the light in the picture and the normal map. */
  h: number
}

export type Shader = (x: number, y: number, out: Pixel) => void

/** Tileable clouds: `cells` features along a side. */
export function haze(x: number, y: number, cells: number, seed: number, octaves = 4): number {
  let sum = 0
  let weight = 0
  let k = cells
  for (let o = 0; o < octaves; o++) {
    const w = 0.55 ** o
    sum += w * noise((x / INCHES) * k, (y / INCHES) * k, 0, seed + o * 31, k)
    weight += w
    k *= 2
  }
  return sum / weight
}

/** Distances in inches to the two nearest points of a jittered lattice of `cells` a side; `name` is a hash of the nearest one. */
export function cracks(x: number, y: number, cells: number, seed: number): { first: number; second: number; name: number } {
  const size = INCHES / cells
  const cx = Math.floor(x / size)
  const cy = Math.floor(y / size)
  let first = 1e9
  let second = 1e9
  let name = 0
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const wx = (((cx + i) % cells) + cells) % cells
      const wy = (((cy + j) % cells) + cells) % cells
      const px = (cx + i + 0.15 + 0.7 * lattice(wx, wy, 1, seed)) * size
      const py = (cy + j + 0.15 + 0.7 * lattice(wx, wy, 2, seed)) * size
      const d = Math.sqrt((x - px) ** 2 + (y - py) ** 2)
      if (d < first) {
        second = first
        first = d
        name = lattice(wx, wy, 3, seed)
      } else if (d < second) second = d
    }
  return { first, second, name }
}

export interface Picture {
  readonly colour: Uint8Array
  readonly normal: Uint8Array
}

/** Renders a shader: colours shaded slightly by light on its relief from the upper left, and a normal map. */
export function rendered(shade: Shader, side: number, inches: number, relief: number): Picture {
  const rgb = new Float32Array(side * side * 3)
  const height = new Float32Array(side * side)
  const pixel: Pixel = { r: 0, g: 0, b: 0, h: 0 }
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) {
      shade(((i + 0.5) / side) * inches, ((j + 0.5) / side) * inches, pixel)
      const at = j * side + i
      rgb[3 * at] = pixel.r
      rgb[3 * at + 1] = pixel.g
      rgb[3 * at + 2] = pixel.b
      height[at] = pixel.h
    }
  const colour = new Uint8Array(side * side * 3)
  const normal = new Uint8Array(side * side * 3)
  const step = inches / side
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) {
      const at = j * side + i
      const left = height[j * side + ((i + side - 1) % side)] as number
      const right = height[j * side + ((i + 1) % side)] as number
      const above = height[((j + side - 1) % side) * side + i] as number
      const below = height[((j + 1) % side) * side + i] as number
      const dx = ((left - right) / (2 * step)) * relief
      const dy = ((below - above) / (2 * step)) * relief
      const lit = clamp(1 + 0.16 * clamp(-dx + dy, -1.6, 1.6), 0.5, 1.5)
      for (let c = 0; c < 3; c++) colour[3 * at + c] = Math.round(255 * clamp((rgb[3 * at + c] as number) * lit))
      const l = Math.sqrt(dx * dx + dy * dy + 1)
      normal[3 * at] = Math.round(127.5 + (127.5 * dx) / l)
      normal[3 * at + 1] = Math.round(127.5 + (127.5 * dy) / l)
      normal[3 * at + 2] = Math.round(127.5 + 127.5 / l)
    }
  return { colour, normal }
}

/** Mixes the pixel towards a colour. */
export function tint(p: Pixel, r: number, g: number, b: number, k: number): void {
  p.r = mix(p.r, r, k)
  p.g = mix(p.g, g, k)
  p.b = mix(p.b, b, k)
}

export function dim(p: Pixel, k: number): void {
  p.r *= k
  p.g *= k
  p.b *= k
}
