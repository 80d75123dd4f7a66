/** Round bases: a dark bevelled rim of the true radius and a textured top. */
import { block, drum, type Field, join, move, press, turn } from './field'
import { colour } from './finish'
import { merge, refined } from './mesh'
import { clouds, dealer, noise } from './noise'
import type { Coat, Part } from './paint'
import { sculpt } from './sculpt'
import { decal, lathe, prism, regular } from './solids'
import { lerp, mix, ramp, type Vec2, type Vec3 } from './space'

/** Height of a base's top in inches, where feet stand. */
export const FLOOR = 0.14

export type Ground = 'plate' | 'cobble' | keyof typeof SOILS

/** Loose grounds: the colours of the soil and of its paler patches. */
const SOILS = {
  dust: ['#7a6248', '#a08a68'],
  steppe: ['#7d6c2c', '#b39c4c'],
  scree: ['#3d4248', '#6b7178'],
  cloud: ['#4f6f96', '#9db4c9'],
  bog: ['#3a3f24', '#6a5a38'],
} as const

const RIM: Coat = { colour: colour('#1d1c1e'), finish: 'satin', brush: 0.7, mottle: 0.4 }

/** A sculpted part: a field with its paint. */
export function clay(core: Field, coat: Coat, cell?: number, error?: number): Part {
  return {
    mesh: sculpt(core, { ...(cell ? { cell } : {}), ...(error ? { error } : {}), soft: coat.finish === 'cloth' }),
    coat,
    core,
  }
}

/** Cuts a convex outline by the line through `p` along `d` and keeps its left side. */
function cutBy(outline: readonly Vec2[], p: Vec2, d: Vec2): Vec2[] {
  const side = (q: Vec2) => d[0] * (q[1] - p[1]) - d[1] * (q[0] - p[0])
  return outline.flatMap((a, i): Vec2[] => {
    const b = outline[(i + 1) % outline.length] as Vec2
    const [sa, sb] = [side(a), side(b)]
    const crossing: Vec2[] = sa > 0 !== sb > 0 ? [[mix(a[0], b[0], sa / (sa - sb)), mix(a[1], b[1], sa / (sa - sb))]] : []
    return sa > 0 ? [a, ...crossing] : crossing
  })
}

function plates(r: number, seed: number): Part[] {
  const deal = dealer(seed)
  let tiles: Vec2[][] = [regular(28, r)]
  const tilt = 0.3 + deal()
  const seam = 0.012
  for (const [angle, offset] of [
    [tilt, -0.3],
    [tilt, 0.35],
    [tilt + 1.571, 0.1],
    [tilt + 1.571, -0.55],
  ] as const) {
    const d: Vec2 = [Math.cos(angle), Math.sin(angle)]
    const p = (k: number): Vec2 => [-d[1] * (offset * r + k), d[0] * (offset * r + k)]
    tiles = tiles.flatMap((t) => [cutBy(t, p(seam), d), cutBy(t, p(-seam), [-d[0], -d[1]])]).filter((t) => t.length > 2)
  }
  const steel = colour('#5d5e5e')
  const rust = colour('#6b4529')
  const paint: Coat = {
    colour: (p) => lerp(steel, rust, ramp(0.5, 0.72, clouds(p, 5, seed)) * 0.8),
    finish: 'satin',
    mottle: 1.5,
    brush: 1.3,
  }
  const mesh = merge(...tiles.map((t) => prism(t, FLOOR - 0.05, FLOOR - 0.012 * deal(), 0.014)))
  return [
    { mesh: refined(mesh, 0.22), coat: paint },
    { mesh: decal(regular(28, r + 0.02), FLOOR - 0.04), coat: { colour: colour('#15130f'), finish: 'paint' } },
  ]
}

function cobbles(r: number, seed: number): Part {
  const deal = dealer(seed)
  const stones: Field[] = []
  const pitch = 0.17
  for (let i = -5; i <= 5; i++)
    for (let j = -5; j <= 5; j++) {
      const x = (i + (j % 2 ? 0.5 : 0)) * pitch * 1.15 + (deal() - 0.5) * 0.03
      const z = j * pitch * 0.92 + (deal() - 0.5) * 0.03
      const size: Vec3 = [0.088 + 0.012 * deal(), 0.05 + 0.02 * deal(), 0.072 + 0.008 * deal()]
      if (Math.sqrt(x * x + z * z) < r + 0.06)
        stones.push(
          move(turn(block([0, 0, 0], size, 0.034), [(deal() - 0.5) * 12, (deal() - 0.5) * 24, (deal() - 0.5) * 12]), [
            x,
            -0.005,
            z,
          ]),
        )
    }
  const inside = drum(r - 0.01, 0.3, 0.02)
  const street = join(...stones, drum(r, 0.025, 0.01))
  const f = move(
    { at: (x, y, z) => Math.max(street.at(x, y, z), inside.at(x, y + 0.1, z)), box: { min: [-r, -0.02, -r], max: [r, 0.08, r] } },
    [0, FLOOR - 0.055, 0],
  )
  const grey = colour('#77726b')
  const blue = colour('#565d66')
  const moss = colour('#56592f')
  return clay(
    f,
    {
      colour: (p) =>
        lerp(
          lerp(grey, blue, noise(p[0] * 6, 3, p[2] * 6, seed)),
          moss,
          0.7 * ramp(0.105, 0.088, p[1]) * ramp(0.35, 0.6, clouds(p, 3, 8)),
        ),
      finish: 'paint',
      mottle: 1.6,
    },
    0.02,
    0.006,
  )
}

function soil(r: number, seed: number, kind: keyof typeof SOILS): Part {
  const deal = dealer(seed)
  const stones = Array.from({ length: 9 }, () => {
    const a = deal() * 6.283
    const d = Math.sqrt(deal()) * r * 0.85
    const s = 0.02 + 0.045 * deal() ** 2
    return move(turn(block([0, 0, 0], [s * 1.3, s, s], s * 0.35), [deal() * 90, deal() * 360, deal() * 90]), [
      d * Math.cos(a),
      s * 0.4,
      d * Math.sin(a),
    ])
  })
  const flat = press(drum(r, 0.05, 0.02), 0.03, (x, y, z) => (y > 0.02 ? (clouds([x, 0, z], 4, seed) - 0.5) * 0.05 : 0))
  const inside = drum(r - 0.01, 0.3, 0.02)
  const rubble = join(flat, ...stones.map((s) => move(s, [0, 0.05, 0])))
  const f = move(
    { at: (x, y, z) => Math.max(rubble.at(x, y, z), inside.at(x, y + 0.1, z)), box: { min: [-r, -0.02, -r], max: [r, 0.14, r] } },
    [0, FLOOR - 0.05, 0],
  )
  const earth = colour(SOILS[kind][0])
  const pale = colour(SOILS[kind][1])
  return clay(f, { colour: (p) => lerp(earth, pale, clouds(p, 9, seed + 4)), finish: 'cloth', mottle: 1.8 }, 0.022, 0.005)
}

/** The base under a figure. */
export function base(radius: number, ground: Ground, seed: number): Part[] {
  const side: readonly Vec2[] = [
    [radius, 0],
    [radius, 0.05],
    [radius - 0.042, FLOOR],
    [radius - 0.08, FLOOR - 0.012],
  ]
  const rim = merge(
    lathe(side, 48, 0.012),
    lathe(
      [
        [0, 0],
        [radius, 0],
      ],
      48,
    ),
  )
  const inner = radius - 0.065
  const top =
    ground === 'plate' ? plates(inner, seed) : ground === 'cobble' ? [cobbles(inner, seed)] : [soil(inner, seed, ground)]
  return [{ mesh: rim, coat: RIM }, ...top]
}
