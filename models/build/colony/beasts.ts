/** Flesh that is no soldier: a maw on four legs, a hulk with one great arm, a swarm at the foot of a wreck. */
import { clay } from '../kit/base'
import { blend, both, carve, chain, egg, type Field, join, limb, move, press, turn } from '../kit/field'
import { colour } from '../kit/finish'
import { type Mesh, merge, moved, pair, transformed } from '../kit/mesh'
import { clouds } from '../kit/noise'
import type { Coat, Part } from '../kit/paint'
import { can, lathe, pipe, sheet, slab } from '../kit/solids'
import { lerp, ramp, turning, type Vec3 } from '../kit/space'
import { paint } from './armour'
import { fitted } from './fit'
import { IRON } from './guns'

const hide = (dark: string, pale: string, belly: number): Coat => ({
  colour: (p, n) =>
    lerp(lerp(colour(dark), colour(pale), ramp(0.3, 0.75, clouds(p, 5, 3))), colour(pale), 0.7 * ramp(0.1, -0.7, n[1]) * belly),
  finish: 'satin',
  brush: 1.1,
})
const BONE = paint('#b9a888', 'satin', 1.4)
const EYES: Coat = { colour: colour('#ff5a3a'), finish: 'glow-red' }

/** Height of the smaller beast in inches, as in `src/games/deadzone/content/silhouettes.ts`. */
const LOW = 1

/** Front low, jaws open, spines along the back; the larger kind carries scythes at its shoulders. */
export function beast(size: 1 | 3): Part[] {
  const scythes = size === 3
  const flesh = scythes ? hide('#3b3444', '#8a6d70', 1) : hide('#5a3a2a', '#a5835c', 1)
  const body = blend(
    0.09,
    egg([0, 0.74, 0.16], [0.24, 0.25, 0.3]),
    egg([0, 0.66, -0.3], [0.19, 0.19, 0.28]),
    limb([0, 0.8, 0.34], [0, 0.82, 0.5], 0.17, 0.15),
    chain(
      [
        [0, 0.66, -0.5],
        [0.1, 0.56, -0.72],
        [0.02, 0.62, -0.9],
        [-0.16, 0.72, -0.94],
      ],
      [0.1, 0.065, 0.04, 0.015],
      0.03,
    ),
  )
  const leg = (x: number, z: number, k: number): Field =>
    chain(
      [
        [x * 0.7, 0.66, z],
        [x, 0.52, z + 0.12 * k],
        [x * 1.02, 0.32, z - 0.1 * k],
        [x * 1.1, 0.18, z + 0.03],
        [x * 1.12, 0.17, z + 0.16],
      ],
      [0.15, 0.105, 0.07, 0.06, 0.05],
      0.03,
    )
  const legs = join(leg(0.27, 0.3, -1), leg(-0.29, 0.16, -1), leg(0.26, -0.36, 1), leg(-0.25, -0.26, 1))
  const skull = carve(
    0.02,
    blend(0.05, egg([0, 0.87, 0.58], [0.17, 0.13, 0.2]), limb([0, 0.86, 0.66], [0, 0.82, 0.9], 0.13, 0.09)),
    egg([0, 0.76, 0.86], [0.1, 0.07, 0.22]),
  )
  const jaw = move(turn(blend(0.04, limb([0, 0, 0], [0, -0.02, 0.3], 0.1, 0.065)), [24, 0, 0]), [0, 0.72, 0.56])
  const tooth = (x: number, y: number, z: number, up: boolean): Mesh =>
    transformed(
      lathe(
        [
          [0, 0],
          [0.026, 0],
          [0, 0.1],
        ],
        6,
        0.004,
      ),
      [x, y, z],
      up ? undefined : turning(180),
    )
  const teeth = pair(
    merge(
      ...[0.7, 0.78, 0.86].flatMap((z, i) => [
        tooth(0.075 - i * 0.012, 0.79, z, false),
        tooth(0.07 - i * 0.012, 0.66 - i * 0.03, z - 0.03, true),
      ]),
    ),
  )
  const spines = [0.34, 0.18, 0.0, -0.2, -0.4].map((z, i) =>
    transformed(
      lathe(
        [
          [0, 0],
          [0.06, 0],
          [0.03, 0.14],
          [0, 0.3 - i * 0.03],
        ],
        7,
        0.006,
      ),
      [0, 0.9 - Math.abs(z - 0.15) * 0.16, z],
      turning(-32, 0, 0),
    ),
  )
  const scythe = sheet(
    [
      [0, 0],
      [0.09, 0.02],
      [0.2, 0.4],
      [0.5, 0.62],
      [0.12, 0.52],
    ],
    0.06,
    0.02,
  )
  return fitted(
    size,
    'dust',
    330 + size,
    [
      clay(
        press(body, 0.01, (x, y, z) => 0.006 * Math.sin(24 * z) * Math.sin(20 * (x + y))),
        flesh,
        0.025,
      ),
      clay(legs, flesh, 0.024),
      clay(join(skull, jaw), flesh, 0.02),
      { mesh: merge(teeth, ...spines), coat: BONE },
      { mesh: pair(transformed(slab([0.06, 0.04, 0.06], 0.016), [0.11, 0.92, 0.7], turning(0, 30, -20))), coat: EYES },
      ...(scythes
        ? [
            { mesh: pair(transformed(scythe, [0.2, 0.92, 0.12], turning(0, -62, -4))), coat: BONE },
            clay(both(limb([0.1, 0.8, 0.1], [0.24, 0.98, 0.16], 0.11, 0.085)), flesh, 0.024),
          ]
        : []),
    ],
    scythes ? undefined : LOW,
  )
}

/** Hunched over one huge fist; plates bolted to the back; the largest kind has grown a second head of horns and pipes. */
export function brute(size: 2 | 3 | 4): Part[] {
  const flesh =
    size === 4 ? hide('#5b3440', '#a9727a', 1) : size === 3 ? hide('#4a5138', '#90946a', 1) : hide('#5c4a38', '#a58b68', 1)
  const iron = paint(size === 2 ? '#6d3a22' : '#4d4b46', 'gunmetal', 1.5)
  const cloth = paint('#3a2c22', 'cloth')
  const body = blend(
    0.1,
    egg([0, 0.82, -0.02], [0.3, 0.28, 0.25]),
    egg([0, 1.12, 0.02], [0.36, 0.27, 0.28]),
    limb([0.36, 1.24, 0.04], [-0.36, 1.24, 0], 0.18),
    limb([0, 1.2, 0.14], [0, 1.3, 0.28], 0.15, 0.13),
  )
  const legs = join(
    chain(
      [
        [0.17, 0.68, 0],
        [0.3, 0.44, 0.17],
        [0.28, 0.22, 0.06],
      ],
      [0.18, 0.14, 0.115],
      0.04,
    ),
    chain(
      [
        [-0.17, 0.68, -0.02],
        [-0.3, 0.44, 0.05],
        [-0.32, 0.22, -0.12],
      ],
      [0.18, 0.14, 0.115],
      0.04,
    ),
    egg([0.29, 0.19, 0.16], [0.12, 0.075, 0.18]),
    egg([-0.34, 0.19, -0.02], [0.12, 0.075, 0.18]),
  )
  const great: Vec3[] = [
    [-0.42, 1.22, 0.02],
    [-0.72, 0.92, 0.14],
    [-0.64, 0.52, 0.4],
  ]
  const lesser: Vec3[] = [
    [0.42, 1.22, 0.06],
    [0.62, 0.96, 0.14],
    [0.48, 0.92, 0.5],
  ]
  const arms = join(
    chain(great, [0.2, 0.19, 0.21], 0.05),
    chain(lesser, [0.17, 0.13, 0.12], 0.04),
    egg([-0.62, 0.42, 0.44], [0.2, 0.21, 0.21]),
    egg([0.47, 0.91, 0.56], [0.11, 0.11, 0.12]),
  )
  const head = blend(
    0.03,
    egg([0, 1.36, 0.32], [0.14, 0.13, 0.15]),
    egg([0, 1.28, 0.38], [0.13, 0.085, 0.12]),
    limb([-0.09, 1.41, 0.42], [0.09, 1.41, 0.42], 0.04),
  )
  const horn = (x: number): Mesh =>
    pipe(
      [
        [x * 0.1, 1.4, 0.28],
        [x * 0.26, 1.46, 0.24],
        [x * 0.34, 1.6, 0.32],
      ],
      [0.06, 0.045, 0.012],
      7,
    )
  const tusk = (x: number): Mesh =>
    pipe(
      [
        [x * 0.07, 1.24, 0.47],
        [x * 0.1, 1.3, 0.53],
        [x * 0.1, 1.36, 0.53],
      ],
      [0.03, 0.024, 0.008],
      6,
    )
  const slabs = [
    transformed(slab([0.5, 0.42, 0.12], 0.05), [0, 1.18, -0.27], turning(-8, 0, 0)),
    transformed(slab([0.34, 0.16, 0.36], 0.06), [-0.44, 1.4, 0.0], turning(0, 0, 16)),
    transformed(slab([0.24, 0.12, 0.28], 0.05), [0.44, 1.38, 0.02], turning(0, 0, -18)),
  ]
  const spikes = [-0.56, -0.44, -0.32].map((x) =>
    moved(
      lathe(
        [
          [0, 0],
          [0.05, 0],
          [0, 0.2],
        ],
        7,
        0.006,
      ),
      x,
      1.42 + (x + 0.56) * 0.16,
      0,
    ),
  )
  const knuckles = [-0.1, 0.02, 0.13].map((x) =>
    transformed(can(0.06, 0.12, 0.02, 8), [-0.64 + x, 0.44, 0.58], turning(80, 0, 0)),
  )
  const gun = [
    transformed(can(0.12, 0.56, 0.03, 12), [0.48, 0.9, 0.52], turning(86, 0, 0)),
    transformed(slab([0.2, 0.34, 0.22], 0.04), [0.48, 0.9, 0.62], turning(86, 0, 0)),
  ]
  const mouth = transformed(can(0.085, 0.02, 0.006, 12), [0.48, 0.855, 1.07], turning(86, 0, 0))
  const growth = size === 4
  return fitted(size, 'dust', 340 + size, [
    clay(join(body, legs), flesh, 0.028),
    clay(join(arms, head), flesh, 0.026),
    { mesh: merge(...slabs), coat: iron },
    { mesh: merge(...spikes, horn(-1), horn(1), tusk(-1), tusk(1)), coat: BONE },
    { mesh: pair(moved(slab([0.06, 0.035, 0.03], 0.01), 0.06, 1.37, 0.455)), coat: EYES },
    { mesh: merge(...knuckles), coat: iron },
    {
      mesh: merge(
        moved(slab([0.6, 0.13, 0.5], 0.05), 0, 0.74, -0.02),
        transformed(slab([0.3, 0.34, 0.05], 0.02), [0, 0.58, 0.23], turning(-6)),
      ),
      coat: cloth,
    },
    ...(growth
      ? [
          clay(
            join(
              ...[0.5, -0.1, -0.6].map((a, i) =>
                chain(
                  [
                    [a * 0.4, 1.3, -0.16],
                    [a * 0.9, 1.62 - i * 0.08, -0.24],
                    [a * 1.3, 1.66 - i * 0.05, 0.02],
                    [a * 1.5, 1.56, 0.26],
                  ],
                  [0.12, 0.085, 0.06, 0.02],
                  0.03,
                ),
              ),
            ),
            flesh,
            0.026,
          ),
        ]
      : [
          { mesh: merge(...gun), coat: IRON },
          { mesh: mouth, coat: { colour: colour('#ff9a3a'), finish: 'glow-amber' as const } },
        ]),
  ])
}

/** A tide of small bodies pouring over a broken drum, the boldest highest. */
export function swarm(): Part[] {
  const places: readonly (readonly [number, number, number, number, number])[] = [
    [0.02, 0.98, 0.04, 10, 1.3],
    [-0.22, 0.64, 0.22, -30, 1.1],
    [0.28, 0.6, 0.14, 60, 1.1],
    [-0.36, 0.24, 0.3, -14, 1],
    [0.1, 0.28, 0.42, 6, 1],
    [0.42, 0.24, 0.26, 42, 1],
    [-0.44, 0.24, -0.14, -80, 1],
    [0.42, 0.24, -0.26, 120, 1],
    [-0.1, 0.3, -0.4, 190, 1],
  ]
  const each = (make: (s: number) => Field): Field =>
    join(...places.map(([x, y, z, yaw, s]) => move(turn(make(s), [y > 0.5 ? -24 : 0, yaw, 0]), [x, y, z])))
  const bodies = each((s) =>
    blend(
      0.03 * s,
      egg([0, 0, -0.06 * s], [0.11 * s, 0.1 * s, 0.17 * s]),
      egg([0, 0.05 * s, 0.15 * s], [0.075 * s, 0.065 * s, 0.1 * s]),
      both(egg([0.06 * s, 0.12 * s, 0.11 * s], [0.03 * s, 0.05 * s, 0.02 * s])),
    ),
  )
  const limbs = each((s) =>
    both(
      join(
        limb([0.08 * s, -0.03 * s, 0.06 * s], [0.12 * s, -0.09 * s, 0.14 * s], 0.03 * s, 0.02 * s),
        limb([0.08 * s, -0.03 * s, -0.12 * s], [0.13 * s, -0.09 * s, -0.06 * s], 0.04 * s, 0.024 * s),
        chain(
          [
            [0.01, 0, -0.2 * s],
            [0.03 * s, 0.02 * s, -0.32 * s],
            [0.0, 0.1 * s, -0.4 * s],
          ],
          [0.03 * s, 0.02 * s, 0.01 * s],
          0.01,
        ),
      ),
    ),
  )
  const eyes = each((s) => both(egg([0.04 * s, 0.075 * s, 0.22 * s], [0.018 * s, 0.018 * s, 0.018 * s])))
  const fur = hide('#2c2622', '#6b5646', 0.6)
  const drum = transformed(
    lathe(
      [
        [0, -0.4],
        [0.3, -0.4],
        [0.3, 0.36],
        [0.26, 0.36],
        [0.26, 0.3],
        [0, 0.3],
      ],
      18,
      0.03,
    ),
    [0.02, 0.5, -0.02],
    turning(12, 0, -10),
  )
  return fitted(2, 'dust', 350, [
    {
      mesh: merge(
        drum,
        transformed(slab([0.6, 0.07, 0.4], 0.02), [0.28, 0.3, 0.04], turning(4, 30, -30)),
        transformed(slab([0.5, 0.07, 0.34], 0.02), [-0.3, 0.36, 0.1], turning(0, -30, 34)),
      ),
      coat: paint('#6e5230', 'gunmetal', 1.4),
    },
    clay(bodies, fur, 0.032, 0.008),
    clay(limbs, paint('#8a6a5c', 'satin'), 0.03, 0.008),
    clay(eyes, EYES, 0.024, 0.008),
  ])
}
