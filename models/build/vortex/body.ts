/** Shared parts of the four peoples' figures: a body made from a few measures and a stance, and equipment. */

import { grown, laid } from '../colony/fit'
import { base, clay, FLOOR, type Ground } from '../kit/base'
import { blend, chain, type Field, join, limb, press, turned } from '../kit/field'
import { colour, type Finish } from '../kit/finish'
import { type Mesh, merge, moved, spun, transformed } from '../kit/mesh'
import type { Coat, Part } from '../kit/paint'
import { can, hoop, lathe, pipe, sheet } from '../kit/solids'
import { add, lerp, turning, type Vec2, type Vec3 } from '../kit/space'
import { boot, fist, trousers } from '../minis/anatomy'

export const paint = (hex: string, finish: Finish = 'satin', brush = 1.2): Coat => ({ colour: colour(hex), finish, brush })
export const STEEL = paint('#9a9b98', 'steel', 1.5)
export const IRON = paint('#3b3f45', 'gunmetal', 1.4)
export const WOOD = paint('#5a3d24', 'cloth', 1.2)
export const GOLD = paint('#b48a3a', 'brass', 1.3)
export const glow = (hex: string, finish: Finish): Coat => ({ colour: colour(hex), finish })

/** The game's three size classes: radius of the base and height of the body without equipment, in inches. */
export const CLASSES = {
  S: { radius: 1.25 / 2.54, height: 3 / 2.54 },
  M: { radius: 1.5 / 2.54, height: 3.6 / 2.54 },
  L: { radius: 2 / 2.54, height: 5 / 2.54 },
} as const
export type Class = keyof typeof CLASSES

/** Puts a figure on its base, scaled so that `crown` in its drawing is at its class's height; equipment may be higher. */
export function standing(size: Class, ground: Ground, seed: number, crown: number, body: readonly Part[]): Part[] {
  const { radius, height } = CLASSES[size]
  return [...base(radius, ground, seed), ...grown(body, (height - FLOOR) / (crown - FLOOR))]
}

/** Heights of hips and shoulders, half the width of the shoulders, and stoutness. */
export interface Form {
  readonly hip: number
  readonly shoulder: number
  readonly half: number
  readonly girth: number
}

/** Positions of the feet, and of each arm's elbow and hand. Left is +x, forward is +z. */
export interface Stance {
  readonly feet: readonly [Vec3, Vec3]
  readonly yaw?: readonly [number, number]
  readonly left: readonly [Vec3, Vec3]
  readonly right: readonly [Vec3, Vec3]
  readonly lean?: number
}

export interface Dress {
  readonly cloth: Coat
  readonly legs: Coat
  readonly boots: Coat
  readonly hands: Coat
}

/** Legs, trunk, arms and fists; each people adds its own head. With `float` the legs end in points, for people who float. */
export function bodied(form: Form, stance: Stance, dress: Dress, float = false): Part[] {
  const { hip, shoulder, half, girth: g } = form
  const lean = stance.lean ?? 0.04
  const [fl, fr] = stance.feet
  const hips: [Vec3, Vec3] = [
    [0.1 * g, hip, -0.01],
    [-0.1 * g, hip, -0.02],
  ]
  const knee = (i: 0 | 1): Vec3 => add(lerp(hips[i], i ? fr : fl, 0.48), [i ? -0.03 : 0.03, 0.05, 0.09])
  const trunk = blend(
    0.05,
    limb([0, hip + 0.04, 0], [0, shoulder - 0.12, lean], 0.15 * g, 0.18 * g),
    limb([half * 0.8, shoulder, lean], [-half * 0.8, shoulder, lean], 0.1 * g),
    limb([0, shoulder, lean], [0, shoulder + 0.14, lean + 0.02], 0.08 * g),
  )
  const arm = (x: number, [elbow, hand]: readonly [Vec3, Vec3]): Field =>
    chain([[x, shoulder, lean], elbow, hand], [0.095 * g, 0.085 * g, 0.068 * g], 0.03)
  const sleeves = press(
    join(trunk, arm(half, stance.left), arm(-half, stance.right)),
    0.01,
    (x, y, z) => 0.006 * Math.sin(38 * (x + y + z)),
  )
  const tail = (i: 0 | 1): Field => chain([hips[i], knee(i), i ? fr : fl], [0.1 * g, 0.075 * g, 0.02], 0.03)
  const legs = float ? blend(0.04, tail(0), tail(1)) : trousers(hips, [knee(0), knee(1)], [fl, fr], 0.1 * g)
  return [
    clay(legs, dress.legs, 0.024),
    ...(float ? [] : [clay(join(boot(fl, stance.yaw?.[0] ?? 12), boot(fr, stance.yaw?.[1] ?? -34)), dress.boots, 0.022)]),
    clay(sleeves, dress.cloth, 0.022),
    clay(join(fist(stance.left[1], 1.2), fist(stance.right[1], 1.2)), dress.hands, 0.02),
  ]
}

/** A skirt of cloth from a waist to a hem, in folds. */
export const skirt = (top: number, hem: number, r0: number, r1: number, folds = 8): Field =>
  press(
    turned(
      [
        [0, top],
        [r0, top],
        [r1, hem],
        [r1 - 0.05, hem - 0.01],
        [0, hem + 0.12],
      ],
      0.02,
    ),
    0.03,
    (x, y, z) => 0.05 * (top - y) * Math.sin(Math.atan2(x, z) * folds),
  )

/** A cloak that hangs from the shoulders down the back; `k` is how wide it spreads. */
export const cloak = (at: Vec3, drop: number, k: number, tilt = 14): Mesh =>
  transformed(
    sheet(
      [
        [-0.2, 0],
        [-0.26 * k, -drop * 0.9],
        [-0.1 * k, -drop],
        [0.03 * k, -drop * 0.92],
        [0.16 * k, -drop],
        [0.27 * k, -drop * 0.86],
        [0.2, 0],
      ],
      0.05,
      0.018,
    ),
    at,
    turning(tilt, 0, 0),
  )

/* Weapons: along +y from the grip, laid from a hand towards a point. */
type Arm = (from: Vec3, to: Vec3, s?: number) => Part[]
const set =
  (from: Vec3, to: Vec3) =>
  (...m: readonly Mesh[]) =>
    laid(merge(...m), from, to)
const leaf = (l: number, w: number): Vec2[] => [
  [-w * 0.35, 0],
  [w * 0.35, 0],
  [w, l * 0.3],
  [0, l],
  [-w, l * 0.3],
]
const shaft = (below: number, above: number, r = 0.026): Mesh => moved(can(r, below + above, 0.008, 8), 0, -below, 0)

export const sword: Arm = (from, to, s = 1) => {
  const at = set(from, to)
  return [
    {
      mesh: at(
        moved(
          sheet(
            [
              [-0.06 * s, 0],
              [0.06 * s, 0],
              [0.075 * s, 0.5 * s],
              [0, 0.72 * s],
              [-0.06 * s, 0.52 * s],
            ],
            0.04 * s,
            0.016,
          ),
          0,
          0.1 * s,
          0,
        ),
      ),
      coat: STEEL,
    },
    {
      mesh: at(
        moved(
          sheet(
            [
              [-0.14 * s, 0],
              [0.14 * s, 0],
              [0.1 * s, 0.05],
              [-0.1 * s, 0.05],
            ],
            0.07,
            0.014,
          ),
          0,
          0.07 * s,
          0,
        ),
        moved(can(0.03, 0.2 * s, 0.01, 8), 0, -0.12 * s, 0),
      ),
      coat: GOLD,
    },
  ]
}

export const spear = (from: Vec3, to: Vec3, below: number, above: number, tip = 0.34, head: Coat = STEEL): Part[] => {
  const at = set(from, to)
  return [
    { mesh: at(shaft(below, above)), coat: WOOD },
    {
      mesh: at(
        moved(sheet(leaf(tip, tip * 0.24), 0.045, 0.018), 0, above - 0.02, 0),
        moved(can(0.045, 0.07, 0.012, 8), 0, above - 0.06, 0),
      ),
      coat: head,
    },
  ]
}

/** An axe blade, a hook and a spike on a long shaft. */
export const halberd: Arm = (from, to) => {
  const at = set(from, to)
  return [
    { mesh: at(shaft(0.5, 0.86, 0.03)), coat: WOOD },
    {
      mesh: at(
        moved(
          sheet(
            [
              [0.02, 0.62],
              [0.3, 0.5],
              [0.36, 0.74],
              [0.28, 0.98],
              [0.02, 0.84],
            ],
            0.05,
            0.02,
          ),
          0,
          -0.04,
          0,
        ),
        moved(
          sheet(
            [
              [-0.02, 0.66],
              [-0.02, 0.8],
              [-0.22, 0.7],
            ],
            0.05,
            0.018,
          ),
          0,
          0,
          0,
        ),
        moved(sheet(leaf(0.32, 0.07), 0.045, 0.018), 0, 0.84, 0),
      ),
      coat: STEEL,
    },
  ]
}

/** A recurved bow; the string is drawn to `pull` behind it. Built in y-z, belly towards +z. */
export const bow = (at: Vec3, by: Vec3, s: number, pull: number, limbs: Coat): Part[] => {
  const put = (m: Mesh) => transformed(m, at, turning(...by))
  const half = (k: number): Vec3[] => [
    [0, 0, 0.02 * s],
    [0, 0.2 * k * s, 0.06 * s],
    [0, 0.42 * k * s, -0.02 * s],
    [0, 0.56 * k * s, -0.12 * s],
    [0, 0.64 * k * s, -0.08 * s],
  ]
  const string = (k: number): Vec3[] => [
    [0, 0.62 * k * s, -0.08 * s],
    [0, 0.3 * k * s, (-0.08 * s - pull) / 2],
    [0, 0, -pull],
  ]
  const r = [0.045, 0.04, 0.032, 0.024, 0.018]
  return [
    { mesh: put(merge(pipe(half(1), r, 8), pipe(half(-1), r, 8))), coat: limbs },
    { mesh: put(merge(pipe(string(1), 0.01, 5), pipe(string(-1), 0.01, 5))), coat: paint('#d8cfb6', 'cloth') },
    { mesh: put(merge(spun(moved(can(0.014, pull + 0.26, 0.004, 6), 0, -pull, 0), 90))), coat: WOOD },
    {
      mesh: put(
        spun(
          moved(
            lathe(
              [
                [0, 0],
                [0.035, 0],
                [0, 0.12],
              ],
              6,
              0.004,
            ),
            0,
            0.26,
            0,
          ),
          90,
        ),
      ),
      coat: STEEL,
    },
  ]
}

/** A staff with a glowing stone in a claw of metal. */
export const staff = (from: Vec3, to: Vec3, below: number, above: number, light: Coat, trim: Coat = GOLD): Part[] => {
  const at = set(from, to)
  const stone = lathe(
    [
      [0, -0.11],
      [0.075, -0.03],
      [0.085, 0.03],
      [0, 0.14],
    ],
    6,
    0.006,
  )
  return [
    { mesh: at(shaft(below, above, 0.03)), coat: WOOD },
    {
      mesh: at(
        moved(hoop(0.05, 0.02, 12), 0, above, 0),
        ...[0, 120, 240].map((a) =>
          spun(
            pipe(
              [
                [0.04, above, 0],
                [0.13, above + 0.08, 0],
                [0.1, above + 0.22, 0],
              ],
              [0.022, 0.02, 0.008],
              6,
            ),
            0,
            a,
          ),
        ),
      ),
      coat: trim,
    },
    { mesh: at(moved(stone, 0, above + 0.14, 0)), coat: light },
  ]
}

/** A disc or a tall board held before the body; outline in x-y, looking along +z. */
export const shield = (outline: readonly Vec2[], at: Vec3, by: Vec3, face: Coat, rim: Coat, s = 1): Part[] => {
  const grownBy = (k: number) => outline.map(([x, y]): Vec2 => [x * s * k, y * s * k])
  const put = (m: Mesh) => transformed(m, at, turning(...by))
  return [
    { mesh: put(sheet(grownBy(1), 0.06, 0.02)), coat: rim },
    { mesh: put(moved(sheet(grownBy(0.84), 0.06, 0.02), 0, 0, 0.022)), coat: face },
    {
      mesh: put(
        moved(
          spun(
            lathe(
              [
                [0, 0],
                [0.1, 0],
                [0.06, 0.06],
                [0, 0.08],
              ],
              12,
              0.012,
            ),
            90,
          ),
          0,
          0,
          0.045,
        ),
      ),
      coat: rim,
    },
  ]
}

export const ROUND: Vec2[] = Array.from({ length: 14 }, (_, i) => [
  0.3 * Math.cos((i * Math.PI) / 7),
  0.3 * Math.sin((i * Math.PI) / 7),
])
