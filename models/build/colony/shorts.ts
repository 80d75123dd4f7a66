/** Short folk in bronze: as broad as they are tall, bearded under riveted masks, with hammers, guns and fire. */
import { clay, FLOOR } from '../kit/base'
import { blend, egg, limb, press } from '../kit/field'
import { colour } from '../kit/finish'
import { type Mesh, merge, moved, transformed } from '../kit/mesh'
import type { Coat, Part } from '../kit/paint'
import { can, hoop, lathe, pipe, slab } from '../kit/solids'
import { add, turning, type Vec3 } from '../kit/space'
import { type Dress, type Pose, paint, plated, suited } from './armour'
import { fitted } from './fit'
import { carbine, hammer, IRON, thrower } from './guns'

const BRONZE = paint('#8a5a2c', 'satin', 1.5)
const OCHRE = paint('#b08a35', 'satin', 1.3)
const LEATHER = paint('#33261d', 'cloth', 0.9)
const FURNACE: Coat = { colour: colour('#ff9a3a'), finish: 'glow-amber' }

const STANCE: Pose = {
  hips: [
    [0.15, 0.5, 0],
    [-0.15, 0.5, -0.02],
  ],
  knees: [
    [0.27, 0.36, 0.13],
    [-0.26, 0.36, 0.02],
  ],
  feet: [
    [0.27, FLOOR, 0.15],
    [-0.3, FLOOR, -0.13],
  ],
  yaw: [16, -30],
  chest: [0, 0.82, 0.03],
  head: [0, 1.13, 0.13],
  look: [2, 0, 0],
  left: [
    [0.36, 0.95, 0.05],
    [0.52, 0.72, 0.2],
    [0.24, 0.72, 0.44],
  ],
  right: [
    [-0.36, 0.95, 0.02],
    [-0.56, 0.74, 0.02],
    [-0.34, 0.62, 0.22],
  ],
}

/** A round helm with a riveted mask; the beard hangs out below it. */
function bearded(at: Vec3, beard: Coat, trim: Coat, plume: boolean): Part[] {
  const set = (m: Mesh) => moved(m, ...at)
  const bowl = lathe(
    [
      [0.13, -0.1],
      [0.2, -0.1],
      [0.22, -0.06],
      [0.2, -0.04],
      [0.19, 0.06],
      [0.13, 0.14],
      [0.05, 0.175],
      [0, 0.18],
    ],
    18,
    0.014,
  )
  const hair = press(
    blend(
      0.04,
      egg(add(at, [0, -0.16, 0.13]), [0.15, 0.13, 0.1]),
      limb(add(at, [0.05, -0.22, 0.16]), add(at, [0.04, -0.46, 0.17]), 0.09, 0.035),
      limb(add(at, [-0.05, -0.22, 0.16]), add(at, [-0.04, -0.42, 0.17]), 0.09, 0.035),
    ),
    0.02,
    (x, y, z) => 0.01 * Math.sin(70 * x + 8 * Math.sin(20 * y) + 10 * z),
  )
  const comb = [-0.14, -0.05, 0.04, 0.12].map((z, i) =>
    transformed(slab([0.05, 0.2, 0.09], 0.02), [0, 0.2 + (i === 1 || i === 2 ? 0.03 : 0), z], turning(-z * 150, 0, 0)),
  )
  return [
    { mesh: set(bowl), coat: BRONZE },
    {
      mesh: set(
        merge(
          moved(hoop(0.195, 0.03, 20), 0, -0.05, 0),
          moved(slab([0.09, 0.2, 0.06], 0.02), 0, -0.04, 0.2),
          moved(slab([0.3, 0.05, 0.06], 0.016), 0, -0.06, 0.185),
        ),
      ),
      coat: trim,
    },
    { mesh: set(merge(...[-0.085, 0.085].map((x) => moved(slab([0.075, 0.035, 0.03], 0.01), x, -0.025, 0.2)))), coat: FURNACE },
    clay(hair, beard, 0.02),
    ...(plume ? [{ mesh: set(merge(...comb)), coat: paint('#a83a20', 'cloth') }] : []),
  ]
}

/** A boiler on the back with a chimney at each shoulder. */
const boiler = (trim: Coat): Part[] => [
  { mesh: transformed(can(0.19, 0.5, 0.05, 16), [-0.25, 0.92, -0.3], turning(0, 0, -90)), coat: IRON },
  {
    mesh: merge(...[-0.14, 0.14].map((x) => transformed(hoop(0.19, 0.03, 16), [x, 0.92, -0.3], turning(0, 0, -90)))),
    coat: trim,
  },
  { mesh: merge(...[-0.2, 0.2].map((x) => moved(can(0.06, 0.64, 0.016, 10), x, 0.98, -0.34))), coat: IRON },
  { mesh: moved(slab([0.18, 0.08, 0.02], 0.006), 0, 0.9, -0.495), coat: FURNACE },
]

const DRESS: Dress = { suit: LEATHER, armour: BRONZE, trim: IRON, girth: 1.28 }

export const shortArmoured = (): Part[] =>
  fitted(1, 'dust', 311, [
    ...suited(STANCE, DRESS),
    ...plated(STANCE, DRESS),
    ...bearded(STANCE.head, paint('#8c5a2a', 'cloth'), IRON, false),
    ...boiler(OCHRE),
    ...carbine([-0.36, 0.66, 0.2], [0.24, 0.78, 0.62], OCHRE, 1.3),
  ])

/** Hammer raised over the shoulder, a plume on the helm. */
export function shortLeader(): Part[] {
  const pose: Pose = {
    ...STANCE,
    right: [
      [-0.36, 0.95, 0.02],
      [-0.62, 0.98, 0.06],
      [-0.6, 1.16, 0.26],
    ],
    left: [
      [0.36, 0.95, 0.05],
      [0.56, 0.76, 0.12],
      [0.46, 0.6, 0.34],
    ],
  }
  const dress: Dress = { ...DRESS, trim: OCHRE }
  return fitted(1, 'dust', 312, [
    ...suited(pose, dress),
    ...plated(pose, dress),
    ...bearded(pose.head, paint('#b9b1a0', 'cloth'), OCHRE, true),
    ...boiler(OCHRE),
    ...hammer([-0.56, 0.98, 0.34], [-0.86, 1.5, 0.02], OCHRE, 0.95),
  ])
}

/** A long pipe with a pilot flame, two tanks on the back. */
export function shortFlamer(): Part[] {
  const tank = (x: number) => moved(can(0.16, 0.62, 0.07, 16), x, 0.66, -0.36)
  const hose = pipe(
    [
      [-0.2, 0.72, -0.36],
      [-0.56, 0.62, -0.26],
      [-0.6, 0.5, 0.04],
      [-0.36, 0.54, 0.24],
    ],
    0.045,
    8,
  )
  const red = paint('#8e2f22', 'satin', 1.3)
  return fitted(1, 'dust', 313, [
    ...suited(STANCE, DRESS),
    ...plated(STANCE, DRESS),
    ...bearded(STANCE.head, paint('#2d2019', 'cloth'), IRON, false),
    { mesh: merge(tank(-0.18), tank(0.18)), coat: red },
    {
      mesh: merge(
        ...[-0.18, 0.18].flatMap((x) => [
          moved(hoop(0.16, 0.025, 16), x, 0.8, -0.36),
          moved(hoop(0.16, 0.025, 16), x, 1.14, -0.36),
        ]),
        hose,
      ),
      coat: IRON,
    },
    { mesh: moved(can(0.05, 0.66, 0.014, 10), 0, 0.94, -0.42), coat: IRON },
    { mesh: moved(can(0.036, 0.03, 0.01, 10), 0, 1.6, -0.42), coat: FURNACE },
    ...thrower([-0.34, 0.6, 0.16], [0.1, 0.68, 1.0], OCHRE, 1.15),
  ])
}
