/** Armoured people of the colony wars: undersuit, broad plates over it, domed helmet with a slit of light. Our own design. */
import { clay, FLOOR } from '../kit/base'
import { behind, blend, block, chain, common, egg, gem, join, limb, mirror, move, press, turn } from '../kit/field'
import { colour, type Finish } from '../kit/finish'
import { type Mesh, merge, moved, transformed } from '../kit/mesh'
import type { Coat, Part } from '../kit/paint'
import { can, lathe, sheet, slab } from '../kit/solids'
import { add, lerp, turning, type Vec2, type Vec3 } from '../kit/space'
import { boot, fist, trousers } from '../minis/anatomy'
import { greave } from '../minis/frame-parts'
import { twin } from '../minis/machine-parts'

export const paint = (hex: string, finish: Finish = 'satin', brush = 1.2): Coat => ({ colour: colour(hex), finish, brush })

export interface Pose {
  readonly hips: readonly [Vec3, Vec3]
  readonly knees: readonly [Vec3, Vec3]
  readonly feet: readonly [Vec3, Vec3]
  /** Degrees that the feet turn out. */
  readonly yaw: readonly [number, number]
  readonly chest: Vec3
  readonly head: Vec3
  readonly look: Vec3
  readonly left: readonly [Vec3, Vec3, Vec3]
  readonly right: readonly [Vec3, Vec3, Vec3]
}

export interface Dress {
  readonly suit: Coat
  readonly armour: Coat
  readonly trim: Coat
  /** Breadth as a multiple of a trooper's. */
  readonly girth: number
}

/** Weight on the front leg, gun across the body. */
export const READY: Pose = {
  hips: [
    [0.1, 0.66, -0.01],
    [-0.1, 0.66, -0.03],
  ],
  knees: [
    [0.22, 0.42, 0.17],
    [-0.2, 0.42, 0],
  ],
  feet: [
    [0.23, FLOOR, 0.2],
    [-0.26, FLOOR, -0.2],
  ],
  yaw: [14, -36],
  chest: [0, 1.0, 0.04],
  head: [0, 1.36, 0.08],
  look: [6, -8, -3],
  left: [
    [0.27, 1.13, 0.07],
    [0.36, 0.9, 0.24],
    [0.12, 0.96, 0.46],
  ],
  right: [
    [-0.27, 1.13, 0.02],
    [-0.42, 0.92, 0.0],
    [-0.22, 0.84, 0.2],
  ],
}

/** The undersuit: legs, trunk, sleeves, and the fists. */
export function suited({ hips, knees, feet, chest, left, right }: Pose, { suit, girth: g, trim }: Dress): Part[] {
  const [x, y, z] = chest
  const trunk = blend(
    0.05,
    limb([0, 0.74, -0.01], [x, y + 0.06, z], 0.145 * g, 0.18 * g),
    limb(left[0], right[0], 0.1 * g),
    limb([x, y + 0.12, z], add(chest, [0, 0.24, 0.02]), 0.08),
  )
  const sleeves = join(chain(left, [0.09 * g, 0.085, 0.07], 0.03), chain(right, [0.09 * g, 0.085, 0.07], 0.03))
  const folds = press(join(trunk, sleeves), 0.01, (px, py, pz) => 0.006 * Math.sin(40 * (px + py + pz)))
  return [
    clay(join(trousers(hips, knees, feet, 0.1 * g), folds), suit, 0.024),
    clay(join(fist(left[2], 1.25), fist(right[2], 1.25)), trim, 0.02),
  ]
}

/** Plates over it: boots, greaves, knees, breast, back, shoulders, forearms, belt. */
export function plated(pose: Pose, { armour, trim, suit, girth: g }: Dress): Part[] {
  const { hips, knees, feet, yaw, chest, left, right } = pose
  const legs = ([0, 1] as const).flatMap((i): Mesh[] => [
    greave(lerp(hips[i], knees[i], 0.16), lerp(hips[i], knees[i], 0.84), 0.125 * g),
    greave(lerp(knees[i], feet[i], 0.08), lerp(knees[i], feet[i], 0.78), 0.115 * g),
  ])
  const arms = [left, right].map(([, elbow, hand]) => greave(lerp(elbow, hand, 0.1), lerp(elbow, hand, 0.8), 0.1 * g))
  const breast = gem(
    add(chest, [0, 0.03, 0.03]),
    [
      ...twin([0.5, 0.15, 0.85], 0.17 * g),
      ...twin([0.2, 0.75, 0.62], 0.165 * g),
      ...twin([0.3, -0.6, 0.74], 0.18 * g),
      ...twin([1, 0, 0], 0.235 * g),
      ...twin([0.6, 0.2, -0.8], 0.245 * g),
      [[0, 0, -1], 0.23 * g],
      [[0, 1, 0], 0.16 * g],
      [[0, -1, 0], 0.19 * g],
    ],
    0.025,
    0.4,
  )
  const guard = (at: Vec3, side: 1 | -1) => {
    const shell = common(0.015, egg([0, 0, 0], [0.155 * g, 0.14 * g, 0.175 * g]), behind([0, -0.055, 0], [0.25, -1, 0]))
    return move(turn(side === 1 ? shell : mirror(shell), [0, 0, side * -14]), add(at, [side * 0.045, 0.045, 0]))
  }
  const pads = join(guard(left[0], 1), guard(right[0], -1))
  const rims = join(
    ...([1, -1] as const).map((side) => {
      const at = side === 1 ? left[0] : right[0]
      return move(turn(egg([0, 0, 0], [0.165 * g, 0.04, 0.185 * g]), [0, 0, side * -14]), add(at, [side * 0.052, 0.0, 0]))
    }),
  )
  const knee = join(...knees.map((k) => block(add(k, [0, 0.01, 0.07]), [0.07 * g, 0.085, 0.045], 0.035)))
  const belt = merge(
    moved(slab([0.34 * g, 0.09, 0.27 * g], 0.03), 0, 0.735, -0.01),
    ...[-0.13, 0, 0.13].map((x) => moved(slab([0.09, 0.11, 0.07], 0.02), x * g, 0.72, 0.14 * g)),
  )
  return [
    clay(join(boot(feet[0], yaw[0]), boot(feet[1], yaw[1])), suit, 0.022),
    { mesh: merge(...legs, ...arms), coat: armour },
    clay(join(breast, knee), { ...armour, brush: 0.8 }, 0.02),
    clay(pads, { ...armour, brush: 0.8 }, 0.02),
    clay(rims, trim, 0.02),
    { mesh: belt, coat: trim },
  ]
}

/** A domed helmet with a neck guard and a slit of light. */
export function helm(pose: Pose, armour: Coat, trim: Coat, light: Coat, crest = 0, s = 1): Part[] {
  const set = (m: Mesh) => transformed(m, pose.head, turning(...pose.look))
  const dome = lathe(
    (
      [
        [0.12, -0.15],
        [0.165, -0.13],
        [0.19, -0.02],
        [0.18, 0.08],
        [0.13, 0.165],
        [0.06, 0.2],
        [0, 0.205],
      ] as Vec2[]
    ).map(([r, y]): Vec2 => [r * s, y * s]),
    18,
    0.014,
  )
  const ridge: Vec2[] = [
    [-0.19, -0.02],
    [0.2, 0.04],
    [0.16, 0.16 + crest * 0.5],
    [0.02, 0.225 + crest],
    [-0.16, 0.15 + crest * 0.9],
  ]
  const along = (m: Mesh) => transformed(m, [0, 0, 0], turning(0, -90, 0))
  return [
    { mesh: set(dome), coat: armour },
    {
      mesh: set(
        merge(
          along(
            sheet(
              ridge.map(([x, y]): Vec2 => [x * s, y * s]),
              0.07 * s,
              0.018,
            ),
          ),
          moved(slab([0.3 * s, 0.075 * s, 0.14 * s], 0.03), 0, -0.1 * s, 0.115 * s),
          ...[-1, 1].map((k) =>
            moved(transformed(can(0.06 * s, 0.05, 0.014, 12), [0, 0, 0], turning(0, 0, -90 * k)), k * 0.16 * s, -0.03, 0),
          ),
        ),
      ),
      coat: trim,
    },
    { mesh: set(moved(slab([0.27 * s, 0.05 * s, 0.1 * s], 0.02), 0, -0.015 * s, 0.15 * s)), coat: light },
  ]
}

/** A power pack with two vents, worn on the back. */
export function powerPack(pose: Pose, armour: Coat, trim: Coat, light: Coat): Part[] {
  const at = (m: Mesh) => moved(m, pose.chest[0], pose.chest[1] + 0.06, pose.chest[2] - 0.25)
  return [
    { mesh: at(slab([0.32, 0.32, 0.17], 0.045)), coat: armour },
    {
      mesh: at(
        merge(
          ...[-0.12, 0.12].map((x) =>
            moved(transformed(can(0.06, 0.22, 0.016, 10), [0, -0.1, 0], turning(-12, 0, 0)), x, 0, -0.09),
          ),
        ),
      ),
      coat: trim,
    },
    { mesh: at(moved(slab([0.14, 0.04, 0.02], 0.006), 0, 0.1, -0.09)), coat: light },
  ]
}
