/** Engines of war: a hound of steel, drones in the air, bikes without wheels, a gun team, a walker as high as a storey. */
import { clay, FLOOR } from '../kit/base'
import { chain, gem, join, limb } from '../kit/field'
import { colour } from '../kit/finish'
import { type Mesh, merge, mirrored, moved, pair, spun, transformed } from '../kit/mesh'
import type { Coat, Part } from '../kit/paint'
import { can, hoop, lathe, pipe, sheet, slab } from '../kit/solids'
import { add, turning, type Vec2, type Vec3 } from '../kit/space'
import { twin } from '../minis/machine-parts'
import { type Dress, helm, type Pose, paint, plated, READY, suited } from './armour'
import { fitted } from './fit'
import { cannon, IRON } from './guns'

const HULL = paint('#5f6b5c', 'satin', 1.4)
const TRIM = paint('#b5862a', 'satin', 1.2)
const PALE = paint('#a9a596', 'satin', 1.2)
const LENS: Coat = { colour: colour('#ff5a3a'), finish: 'glow-red' }
const HOVER: Coat = { colour: colour('#8fe3ff'), finish: 'glow-cyan' }
const SUIT = paint('#2a2724', 'cloth', 0.8)

const hullOf = (c: Vec3, w: number, h: number, l: number) =>
  gem(
    c,
    [
      ...twin([1, 0.1, 0], w),
      ...twin([0.7, 0, 0.7], (w + l) * 0.52),
      ...twin([0.7, 0, -0.7], (w + l) * 0.55),
      ...twin([0.7, 0.7, 0], (w + h) * 0.56),
      ...twin([0.7, -0.7, 0], (w + h) * 0.56),
      [[0, 0.5, 0.87], l * 0.9],
      [[0, -0.6, 0.8], l * 0.86],
      [[0, 0.2, -1], l],
      [[0, 1, 0.04], h],
      [[0, -1, 0], h],
    ],
    0.03,
    Math.max(w, h, l) * 1.3,
  )

/** A low hound of steel: four legs, a gun on its back, one lens. */
export function drone(): Part[] {
  const leg = (x: number, z: number, k: number): Vec3[] => [
    [x * 0.8, 0.56, z],
    [x * 1.35, 0.62, z + 0.1 * k],
    [x * 1.4, 0.32, z + 0.2 * k],
    [x * 1.45, 0.17, z + 0.12 * k],
  ]
  const all = [leg(0.2, 0.26, 1), leg(-0.2, 0.26, 1), leg(0.2, -0.28, -1), leg(-0.2, -0.28, -1)]
  const shins = all.map((p) => {
    const [, a, b] = p as [Vec3, Vec3, Vec3]
    return moved(slab([0.1, Math.abs(a[1] - b[1]) * 0.9, 0.13], 0.03), (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2)
  })
  const feet = all.map((p) => moved(slab([0.15, 0.06, 0.2], 0.02), (p[3] as Vec3)[0], 0.17, (p[3] as Vec3)[2] + 0.02))
  return fitted(
    1,
    'plate',
    361,
    [
      clay(join(...all.map((p) => chain(p, [0.075, 0.065, 0.05, 0.045], 0.02))), IRON, 0.022),
      { mesh: merge(...shins), coat: HULL },
      { mesh: merge(...feet), coat: IRON },
      clay(hullOf([0, 0.62, 0], 0.2, 0.14, 0.42), HULL, 0.022),
      clay(hullOf([0, 0.7, 0.46], 0.12, 0.1, 0.16), PALE, 0.02),
      { mesh: moved(slab([0.15, 0.045, 0.05], 0.016), 0, 0.73, 0.585), coat: LENS },
      {
        mesh: merge(moved(can(0.12, 0.1, 0.03, 14), 0, 0.74, -0.08), moved(slab([0.2, 0.14, 0.3], 0.04), 0, 0.87, -0.1)),
        coat: TRIM,
      },
      { mesh: merge(...[-0.055, 0.055].map((x) => moved(spun(can(0.042, 0.5, 0.012, 10), 90), x, 0.88, 0.0))), coat: IRON },
    ],
    0.9,
  )
}

/** A disc of plates in the air on its field; the larger carries a cannon under it. */
export function hover(size: 1 | 2): Part[] {
  const shell = lathe(
    [
      [0, 0.78],
      [0.16, 0.78],
      [0.4, 0.94],
      [0.44, 1.02],
      [0.34, 1.14],
      [0.16, 1.22],
      [0, 1.24],
    ],
    20,
    0.03,
  )
  const vane = (a: number): Mesh => spun(transformed(slab([0.3, 0.05, 0.2], 0.02), [0.5, 1.0, 0], turning(0, 0, 12)), 0, a)
  const stalk = pipe(
    [
      [0, FLOOR - 0.05, 0],
      [0.03, 0.4, -0.02],
      [0, 0.8, 0],
    ],
    [0.1, 0.05, 0.07],
    8,
  )
  const mast = merge(moved(can(0.018, 0.3, 0.005, 6), 0.16, 1.16, -0.12), moved(can(0.012, 0.22, 0.004, 6), -0.14, 1.18, -0.14))
  return fitted(size, 'plate', 362 + size, [
    { mesh: stalk, coat: paint('#6b645a', 'cloth') },
    { mesh: shell, coat: size === 1 ? PALE : HULL },
    { mesh: merge(vane(45), vane(135), vane(225), vane(315)), coat: size === 1 ? HULL : PALE },
    { mesh: merge(moved(hoop(0.42, 0.035, 24), 0, 1.0, 0), mast), coat: IRON },
    { mesh: moved(can(0.15, 0.03, 0.01, 16), 0, 0.76, 0), coat: HOVER },
    {
      mesh: merge(moved(spun(can(0.1, 0.08, 0.025, 16), 90), 0, 1.02, 0.37), moved(slab([0.12, 0.06, 0.2], 0.02), 0, 1.22, 0)),
      coat: IRON,
    },
    { mesh: moved(spun(can(0.065, 0.03, 0.01, 14), 90), 0, 1.02, 0.44), coat: LENS },
    ...(size === 2
      ? [...cannon([0.02, 0.74, -0.2], [0.02, 0.7, 0.8], TRIM, 0.95)]
      : [{ mesh: merge(...[-0.2, 0.2].map((x) => moved(spun(can(0.045, 0.34, 0.012, 10), 90), x, 0.84, 0.14))), coat: TRIM }]),
  ])
}

/** A long wedge over its own glow, its rider low behind the screen; the larger is a crawler on drums with a drill. */
export function bike(size: 2 | 4): Part[] {
  const rider: Pose = {
    ...READY,
    hips: [
      [0.14, 0.86, -0.26],
      [-0.14, 0.86, -0.26],
    ],
    knees: [
      [0.3, 0.78, 0.06],
      [-0.3, 0.78, 0.06],
    ],
    feet: [
      [0.3, 0.46, -0.14],
      [-0.3, 0.46, -0.14],
    ],
    yaw: [4, -4],
    chest: [0, 1.12, -0.1],
    head: [0, 1.44, 0.06],
    look: [10, 0, 0],
    left: [
      [0.26, 1.24, -0.08],
      [0.42, 1.04, 0.1],
      [0.26, 0.98, 0.36],
    ],
    right: [
      [-0.26, 1.24, -0.08],
      [-0.42, 1.04, 0.1],
      [-0.26, 0.98, 0.36],
    ],
  }
  const dress: Dress = { suit: SUIT, armour: PALE, trim: IRON, girth: 1 }
  const crawler = size === 4
  const nose: Vec2[] = [
    [-0.62, 0.5],
    [0.3, 0.46],
    [crawler ? 0.74 : 1.0, 0.56],
    [crawler ? 0.58 : 0.7, 0.76],
    [0.3, 0.96],
    [0.12, 0.86],
    [-0.1, 0.8],
    [-0.5, 0.84],
    [-0.74, 0.94],
  ]
  const side = (m: Mesh) => spun(m, 0, -90, 0)
  const body = side(sheet(nose, 0.34, 0.05))
  const fairing = pair(
    moved(
      side(
        sheet(
          nose.map(([x, y]): Vec2 => [x * 0.72 + 0.06, 0.64 + (y - 0.66) * 0.7]),
          0.09,
          0.03,
        ),
      ),
      0.2,
      0,
      0,
    ),
  )
  const drill = transformed(
    lathe(
      [
        [0, 0],
        [0.32, 0],
        [0.3, 0.08],
        [0.24, 0.12],
        [0.24, 0.22],
        [0.17, 0.26],
        [0.17, 0.36],
        [0.1, 0.4],
        [0.09, 0.48],
        [0, 0.62],
      ],
      16,
      0.02,
    ),
    [0, 0.62, 0.5],
    turning(90, 0, 0),
  )
  const track = (x: number): Mesh[] => [
    moved(slab([0.24, 0.42, 1.3], 0.16), x, 0.36, 0),
    ...[-0.44, -0.15, 0.15, 0.44].map((z) => transformed(can(0.13, 0.28, 0.03, 14), [x + 0.14, 0.32, z], turning(0, 0, 90))),
    ...Array.from({ length: 7 }, (_, i) => moved(slab([0.27, 0.05, 0.09], 0.015), x, 0.575, -0.5 + i * 0.165)),
  ]
  const fork = pipe(
    [
      [-0.3, 0.98, 0.36],
      [0, 1.0, 0.4],
      [0.3, 0.98, 0.36],
    ],
    0.035,
    6,
  )
  const screen = transformed(
    sheet(
      [
        [-0.2, 0],
        [0.2, 0],
        [0.13, 0.24],
        [-0.13, 0.24],
      ],
      0.03,
      0.01,
    ),
    [0, 0.94, 0.48],
    turning(-36, 0, 0),
  )
  const stalks = merge(...[-0.3, 0.34].map((z) => moved(can(0.1, 0.3, 0.03, 10), 0, FLOOR - 0.02, z)))
  const jets = pair(transformed(can(0.11, 0.26, 0.03, 14), [0.18, 0.76, -0.6], turning(-84, 0, 0)))
  return fitted(size, 'dust', 370 + size, [
    ...suited(rider, dress),
    ...plated(rider, dress),
    ...helm(rider, HULL, IRON, HOVER, 0.02),
    { mesh: body, coat: HULL },
    { mesh: fairing, coat: TRIM },
    { mesh: merge(fork, screen), coat: IRON },
    ...(crawler
      ? [
          { mesh: merge(...track(0.36), ...track(-0.36)), coat: IRON },
          { mesh: merge(moved(slab([0.62, 0.24, 0.9], 0.06), 0, 0.62, -0.1)), coat: HULL },
          { mesh: drill, coat: { colour: colour('#8d8f90'), finish: 'steel' as const, brush: 1.6 } },
        ]
      : [
          { mesh: stalks, coat: paint('#6b645a', 'cloth') },
          { mesh: merge(...[-0.3, 0.34].map((z) => moved(can(0.17, 0.04, 0.012, 14), 0, 0.42, z))), coat: HOVER },
          { mesh: merge(...[-0.1, 0.1].map((x) => moved(spun(can(0.04, 0.44, 0.012, 10), 90), x, 0.6, 0.62))), coat: IRON },
        ]),
    { mesh: jets, coat: IRON },
    { mesh: pair(transformed(can(0.085, 0.02, 0.006, 14), [0.18, 0.79, -0.845], turning(-84, 0, 0))), coat: HOVER },
  ])
}

/** Two crew at a gun on three feet: one lays it, one feeds it. */
export function team(): Part[] {
  const gunner: Pose = {
    ...READY,
    hips: [
      [0.1, 0.46, -0.1],
      [-0.1, 0.46, -0.12],
    ],
    knees: [
      [0.2, 0.46, 0.18],
      [-0.2, 0.24, 0.06],
    ],
    feet: [
      [0.2, FLOOR, 0.14],
      [-0.22, FLOOR, -0.28],
    ],
    yaw: [8, -14],
    chest: [0, 0.8, -0.02],
    head: [0, 1.14, 0.06],
    look: [4, 0, 0],
    left: [
      [0.26, 0.92, 0.02],
      [0.36, 0.74, 0.2],
      [0.14, 0.78, 0.42],
    ],
    right: [
      [-0.26, 0.92, 0.0],
      [-0.38, 0.74, 0.16],
      [-0.14, 0.78, 0.4],
    ],
  }
  const loader: Pose = {
    ...READY,
    left: [
      [0.27, 1.13, 0.07],
      [0.34, 0.9, 0.24],
      [0.12, 0.84, 0.42],
    ],
    right: [
      [-0.27, 1.13, 0.02],
      [-0.4, 0.9, 0.16],
      [-0.12, 0.82, 0.4],
    ],
  }
  const dress: Dress = { suit: SUIT, armour: HULL, trim: IRON, girth: 1 }
  const man = (pose: Pose, x: number, z: number, yaw: number): Part[] =>
    [
      ...suited(pose, dress),
      ...plated(pose, dress),
      ...helm(pose, HULL, TRIM, { colour: colour('#ffb04a'), finish: 'glow-amber' }),
    ].map(({ mesh, coat }): Part => ({ coat, mesh: transformed(mesh, [x, 0, z], turning(0, yaw, 0)) }))
  const hub: Vec3 = [-0.24, 0.78, 0.16]
  const feet = [
    [-0.24, FLOOR, 0.56],
    [-0.6, FLOOR, 0.1],
    [0.1, FLOOR, 0.12],
  ] as const
  const tripod = merge(
    ...feet.map((f) => pipe([hub, [...f] as Vec3], [0.06, 0.045], 7)),
    moved(can(0.1, 0.16, 0.03, 12), hub[0], hub[1] - 0.04, hub[2]),
  )
  const shield = (m: Mesh) => transformed(m, [hub[0], 1.06, 0.4], turning(-10, 0, 0))
  const plateOf: Vec2[] = [
    [-0.34, -0.2],
    [-0.08, -0.28],
    [0.08, -0.28],
    [0.34, -0.2],
    [0.3, 0.2],
    [0.12, 0.3],
    [-0.12, 0.3],
    [-0.3, 0.2],
  ]
  return fitted(3, 'dust', 380, [
    ...man(gunner, -0.24, -0.2, 0),
    ...man(loader, 0.46, -0.12, -34),
    { mesh: tripod, coat: IRON },
    ...cannon([hub[0], 0.94, -0.06], [hub[0], 0.98, 1.0], TRIM, 1.45),
    {
      mesh: shield(
        merge(
          ...[-0.24, 0.24].map((x) =>
            moved(
              sheet(
                plateOf.map(([u, v]): Vec2 => [u * 0.42, v]),
                0.06,
                0.02,
              ),
              x * 0.9,
              0,
              0,
            ),
          ),
        ),
      ),
      coat: HULL,
    },
    {
      mesh: merge(moved(slab([0.36, 0.24, 0.28], 0.04), 0.3, 0.27, 0.42), moved(slab([0.3, 0.06, 0.22], 0.02), 0.3, 0.41, 0.42)),
      coat: TRIM,
    },
  ])
}

/** Two legs bent backwards, a cab like a fist, a cannon for each arm. */
export function walker(): Part[] {
  const leg = (x: number, f: number): Part[] => {
    const hip: Vec3 = [x * 0.9, 0.86, -0.02]
    const knee: Vec3 = [x * 1.25, 0.66, f + 0.2]
    const ankle: Vec3 = [x * 1.3, 0.42, f - 0.16]
    const foot: Vec3 = [x * 1.32, FLOOR, f]
    return [
      clay(
        join(limb(hip, knee, 0.13, 0.11), limb(knee, ankle, 0.1, 0.085), limb(ankle, add(foot, [0, 0.08, 0]), 0.09, 0.07)),
        IRON,
        0.026,
      ),
      {
        mesh: merge(
          transformed(
            can(0.12, 0.16, 0.03, 14),
            [knee[0] - 0.08 * Math.sign(x), knee[1], knee[2]],
            turning(0, 0, -90 * Math.sign(x)),
          ),
          transformed(slab([0.2, 0.3, 0.16], 0.04), [x * 1.28, 0.53, f + 0.04], turning(52, 0, 0)),
          moved(slab([0.3, 0.07, 0.44], 0.03), foot[0], FLOOR + 0.035, foot[2] + 0.04),
        ),
        coat: HULL,
      },
      {
        mesh: merge(
          ...[-0.09, 0.09].map((k) => moved(slab([0.09, 0.05, 0.16], 0.016), foot[0] + k, FLOOR + 0.09, foot[2] + 0.18)),
        ),
        coat: TRIM,
      },
    ]
  }
  const arm = (m: Mesh, x: number) => moved(x < 0 ? mirrored(m) : m, x, 1.12, 0.0)
  const shoulder = merge(
    transformed(can(0.17, 0.26, 0.04, 16), [-0.2, 0, 0], turning(0, 0, -90)),
    transformed(slab([0.28, 0.2, 0.42], 0.05), [0.08, 0.1, 0], turning(0, 0, -14)),
  )
  const fins = [-0.2, 0.2].map((x) => moved(slab([0.1, 0.34, 0.2], 0.03), x, 1.2, -0.46))
  return fitted(4, 'plate', 390, [
    ...leg(0.3, 0.1),
    ...leg(-0.3, -0.12),
    { mesh: merge(moved(slab([0.5, 0.24, 0.4], 0.06), 0, 0.88, -0.02), moved(can(0.2, 0.16, 0.03, 16), 0, 0.94, 0)), coat: IRON },
    clay(hullOf([0, 1.22, 0.04], 0.34, 0.26, 0.46), HULL, 0.028),
    clay(hullOf([0, 1.2, 0.42], 0.2, 0.15, 0.2), PALE, 0.024),
    { mesh: moved(slab([0.27, 0.06, 0.06], 0.02), 0, 1.25, 0.6), coat: LENS },
    { mesh: merge(...fins, moved(can(0.05, 0.24, 0.012, 8), -0.12, 1.42, -0.2)), coat: IRON },
    {
      mesh: merge(moved(slab([0.3, 0.06, 0.34], 0.02), 0, 1.49, 0), moved(slab([0.52, 0.05, 0.08], 0.016), 0, 1.36, 0.36)),
      coat: TRIM,
    },
    { mesh: merge(arm(shoulder, 0.5), arm(shoulder, -0.5)), coat: HULL },
    ...cannon([0.6, 1.0, -0.24], [0.6, 0.96, 0.74], TRIM, 1.05),
    { mesh: merge(moved(slab([0.28, 0.3, 0.5], 0.05), -0.6, 1.0, 0.12)), coat: PALE },
    {
      mesh: merge(
        ...[-0.07, 0.07].flatMap((x) =>
          [-0.07, 0.07].map((y) => moved(spun(can(0.055, 0.2, 0.014, 10), 90), -0.6 + x, 1.0 + y, 0.28)),
        ),
      ),
      coat: IRON,
    },
  ])
}
