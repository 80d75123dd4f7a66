/** Flat shapes for overlays: filled polygons and ribbons along edges. Scene space at height 0; pure but for three's classes. */
import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Vector2 } from 'three'
import type { Point } from '../../geometry/types'
import { toScene } from '../space'

export interface Flat {
  readonly x: number
  readonly z: number
}

export const flat = (outline: readonly Point[]): Flat[] => outline.map((at) => toScene(at))

function geometry(
  positions: number[],
  indices: number[],
  extra?: { name: string; size: number; values: number[] },
): BufferGeometry {
  const made = new BufferGeometry()
  made.setAttribute('position', new Float32BufferAttribute(positions, 3))
  if (extra) made.setAttribute(extra.name, new Float32BufferAttribute(extra.values, extra.size))
  made.setIndex(indices)
  return made
}

/** All polygons filled. Where they overlap, the caller's stencil prevents drawing twice. */
export function filled(outlines: readonly (readonly Flat[])[]): BufferGeometry {
  const positions: number[] = []
  const indices: number[] = []
  for (const outline of outlines) {
    if (outline.length < 3) continue
    const start = positions.length / 3
    for (const { x, z } of outline) positions.push(x, 0, z)
    const corners = outline.map(({ x, z }) => new Vector2(x, -z))
    for (const [a, b, c] of ShapeUtils.triangulateShape(corners, []) as [number, number, number][])
      indices.push(start + a, start + b, start + c)
  }
  return geometry(positions, indices)
}

const signed = (ring: readonly Flat[]): number =>
  ring.reduce((sum, { x, z }, i) => {
    const next = ring[(i + 1) % ring.length] as Flat
    return sum + x * next.z - next.x * z
  }, 0) / 2
const holds = (ring: readonly Flat[], { x, z }: Flat): boolean =>
  ring.reduce((within, a, i) => {
    const b = ring[(i + 1) % ring.length] as Flat
    return a.z > z !== b.z > z && x < a.x + ((z - a.z) / (b.z - a.z)) * (b.x - a.x) ? !within : within
  }, false)

/** Rings filled around their holes: a ring inside an odd number of others is a hole in the smallest one that contains it. */
export function filledAround(rings: readonly (readonly Flat[])[]): BufferGeometry {
  const positions: number[] = []
  const indices: number[] = []
  const sizes = rings.map((ring) => Math.abs(signed(ring)))
  const around = rings.map((ring) => rings.filter((other) => other !== ring && ring[0] && holds(other, ring[0])))
  for (const [i, ring] of rings.entries()) {
    if (ring.length < 3 || (around[i]?.length ?? 0) % 2 === 1) continue
    const holes = rings.filter((_, j) => {
      const holders = around[j] ?? []
      const least = Math.min(...holders.map((one) => sizes[rings.indexOf(one)] ?? 0))
      return holders.length % 2 === 1 && sizes[i] === least && holders.includes(ring)
    })
    const start = positions.length / 3
    const contour = [ring, ...holes].map((one) => one.map(({ x, z }) => new Vector2(x, -z)))
    for (const { x, z } of [ring, ...holes].flat()) positions.push(x, 0, z)
    const [outer = [], ...inner] = contour
    for (const [a, b, c] of ShapeUtils.triangulateShape(outer, inner) as [number, number, number][])
      indices.push(start + a, start + b, start + c)
  }
  return geometry(positions, indices)
}

/** A mitred band of this width, centred on every closed outline. `across` runs from -1 to 1. */
export function ribbons(outlines: readonly (readonly Flat[])[], width: number): BufferGeometry {
  const positions: number[] = []
  const indices: number[] = []
  const across: number[] = []
  for (const raw of outlines) {
    const outline = raw.filter((p, i) => {
      const before = raw[(i - 1 + raw.length) % raw.length] as Flat
      return Math.hypot(p.x - before.x, p.z - before.z) > 1e-4
    })
    const n = outline.length
    if (n < 3) continue
    const start = positions.length / 3
    outline.forEach((p, i) => {
      const before = outline[(i - 1 + n) % n] as Flat
      const after = outline[(i + 1) % n] as Flat
      const a = unit(before, p)
      const b = unit(p, after)
      let mx = -(a.z + b.z)
      let mz = a.x + b.x
      const size = Math.hypot(mx, mz)
      if (size < 1e-6) {
        mx = -a.z
        mz = a.x
      } else {
        mx /= size
        mz /= size
      }
      const reach = Math.min(2.5, 1 / Math.max(0.2, mx * -a.z + mz * a.x)) * (width / 2)
      positions.push(p.x - mx * reach, 0, p.z - mz * reach, p.x + mx * reach, 0, p.z + mz * reach)
      across.push(-1, 1)
      const [l, r] = [start + 2 * i, start + 2 * i + 1]
      const [nl, nr] = [start + 2 * ((i + 1) % n), start + 2 * ((i + 1) % n) + 1]
      indices.push(l, r, nr, l, nr, nl)
    })
  }
  return geometry(positions, indices, { name: 'across', size: 1, values: across })
}

const unit = (a: Flat, b: Flat): Flat => {
  const far = Math.hypot(b.x - a.x, b.z - a.z) || 1
  return { x: (b.x - a.x) / far, z: (b.z - a.z) / far }
}

/** Upright walls on some edges, from 0 to `height`; `up` runs from 0 to 1. */
export function walls(edges: readonly (readonly [Flat, Flat])[], height: number): BufferGeometry {
  const positions: number[] = []
  const indices: number[] = []
  const up: number[] = []
  for (const [a, b] of edges) {
    const start = positions.length / 3
    positions.push(a.x, 0, a.z, b.x, 0, b.z, b.x, height, b.z, a.x, height, a.z)
    up.push(0, 0, 1, 1)
    indices.push(start, start + 1, start + 2, start, start + 2, start + 3)
  }
  return geometry(positions, indices, { name: 'up', size: 1, values: up })
}

/** The sides of a strip: its edges except the two shortest, which are its ends. */
export function longEdges(outline: readonly Flat[]): readonly (readonly [Flat, Flat])[] {
  const edges = outline.map((a, i) => [a, outline[(i + 1) % outline.length] as Flat] as const)
  if (edges.length <= 3) return edges
  const long = ([a, b]: readonly [Flat, Flat]) => Math.hypot(b.x - a.x, b.z - a.z)
  const ends = new Set([...edges].sort((one, other) => long(one) - long(other)).slice(0, 2))
  return edges.filter((edge) => !ends.has(edge))
}

/** Prisms over outlines: sides and lid; `up` runs from 0 at the ground to 1 at the lid. */
export function prisms(outlines: readonly (readonly Flat[])[], height: number): BufferGeometry {
  const sides = walls(
    outlines.flatMap((outline) => outline.map((a, i) => [a, outline[(i + 1) % outline.length] as Flat] as const)),
    height,
  )
  const lid = filled(outlines)
  const positions = [...sides.getAttribute('position').array]
  const up = [...sides.getAttribute('up').array]
  const indices = [...(sides.index?.array ?? [])]
  const start = positions.length / 3
  const top = lid.getAttribute('position')
  for (let i = 0; i < top.count; i++) {
    positions.push(top.getX(i), height, top.getZ(i))
    up.push(1)
  }
  for (const i of lid.index?.array ?? []) indices.push(start + i)
  sides.dispose()
  lid.dispose()
  return geometry(positions, indices, { name: 'up', size: 1, values: up })
}

export const circle = (x: number, z: number, radius: number, steps = 72): Flat[] =>
  Array.from({ length: steps }, (_, i) => {
    const angle = (-2 * Math.PI * i) / steps
    return { x: x + Math.cos(angle) * radius, z: z + Math.sin(angle) * radius }
  })
