/** Sky people: slender, hardly touching the ground, fins for wings, pale cloth and gold, a curl of cloud under them. */
import { clay, FLOOR } from '../kit/base'
import { blend, carve, chain, egg, join, limb, press } from '../kit/field'
import { type Mesh, merge, moved, pair, transformed } from '../kit/mesh'
import type { Coat, Part } from '../kit/paint'
import { hoop, lathe, pipe, sheet, slab } from '../kit/solids'
import { add, turning, type Vec2, type Vec3 } from '../kit/space'
import { face } from '../minis/anatomy'
import {
  bodied,
  type Dress,
  type Form,
  GOLD,
  glow,
  paint,
  STEEL,
  type Stance,
  skirt,
  spear,
  staff,
  standing,
  sword,
} from './body'

const WHITE = paint('#d5dbe0', 'cloth')
const SKY = paint('#5f93b8', 'cloth')
const DEEP = paint('#2f4f86', 'cloth')
const ROSE = paint('#b0627a', 'cloth')
const PALE = paint('#a9b6c9', 'satin', 0.7)
const VANE = paint('#bcd6e6', 'glaze', 1.2)
const MIST: Coat = { ...paint('#c3d0db', 'cloth', 0.6), mottle: 1.6 }
const LIGHT = glow('#1fc9ff', 'glow-cyan')
const FORM: Form = { hip: 0.84, shoulder: 1.32, half: 0.2, girth: 0.82 }
const DRESS: Dress = { cloth: WHITE, legs: SKY, boots: GOLD, hands: PALE }
const FEET: Stance['feet'] = [
  [0.1, 0.34, -0.14],
  [-0.12, 0.26, -0.34],
]
const CROWN = 1.78
const HEAD: Vec3 = [0, 1.58, 0.08]

/** The curl of cloud that carries them. */
function cloudlet(k = 1): Part {
  const curl = join(
    egg([0.02, FLOOR + 0.05, -0.06], [0.36 * k, 0.1, 0.3 * k]),
    egg([0.2 * k, FLOOR + 0.1, 0.08], [0.17, 0.12, 0.15]),
    egg([-0.2 * k, FLOOR + 0.1, -0.12], [0.19, 0.13, 0.17]),
    chain(
      [
        [-0.06, FLOOR + 0.1, -0.2],
        [-0.16, 0.36, -0.34],
        [-0.04, 0.44, -0.44],
        [0.06, 0.36, -0.4],
      ],
      [0.13, 0.1, 0.07, 0.03],
      0.04,
    ),
    egg([0.02, FLOOR + 0.13, 0.2], [0.14, 0.09, 0.11]),
  )
  return clay(
    press(curl, 0.03, (x, y, z) => 0.018 * Math.sin(24 * x + 9 * y) * Math.cos(22 * z + 7)),
    MIST,
    0.024,
  )
}

/** A long head under a swept crest. */
function head(crest: number, of: Coat, look: Vec3 = [4, -6, 0], at = HEAD): Part[] {
  const put = (m: Mesh) => transformed(m, at, turning(...look))
  const fin: Vec2[] = [
    [-0.1, 0.02],
    [0.1, 0.08],
    [0.06, 0.16],
    [-0.2, 0.24 + crest * 0.5],
    [-0.42 - crest * 0.4, 0.3 + crest],
    [-0.26, 0.08],
  ]
  return [
    ...face({ at, turn: look, skin: PALE, s: 1.0 }),
    clay(
      carve(
        0.015,
        blend(
          0.03,
          egg(add(at, [0, 0.06, -0.03]), [0.14, 0.13, 0.16]),
          limb(add(at, [0, 0.08, -0.1]), add(at, [0, 0.16, -0.26]), 0.1, 0.04),
        ),
        egg(add(at, [0, -0.04, 0.16]), [0.1, 0.14, 0.1]),
      ),
      of,
      0.018,
    ),
    { mesh: put(transformed(sheet(fin, 0.045, 0.014), [0, 0.03, 0], turning(0, -90, 0))), coat: GOLD },
    { mesh: put(moved(slab([0.05, 0.07, 0.03], 0.01), 0, 0.11, 0.125)), coat: LIGHT },
  ]
}

/** A pair of fins behind the shoulders: each a fan of vanes. `open` in degrees, `long` in inches. */
function wings(open: number, long: number, count = 3, of: Coat = VANE): Part {
  const vane = (l: number): Mesh =>
    sheet(
      [
        [-0.05, 0],
        [0.05, 0],
        [0.11, l * 0.55],
        [0.02, l],
        [-0.07, l * 0.5],
      ],
      0.03,
      0.01,
    )
  const fan = merge(
    ...Array.from({ length: count }, (_, i) =>
      transformed(vane(long * (1 - 0.2 * i)), [0.08, 1.3, -0.14], turning(-24, 0, -(open + i * 30))),
    ),
  )
  return { mesh: pair(fan), coat: of }
}

const sash = (k: number, of: Coat): Part =>
  clay(
    press(
      chain(
        [
          [0.1, 0.96, 0.1],
          [-0.1, 0.86, -0.16],
          [-0.16 * k, 0.74, -0.46],
          [0.04, 0.82, -0.66],
          [-0.06, 0.74, -0.84],
        ],
        [0.05, 0.07, 0.07, 0.055, 0.015],
        0.03,
      ),
      0.015,
      (x, y, z) => 0.012 * Math.sin(38 * z + 12 * y + x),
    ),
    of,
    0.022,
  )
const collar: Part = {
  mesh: merge(moved(hoop(0.16, 0.04, 16), 0, 1.36, 0.04), moved(hoop(0.15, 0.03, 16), 0, 0.92, 0)),
  coat: GOLD,
}

/** Wings wide open, a golden sun behind the head, a sword. */
export function archon(): Part[] {
  const stance: Stance = {
    feet: FEET,
    left: [
      [0.4, 1.2, 0.12],
      [0.52, 1.4, 0.34],
    ],
    right: [
      [-0.38, 1.1, 0.14],
      [-0.44, 1.02, 0.44],
    ],
  }
  const rays = Array.from({ length: 11 }, (_, i) =>
    transformed(
      sheet(
        [
          [-0.022, 0.2],
          [0.022, 0.2],
          [0, 0.34],
        ],
        0.03,
        0.01,
      ),
      [0, 1.64, -0.16],
      turning(0, 0, i * 24 - 120),
    ),
  )
  return standing('S', 'cloud', 521, CROWN, [
    cloudlet(1.1),
    ...bodied(FORM, stance, DRESS, true),
    clay(skirt(1.0, 0.36, 0.15, 0.36, 6), WHITE, 0.022),
    sash(1.2, DEEP),
    collar,
    ...head(0.1, DEEP),
    { mesh: merge(...rays, transformed(hoop(0.19, 0.025, 20), [0, 1.64, -0.16], turning(90, 0, 0))), coat: GOLD },
    wings(42, 1.0, 4),
    ...sword([-0.44, 1.02, 0.46], [-0.56, 1.3, 0.96], 1.05),
    {
      mesh: moved(
        lathe(
          [
            [0, -0.12],
            [0.09, 0],
            [0, 0.12],
          ],
          8,
          0.006,
        ),
        0.53,
        1.54,
        0.38,
      ),
      coat: LIGHT,
    },
  ])
}

/** Stooping with two long blades swept back. */
export function skyblade(): Part[] {
  const stance: Stance = {
    feet: [
      [0.12, 0.46, -0.3],
      [-0.12, 0.4, -0.46],
    ],
    lean: 0.16,
    left: [
      [0.42, 1.2, 0.0],
      [0.54, 1.02, -0.1],
    ],
    right: [
      [-0.42, 1.2, 0.08],
      [-0.5, 1.3, 0.36],
    ],
  }
  return standing('S', 'cloud', 522, CROWN, [
    cloudlet(),
    ...bodied(FORM, stance, { ...DRESS, cloth: SKY, legs: WHITE }, true),
    clay(skirt(1.0, 0.7, 0.15, 0.24, 6), DEEP, 0.022),
    collar,
    ...head(0.02, SKY, [10, 0, 0], [0, 1.58, 0.2]),
    wings(64, 0.72, 2),
    ...sword([0.54, 1.02, -0.08], [0.86, 0.86, -0.5], 1.1),
    ...sword([-0.5, 1.3, 0.38], [-0.5, 1.66, 0.76], 1.1),
  ])
}

/** Running on the air, body thrown forward, scarf flat behind. */
export function runner(): Part[] {
  const stance: Stance = {
    feet: [
      [0.14, 0.56, 0.46],
      [-0.14, 0.6, -0.56],
    ],
    lean: 0.26,
    left: [
      [0.36, 1.1, -0.06],
      [0.34, 0.92, 0.12],
    ],
    right: [
      [-0.36, 1.16, 0.36],
      [-0.3, 1.28, 0.6],
    ],
  }
  const scarf = press(
    chain(
      [
        [0.06, 1.42, 0.14],
        [-0.02, 1.44, -0.16],
        [0.12, 1.4, -0.48],
        [0, 1.5, -0.8],
        [0.1, 1.46, -1.0],
      ],
      [0.06, 0.075, 0.06, 0.05, 0.015],
      0.03,
    ),
    0.015,
    (x, y, z) => 0.014 * Math.sin(34 * z + 12 * y + x),
  )
  return standing('S', 'cloud', 523, CROWN, [
    cloudlet(0.85),
    ...bodied({ ...FORM, girth: 0.76 }, stance, { ...DRESS, cloth: ROSE, legs: WHITE }, true),
    clay(scarf, WHITE, 0.022),
    ...head(-0.05, ROSE, [8, 0, 0], [0, 1.6, 0.34]),
    ...sword([-0.3, 1.28, 0.62], [-0.3, 1.3, 1.2], 0.72),
  ])
}

/** An arm cocked to throw a long dart, a sheaf at the back. */
export function dart(): Part[] {
  const stance: Stance = {
    feet: FEET,
    left: [
      [0.3, 1.28, 0.3],
      [0.3, 1.34, 0.6],
    ],
    right: [
      [-0.44, 1.36, -0.08],
      [-0.34, 1.62, 0.02],
    ],
  }
  return standing('S', 'cloud', 524, CROWN, [
    cloudlet(),
    ...bodied(FORM, stance, { ...DRESS, cloth: DEEP, legs: WHITE }, true),
    clay(skirt(1.0, 0.66, 0.15, 0.26, 6), SKY, 0.022),
    collar,
    ...head(0.02, DEEP),
    wings(78, 0.5, 2),
    ...spear([-0.34, 1.62, 0.04], [-0.3, 1.7, 1], 0.5, 0.62, 0.26, GOLD),
    {
      mesh: merge(
        ...[-0.1, 0, 0.1].map((x) =>
          transformed(
            lathe(
              [
                [0, -0.5],
                [0.02, -0.45],
                [0.02, 0.4],
                [0.05, 0.44],
                [0, 0.62],
              ],
              8,
              0.005,
            ),
            [x, 1.3, -0.24],
            turning(-6, 0, x * 160 - 18),
          ),
        ),
      ),
      coat: STEEL,
    },
  ])
}

/** Cross-legged in the air, eyes shut, with four stones circling it. */
export function seer(): Part[] {
  const hips: Vec3 = [0, 0.72, 0]
  const legs = join(
    chain([add(hips, [0.1, 0, 0]), [0.36, 0.7, 0.2], [0.02, 0.62, 0.36]], [0.11, 0.09, 0.05], 0.03),
    chain([add(hips, [-0.1, 0, 0]), [-0.36, 0.7, 0.2], [0, 0.7, 0.4]], [0.11, 0.09, 0.05], 0.03),
  )
  const stance: Stance = {
    feet: [
      [0.06, 0.56, 0.1],
      [-0.06, 0.56, 0.1],
    ],
    left: [
      [0.42, 1.06, 0.1],
      [0.46, 0.98, 0.34],
    ],
    right: [
      [-0.42, 1.06, 0.1],
      [-0.46, 0.98, 0.34],
    ],
  }
  const stones = [
    [0.5, 1.16, 0.38],
    [-0.5, 1.16, 0.38],
    [0.36, 1.62, -0.2],
    [-0.36, 1.7, -0.16],
  ] as const
  return standing('S', 'cloud', 525, CROWN, [
    cloudlet(1.2),
    ...bodied({ ...FORM, hip: 0.78 }, stance, { ...DRESS, cloth: WHITE }, true),
    clay(legs, DEEP, 0.022),
    clay(skirt(0.96, 0.36, 0.15, 0.4, 7), DEEP, 0.022),
    collar,
    ...head(0.16, WHITE, [10, 0, 0]),
    clay(limb([0, 0.3, -0.04], [0, 0.52, 0], 0.16, 0.1), MIST, 0.024),
    {
      mesh: merge(
        ...stones.map((at) =>
          moved(
            lathe(
              [
                [0, -0.1],
                [0.065, 0],
                [0, 0.1],
              ],
              6,
              0.005,
            ),
            at[0],
            at[1],
            at[2],
          ),
        ),
      ),
      coat: LIGHT,
    },
    ...staff([0, 1.0, -0.24], [0, 2, -0.3], 0.5, 0.94, LIGHT).slice(1),
    { mesh: merge(transformed(hoop(0.42, 0.018, 28), [0, 1.3, 0], turning(16, 0, 10))), coat: GOLD },
  ])
}

/** Diving head first with burning fists. */
export function star(): Part[] {
  const ember = glow('#ff8a14', 'glow-amber')
  const stance: Stance = {
    feet: [
      [0.1, 1.36, -0.62],
      [-0.1, 1.24, -0.7],
    ],
    lean: 0.34,
    left: [
      [0.36, 0.94, 0.5],
      [0.24, 0.76, 0.72],
    ],
    right: [
      [-0.36, 1.0, 0.5],
      [-0.26, 0.88, 0.78],
    ],
  }
  const trail = press(
    chain(
      [
        [0, 0.9, -0.2],
        [0.06, 1.2, -0.5],
        [-0.04, 1.44, -0.7],
        [0.02, 1.72, -0.84],
      ],
      [0.2, 0.16, 0.1, 0.02],
      0.05,
    ),
    0.03,
    (x, y, z) => 0.03 * Math.sin(20 * y + 16 * z + 9 * x),
  )
  return standing('S', 'cloud', 526, 1.62, [
    cloudlet(0.9),
    clay(limb([0, FLOOR, -0.2], [0, 0.8, -0.1], 0.12, 0.05), MIST, 0.024),
    ...bodied(
      { ...FORM, hip: 0.96, shoulder: 1.1 },
      stance,
      { cloth: paint('#8c3a1e', 'cloth'), legs: paint('#b8562a', 'cloth'), boots: GOLD, hands: GOLD },
      true,
    ),
    clay(trail, paint('#e08a3a', 'cloth', 0.5), 0.024),
    ...head(0.02, paint('#8c3a1e', 'cloth'), [26, 0, 0], [0, 1.2, 0.58]),
    wings(128, 0.7, 2, paint('#e0b070', 'glaze')),
    {
      mesh: merge(
        ...[
          [0.24, 0.74, 0.8],
          [-0.26, 0.86, 0.86],
        ].map((at) =>
          moved(
            lathe(
              [
                [0, -0.11],
                [0.1, -0.02],
                [0.06, 0.08],
                [0, 0.16],
              ],
              8,
              0.006,
            ),
            at[0] as number,
            at[1] as number,
            at[2] as number,
          ),
        ),
      ),
      coat: ember,
    },
    {
      mesh: pipe(
        [
          [0, 1.3, -0.5],
          [0.02, 1.54, -0.7],
        ],
        [0.04, 0.01],
        6,
      ),
      coat: ember,
    },
  ])
}
