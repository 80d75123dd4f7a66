/** A parked truck. */
import { colour } from '../kit/finish'
import { type Mesh, merge, mirrored, moved, spun, transformed } from '../kit/mesh'
import type { Part } from '../kit/paint'
import { can, hoop, lathe, pipe, sheet, slab } from '../kit/solids'
import { turning, type Vec2 } from '../kit/space'
import { bar, CHALK, DARK, lamp, panel, part, STEEL, small, stencil, stripes, weathered, YELLOW } from './stock'

/** The mesh and its image across z = 0: both long sides of a vehicle. */
const bothSides = (m: Mesh): Mesh => merge(m, spun(mirrored(m), 0, 180))

export function vehicle(): Part[] {
  const green = weathered('#4d5a4a', { seed: 111 })
  const cream = weathered('#9c8f72', { seed: 112 })
  const chassis = merge(
    bar([-2.25, 0.34, -0.82], [2.2, 0.56, 0.82], 0.04),
    bar([2.05, 0.28, -1.02], [2.25, 0.52, 1.02], 0.04),
    bar([-2.25, 0.3, -0.9], [-2.15, 0.46, 0.9], 0.03),
  )
  const profile: Vec2[] = [
    [1.0, 0.5],
    [2.2, 0.5],
    [2.22, 0.8],
    [2.12, 0.92],
    [1.72, 1.42],
    [1.62, 1.48],
    [1.0, 1.48],
  ]
  const cab = sheet(profile, 1.96, 0.07)
  const pane = (w: number, h: number) => panel(w, h, 0.01)
  const screenTilt = (Math.atan2(0.4, 0.5) * 180) / Math.PI
  const wind = merge(
    ...[-0.46, 0.46].map((z) =>
      transformed(transformed(pane(0.8, 0.48), [0, 0, 0], turning(-screenTilt, 0, 0)), [1.925, 1.165, z], turning(0, 90, 0)),
    ),
  )
  const frameBar = transformed(slab([0.06, 0.6, 0.04], 0.015), [1.93, 1.17, 0], turning(-screenTilt, 90, 0))
  const side = bothSides(transformed(pane(0.46, 0.36), [1.36, 1.16, 0.98]))
  const doorLine = bothSides(
    merge(
      bar([1.08, 0.56, 0.985], [1.11, 1.42, 0.96], 0.006),
      bar([1.66, 0.56, 0.985], [1.69, 1.3, 0.96], 0.006),
      bar([1.2, 0.86, 1.0], [1.34, 0.9, 0.97], 0.01),
    ),
  )
  const box = bar([-2.2, 0.56, -1.04], [0.9, 1.74, 1.04], 0.05)
  const ribs: Mesh[] = []
  for (let i = 0; i < 8; i++) ribs.push(bothSides(bar([-2.2 + i * 0.43, 0.56, 1.1], [-2.1 + i * 0.43, 1.74, 1.02], 0.025)))
  const roof = merge(bar([-2.25, 1.68, -1.1], [0.95, 1.8, 1.1], 0.035))
  const belt = bar([-2.23, 0.54, -1.09], [0.93, 0.66, 1.09], 0.03)
  const tail = merge(bar([-2.25, 0.68, -0.94], [-2.18, 1.64, -0.02], 0.03), bar([-2.25, 0.68, 0.02], [-2.18, 1.64, 0.94], 0.03))
  const hub = (x: number) =>
    bothSides(
      transformed(
        lathe(
          [
            [0, -0.14],
            [0.3, -0.14],
            [0.37, -0.09],
            [0.37, 0.09],
            [0.3, 0.14],
            [0.21, 0.14],
            [0.19, 0.08],
            [0, 0.08],
          ],
          22,
          0.03,
        ),
        [x, 0.37, 0.92],
        turning(90),
      ),
    )
  const cap = (x: number) =>
    bothSides(
      transformed(
        merge(
          lathe(
            [
              [0, 0.06],
              [0.18, 0.06],
              [0.16, 0.1],
              [0.06, 0.13],
              [0, 0.13],
            ],
            14,
            0.012,
          ),
          ...[0, 60, 120, 180, 240, 300].map((a) => spun(moved(can(0.022, 0.03, 0.006, 8), 0.12, 0.08, 0), 0, a)),
        ),
        [x, 0.37, 0.92],
        turning(90),
      ),
    )
  const guard = (x: number) =>
    bothSides(
      merge(
        bar([x - 0.46, 0.74, 1.09], [x + 0.46, 0.82, 0.8], 0.025),
        transformed(slab([0.28, 0.06, 0.28], 0.02), [x + 0.5, 0.69, 0.94], turning(0, 0, -38)),
        transformed(slab([0.28, 0.06, 0.28], 0.02), [x - 0.5, 0.69, 0.94], turning(0, 0, 38)),
      ),
    )
  const wheels = [-1.62, -0.76, 1.5]
  const grille = merge(...[0.58, 0.65, 0.72, 0.79].map((y) => bar([2.2, y, -0.5], [2.24, y + 0.035, 0.5], 0.01)))
  const lights = merge(
    ...[-0.74, 0.74].map((z) =>
      transformed(
        lathe(
          [
            [0, 0],
            [0.11, 0],
            [0.11, 0.04],
            [0.08, 0.05],
            [0, 0.05],
          ],
          14,
          0.01,
        ),
        [2.19, 0.68, z],
        turning(0, 0, -90),
      ),
    ),
  )
  const bulbs = merge(...[-0.74, 0.74].map((z) => transformed(can(0.075, 0.01, 0.003, 14), [2.235, 0.68, z], turning(0, 0, -90))))
  const reds = merge(...[-0.8, 0.8].map((z) => bar([-2.25, 0.5, z - 0.1], [-2.2, 0.58, z + 0.1], 0.015)))
  const exhaust = merge(
    pipe(
      [
        [0.97, 0.5, -0.9],
        [0.97, 1.3, -0.9],
        [0.97, 1.46, -0.9],
      ],
      0.06,
      10,
    ),
    moved(hoop(0.06, 0.02, 12), 0.97, 1.2, -0.9),
  )
  const strap = small(YELLOW, bothSides(transformed(stripes(3, 0.1, 0.24), [-0.65, 0.6, 1.09], turning(90))))
  return [
    part(cream, cab),
    part(green, box, ...ribs, tail),
    part(weathered('#434c41', { seed: 113, wear: 1.2 }), roof, belt),
    small(DARK, chassis, frameBar, doorLine, grille, ...wheels.map(guard)),
    small({ colour: colour('#1d1b1a'), finish: 'cloth', brush: 0.8, dust: 0.8 }, ...wheels.map(hub)),
    small(STEEL, ...wheels.map(cap), lights, exhaust),
    small({ colour: colour('#12202a'), finish: 'glass', brush: 0 }, wind, side),
    small(lamp('glow-lamp', '#ffe3b0'), bulbs),
    small(lamp('glow-red', '#ff5a3c'), reds),
    small(
      CHALK,
      transformed(stencil('58', 0.46), [-0.62, 1.2, 1.102]),
      transformed(stencil('58', 0.46), [-0.62, 1.2, -1.102], turning(0, 180, 0)),
    ),
    part(green, bothSides(bar([-1.2, 0.86, 1.1], [-0.04, 1.54, 1.03], 0.02))),
    strap,
  ]
}
