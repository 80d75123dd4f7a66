/** Figures without uniforms: a rebel with hood and scarf, and an alien with long limbs, crest and tail. */
import { clay, FLOOR } from '../kit/base'
import { behind, blend, both, carve, chain, common, egg, join, limb, move, press, ring, turn, turned } from '../kit/field'
import { colour } from '../kit/finish'
import { type Mesh, merge, moved, pair, transformed } from '../kit/mesh'
import type { Coat, Part } from '../kit/paint'
import { can, sheet, slab } from '../kit/solids'
import { add, lerp, ramp, turning, type Vec3 } from '../kit/space'
import { boot, face, fist, LEATHER, SKIN, trousers } from '../minis/anatomy'
import { greave } from '../minis/frame-parts'
import { paint } from './armour'
import { fitted } from './fit'
import { carbine, IRON } from './guns'

/** Leaning into a long rifle, coat-tails out, a bedroll and a pack behind. */
export function rebel(): Part[] {
  const sand = paint('#8a7448', 'cloth')
  const rust = paint('#b0561f', 'cloth')
  const drab = paint('#4b4a38', 'cloth')
  const hips: [Vec3, Vec3] = [
    [0.1, 0.7, -0.02],
    [-0.1, 0.7, -0.04],
  ]
  const feet: [Vec3, Vec3] = [
    [0.2, FLOOR, 0.28],
    [-0.22, FLOOR, -0.26],
  ]
  const left: Vec3[] = [
    [0.22, 1.14, 0.1],
    [0.3, 0.96, 0.34],
    [0.06, 1.06, 0.56],
  ]
  const right: Vec3[] = [
    [-0.22, 1.13, 0.04],
    [-0.42, 0.98, 0.08],
    [-0.18, 1.0, 0.24],
  ]
  const trunk = blend(0.05, limb([0, 0.78, 0], [0, 1.06, 0.06], 0.165, 0.185), limb(left[0] as Vec3, right[0] as Vec3, 0.1))
  const sleeves = join(chain(left, [0.092, 0.085, 0.07], 0.03), chain(right, [0.092, 0.085, 0.07], 0.03))
  const coatOf = press(join(trunk, sleeves), 0.012, (x, y, z) => 0.008 * Math.sin(36 * (x + y + z)))
  const tails = carve(
    0.02,
    press(
      turned(
        [
          [0.13, 0.82],
          [0.2, 0.82],
          [0.34, 0.36],
          [0.3, 0.34],
        ],
        0.02,
      ),
      0.03,
      (x, _, z) => 0.022 * Math.sin(Math.atan2(x, z) * 7),
    ),
    {
      at: (x, y, z) => Math.max(Math.abs(x) - 0.1 - 0.55 * Math.max(0, 0.82 - y), -z),
      box: { min: [-1, 0, -1], max: [1, 1, 1] },
    },
  )
  const scarf = press(
    join(
      move(turn(ring(0.12, 0.07), [10, 0, 0]), [0, 1.24, 0.07]),
      chain(
        [
          [0.1, 1.22, -0.02],
          [0.24, 1.2, -0.24],
          [0.2, 1.1, -0.44],
          [0.3, 1.12, -0.6],
        ],
        [0.06, 0.065, 0.06, 0.03],
        0.03,
      ),
    ),
    0.01,
    (x, y, z) => 0.008 * Math.sin(54 * (z + x) + 9 * y),
  )
  const hood = carve(
    0.02,
    blend(0.04, egg([0, 1.43, 0.04], [0.19, 0.2, 0.21]), limb([0, 1.48, -0.08], [0, 1.38, -0.2], 0.12, 0.06)),
    egg([0, 1.4, 0.24], [0.13, 0.17, 0.16]),
  )
  const back = (m: Mesh) => transformed(m, [0, 1.0, -0.26], turning(4, 0, 0))
  return fitted(1, 'dust', 321, [
    clay(
      trousers(
        hips,
        [
          [0.19, 0.46, 0.22],
          [-0.18, 0.44, -0.04],
        ],
        feet,
        0.098,
      ),
      drab,
      0.022,
    ),
    clay(join(boot(feet[0], 8), boot(feet[1], -34)), LEATHER, 0.02),
    clay(coatOf, sand, 0.022),
    clay(tails, sand, 0.022),
    clay(scarf, rust, 0.02),
    clay(hood, paint('#6b5a38', 'cloth'), 0.02),
    ...face({ at: [0, 1.4, 0.06], turn: [6, -4, 0], skin: SKIN, s: 1.1 }),
    {
      mesh: merge(...[-1, 1].map((k) => transformed(can(0.055, 0.05, 0.012, 12), [k * 0.06, 1.43, 0.16], turning(84, 0, 0)))),
      coat: { colour: colour('#8fe3ff'), finish: 'glow-cyan' },
    },
    { mesh: back(slab([0.34, 0.36, 0.2], 0.06)), coat: LEATHER },
    { mesh: back(moved(transformed(can(0.085, 0.46, 0.03, 12), [0, 0, 0], turning(0, 0, 90)), 0.23, 0.24, 0.02)), coat: rust },
    { mesh: moved(slab([0.38, 0.08, 0.32], 0.03), 0, 0.79, 0), coat: LEATHER },
    clay(join(fist(left[2] as Vec3, 1.15), fist(right[2] as Vec3, 1.15)), SKIN, 0.018),
    ...carbine([-0.16, 1.06, 0.2], [0.18, 1.16, 0.86], rust, 1.35),
  ])
}

const SKIN_OF_ALIEN: Coat = {
  colour: (p) => lerp(colour('#2f6b54'), colour('#9fb06a'), ramp(0.0, 0.35, p[2] + 0.1)),
  finish: 'satin',
  brush: 1,
}

/** Legs bent backwards, a long head with a fan of quills, a tail for balance, carapace at shoulders and shins. */
export function alien(): Part[] {
  const carapace = paint('#5a3f78', 'glaze', 1.3)
  const quill = paint('#c86a3a', 'satin', 1.2)
  const legs = join(
    chain(
      [
        [0.13, 0.78, -0.06],
        [0.27, 0.62, 0.2],
        [0.24, 0.36, -0.06],
        [0.26, 0.17, 0.1],
        [0.28, 0.16, 0.26],
      ],
      [0.13, 0.1, 0.07, 0.055, 0.04],
      0.03,
    ),
    chain(
      [
        [-0.13, 0.78, -0.06],
        [-0.26, 0.56, 0.1],
        [-0.25, 0.38, -0.22],
        [-0.28, 0.17, -0.1],
        [-0.32, 0.16, 0.06],
      ],
      [0.13, 0.1, 0.07, 0.055, 0.04],
      0.03,
    ),
  )
  const body = blend(
    0.06,
    limb([0, 0.8, -0.08], [0, 1.1, 0.08], 0.15, 0.2),
    limb([0.2, 1.16, 0.08], [-0.2, 1.16, 0.04], 0.1),
    limb([0, 1.15, 0.1], [0, 1.34, 0.22], 0.09, 0.08),
  )
  const tail = chain(
    [
      [0, 0.82, -0.14],
      [0.06, 0.66, -0.42],
      [0.2, 0.5, -0.6],
      [0.36, 0.56, -0.66],
      [0.44, 0.66, -0.58],
    ],
    [0.12, 0.085, 0.06, 0.04, 0.015],
    0.03,
  )
  const head = blend(
    0.04,
    egg([0, 1.42, 0.18], [0.13, 0.12, 0.17]),
    limb([0, 1.39, 0.26], [0, 1.34, 0.46], 0.095, 0.055),
    both(limb([0.06, 1.46, 0.26], [0.11, 1.46, 0.2], 0.035)),
  )
  const left: Vec3[] = [
    [0.26, 1.15, 0.08],
    [0.44, 0.98, 0.14],
    [0.16, 0.98, 0.46],
  ]
  const right: Vec3[] = [
    [-0.26, 1.15, 0.04],
    [-0.46, 0.96, 0.0],
    [-0.26, 0.9, 0.2],
  ]
  const arms = join(chain(left, [0.085, 0.07, 0.06], 0.02), chain(right, [0.085, 0.07, 0.06], 0.02))
  const shell = join(
    both(
      move(
        turn(common(0.015, egg([0, 0, 0], [0.17, 0.13, 0.2]), behind([0, -0.04, 0], [0.3, -1, 0])), [0, 0, -18]),
        [0.3, 1.18, 0.04],
      ),
    ),
    common(0.015, egg([0, 1.02, -0.02], [0.22, 0.26, 0.24]), behind([0, 1, -0.06], [0, 0, 1])),
    egg([0, 1.5, 0.12], [0.085, 0.06, 0.14]),
  )
  const quills = [-64, -38, -13, 13, 38, 64].map((a) =>
    transformed(
      sheet(
        [
          [-0.035, 0.06],
          [0.035, 0.06],
          [0.045, 0.24],
          [0, 0.42 - Math.abs(a) * 0.0015],
          [-0.04, 0.24],
        ],
        0.05,
        0.016,
      ),
      [0, 1.42, 0.1],
      turning(-52, 0, a),
    ),
  )
  return fitted(1, 'dust', 322, [
    clay(join(legs, tail), SKIN_OF_ALIEN, 0.022),
    clay(join(body, arms), SKIN_OF_ALIEN, 0.022),
    clay(head, SKIN_OF_ALIEN, 0.018),
    clay(shell, carapace, 0.02),
    { mesh: merge(...quills), coat: quill },
    {
      mesh: merge(
        greave([0.26, 0.58, 0.18], [0.24, 0.38, -0.02], 0.085),
        greave([-0.26, 0.54, 0.08], [-0.25, 0.4, -0.18], 0.085),
      ),
      coat: carapace,
    },
    {
      mesh: pair(transformed(slab([0.05, 0.03, 0.09], 0.012), [0.1, 1.45, 0.3], turning(0, 25, -14))),
      coat: { colour: colour('#8dff9a'), finish: 'glow-green' },
    },
    { mesh: moved(slab([0.34, 0.09, 0.28], 0.03), 0, 0.84, -0.04), coat: IRON },
    clay(join(fist(left[2] as Vec3, 1.1), fist(add(right[2] as Vec3, [0, -0.02, 0]), 1.1)), SKIN_OF_ALIEN, 0.018),
    ...carbine([-0.26, 0.94, 0.16], [0.34, 1.02, 0.74], carapace, 1.2),
  ])
}
