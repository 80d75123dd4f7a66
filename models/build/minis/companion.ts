/** A quick companion, running and aiming at once. */
import { base, clay, FLOOR } from '../kit/base'
import { blend, block, carve, chain, common, egg, join, limb, move, press, ring, turn, turned } from '../kit/field'
import { colour } from '../kit/finish'
import { type Mesh, merge, moved, spun, transformed } from '../kit/mesh'
import type { Part } from '../kit/paint'
import { can, pipe, slab } from '../kit/solids'
import { add, turning, type Vec3 } from '../kit/space'
import { BRASS, boot, coat, face, fist, IRON, LEATHER, SKIN_DARK, trousers } from './anatomy'

export function companion(): Part[] {
  const jacket = coat('#b07d1f')
  const hips: [Vec3, Vec3] = [
    [0.08, 0.72, -0.02],
    [-0.08, 0.72, -0.02],
  ]
  const feet: [Vec3, Vec3] = [
    [0.12, FLOOR, 0.32],
    [-0.1, FLOOR + 0.1, -0.36],
  ]
  const body = blend(
    0.05,
    limb([0, 0.8, 0.02], [0.01, 1.08, 0.12], 0.135, 0.165),
    limb([0.15, 1.14, 0.1], [-0.13, 1.14, 0.16], 0.085),
  )
  const hem = press(
    move(
      turn(
        turned(
          [
            [0, 0],
            [0.17, 0],
            [0.19, 0.05],
            [0.17, 0.1],
            [0, 0.1],
          ],
          0.015,
        ),
        [14, 0, 0],
      ),
      [0, 0.74, 0.0],
    ),
    0.01,
    () => 0,
  )
  const armGun: Vec3[] = [
    [-0.18, 1.13, 0.16],
    [-0.3, 1.02, 0.4],
    [-0.22, 1.14, 0.62],
  ]
  const armBack: Vec3[] = [
    [0.2, 1.13, 0.08],
    [0.4, 0.96, -0.08],
    [0.44, 0.78, 0.1],
  ]
  const sleeves = press(
    join(chain(armGun, [0.078, 0.072, 0.064], 0.03), chain(armBack, [0.078, 0.072, 0.064], 0.03)),
    0.01,
    (x, y, z) => 0.006 * Math.sin(44 * (x + y + z)),
  )
  const wool = coat('#8a2f2a')
  const scarf = press(
    join(
      move(turn(ring(0.1, 0.05), [14, 0, 0]), [0, 1.25, 0.12]),
      chain(
        [
          [0.06, 1.25, 0.06],
          [0.16, 1.28, -0.14],
          [0.14, 1.22, -0.32],
          [0.22, 1.26, -0.46],
        ],
        [0.05, 0.055, 0.055, 0.03],
        0.03,
      ),
    ),
    0.01,
    (x, y, z) => 0.007 * Math.sin(60 * (z + x) + 9 * y),
  )
  const hair = press(
    carve(
      0.02,
      blend(
        0.03,
        egg([0.01, 1.47, 0.1], [0.15, 0.15, 0.16]),
        limb([0.02, 1.54, -0.04], [0.06, 1.58, -0.14], 0.05, 0.06),
        chain(
          [
            [0.06, 1.58, -0.15],
            [0.14, 1.5, -0.3],
            [0.12, 1.38, -0.38],
            [0.2, 1.36, -0.46],
          ],
          [0.075, 0.085, 0.06, 0.015],
          0.04,
        ),
      ),
      move(turn(egg([0, -0.05, 0.14], [0.12, 0.14, 0.12]), [0, 10, 0]), [0.01, 1.42, 0.12]),
    ),
    0.02,
    (x, y, z) => 0.009 * Math.sin(46 * x + 22 * y + 10 * z),
  )
  const grip = add(armGun[2] as Vec3, [0.02, 0.02, 0.05])
  const at = (m: Mesh) => moved(m, ...grip)
  const bag = transformed(slab([0.26, 0.24, 0.13], 0.035), [0.24, 0.76, -0.16], turning(10, 24, -10))
  return [
    ...base(0.59, 'cobble', 47),
    clay(
      trousers(
        hips,
        [
          [0.13, 0.5, 0.26],
          [-0.1, 0.46, -0.06],
        ],
        feet,
        0.082,
      ),
      coat('#2b3f59'),
      0.021,
    ),
    clay(join(boot(feet[0], 4, -4), boot(feet[1], -4, 48)), coat('#6b2d24', 'satin', 1.2), 0.02),
    clay(join(body, sleeves), jacket, 0.02),
    clay(hem, coat('#7d5a1a'), 0.022),
    clay(
      common(0.01, limb([0, 0.8, 0.05], [0.01, 1.1, 0.16], 0.115, 0.15), block([0, 0.98, 0.3], [0.045, 0.3, 0.2], 0.02)),
      coat('#c9c0ae'),
      0.018,
    ),
    clay(scarf, wool, 0.02),
    ...face({ at: [0.01, 1.4, 0.14], turn: [2, 10, 0], skin: SKIN_DARK, s: 1.05 }),
    clay(hair, coat('#1f1512', 'satin', 1.4), 0.018),
    clay(join(fist(armGun[2] as Vec3, 1.1), fist(add(armBack[2] as Vec3, [0, -0.03, 0.04]), 1.1)), SKIN_DARK, 0.018),
    {
      mesh: at(
        merge(
          moved(slab([0.07, 0.1, 0.34], 0.02), 0, 0.06, 0.12),
          moved(spun(can(0.04, 0.08, 0.01, 10), 90), 0, 0.06, 0.28),
          moved(slab([0.06, 0.16, 0.08], 0.02), 0, -0.02, 0),
        ),
      ),
      coat: IRON,
    },
    {
      mesh: at(
        merge(moved(spun(can(0.03, 0.02, 0.006, 10), 90), 0, 0.06, 0.355), moved(slab([0.08, 0.03, 0.14], 0.008), 0, 0.07, 0.1)),
      ),
      coat: { colour: colour('#8fe8ff'), finish: 'glow-cyan' },
    },
    { mesh: bag, coat: LEATHER },
    {
      mesh: pipe(
        [
          [0.26, 0.86, -0.12],
          [0.14, 1.0, -0.1],
          [0.02, 1.2, 0.0],
          [-0.12, 1.2, 0.2],
          [-0.06, 1.0, 0.28],
          [0.12, 0.84, 0.16],
          [0.24, 0.84, 0.02],
        ],
        0.022,
        6,
      ),
      coat: LEATHER,
    },
    { mesh: merge(transformed(slab([0.07, 0.07, 0.03], 0.01), [0.28, 0.76, -0.08], turning(10, 24, -10))), coat: BRASS },
  ]
}
