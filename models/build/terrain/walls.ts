/** A wall, and a corner of one that fell. */
import { colour } from '../kit/finish'
import { type Mesh, merge, moved, transformed } from '../kit/mesh'
import { dealer } from '../kit/noise'
import type { Part } from '../kit/paint'
import { pipe, sheet, slab } from '../kit/solids'
import { turning, type Vec2 } from '../kit/space'
import { BRICK, PLASTER, STONE } from './masonry'
import { bar, CHALK, DARK, lamp, panel, part, STEEL, sides, small, stencil, weathered } from './stock'

export function wall(): Part[] {
  const fields = [-1.5, -0.5, 0.5, 1.5].map((x) => bar([x - 0.42, 0.28, -0.13], [x + 0.42, 2.12, 0.13], 0.03))
  const posts = [-1.91, -1, 0, 1, 1.91].map((x) => bar([x - 0.09, 0.1, -0.19], [x + 0.09, 2.3, 0.19], 0.03))
  const foot = bar([-2, 0, -0.2], [2, 0.3, 0.2], 0.05)
  const caps = [-1.5, -0.5, 0.5, 1.5].map((x) => bar([x - 0.495, 2.1, -0.2], [x + 0.495, 2.26, 0.2], 0.04))
  const crown = [-1.91, -1, 0, 1, 1.91].map((x) => bar([x - 0.09, 2.2, -0.2], [x + 0.09, 2.4, 0.2], 0.04))
  const rods = merge(...[-1.5, -0.5, 0.5, 1.5].map((x) => bar([x - 0.4, 1.28, -0.15], [x + 0.4, 1.34, 0.15], 0.02)))
  const shade = sides(
    merge(moved(slab([0.16, 0.2, 0.06], 0.02), 0, 1.9, 0), moved(slab([0.12, 0.04, 0.1], 0.012), 0, 1.98, -0.01)),
    0.19,
  )
  const poster = transformed(panel(0.44, 0.6, 0.006), [-0.52, 1.0, 0.13], turning(0, 0, 3))
  return [
    part(PLASTER(), ...fields),
    part(STONE(), ...posts, foot, ...caps, ...crown),
    small(STEEL, rods),
    small(DARK, shade),
    small(lamp('glow-lamp', '#ffd9a0'), sides(moved(slab([0.11, 0.12, 0.02], 0.006), 0, 1.87, 0.03), 0.19)),
    small({ colour: colour('#8c7a58'), finish: 'paint', mottle: 2 }, poster),
    small(
      { colour: colour('#6d2a20'), finish: 'paint', mottle: 2 },
      transformed(stencil('9', 0.3), [-0.52, 1.06, 0.137], turning(0, 0, 3)),
    ),
    small(
      CHALK,
      transformed(stencil('14', 0.4), [1.5, 1.72, 0.13]),
      transformed(stencil('14', 0.4), [-1.5, 1.72, -0.13], turning(0, 180, 0)),
    ),
  ]
}

/** Height of a broken edge at `x`, from its corners. */
function edgeAt(edge: readonly Vec2[], x: number): number {
  for (let i = 0; i + 1 < edge.length; i++) {
    const [a, b] = [edge[i] as Vec2, edge[i + 1] as Vec2]
    if (x >= a[0] && x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
  }
  return 0
}

/** A broken wall along x: bricks visible above and between the plaster, a stone foot, rubble in front. */
function broken(long: number, edge: readonly Vec2[], seed: number): { bricks: Mesh; plaster: Mesh; stone: Mesh } {
  const deal = dealer(seed)
  const bricks: Mesh[] = []
  const under = (k: number): Vec2[] => edge.map(([x, y]) => [x, Math.max(0.3, y * k)])
  const core: Vec2[] = [
    [-long / 2 + 0.02, 0],
    [long / 2 - 0.02, 0],
    ...[...under(0.94)].reverse().map(([x, y]): Vec2 => [Math.min(Math.max(x, -long / 2 + 0.02), long / 2 - 0.02), y]),
  ]
  const [bw, bh] = [0.3, 0.13]
  for (let row = 0; row * bh < 2.75; row++)
    for (let i = -1; i * bw < long; i++) {
      const x0 = Math.max(-long / 2, -long / 2 + i * bw + (row % 2 ? bw / 2 : 0))
      const x1 = Math.min(long / 2, -long / 2 + (i + 1) * bw + (row % 2 ? bw / 2 : 0))
      if (x1 - x0 < 0.08) continue
      const top = Math.min(edgeAt(edge, x0 + 0.02), edgeAt(edge, x1 - 0.02))
      const bare = top * (0.72 + 0.1 * deal())
      if ((row + 1) * bh > top || (row * bh < bare && deal() > 0.04)) continue
      const d = 0.17 + 0.012 * deal()
      bricks.push(bar([x0 + 0.008, row * bh + 0.006, -d], [x1 - 0.008, (row + 1) * bh - 0.006, d], 0.016))
    }
  const coat = under(0.8).map(
    ([x, y]): Vec2 => [Math.min(Math.max(x, -long / 2 + 0.01), long / 2 - 0.01), Math.max(0.3, y - 0.08 * deal())],
  )
  const plaster = sheet([[-long / 2 + 0.01, 0], [long / 2 - 0.01, 0], ...coat.reverse()], 0.4, 0.02)
  const foot = bar([-long / 2, 0, -0.25], [long / 2, 0.2, 0.25], 0.04)
  const rubble = Array.from({ length: 10 }, () => {
    const s = 0.05 + 0.06 * deal()
    return transformed(
      slab([s * 1.6, s, s], 0.018),
      [(deal() - 0.5) * (long - 0.3), 0.2 + s * 0.4, (deal() > 0.5 ? 1 : -1) * 0.195],
      turning(deal() * 40, deal() * 180, deal() * 40),
    )
  }).filter((m) => Math.max(...m.positions.map((v, i) => (i % 3 === 2 ? Math.abs(v) : 0))) < 0.27)
  return { bricks: merge(sheet(core, 0.3, 0.015), ...bricks), plaster, stone: merge(foot, ...rubble) }
}

export function ruinedCorner(): Part[] {
  // The tall corner is at -x; the edge falls in steps towards +x, with one window broken open.
  const long = broken(
    3.6,
    [
      [-1.8, 2.8],
      [-1.1, 2.8],
      [-0.86, 2.4],
      [-0.7, 2.3],
      [-0.69, 1.0],
      [-0.06, 1.0],
      [-0.05, 2.1],
      [0.2, 2.2],
      [0.6, 1.6],
      [0.9, 1.5],
      [1.2, 0.9],
      [1.5, 0.8],
      [1.8, 0.45],
    ],
    5,
  )
  const short = broken(
    2.3,
    [
      [-1.15, 0.5],
      [-0.8, 0.9],
      [-0.5, 1.0],
      [-0.25, 1.5],
      [0.1, 1.6],
      [0.4, 2.2],
      [0.7, 2.3],
      [1.15, 2.4],
    ],
    9,
  )
  const a = (m: Mesh) => moved(m, 0, 0, -1.15)
  const b = (m: Mesh) => transformed(m, [-1.55, 0, 0.25], turning(0, 90, 0))
  const frame = merge(
    bar([-0.74, 0.94, -1.38], [-0.02, 1.04, -0.92], 0.02),
    bar([-0.74, 1.0, -1.36], [-0.66, 2.16, -0.94], 0.02),
    bar([-0.1, 1.0, -1.36], [-0.02, 1.94, -0.94], 0.02),
    transformed(slab([0.6, 0.06, 0.06], 0.015), [-0.42, 1.5, -1.14], turning(0, 0, -24)),
  )
  const rods = merge(
    ...[
      [-1.5, 2.76],
      [0.34, 1.9],
      [1.1, 1.1],
    ].map(([x, y]) =>
      pipe(
        [
          [x as number, (y as number) - 0.4, -1.15],
          [x as number, (y as number) - 0.06, -1.15],
          [(x as number) + 0.05, y as number, -1.12],
        ],
        0.018,
        6,
      ),
    ),
  )
  return [
    part(BRICK(), a(long.bricks), b(short.bricks)),
    part(PLASTER(), a(long.plaster), b(short.plaster)),
    part(STONE(), a(long.stone), b(short.stone)),
    small(weathered('#4d3a28', { seed: 12 }), frame),
    small(STEEL, rods),
    small(CHALK, transformed(stencil('6', 0.4), [-1.35, 0.95, -0.95])),
  ]
}
