/** An eccentric traveller in a long coat, lifting a lantern, reading a strange dial. */
import { base, clay, FLOOR } from '../kit/base'
import { ball, behind, blend, carve, chain, common, egg, type Field, join, limb, press, turned } from '../kit/field'
import { colour } from '../kit/finish'
import { type Mesh, merge, moved, pair, spun, transformed } from '../kit/mesh'
import type { Part } from '../kit/paint'
import { can, hoop, lathe, pipe, slab } from '../kit/solids'
import { add, turning, type Vec3 } from '../kit/space'
import { BOOT, BRASS, boot, coat, EYE, face, fist, LEATHER, lantern, SKIN, trousers } from './anatomy'

export function wanderer(): Part[] {
  const plum = coat('#47243c')
  const ochre = coat('#a9782a')
  const hips: [Vec3, Vec3] = [
    [0.08, 0.76, 0],
    [-0.08, 0.76, 0],
  ]
  const feet: [Vec3, Vec3] = [
    [0.14, FLOOR, 0.24],
    [-0.12, FLOOR + 0.03, -0.24],
  ]
  const sway = (y: number) => 0.55 * Math.max(0, 0.82 - y) ** 2
  const skirtAt = (inner: number): Field => ({
    at: (x, y, z) => {
      const drop = Math.max(0, 0.9 - y)
      const cz = z + sway(y) * 1.1
      const a = Math.atan2(x, cz)
      const r = 0.17 + 0.36 * drop + 0.028 * drop * Math.sin(a * 8 + 1) * 2.2 - inner
      return (Math.sqrt(x * x + cz * cz) - r) * 0.8
    },
    box: { min: [-0.55, 0.2, -0.75], max: [0.55, 0.95, 0.5] },
  })
  const skirt = carve(
    0.02,
    common(0.02, skirtAt(0), behind([0, 0.26, 0], [0, -1, -0.22]), behind([0, 0.93, 0], [0, 1, 0])),
    skirtAt(0.075),
    {
      at: (x, y, z) => Math.max(Math.abs(x - 0.02) - 0.05 - 0.42 * Math.max(0, 0.86 - y), -z - 0.02),
      box: { min: [-1, -1, -1], max: [1, 1, 1] },
    },
  )
  const body = blend(
    0.05,
    limb([0, 0.84, 0], [0, 1.14, 0.03], 0.155, 0.175),
    limb([0.17, 1.21, 0.03], [-0.17, 1.21, 0.03], 0.095),
  )
  const armUp: Vec3[] = [
    [-0.22, 1.21, 0.04],
    [-0.36, 1.12, 0.26],
    [-0.36, 1.34, 0.42],
  ]
  const armOut: Vec3[] = [
    [0.22, 1.21, 0.02],
    [0.4, 0.98, 0.0],
    [0.34, 0.84, 0.22],
  ]
  const sleeves = press(
    join(chain(armUp, [0.09, 0.085, 0.088], 0.03), chain(armOut, [0.09, 0.085, 0.088], 0.03)),
    0.01,
    (x, y, z) => 0.006 * Math.sin(40 * (x + y + z)),
  )
  const cuffs = join(ball(armUp[2] as Vec3, 0.098), ball(armOut[2] as Vec3, 0.098))
  const cape = carve(
    0.02,
    press(
      turned(
        [
          [0, 1.34],
          [0.1, 1.33],
          [0.23, 1.24],
          [0.35, 1.02],
          [0.28, 1.0],
          [0, 1.2],
        ],
        0.022,
      ),
      0.02,
      (x, _, z) => 0.014 * Math.sin(Math.atan2(x, z) * 9),
    ),
    {
      at: (x, y, z) => Math.max(Math.abs(x) - 0.06 - 0.9 * Math.max(0, 1.3 - y), -z + 0.02),
      box: { min: [-1, -1, -1], max: [1, 2, 1] },
    },
  )
  const collar = carve(
    0.015,
    turned(
      [
        [0.09, 1.26],
        [0.13, 1.26],
        [0.17, 1.42],
        [0.145, 1.43],
      ],
      0.015,
    ),
    behind([0, 1.2, 0.07], [0, 0, -1]),
  )
  const hair = press(
    carve(
      0.02,
      join(
        egg([0, 1.58, -0.02], [0.165, 0.15, 0.17]),
        egg([0, 1.74, -0.07], [0.085, 0.1, 0.085]),
        egg([0, 1.46, -0.12], [0.13, 0.13, 0.08]),
      ),
      egg([0, 1.46, 0.16], [0.12, 0.16, 0.12]),
    ),
    0.03,
    (x, y, z) => 0.018 * Math.sin(34 * x + 9 * Math.sin(17 * y)) * Math.cos(26 * z + 6 * y),
  )
  const beard = press(egg([0, 1.385, 0.115], [0.07, 0.085, 0.06]), 0.02, (x, y) => 0.008 * Math.sin(x * 80 + y * 10))
  const tubes = merge(
    transformed(can(0.055, 0.62, 0.018, 12), [0.16, 0.86, -0.27], turning(-8, 0, -22)),
    transformed(can(0.045, 0.5, 0.016, 12), [0.02, 0.92, -0.3], turning(-6, 0, 8)),
  )
  const dial = (m: Mesh) => transformed(m, [0.35, 0.87, 0.3], turning(60, 20, 0))
  const stick: Vec3 = [-0.36, 1.34, 0.44]
  return [
    ...base(0.59, 'cobble', 31),
    clay(
      trousers(
        hips,
        [
          [0.13, 0.5, 0.2],
          [-0.1, 0.48, -0.08],
        ],
        feet,
        0.085,
      ),
      coat('#3b3a34'),
      0.022,
    ),
    clay(join(boot(feet[0], 8), boot(feet[1], -6, 14)), BOOT, 0.02),
    clay(skirt, plum, 0.024),
    clay(join(body, sleeves), plum, 0.02),
    clay(cuffs, ochre, 0.02),
    clay(cape, ochre, 0.022),
    clay(collar, plum, 0.018),
    {
      mesh: merge(moved(hoop(0.165, 0.035, 18), 0, 0.87, 0.01), moved(slab([0.08, 0.08, 0.04], 0.012), 0, 0.87, 0.2)),
      coat: LEATHER,
    },
    clay(
      join(fist(add(armUp[2] as Vec3, [0, 0.07, 0.06]), 1.15), fist(add(armOut[2] as Vec3, [0, -0.02, 0.07]), 1.15)),
      SKIN,
      0.018,
    ),
    ...face({ at: [0, 1.5, 0.05], turn: [4, -16, 0], skin: SKIN, s: 1.1 }),
    clay(hair, coat('#b8b1a2', 'cloth', 1.2), 0.018),
    clay(beard, coat('#a8a192', 'cloth', 1.2), 0.016),
    { mesh: pair(transformed(hoop(0.04, 0.02, 14), [0.055, 1.605, 0.165], turning(70, 0, 0))), coat: BRASS },
    { mesh: pair(transformed(can(0.038, 0.015, 0.004, 12), [0.055, 1.603, 0.16], turning(70, 0, 0))), coat: EYE },
    { mesh: tubes, coat: LEATHER },
    {
      mesh: merge(
        transformed(can(0.06, 0.05, 0.014, 12), [0.38, 1.41, -0.35], turning(-8, 0, -22)),
        transformed(hoop(0.055, 0.014, 12), [0.24, 1.06, -0.3], turning(-8, 0, -22)),
      ),
      coat: BRASS,
    },
    {
      mesh: pipe(
        [
          add(stick, [0, -0.3, -0.1]),
          add(stick, [0, 0.2, 0.08]),
          add(stick, [0, 0.4, 0.12]),
          add(stick, [0, 0.44, 0.2]),
          add(stick, [0, 0.38, 0.26]),
        ],
        [0.024, 0.024, 0.022, 0.022, 0.02],
        8,
      ),
      coat: LEATHER,
    },
    ...lantern(add(stick, [0, 0.36, 0.27]), 6),
    { mesh: dial(merge(hoop(0.12, 0.02, 18), spun(hoop(0.1, 0.016, 18), 90, 0, 20))), coat: BRASS },
    {
      mesh: dial(
        lathe(
          [
            [0, -0.05],
            [0.04, -0.03],
            [0.05, 0],
            [0.04, 0.03],
            [0, 0.05],
          ],
          10,
          0.001,
        ),
      ),
      coat: { colour: colour('#8dff9a'), finish: 'glow-green' },
    },
  ]
}
