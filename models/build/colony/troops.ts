/** Troopers in slate armour: rifle, officer, heavy weapon, jump pack, and the great shield-bearers. */
import { FLOOR } from '../kit/base'
import { colour } from '../kit/finish'
import { type Mesh, merge, moved, pair, transformed } from '../kit/mesh'
import type { Coat, Part } from '../kit/paint'
import { can, hoop, lathe, pipe, sheet, slab } from '../kit/solids'
import { add, turning, type Vec2, type Vec3 } from '../kit/space'
import { type Dress, helm, type Pose, paint, plated, powerPack, READY, suited } from './armour'
import { fitted } from './fit'
import { blade, cannon, carbine, IRON, pistol } from './guns'

const SLATE = paint('#4f6474')
const IVORY = paint('#b9b19c')
const NIGHT = paint('#23282e')
const SUIT = paint('#2a2724', 'cloth', 0.8)
const VISOR: Coat = { colour: colour('#ffb04a'), finish: 'glow-amber' }
const THRUST: Coat = { colour: colour('#8fe3ff'), finish: 'glow-cyan' }
const DRESS: Dress = { suit: SUIT, armour: SLATE, trim: NIGHT, girth: 1 }

export function trooper(): Part[] {
  return fitted(1, 'dust', 301, [
    ...suited(READY, DRESS),
    ...plated(READY, DRESS),
    ...helm(READY, SLATE, NIGHT, VISOR),
    ...powerPack(READY, NIGHT, IRON, VISOR),
    ...carbine([-0.24, 0.88, 0.18], [0.3, 1.02, 0.66], SLATE, 1.15),
  ])
}

/** Points the way with a blade, pistol low; a tall crest and a half cloak. */
export function leader(): Part[] {
  const pose: Pose = {
    ...READY,
    look: [0, 10, 0],
    head: [0, 1.38, 0.06],
    knees: [
      [0.2, 0.44, 0.18],
      [-0.17, 0.42, 0.02],
    ],
    left: [
      [0.27, 1.14, 0.05],
      [0.46, 1.04, 0.2],
      [0.46, 1.12, 0.46],
    ],
    right: [
      [-0.27, 1.13, 0.02],
      [-0.44, 0.9, -0.06],
      [-0.4, 0.72, 0.16],
    ],
  }
  const dress: Dress = { ...DRESS, trim: IVORY }
  const cloak: Vec2[] = [
    [-0.2, 0],
    [-0.27, -0.72],
    [-0.1, -0.8],
    [0.04, -0.72],
    [0.2, -0.8],
    [0.27, -0.66],
    [0.2, 0],
  ]
  const wool: Coat = { colour: colour('#7c2b22'), finish: 'cloth', brush: 1 }
  return fitted(1, 'dust', 302, [
    ...suited(pose, dress),
    ...plated(pose, dress),
    ...helm(pose, IVORY, wool, VISOR, 0.13),
    { mesh: transformed(sheet(cloak, 0.05, 0.018), [0, 1.2, -0.2], turning(17, 0, 0)), coat: wool },
    { mesh: merge(transformed(slab([0.52, 0.1, 0.2], 0.04), [0, 1.2, -0.1], turning(8, 0, 0))), coat: wool },
    ...blade([0.46, 1.06, 0.48], [0.72, 1.4, 0.86], IVORY, 0.86),
    ...pistol([-0.4, 0.72, 0.18], [-0.42, 0.52, 0.5], SLATE, 1.2),
  ])
}

/** A rotary gun at the hip with a belt from a drum on the back. */
export function heavy(): Part[] {
  const pose: Pose = {
    ...READY,
    head: [0.02, 1.35, 0.1],
    feet: [
      [0.27, FLOOR, 0.2],
      [-0.29, FLOOR, -0.16],
    ],
    left: [
      [0.29, 1.13, 0.05],
      [0.44, 0.9, 0.22],
      [0.02, 0.86, 0.5],
    ],
    right: [
      [-0.29, 1.13, 0.02],
      [-0.5, 0.92, -0.04],
      [-0.34, 0.76, 0.14],
    ],
  }
  const dress: Dress = { ...DRESS, girth: 1.12 }
  const drum = transformed(can(0.2, 0.4, 0.04, 18), [-0.2, 1.1, -0.3], turning(0, 0, -90))
  const feed = pipe(
    [
      [-0.24, 1.06, -0.3],
      [-0.5, 0.96, -0.24],
      [-0.56, 0.74, 0.0],
      [-0.4, 0.66, 0.2],
    ],
    0.055,
    6,
  )
  return fitted(1, 'dust', 303, [
    ...suited(pose, dress),
    ...plated(pose, dress),
    ...helm(pose, SLATE, IVORY, VISOR),
    { mesh: drum, coat: IVORY },
    { mesh: merge(moved(slab([0.34, 0.42, 0.12], 0.04), 0, 1.05, -0.22), feed), coat: IRON },
    ...cannon([-0.36, 0.74, 0.02], [0.16, 0.78, 0.96], IVORY, 1.2),
  ])
}

/** In the air over its jets: wings of a pack, legs trailing, a gun in one hand and a blade in the other. */
export function assault(): Part[] {
  const pose: Pose = {
    hips: [
      [0.1, 0.78, -0.04],
      [-0.1, 0.78, -0.04],
    ],
    knees: [
      [0.16, 0.62, 0.2],
      [-0.18, 0.54, 0.0],
    ],
    feet: [
      [0.16, FLOOR + 0.26, 0.04],
      [-0.2, FLOOR + 0.16, -0.3],
    ],
    yaw: [6, -10],
    chest: [0, 1.1, 0.08],
    head: [0, 1.44, 0.18],
    look: [10, 0, 0],
    left: [
      [0.27, 1.23, 0.1],
      [0.46, 1.08, 0.2],
      [0.4, 1.06, 0.48],
    ],
    right: [
      [-0.27, 1.23, 0.08],
      [-0.5, 1.16, 0.0],
      [-0.56, 1.3, 0.22],
    ],
  }
  const wing: Vec2[] = [
    [0.08, 0.1],
    [0.34, 0.2],
    [0.66, 0.06],
    [0.52, -0.14],
    [0.3, -0.1],
    [0.1, -0.22],
  ]
  const jet = lathe(
    [
      [0, -0.24],
      [0.09, -0.24],
      [0.14, -0.2],
      [0.14, 0.2],
      [0.08, 0.28],
      [0, 0.28],
    ],
    14,
    0.02,
  )
  const back = (m: Mesh) => transformed(m, [0, 1.2, -0.26], turning(14, 0, 0))
  const stand = pipe(
    [
      [-0.05, FLOOR - 0.04, -0.08],
      [-0.04, 0.4, -0.1],
      [0, 0.74, -0.06],
    ],
    [0.07, 0.04, 0.05],
    7,
  )
  const smoke: Coat = { colour: colour('#6b645a'), finish: 'cloth', mottle: 2 }
  return fitted(1, 'dust', 304, [
    { mesh: stand, coat: smoke },
    ...suited(pose, DRESS),
    ...plated({ ...pose }, { ...DRESS, trim: IVORY }),
    ...helm(pose, SLATE, IVORY, THRUST, 0.03),
    { mesh: back(pair(moved(jet, 0.2, 0, -0.06))), coat: NIGHT },
    { mesh: back(pair(moved(can(0.075, 0.03, 0.01, 12), 0.2, -0.255, -0.06))), coat: THRUST },
    { mesh: back(merge(pair(moved(sheet(wing, 0.06, 0.02), 0.04, 0.04, -0.06)), slab([0.3, 0.36, 0.16], 0.04))), coat: SLATE },
    { mesh: back(pair(moved(hoop(0.14, 0.025, 16), 0.2, 0.12, -0.06))), coat: IVORY },
    ...pistol([0.4, 1.06, 0.48], [0.42, 1.08, 0.9], SLATE, 1.35),
    ...blade([-0.56, 1.28, 0.24], [-0.86, 1.6, 0.5], IVORY, 0.9),
  ])
}

/** Twice as broad: walks behind a tower shield as high as its chin. */
export function guard(officer: boolean): Part[] {
  const pose: Pose = {
    ...READY,
    head: [0, 1.33, 0.12],
    left: [
      [0.36, 1.13, 0.05],
      [0.52, 0.92, 0.2],
      [0.34, 0.84, 0.42],
    ],
    right: [
      [-0.36, 1.13, 0.02],
      [-0.56, 0.9, -0.02],
      [-0.46, 0.82, 0.26],
    ],
    hips: [
      [0.15, 0.64, 0],
      [-0.15, 0.64, -0.02],
    ],
    knees: [
      [0.28, 0.42, 0.14],
      [-0.28, 0.42, 0.02],
    ],
    feet: [
      [0.3, FLOOR, 0.14],
      [-0.34, FLOOR, -0.18],
    ],
  }
  const dress: Dress = { ...DRESS, trim: officer ? IVORY : NIGHT, girth: 1.42 }
  const shield: Vec2[] = [
    [-0.2, -0.56],
    [0.2, -0.56],
    [0.34, -0.4],
    [0.36, 0.4],
    [0.22, 0.58],
    [-0.22, 0.58],
    [-0.36, 0.4],
    [-0.34, -0.4],
  ]
  const hold: Vec3 = [0.36, 0.8, 0.52]
  const set = (m: Mesh) => transformed(m, hold, turning(-6, 22, 0))
  return fitted(2, 'plate', officer ? 306 : 305, [
    ...suited(pose, dress),
    ...plated(pose, dress),
    ...helm(pose, officer ? IVORY : SLATE, NIGHT, VISOR, officer ? 0.14 : 0.02, 1.15),
    {
      mesh: merge(
        moved(slab([0.56, 0.44, 0.26], 0.06), 0, 1.12, -0.32),
        ...[-0.18, 0.18].map((x) => moved(can(0.09, 0.3, 0.02, 12), x, 1.16, -0.42)),
      ),
      coat: NIGHT,
    },
    { mesh: set(sheet(shield, 0.09, 0.03)), coat: SLATE },
    {
      mesh: set(
        merge(
          moved(slab([0.44, 0.1, 0.13], 0.03), 0, 0.3, 0),
          moved(slab([0.09, 0.84, 0.13], 0.03), 0, -0.06, 0),
          moved(transformed(can(0.12, 0.05, 0.02, 16), [0, 0, 0], turning(90, 0, 0)), 0, 0.02, 0.045),
        ),
      ),
      coat: IVORY,
    },
    ...(officer
      ? blade(pose.right[2], add(pose.right[2], [-0.3, 0.75, 0.5]), IVORY, 1.05)
      : carbine(pose.right[2], add(pose.right[2], [0.02, 0.02, 0.8]), SLATE, 1.2)),
  ])
}
