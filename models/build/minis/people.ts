/** Flesh and blood: a lamplighting wanderer, a quick companion, a line soldier. Big heads, big hands, one intent each. */
import { base, clay, FLOOR } from '../kit/base'
import { ball, behind, blend, block, both, carve, chain, common, egg, type Field, join, limb, move, press, ring, turn, turned } from '../kit/field'
import { colour, type Finish } from '../kit/finish'
import { type Mesh, merge, moved, pair, spun, transformed } from '../kit/mesh'
import type { Coat, Part } from '../kit/paint'
import { can, hoop, lathe, pipe, slab } from '../kit/solids'
import { add, aiming, lerp, sub, turning, type Vec3 } from '../kit/space'

const coat = (hex: string, finish: Finish = 'cloth', brush = 1): Coat => ({ colour: colour(hex), finish, brush })
const SKIN = coat('#b07a58', 'satin', 0.6)
const SKIN_DARK = coat('#7a4a31', 'satin', 0.6)
const LEATHER = coat('#4a2f1d', 'satin', 1.2)
const BOOT = coat('#231c18', 'satin', 1.2)
const IRON = coat('#3b3d42', 'gunmetal', 1.3)
const BRASS = coat('#a97c35', 'brass')
const EYE = coat('#0d0908', 'glass', 0)
const LAMP: Coat = { colour: colour('#ffd48a'), finish: 'glow-lamp' }

/** A boot standing at `at`, pointing `yaw` degrees from +z. */
const boot = (at: Vec3, yaw: number, pitch = 0): Field =>
  move(
    turn(
      blend(0.03, block([0, 0.04, 0.06], [0.062, 0.042, 0.12], 0.032), limb([0, 0.06, -0.01], [0, 0.2, -0.015], 0.062, 0.07), block([0, 0.012, 0.05], [0.068, 0.016, 0.135], 0.012)),
      [pitch, yaw, 0],
    ),
    at,
  )

/** A fist with a thumb. */
const fist = (at: Vec3, s = 1): Field => blend(0.02, block(at, [0.05 * s, 0.056 * s, 0.056 * s], 0.03 * s), limb(add(at, [0, 0.02 * s, 0.04 * s]), add(at, [0, 0.055 * s, 0.02 * s]), 0.022 * s))

interface Face {
  readonly at: Vec3
  readonly turn: Vec3
  readonly skin: Coat
  readonly s?: number
}

/** Skull, jaw, nose, brow, ears; small dark eyes. */
function face({ at, turn: by, skin, s = 1 }: Face): Part[] {
  const set = (f: Field) => move(turn(f, by), at)
  const head = blend(
    0.03 * s,
    egg([0, 0.02 * s, -0.01 * s], [0.115 * s, 0.135 * s, 0.13 * s]),
    egg([0, -0.065 * s, 0.035 * s], [0.08 * s, 0.075 * s, 0.085 * s]),
    limb([0, -0.08 * s, -0.02], [0, -0.19 * s, -0.03], 0.06 * s),
  )
  const features = blend(0.015 * s, carve(0.03 * s, head, both(egg([0.046 * s, 0.015 * s, 0.135 * s], [0.034 * s, 0.02 * s, 0.03 * s]))), limb([0, 0.025 * s, 0.116 * s], [0, -0.03 * s, 0.135 * s], 0.014 * s, 0.021 * s), both(limb([0.02 * s, 0.05 * s, 0.12 * s], [0.075 * s, 0.048 * s, 0.1 * s], 0.012 * s)), egg([0, -0.092 * s, 0.105 * s], [0.034 * s, 0.014 * s, 0.02 * s]), both(egg([0.118 * s, 0, -0.01], [0.022 * s, 0.04 * s, 0.03 * s])))
  return [
    clay(set(features), skin, 0.015 * s, 0.004),
    clay(set(both(egg([0.045 * s, 0.013 * s, 0.108 * s], [0.017 * s, 0.011 * s, 0.012 * s]))), EYE, 0.012),
  ]
}

/** Legs in trousers from the hips to two boots. */
function trousers(hips: readonly [Vec3, Vec3], knees: readonly [Vec3, Vec3], feet: readonly [Vec3, Vec3], r: number): Field {
  const leg = (i: 0 | 1): Field => chain([hips[i], knees[i], add(feet[i], [0, 0.17, 0])], [r, r * 0.84, r * 0.7], 0.03)
  const folds = (f: Field): Field => press(f, 0.012, (x, y, z) => 0.007 * Math.sin(y * 46 + 7 * x + 5 * z))
  return folds(blend(0.04, leg(0), leg(1), limb(hips[0], hips[1], r * 1.15)))
}

/** A lantern hanging from its ring; origin at the ring's top. */
function lantern(at: Vec3, tilt: number): Part[] {
  const set = (m: Mesh) => transformed(m, at, turning(tilt, 15, tilt))
  const frame = merge(
    moved(hoop(0.045, 0.018, 14), 0, 0, 0),
    moved(lathe([[0.03, 0], [0.12, -0.07], [0.12, -0.1], [0, -0.1]].reverse() as [number, number][], 12, 0.012), 0, 0, 0),
    moved(can(0.12, 0.06, 0.016, 12), 0, -0.36, 0),
    ...[45, 135, 225, 315].map((a) => spun(moved(slab([0.022, 0.24, 0.022], 0.006), 0.095, -0.2, 0), 0, a)),
  )
  return [
    { mesh: set(frame), coat: BRASS },
    { mesh: set(moved(lathe([[0, -0.31], [0.06, -0.31], [0.08, -0.2], [0.06, -0.1], [0, -0.1]], 12, 0.01), 0, 0, 0)), coat: LAMP },
  ]
}

export function wanderer(): Part[] {
  const plum = coat('#47243c')
  const ochre = coat('#a9782a')
  const hips: [Vec3, Vec3] = [[0.08, 0.76, 0], [-0.08, 0.76, 0]]
  const feet: [Vec3, Vec3] = [[0.14, FLOOR, 0.24], [-0.12, FLOOR + 0.03, -0.24]]
  const sway = (y: number) => 0.55 * Math.max(0, 0.82 - y) ** 2
  const skirtAt = (inner: number): Field => ({
    at: (x, y, z) => {
      const drop = Math.max(0, 0.9 - y)
      const cz = z + sway(y) * 1.1
      const a = Math.atan2(x, cz)
      const r = 0.17 + 0.36 * drop + 0.028 * drop * Math.sin(a * 8 + 1) * 2.2 - inner
      return (Math.sqrt(x * x + cz * cz) - r) * 0.8
    },
    box: { min: [-0.55, 0.2, -0.75], max: [0.55, 0.95, 0.5] },
  })
  const skirt = carve(0.02, common(0.02, skirtAt(0), behind([0, 0.26, 0], [0, -1, -0.22]), behind([0, 0.93, 0], [0, 1, 0])), skirtAt(0.075), {
    at: (x, y, z) => Math.max(Math.abs(x - 0.02) - 0.05 - 0.42 * Math.max(0, 0.86 - y), -z - 0.02),
    box: { min: [-1, -1, -1], max: [1, 1, 1] },
  })
  const body = blend(0.05, limb([0, 0.84, 0], [0, 1.14, 0.03], 0.155, 0.175), limb([0.17, 1.21, 0.03], [-0.17, 1.21, 0.03], 0.095))
  const armUp: Vec3[] = [[-0.22, 1.21, 0.04], [-0.36, 1.12, 0.26], [-0.36, 1.34, 0.42]]
  const armOut: Vec3[] = [[0.22, 1.21, 0.02], [0.4, 0.98, 0.0], [0.34, 0.84, 0.22]]
  const sleeves = press(join(chain(armUp, [0.09, 0.085, 0.088], 0.03), chain(armOut, [0.09, 0.085, 0.088], 0.03)), 0.01, (x, y, z) => 0.006 * Math.sin(40 * (x + y + z)))
  const cuffs = join(ball(armUp[2] as Vec3, 0.098), ball(armOut[2] as Vec3, 0.098))
  const cape = carve(
    0.02,
    press(turned([[0, 1.34], [0.1, 1.33], [0.23, 1.24], [0.35, 1.02], [0.28, 1.0], [0, 1.2]], 0.022), 0.02, (x, _, z) => 0.014 * Math.sin(Math.atan2(x, z) * 9)),
    { at: (x, y, z) => Math.max(Math.abs(x) - 0.06 - 0.9 * Math.max(0, 1.3 - y), -z + 0.02), box: { min: [-1, -1, -1], max: [1, 2, 1] } },
  )
  const collar = carve(0.015, turned([[0.09, 1.26], [0.13, 1.26], [0.17, 1.42], [0.145, 1.43]], 0.015), behind([0, 1.2, 0.07], [0, 0, -1]))
  const hair = press(
    carve(0.02, join(egg([0, 1.58, -0.02], [0.165, 0.15, 0.17]), egg([0, 1.74, -0.07], [0.085, 0.1, 0.085]), egg([0, 1.46, -0.12], [0.13, 0.13, 0.08])), egg([0, 1.46, 0.16], [0.12, 0.16, 0.12])),
    0.03,
    (x, y, z) => 0.018 * Math.sin(34 * x + 9 * Math.sin(17 * y)) * Math.cos(26 * z + 6 * y),
  )
  const beard = press(egg([0, 1.385, 0.115], [0.07, 0.085, 0.06]), 0.02, (x, y) => 0.008 * Math.sin(x * 80 + y * 10))
  const tubes = merge(
    transformed(can(0.055, 0.62, 0.018, 12), [0.16, 0.86, -0.27], turning(-8, 0, -22)),
    transformed(can(0.045, 0.5, 0.016, 12), [0.02, 0.92, -0.3], turning(-6, 0, 8)),
  )
  const dial = (m: Mesh) => transformed(m, [0.35, 0.87, 0.3], turning(60, 20, 0))
  const stick: Vec3 = [-0.36, 1.34, 0.44]
  return [
    ...base(0.59, 'cobble', 31),
    clay(trousers(hips, [[0.13, 0.5, 0.2], [-0.1, 0.48, -0.08]], feet, 0.085), coat('#3b3a34'), 0.022),
    clay(join(boot(feet[0], 8), boot(feet[1], -6, 14)), BOOT, 0.02),
    clay(skirt, plum, 0.024),
    clay(join(body, sleeves), plum, 0.02),
    clay(cuffs, ochre, 0.02),
    clay(cape, ochre, 0.022),
    clay(collar, plum, 0.018),
    { mesh: merge(moved(hoop(0.165, 0.035, 18), 0, 0.87, 0.01), moved(slab([0.08, 0.08, 0.04], 0.012), 0, 0.87, 0.2)), coat: LEATHER },
    clay(join(fist(add(armUp[2] as Vec3, [0, 0.07, 0.06]), 1.15), fist(add(armOut[2] as Vec3, [0, -0.02, 0.07]), 1.15)), SKIN, 0.018),
    ...face({ at: [0, 1.5, 0.05], turn: [4, -16, 0], skin: SKIN, s: 1.1 }),
    clay(hair, coat('#b8b1a2', 'cloth', 1.2), 0.018),
    clay(beard, coat('#a8a192', 'cloth', 1.2), 0.016),
    { mesh: pair(transformed(hoop(0.04, 0.02, 14), [0.055, 1.605, 0.165], turning(70, 0, 0))), coat: BRASS },
    { mesh: pair(transformed(can(0.038, 0.015, 0.004, 12), [0.055, 1.603, 0.16], turning(70, 0, 0))), coat: EYE },
    { mesh: tubes, coat: LEATHER },
    { mesh: merge(transformed(can(0.06, 0.05, 0.014, 12), [0.38, 1.41, -0.35], turning(-8, 0, -22)), transformed(hoop(0.055, 0.014, 12), [0.24, 1.06, -0.3], turning(-8, 0, -22))), coat: BRASS },
    { mesh: pipe([add(stick, [0, -0.3, -0.1]), add(stick, [0, 0.2, 0.08]), add(stick, [0, 0.4, 0.12]), add(stick, [0, 0.44, 0.2]), add(stick, [0, 0.38, 0.26])], [0.024, 0.024, 0.022, 0.022, 0.02], 8), coat: LEATHER },
    ...lantern(add(stick, [0, 0.36, 0.27]), 6),
    { mesh: dial(merge(hoop(0.12, 0.02, 18), spun(hoop(0.1, 0.016, 18), 90, 0, 20))), coat: BRASS },
    { mesh: dial(lathe([[0, -0.05], [0.04, -0.03], [0.05, 0], [0.04, 0.03], [0, 0.05]], 10, 0.001)), coat: { colour: colour('#8dff9a'), finish: 'glow-green' } },
  ]
}

export function companion(): Part[] {
  const jacket = coat('#b07d1f')
  const hips: [Vec3, Vec3] = [[0.08, 0.72, -0.02], [-0.08, 0.72, -0.02]]
  const feet: [Vec3, Vec3] = [[0.12, FLOOR, 0.32], [-0.1, FLOOR + 0.1, -0.36]]
  const body = blend(0.05, limb([0, 0.8, 0.02], [0.01, 1.08, 0.12], 0.135, 0.165), limb([0.15, 1.14, 0.1], [-0.13, 1.14, 0.16], 0.085))
  const hem = press(move(turn(turned([[0, 0], [0.17, 0], [0.19, 0.05], [0.17, 0.1], [0, 0.1]], 0.015), [14, 0, 0]), [0, 0.74, 0.0]), 0.01, () => 0)
  const armGun: Vec3[] = [[-0.18, 1.13, 0.16], [-0.3, 1.02, 0.4], [-0.22, 1.14, 0.62]]
  const armBack: Vec3[] = [[0.2, 1.13, 0.08], [0.4, 0.96, -0.08], [0.44, 0.78, 0.1]]
  const sleeves = press(join(chain(armGun, [0.078, 0.072, 0.064], 0.03), chain(armBack, [0.078, 0.072, 0.064], 0.03)), 0.01, (x, y, z) => 0.006 * Math.sin(44 * (x + y + z)))
  const wool = coat('#8a2f2a')
  const scarf = press(join(move(turn(ring(0.1, 0.05), [14, 0, 0]), [0, 1.25, 0.12]), chain([[0.06, 1.25, 0.06], [0.16, 1.28, -0.14], [0.14, 1.22, -0.32], [0.22, 1.26, -0.46]], [0.05, 0.055, 0.055, 0.03], 0.03)), 0.01, (x, y, z) => 0.007 * Math.sin(60 * (z + x) + 9 * y))
  const hair = press(
    carve(0.02, blend(0.03, egg([0.01, 1.47, 0.1], [0.15, 0.15, 0.16]), limb([0.02, 1.54, -0.04], [0.06, 1.58, -0.14], 0.05, 0.06), chain([[0.06, 1.58, -0.15], [0.14, 1.5, -0.3], [0.12, 1.38, -0.38], [0.2, 1.36, -0.46]], [0.075, 0.085, 0.06, 0.015], 0.04)), move(turn(egg([0, -0.05, 0.14], [0.12, 0.14, 0.12]), [0, 10, 0]), [0.01, 1.42, 0.12])),
    0.02,
    (x, y, z) => 0.009 * Math.sin(46 * x + 22 * y + 10 * z),
  )
  const grip = add(armGun[2] as Vec3, [0.02, 0.02, 0.05])
  const at = (m: Mesh) => moved(m, ...grip)
  const bag = transformed(slab([0.26, 0.24, 0.13], 0.035), [0.24, 0.76, -0.16], turning(10, 24, -10))
  return [
    ...base(0.59, 'cobble', 47),
    clay(trousers(hips, [[0.13, 0.5, 0.26], [-0.1, 0.46, -0.06]], feet, 0.082), coat('#2b3f59'), 0.021),
    clay(join(boot(feet[0], 4, -4), boot(feet[1], -4, 48)), coat('#6b2d24', 'satin', 1.2), 0.02),
    clay(join(body, sleeves), jacket, 0.02),
    clay(hem, coat('#7d5a1a'), 0.022),
    clay(common(0.01, limb([0, 0.8, 0.05], [0.01, 1.1, 0.16], 0.115, 0.15), block([0, 0.98, 0.3], [0.045, 0.3, 0.2], 0.02)), coat('#c9c0ae'), 0.018),
    clay(scarf, wool, 0.02),
    ...face({ at: [0.01, 1.4, 0.14], turn: [2, 10, 0], skin: SKIN_DARK, s: 1.05 }),
    clay(hair, coat('#1f1512', 'satin', 1.4), 0.018),
    clay(join(fist(armGun[2] as Vec3, 1.1), fist(add(armBack[2] as Vec3, [0, -0.03, 0.04]), 1.1)), SKIN_DARK, 0.018),
    { mesh: at(merge(moved(slab([0.07, 0.1, 0.34], 0.02), 0, 0.06, 0.12), moved(spun(can(0.04, 0.08, 0.01, 10), 90), 0, 0.06, 0.28), moved(slab([0.06, 0.16, 0.08], 0.02), 0, -0.02, 0))), coat: IRON },
    { mesh: at(merge(moved(spun(can(0.03, 0.02, 0.006, 10), 90), 0, 0.06, 0.355), moved(slab([0.08, 0.03, 0.14], 0.008), 0, 0.07, 0.1))), coat: { colour: colour('#8fe8ff'), finish: 'glow-cyan' } },
    { mesh: bag, coat: LEATHER },
    { mesh: pipe([[0.26, 0.86, -0.12], [0.14, 1.0, -0.1], [0.02, 1.2, 0.0], [-0.12, 1.2, 0.2], [-0.06, 1.0, 0.28], [0.12, 0.84, 0.16], [0.24, 0.84, 0.02]], 0.022, 6), coat: LEATHER },
    { mesh: merge(transformed(slab([0.07, 0.07, 0.03], 0.01), [0.28, 0.76, -0.08], turning(10, 24, -10))), coat: BRASS },
  ]
}

export function soldier(): Part[] {
  const olive = coat('#4d5233')
  const web = coat('#2f3022')
  const hips: [Vec3, Vec3] = [[0.09, 0.68, -0.02], [-0.09, 0.68, -0.04]]
  const feet: [Vec3, Vec3] = [[0.2, FLOOR, 0.24], [-0.22, FLOOR, -0.22]]
  const body = blend(0.05, limb([0, 0.78, 0], [0, 1.06, 0.06], 0.165, 0.19), limb([0.18, 1.14, 0.1], [-0.18, 1.14, 0.02], 0.095))
  const vest = press(blend(0.03, limb([0, 0.84, 0.01], [0, 1.08, 0.06], 0.185, 0.2)), 0.001, () => 0)
  const muzzle: Vec3 = [-0.04, 1.25, 0.8]
  const stock: Vec3 = [-0.13, 1.17, 0.14]
  const along = sub(muzzle, stock)
  const grip = lerp(stock, muzzle, 0.22)
  const fore = lerp(stock, muzzle, 0.56)
  const armRight: Vec3[] = [[-0.22, 1.13, 0.02], [-0.4, 0.98, 0.14], add(grip, [-0.03, -0.06, -0.02])]
  const armLeft: Vec3[] = [[0.22, 1.13, 0.1], [0.26, 0.96, 0.34], add(fore, [0.01, -0.07, 0])]
  const sleeves = press(join(chain(armRight, [0.085, 0.078, 0.066], 0.03), chain(armLeft, [0.085, 0.078, 0.066], 0.03)), 0.01, (x, y, z) => 0.006 * Math.sin(42 * (x + y + z)))
  const tin = (m: Mesh) => transformed(m, [-0.01, 1.43, 0.06], turning(4, 0, -4))
  const helmet = lathe([[0.14, -0.03], [0.225, -0.035], [0.225, -0.01], [0.17, 0.03], [0.155, 0.1], [0.11, 0.16], [0.05, 0.19], [0, 0.195]], 20, 0.012)
  const gun = (m: Mesh) => transformed(m, stock, aiming(along))
  const rifle = merge(
    moved(slab([0.07, 0.3, 0.11], 0.024), 0, 0.28, 0),
    moved(lathe([[0, 0], [0.03, 0], [0.026, 0.26], [0.042, 0.28], [0.042, 0.36], [0, 0.36]], 10, 0.01), 0, 0.4, 0.01),
    moved(slab([0.05, 0.12, 0.16], 0.016), 0, 0.3, -0.1),
    moved(slab([0.045, 0.16, 0.05], 0.014), 0, 0.28, 0.085),
  )
  const wood = merge(moved(slab([0.065, 0.24, 0.12], 0.03), 0, 0.06, -0.02), moved(slab([0.075, 0.18, 0.075], 0.024), 0, 0.46, -0.025))
  const pouch = (x: number, y: number, z: number, yaw: number) => transformed(slab([0.1, 0.12, 0.08], 0.022), [x, y, z], turning(0, yaw, 0))
  return [
    ...base(0.59, 'dust', 53),
    clay(trousers(hips, [[0.2, 0.46, 0.2], [-0.18, 0.44, -0.02]], feet, 0.1), coat('#5a5238'), 0.022),
    clay(join(boot(feet[0], 10), boot(feet[1], -38)), BOOT, 0.02),
    clay(join(body, sleeves), olive, 0.02),
    clay(vest, web, 0.022),
    { mesh: merge(pouch(0.12, 0.86, 0.18, 30), pouch(-0.12, 0.86, 0.17, -30), pouch(0.2, 0.84, 0.02, 90), pouch(-0.2, 0.84, -0.02, 90)), coat: LEATHER },
    { mesh: merge(transformed(slab([0.34, 0.36, 0.17], 0.05), [0, 1.0, -0.2], turning(4)), transformed(slab([0.26, 0.16, 0.08], 0.03), [0, 0.93, -0.3], turning(4))), coat: coat('#6d6244') },
    { mesh: transformed(can(0.075, 0.42, 0.03, 12), [0.21, 1.24, -0.2], turning(0, 0, 90)), coat: coat('#7d3a2a') },
    { mesh: pipe([[0.1, 1.1, -0.24], [0.12, 1.4, -0.26], [0.12, 1.72, -0.3]], [0.018, 0.012, 0.008], 6), coat: IRON },
    ...face({ at: [-0.01, 1.38, 0.07], turn: [6, -6, -6], skin: SKIN, s: 1.05 }),
    { mesh: tin(helmet), coat: olive },
    { mesh: tin(moved(hoop(0.16, 0.016, 20), 0, 0.045, 0)), coat: LEATHER },
    { mesh: tin(moved(spun(can(0.03, 0.02, 0.006, 10), 90), 0, 0.05, 0.165)), coat: BRASS },
    clay(join(fist(add(grip, [-0.01, -0.04, 0]), 1.15), fist(add(fore, [0.01, -0.045, 0]), 1.15)), SKIN, 0.018),
    { mesh: gun(rifle), coat: IRON },
    { mesh: gun(wood), coat: coat('#5d3a20', 'satin', 1.2) },
  ]
}
