/**
 * Blocks with bevelled edges, all blocks of a piece as one geometry. Written vertex by vertex: a map has thousands of walls, and
 * a general extrusion takes twenty times as long for each.
 */
import { BufferGeometry, type Color, Float32BufferAttribute } from 'three'
import type { Convex } from '../../geometry/types'
import type { Part } from '../../table/piece'
import { inches } from '../space'

type Flat = readonly [x: number, y: number]
const HALF = Math.SQRT1_2

/** How far each corner moves outwards when every edge moves outwards by one. */
function outwards(sides: readonly Flat[]): readonly Flat[] {
  return sides.map(([x, y], i) => {
    const [bx, by] = sides[(i + sides.length - 1) % sides.length] as Flat
    const [ax, ay] = sides[(i + 1) % sides.length] as Flat
    const [before, after] = [Math.hypot(x - bx, y - by), Math.hypot(ax - x, ay - y)]
    const ox = (y - by) / before + (ay - y) / after
    const oy = -(x - bx) / before - (ax - x) / after
    // Limits the offset of sharp corners.
    const scale = 2 / Math.max(0.2, ox * ox + oy * oy)
    return [ox * scale, oy * scale]
  })
}

const trianglesOf = ({ outline }: Part, layers: number): number => 2 * (outline.length - 2) + 2 * (layers - 1) * outline.length

export interface BlockPaint {
  readonly tint: Color
  /** Brightness by the height of a vertex and by how far its face looks up. */
  shade(y: number, up: number): number
}

/** Inches, y up. `isPlain`: without bevels, a quarter of the triangles. */
export function blocksShape(parts: readonly Part[], { shade, tint }: BlockPaint, isPlain: boolean): BufferGeometry {
  const size = 9 * parts.reduce((sum, part) => sum + trianglesOf(part, isPlain ? 2 : 6), 0)
  const [places, normals, colours] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  let at = 0
  type Corner = readonly [x: number, y: number, z: number]
  const put = (a: Corner, b: Corner, c: Corner) => {
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const
    const length = Math.hypot(...normal) || 1
    for (const corner of [a, b, c]) {
      const light = shade(corner[1], normal[1] / length)
      for (let k = 0; k < 3; k++) {
        places[at + k] = corner[k] as number
        normals[at + k] = (normal[k] as number) / length
      }
      colours[at] = tint.r * light
      colours[at + 1] = tint.g * light
      colours[at + 2] = tint.b * light
      at += 3
    }
  }
  for (const part of parts) {
    const layers = isPlain ? plainLayersOf(part) : layersOf(part)
    const [lowest, highest] = [layers[0] ?? [], layers.at(-1) ?? []]
    for (let i = 1; i + 1 < highest.length; i++) {
      put(highest[0] as Corner, highest[i] as Corner, highest[i + 1] as Corner)
      put(lowest[0] as Corner, lowest[i + 1] as Corner, lowest[i] as Corner)
    }
    for (const [k, upper] of layers.slice(1).entries()) {
      const lower = layers[k] ?? []
      for (let i = 0; i < upper.length; i++) {
        const next = (i + 1) % upper.length
        put(lower[i] as Corner, lower[next] as Corner, upper[i] as Corner)
        put(lower[next] as Corner, upper[next] as Corner, upper[i] as Corner)
      }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3))
  return geometry
}

/** Its outline at the bottom and at the top. */
function plainLayersOf({ outline, bottom, top }: Part) {
  const ring = (y: number) => flat(outline).map(([x, away]) => [x, y, -away] as const)
  return [ring(inches(bottom)), ring(inches(top))]
}

/** Its outline at six heights: the lower bevel widens, the upper one narrows; the lowest part sinks into what it stands on. */
function layersOf({ outline, bottom, top }: Part) {
  const sides = flat(outline)
  const height = inches(top - bottom)
  const narrow = Math.min(...sides.map(([x, y], i) => distance([x, y], sides[(i + 1) % sides.length] as Flat)))
  const bevel = Math.min(0.07, height / 6, narrow / 4)
  const out = outwards(sides)
  const ring = (y: number, by: number) =>
    sides.map(([x, away], i) => {
      const [ox, oy] = out[i] as Flat
      return [x + ox * (by - bevel), inches(bottom) + y, -(away + oy * (by - bevel))] as const
    })
  const depth = height - bevel
  return [
    ring(-bevel, 0),
    ring(-bevel * HALF, bevel * HALF),
    ring(0, bevel),
    ring(depth, bevel),
    ring(depth + bevel * HALF, bevel * HALF),
    ring(depth + bevel, 0),
  ]
}
const flat = (outline: Convex): readonly Flat[] => outline.map(({ x, y }): Flat => [inches(x), inches(y)])
const distance = ([ax, ay]: Flat, [bx, by]: Flat): number => Math.hypot(bx - ax, by - ay)
