/** Steppe people: long coats in ochre and blue, plumed helmets, long shafts, and one great riding beast. */
import { clay, FLOOR } from '../kit/base'
import { blend, block, both, carve, chain, egg, type Field, join, limb, press } from '../kit/field'
import { merge, moved, transformed } from '../kit/mesh'
import type { Part } from '../kit/paint'
import { can, hoop, lathe, pipe, sheet, slab } from '../kit/solids'
import { add, turning, type Vec2, type Vec3 } from '../kit/space'
import { face, LEATHER, SKIN } from '../minis/anatomy'
import {
  bodied,
  bow,
  cloak,
  type Dress,
  type Form,
  GOLD,
  glow,
  halberd,
  IRON,
  paint,
  ROUND,
  STEEL,
  type Stance,
  shield,
  skirt,
  spear,
  staff,
  standing,
  sword,
} from './body'

const OCHRE = paint('#b5802c', 'cloth')
const BLUE = paint('#2f4a78', 'cloth')
const RED = paint('#9a2f22', 'cloth')
const LINEN = paint('#b9a47c', 'cloth')
const FORM: Form = { hip: 0.68, shoulder: 1.17, half: 0.24, girth: 1 }
const DRESS: Dress = { cloth: BLUE, legs: LINEN, boots: LEATHER, hands: SKIN }
const FEET: Stance['feet'] = [
  [0.19, FLOOR, 0.2],
  [-0.21, FLOOR, -0.18],
]
const CROWN = 1.68
const HEAD: Vec3 = [0, 1.45, 0.07]

/** A conical helmet with a brim and a tail of hair in the wind. */
function helmet(at: Vec3, plume: number, hair = RED, look: Vec3 = [4, -6, 0]): Part[] {
  const put = (f: Parameters<typeof transformed>[0]) => transformed(f, at, turning(...look))
  const cone = lathe(
    [
      [0.15, 0.02],
      [0.17, 0.04],
      [0.14, 0.12],
      [0.07, 0.21],
      [0.02, 0.27],
      [0, 0.28],
    ] as Vec2[],
    16,
    0.01,
  )
  const tail = press(
    chain(
      [
        add(at, [0, 0.26, 0]),
        add(at, [0, 0.3 + plume * 0.4, -0.1]),
        add(at, [0.03, 0.22 + plume * 0.3, -0.3]),
        add(at, [0.08, 0.02, -0.44]),
      ],
      [0.03, 0.06, 0.075, 0.02],
      0.03,
    ),
    0.02,
    (x, y, z) => 0.014 * Math.sin(50 * (y + z) + 20 * x),
  )
  return [
    ...face({ at, turn: look, skin: SKIN, s: 1.08 }),
    { mesh: put(cone), coat: STEEL },
    { mesh: put(moved(hoop(0.155, 0.035, 18), 0, 0.03, 0)), coat: GOLD },
    ...(plume > 0 ? [clay(tail, hair, 0.02)] : []),
  ]
}

const coatTails = (field: Field): Part =>
  clay(
    carve(0.02, field, {
      at: (x, y, z) => Math.max(Math.abs(x) - 0.05 - 0.3 * Math.max(0, 0.8 - y), -z),
      box: { min: [-1, 0, -1], max: [1, 1, 1] },
    }),
    OCHRE,
    0.022,
  )
const belt: Part = {
  mesh: merge(moved(hoop(0.17, 0.04, 18), 0, 0.76, 0), moved(slab([0.1, 0.09, 0.04], 0.012), 0, 0.76, 0.19)),
  coat: LEATHER,
}

/** Points the way with his blade under a banner. */
export function captain(): Part[] {
  const stance: Stance = {
    feet: FEET,
    left: [
      [0.42, 0.98, 0.08],
      [0.36, 1.06, 0.32],
    ],
    right: [
      [-0.44, 1.1, 0.12],
      [-0.5, 1.3, 0.36],
    ],
  }
  const banner: Vec2[] = [
    [0, 0],
    [0.1, -0.04],
    [0.46, 0.02],
    [0.36, 0.18],
    [0.5, 0.34],
    [0.1, 0.36],
    [0, 0.34],
  ]
  return standing('S', 'steppe', 501, CROWN, [
    ...bodied(FORM, stance, DRESS),
    coatTails(skirt(0.82, 0.34, 0.19, 0.36)),
    belt,
    { mesh: cloak([0, 1.22, -0.18], 0.86, 1.25, 18), coat: RED },
    ...helmet(HEAD, 0.5, RED),
    { mesh: merge(...[1, -1].map((k) => moved(slab([0.2, 0.09, 0.22], 0.04), k * 0.27, 1.23, 0.03))), coat: GOLD },
    ...sword([-0.5, 1.3, 0.38], [-0.62, 1.7, 0.78], 1.15),
    {
      mesh: pipe(
        [
          [0.12, 0.6, -0.28],
          [0.14, 1.2, -0.3],
          [0.15, 2.16, -0.33],
        ],
        0.024,
        8,
      ),
      coat: LEATHER,
    },
    { mesh: transformed(sheet(banner, 0.035, 0.012), [0.16, 1.76, -0.33], turning(0, 24, 0)), coat: OCHRE },
  ])
}

/** On a horned runner of the plains, lance level. */
export function lancer(): Part[] {
  const hide = paint('#7a5636', 'satin')
  const leg = (x: number, z: number, k: number): Field =>
    chain(
      [
        [x * 0.7, 0.86, z],
        [x, 0.66, z + 0.12 * k],
        [x, 0.4, z - 0.03 * k],
        [x * 1.05, 0.2, z + 0.12 * k],
      ],
      [0.15, 0.1, 0.06, 0.065],
      0.03,
    )
  const beast = blend(
    0.08,
    egg([0, 0.92, 0.2], [0.25, 0.25, 0.32]),
    egg([0, 0.9, -0.32], [0.23, 0.23, 0.3]),
    chain(
      [
        [0, 1.04, 0.36],
        [0, 1.3, 0.56],
        [0, 1.42, 0.66],
      ],
      [0.19, 0.13, 0.11],
      0.04,
    ),
    limb([0, 1.44, 0.66], [0, 1.28, 0.94], 0.12, 0.075),
    chain(
      [
        [0, 1.0, -0.56],
        [0.06, 0.9, -0.76],
        [0.1, 0.6, -0.84],
      ],
      [0.07, 0.09, 0.03],
      0.03,
    ),
  )
  const horns = [1, -1].map((k) =>
    pipe(
      [
        [k * 0.06, 1.52, 0.62],
        [k * 0.16, 1.68, 0.54],
        [k * 0.18, 1.86, 0.4],
        [k * 0.1, 1.96, 0.24],
      ],
      [0.05, 0.045, 0.03, 0.01],
      7,
    ),
  )
  const up = (v: Vec3): Vec3 => [v[0] * 0.9, v[1] * 0.9 + 0.5, v[2] * 0.9 - 0.08]
  const rider = blend(
    0.05,
    limb(up([0, 0.7, 0]), up([0, 1.06, 0.05]), 0.16, 0.17),
    limb(up([0.22, 1.17, 0.05]), up([-0.22, 1.17, 0.05]), 0.1),
    limb(up([0, 1.17, 0.05]), up([0, 1.3, 0.06]), 0.08),
  )
  const arms = join(
    chain([up([0.24, 1.17, 0.05]), up([0.4, 0.98, 0.16]), up([0.14, 0.9, 0.42])], [0.09, 0.08, 0.065], 0.03),
    chain([up([-0.24, 1.17, 0.05]), up([-0.46, 1.0, 0]), up([-0.4, 0.92, 0.28])], [0.09, 0.08, 0.065], 0.03),
  )
  const thighs = both(
    chain(
      [
        [0.1, 1.14, -0.1],
        [0.3, 1.02, 0.12],
        [0.32, 0.72, 0.0],
        [0.32, 0.64, 0.1],
      ],
      [0.11, 0.1, 0.075, 0.06],
      0.03,
    ),
  )
  return standing('L', 'steppe', 502, 2.02, [
    clay(beast, hide, 0.024),
    clay(join(leg(0.2, 0.36, -1), leg(-0.22, 0.24, 1.2), leg(0.22, -0.42, 1), leg(-0.2, -0.36, -0.6)), hide, 0.022),
    { mesh: merge(...horns), coat: paint('#d8c69a', 'satin') },
    {
      mesh: merge(
        moved(slab([0.56, 0.06, 0.6], 0.025), 0, 1.12, -0.1),
        ...[1, -1].map((k) => transformed(slab([0.05, 0.42, 0.5], 0.02), [k * 0.26, 0.94, -0.1], turning(0, 0, k * 6))),
      ),
      coat: RED,
    },
    clay(thighs, LINEN, 0.022),
    clay(join(rider, arms), BLUE, 0.022),
    ...helmet(up([0, 1.46, 0.07]), 0.5, OCHRE),
    ...shield(ROUND, [0.34, 1.36, 0.32], [0, 38, 0], OCHRE, IRON, 0.95),
    ...spear(up([-0.4, 0.92, 0.3]), [-0.24, 1.46, 1.4], 0.62, 0.92, 0.4),
    {
      mesh: transformed(
        sheet(
          [
            [0, 0],
            [0.3, 0.04],
            [0.2, 0.1],
            [0.32, 0.18],
            [0, 0.2],
          ],
          0.03,
          0.01,
        ),
        [-0.3, 1.44, 0.9],
        turning(0, 70, 90),
      ),
      coat: RED,
    },
  ])
}

/** Behind a board as tall as himself. */
export function shieldbearer(): Part[] {
  const board: Vec2[] = [
    [-0.34, -0.5],
    [0.34, -0.5],
    [0.38, 0.3],
    [0.2, 0.52],
    [0, 0.58],
    [-0.2, 0.52],
    [-0.38, 0.3],
  ]
  const stance: Stance = {
    feet: FEET,
    left: [
      [0.4, 0.96, 0.14],
      [0.16, 0.94, 0.36],
    ],
    right: [
      [-0.42, 0.98, -0.04],
      [-0.4, 0.8, 0.2],
    ],
  }
  return standing('S', 'steppe', 503, CROWN, [
    ...bodied({ ...FORM, girth: 1.1 }, stance, DRESS),
    coatTails(skirt(0.82, 0.4, 0.2, 0.34)),
    ...helmet(HEAD, 0),
    ...shield(board, [0.14, 0.76, 0.5], [-6, 10, 0], OCHRE, IRON, 1.08),
    {
      mesh: transformed(
        sheet(
          [
            [-0.05, -0.3],
            [0.05, -0.3],
            [0.05, -0.05],
            [0.22, -0.05],
            [0.22, 0.05],
            [0.05, 0.05],
            [0.05, 0.3],
            [-0.05, 0.3],
            [-0.05, 0.05],
            [-0.22, 0.05],
            [-0.22, -0.05],
            [-0.05, -0.05],
          ],
          0.08,
          0.012,
        ),
        [0.145, 0.78, 0.525],
        turning(-6, 10, 0),
      ),
      coat: BLUE,
    },
    ...sword([-0.4, 0.8, 0.22], [-0.5, 0.98, 0.72], 0.9),
  ])
}

/** The great axe raised for a blow. */
export function halberdier(): Part[] {
  const stance: Stance = {
    feet: [
      [0.24, FLOOR, 0.22],
      [-0.25, FLOOR, -0.2],
    ],
    left: [
      [0.38, 1.08, 0.26],
      [0.12, 1.1, 0.42],
    ],
    right: [
      [-0.44, 1.1, 0.0],
      [-0.34, 1.34, 0.2],
    ],
  }
  return standing('S', 'steppe', 504, CROWN, [
    ...bodied(FORM, stance, { ...DRESS, cloth: OCHRE }),
    clay(skirt(0.82, 0.52, 0.19, 0.3), BLUE, 0.022),
    belt,
    ...helmet(HEAD, 0.22, BLUE),
    { mesh: merge(...[1, -1].map((k) => moved(slab([0.18, 0.08, 0.2], 0.035), k * 0.26, 1.23, 0.03))), coat: IRON },
    ...halberd([-0.1, 1.22, 0.32], [-0.7, 1.78, -0.06]),
  ])
}

/** A bow drawn to the cheek, a wide hat, a quiver. */
export function archer(): Part[] {
  const stance: Stance = {
    feet: [
      [0.2, FLOOR, 0.24],
      [-0.2, FLOOR, -0.22],
    ],
    left: [
      [0.26, 1.16, 0.36],
      [0.14, 1.22, 0.62],
    ],
    right: [
      [-0.5, 1.22, -0.06],
      [-0.1, 1.24, 0.18],
    ],
  }
  const hat = lathe(
    [
      [0, -0.02],
      [0.35, -0.06],
      [0.36, -0.03],
      [0.13, 0.03],
      [0.09, 0.15],
      [0.02, 0.16],
    ],
    18,
    0.01,
  )
  return standing('S', 'steppe', 505, CROWN, [
    ...bodied({ ...FORM, girth: 0.92 }, stance, { ...DRESS, cloth: LINEN, legs: BLUE }),
    coatTails(skirt(0.82, 0.46, 0.18, 0.3)),
    belt,
    ...face({ at: HEAD, turn: [0, 4, 0], skin: SKIN, s: 1.08 }),
    { mesh: moved(hat, 0, 1.54, 0.06), coat: OCHRE },
    ...bow([0.14, 1.22, 0.64], [0, 6, 0], 1.05, 0.44, RED),
    { mesh: transformed(can(0.085, 0.5, 0.02, 10), [-0.02, 0.86, -0.26], turning(-10, 0, -24)), coat: LEATHER },
    {
      mesh: merge(
        ...[0, 1, 2].map((i) =>
          transformed(slab([0.06, 0.16, 0.02], 0.008), [0.18 + 0.03 * i, 1.4, -0.32 - 0.02 * i], turning(-10, 40 * i, -24)),
        ),
      ),
      coat: RED,
    },
  ])
}

/** Sings with an arm flung up, robes in the wind, chimes on the staff. */
export function chanter(): Part[] {
  const stance: Stance = {
    feet: FEET,
    left: [
      [0.4, 1.26, 0.12],
      [0.42, 1.52, 0.28],
    ],
    right: [
      [-0.4, 0.98, 0.06],
      [-0.42, 1.0, 0.32],
    ],
  }
  const scarf = press(
    chain(
      [
        [0.1, 1.28, 0.1],
        [0.02, 1.26, -0.14],
        [0.2, 1.2, -0.4],
        [0.16, 1.34, -0.62],
        [0.3, 1.3, -0.8],
      ],
      [0.07, 0.08, 0.07, 0.06, 0.02],
      0.03,
    ),
    0.02,
    (x, y, z) => 0.014 * Math.sin(40 * z + 10 * y + 5 * x),
  )
  return standing('S', 'steppe', 506, CROWN, [
    ...bodied({ ...FORM, girth: 0.95 }, stance, { ...DRESS, cloth: LINEN }),
    clay(skirt(0.84, 0.18, 0.18, 0.4, 7), LINEN, 0.022),
    clay(scarf, BLUE, 0.022),
    belt,
    ...face({ at: HEAD, turn: [-12, 4, 0], skin: SKIN, s: 1.08 }),
    clay(
      press(
        carve(
          0.02,
          join(egg([0, 1.53, 0.02], [0.165, 0.14, 0.17]), limb([0, 1.5, -0.12], [0.06, 1.1, -0.3], 0.1, 0.04)),
          egg([0, 1.44, 0.2], [0.12, 0.16, 0.13]),
        ),
        0.02,
        (x, y, z) => 0.012 * Math.sin(60 * x + 20 * y + 9 * z),
      ),
      paint('#2c211c', 'cloth'),
      0.018,
    ),
    ...staff([-0.42, 1.0, 0.34], [-0.4, 2, 0.42], 0.86, 0.78, glow('#bfe8ff', 'glow-cyan')),
    {
      mesh: merge(...[0, 1, 2].map((i) => moved(can(0.035, 0.12, 0.01, 8), -0.58 + 0.14 * i, 1.42 - 0.05 * (i % 2), 0.4))),
      coat: GOLD,
    },
    clay(block([-0.44, 1.6, 0.4], [0.2, 0.018, 0.018], 0.01), GOLD, 0.02),
  ])
}
