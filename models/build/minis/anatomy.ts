/** Flesh and cloth: faces, fists, boots, trousers; big heads, big hands. */
import { clay } from '../kit/base'
import { blend, block, both, carve, chain, egg, type Field, limb, move, press, turn } from '../kit/field'
import { colour, type Finish } from '../kit/finish'
import { type Mesh, merge, moved, spun, transformed } from '../kit/mesh'
import type { Coat, Part } from '../kit/paint'
import { can, hoop, lathe, slab } from '../kit/solids'
import { add, turning, type Vec3 } from '../kit/space'

export const coat = (hex: string, finish: Finish = 'cloth', brush = 1): Coat => ({ colour: colour(hex), finish, brush })

export const SKIN = coat('#b07a58', 'satin', 0.6)

export const SKIN_DARK = coat('#7a4a31', 'satin', 0.6)

export const LEATHER = coat('#4a2f1d', 'satin', 1.2)

export const BOOT = coat('#231c18', 'satin', 1.2)

export const IRON = coat('#3b3d42', 'gunmetal', 1.3)

export const BRASS = coat('#a97c35', 'brass')

export const EYE = coat('#0d0908', 'glass', 0)

export const LAMP: Coat = { colour: colour('#ffd48a'), finish: 'glow-lamp' }

/** A boot standing at `at`, pointing `yaw` degrees from +z. */
export const boot = (at: Vec3, yaw: number, pitch = 0): Field =>
  move(
    turn(
      blend(
        0.03,
        block([0, 0.04, 0.06], [0.062, 0.042, 0.12], 0.032),
        limb([0, 0.06, -0.01], [0, 0.2, -0.015], 0.062, 0.07),
        block([0, 0.012, 0.05], [0.068, 0.016, 0.135], 0.012),
      ),
      [pitch, yaw, 0],
    ),
    at,
  )

/** A fist with a thumb. */
export const fist = (at: Vec3, s = 1): Field =>
  blend(
    0.02,
    block(at, [0.05 * s, 0.056 * s, 0.056 * s], 0.03 * s),
    limb(add(at, [0, 0.02 * s, 0.04 * s]), add(at, [0, 0.055 * s, 0.02 * s]), 0.022 * s),
  )

export interface Face {
  readonly at: Vec3
  readonly turn: Vec3
  readonly skin: Coat
  readonly s?: number
}

/** Skull, jaw, nose, brow, ears; small dark eyes. */
export function face({ at, turn: by, skin, s = 1 }: Face): Part[] {
  const set = (f: Field) => move(turn(f, by), at)
  const head = blend(
    0.03 * s,
    egg([0, 0.02 * s, -0.01 * s], [0.115 * s, 0.135 * s, 0.13 * s]),
    egg([0, -0.065 * s, 0.035 * s], [0.08 * s, 0.075 * s, 0.085 * s]),
    limb([0, -0.08 * s, -0.02], [0, -0.19 * s, -0.03], 0.06 * s),
  )
  const features = blend(
    0.015 * s,
    carve(0.03 * s, head, both(egg([0.046 * s, 0.015 * s, 0.135 * s], [0.034 * s, 0.02 * s, 0.03 * s]))),
    limb([0, 0.025 * s, 0.116 * s], [0, -0.03 * s, 0.135 * s], 0.014 * s, 0.021 * s),
    both(limb([0.02 * s, 0.05 * s, 0.12 * s], [0.075 * s, 0.048 * s, 0.1 * s], 0.012 * s)),
    egg([0, -0.092 * s, 0.105 * s], [0.034 * s, 0.014 * s, 0.02 * s]),
    both(egg([0.118 * s, 0, -0.01], [0.022 * s, 0.04 * s, 0.03 * s])),
  )
  return [
    clay(set(features), skin, 0.015 * s, 0.004),
    clay(set(both(egg([0.045 * s, 0.013 * s, 0.108 * s], [0.017 * s, 0.011 * s, 0.012 * s]))), EYE, 0.012),
  ]
}

/** Legs in trousers from the hips to two boots. */
export function trousers(
  hips: readonly [Vec3, Vec3],
  knees: readonly [Vec3, Vec3],
  feet: readonly [Vec3, Vec3],
  r: number,
): Field {
  const leg = (i: 0 | 1): Field => chain([hips[i], knees[i], add(feet[i], [0, 0.17, 0])], [r, r * 0.84, r * 0.7], 0.03)
  const folds = (f: Field): Field => press(f, 0.012, (x, y, z) => 0.007 * Math.sin(y * 46 + 7 * x + 5 * z))
  return folds(blend(0.04, leg(0), leg(1), limb(hips[0], hips[1], r * 1.15)))
}

/** A lantern hanging from its ring; origin at the ring's top. */
export function lantern(at: Vec3, tilt: number): Part[] {
  const set = (m: Mesh) => transformed(m, at, turning(tilt, 15, tilt))
  const frame = merge(
    moved(hoop(0.045, 0.018, 14), 0, 0, 0),
    moved(
      lathe(
        [
          [0.03, 0],
          [0.12, -0.07],
          [0.12, -0.1],
          [0, -0.1],
        ].reverse() as [number, number][],
        12,
        0.012,
      ),
      0,
      0,
      0,
    ),
    moved(can(0.12, 0.06, 0.016, 12), 0, -0.36, 0),
    ...[45, 135, 225, 315].map((a) => spun(moved(slab([0.022, 0.24, 0.022], 0.006), 0.095, -0.2, 0), 0, a)),
  )
  return [
    { mesh: set(frame), coat: BRASS },
    {
      mesh: set(
        moved(
          lathe(
            [
              [0, -0.31],
              [0.06, -0.31],
              [0.08, -0.2],
              [0.06, -0.1],
              [0, -0.1],
            ],
            12,
            0.01,
          ),
          0,
          0,
          0,
        ),
      ),
      coat: LAMP,
    },
  ]
}
