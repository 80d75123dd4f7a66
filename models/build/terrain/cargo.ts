import { type Mesh, merge, moved, transformed } from '../kit/mesh'
import type { Part } from '../kit/paint'
import { can, decal, lathe, pipe } from '../kit/solids'
import { turning, type Vec2 } from '../kit/space'
import { bar, CHALK, crate, DARK, lamp, part, STEEL, shifted, sides, small, stencil, stripes, weathered, YELLOW } from './stock'

export function container(): Part[] {
  const paint = weathered('#7d4524', { seed: 4 })
  const posts = [-1, 1].flatMap((x) => [-1, 1].map((z) => bar([x * 2, 0, z * 1.5], [x * 1.8, 2, z * 1.3], 0.03)))
  const rails = [0, 1.84].flatMap((y) => [
    ...[-1, 1].map((z) => bar([-1.85, y, z * 1.5], [1.85, y + 0.16, z * 1.38], 0.025)),
    ...[-1, 1].map((x) => bar([x * 2, y, -1.35], [x * 1.88, y + 0.16, 1.35], 0.025)),
  ])
  const core = bar([-1.9, 0.05, -1.4], [1.9, 1.94, 1.4], 0.02)
  const ribs: Mesh[] = []
  for (let i = 0; i < 13; i++)
    ribs.push(...[-1, 1].map((z) => bar([-1.72 + i * 0.27, 0.14, z * 1.46], [-1.58 + i * 0.27, 1.86, z * 1.36], 0.03)))
  for (let i = 0; i < 9; i++) ribs.push(bar([-1.96, 0.14, -1.16 + i * 0.27], [-1.86, 1.86, -1.02 + i * 0.27], 0.03))
  const roof = Array.from({ length: 7 }, (_, i) => bar([-1.86 + i * 0.532, 1.9, -1.4], [-1.4 + i * 0.532, 1.995, 1.4], 0.03))
  const doors = [-1, 1].map((s) => bar([1.97, 0.2, s * 0.03], [1.88, 1.8, s * 1.28], 0.03))
  const seams = [-1, 1].flatMap((s) =>
    [0.55, 1.05].map((z) =>
      pipe(
        [
          [1.985, 0.16, s * z * 0.9],
          [1.985, 1.84, s * z * 0.9],
        ],
        0.028,
        8,
      ),
    ),
  )
  const locks = [-1, 1].flatMap((s) => [
    bar([1.96, 0.82, s * 0.3], [2, 0.92, s * 0.98], 0.012),
    bar([1.95, 0.3, s * 1.2], [2, 0.42, s * 1.32], 0.012),
    bar([1.95, 1.5, s * 1.2], [2, 1.62, s * 1.32], 0.012),
  ])
  const castings = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((z) => [0, 1.84].map((y) => bar([x * 2.004, y, z * 1.504], [x * 1.76, y + 0.164, z * 1.26], 0.03))),
  )
  const plate = bar([-1.45, 0.72, 1.48], [-0.05, 1.42, 1.4], 0.02)
  const plateBack = bar([0.05, 0.72, -1.48], [1.45, 1.42, -1.4], 0.02)
  return [
    part(paint, core, ...posts, ...rails, ...ribs, ...doors),
    part(weathered('#6a3d22', { seed: 14, wear: 1.3 }), ...roof),
    small(STEEL, ...seams, ...locks),
    small(DARK, ...castings),
    part(weathered('#5d3018', { seed: 8, wear: 0.5 }), plate, plateBack),
    small(
      CHALK,
      transformed(stencil('07', 0.5), [-0.75, 1.07, 1.48]),
      transformed(stencil('07', 0.5), [0.75, 1.07, -1.48], turning(0, 180, 0)),
      transformed(stencil('3', 0.4), [1.972, 1.35, -0.28], turning(0, 90, 0)),
    ),
    small(
      YELLOW,
      transformed(stripes(1.8, 0.16, 0.22), [-0.9, 1.92, 1.5], turning(90)),
      transformed(stripes(1.8, 0.16, 0.22), [0.9, 1.92, -1.5], turning(90, 180, 0)),
    ),
  ]
}

const OLIVE = () => weathered('#4b5136', { seed: 6, wear: 0.8 })

const TEAL = () => weathered('#2f5054', { seed: 11, wear: 0.9 })

const TIMBER = () => weathered('#7a5a38', { seed: 19, rust: '#3f2a18', wear: 0.8 })

const BATTEN = () => weathered('#5d4228', { seed: 22, rust: '#33210f', wear: 0.8 })

export function cratesLong(): Part[] {
  return [
    ...shifted(crate(0.98, 0.9, 1, TIMBER(), BATTEN(), 'wood'), -0.505, 0, 0),
    ...shifted(crate(0.98, 0.86, 0.98, OLIVE(), STEEL, 'case'), 0.5, 0, 0),
    small(CHALK, sides(transformed(stencil('12', 0.24), [0.5, 0.34, 0]), 0.47)),
    small(
      YELLOW,
      moved(
        decal(
          [
            [-0.16, -0.1],
            [0.16, -0.1],
            [0, 0.18],
          ],
          0.004,
        ),
        0.5,
        0.86,
        0,
      ),
    ),
  ]
}

export function crateStack(): Part[] {
  return [
    ...shifted(crate(0.98, 0.88, 0.98, OLIVE(), STEEL, 'case'), -0.5, 0, -0.5),
    ...shifted(crate(0.99, 0.9, 0.99, TIMBER(), BATTEN(), 'wood'), 0.5, 0, -0.5),
    ...shifted(crate(0.97, 0.88, 0.98, TEAL(), STEEL, 'case'), 0.5, 0, 0.5, 90),
    ...shifted(crate(0.99, 0.9, 0.99, BATTEN(), TIMBER(), 'wood'), -0.5, 0, 0.5),
    ...shifted(crate(0.9, 0.9, 0.9, TEAL(), STEEL, 'case'), -0.4, 0.9, -0.45, 9),
    small(CHALK, transformed(stencil('41', 0.2), [-0.335, 1.24, -0.028], turning(0, 9, 0))),
  ]
}

export function barrels(): Part[] {
  const side: Vec2[] = [
    [0, 0],
    [0.225, 0],
    [0.235, 0.03],
    [0.225, 0.06],
    [0.225, 0.3],
    [0.24, 0.325],
    [0.225, 0.35],
    [0.225, 0.62],
    [0.24, 0.645],
    [0.225, 0.67],
    [0.225, 0.91],
    [0.238, 0.94],
    [0.232, 0.97],
    [0.2, 0.965],
    [0.195, 0.93],
    [0, 0.93],
  ]
  const drum = lathe(side, 20, 0.01)
  const spots: [number, number][] = [
    [-0.25, -0.25],
    [0.255, -0.24],
    [-0.24, 0.255],
  ]
  const red = weathered('#7d3424', { seed: 61 })
  const blue = weathered('#2e4a63', { seed: 62 })
  const ochre = weathered('#8a6a24', { seed: 63 })
  const low = scaled(drum, 0.78)
  return [
    part(red, moved(drum, -0.25, 0, -0.25)),
    part(blue, moved(drum, 0.255, 0, -0.24)),
    part(ochre, moved(drum, -0.24, 0, 0.255)),
    part(weathered('#4b5136', { seed: 64 }), moved(low, 0.255, 0, 0.25)),
    small(
      STEEL,
      ...spots.map(([x, z]) =>
        merge(moved(can(0.04, 0.06, 0.01, 10), x + 0.09, 0.925, z), moved(can(0.025, 0.05, 0.008, 8), x - 0.08, 0.925, z - 0.05)),
      ),
    ),
    small(lamp('glow-green', '#9dff6a'), moved(can(0.14, 0.03, 0.004, 16), 0.255, 0.71, 0.25)),
    small(
      CHALK,
      transformed(stencil('8', 0.16), [-0.25, 0.48, -0.02], turning(0, 0, 0)),
      transformed(stencil('2', 0.16), [-0.24, 0.48, 0.483]),
    ),
  ]
}

function scaled(m: Mesh, s: number): Mesh {
  return { ...m, positions: m.positions.map((v, i) => (i % 3 === 1 ? v * s : v)) }
}
