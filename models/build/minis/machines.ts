/** The armoured machines: hovering sentinels of cut ceramic, one lens, shoulder fins, a gun slung under the chest. */
import { base, clay } from '../kit/base'
import { chain, type Field, join, move, turn } from '../kit/field'
import { type Mesh, merge, moved, spun, transformed } from '../kit/mesh'
import type { Part } from '../kit/paint'
import { can, hoop, lathe, sheet, slab } from '../kit/solids'
import { turning, type Vec2, type Vec3 } from '../kit/space'
import { ARMOUR, BONE, BRASS, chest, DARK, DEEP, FIN, fins, gun, head, keel, pack, perch } from './machine-parts'

export function enforcer(): Part[] {
  return [
    ...base(0.59, 'plate', 3),
    perch(0.42),
    ...keel(0.3, 0.52, 0.27),
    chest([0, 0.98, 0], [0.95, 1, 0.95]),
    { mesh: moved(spun(can(0.13, 1, 0.03), 0, 0, 90), 0.5, 1.02, -0.02), coat: DARK },
    ...pack(1.0, -0.36),
    ...head([0, 1.27, 0.12], 1.05, ARMOUR, BONE),
    ...fins(FIN, 0.5, 12, -8),
    { mesh: moved(slab([0.26, 0.2, 0.3], 0.035), 0, 0.82, 0.22), coat: DEEP },
    ...gun([0, 0.78, 0.24], 0.62, 0.085),
  ]
}

/** A three-fingered hand on a jointed arm, reaching out. */
function claw(points: readonly Vec3[]): Part[] {
  const end = points[points.length - 1] as Vec3
  const elbow = points[1] as Vec3
  const talon = (a: number): Field =>
    turn(
      chain(
        [
          [0, 0, 0.05],
          [0, 0.09, 0.11],
          [0, 0.2, 0.05],
        ],
        [0.036, 0.032, 0.01],
      ),
      [0, a, 0],
    )
  return [
    clay(chain(points, [0.075, 0.06, 0.055], 0.02), DARK, 0.02),
    { mesh: moved(spun(can(0.09, 0.16, 0.02, 14), 0, 0, 90), elbow[0] + 0.08, elbow[1], elbow[2]), coat: BONE },
    clay(move(turn(join(talon(0), talon(120), talon(240)), [42, 0, 0]), end), BRASS, 0.016),
  ]
}

export function enforcerLeader(): Part[] {
  const rise = 0.16
  const outline = FIN.map(([z, y]): Vec2 => [z * 1.1 - (y > 1.3 ? 0.06 : 0), 0.78 + rise + (y - 0.78) * 1.1])
  const ray = (a: number, l: number): Mesh =>
    spun(
      sheet(
        [
          [-0.03, 0.14],
          [0.03, 0.14],
          [0.06, l * 0.74],
          [0, l],
          [-0.06, l * 0.74],
        ],
        0.06,
        0.016,
      ),
      0,
      0,
      a,
    )
  const tip = (m: Mesh) => moved(spun(m, -14, 0, 0), 0, 1.5, -0.16)
  const angles = [-72, -48, -24, 0, 24, 48, 72]
  const tabard: Vec2[] = [
    [-0.1, 0],
    [-0.12, -0.34],
    [0, -0.44],
    [0.12, -0.34],
    [0.1, 0],
  ]
  return [
    ...base(0.59, 'plate', 11),
    perch(0.46),
    ...keel(0.34, 0.62, 0.26),
    chest([0, 0.98 + rise, 0], [0.95, 1.08, 0.95]),
    { mesh: moved(spun(can(0.13, 1, 0.03), 0, 0, 90), 0.5, 1.16, -0.02), coat: DARK },
    ...pack(1.12, -0.38),
    ...head([0, 1.3 + rise, 0.14], 1.1, BONE, ARMOUR),
    { mesh: tip(merge(...angles.map((a) => ray(a, 0.62 - Math.abs(a) * 0.0024)))), coat: BRASS },
    {
      mesh: tip(
        moved(
          spun(
            lathe(
              [
                [0, -0.06],
                [0.22, -0.06],
                [0.22, 0.02],
                [0.16, 0.06],
                [0, 0.06],
              ],
              18,
              0.02,
            ),
            90,
          ),
          0,
          0,
          0,
        ),
      ),
      coat: DEEP,
    },
    { mesh: tip(spun(hoop(0.24, 0.035, 22), 90)), coat: ARMOUR },
    ...fins(outline, 0.5, 13, -8),
    { mesh: transformed(sheet(tabard, 0.05, 0.018), [0.04, 0.98, 0.43], turning(16)), coat: BONE },
    {
      mesh: transformed(
        sheet(
          [
            [0, -0.28],
            [0.06, -0.18],
            [0, -0.08],
            [-0.06, -0.18],
          ],
          0.02,
          0.006,
        ),
        [0.04, 0.985, 0.455],
        turning(16),
      ),
      coat: ARMOUR,
    },
    ...claw([
      [0.46, 1.0, 0.12],
      [0.58, 0.78, 0.34],
      [0.46, 0.98, 0.6],
    ]),
    ...gun([-0.24, 0.88, 0.2], 0.54, 0.07),
  ]
}

export function enforcerHeavy(): Part[] {
  const outline: Vec2[] = [
    [-0.22, 0.5],
    [0.2, 0.52],
    [0.36, 0.7],
    [0.3, 0.98],
    [0.02, 1.16],
    [-0.46, 1.3],
    [-0.4, 0.94],
  ]
  const legs = [42, 138, 222, 318]
  const limb = join(
    ...legs.map((a) =>
      turn(
        chain(
          [
            [0.2, 0.56, 0],
            [0.42, 0.5, 0],
            [0.45, 0.2, 0],
          ],
          [0.09, 0.085, 0.06],
          0.03,
        ),
        [0, a, 0],
      ),
    ),
  )
  const shin = merge(
    ...legs.map((a) => spun(transformed(slab([0.12, 0.3, 0.19], 0.03), [0.47, 0.4, 0], turning(0, 0, 10)), 0, a)),
  )
  const foot = merge(...legs.map((a) => spun(moved(slab([0.22, 0.09, 0.2], 0.025), 0.44, 0.185, 0), 0, a)))
  const cannon: Vec3 = [-0.4, 1.1, -0.1]
  const shells = merge(...Array.from({ length: 8 }, (_, i) => spun(moved(can(0.04, 0.3, 0.012, 10), 0.16, -0.02, 0), 0, i * 45)))
  const side = (m: Mesh) => moved(spun(m, 0, 0, -90), 0.3, 0.98, -0.08)
  return [
    ...base(0.59, 'plate', 23),
    clay(limb, DARK, 0.024),
    { mesh: shin, coat: BONE },
    { mesh: foot, coat: DARK },
    {
      mesh: lathe(
        [
          [0, 0.38],
          [0.14, 0.38],
          [0.31, 0.54],
          [0.31, 0.66],
          [0, 0.66],
        ],
        14,
        0.025,
      ),
      coat: DARK,
    },
    chest([0, 0.84, -0.04], [1.06, 1, 1.06]),
    ...head([0.1, 1.08, 0.16], 0.92, ARMOUR, BONE),
    ...fins(outline, 0.52, 10, -6, 0.78),
    {
      mesh: side(
        lathe(
          [
            [0, 0],
            [0.25, 0],
            [0.25, 0.24],
            [0.12, 0.24],
            [0.1, 0.2],
            [0, 0.2],
          ],
          20,
          0.03,
        ),
      ),
      coat: DEEP,
    },
    { mesh: side(shells), coat: BRASS },
    ...gun(cannon, 1.06, 0.165),
    { mesh: moved(spun(can(0.215, 0.34, 0.05, 18), 90), -0.4, 1.1, -0.46), coat: ARMOUR },
    { mesh: moved(spun(hoop(0.215, 0.04, 18), 90), -0.4, 1.1, -0.2), coat: BONE },
    { mesh: moved(slab([0.24, 0.26, 0.4], 0.04), -0.36, 0.9, -0.12), coat: DARK },
    ...pack(0.9, -0.42, 1.1),
  ]
}
