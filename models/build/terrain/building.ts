/** A two-storey house with a flat roof. */
import { colour } from '../kit/finish'
import { type Mesh, merge, moved, transformed } from '../kit/mesh'
import type { Part } from '../kit/paint'
import { pipe, slab } from '../kit/solids'
import { turning } from '../kit/space'
import { STONE } from './masonry'
import { bar, DARK, lamp, panel, part, STEEL, small, weathered } from './stock'

interface Opening {
  readonly frames: Mesh[]
  readonly lit: Mesh[]
  readonly dark: Mesh[]
  readonly doors: Mesh[]
}

/** Openings of one side. The wall's face is the plane z = 0, facing +z. */
function openings(columns: readonly number[], plan: readonly string[]): Opening {
  const out: Opening = { frames: [], lit: [], dark: [], doors: [] }
  plan.forEach((row, floor) => {
    ;[...row].forEach((what, i) => {
      const x = columns[i] as number
      const y = floor * 2.1
      const tall = what === 'd' ? 1.5 : 1.1
      const low = what === 'd' ? 0.12 : y + 0.62
      const w = what === 'd' ? 0.44 : 0.36
      out.frames.push(
        bar([x - w - 0.1, low, -0.04], [x - w, low + tall, 0.11], 0.025),
        bar([x + w, low, -0.04], [x + w + 0.1, low + tall, 0.11], 0.025),
        bar([x - w - 0.14, low + tall - 0.02, -0.04], [x + w + 0.14, low + tall + 0.14, 0.14], 0.03),
      )
      if (what === 'd') {
        out.doors.push(
          bar([x - w, low, -0.02], [x - 0.01, low + tall, 0.035], 0.02),
          bar([x + 0.01, low, -0.02], [x + w, low + tall, 0.035], 0.02),
        )
        out.doors.push(
          ...[-1, 1].flatMap((s) =>
            [0.2, 0.78].map((k) => moved(slab([w * 0.6, 0.42, 0.04], 0.02), x + (s * w) / 2, low + k + 0.22, 0.03)),
          ),
        )
        out.frames.push(bar([x - w - 0.16, 0, 0], [x + w + 0.16, 0.12, 0.2], 0.03))
        return
      }
      out.frames.push(bar([x - w - 0.16, low - 0.1, -0.04], [x + w + 0.16, low + 0.02, 0.17], 0.025))
      ;(what === 'l' ? out.lit : out.dark).push(moved(panel(2 * w, tall, 0.008), x, low + tall / 2, 0))
      out.frames.push(
        moved(slab([0.045, tall, 0.05], 0.012), x, low + tall / 2, 0.02),
        moved(slab([2 * w, 0.045, 0.05], 0.012), x, low + tall * 0.62, 0.02),
      )
    })
  })
  return out
}

export function building(): Part[] {
  const [hx, hz] = [2.78, 2.28]
  const core = bar([-hx, 0, -hz], [hx, 4.4, hz], 0.03)
  const around = (m: Mesh, z: number) => merge(moved(m, 0, 0, z), transformed(m, [0, 0, -z], turning(0, 180, 0)))
  const across = (m: Mesh, x: number) =>
    merge(transformed(m, [x, 0, 0], turning(0, 90, 0)), transformed(m, [-x, 0, 0], turning(0, -90, 0)))
  const pier = (x: number) => bar([x - 0.16, 0, -0.02], [x + 0.16, 4.2, 0.14], 0.035)
  const quoins = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((z) =>
      Array.from({ length: 11 }, (_, i) =>
        bar(
          [x * 2.94, 0.3 + i * 0.355, z * 2.44],
          [x * (i % 2 ? 2.4 : 2.56), 0.3 + i * 0.355 + 0.335, z * (i % 2 ? 2.06 : 1.9)],
          0.03,
        ),
      ),
    ),
  )
  const band = (y0: number, y1: number, out: number) => bar([-hx - out, y0, -hz - out], [hx + out, y1, hz + out], 0.04)
  const cornice = [-1, 1].flatMap((k) => [
    bar([-3, 4.22, k * 2.5], [3, 4.5, k * 2.18], 0.045),
    bar([k * 3, 4.22, -2.3], [k * 2.68, 4.5, 2.3], 0.045),
  ])
  const front = openings([-1.9, -0.64, 0.64, 1.9], ['wdlw', 'lwwl'])
  const back = openings([-1.9, -0.64, 0.64, 1.9], ['wwwd', 'wlww'])
  const end = openings([-1.3, 0, 1.3], ['wlw', 'wwl'])
  const other = openings([-1.3, 0, 1.3], ['www', 'lww'])
  const put = (pick: (o: Opening) => Mesh[]): Mesh[] => [
    moved(merge(...pick(front)), 0, 0, hz),
    transformed(merge(...pick(back)), [0, 0, -hz], turning(0, 180, 0)),
    transformed(merge(...pick(end)), [hx, 0, 0], turning(0, 90, 0)),
    transformed(merge(...pick(other)), [-hx, 0, 0], turning(0, -90, 0)),
  ]
  const teeth = merge(
    around(
      merge(...Array.from({ length: 15 }, (_, i) => moved(slab([0.14, 0.13, 0.14], 0.02), -2.66 + i * 0.38, 4.17, 0.06))),
      hz,
    ),
    across(
      merge(...Array.from({ length: 12 }, (_, i) => moved(slab([0.14, 0.13, 0.14], 0.02), -2.09 + i * 0.38, 4.17, 0.06))),
      hx,
    ),
  )
  const roof: Mesh[] = []
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 4; j++)
      roof.push(
        bar([-2.7 + i * 1.08, 4.3, -2.2 + j * 1.1], [-2.7 + (i + 1) * 1.08 - 0.025, 4.495, -2.2 + (j + 1) * 1.1 - 0.025], 0.025),
      )
  const hatch = merge(bar([1.5, 4.45, 1.2], [2.2, 4.53, 1.9], 0.02), bar([1.8, 4.5, 1.72], [1.9, 4.55, 1.82], 0.01))
  const drains = merge(
    ...[
      [-2.55, 2.42],
      [2.55, -2.42],
    ].map(([x, z]) =>
      pipe(
        [
          [x as number, 4.1, z as number],
          [x as number, 0.25, z as number],
          [x as number, 0.12, (z as number) * 1.02],
        ],
        0.055,
        8,
      ),
    ),
  )
  const lampPost = merge(
    transformed(slab([0.14, 0.2, 0.14], 0.03), [-0.64, 1.86, hz + 0.1]),
    transformed(slab([0.18, 0.04, 0.18], 0.015), [-0.64, 1.98, hz + 0.1]),
  )
  return [
    part(
      weathered('#7b4f3d', { seed: 101, rust: '#4b342a', wear: 0.8 }),
      core,
      around(merge(...[-1.27, 0, 1.27].map(pier)), hz),
      across(merge(...[-0.65, 0.65].map(pier)), hx),
    ),
    part(STONE(), band(0, 0.3, 0.18), band(2.08, 2.3, 0.165), ...cornice, ...quoins, teeth),
    part(weathered('#565049', { seed: 103, rust: '#38332c' }), ...roof),
    part(weathered('#a09278', { seed: 104, wear: 0.6 }), ...put((o) => o.frames)),
    small(lamp('window', '#ffcf80'), ...put((o) => o.lit)),
    small({ colour: colour('#161d24'), finish: 'glass', brush: 0, mottle: 0.5 }, ...put((o) => o.dark)),
    part(weathered('#27463f', { seed: 106, wear: 0.7, finish: 'satin' }), ...put((o) => o.doors)),
    small(STEEL, hatch, drains),
    small(DARK, lampPost),
    small(lamp('glow-lamp', '#ffd9a0'), transformed(slab([0.1, 0.1, 0.155], 0.02), [-0.64, 1.83, hz + 0.1])),
  ]
}
