/** Natural pieces: a copse and an outcrop. */
import { ball, behind, block, common, type Field, gem, join, move, press, turn } from '../kit/field'
import { colour } from '../kit/finish'
import { moved, refined } from '../kit/mesh'
import { clouds, dealer, noise } from '../kit/noise'
import type { Coat, Part } from '../kit/paint'
import { sculpt } from '../kit/sculpt'
import { pipe, prism } from '../kit/solids'
import { lerp, ramp, type Vec2, type Vec3 } from '../kit/space'
import { part } from './stock'

const grown = (w: number, d: number, cut: number): Vec2[] => {
  const [x, y] = [w / 2, d / 2]
  return [
    [x, -y + cut],
    [x, y - cut],
    [x - cut, y],
    [-x + cut, y],
    [-x, y - cut],
    [-x, -y + cut],
    [-x + cut, -y],
    [x - cut, -y],
  ]
}

const MOSS = colour('#4a5426')
const EARTH = colour('#4d3b28')
const SOIL: Coat = { colour: (p) => lerp(EARTH, MOSS, ramp(0.4, 0.62, clouds(p, 2.2, 7))), finish: 'cloth', mottle: 2 }

/** Three trees on a grassy plate. */
export function trees(): Part[] {
  const deal = dealer(77)
  const crowns: { at: Vec3; r: number }[] = [
    { at: [-0.6, 2.1, -0.28], r: 0.72 },
    { at: [0.62, 1.75, 0.26], r: 0.62 },
    { at: [0.32, 2.38, -0.48], r: 0.5 },
  ]
  const roots: Vec3[] = [
    [-0.62, 0.08, -0.2],
    [0.6, 0.08, 0.34],
    [0.36, 0.08, -0.46],
  ]
  const leaves: Field[] = []
  for (const { at, r } of crowns)
    for (let i = 0; i < 15; i++) {
      const a = i * 2.4
      const h = -0.75 + (1.65 * (i + 0.5)) / 15
      const q = Math.sqrt(Math.max(0, 1 - h * h)) * (0.62 + 0.1 * deal())
      leaves.push(
        ball([at[0] + Math.cos(a) * q * r, at[1] + h * r * 0.72, at[2] + Math.sin(a) * q * r], r * (0.34 + 0.12 * deal())),
      )
    }
  const crown = press(
    join(...leaves),
    0.09,
    (x, y, z) => 0.09 * (clouds([x, y, z], 6.5, 3, 2) - 0.5) + 0.06 * (noise(x * 17, y * 17, z * 17, 9) - 0.5),
  )
  const keep: Field = {
    at: (x, y, z) =>
      Math.max(crown.at(x, y, z), Math.abs(x) - 1.48, Math.abs(z) - 1.22, y - 2.98, (Math.abs(x) + Math.abs(z) - 2.0) * 0.7),
    box: crown.box,
  }
  const dark = colour('#2c3a1c')
  const light = colour('#6d7a2e')
  const warm = colour('#8a7a30')
  const canopy: Coat = {
    colour: (p, n) =>
      lerp(
        lerp(dark, light, ramp(-0.3, 0.9, n[1] + 0.5 * (noise(p[0] * 9, p[1] * 9, p[2] * 9, 4) - 0.5))),
        warm,
        0.6 * ramp(0.62, 0.8, clouds(p, 1.3, 12)),
      ),
    finish: 'cloth',
    mottle: 2,
    brush: 0.8,
  }
  const bark: Coat = {
    colour: (p) => lerp(colour('#4a3828'), colour('#6a5a48'), noise(p[0] * 30, p[1] * 3, p[2] * 30, 2)),
    finish: 'cloth',
    mottle: 2,
  }
  const trunk = roots.flatMap((at, i) => {
    const { at: top, r } = crowns[i] as { at: Vec3; r: number }
    const bend = (t: number): Vec3 => [
      at[0] + (top[0] - at[0]) * t + 0.07 * Math.sin(t * 5 + i),
      at[1] + (top[1] - at[1]) * t,
      at[2] + (top[2] - at[2]) * t + 0.05 * Math.cos(t * 4 + i),
    ]
    const main = pipe(
      [0, 0.06, 0.2, 0.45, 0.7, 0.95].map(bend),
      [0.2, 0.14, 0.105, 0.09, 0.075, 0.05].map((w) => w * (0.75 + r * 0.5)),
      9,
    )
    const boughs = [0, 1, 2].map((k) => {
      const from = bend(0.5 + 0.12 * k)
      const a = k * 2.1 + i
      return pipe(
        [
          from,
          [from[0] + 0.2 * Math.cos(a), from[1] + 0.16, from[2] + 0.2 * Math.sin(a)],
          [from[0] + 0.36 * Math.cos(a), from[1] + 0.4, from[2] + 0.36 * Math.sin(a)],
        ],
        [0.05, 0.04, 0.02],
        7,
      )
    })
    return [main, ...boughs]
  })
  const stones = join(
    ...Array.from({ length: 9 }, (_, i) => {
      const a = i * 2.4
      const q = 0.35 + 0.6 * deal()
      const s = 0.05 + 0.09 * deal()
      return move(turn(block([0, 0, 0], [s * 1.3, s * 0.8, s], s * 0.3), [deal() * 30, deal() * 180, deal() * 30]), [
        Math.cos(a) * q,
        0.1,
        Math.sin(a) * q * 0.8,
      ])
    }),
  )
  const tufts = join(
    ...Array.from({ length: 26 }, () => {
      const x = (deal() - 0.5) * 2.5
      const z = (deal() - 0.5) * 2
      return Math.abs(x) + Math.abs(z) < 1.75 ? ball([x, 0.09, z], 0.05 + 0.05 * deal()) : ball([0.1, 0.05, 0], 0.03)
    }),
  )
  const grass = press(tufts, 0.03, (x, y, z) => 0.04 * (noise(x * 40, y * 12, z * 40, 5) - 0.5))
  return [
    part(SOIL, prism(grown(3, 2.5, 0.7), 0, 0.1, 0.05)),
    {
      mesh: moved(sculpt(grass, { cell: 0.035, error: 0.012 }), 0, 0, 0),
      coat: { ...canopy, colour: (p) => lerp(MOSS, light, noise(p[0] * 8, p[1] * 8, p[2] * 8, 6)) },
    },
    { mesh: sculpt(stones, { cell: 0.035, error: 0.008 }), coat: { colour: colour('#6b665c'), finish: 'paint', mottle: 2 } },
    part(bark, ...trunk),
    { mesh: sculpt(keep, { cell: 0.045, error: 0.011, soft: true }), coat: canopy },
  ]
}

/** A layered outcrop with a flat top. */
export function rocks(): Part[] {
  const body = gem(
    [0, 0.4, 0],
    [
      [[1, 0.3, 0.15], 1.1],
      [[-1, 0.22, -0.1], 1.1],
      [[0.1, 0.25, 1], 0.84],
      [[-0.2, 0.25, -1], 0.84],
      [[0.72, 0.2, 0.7], 1.02],
      [[-0.7, 0.25, 0.72], 1.02],
      [[0.7, 0.22, -0.72], 1.02],
      [[-0.75, 0.2, -0.68], 1.0],
      [[0, 1, 0], 0.72],
    ],
    0.05,
    1.4,
  )
  const cracked = press(body, 0.12, (x, y, z) => {
    const steep = ramp(1.09, 0.98, y)
    const strata =
      0.05 * Math.abs(((y * 4.3 + 0.35 * noise(x * 2, 0, z * 2, 5)) % 1) - 0.5) +
      0.03 * (noise(x * 1.3, Math.floor(y * 4.3), z * 1.3, 8) - 0.5)
    return steep * (strata + 0.12 * (clouds([x, y * 1.6, z], 2.1, 14, 3) - 0.55)) + 0.008 * (noise(x * 8, y * 8, z * 8, 3) - 0.5)
  })
  const bound = gem(
    [0, 0, 0],
    grown(2.48, 1.98, 0.56).map(([x, y], i, all) => {
      const [nx, ny] = all[(i + 1) % all.length] as Vec2
      const [dx, dy] = [nx - x, ny - y]
      const l = Math.sqrt(dx * dx + dy * dy)
      return [[dy / l, 0, dx / l], (x * dy - y * dx) / l] as const
    }),
    0.02,
    2,
  )
  const boulders = join(
    move(turn(block([0, 0, 0], [0.22, 0.16, 0.18], 0.05), [10, 30, 14]), [0.92, 0.12, 0.5]),
    move(turn(block([0, 0, 0], [0.14, 0.12, 0.16], 0.04), [20, 70, -10]), [-0.98, 0.09, 0.42]),
    move(turn(block([0, 0, 0], [0.13, 0.1, 0.12], 0.04), [-15, 10, 8]), [0.7, 0.08, -0.76]),
  )
  const all = common(
    0.015,
    { ...join(cracked, boulders), box: { min: [-1.3, -0.05, -1.1], max: [1.3, 1.15, 1.1] } },
    bound,
    behind([0, 1.1, 0], [0, 1, 0]),
    behind([0, 0, 0], [0, -1, 0]),
  )
  const grey = colour('#716a5e')
  const brown = colour('#57493a')
  return [
    {
      mesh: refined(sculpt(all, { cell: 0.038, error: 0.004 }), 0.2),
      coat: {
        colour: (p, n) => {
          const layer = noise(0.5, Math.floor(p[1] * 4.3) + 0.5, 0.5, 21)
          const stone = lerp(grey, brown, 0.7 * layer + 0.4 * (clouds(p, 1.7, 5) - 0.5))
          return lerp(stone, MOSS, 0.85 * ramp(0.6, 0.95, n[1]) * ramp(0.5, 0.66, clouds(p, 2.4, 31)))
        },
        finish: 'paint',
        mottle: 1.8,
        brush: 1.3,
      },
    },
  ]
}
