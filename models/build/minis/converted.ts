/** The converted: tall exo-frames with porcelain masks, plates over dark struts, a glowing spine. */
import { base, clay, FLOOR } from '../kit/base'
import { ball, behind, block, both, carve, chain, common, egg, type Field, join, limb, move, plate, press, ring, turn } from '../kit/field'
import { colour } from '../kit/finish'
import { bent, type Mesh, merge, moved, spun, transformed } from '../kit/mesh'
import type { Coat, Part } from '../kit/paint'
import { can, hoop, lathe, prism, sheet, slab } from '../kit/solids'
import { add, aiming, lerp, sub, turning, type Vec2, type Vec3 } from '../kit/space'

export const PORCELAIN: Coat = { colour: colour('#b9b4a6'), finish: 'glaze', brush: 0.7 }
export const FRAME: Coat = { colour: colour('#343d47'), finish: 'gunmetal', brush: 1.3 }
export const SINEW: Coat = { colour: colour('#1d2126'), finish: 'satin' }
export const GLOW: Coat = { colour: colour('#7fe6ff'), finish: 'glow-cyan' }
const CLOTH: Coat = { colour: colour('#27506a'), finish: 'cloth' }
const COPPER: Coat = { colour: colour('#94603c'), finish: 'brass' }

/** A plate worn over the limb from `a` to `b`: wide at the top, tapering, cut back at its corners. */
function greave(a: Vec3, b: Vec3, r: number): Mesh {
  const l = Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2 + (b[2] - a[2]) ** 2)
  const outline: Vec2[] = [[r, -0.3 * r], [r, 0.45 * r], [0.55 * r, r], [-0.55 * r, r], [-r, 0.45 * r], [-r, -0.3 * r], [-0.6 * r, -0.75 * r], [0.6 * r, -0.75 * r]].map(([x, z]) => [x as number, -(z as number)] as Vec2).reverse()
  const shell = bent(prism(outline, 0, l, 0.022), ([x, y, z]) => {
    const k = 0.7 + 0.42 * (y / l) + 0.08 * Math.sin((y / l) * 3.1)
    return [x * k, y, z * k]
  })
  return transformed(shell, b, aiming(sub(a, b)))
}

interface Stance {
  readonly hip: number
  readonly chest: Vec3
  readonly head: Vec3
  readonly left: { readonly knee: Vec3; readonly foot: Vec3 }
  readonly right: { readonly knee: Vec3; readonly foot: Vec3 }
  readonly armLeft: readonly [Vec3, Vec3, Vec3]
  readonly armRight: readonly [Vec3, Vec3, Vec3]
}

function legs({ hip, left, right }: Stance): Part[] {
  const sides = [
    { root: [0.11, hip, 0] as Vec3, ...left },
    { root: [-0.11, hip, 0] as Vec3, ...right },
  ]
  const bones = join(...sides.map((s) => chain([s.root, s.knee, add(s.foot, [0, 0.08, -0.02])], [0.065, 0.055, 0.045], 0.02)))
  const pistons = join(...sides.map((s) => limb(add(lerp(s.root, s.knee, 0.7), [0, 0, -0.08]), add(s.foot, [0, 0.12, -0.09]), 0.026)))
  const plates = merge(
    ...sides.flatMap((s) => [greave(lerp(s.root, s.knee, 0.12), lerp(s.root, s.knee, 0.78), 0.1), greave(lerp(s.knee, s.foot, 0.12), lerp(s.knee, s.foot, 0.74), 0.085)]),
  )
  const knees = join(...sides.map((s) => egg(add(s.knee, [0, 0, 0.045]), [0.06, 0.075, 0.05])))
  const feet = merge(
    ...sides.flatMap((s) => [
      moved(slab([0.15, 0.075, 0.2], 0.022), s.foot[0], s.foot[1] + 0.0375, s.foot[2] + 0.06),
      moved(slab([0.12, 0.1, 0.12], 0.025), s.foot[0], s.foot[1] + 0.05, s.foot[2] - 0.05),
    ]),
  )
  return [clay(bones, SINEW, 0.022), clay(pistons, COPPER, 0.02), { mesh: plates, coat: PORCELAIN }, clay(knees, FRAME, 0.02), { mesh: feet, coat: FRAME }]
}

function torso({ hip, chest }: Stance, wide: number): Part[] {
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
  const rail = both(chain(vertebrae.map((v) => add(v.p, [0.06, 0, 0.015])), [0.028], 0.01))
  const hoses = both(chain([add(chest, [0.1, 0.16, -0.12]), add(chest, [0.16, 0.06, -0.2]), [0.14, hip + 0.2, -0.17], [0.08, hip + 0.06, -0.11]], [0.03], 0.02))
  const belt = merge(moved(slab([0.37, 0.055, 0.24], 0.02), 0, hip + 0.07, 0), moved(slab([0.1, 0.09, 0.05], 0.015), 0, hip + 0.06, 0.13))
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
function mask(c: Vec3, s: number, yaw: number): Part[] {
  const at = (f: Field) => move(turn(f, [6, yaw, 0]), c)
  const skull = egg([0, 0.03 * s, -0.03 * s], [0.115 * s, 0.165 * s, 0.14 * s])
  const face = carve(
    0.012,
    common(0.02, egg([0, 0.01, 0.02 * s], [0.125 * s, 0.21 * s, 0.15 * s]), behind([0, 0, 0.03 * s], [0, 0, -1])),
    block([0, 0.05 * s, 0.16 * s], [0.1 * s, 0.017 * s, 0.08 * s], 0.008),
    block([0, -0.02 * s, 0.18 * s], [0.014 * s, 0.085 * s, 0.06 * s], 0.006),
  )
  const inner = egg([0, 0.0, 0.02 * s], [0.108 * s, 0.13 * s, 0.128 * s])
  const ridge = turn(plate([[-0.03 * s, 0.02 * s], [0.1 * s, 0.2 * s], [-0.06 * s, 0.27 * s], [-0.2 * s, 0.17 * s], [-0.17 * s, 0.0]], 0.025, 0.012), [0, -90, 0])
  const neck = limb([0, -0.1 * s, -0.03], [0, -0.24 * s, -0.05], 0.06, 0.07)
  return [
    clay(at(join(skull, neck)), SINEW, 0.02),
    clay(at(ridge), PORCELAIN, 0.018),
    clay(at(face), PORCELAIN, 0.0135, 0.004),
    clay(at(inner), GLOW, 0.022),
    clay(at(both(chain([[0.1 * s, 0.06, -0.05], [0.13 * s, -0.06, -0.1], [0.08 * s, -0.2, -0.1]], [0.026], 0.02))), FRAME, 0.018),
    clay(at(both(move(turn(ring(0.035 * s, 0.018), [0, 0, 90]), [0.12 * s, 0.02, -0.02]))), COPPER, 0.014),
  ]
}

function arm([shoulder, elbow, hand]: readonly [Vec3, Vec3, Vec3], big = 1): Part[] {
  const bone = chain([shoulder, elbow, hand], [0.055, 0.05, 0.04], 0.02)
  const side = Math.sign(shoulder[0])
  const dome: Vec2[] = [[0.125, 0], [0.145, 0.02], [0.13, 0.09], [0.09, 0.15], [0.04, 0.18], [0, 0.185]]
  const lean = (m: Mesh) => transformed(m, add(shoulder, [side * 0.01, -0.05, 0]), turning(0, 0, side * -26))
  const pad = merge(lean(lathe(dome, 14, 0.012)), transformed(lathe(dome.map(([r, y]): Vec2 => [r * 0.82, y * 0.8]), 14, 0.012), add(shoulder, [side * 0.04, -0.13, 0]), turning(0, 0, side * -40)))
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
function rifle(grip: Vec3, direction: Vec3): Part[] {
  const set = (m: Mesh) => transformed(m, grip, aiming(direction))
  const body = merge(moved(slab([0.075, 0.36, 0.13], 0.024), 0, 0.02, 0), moved(slab([0.06, 0.2, 0.16], 0.024), 0, -0.25, -0.02), moved(slab([0.05, 0.1, 0.16], 0.018), 0, 0.1, -0.09))
  const barrel = merge(
    moved(lathe([[0, 0], [0.035, 0], [0.03, 0.42], [0.05, 0.44], [0.05, 0.54], [0.03, 0.56], [0, 0.56]], 12, 0.012), 0, 0.18, 0.01),
    moved(slab([0.03, 0.3, 0.03], 0.01), 0, 0.34, 0.065),
  )
  const rings = merge(...[0.26, 0.36, 0.46].map((y) => moved(hoop(0.03, 0.02, 12), 0, y, 0.01)))
  return [
    { mesh: set(body), coat: PORCELAIN },
    { mesh: set(barrel), coat: FRAME },
    { mesh: set(rings), coat: COPPER },
    { mesh: set(merge(moved(can(0.036, 0.02, 0.006, 10), 0, 0.735, 0.01), moved(slab([0.08, 0.16, 0.03], 0.008), 0, 0.02, 0.03))), coat: GLOW },
  ]
}

export function conscript(): Part[] {
  const stance: Stance = {
    hip: 0.8,
    chest: [0, 1.17, 0.05],
    head: [0.01, 1.56, 0.12],
    left: { knee: [0.17, 0.52, 0.24], foot: [0.17, FLOOR, 0.2] },
    right: { knee: [-0.17, 0.5, -0.02], foot: [-0.19, FLOOR, -0.26] },
    armLeft: [[0.29, 1.27, 0.03], [0.38, 1.0, 0.16], [0.16, 1.0, 0.38]],
    armRight: [[-0.29, 1.27, 0.03], [-0.42, 1.0, -0.02], [-0.22, 0.86, 0.2]],
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
    armLeft: [[0.32, 1.37, 0], [0.5, 1.2, 0.2], [0.46, 1.5, 0.4]],
    armRight: [[-0.32, 1.37, 0], [-0.46, 1.08, -0.06], [-0.46, 0.86, 0.18]],
  }
  const hand: Vec3 = [0.46, 1.52, 0.42]
  const finger = (a: number): Field => turn(chain([[0, 0.03, 0.07], [0, 0.15, 0.12], [0, 0.27, 0.06]], [0.04, 0.035, 0.012]), [0, a, 0])
  const gauntlet = move(turn(join(...[20, 90, 160, 250].map(finger)), [22, 0, -6]), hand)
  const cuff = lathe([[0, -0.2], [0.09, -0.2], [0.13, 0.02], [0.1, 0.06], [0, 0.06]], 14, 0.02)
  const vane = (a: number, l: number): Mesh => spun(sheet([[-0.022, 0.12], [0.022, 0.12], [0.034, l * 0.8], [0, l], [-0.034, l * 0.8]], 0.045, 0.012), 0, 0, a)
  const fan = (m: Mesh) => moved(spun(m, -20), 0, 1.46, -0.19)
  const angles = [-80, -54, -28, 28, 54, 80]
  const cape = (x: number, l: number, lean: number): Mesh => {
    const strip: Vec2[] = [[-0.09, 0], [-0.11, -l * 0.8], [-0.05, -l], [0.07, -l * 0.93], [0.11, -l * 0.8], [0.09, 0]]
    return transformed(sheet(strip, 0.04, 0.014), [x, 1.32, -0.2], turning(lean, x * 40, x * 22))
  }
  const front: Vec2[] = [[-0.09, 0], [-0.12, -0.4], [0, -0.5], [0.12, -0.4], [0.09, 0]]
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
    { mesh: transformed(sheet([[0, -0.36], [0.05, -0.27], [0, -0.12], [-0.05, -0.27]], 0.02, 0.006), [0, 0.92, 0.165], turning(-8)), coat: PORCELAIN },
    ...rifle([-0.46, 0.86, 0.2], [-0.06, -0.42, 0.62]),
  ]
}

interface Bug {
  readonly at: Vec3
  readonly face: number
  readonly rear: number
  readonly size: number
}

const SWARM: readonly Bug[] = [
  { at: [0.02, 0.36, 0.1], face: 18, rear: -34, size: 1.25 },
  { at: [-0.42, 0.2, 0.3], face: -24, rear: -4, size: 0.9 },
  { at: [0.46, 0.2, 0.22], face: 52, rear: -6, size: 0.95 },
  { at: [-0.38, 0.2, -0.32], face: -70, rear: 0, size: 0.85 },
  { at: [0.34, 0.2, -0.38], face: 120, rear: -8, size: 0.9 },
]

export function crawlerSwarm(): Part[] {
  const each = (make: (s: number) => Field): Field => join(...SWARM.map((b) => move(turn(make(b.size), [b.rear, b.face, 0]), b.at)))
  const shell = each((s) =>
    common(
      0.008,
      press(egg([0, 0.05 * s, -0.03 * s], [0.16 * s, 0.135 * s, 0.23 * s]), 0.02, (_, __, z) => 0.009 * s * Math.sin((z / s) * 62 + 1)),
      behind([0, 0.03 * s, 0], [0, -1, 0]),
    ),
  )
  const belly = each((s) => join(egg([0, 0.035 * s, -0.02 * s], [0.145 * s, 0.1 * s, 0.21 * s]), egg([0, 0.03 * s, 0.2 * s], [0.09 * s, 0.075 * s, 0.09 * s])))
  const legs = each((s) =>
    both(
      join(
        ...[-0.14, 0.0, 0.13].map((z, i) =>
          chain([[0.08 * s, 0.02 * s, z * s], [0.24 * s, 0.09 * s, (z * 1.5 + (i - 1) * 0.03) * s], [0.31 * s, -0.08 * s, (z * 1.9 + (i - 1) * 0.05) * s]], [0.03 * s, 0.027 * s, 0.012 * s], 0.01),
        ),
        chain([[0.05 * s, 0.0, 0.24 * s], [0.1 * s, 0.0, 0.34 * s], [0.03 * s, 0.0, 0.4 * s]], [0.03 * s, 0.03 * s, 0.01 * s], 0.01),
      ),
    ),
  )
  const eyes = each((s) => egg([0, 0.055 * s, 0.265 * s], [0.055 * s, 0.032 * s, 0.035 * s]))
  const lamps = each((s) => join(egg([0, 0.165 * s, -0.075 * s], [0.03 * s, 0.03 * s, 0.035 * s]), egg([0, 0.13 * s, -0.185 * s], [0.022 * s, 0.03 * s, 0.025 * s])))
  const wreck = merge(
    transformed(lathe([[0, -0.3], [0.12, -0.3], [0.12, 0.3], [0.09, 0.3], [0.09, 0.25], [0, 0.25]], 14, 0.02), [0.02, 0.2, -0.02], turning(80, 100, 0)),
    transformed(slab([0.34, 0.06, 0.26], 0.02), [0.1, 0.19, 0.18], turning(-18, 20, 8)),
    transformed(slab([0.2, 0.05, 0.14], 0.018), [-0.1, 0.16, -0.5], turning(6, 50, -8)),
  )
  return [
    ...base(0.79, 'plate', 29),
    { mesh: wreck, coat: { colour: colour('#5b4a3a'), finish: 'gunmetal', mottle: 2, brush: 1.4 } },
    clay(belly, FRAME, 0.025, 0.007),
    clay(legs, COPPER, 0.021, 0.007),
    clay(shell, PORCELAIN, 0.021, 0.006),
    clay(eyes, GLOW, 0.018),
    clay(lamps, GLOW, 0.018),
  ]
}
