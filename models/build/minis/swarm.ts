/** The converted's vermin: five crawling things on one base. */
import { base, clay } from '../kit/base'
import { behind, both, chain, common, egg, type Field, join, move, press, turn } from '../kit/field'
import { colour } from '../kit/finish'
import { merge, transformed } from '../kit/mesh'
import type { Part } from '../kit/paint'
import { lathe, slab } from '../kit/solids'
import { turning, type Vec3 } from '../kit/space'
import { COPPER, FRAME, GLOW, PORCELAIN } from './frame-parts'

interface Bug {
  readonly at: Vec3
  readonly face: number
  readonly rear: number
  readonly size: number
}

const SWARM: readonly Bug[] = [
  { at: [0.02, 0.36, 0.1], face: 18, rear: -34, size: 1.25 },
  { at: [-0.42, 0.2, 0.3], face: -24, rear: -4, size: 0.9 },
  { at: [0.46, 0.2, 0.22], face: 52, rear: -6, size: 0.95 },
  { at: [-0.38, 0.2, -0.32], face: -70, rear: 0, size: 0.85 },
  { at: [0.34, 0.2, -0.38], face: 120, rear: -8, size: 0.9 },
]

export function crawlerSwarm(): Part[] {
  const each = (make: (s: number) => Field): Field =>
    join(...SWARM.map((b) => move(turn(make(b.size), [b.rear, b.face, 0]), b.at)))
  const shell = each((s) =>
    common(
      0.008,
      press(
        egg([0, 0.05 * s, -0.03 * s], [0.16 * s, 0.135 * s, 0.23 * s]),
        0.02,
        (_, __, z) => 0.009 * s * Math.sin((z / s) * 62 + 1),
      ),
      behind([0, 0.03 * s, 0], [0, -1, 0]),
    ),
  )
  const belly = each((s) =>
    join(
      egg([0, 0.035 * s, -0.02 * s], [0.145 * s, 0.1 * s, 0.21 * s]),
      egg([0, 0.03 * s, 0.2 * s], [0.09 * s, 0.075 * s, 0.09 * s]),
    ),
  )
  const legs = each((s) =>
    both(
      join(
        ...[-0.14, 0.0, 0.13].map((z, i) =>
          chain(
            [
              [0.08 * s, 0.02 * s, z * s],
              [0.24 * s, 0.09 * s, (z * 1.5 + (i - 1) * 0.03) * s],
              [0.31 * s, -0.08 * s, (z * 1.9 + (i - 1) * 0.05) * s],
            ],
            [0.03 * s, 0.027 * s, 0.012 * s],
            0.01,
          ),
        ),
        chain(
          [
            [0.05 * s, 0.0, 0.24 * s],
            [0.1 * s, 0.0, 0.34 * s],
            [0.03 * s, 0.0, 0.4 * s],
          ],
          [0.03 * s, 0.03 * s, 0.01 * s],
          0.01,
        ),
      ),
    ),
  )
  const eyes = each((s) => egg([0, 0.055 * s, 0.265 * s], [0.055 * s, 0.032 * s, 0.035 * s]))
  const lamps = each((s) =>
    join(
      egg([0, 0.165 * s, -0.075 * s], [0.03 * s, 0.03 * s, 0.035 * s]),
      egg([0, 0.13 * s, -0.185 * s], [0.022 * s, 0.03 * s, 0.025 * s]),
    ),
  )
  const wreck = merge(
    transformed(
      lathe(
        [
          [0, -0.3],
          [0.12, -0.3],
          [0.12, 0.3],
          [0.09, 0.3],
          [0.09, 0.25],
          [0, 0.25],
        ],
        14,
        0.02,
      ),
      [0.02, 0.2, -0.02],
      turning(80, 100, 0),
    ),
    transformed(slab([0.34, 0.06, 0.26], 0.02), [0.1, 0.19, 0.18], turning(-18, 20, 8)),
    transformed(slab([0.2, 0.05, 0.14], 0.018), [-0.1, 0.16, -0.5], turning(6, 50, -8)),
  )
  return [
    ...base(0.79, 'plate', 29),
    { mesh: wreck, coat: { colour: colour('#5b4a3a'), finish: 'gunmetal', mottle: 2, brush: 1.4 } },
    clay(belly, FRAME, 0.025, 0.007),
    clay(legs, COPPER, 0.021, 0.007),
    clay(shell, PORCELAIN, 0.021, 0.006),
    clay(eyes, GLOW, 0.018),
    clay(lamps, GLOW, 0.018),
  ]
}
