/** Weapons, built along +y from the grip, upper side towards +z. They are a third too large, as is usual for miniatures. */
import { colour } from '../kit/finish'
import { type Mesh, merge, moved, spun } from '../kit/mesh'
import type { Coat, Part } from '../kit/paint'
import { can, hoop, lathe, sheet, slab } from '../kit/solids'
import type { Vec3 } from '../kit/space'
import { laid } from './fit'

export const IRON: Coat = { colour: colour('#33363b'), finish: 'gunmetal', brush: 1.4 }
const STOCK: Coat = { colour: colour('#23211f'), finish: 'satin', brush: 1.1 }

type Gun = (from: Vec3, to: Vec3, trim: Coat, s?: number) => Part[]

const tube = (r: number, l: number, muzzle: number) =>
  lathe(
    [
      [0, 0],
      [r, 0],
      [r, l * 0.72],
      [muzzle, l * 0.74],
      [muzzle, l],
      [muzzle * 0.6, l],
      [muzzle * 0.5, l * 0.9],
      [0, l * 0.9],
    ],
    10,
    0.01,
  )

/** A short rifle with a magazine and a sight. */
export const carbine: Gun = (from, to, trim, s = 1) => {
  const at = (...m: readonly Mesh[]) => laid(merge(...m), from, to)
  return [
    {
      mesh: at(
        moved(slab([0.09 * s, 0.36 * s, 0.13 * s], 0.022), 0, 0.2 * s, 0),
        moved(tube(0.032 * s, 0.4 * s, 0.048 * s), 0, 0.36 * s, 0.01),
        moved(spun(slab([0.06 * s, 0.12 * s, 0.2 * s], 0.016), 14), 0, 0.24 * s, -0.13 * s),
      ),
      coat: IRON,
    },
    {
      mesh: at(
        moved(slab([0.075 * s, 0.26 * s, 0.12 * s], 0.03), 0, -0.06 * s, -0.03 * s),
        moved(slab([0.06 * s, 0.08 * s, 0.16 * s], 0.02), 0, 0.06 * s, -0.1 * s),
      ),
      coat: STOCK,
    },
    {
      mesh: at(
        moved(slab([0.102 * s, 0.2 * s, 0.05 * s], 0.014), 0, 0.26 * s, 0.05 * s),
        moved(slab([0.05 * s, 0.14 * s, 0.07 * s], 0.016), 0, 0.16 * s, 0.1 * s),
      ),
      coat: trim,
    },
  ]
}

/** A long gun of many barrels with a drum under it. */
export const cannon: Gun = (from, to, trim, s = 1) => {
  const at = (...m: readonly Mesh[]) => laid(merge(...m), from, to)
  const barrels = [0, 60, 120, 180, 240, 300].map((a) =>
    spun(moved(can(0.032 * s, 0.62 * s, 0.01, 8), 0.068 * s, 0.3 * s, 0), 0, a),
  )
  return [
    {
      mesh: at(
        moved(slab([0.19 * s, 0.44 * s, 0.22 * s], 0.035), 0, 0.08 * s, 0),
        ...barrels,
        moved(can(0.115 * s, 0.05 * s, 0.012, 14), 0, 0.84 * s, 0),
      ),
      coat: IRON,
    },
    {
      mesh: at(
        moved(can(0.125 * s, 0.07 * s, 0.016, 14), 0, 0.4 * s, 0),
        moved(can(0.12 * s, 0.05 * s, 0.012, 14), 0, 0.64 * s, 0),
        moved(slab([0.2 * s, 0.16 * s, 0.06 * s], 0.016), 0, 0.16 * s, 0.11 * s),
      ),
      coat: trim,
    },
    { mesh: at(moved(spun(can(0.15 * s, 0.16 * s, 0.03, 16), 0, 0, 90), 0.08 * s, 0.1 * s, -0.2 * s)), coat: STOCK },
  ]
}

const EMBER: Coat = { colour: colour('#ff9a3a'), finish: 'glow-amber' }

/** A flamethrower: a wide pipe with a pilot flame. The bearer's parts include its tanks. */
export const thrower: Gun = (from, to, trim, s = 1) => {
  const at = (...m: readonly Mesh[]) => laid(merge(...m), from, to)
  return [
    {
      mesh: at(
        moved(slab([0.12 * s, 0.34 * s, 0.15 * s], 0.03), 0, 0.12 * s, 0),
        moved(tube(0.055 * s, 0.5 * s, 0.1 * s), 0, 0.26 * s, 0),
        moved(can(0.06 * s, 0.22 * s, 0.016, 10), 0, 0.24 * s, -0.12 * s),
      ),
      coat: IRON,
    },
    {
      mesh: at(moved(hoop(0.055 * s, 0.022, 14), 0, 0.48 * s, 0), moved(hoop(0.055 * s, 0.022, 14), 0, 0.38 * s, 0)),
      coat: trim,
    },
    { mesh: at(moved(can(0.045 * s, 0.05 * s, 0.014, 10), 0, 0.72 * s, 0)), coat: EMBER },
  ]
}

/** A heavy sidearm. */
export const pistol: Gun = (from, to, trim, s = 1) => {
  const at = (...m: readonly Mesh[]) => laid(merge(...m), from, to)
  return [
    {
      mesh: at(
        moved(slab([0.075 * s, 0.3 * s, 0.11 * s], 0.02), 0, 0.14 * s, 0.03 * s),
        moved(slab([0.06 * s, 0.09 * s, 0.15 * s], 0.018), 0, 0.02 * s, -0.06 * s),
        moved(can(0.03 * s, 0.1 * s, 0.008, 8), 0, 0.26 * s, 0.03 * s),
      ),
      coat: IRON,
    },
    { mesh: at(moved(slab([0.086 * s, 0.14 * s, 0.045 * s], 0.012), 0, 0.16 * s, 0.07 * s)), coat: trim },
  ]
}

/** A broad blade with a grip at its foot; its flat side looks along ±z. */
export const blade: Gun = (from, to, trim, s = 1) => {
  const at = (...m: readonly Mesh[]) => laid(merge(...m), from, to)
  return [
    {
      mesh: at(
        sheet(
          [
            [-0.075 * s, 0.1 * s],
            [0.06 * s, 0.1 * s],
            [0.085 * s, 0.5 * s],
            [0.02 * s, 0.78 * s],
            [-0.045 * s, 0.62 * s],
          ],
          0.045 * s,
          0.018,
        ),
      ),
      coat: { colour: colour('#9b9a94'), finish: 'steel', brush: 1.5 },
    },
    { mesh: at(moved(slab([0.2 * s, 0.05 * s, 0.08 * s], 0.016), 0, 0.08 * s, 0)), coat: trim },
    { mesh: at(moved(can(0.03 * s, 0.18 * s, 0.01, 8), 0, -0.1 * s, 0)), coat: STOCK },
  ]
}

/** A hammer with a block of a head. */
export const hammer: Gun = (from, to, trim, s = 1) => {
  const at = (...m: readonly Mesh[]) => laid(merge(...m), from, to)
  return [
    {
      mesh: at(
        moved(can(0.032 * s, 0.7 * s, 0.01, 8), 0, -0.12 * s, 0),
        moved(slab([0.36 * s, 0.2 * s, 0.22 * s], 0.04), 0, 0.62 * s, 0),
      ),
      coat: IRON,
    },
    {
      mesh: at(
        moved(slab([0.06 * s, 0.22 * s, 0.24 * s], 0.02), -0.1 * s, 0.62 * s, 0),
        moved(slab([0.06 * s, 0.22 * s, 0.24 * s], 0.02), 0.1 * s, 0.62 * s, 0),
      ),
      coat: trim,
    },
  ]
}
