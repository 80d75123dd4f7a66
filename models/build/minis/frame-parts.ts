/** What the converted are assembled from: legs, spine, mask, arms, rifle; and their paints. */
import { clay } from '../kit/base'
import { behind, block, both, carve, chain, common, egg, type Field, join, limb, move, plate, ring, turn } from '../kit/field'
import { colour } from '../kit/finish'
import { bent, type Mesh, merge, moved, spun, transformed } from '../kit/mesh'
import { clouds } from '../kit/noise'
import type { Coat, Part } from '../kit/paint'
import { can, hoop, lathe, prism, slab } from '../kit/solids'
import { add, aiming, lerp, ramp, sub, turning, type Vec2, type Vec3 } from '../kit/space'

export const GLAZE = colour('#aca697')

export const GRIME = colour('#3d3226')

export const PORCELAIN: Coat = {
  colour: (p) => lerp(GLAZE, GRIME, 0.55 * ramp(0.56, 0.78, clouds([p[0], p[1] * 0.55, p[2]], 7, 71, 4))),
  finish: 'glaze',
  brush: 0.8,
  mottle: 1.3,
  dust: 0.5,
}

export const FRAME: Coat = { colour: colour('#343d47'), finish: 'gunmetal', brush: 1.3 }

export const SINEW: Coat = { colour: colour('#1d2126'), finish: 'satin' }

export const GLOW: Coat = { colour: colour('#7fe6ff'), finish: 'glow-cyan' }

export const CLOTH: Coat = { colour: colour('#27506a'), finish: 'cloth' }

export const COPPER: Coat = { colour: colour('#94603c'), finish: 'brass' }

/** A plate worn over the limb from `a` to `b`: wide at the top, tapering, cut back at its corners. */
export function greave(a: Vec3, b: Vec3, r: number): Mesh {
  const l = Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2 + (b[2] - a[2]) ** 2)
  const outline: Vec2[] = [
    [r, -0.3 * r],
    [r, 0.45 * r],
    [0.55 * r, r],
    [-0.55 * r, r],
    [-r, 0.45 * r],
    [-r, -0.3 * r],
    [-0.6 * r, -0.75 * r],
    [0.6 * r, -0.75 * r],
  ]
    .map(([x, z]) => [x as number, -(z as number)] as Vec2)
    .reverse()
  const shell = bent(prism(outline, 0, l, 0.022), ([x, y, z]) => {
    const k = 0.7 + 0.42 * (y / l) + 0.08 * Math.sin((y / l) * 3.1)
    return [x * k, y, z * k]
  })
  return transformed(shell, b, aiming(sub(a, b)))
}

export interface Stance {
  readonly hip: number
  readonly chest: Vec3
  readonly head: Vec3
  readonly left: { readonly knee: Vec3; readonly foot: Vec3 }
  readonly right: { readonly knee: Vec3; readonly foot: Vec3 }
  readonly armLeft: readonly [Vec3, Vec3, Vec3]
  readonly armRight: readonly [Vec3, Vec3, Vec3]
}

export function legs({ hip, left, right }: Stance): Part[] {
  const sides = [
    { root: [0.11, hip, 0] as Vec3, ...left },
    { root: [-0.11, hip, 0] as Vec3, ...right },
  ]
  const bones = join(...sides.map((s) => chain([s.root, s.knee, add(s.foot, [0, 0.08, -0.02])], [0.065, 0.055, 0.045], 0.02)))
  const pistons = join(
    ...sides.map((s) => limb(add(lerp(s.root, s.knee, 0.7), [0, 0, -0.08]), add(s.foot, [0, 0.12, -0.09]), 0.026)),
  )
  const plates = merge(
    ...sides.flatMap((s) => [
      greave(lerp(s.root, s.knee, 0.12), lerp(s.root, s.knee, 0.78), 0.1),
      greave(lerp(s.knee, s.foot, 0.12), lerp(s.knee, s.foot, 0.74), 0.085),
    ]),
  )
  const knees = join(...sides.map((s) => egg(add(s.knee, [0, 0, 0.045]), [0.06, 0.075, 0.05])))
  const feet = merge(
    ...sides.flatMap((s) => [
      moved(slab([0.15, 0.075, 0.2], 0.022), s.foot[0], s.foot[1] + 0.0375, s.foot[2] + 0.06),
      moved(slab([0.12, 0.1, 0.12], 0.025), s.foot[0], s.foot[1] + 0.05, s.foot[2] - 0.05),
    ]),
  )
  return [
    clay(bones, SINEW, 0.022),
    clay(pistons, COPPER, 0.016),
    { mesh: plates, coat: PORCELAIN },
    clay(knees, FRAME, 0.02),
    { mesh: feet, coat: FRAME },
  ]
}

export function torso({ hip, chest }: Stance, wide: number): Part[] {
  const waist: Vec3 = [0, hip + 0.12, 0]
  const pelvis = block([0, hip + 0.01, 0], [0.17, 0.09, 0.11], 0.05)
  const ribs = join(limb(waist, chest, 0.09, 0.12), block(add(chest, [0, 0.02, 0]), [0.2 * wide, 0.13, 0.13], 0.07))
  const breast = common(
    0.02,
    block(add(chest, [0, 0.03, 0.03]), [0.22 * wide, 0.16, 0.16], 0.08),
    behind(add(chest, [0, -0.1, 0.15]), [0, -0.55, 0.83]),
    { ...block(add(chest, [0, 0.05, 0.13]), [0.5, 0.3, 0.15], 0.01) },
  )
  const split = carve(0.012, breast, block(add(chest, [0, 0, 0.2]), [0.016, 0.4, 0.09], 0.006))
  const vertebrae = Array.from({ length: 7 }, (_, i) => {
    const t = i / 6
    const p = lerp([0, hip + 0.1, -0.12], add(chest, [0, 0.22, -0.16]), t)
    return { p: add(p, [0, 0, -0.03 * Math.sin(t * 3.1)]), s: 0.034 + 0.012 * Math.sin(t * 3.1) }
  })
  const spine = join(...vertebrae.map((v) => egg(v.p, [v.s * 1.1, v.s * 0.72, v.s])))
  const rail = both(
    chain(
      vertebrae.map((v) => add(v.p, [0.06, 0, 0.015])),
      [0.028],
      0.01,
    ),
  )
  const hoses = both(
    chain(
      [add(chest, [0.1, 0.16, -0.12]), add(chest, [0.16, 0.06, -0.2]), [0.14, hip + 0.2, -0.17], [0.08, hip + 0.06, -0.11]],
      [0.03],
      0.02,
    ),
  )
  const belt = merge(
    moved(slab([0.37, 0.055, 0.24], 0.02), 0, hip + 0.07, 0),
    moved(slab([0.1, 0.09, 0.05], 0.015), 0, hip + 0.06, 0.13),
  )
  return [
    clay(join(pelvis, ribs), FRAME, 0.022),
    clay(split, PORCELAIN, 0.02),
    clay(spine, GLOW, 0.02),
    clay(rail, FRAME, 0.02),
    clay(hoses, SINEW, 0.02),
    { mesh: belt, coat: FRAME },
    { mesh: moved(spun(can(0.045, 0.05, 0.012, 12), 90), chest[0], chest[1] + 0.05, chest[2] + 0.15), coat: GLOW },
  ]
}

/** A long blank mask under a cowl of cables: one slit, lit from within. */
export function mask(c: Vec3, s: number, yaw: number): Part[] {
  const at = (f: Field) => move(turn(f, [6, yaw, 0]), c)
  const skull = egg([0, 0.03 * s, -0.03 * s], [0.115 * s, 0.165 * s, 0.14 * s])
  const face = carve(
    0.012,
    common(0.02, egg([0, 0.01, 0.02 * s], [0.125 * s, 0.21 * s, 0.15 * s]), behind([0, 0, 0.03 * s], [0, 0, -1])),
    block([0, 0.05 * s, 0.16 * s], [0.1 * s, 0.017 * s, 0.08 * s], 0.008),
    block([0, -0.02 * s, 0.18 * s], [0.014 * s, 0.085 * s, 0.06 * s], 0.006),
  )
  const inner = egg([0, 0.0, 0.02 * s], [0.108 * s, 0.13 * s, 0.128 * s])
  const ridge = turn(
    plate(
      [
        [-0.03 * s, 0.02 * s],
        [0.1 * s, 0.2 * s],
        [-0.06 * s, 0.27 * s],
        [-0.2 * s, 0.17 * s],
        [-0.17 * s, 0.0],
      ],
      0.025,
      0.012,
    ),
    [0, -90, 0],
  )
  const neck = limb([0, -0.1 * s, -0.03], [0, -0.24 * s, -0.05], 0.06, 0.07)
  return [
    clay(at(join(skull, neck)), SINEW, 0.02),
    clay(at(ridge), PORCELAIN, 0.018),
    clay(at(face), PORCELAIN, 0.0135, 0.004),
    clay(at(inner), GLOW, 0.022),
    clay(
      at(
        both(
          chain(
            [
              [0.1 * s, 0.06, -0.05],
              [0.13 * s, -0.06, -0.1],
              [0.08 * s, -0.2, -0.1],
            ],
            [0.026],
            0.02,
          ),
        ),
      ),
      FRAME,
      0.018,
    ),
    clay(at(both(move(turn(ring(0.035 * s, 0.018), [0, 0, 90]), [0.12 * s, 0.02, -0.02]))), COPPER, 0.014),
  ]
}

export function arm([shoulder, elbow, hand]: readonly [Vec3, Vec3, Vec3], big = 1): Part[] {
  const bone = chain([shoulder, elbow, hand], [0.055, 0.05, 0.04], 0.02)
  const side = Math.sign(shoulder[0])
  const dome: Vec2[] = [
    [0.125, 0],
    [0.145, 0.02],
    [0.13, 0.09],
    [0.09, 0.15],
    [0.04, 0.18],
    [0, 0.185],
  ]
  const lean = (m: Mesh) => transformed(m, add(shoulder, [side * 0.01, -0.05, 0]), turning(0, 0, side * -26))
  const pad = merge(
    lean(lathe(dome, 14, 0.012)),
    transformed(
      lathe(
        dome.map(([r, y]): Vec2 => [r * 0.82, y * 0.8]),
        14,
        0.012,
      ),
      add(shoulder, [side * 0.04, -0.13, 0]),
      turning(0, 0, side * -40),
    ),
  )
  const cuff = greave(lerp(elbow, hand, 0.86), lerp(elbow, hand, 0.06), 0.085 * big)
  const fist = block(hand, [0.055 * big, 0.06 * big, 0.06 * big], 0.028)
  return [
    clay(bone, SINEW, 0.022),
    { mesh: merge(pad, cuff), coat: PORCELAIN },
    { mesh: lean(moved(hoop(0.132, 0.02, 14), 0, 0.015, 0)), coat: FRAME },
    clay(fist, FRAME, 0.02),
  ]
}

/** A long rifle lying along `direction`, its grip at `grip`. */
export function rifle(grip: Vec3, direction: Vec3): Part[] {
  const set = (m: Mesh) => transformed(m, grip, aiming(direction))
  const body = merge(
    moved(slab([0.075, 0.36, 0.13], 0.024), 0, 0.02, 0),
    moved(slab([0.06, 0.2, 0.16], 0.024), 0, -0.25, -0.02),
    moved(slab([0.05, 0.1, 0.16], 0.018), 0, 0.1, -0.09),
  )
  const barrel = merge(
    moved(
      lathe(
        [
          [0, 0],
          [0.035, 0],
          [0.03, 0.42],
          [0.05, 0.44],
          [0.05, 0.54],
          [0.03, 0.56],
          [0, 0.56],
        ],
        12,
        0.012,
      ),
      0,
      0.18,
      0.01,
    ),
    moved(slab([0.03, 0.3, 0.03], 0.01), 0, 0.34, 0.065),
  )
  const rings = merge(...[0.26, 0.36, 0.46].map((y) => moved(hoop(0.03, 0.02, 12), 0, y, 0.01)))
  return [
    { mesh: set(body), coat: PORCELAIN },
    { mesh: set(barrel), coat: FRAME },
    { mesh: set(rings), coat: COPPER },
    {
      mesh: set(merge(moved(can(0.036, 0.02, 0.006, 10), 0, 0.735, 0.01), moved(slab([0.08, 0.16, 0.03], 0.008), 0, 0.02, 0.03))),
      coat: GLOW,
    },
  ]
}
