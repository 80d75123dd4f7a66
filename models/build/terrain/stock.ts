/** Parts shared by terrain: bars, crates, frames, painted numbers, weathered coats. */
import { colour, type Finish } from '../kit/finish'
import { type Mesh, merge, moved, refined, spun, transformed } from '../kit/mesh'
import { clouds, noise } from '../kit/noise'
import type { Coat, Part } from '../kit/paint'
import { decal, slab } from '../kit/solids'
import { lerp, ramp, turning, type Vec2, type Vec3 } from '../kit/space'

/** A bevelled box between two opposite corners. */
export const bar = (a: Vec3, b: Vec3, bevel = 0.025): Mesh =>
  moved(
    slab([Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), Math.abs(b[2] - a[2])], bevel),
    (a[0] + b[0]) / 2,
    (a[1] + b[1]) / 2,
    (a[2] + b[2]) / 2,
  )

/** Weathered paint: stains running down, dirt near the ground, rust where paint has chipped. */
export function weathered(
  hex: string,
  options: { readonly rust?: string; readonly finish?: Finish; readonly seed?: number; readonly wear?: number } = {},
): Coat {
  const base = colour(hex)
  const rust = colour(options.rust ?? '#5a3620')
  const seed = options.seed ?? 1
  const wear = options.wear ?? 1
  const dirt = colour('#2e2820')
  return {
    colour: (p, n) => {
      const upright = 1 - Math.abs(n[1])
      const streak = ramp(0.5, 0.85, noise(p[0] * 5.1, p[1] * 0.7, p[2] * 5.1, seed)) * upright
      const chip = ramp(0.6, 0.72, clouds(p, 2.6, seed + 3, 4))
      const foot = ramp(0.45, 0, p[1]) * (0.35 + 0.65 * noise(p[0] * 3, 0, p[2] * 3, seed + 9))
      const faded = lerp(
        base,
        [base[0] * 1.25 + 0.015, base[1] * 1.22 + 0.013, base[2] * 1.18 + 0.01],
        ramp(0.35, 0.7, clouds(p, 0.9, seed + 5, 2)),
      )
      return lerp(lerp(lerp(faded, dirt, 0.35 * streak * wear), rust, 0.75 * chip * wear), dirt, 0.55 * foot)
    },
    finish: options.finish ?? 'paint',
    mottle: 1.1,
  }
}

export const part = (coat: Coat, ...meshes: readonly Mesh[]): Part => ({ mesh: refined(merge(...meshes), 0.5), coat })
/** A part that is too small for stains, so its mesh is not refined. */
export const small = (coat: Coat, ...meshes: readonly Mesh[]): Part => ({ mesh: merge(...meshes), coat })

export const STEEL: Coat = { colour: colour('#4a4d50'), finish: 'gunmetal', brush: 1.3, mottle: 1.3 }
export const DARK: Coat = { colour: colour('#24262a'), finish: 'gunmetal', brush: 1.2 }
export const CHALK: Coat = { colour: colour('#b9b2a0'), finish: 'paint', mottle: 2.4 }
export const YELLOW: Coat = { colour: colour('#b58a1e'), finish: 'paint', mottle: 1.8 }
export const BLACK: Coat = { colour: colour('#191817'), finish: 'paint', mottle: 1.5 }
export const lamp = (finish: Finish, hex: string): Coat => ({ colour: colour(hex), finish })

const SEGMENTS: readonly (readonly [Vec2, Vec2])[] = [
  [
    [0, 1],
    [0.56, 1],
  ],
  [
    [0.56, 1],
    [0.56, 0.5],
  ],
  [
    [0.56, 0.5],
    [0.56, 0],
  ],
  [
    [0, 0],
    [0.56, 0],
  ],
  [
    [0, 0.5],
    [0, 0],
  ],
  [
    [0, 1],
    [0, 0.5],
  ],
  [
    [0, 0.5],
    [0.56, 0.5],
  ],
]
const DIGITS = ['012345', '12', '01643', '01236', '5612', '05623', '056423', '012', '0123456', '012356']

/** A stencilled number in the x-y plane, facing +z, `tall` high, centred. */
export function stencil(text: string, tall: number): Mesh {
  const strokes = [...text].flatMap((d, i) =>
    [...(DIGITS[Number(d)] ?? '')].map((s) => {
      const [a, b] = SEGMENTS[Number(s)] as readonly [Vec2, Vec2]
      const across = a[1] === b[1]
      const w = 0.09
      const g = 0.03
      const x = i * 0.86 - (text.length * 0.86 - 0.3) / 2
      const lo: Vec2 = [Math.min(a[0], b[0]) + x, Math.min(a[1], b[1]) - 0.5]
      const hi: Vec2 = [Math.max(a[0], b[0]) + x, Math.max(a[1], b[1]) - 0.5]
      const shape: Vec2[] = across
        ? [
            [lo[0] + g, lo[1]],
            [lo[0] + g + w, lo[1] - w],
            [hi[0] - g - w, lo[1] - w],
            [hi[0] - g, lo[1]],
            [hi[0] - g - w, lo[1] + w],
            [lo[0] + g + w, lo[1] + w],
          ]
        : [
            [lo[0], lo[1] + g],
            [lo[0] + w, lo[1] + g + w],
            [lo[0] + w, hi[1] - g - w],
            [lo[0], hi[1] - g],
            [lo[0] - w, hi[1] - g - w],
            [lo[0] - w, lo[1] + g + w],
          ]
      return decal(
        shape.map(([u, v]): Vec2 => [u * tall, v * tall]),
        0.007,
      )
    }),
  )
  return spun(merge(...strokes), 90)
}

/** Slanting stripes in a flat strip `long` by `wide`, facing up, centred. */
export function stripes(long: number, wide: number, pitch = 0.3): Mesh {
  const shapes: Mesh[] = []
  const slant = wide
  for (let x = -long / 2; x + pitch / 2 + slant <= long / 2 + 1e-6; x += pitch)
    shapes.push(
      decal(
        [
          [x, -wide / 2],
          [x + pitch / 2, -wide / 2],
          [x + pitch / 2 + slant, wide / 2],
          [x + slant, wide / 2],
        ],
        0.006,
      ),
    )
  return merge(...shapes)
}

/** A flat rectangle facing +z. */
export const panel = (w: number, h: number, lift = 0.006): Mesh =>
  spun(
    decal(
      [
        [-w / 2, -h / 2],
        [w / 2, -h / 2],
        [w / 2, h / 2],
        [-w / 2, h / 2],
      ],
      lift,
    ),
    90,
  )

/** The same mesh on two opposite long sides (z = ±half), as seen from outside. */
export const sides = (m: Mesh, half: number): Mesh =>
  merge(moved(m, 0, 0, half), transformed(m, [0, 0, -half], turning(0, 180, 0)))

/** A packing case: body, corner irons, battens, a lid seam. Stands on the ground around the origin. */
export function crate(w: number, h: number, d: number, coat: Coat, trim: Coat, style: 'wood' | 'case'): Part[] {
  const [x, z] = [w / 2, d / 2]
  const inset = 0.045
  if (style === 'wood') {
    const planks: Mesh[] = []
    const rows = Math.max(3, Math.round(h / 0.2))
    for (let i = 0; i < rows; i++) {
      const y0 = 0.02 + ((h - 0.04) * i) / rows
      const y1 = 0.02 + ((h - 0.04) * (i + 1)) / rows
      planks.push(bar([-x + inset, y0, -z + inset], [x - inset, y1, z - inset], 0.014))
    }
    const t = 0.13
    const posts = [-1, 1].flatMap((sx) => [-1, 1].map((sz) => bar([sx * x, 0, sz * z], [sx * (x - t), h, sz * (z - t)], 0.02)))
    const rails = [0, h - t].flatMap((y) =>
      [-1, 1].flatMap((s) => [
        bar([-x + t, y + 0.004, s * (z - 0.006)], [x - t, y + t, s * (z - 0.1)], 0.018),
        bar([s * (x - 0.006), y + 0.004, -z + t], [s * (x - 0.1), y + t, z - t], 0.018),
      ]),
    )
    const lid = Array.from({ length: 4 }, (_, i) =>
      bar(
        [-x + 0.1, h - 0.06, -z + 0.015 + (i * (d - 0.03)) / 4],
        [x - 0.1, h - 0.012, -z + 0.015 + ((i + 1) * (d - 0.03)) / 4],
        0.016,
      ),
    )
    return [part(coat, ...planks, ...lid), part(trim, ...posts, ...rails)]
  }
  const body = bar([-x + 0.03, 0.03, -z + 0.03], [x - 0.03, h * 0.7, z - 0.03], 0.05)
  const lid = bar([-x + 0.015, h * 0.72, -z + 0.015], [x - 0.015, h, z - 0.015], 0.06)
  const ribs = [-0.28, 0.28].flatMap((k) => [bar([k * w - 0.06, 0, -z], [k * w + 0.06, h - 0.05, z], 0.03)])
  const latch = sides(merge(...[-0.28, 0.28].map((k) => moved(slab([0.1, 0.14, 0.05], 0.015), k * w, h * 0.71, -0.01))), z)
  return [part(coat, body, lid, ...ribs), small(trim, latch)]
}

export const shifted = (parts: readonly Part[], x: number, y: number, z: number, yaw = 0): Part[] =>
  parts.map((p) => ({ ...p, mesh: transformed(p.mesh, [x, y, z], turning(0, yaw, 0)) }))
