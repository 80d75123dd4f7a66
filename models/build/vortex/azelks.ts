/** Mountain people: half as broad as they are tall, furs and grey iron, horns and beards, hammers. */

import { hammer } from '../colony/guns'
import { clay, FLOOR } from '../kit/base'
import { both, carve, chain, egg, join, move, press, ring, turn } from '../kit/field'
import { merge, moved, transformed } from '../kit/mesh'
import type { Part } from '../kit/paint'
import { can, hoop, lathe, pipe, sheet, slab } from '../kit/solids'
import { add, turning, type Vec2, type Vec3 } from '../kit/space'
import { face, LEATHER, SKIN } from '../minis/anatomy'
import {
  bodied,
  type Dress,
  type Form,
  GOLD,
  glow,
  IRON,
  paint,
  STEEL,
  type Stance,
  shield,
  skirt,
  staff,
  standing,
  WOOD,
} from './body'

const SLATE = paint('#4a5560', 'cloth')
const TEAL = paint('#27605c', 'cloth')
const FUR = paint('#8b7d6a', 'cloth', 1.6)
const SNOW = paint('#c9c3b4', 'cloth', 1.4)
const RUST = paint('#a4552a', 'cloth', 1.3)
const BLACK = paint('#2b2724', 'cloth', 1.3)
const HORN = paint('#d3c19a', 'satin', 1.4)
const FORM: Form = { hip: 0.52, shoulder: 0.98, half: 0.31, girth: 1.34 }
const DRESS: Dress = { cloth: SLATE, legs: TEAL, boots: LEATHER, hands: SKIN }
const FEET: Stance['feet'] = [
  [0.25, FLOOR, 0.16],
  [-0.26, FLOOR, -0.12],
]
const CROWN = 1.46
const HEAD: Vec3 = [0, 1.24, 0.12]

/** A face with a beard to the belt, under an iron cap. */
function head(beard: typeof RUST, cap: 'horned' | 'round' | 'hood' | 'crest', at = HEAD): Part[] {
  const hair = press(
    join(
      egg(add(at, [0, -0.16, 0.12]), [0.15, 0.17, 0.09]),
      chain([add(at, [0, -0.24, 0.13]), add(at, [0.02, -0.46, 0.12]), add(at, [0, -0.58, 0.14])], [0.12, 0.07, 0.02], 0.03),
    ),
    0.02,
    (x, y) => 0.012 * Math.sin(x * 70 + y * 14),
  )
  const helm = lathe(
    [
      [0.17, 0.0],
      [0.19, 0.03],
      [0.185, 0.12],
      [0.12, 0.2],
      [0.04, 0.23],
      [0, 0.235],
    ] as Vec2[],
    16,
    0.012,
  )
  const horns = [1, -1].map((k) =>
    pipe(
      [
        add(at, [k * 0.17, 0.12, 0]),
        add(at, [k * 0.34, 0.14, 0.02]),
        add(at, [k * 0.42, 0.28, 0.06]),
        add(at, [k * 0.34, 0.42, 0.1]),
      ],
      [0.065, 0.058, 0.042, 0.012],
      8,
    ),
  )
  const hood = carve(0.02, egg(add(at, [0, 0.05, -0.02]), [0.23, 0.24, 0.23]), egg(add(at, [0, -0.04, 0.22]), [0.15, 0.2, 0.16]))
  return [
    ...face({ at, turn: [4, 0, 0], skin: SKIN, s: 1.14 }),
    clay(hair, beard, 0.018),
    ...(cap === 'hood'
      ? [
          clay(
            press(hood, 0.02, (x, y, z) => 0.012 * Math.sin(50 * (x + y + z))),
            FUR,
            0.02,
          ),
        ]
      : [
          { mesh: moved(merge(helm, moved(hoop(0.175, 0.03, 18), 0, 0.02, 0)), at[0], at[1] + 0.03, at[2] - 0.02), coat: IRON },
          { mesh: moved(slab([0.05, 0.16, 0.04], 0.014), at[0], at[1] + 0.0, at[2] + 0.17), coat: IRON },
        ]),
    ...(cap === 'horned' ? [{ mesh: merge(...horns), coat: HORN }] : []),
    ...(cap === 'crest'
      ? [
          {
            mesh: transformed(
              sheet(
                [
                  [-0.2, 0.1],
                  [0.22, 0.1],
                  [0.18, 0.3],
                  [0, 0.42],
                  [-0.18, 0.26],
                ],
                0.06,
                0.016,
              ),
              add(at, [0, 0.04, -0.02]),
              turning(0, -90, 0),
            ),
            coat: RUST,
          },
        ]
      : []),
  ]
}

const furs = (y = 1.0): Part =>
  clay(
    press(
      move(turn(ring(0.27, 0.13), [8, 0, 0]), [0, y + 0.05, 0.02]),
      0.03,
      (x, yy, z) => 0.022 * Math.sin(44 * x + 9 * yy) * Math.cos(40 * z + 12 * yy),
    ),
    FUR,
    0.022,
  )
const belt: Part = {
  mesh: merge(moved(hoop(0.235, 0.045, 18), 0, 0.58, 0), moved(slab([0.15, 0.13, 0.05], 0.02), 0, 0.58, 0.26)),
  coat: GOLD,
}
const kilt = (hem = 0.26): Part => clay(skirt(0.62, hem, 0.25, 0.37, 9), TEAL, 0.022)

/** Horned, with a hammer on the shoulder and a fist on the hip. */
export function thane(): Part[] {
  const stance: Stance = {
    feet: FEET,
    left: [
      [0.55, 0.84, -0.02],
      [0.34, 0.64, 0.18],
    ],
    right: [
      [-0.56, 0.86, 0.1],
      [-0.42, 1.0, 0.34],
    ],
  }
  return standing('M', 'scree', 511, CROWN, [
    ...bodied({ ...FORM, half: 0.34, girth: 1.42 }, stance, DRESS),
    kilt(),
    belt,
    furs(1.02),
    {
      mesh: transformed(
        sheet(
          [
            [-0.3, 0],
            [-0.4, -0.72],
            [-0.14, -0.8],
            [0.06, -0.72],
            [0.24, -0.8],
            [0.4, -0.68],
            [0.3, 0],
          ],
          0.07,
          0.02,
        ),
        [0, 1.08, -0.24],
        turning(18, 0, 0),
      ),
      coat: RUST,
    },
    ...head(SNOW, 'horned'),
    ...hammer([-0.42, 0.98, 0.36], [-0.66, 1.7, 0.06], GOLD, 1.35),
  ])
}

/** Both hands on a great pick above his head. */
export function breaker(): Part[] {
  const stance: Stance = {
    feet: [
      [0.28, FLOOR, 0.18],
      [-0.28, FLOOR, -0.16],
    ],
    left: [
      [0.46, 1.14, 0.24],
      [0.12, 1.3, 0.36],
    ],
    right: [
      [-0.5, 1.2, 0.08],
      [-0.14, 1.5, 0.22],
    ],
  }
  const pick: Vec2[] = [
    [-0.5, -0.06],
    [-0.2, 0.06],
    [0.2, 0.06],
    [0.5, -0.06],
    [0.2, 0.2],
    [-0.2, 0.2],
  ]
  return standing('S', 'scree', 512, CROWN, [
    ...bodied(FORM, stance, { ...DRESS, cloth: LEATHER }),
    kilt(0.32),
    belt,
    ...head(RUST, 'round'),
    {
      mesh: pipe(
        [
          [0.3, 0.98, 0.52],
          [0, 1.4, 0.3],
          [-0.26, 1.78, 0.06],
        ],
        [0.04, 0.036, 0.036],
        8,
      ),
      coat: WOOD,
    },
    { mesh: transformed(sheet(pick, 0.13, 0.03), [-0.3, 1.76, 0.04], turning(0, 60, 30)), coat: STEEL },
    {
      mesh: merge(
        ...[1, -1].map((k) =>
          transformed(
            lathe(
              [
                [0, -0.02],
                [0.2, -0.06],
                [0.17, 0.02],
                [0, 0.1],
              ],
              12,
              0.01,
            ),
            [k * 0.36, 1.06, 0.02],
            turning(0, 0, -k * 26),
          ),
        ),
      ),
      coat: IRON,
    },
  ])
}

/** A stone thrower on its own legs, with its operator at the lever. */
export function ballista(): Part[] {
  const stance: Stance = {
    feet: [
      [0.2, FLOOR, 0.06],
      [-0.14, FLOOR, -0.2],
    ],
    left: [
      [0.34, 0.76, 0.04],
      [0.16, 0.68, 0.28],
    ],
    right: [
      [-0.36, 0.78, 0.08],
      [-0.32, 0.74, 0.3],
    ],
  }
  const keeper = bodied({ ...FORM, half: 0.25, girth: 1.15 }, stance, DRESS).map(
    ({ core: _core, ...part }): Part => ({ ...part, mesh: moved(part.mesh, 0.28, 0, -0.2) }),
  )
  const frame = merge(
    ...[
      [-0.44, 0.3],
      [0.16, 0.42],
      [-0.34, -0.34],
    ].map(([x, z]) =>
      pipe(
        [
          [-0.16, 0.72, 0.1],
          [x as number, 0.16, z as number],
        ],
        0.05,
        7,
      ),
    ),
    transformed(slab([0.16, 0.12, 1.0], 0.03), [-0.16, 0.78, 0.12], turning(-12, 0, 0)),
  )
  const arms = merge(
    pipe(
      [
        [-0.16, 0.88, 0.5],
        [0.14, 0.94, 0.46],
        [0.36, 0.96, 0.3],
      ],
      [0.06, 0.05, 0.03],
      8,
    ),
    pipe(
      [
        [-0.16, 0.88, 0.5],
        [-0.46, 0.94, 0.46],
        [-0.66, 0.96, 0.3],
      ],
      [0.06, 0.05, 0.03],
      8,
    ),
  )
  const rope = merge(
    pipe(
      [
        [0.36, 0.96, 0.3],
        [-0.16, 0.86, -0.2],
      ],
      0.014,
      5,
    ),
    pipe(
      [
        [-0.66, 0.96, 0.3],
        [-0.16, 0.86, -0.2],
      ],
      0.014,
      5,
    ),
  )
  return standing('M', 'scree', 513, CROWN, [
    ...keeper,
    ...head(BLACK, 'hood', [0.28, 1.24, -0.06]),
    { mesh: frame, coat: WOOD },
    { mesh: arms, coat: IRON },
    { mesh: rope, coat: paint('#c9bd9b', 'cloth') },
    clay(
      press(egg([-0.16, 0.94, -0.08], [0.13, 0.11, 0.13]), 0.03, (x, y, z) => 0.02 * Math.sin(20 * x + 30 * y + 25 * z)),
      paint('#77797c', 'paint'),
      0.02,
    ),
    { mesh: merge(moved(hoop(0.07, 0.03, 12), -0.16, 0.86, 0.5), moved(can(0.07, 0.16, 0.02, 10), -0.16, 0.8, 0.5)), coat: GOLD },
  ])
}

/** On one knee over a long crossbow, a glass at the eye, hooded. */
export function eye(): Part[] {
  const stance: Stance = {
    feet: [
      [0.24, FLOOR, 0.26],
      [-0.22, FLOOR, -0.28],
    ],
    left: [
      [0.42, 0.9, 0.26],
      [0.12, 0.98, 0.56],
    ],
    right: [
      [-0.5, 0.92, 0.08],
      [-0.14, 1.0, 0.24],
    ],
  }
  return standing('S', 'scree', 514, CROWN, [
    ...bodied({ ...FORM, girth: 1.16, half: 0.27 }, stance, { ...DRESS, cloth: TEAL, legs: SLATE }),
    ...head(SNOW, 'hood'),
    {
      mesh: transformed(
        sheet(
          [
            [-0.26, 0],
            [-0.34, -0.66],
            [-0.1, -0.74],
            [0.1, -0.68],
            [0.34, -0.72],
            [0.26, 0],
          ],
          0.06,
          0.02,
        ),
        [0, 1.06, -0.2],
        turning(16, 0, 0),
      ),
      coat: FUR,
    },
    { mesh: transformed(slab([0.09, 0.11, 0.86], 0.025), [0.0, 1.04, 0.5]), coat: WOOD },
    {
      mesh: merge(
        pipe(
          [
            [0, 1.06, 0.86],
            [0.26, 1.06, 0.82],
            [0.46, 1.06, 0.62],
          ],
          [0.05, 0.04, 0.02],
          8,
        ),
        pipe(
          [
            [0, 1.06, 0.86],
            [-0.26, 1.06, 0.82],
            [-0.46, 1.06, 0.62],
          ],
          [0.05, 0.04, 0.02],
          8,
        ),
      ),
      coat: IRON,
    },
    {
      mesh: merge(
        pipe(
          [
            [0.46, 1.06, 0.62],
            [0, 1.1, 0.3],
          ],
          0.012,
          5,
        ),
        pipe(
          [
            [-0.46, 1.06, 0.62],
            [0, 1.1, 0.3],
          ],
          0.012,
          5,
        ),
      ),
      coat: paint('#c9bd9b', 'cloth'),
    },
    { mesh: transformed(can(0.05, 0.26, 0.014, 10), [0, 1.17, 0.28], turning(90, 0, 0)), coat: GOLD },
    { mesh: transformed(can(0.042, 0.02, 0.004, 10), [0, 1.17, 0.53], turning(90, 0, 0)), coat: glow('#1fc9ff', 'glow-cyan') },
  ])
}

/** Two short picks, a lamp on the brow, creeping in. */
export function seeker(): Part[] {
  const stance: Stance = {
    feet: [
      [0.3, FLOOR, 0.26],
      [-0.26, FLOOR, -0.24],
    ],
    lean: 0.12,
    left: [
      [0.5, 0.82, 0.2],
      [0.4, 0.86, 0.5],
    ],
    right: [
      [-0.54, 0.92, 0.0],
      [-0.52, 1.14, 0.24],
    ],
  }
  const axe: Vec2[] = [
    [0, 0],
    [0.26, -0.1],
    [0.3, 0.06],
    [0.04, 0.14],
    [-0.14, 0.1],
    [-0.14, 0.04],
  ]
  const put = (at: Vec3, by: Vec3) => ({
    wood: transformed(moved(can(0.03, 0.5, 0.01, 8), 0, -0.12, 0), at, turning(...by)),
    iron: transformed(moved(sheet(axe, 0.06, 0.02), 0, 0.34, 0), at, turning(...by)),
  })
  const [one, two] = [put([0.4, 0.86, 0.52], [50, -70, 0]), put([-0.52, 1.14, 0.26], [20, -80, 0])]
  return standing('S', 'scree', 515, CROWN, [
    ...bodied({ ...FORM, girth: 1.2, half: 0.29 }, stance, { ...DRESS, cloth: RUST }),
    kilt(0.36),
    belt,
    ...head(BLACK, 'crest', [0, 1.2, 0.22]),
    { mesh: merge(one.wood, two.wood), coat: WOOD },
    { mesh: merge(one.iron, two.iron), coat: STEEL },
    { mesh: transformed(can(0.055, 0.05, 0.014, 10), [0, 1.3, 0.4], turning(90, 0, 0)), coat: glow('#ffd48a', 'glow-lamp') },
    clay(
      press(
        chain(
          [
            [-0.2, 0.9, -0.24],
            [0.24, 0.92, -0.26],
          ],
          [0.12, 0.12],
          0.02,
        ),
        0.01,
        (x) => 0.01 * Math.sin(40 * x),
      ),
      LEATHER,
      0.022,
    ),
  ])
}

/** Holds a slab of stone with a burning rune; a staff of rock. */
export function rune(): Part[] {
  const stance: Stance = {
    feet: FEET,
    left: [
      [0.5, 0.82, 0.12],
      [0.3, 0.9, 0.4],
    ],
    right: [
      [-0.5, 0.84, 0.06],
      [-0.5, 0.9, 0.32],
    ],
  }
  const slabOf: Vec2[] = [
    [-0.2, -0.3],
    [0.2, -0.3],
    [0.26, 0.12],
    [0.1, 0.34],
    [-0.14, 0.32],
    [-0.25, 0.08],
  ]
  return standing('S', 'scree', 516, CROWN, [
    ...bodied(FORM, stance, { ...DRESS, cloth: TEAL }),
    clay(skirt(0.64, 0.17, 0.25, 0.42, 7), SLATE, 0.022),
    belt,
    furs(0.98),
    ...head(SNOW, 'round'),
    ...shield(slabOf, [0.26, 0.88, 0.5], [-8, 14, 0], paint('#6d7176', 'paint'), paint('#55595f', 'paint'), 0.9).slice(0, 2),
    {
      mesh: transformed(
        merge(
          ...[
            [0, 0.02, 0.04, 0.34, 0],
            [0.05, 0.1, 0.03, 0.18, 50],
            [-0.05, -0.04, 0.03, 0.18, 50],
          ].map(([x, y, w, h, a]) =>
            transformed(
              slab([w as number, h as number, 0.03], 0.008),
              [x as number, y as number, 0.055],
              turning(0, 0, a as number),
            ),
          ),
        ),
        [0.26, 0.88, 0.5],
        turning(-8, 14, 0),
      ),
      coat: glow('#a468ff', 'glow-violet'),
    },
    ...staff([-0.5, 0.9, 0.34], [-0.5, 2, 0.4], 0.74, 0.66, glow('#a468ff', 'glow-violet'), IRON),
    clay(both(egg([0.3, 1.06, 0.0], [0.13, 0.09, 0.15])), IRON, 0.022),
  ])
}
