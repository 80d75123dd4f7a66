/** What the armoured machines are assembled from: keel, chest, cowl, fins, guns; and their paints. */
import { clay } from '../kit/base'
import { block, gem, join, move, turn } from '../kit/field'
import { colour } from '../kit/finish'
import { bent, type Mesh, merge, moved, pair, refined, spun, transformed } from '../kit/mesh'
import type { Coat, Part } from '../kit/paint'
import { can, hoop, lathe, sheet, slab } from '../kit/solids'
import { turning, type Vec2, type Vec3 } from '../kit/space'

export const ARMOUR: Coat = { colour: colour('#7a2018'), finish: 'satin', brush: 1.2 }

export const DEEP: Coat = { colour: colour('#3a1517'), finish: 'satin' }

export const BONE: Coat = { colour: colour('#b39a6c'), finish: 'satin' }

export const DARK: Coat = { colour: colour('#33363c'), finish: 'gunmetal', brush: 1.3 }

export const BRASS: Coat = { colour: colour('#a97c35'), finish: 'brass' }

export const LENS: Coat = { colour: colour('#ffb04a'), finish: 'glow-amber' }

export const GLASS: Coat = { colour: colour('#120a08'), finish: 'glass', brush: 0 }

export const ROCK: Coat = { colour: colour('#5d564c'), finish: 'paint', mottle: 2, brush: 1.2 }

export type Planes = (readonly [Vec3, number])[]

export const twin = (n: Vec3, d: number): Planes => [
  [n, d],
  [[-n[0], n[1], n[2]], d],
]

/** Shrinks an outline towards its middle. */
export const shrunk = (outline: readonly Vec2[], k: number): Vec2[] => {
  const cx = outline.reduce((s, p) => s + p[0], 0) / outline.length
  const cy = outline.reduce((s, p) => s + p[1], 0) / outline.length
  return outline.map(([x, y]) => [cx + (x - cx) * k, cy + (y - cy) * k])
}

/** A broken slab that carries the hovering body. */
export function perch(top: number): Part {
  const stone = join(
    move(turn(block([0, 0, 0], [0.2, 0.09, 0.15], 0.03), [8, 25, -6]), [0.02, 0.15, -0.02]),
    move(turn(block([0, 0, 0], [0.1, (top - 0.1) / 2, 0.08], 0.025), [-6, 50, 7]), [0, 0.1 + (top - 0.1) / 2, 0]),
    move(turn(block([0, 0, 0], [0.07, 0.06, 0.09], 0.025), [15, 10, 20]), [-0.3, 0.14, 0.2]),
  )
  return clay(stone, ROCK, 0.024)
}

/** The lower hull: a keel with three blades and a glowing drive at its tip. */
export function keel(y: number, tall: number, wide: number): Part[] {
  const at = (m: Mesh) => moved(m, 0, y, 0)
  const body = lathe(
    [
      [0, 0.02],
      [0.1, 0.02],
      [wide * 0.66, tall * 0.5],
      [wide, tall * 0.84],
      [wide * 0.9, tall],
      [0, tall],
    ],
    14,
  )
  const outline: Vec2[] = [
    [0.02, -0.06],
    [wide * 0.8, tall * 0.2],
    [wide * 1.36, tall * 0.74],
    [wide * 1.25, tall * 0.95],
    [wide * 0.5, tall * 0.9],
  ]
  const blades = (o: readonly Vec2[], thick: number) => merge(...[-90, 30, 150].map((a) => spun(sheet(o, thick, 0.022), 0, a)))
  return [
    { mesh: at(body), coat: DARK },
    { mesh: at(blades(outline, 0.085)), coat: BONE },
    { mesh: at(blades(shrunk(outline, 0.82), 0.12)), coat: ARMOUR },
    { mesh: moved(hoop(wide * 0.94, 0.03), 0, y + tall * 0.68, 0), coat: BRASS },
    { mesh: at(can(0.085, 0.05, 0.015, 12)), coat: LENS },
  ]
}

/** The chest: a cut prow, wide at the shoulders. */
export function chest(c: Vec3, s: Vec3): Part {
  const cut = gem(
    c,
    [
      ...twin([0.66, 0.1, 0.74], 0.4 * s[2]),
      ...twin([0.4, 0.8, 0.5], 0.31 * s[1]),
      [[0, -0.72, 0.7], 0.31 * s[1]],
      ...twin([1, -0.1, 0], 0.43 * s[0]),
      ...twin([0.78, -0.62, 0.1], 0.37 * s[0]),
      ...twin([0.6, 0.1, -0.8], 0.39 * s[2]),
      [[0, 0.3, -1], 0.34 * s[2]],
      [[0, 1, -0.1], 0.25 * s[1]],
      [[0, -1, 0], 0.32 * s[1]],
    ],
    0.028,
    0.62,
  )
  return clay(cut, { ...ARMOUR, brush: 0.4 }, 0.02)
}

/** The head: a low cut cowl around one lens, with a hawk's brow. */
export function head(c: Vec3, s: number, cowl: Coat, browCoat: Coat): Part[] {
  const at = (m: Mesh) => moved(m, ...c)
  const front = (m: Mesh) => at(moved(spun(m, 90), 0, -0.02, 0.17 * s))
  const cut = gem(
    c,
    [
      [[0, 0, 1], 0.2 * s],
      [[0, 0.8, 0.6], 0.19 * s],
      [[0, 1, -0.25], 0.15 * s],
      [[0, 0.4, -0.9], 0.28 * s],
      [[0, -1, 0.1], 0.13 * s],
      ...twin([1, 0.12, 0.1], 0.21 * s),
      ...twin([0.8, 0.75, -0.1], 0.2 * s),
      ...twin([0.8, 0.2, 0.6], 0.23 * s),
    ],
    0.02,
    0.34 * s,
  )
  const brow = transformed(
    sheet(
      [
        [-0.02, -0.02],
        [0.25 * s, 0.02],
        [0.27 * s, 0.13 * s],
        [0, 0.2 * s],
      ],
      0.06,
      0.018,
    ),
    [0, 0.075 * s, 0.27 * s],
    turning(-62, 0, 13),
  )
  const barrel = lathe(
    [
      [0, 0],
      [0.14 * s, 0],
      [0.14 * s, 0.09],
      [0.105 * s, 0.12],
      [0.09 * s, 0.07],
      [0, 0.07],
    ],
    20,
    0.014,
  )
  const glass = lathe(
    [
      [0, 0.05],
      [0.093 * s, 0.06],
      [0.07 * s, 0.098],
      [0.035 * s, 0.115],
      [0, 0.12],
    ]
      .reverse()
      .map(([r, y]): Vec2 => [r as number, y as number])
      .reverse(),
    16,
    0.001,
  )
  const core = lathe(
    [
      [0, 0.1],
      [0.045 * s, 0.1],
      [0.035 * s, 0.125],
      [0, 0.135],
    ],
    12,
    0.001,
  )
  return [
    clay(cut, { ...cowl, brush: 0.4 }, 0.017),
    { mesh: at(pair(brow)), coat: browCoat },
    { mesh: front(barrel), coat: BRASS },
    { mesh: front(glass), coat: GLASS },
    { mesh: front(core), coat: LENS },
  ]
}

/** A pair of shoulder fins given by their side outline (z, y), bowed inwards at the top like a beetle's shell. */
export function fins(outline: readonly Vec2[], x: number, lean: number, sweep: number, mark = 1.05): Part[] {
  const set = (m: Mesh) =>
    pair(
      moved(
        spun(
          spun(
            moved(
              bent(refined(m, 0.3), ([px, y, z]) => [px, y, z - 0.5 * Math.max(0, y - 1) ** 2 - 0.5 * Math.max(0, 1 - y) ** 2]),
              0,
              -1,
              0,
            ),
            0,
            -90,
            0,
          ),
          0,
          sweep,
          -lean,
        ),
        x,
        1,
        0,
      ),
    )
  const stripe: Vec2[] = [
    [-0.24, mark + 0.04],
    [0.24, mark - 0.05],
    [0.24, mark + 0.04],
    [-0.24, mark + 0.13],
  ]
  return [
    { mesh: set(sheet(outline, 0.09, 0.024)), coat: BONE },
    { mesh: set(sheet(shrunk(outline, 0.82), 0.145, 0.026)), coat: ARMOUR },
    { mesh: set(sheet(stripe, 0.165, 0.01)), coat: BONE },
  ]
}

/** A gun along +z from `at`. */
export function gun(at: Vec3, l: number, r: number): Part[] {
  const aim = (m: Mesh) => moved(spun(m, 90), ...at)
  const barrel = lathe(
    [
      [0, -0.1],
      [r * 1.3, -0.1],
      [r * 1.3, l * 0.28],
      [r * 0.85, l * 0.36],
      [r * 0.78, l * 0.78],
      [r * 1.25, l * 0.84],
      [r * 1.4, l],
      [r * 0.85, l],
      [r * 0.6, l * 0.9],
      [0, l * 0.9],
    ],
    14,
    0.018,
  )
  const band = (k: number) => moved(hoop(r * 0.85, r * 0.32, 16), 0, l * k, 0)
  const vane = (a: number) => spun(moved(slab([0.03, l * 0.3, r * 0.6], 0.01), 0, l * 0.6, r * 0.95), 0, a)
  return [
    { mesh: aim(barrel), coat: DARK },
    { mesh: aim(merge(band(0.44), band(0.72))), coat: BRASS },
    { mesh: aim(merge(vane(60), vane(180), vane(300))), coat: DARK },
    {
      mesh: aim(
        lathe(
          [
            [0, l * 0.88],
            [r * 0.62, l * 0.9],
            [r * 0.3, l * 0.94],
            [0, l * 0.95],
          ],
          12,
          0.001,
        ),
      ),
      coat: LENS,
    },
  ]
}

/** Grille and cooling on the back. */
export function pack(y: number, z: number, s = 1): Part[] {
  const bars = merge(...[-0.1, -0.035, 0.03, 0.095].map((dy) => moved(slab([0.24 * s, 0.035, 0.05], 0.012), 0, y + dy, z - 0.1)))
  return [
    { mesh: moved(slab([0.34 * s, 0.34, 0.18], 0.035), 0, y, z), coat: DEEP },
    { mesh: bars, coat: DARK },
    { mesh: pair(transformed(can(0.055, 0.3, 0.018, 12), [0.2 * s, y - 0.02, z - 0.02], turning(-20))), coat: DARK },
    { mesh: moved(slab([0.18 * s, 0.05, 0.02], 0.006), 0, y + 0.14, z - 0.1), coat: LENS },
  ]
}

export const FIN: readonly Vec2[] = [
  [-0.14, 0.76],
  [0.24, 0.78],
  [0.42, 0.98],
  [0.32, 1.2],
  [0.04, 1.34],
  [-0.46, 1.66],
  [-0.36, 1.28],
  [-0.33, 0.98],
]
