/** A line soldier, braced behind his rifle. */
import { base, clay, FLOOR } from '../kit/base'
import { blend, chain, join, limb, press } from '../kit/field'
import { type Mesh, merge, moved, spun, transformed } from '../kit/mesh'
import type { Part } from '../kit/paint'
import { can, hoop, lathe, pipe, slab } from '../kit/solids'
import { add, aiming, lerp, sub, turning, type Vec3 } from '../kit/space'
import { BOOT, BRASS, boot, coat, face, fist, IRON, LEATHER, SKIN, trousers } from './anatomy'

export function soldier(): Part[] {
  const olive = coat('#4d5233')
  const web = coat('#2f3022')
  const hips: [Vec3, Vec3] = [
    [0.09, 0.68, -0.02],
    [-0.09, 0.68, -0.04],
  ]
  const feet: [Vec3, Vec3] = [
    [0.2, FLOOR, 0.24],
    [-0.22, FLOOR, -0.22],
  ]
  const body = blend(0.05, limb([0, 0.78, 0], [0, 1.06, 0.06], 0.165, 0.19), limb([0.18, 1.14, 0.1], [-0.18, 1.14, 0.02], 0.095))
  const vest = press(blend(0.03, limb([0, 0.79, 0.005], [0, 1.08, 0.06], 0.188, 0.202)), 0.001, () => 0)
  const muzzle: Vec3 = [-0.04, 1.25, 0.8]
  const stock: Vec3 = [-0.13, 1.17, 0.14]
  const along = sub(muzzle, stock)
  const grip = lerp(stock, muzzle, 0.22)
  const fore = lerp(stock, muzzle, 0.56)
  const armRight: Vec3[] = [[-0.22, 1.13, 0.02], [-0.4, 0.98, 0.14], add(grip, [-0.03, -0.06, -0.02])]
  const armLeft: Vec3[] = [[0.22, 1.13, 0.1], [0.26, 0.96, 0.34], add(fore, [0.01, -0.07, 0])]
  const sleeves = press(
    join(chain(armRight, [0.085, 0.078, 0.066], 0.03), chain(armLeft, [0.085, 0.078, 0.066], 0.03)),
    0.01,
    (x, y, z) => 0.006 * Math.sin(42 * (x + y + z)),
  )
  const tin = (m: Mesh) => transformed(m, [-0.01, 1.43, 0.06], turning(4, 0, -4))
  const helmet = lathe(
    [
      [0.14, -0.03],
      [0.225, -0.035],
      [0.225, -0.01],
      [0.17, 0.03],
      [0.155, 0.1],
      [0.11, 0.16],
      [0.05, 0.19],
      [0, 0.195],
    ],
    20,
    0.012,
  )
  const gun = (m: Mesh) => transformed(m, stock, aiming(along))
  const rifle = merge(
    moved(slab([0.07, 0.3, 0.11], 0.024), 0, 0.28, 0),
    moved(
      lathe(
        [
          [0, 0],
          [0.03, 0],
          [0.026, 0.26],
          [0.042, 0.28],
          [0.042, 0.36],
          [0, 0.36],
        ],
        10,
        0.01,
      ),
      0,
      0.4,
      0.01,
    ),
    moved(slab([0.05, 0.12, 0.16], 0.016), 0, 0.3, -0.1),
    moved(slab([0.045, 0.16, 0.05], 0.014), 0, 0.28, 0.085),
  )
  const wood = merge(
    moved(slab([0.065, 0.24, 0.12], 0.03), 0, 0.06, -0.02),
    moved(slab([0.075, 0.18, 0.075], 0.024), 0, 0.46, -0.025),
  )
  const pouch = (x: number, y: number, z: number, yaw: number) =>
    transformed(slab([0.1, 0.12, 0.08], 0.022), [x, y, z], turning(0, yaw, 0))
  return [
    ...base(0.59, 'dust', 53),
    clay(
      trousers(
        hips,
        [
          [0.2, 0.46, 0.2],
          [-0.18, 0.44, -0.02],
        ],
        feet,
        0.1,
      ),
      coat('#5a5238'),
      0.022,
    ),
    clay(join(boot(feet[0], 10), boot(feet[1], -38)), BOOT, 0.02),
    clay(join(body, sleeves), olive, 0.02),
    clay(vest, web, 0.022),
    {
      mesh: merge(
        pouch(0.12, 0.86, 0.18, 30),
        pouch(-0.12, 0.86, 0.17, -30),
        pouch(0.2, 0.84, 0.02, 90),
        pouch(-0.2, 0.84, -0.02, 90),
      ),
      coat: LEATHER,
    },
    {
      mesh: merge(
        transformed(slab([0.34, 0.36, 0.17], 0.05), [0, 1.0, -0.2], turning(4)),
        transformed(slab([0.26, 0.16, 0.08], 0.03), [0, 0.93, -0.3], turning(4)),
      ),
      coat: coat('#6d6244'),
    },
    { mesh: transformed(can(0.075, 0.42, 0.03, 12), [0.21, 1.24, -0.2], turning(0, 0, 90)), coat: coat('#7d3a2a') },
    {
      mesh: pipe(
        [
          [0.1, 1.1, -0.24],
          [0.12, 1.4, -0.26],
          [0.12, 1.72, -0.3],
        ],
        [0.018, 0.012, 0.008],
        6,
      ),
      coat: IRON,
    },
    ...face({ at: [-0.01, 1.38, 0.07], turn: [6, -6, -6], skin: SKIN, s: 1.05 }),
    { mesh: tin(helmet), coat: olive },
    { mesh: tin(moved(hoop(0.16, 0.016, 20), 0, 0.045, 0)), coat: LEATHER },
    { mesh: tin(moved(spun(can(0.03, 0.02, 0.006, 10), 90), 0, 0.05, 0.165)), coat: BRASS },
    clay(join(fist(add(grip, [-0.01, -0.04, 0]), 1.15), fist(add(fore, [0.01, -0.045, 0]), 1.15)), SKIN, 0.018),
    { mesh: gun(rifle), coat: IRON },
    { mesh: gun(wood), coat: coat('#5d3a20', 'satin', 1.2) },
  ]
}
