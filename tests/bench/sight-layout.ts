/** The reference layout of the sight benchmarks: seeded pieces of several convex parts, rocks of triangles, and segments among them. */
import { direction, place } from '../../src/geometry/heading'
import type { SightMiniature } from '../../src/geometry/sight/miniature'
import { box } from '../../src/geometry/sight/solids'
import type { Mesh, SightPiece, Solid } from '../../src/geometry/sight/types'
import { INCH, type Point } from '../../src/geometry/types'
import { seeded } from '../conformance/rng'

export const TABLE = { width: 48 * INCH, depth: 48 * INCH }
const units = (inches: number) => Math.round(inches * INCH)

/** Numbers from 0 to below 1, the same on every machine. */
const shares = (seed: number) => {
  const rng = seeded(seed)
  return () => rng.below(2 ** 24) / 2 ** 24
}

/** Parts as rectangles in the piece's own space, in inches: x0, y0, x1, y1, bottom, top. Octagons are cut from them where said. */
type Rough = readonly [number, number, number, number, number, number, 'octagon'?]
const KINDS: readonly (readonly Rough[])[] = [
  // a ruin: two walls with a window each, as five parts
  [
    [-1.8, 0.9, -0.6, 1.3, 0, 2.8],
    [-0.6, 0.9, 0.6, 1.3, 0, 1],
    [0.6, 0.9, 1.8, 1.3, 0, 2.8],
    [-0.6, 0.9, 0.6, 1.3, 2, 2.8],
    [-1.8, -1.4, -1.4, 0.9, 0, 2.4],
  ],
  // a vehicle: hull, cabin, two tracks
  [
    [-1.6, -0.8, 1.6, 0.8, 0.3, 1.2],
    [-1.2, -0.6, 0.4, 0.6, 1.2, 1.8],
    [-1.7, -1, 1.7, -0.8, 0, 0.8],
    [-1.7, 0.8, 1.7, 1, 0, 0.8],
  ],
  // stacked crates
  [
    [-1, -1, 1, 1, 0, 0.9],
    [-0.9, -0.1, 0.2, 1, 0.9, 1.8],
    [0.2, -1, 1, -0.2, 0.9, 1.5],
  ],
  // a grove: trunk block, crown
  [
    [-0.5, -0.5, 0.5, 0.5, 0, 1.2],
    [-1.3, -1.1, 1.3, 1.1, 1.2, 3, 'octagon'],
  ],
  // a platform on four legs with a parapet
  [
    [-1.5, -1.5, -1.2, -1.2, 0, 1.8],
    [1.2, -1.5, 1.5, -1.2, 0, 1.8],
    [-1.5, 1.2, -1.2, 1.5, 0, 1.8],
    [1.2, 1.2, 1.5, 1.5, 0, 1.8],
    [-1.5, -1.5, 1.5, 1.5, 1.8, 2],
    [-1.5, 1.4, 1.5, 1.5, 2, 2.6],
  ],
  // a barricade in two bays
  [
    [-1.5, -0.2, 0, 0.2, 0, 0.8],
    [0, -0.2, 1.5, 0.2, 0, 1.1],
  ],
]

const cut = (outline: readonly Point[]): readonly Point[] => {
  const third = (a: Point, b: Point): Point => ({
    x: a.x + Math.round((b.x - a.x) * 0.3),
    y: a.y + Math.round((b.y - a.y) * 0.3),
  })
  return outline.flatMap((corner, i) => [
    third(corner, outline[(i + 3) % 4] as Point),
    third(corner, outline[(i + 1) % 4] as Point),
  ])
}

const solidAt = ([x0, y0, x1, y1, bottom, top, how]: Rough, at: Point, heading: number): Solid => {
  const plain = box(units(x0), units(y0), units(x1), units(y1), units(bottom), units(top))
  return { ...plain, outline: place(how ? cut(plain.outline) : plain.outline, at, heading) }
}

/** A closed boulder of 320 triangles: a twenty-sided body divided twice, its corners pushed in and out. */
export function rock(rng: () => number, at: Point): Mesh {
  const golden = (1 + Math.sqrt(5)) / 2
  const corners: number[][] = []
  for (const [a, b] of [
    [-1, golden],
    [1, golden],
    [-1, -golden],
    [1, -golden],
  ] as const) {
    corners.push([a, b, 0], [0, a, b], [b, 0, a])
  }
  const near = (i: number, j: number) =>
    Math.abs((corners[i] as number[]).reduce((sum, v, axis) => sum + (v - ((corners[j] as number[])[axis] ?? 0)) ** 2, 0) - 4) <
    0.01
  let triangles: [number, number, number][] = []
  for (let i = 0; i < 12; i++)
    for (let j = i + 1; j < 12; j++)
      for (let k = j + 1; k < 12; k++) if (near(i, j) && near(j, k) && near(i, k)) triangles.push([i, j, k])
  for (let round = 0; round < 2; round++) {
    const middles = new Map<string, number>()
    const middle = (i: number, j: number): number => {
      const key = i < j ? `${i} ${j}` : `${j} ${i}`
      const known = middles.get(key)
      if (known !== undefined) return known
      const sum = (corners[i] as number[]).map((v, axis) => v + ((corners[j] as number[])[axis] ?? 0))
      middles.set(key, corners.push(sum) - 1)
      return corners.length - 1
    }
    triangles = triangles.flatMap(([a, b, c]): [number, number, number][] => {
      const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)]
      return [
        [a, ab, ca],
        [ab, b, bc],
        [ca, bc, c],
        [ab, bc, ca],
      ]
    })
  }
  const flat = corners.flatMap((corner) => {
    const size = Math.sqrt(corner.reduce((sum, v) => sum + v * v, 0))
    const [x = 0, y = 0, z = 0] = corner.map((v) => (v / size) * (0.85 + 0.3 * rng()))
    return [at.x + units(1.25 * x), at.y + units(1.0 * y), units(0.55 + 0.6 * z)]
  })
  return { type: 'mesh', corners: flat, triangles: triangles.flat() }
}

/** Pieces strewn over the table, in kinds by turns; every thirteenth is a rock. Their number of parts is about 3.7 for each. */
export function layout(pieces: number, seed = 1, rocks = Math.round(pieces / 12)): readonly SightPiece[] {
  const rng = shares(seed)
  return Array.from({ length: pieces + rocks }, (_, i): SightPiece => {
    const at = { x: units(2 + rng() * 44), y: units(2 + rng() * 44) }
    if (i >= pieces) return { ref: `rock ${i - pieces}`, solids: [rock(rng, at)] }
    const heading = Math.floor(rng() * 360)
    return { ref: `piece ${i}`, solids: (KINDS[i % KINDS.length] ?? []).map((rough) => solidAt(rough, at, heading)) }
  })
}

/** Segments between places all over the table, from half an inch to two and a half inches up: six whole numbers each. */
export function segments(count: number, seed = 2): Int32Array {
  const rng = shares(seed)
  const result = new Int32Array(count * 6)
  for (let i = 0; i < count * 6; i++) result[i] = i % 3 === 2 ? units(0.5 + rng() * 2) : Math.floor(rng() * TABLE.width)
  return result
}

/** A convex solid as triangles of its surface, for peers that know nothing else: nine numbers each. Cylinders as 24 corners. */
export function trianglesOf(solid: Solid): readonly number[] {
  if (solid.type === 'mesh')
    return Array.from(solid.triangles).flatMap((i) => [0, 1, 2].map((axis) => solid.corners[i * 3 + axis] ?? 0))
  if (solid.type === 'polyhedron') throw new Error('the layout has no polyhedra')
  const { bottom, top } = solid
  const outline =
    solid.type === 'prism'
      ? solid.outline
      : Array.from({ length: 24 }, (_, i) => {
          const { x, y } = direction(i * 15)
          return { x: solid.at.x + x * solid.radius, y: solid.at.y + y * solid.radius }
        })
  const [o] = outline
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point
    const wall = [a.x, a.y, bottom, b.x, b.y, bottom, b.x, b.y, top, a.x, a.y, bottom, b.x, b.y, top, a.x, a.y, top]
    if (i === 0 || i === outline.length - 1 || !o) return wall
    return [...wall, o.x, o.y, top, a.x, a.y, top, b.x, b.y, top, o.x, o.y, bottom, b.x, b.y, bottom, a.x, a.y, bottom]
  })
}

/** Miniatures strewn over the table, of 32 mm bases and human height. */
export function miniatures(count: number, seed = 3): readonly SightMiniature[] {
  const rng = shares(seed)
  return Array.from({ length: count }, (_, i) => ({
    ref: `miniature ${i}`,
    at: { x: units(1 + rng() * 46), y: units(1 + rng() * 46) },
    level: 0,
    base: { radius: 1600 },
    baseHeight: 300,
    hull: { radius: 1000 },
    height: 3600,
    eye: 3200,
  }))
}
