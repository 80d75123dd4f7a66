/** Mushroom people: a stalk for a body, roots for feet, a cap for a head; every one with a cap of its own. */
import { clay, FLOOR } from '../kit/base'
import { blend, both, chain, egg, type Field, join, limb, move, press, turn, turned } from '../kit/field'
import { colour } from '../kit/finish'
import { merge, moved, transformed } from '../kit/mesh'
import { clouds, dealer } from '../kit/noise'
import type { Coat, Part } from '../kit/paint'
import { lathe, pipe, slab } from '../kit/solids'
import { lerp, ramp, turning, type Vec3 } from '../kit/space'
import { EYE } from '../minis/anatomy'
import { glow, paint, STEEL, staff, standing, WOOD } from './body'

const flesh = (dark: string, pale: string): Coat => ({
  colour: (p) => lerp(colour(dark), colour(pale), ramp(0.25, 0.75, clouds([p[0], p[1] * 0.5, p[2]], 6, 4))),
  finish: 'satin',
  brush: 1.2,
  mottle: 1.6,
})
const STALK = flesh('#8a7a5c', '#c8b892')
const GREY = flesh('#5f5c4e', '#a29a82')
const SPOT = paint('#dccfae', 'cloth', 1.2)
const SPORE = glow('#4dff5a', 'glow-green')

/** A cap: its underside has gills, its top warts. */
function cap(at: Vec3, r: number, h: number, of: Coat, seed: number, tilt: Vec3 = [0, 0, 0], warts = 11): Part[] {
  const set = (f: Field) => move(turn(f, tilt), at)
  const deal = dealer(seed)
  const dome = press(
    turned(
      [
        [0, h],
        [r * 0.45, h * 0.9],
        [r * 0.85, h * 0.5],
        [r, 0.02],
        [r * 0.88, -0.05],
        [r * 0.3, 0.03],
        [0, 0.03],
      ],
      0.02,
    ),
    0.03,
    (x, y, z) => (y < 0.03 ? 0.012 * Math.sin(Math.atan2(x, z) * 26) : 0.008 * Math.sin(9 * x + 7 * z)),
  )
  const spots = Array.from({ length: warts }, (): Field => {
    const a = deal() * 6.283
    const t = 0.15 + 0.72 * Math.sqrt(deal())
    const s = 0.035 + 0.045 * deal()
    const y = h * (1 - t ** 2.3)
    return egg([Math.cos(a) * r * t, y + 0.008, Math.sin(a) * r * t], [s, s * 0.55, s])
  })
  return [clay(set(dome), of, 0.022), ...(warts > 0 ? [clay(set(join(...spots)), SPOT, 0.02)] : [])]
}

/** A stalk on roots, with folds like a skirt where the ring was. */
function stalk(h: number, r: number, of: Coat, lean = 0.04, ring = true): Part[] {
  const roots = Array.from({ length: 6 }, (_, i): Field => {
    const a = (i * Math.PI) / 3 + 0.4
    const d = (k: number): Vec3 => [Math.sin(a) * k, 0, Math.cos(a) * k]
    const at = (k: number, y: number): Vec3 => [d(k)[0], y, d(k)[2]]
    return chain(
      [at(r * 0.5, 0.42), at(r * 0.95, 0.26), at(r * 1.35, FLOOR + 0.05), at(r * 1.75, FLOOR + 0.03)],
      [r * 0.5, r * 0.36, 0.07, 0.03],
      0.04,
    )
  })
  const trunk = press(
    blend(
      0.08,
      limb([0, 0.34, 0], [0, h * 0.6, lean * 0.5], r, r * 0.86),
      limb([0, h * 0.6, lean * 0.5], [0, h, lean], r * 0.86, r * 0.7),
      ...roots,
    ),
    0.02,
    (x, y, z) => 0.012 * Math.sin(Math.atan2(x, z) * 16 + 3 * y),
  )
  const frill = press(
    move(
      turned(
        [
          [r * 0.6, 0.06],
          [r * 0.9, 0.04],
          [r * 1.28, -0.14],
          [r * 1.2, -0.16],
          [r * 0.7, -0.02],
        ],
        0.015,
      ),
      [0, h * 0.74, lean],
    ),
    0.03,
    (x, y, z) => 0.02 * Math.sin(Math.atan2(x, z) * 9 + y),
  )
  return [clay(trunk, of, 0.022), ...(ring ? [clay(frill, SPOT, 0.02)] : [])]
}

const arms = (left: readonly Vec3[], right: readonly Vec3[], r: number, of: Coat): Part =>
  clay(join(chain(left, [r * 1.2, r, r * 0.9], 0.03), chain(right, [r * 1.2, r, r * 0.9], 0.03)), of, 0.022)
const claws = (at: Vec3, by: Vec3, s = 1): Part => ({
  mesh: transformed(
    merge(
      ...[-0.06, 0, 0.06].map((x) =>
        pipe(
          [
            [x * s, 0, 0],
            [x * 1.6 * s, 0.03, 0.12 * s],
            [x * 1.5 * s, -0.05 * s, 0.24 * s],
          ],
          [0.035 * s, 0.028 * s, 0.006],
          6,
        ),
      ),
    ),
    at,
    turning(...by),
  ),
  coat: paint('#2e2a22', 'satin'),
})
const eyes = (y: number, z: number, s: number, coat: Coat = EYE): Part =>
  clay(both(egg([0.09 * s, y, z], [0.036 * s, 0.045 * s, 0.026 * s])), coat, 0.012)

/** The great one: a broad crimson cap, a beard of threads, a crook. */
export function elder(): Part[] {
  const threads = Array.from({ length: 9 }, (_, i) =>
    pipe(
      [
        [-0.16 + i * 0.04, 0.98, 0.22],
        [-0.18 + i * 0.045, 0.78, 0.3 + 0.02 * (i % 3)],
        [-0.16 + i * 0.04, 0.5 + 0.05 * (i % 2), 0.28],
      ],
      [0.026, 0.022, 0.006],
      5,
    ),
  )
  return standing('M', 'bog', 531, 1.56, [
    ...stalk(1.14, 0.24, STALK),
    ...cap([0, 1.14, 0.04], 0.58, 0.4, flesh('#5d1420', '#a03232'), 531, [6, 0, -4], 15),
    eyes(1.02, 0.225, 1.1),
    { mesh: merge(...threads), coat: SPOT },
    arms(
      [
        [0.2, 0.92, 0.06],
        [0.48, 0.78, 0.12],
        [0.5, 0.9, 0.36],
      ],
      [
        [-0.2, 0.92, 0.06],
        [-0.46, 0.76, 0.1],
        [-0.36, 0.66, 0.34],
      ],
      0.075,
      STALK,
    ),
    {
      mesh: pipe(
        [
          [0.5, FLOOR, 0.42],
          [0.5, 0.9, 0.4],
          [0.52, 1.42, 0.38],
          [0.62, 1.58, 0.38],
          [0.74, 1.5, 0.38],
          [0.7, 1.38, 0.38],
        ],
        [0.035, 0.035, 0.035, 0.032, 0.028, 0.015],
        8,
      ),
      coat: WOOD,
    },
    claws([-0.36, 0.64, 0.38], [10, -10, 0], 1.1),
    {
      mesh: merge(
        moved(
          lathe(
            [
              [0, -0.08],
              [0.06, 0],
              [0, 0.07],
            ],
            8,
            0.005,
          ),
          0.66,
          1.34,
          0.38,
        ),
      ),
      coat: SPORE,
    },
  ])
}

/** A hill of flesh with shelves on its back and fists to the ground. */
export function brute(): Part[] {
  const body = press(
    blend(
      0.12,
      egg([0, 1.0, -0.02], [0.5, 0.5, 0.44]),
      egg([0, 1.36, 0.18], [0.34, 0.3, 0.3]),
      limb([0.24, 0.66, 0], [0.3, 0.24, 0.06], 0.24, 0.2),
      limb([-0.24, 0.66, -0.04], [-0.3, 0.24, -0.1], 0.24, 0.2),
    ),
    0.03,
    (x, y, z) => 0.02 * Math.sin(11 * x + 7 * y) * Math.cos(9 * z),
  )
  const limbs = join(
    chain(
      [
        [0.42, 1.3, 0.1],
        [0.76, 1.0, 0.2],
        [0.66, 0.5, 0.44],
      ],
      [0.2, 0.18, 0.2],
      0.05,
    ),
    chain(
      [
        [-0.42, 1.3, 0.1],
        [-0.78, 1.1, 0.06],
        [-0.86, 1.3, 0.4],
      ],
      [0.2, 0.18, 0.2],
      0.05,
    ),
    egg([0.64, 0.38, 0.5], [0.22, 0.2, 0.22]),
    egg([-0.88, 1.42, 0.52], [0.21, 0.2, 0.21]),
  )
  const hide = flesh('#3f4a34', '#8a8a62')
  const shelves = [
    [0.2, 1.4, -0.34, 0.3],
    [-0.24, 1.14, -0.42, 0.34],
    [0.12, 0.84, -0.44, 0.26],
  ] as const
  return standing('L', 'bog', 532, 1.9, [
    clay(body, hide, 0.028),
    clay(limbs, hide, 0.028),
    ...cap([0, 1.54, 0.2], 0.42, 0.3, flesh('#4a2a52', '#86557e'), 532, [16, 0, 6], 9),
    ...shelves.flatMap(([x, y, z, r], i) => cap([x, y, z], r, 0.1, flesh('#6a4a2a', '#b98a4a'), 540 + i, [-16, 0, 0], 0)),
    eyes(1.42, 0.46, 1.3, SPORE),
    {
      mesh: merge(
        ...[-0.14, -0.05, 0.05, 0.14].map((x) =>
          moved(
            lathe(
              [
                [0, -0.1],
                [0.035, 0],
                [0, 0.03],
              ],
              6,
              0.004,
            ),
            x,
            1.22,
            0.46,
          ),
        ),
      ),
      coat: SPOT,
    },
    claws([0.64, 0.34, 0.66], [14, 0, 0], 1.7),
    claws([-0.88, 1.42, 0.68], [-10, 0, 0], 1.7),
  ])
}

/** Swollen with glowing sacs, arms flung wide, about to burst. */
export function burster(): Part[] {
  const sacs = [
    [0.2, 0.66, 0.2],
    [-0.22, 0.72, 0.16],
    [0.06, 0.9, 0.25],
    [-0.06, 0.5, 0.28],
    [0.24, 0.9, -0.1],
    [-0.24, 0.96, -0.06],
    [0, 0.74, -0.3],
  ] as const
  return standing('S', 'bog', 533, 1.5, [
    ...stalk(1.06, 0.26, flesh('#5a4a22', '#a08838'), 0.08, false),
    ...cap([0, 1.1, 0.08], 0.3, 0.4, flesh('#7a5a10', '#d0a028'), 533, [10, 0, 0], 7),
    eyes(1.0, 0.27, 1),
    arms(
      [
        [0.2, 0.94, 0.06],
        [0.5, 1.06, 0.12],
        [0.62, 1.36, 0.2],
      ],
      [
        [-0.2, 0.94, 0.06],
        [-0.52, 1.02, 0.2],
        [-0.66, 1.2, 0.42],
      ],
      0.07,
      STALK,
    ),
    claws([0.62, 1.36, 0.22], [-60, 0, 0]),
    claws([-0.66, 1.2, 0.44], [-40, 0, 0]),
    clay(join(...sacs.map(([x, y, z]) => egg([x, y, z], [0.13, 0.12, 0.12]))), { ...SPORE, colour: colour('#9fe06a') }, 0.02),
  ])
}

/** Low and long, a flat dark cap, hooked blades of bone. */
export function creeper(): Part[] {
  const body = press(
    chain(
      [
        [0, 0.3, -0.44],
        [0.04, 0.5, -0.2],
        [0, 0.74, 0.08],
        [0, 0.96, 0.24],
      ],
      [0.1, 0.2, 0.21, 0.14],
      0.06,
    ),
    0.02,
    (x, y, z) => 0.012 * Math.sin(26 * z + 14 * y + 4 * x),
  )
  const roots = join(
    ...[
      [0.3, 0.3],
      [-0.32, 0.22],
      [0.3, -0.3],
      [-0.28, -0.36],
      [0.06, -0.46],
    ].map(([x, z]) =>
      chain(
        [
          [(x as number) * 0.3, 0.5, (z as number) * 0.5],
          [(x as number) * 0.9, 0.44, (z as number) * 0.9],
          [(x as number) * 1.1, FLOOR + 0.03, (z as number) * 0.9],
        ],
        [0.12, 0.075, 0.03],
        0.03,
      ),
    ),
  )
  const hook = (k: number): Part => ({
    mesh: pipe(
      [
        [k * 0.42, 0.74, 0.44],
        [k * 0.52, 0.9, 0.62],
        [k * 0.4, 1.02, 0.86],
        [k * 0.2, 0.92, 0.98],
      ],
      [0.045, 0.055, 0.045, 0.008],
      7,
    ),
    coat: paint('#d8cba6', 'satin', 1.5),
  })
  return standing('S', 'bog', 534, 1.22, [
    clay(join(body, roots), GREY, 0.022),
    ...cap([0, 1.0, 0.26], 0.4, 0.17, flesh('#241c2e', '#5a4868'), 534, [18, 0, 0], 6),
    eyes(0.94, 0.385, 0.9, glow('#ff2a12', 'glow-red')),
    arms(
      [
        [0.16, 0.84, 0.16],
        [0.4, 0.64, 0.14],
        [0.42, 0.74, 0.42],
      ],
      [
        [-0.16, 0.84, 0.16],
        [-0.42, 0.64, 0.12],
        [-0.42, 0.74, 0.42],
      ],
      0.065,
      GREY,
    ),
    hook(1),
    hook(-1),
  ])
}

/** Its cap has rolled into a funnel that points where it spits. */
export function spitter(): Part[] {
  const horn = press(
    move(
      turn(
        turned(
          [
            [0.12, -0.1],
            [0.15, 0.1],
            [0.2, 0.34],
            [0.36, 0.56],
            [0.31, 0.58],
            [0.14, 0.36],
            [0.06, 0.1],
          ],
          0.02,
        ),
        [58, 0, 0],
      ),
      [0, 1.04, 0.06],
    ),
    0.02,
    (x, y, z) => 0.01 * Math.sin(22 * (x + y + z)),
  )
  return standing('S', 'bog', 535, 1.42, [
    ...stalk(1.04, 0.21, STALK, -0.02),
    clay(horn, flesh('#5a2f4a', '#b06a90'), 0.022),
    clay(egg([0, 1.2, 0.32], [0.12, 0.1, 0.12]), { ...SPORE, colour: colour('#9fe06a') }, 0.02),
    eyes(0.92, 0.19, 1),
    arms(
      [
        [0.18, 0.84, 0.04],
        [0.42, 0.66, 0.14],
        [0.3, 0.56, 0.34],
      ],
      [
        [-0.18, 0.84, 0.04],
        [-0.44, 0.7, 0.1],
        [-0.32, 0.58, 0.32],
      ],
      0.065,
      STALK,
    ),
    {
      mesh: merge(
        ...[0, 1, 2].map((i) =>
          moved(
            lathe(
              [
                [0, -0.06],
                [0.05, 0],
                [0, 0.05],
              ],
              8,
              0.005,
            ),
            -0.16 + 0.16 * i,
            1.44 + 0.05 * (i % 2),
            0.66 + 0.05 * i,
          ),
        ),
      ),
      coat: SPORE,
    },
    clay(join(egg([0.16, 0.4, -0.24], [0.16, 0.18, 0.14]), egg([-0.14, 0.44, -0.24], [0.15, 0.16, 0.14])), GREY, 0.022),
  ])
}

/** Tall and narrow under a bell, trailing threads from both hands. */
export function weaver(): Part[] {
  const bell = press(
    move(
      turned(
        [
          [0, 0.46],
          [0.12, 0.42],
          [0.26, 0.16],
          [0.38, -0.16],
          [0.33, -0.17],
          [0.16, 0.1],
          [0, 0.2],
        ],
        0.02,
      ),
      [0, 1.18, 0.04],
    ),
    0.02,
    (x, y, z) => 0.014 * Math.sin(Math.atan2(x, z) * 10 + 2 * y),
  )
  const web = [1, -1].flatMap((k) =>
    [0, 1, 2, 3].map((i) =>
      pipe(
        [
          [k * 0.5, 1.06 - 0.02 * i, 0.36],
          [k * (0.52 - 0.08 * i), 0.8, 0.46 + 0.02 * i],
          [k * (0.42 - 0.12 * i), 0.5 - 0.04 * i, 0.44],
        ],
        [0.018, 0.014, 0.004],
        5,
      ),
    ),
  )
  return standing('S', 'bog', 536, 1.64, [
    ...stalk(1.16, 0.17, STALK, 0.04, false),
    clay(bell, flesh('#2f4a52', '#7fa09a'), 0.022),
    eyes(1.02, 0.19, 0.8, SPORE),
    arms(
      [
        [0.14, 0.92, 0.06],
        [0.4, 0.92, 0.1],
        [0.5, 1.08, 0.34],
      ],
      [
        [-0.14, 0.92, 0.06],
        [-0.4, 0.92, 0.1],
        [-0.5, 1.08, 0.34],
      ],
      0.055,
      STALK,
    ),
    { mesh: merge(...web), coat: paint('#e4ddc6', 'cloth', 1.3) },
    ...staff([0, 0.6, -0.2], [0.04, 2, -0.34], 0.3, 0.9, SPORE, STEEL).slice(0, 2),
    {
      mesh: merge(
        ...[0, 1, 2, 3, 4].map((i) => moved(slab([0.05, 0.05, 0.05], 0.02), -0.3 + 0.15 * i, 0.48 + 0.06 * (i % 2), 0.46)),
      ),
      coat: SPORE,
    },
    clay(skirtOf(), SPOT, 0.022),
  ])
}

const skirtOf = (): Field =>
  press(
    move(
      turned(
        [
          [0.12, 0.08],
          [0.2, 0.0],
          [0.3, -0.3],
          [0.26, -0.31],
          [0.12, -0.06],
        ],
        0.015,
      ),
      [0, 0.72, 0.02],
    ),
    0.02,
    (x, y, z) => 0.02 * Math.sin(Math.atan2(x, z) * 8 + y),
  )
