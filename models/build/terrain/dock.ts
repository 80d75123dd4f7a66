/** The dock: barricades, console, pipe, platform. */
import { block, join, move, press, turn } from '../kit/field'
import { colour } from '../kit/finish'
import { type Mesh, merge, moved, refined, spun, transformed } from '../kit/mesh'
import type { Part } from '../kit/paint'
import { sculpt } from '../kit/sculpt'
import { can, decal, hoop, lathe, pipe, regular, sheet, slab } from '../kit/solids'
import { turning, type Vec2 } from '../kit/space'
import { BLACK, bar, CHALK, DARK, lamp, panel, part, STEEL, sides, small, stripes, weathered, YELLOW } from './stock'

export function barricade(): Part[] {
  const side: Vec2[] = [
    [-0.2, 0],
    [0.2, 0],
    [0.2, 0.12],
    [0.12, 0.3],
    [0.095, 0.8],
    [-0.095, 0.8],
    [-0.12, 0.3],
    [-0.2, 0.12],
  ]
  const concrete = weathered('#77736a', { seed: 31, rust: '#4a4237' })
  const blocks = [-1.005, 0, 1.005].map((x) => transformed(sheet(side, 0.98, 0.03), [x, 0, 0], turning(0, 90, 0)))
  const tilt = (Math.atan2(0.025, 0.5) * 180) / Math.PI
  const face = (m: Mesh) =>
    merge(
      ...[0, 180].map((yaw) =>
        transformed(transformed(m, [0, 0.56, 0.108], turning(-tilt, 0, 0)), [0, 0, 0], turning(0, yaw, 0)),
      ),
    )
  const loops = [-1.3, -0.7, -0.3, 0.3, 0.7, 1.3].map((x) =>
    pipe(
      [
        [x - 0.06, 0.72, 0],
        [x - 0.05, 0.785, 0],
        [x + 0.05, 0.785, 0],
        [x + 0.06, 0.72, 0],
      ],
      0.014,
      6,
    ),
  )
  const band = (coat: 'y' | 'b') =>
    coat === 'y'
      ? face(merge(...[-1.005, 0, 1.005].map((x) => moved(panel(0.9, 0.22, 0.004), x, 0, 0))))
      : face(merge(...[-1.005, 0, 1.005].map((x) => moved(spun(stripes(0.9, 0.22, 0.24), 90), x, 0, 0.004))))
  return [part(concrete, ...blocks), small(YELLOW, band('y')), small(BLACK, band('b')), small(STEEL, ...loops)]
}

export function barricadeShort(): Part[] {
  const bags = []
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 5; i++) {
      const x = -0.8 + i * 0.4 + (row % 2 ? 0.2 : 0)
      if (x > 0.85) continue
      const h = 0.115
      bags.push(
        move(
          turn(block([0, 0, 0], [0.2, h, 0.175 - row * 0.008], 0.085), [
            0,
            ((i * 37 + row * 53) % 9) - 4,
            ((i * 29 + row * 17) % 7) - 3,
          ]),
          [x, h + row * 0.19, 0],
        ),
      )
    }
  const soft = press(join(...bags), 0.012, (x, y, z) => 0.006 * Math.sin(31 * x + 13 * y) * Math.cos(37 * z + 9 * y))
  const cut = {
    at: (x: number, y: number, z: number) => Math.max(soft.at(x, y, z), Math.abs(x) - 0.99, y - 0.795, Math.abs(z) - 0.195),
    box: soft.box,
  }
  const sack = weathered('#8a7650', { seed: 44, rust: '#55452c' })
  const posts = [-0.92, 0.92].map((x) => bar([x - 0.06, 0, -0.2], [x + 0.06, 0.8, 0.2], 0.02))
  return [
    { mesh: sculpt(cut, { cell: 0.032, error: 0.006 }), coat: { ...sack, finish: 'cloth', brush: 0.9 } },
    part(weathered('#4a4438', { seed: 3 }), ...posts),
    small(YELLOW, sides(merge(...[-0.92, 0.92].map((x) => moved(panel(0.08, 0.14, 0.004), x, 0.62, 0))), 0.2)),
  ]
}

export function console(): Part[] {
  const grey = weathered('#4d545b', { seed: 51, wear: 0.6, finish: 'satin' })
  const foot = bar([-0.8, 0, -0.8], [0.8, 0.12, 0.8], 0.05)
  const body = bar([-0.56, 0.1, -0.56], [0.56, 0.66, 0.56], 0.06)
  const wing: Vec2[] = [
    [-0.34, 0],
    [0.34, 0],
    [0.6, 0.46],
    [-0.6, 0.46],
  ]
  const around = (m: Mesh) => merge(...[0, 90, 180, 270].map((a) => spun(m, 0, a)))
  // A desk on each side: its plane falls from the column towards the operator.
  const lay = (m: Mesh) => around(transformed(m, [0, 0.6, 0.76], turning(-62, 0, 0)))
  const desk = lay(sheet(wing.map(([x, y]): Vec2 => [-x, 0.46 - y]).reverse(), 0.08, 0.022))
  const screen = lay(moved(panel(0.44, 0.18), -0.12, 0.27, 0.04))
  const keys: Mesh[] = []
  for (let i = 0; i < 6; i++) keys.push(moved(slab([0.05, 0.05, 0.03], 0.01), -0.3 + i * 0.085, 0.1, 0.05))
  const knobs = merge(...[0.2, 0.3].map((x) => moved(spun(can(0.038, 0.05, 0.012, 10), 90), x, 0.24, 0.04)))
  const legs = around(merge(bar([-0.78, 0.08, 0.5], [-0.66, 0.62, 0.78], 0.03)))
  const column = lathe(
    [
      [0, 0.6],
      [0.3, 0.6],
      [0.3, 0.94],
      [0.24, 1.0],
      [0.24, 1.04],
      [0, 1.04],
    ],
    20,
    0.02,
  )
  const cap = lathe(
    [
      [0, 1.12],
      [0.2, 1.12],
      [0.2, 1.16],
      [0.12, 1.2],
      [0, 1.2],
    ],
    20,
    0.014,
  )
  const fins = merge(
    ...Array.from({ length: 8 }, (_, i) => spun(moved(slab([0.035, 0.3, 0.05], 0.01), 0, 0.78, 0.31), 0, i * 45 + 22.5)),
  )
  const cables = around(
    pipe(
      [
        [0.5, 0.12, 0.62],
        [0.4, 0.34, 0.66],
        [0.2, 0.5, 0.6],
      ],
      0.03,
      8,
    ),
  )
  return [
    part(grey, foot, body, legs),
    part(weathered('#33383e', { seed: 52, wear: 0.5, finish: 'satin' }), desk),
    small(STEEL, column, fins, cap),
    small(
      lamp('glow-green', '#9dffa4'),
      lathe(
        [
          [0, 1.03],
          [0.17, 1.03],
          [0.17, 1.13],
          [0, 1.13],
        ],
        20,
        0.01,
      ),
    ),
    small({ colour: colour('#0d151b'), finish: 'glass', brush: 0 }, screen),
    small(
      lamp('glow-cyan', '#8fe3ff'),
      lay(
        merge(
          ...[0.2, 0.15, 0.1, 0.05].map((dy, i) =>
            moved(panel(0.34 - 0.07 * ((i * 5) % 3), 0.016, 0.012), -0.13 - 0.03 * (i % 2), 0.18 + dy - 0.03, 0.04),
          ),
        ),
      ),
    ),
    small({ colour: colour('#a49a82'), finish: 'satin' }, lay(merge(...keys))),
    small({ colour: colour('#8e2f22'), finish: 'satin' }, lay(knobs)),
    small(DARK, cables),
    small(YELLOW, around(transformed(stripes(1.3, 0.09, 0.18), [0, 0.06, 0.8], turning(90)))),
    small(
      lamp('glow-amber', '#ffbd66'),
      around(merge(...[-0.3, -0.1, 0.1, 0.3].map((x) => transformed(slab([0.07, 0.05, 0.03], 0.01), [x, 0.36, 0.565])))),
    ),
  ]
}

export function pipeLine(): Part[] {
  const along = (m: Mesh) => spun(m, 0, 0, -90)
  const main = moved(
    along(
      lathe(
        [
          [0, -1.46],
          [0.15, -1.46],
          [0.15, 1.46],
          [0, 1.46],
        ],
        18,
        0.02,
      ),
    ),
    0,
    0.37,
    0,
  )
  const flange = (x: number, r = 0.2) =>
    moved(
      along(
        lathe(
          [
            [0.1, -0.05],
            [r, -0.05],
            [r, 0.05],
            [0.1, 0.05],
          ],
          18,
          0.016,
        ),
      ),
      x,
      0.37,
      0,
    )
  const bolts = [-1.45, -0.5, 0.5, 1.45].flatMap((x) =>
    Array.from({ length: 8 }, (_, i) => moved(spun(moved(slab([0.13, 0.035, 0.035], 0.01), 0, 0.17, 0), i * 45), x, 0.37, 0)),
  )
  const thin = pipe(
    [
      [-1.48, 0.13, 0.12],
      [-0.9, 0.13, 0.12],
      [-0.78, 0.13, 0.14],
      [-0.1, 0.13, 0.14],
      [1.48, 0.13, 0.14],
    ],
    0.055,
    10,
  )
  const feet = [-1.1, 0, 1.1].flatMap((x) => [
    bar([x - 0.1, 0, -0.2], [x + 0.1, 0.06, 0.2], 0.02),
    bar([x - 0.05, 0.04, -0.15], [x + 0.05, 0.3, 0.15], 0.02),
  ])
  const wheel = moved(
    merge(
      hoop(0.1, 0.02, 18),
      ...[0, 60, 120].map((a) => spun(slab([0.2, 0.025, 0.025], 0.008), 0, a)),
      moved(can(0.03, 0.1, 0.01, 10), 0, -0.09, 0),
    ),
    0.25,
    0.575,
    0,
  )
  const rust = weathered('#5c6a60', { seed: 71, wear: 1.4 })
  return [
    part(rust, main),
    small(weathered('#70483a', { seed: 72 }), flange(-1.45), flange(-0.5), flange(0.5), flange(1.45)),
    small(STEEL, ...bolts, ...feet),
    part(weathered('#7a5a2a', { seed: 73 }), thin),
    small({ colour: colour('#8e2f22'), finish: 'satin' }, wheel),
    small(
      YELLOW,
      ...[-1.0, 1.0].map((x) =>
        moved(
          along(
            lathe(
              [
                [0.153, -0.08],
                [0.153, 0.08],
              ],
              18,
              0.001,
            ),
          ),
          x,
          0.37,
          0,
        ),
      ),
    ),
  ]
}

export function platform(): Part[] {
  const steel = weathered('#565a58', { seed: 81, wear: 1.1 })
  const frame = [-1, 1].flatMap((s) => [
    bar([-1.5, 0.8, s * 1.5], [1.5, 0.985, s * 1.34], 0.03),
    bar([s * 1.5, 0.8, -1.4], [s * 1.34, 0.985, 1.4], 0.03),
  ])
  const plates: Mesh[] = []
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++)
      plates.push(
        bar(
          [-1.36 + i * 0.907, 0.86, -1.36 + j * 0.907],
          [-1.36 + (i + 1) * 0.907 - 0.02, 0.99, -1.36 + (j + 1) * 0.907 - 0.02],
          0.02,
        ),
      )
  const legs = [-1.4, 0, 1.4].flatMap((x) =>
    [-1.4, 0, 1.4].filter((z) => x !== 0 || z !== 0).map((z) => bar([x - 0.1, 0, z - 0.1], [x + 0.1, 0.84, z + 0.1], 0.025)),
  )
  const feet = [-1.4, 1.4].flatMap((x) => [-1.4, 1.4].map((z) => bar([x - 0.1, 0, z - 0.1], [x + 0.1, 0.07, z + 0.1], 0.015)))
  const core = bar([-1.3, 0, -1.3], [1.3, 0.86, 1.3], 0.02)
  const around = (m: Mesh) => merge(...[0, 90, 180, 270].map((a) => spun(m, 0, a)))
  const louvres = around(
    merge(
      ...[-0.7, 0.7].flatMap((x) =>
        [0.2, 0.34, 0.48, 0.62].map((y) => transformed(slab([1.0, 0.05, 0.12], 0.015), [x, y, 1.33], turning(28))),
      ),
    ),
  )
  const kerb = around(merge(...[-0.96, -0.32, 0.32, 0.96].map((x) => moved(slab([0.06, 0.12, 0.04], 0.012), x, 0.89, 1.49))))
  const rungs = merge(
    ...[0.15, 0.35, 0.55, 0.75].map((y) => bar([-0.25, y, 1.4], [0.25, y + 0.05, 1.47], 0.015)),
    bar([-0.3, 0, 1.4], [-0.23, 0.9, 1.48], 0.018),
    bar([0.23, 0, 1.4], [0.3, 0.9, 1.48], 0.018),
  )
  const ringShape = (r0: number, r1: number, from: number, to: number): Mesh => {
    const arc = (r: number, a: number): Vec2 => [r * Math.cos((a * Math.PI) / 180), r * Math.sin((a * Math.PI) / 180)]
    const steps = [0, 0.25, 0.5, 0.75, 1].map((t) => from + (to - from) * t)
    return decal([...steps.map((a) => arc(r1, a)), ...steps.reverse().map((a) => arc(r0, a))], 0.002)
  }
  const mark = merge(
    ...[0, 90, 180, 270].map((a) => ringShape(0.82, 0.92, a + 8, a + 82)),
    ...[45, 135, 225, 315].map((a) => ringShape(0.98, 1.04, a - 16, a + 16)),
  )
  const star = decal(
    regular(8, 1).map(([x, y], i): Vec2 => [x * (i % 2 ? 0.16 : 0.42), y * (i % 2 ? 0.16 : 0.42)]),
    0.002,
  )
  return [
    part(steel, ...frame, ...legs, ...feet),
    part(weathered('#474b4c', { seed: 82, wear: 1.2 }), ...plates),
    part(weathered('#33363a', { seed: 83 }), core),
    small(STEEL, louvres, kerb, rungs),
    { mesh: refined(moved(merge(mark, star), 0, 0.99, 0), 0.15), coat: CHALK },
    small(YELLOW, around(transformed(stripes(2.6, 0.13, 0.26), [0, 0.985, 1.42], turning(0)))),
    small(
      lamp('glow-amber', '#ffc070'),
      around(merge(...[-1.4, 1.4].map((x) => moved(slab([0.09, 0.06, 0.04], 0.012), x, 0.7, 1.5)))),
    ),
  ]
}
