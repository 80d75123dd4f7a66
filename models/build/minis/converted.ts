/** The converted: tall exo-frames with porcelain masks, plates over dark struts, a glowing spine. */
import { base, clay, FLOOR } from '../kit/base'
import { ball, chain, type Field, join, move, turn } from '../kit/field'
import { type Mesh, merge, moved, spun, transformed } from '../kit/mesh'
import type { Part } from '../kit/paint'
import { can, lathe, sheet, slab } from '../kit/solids'
import { add, turning, type Vec2, type Vec3 } from '../kit/space'
import { arm, CLOTH, FRAME, GLOW, legs, mask, PORCELAIN, rifle, type Stance, torso } from './frame-parts'

export function conscript(): Part[] {
  const stance: Stance = {
    hip: 0.8,
    chest: [0, 1.17, 0.05],
    head: [0.01, 1.56, 0.12],
    left: { knee: [0.17, 0.52, 0.24], foot: [0.17, FLOOR, 0.2] },
    right: { knee: [-0.17, 0.5, -0.02], foot: [-0.19, FLOOR, -0.26] },
    armLeft: [
      [0.29, 1.27, 0.03],
      [0.38, 1.0, 0.16],
      [0.16, 1.0, 0.38],
    ],
    armRight: [
      [-0.29, 1.27, 0.03],
      [-0.42, 1.0, -0.02],
      [-0.22, 0.86, 0.2],
    ],
  }
  return [
    ...base(0.59, 'plate', 5),
    ...legs(stance),
    ...torso(stance, 1),
    ...mask(stance.head, 1.1, 12),
    ...arm(stance.armLeft),
    ...arm(stance.armRight),
    ...rifle([-0.12, 0.9, 0.27], [0.62, 0.22, 0.34]),
  ]
}

export function conscriptLeader(): Part[] {
  const stance: Stance = {
    hip: 0.86,
    chest: [0, 1.27, 0.03],
    head: [0, 1.68, 0.1],
    left: { knee: [0.18, 0.56, 0.2], foot: [0.22, FLOOR, 0.14] },
    right: { knee: [-0.16, 0.54, 0.06], foot: [-0.22, FLOOR, -0.16] },
    armLeft: [
      [0.32, 1.37, 0],
      [0.5, 1.2, 0.2],
      [0.46, 1.5, 0.4],
    ],
    armRight: [
      [-0.32, 1.37, 0],
      [-0.46, 1.08, -0.06],
      [-0.46, 0.86, 0.18],
    ],
  }
  const hand: Vec3 = [0.46, 1.52, 0.42]
  const finger = (a: number): Field =>
    turn(
      chain(
        [
          [0, 0.03, 0.07],
          [0, 0.15, 0.12],
          [0, 0.27, 0.06],
        ],
        [0.04, 0.035, 0.012],
      ),
      [0, a, 0],
    )
  const gauntlet = move(turn(join(...[20, 90, 160, 250].map(finger)), [22, 0, -6]), hand)
  const cuff = lathe(
    [
      [0, -0.2],
      [0.09, -0.2],
      [0.13, 0.02],
      [0.1, 0.06],
      [0, 0.06],
    ],
    14,
    0.02,
  )
  const vane = (a: number, l: number): Mesh =>
    spun(
      sheet(
        [
          [-0.022, 0.12],
          [0.022, 0.12],
          [0.034, l * 0.8],
          [0, l],
          [-0.034, l * 0.8],
        ],
        0.045,
        0.012,
      ),
      0,
      0,
      a,
    )
  const fan = (m: Mesh) => moved(spun(m, -20), 0, 1.46, -0.19)
  const angles = [-80, -54, -28, 28, 54, 80]
  const cape = (x: number, l: number, lean: number): Mesh => {
    const strip: Vec2[] = [
      [-0.09, 0],
      [-0.11, -l * 0.8],
      [-0.05, -l],
      [0.07, -l * 0.93],
      [0.11, -l * 0.8],
      [0.09, 0],
    ]
    return transformed(sheet(strip, 0.04, 0.014), [x, 1.32, -0.2], turning(lean, x * 40, x * 22))
  }
  const front: Vec2[] = [
    [-0.09, 0],
    [-0.12, -0.4],
    [0, -0.5],
    [0.12, -0.4],
    [0.09, 0],
  ]
  return [
    ...base(0.59, 'plate', 17),
    ...legs(stance),
    ...torso(stance, 1.12),
    ...mask(stance.head, 1.2, -14),
    ...arm(stance.armLeft, 1.25),
    ...arm(stance.armRight),
    clay(gauntlet, FRAME, 0.018),
    { mesh: transformed(cuff, hand, turning(22, 0, -6)), coat: PORCELAIN },
    clay(ball(add(hand, [-0.01, 0.08, 0.09]), 0.05), GLOW, 0.02),
    { mesh: fan(merge(...angles.map((a) => vane(a, 0.6 - Math.abs(a) * 0.002)))), coat: PORCELAIN },
    { mesh: fan(merge(...angles.map((a) => spun(moved(slab([0.03, 0.1, 0.06], 0.01), 0, 0.36, 0), 0, 0, a)))), coat: GLOW },
    { mesh: fan(spun(can(0.14, 0.07, 0.02, 14), 90)), coat: FRAME },
    { mesh: merge(cape(-0.2, 0.8, 16), cape(0, 0.9, 20), cape(0.2, 0.8, 16)), coat: CLOTH },
    { mesh: transformed(sheet(front, 0.04, 0.014), [0, 0.92, 0.14], turning(-8)), coat: CLOTH },
    {
      mesh: transformed(
        sheet(
          [
            [0, -0.36],
            [0.05, -0.27],
            [0, -0.12],
            [-0.05, -0.27],
          ],
          0.02,
          0.006,
        ),
        [0, 0.92, 0.165],
        turning(-8),
      ),
      coat: PORCELAIN,
    },
    ...rifle([-0.46, 0.86, 0.2], [-0.06, -0.42, 0.62]),
  ]
}
