/** Scenery of the four countries: six shapes, each in field stone and turf, split rock, pale stone and cloud, drowned wood. */
import { block, common, drum, type Field, move, press } from '../kit/field'
import { colour } from '../kit/finish'
import { refined } from '../kit/mesh'
import { clouds, noise } from '../kit/noise'
import type { Coat, Part } from '../kit/paint'
import { sculpt } from '../kit/sculpt'
import { lerp, ramp, type Vec3 } from '../kit/space'

export const COUNTRIES = ['plain', 'mountain', 'clouds', 'swamp'] as const
export type Country = (typeof COUNTRIES)[number]

/** Width, depth and height in centimetres; a round shape is a drum of that width. */
export const SHAPES = {
  block: { w: 6, d: 4, h: 4, round: false },
  tower: { w: 5, d: 5, h: 6, round: false },
  pillar: { w: 3, d: 3, h: 6, round: true },
  wall: { w: 12, d: 0.6, h: 1.5, round: false },
  fence: { w: 10, d: 0.6, h: 1.5, round: false },
  rampart: { w: 10, d: 0.6, h: 2, round: false },
} as const
export type Shape = keyof typeof SHAPES

const IN = 1 / 2.54
const fold = (v: number) => Math.abs(v - Math.floor(v) - 0.5) * 2
/** 1 in a joint between stones or stakes `pitch` apart, 0 between joints; `wide` is the joint's share of the pitch. */
const joint = (v: number, pitch: number, wide: number) => ramp(1 - wide, 1, fold(v / pitch))
/** A coordinate that runs along whichever side of the piece a point is on. */
const along = (p: Vec3) => (Math.abs(p[0]) > Math.abs(p[2]) ? p[2] + 7 : p[0])

/** The course of field stones at this height. */
const course = (p: Vec3) => Math.floor(p[1] / 0.26)
/** A random number from 0 to 1 for each field stone. */
const stoneAt = (p: Vec3, seed: number) => noise(Math.floor((along(p) + course(p) * 0.19) / 0.46) * 3.1, course(p) * 2.3, 1, seed)
/** 1 in the joints between field stones. */
const jointed = (p: Vec3) => Math.max(joint(p[1], 0.26, 0.2), joint(along(p) + course(p) * 0.19, 0.46, 0.14))
/** How high the grass of a tuft stands, 0 to 1. */
const tuft = (p: Vec3) => noise(p[0] * 8, p[1] * 5, p[2] * 8, 8)
/** 1 where turf hangs over the stones: ragged, and lower in some places than in others. */
const turfed = (p: Vec3, h: number) => {
  const low = 0.1 + 0.13 * noise(along(p) * 2.1, 0, 1, 21) + 0.05 * noise(along(p) * 9, 0, 1, 22)
  return ramp(h - low - 0.03, h - low + 0.03, p[1])
}

/** How deep the surface is worn away, in inches. */
const WORN: { readonly [C in Country]: (p: Vec3, h: number) => number } = {
  // Courses of field stones, each a little in or out, under an overhanging cap of tufted turf.
  plain: (p, h) => {
    const cap = turfed(p, h)
    const sunk = 0.022 * stoneAt(p, 17)
    const tufts = 0.05 * ramp(0.35, 0.75, tuft(p)) + 0.03 * clouds(p, 4, 8)
    return (1 - cap) * (0.05 * jointed(p) + sunk + 0.012 * noise(p[0] * 9, p[1] * 9, p[2] * 9, 3)) + cap * tufts
  },
  // Slanting beds of rock.
  mountain: (p) => {
    const bed = p[1] * 3.4 + p[0] * 0.7 + 0.5 * noise(p[0] * 1.4, 0, p[2] * 1.4, 5)
    return 0.038 * fold(bed) * ramp(0.1, 0.9, noise(Math.floor(bed) * 3.7, 1, 2, 6)) + 0.04 * ramp(0.45, 0.75, clouds(p, 2.6, 14))
  },
  // Fluted drums of dressed stone whose lower edges fade into cloud.
  clouds: (p, h) => {
    const flute = 0.024 * fold(along(p) / 0.19) * ramp(0.2, 0.28, p[1]) * ramp(h - 0.12, h - 0.2, p[1])
    const band = 0.03 * joint(p[1] - h + 0.16, h, 0.06)
    return flute + band + 0.02 * ramp(0.3, 0.1, p[1]) * clouds(p, 5, 4)
  },
  // Stakes side by side, swollen and split.
  swamp: (p, h) => {
    const u = along(p) / 0.21 + 0.12 * noise(p[0] * 2, p[1] * 3, p[2] * 2, 7)
    const split = 0.014 * ramp(0.6, 0.8, noise(u * 9, p[1] * 1.2, 3, 9))
    return 0.05 * fold(u) ** 2 + split + 0.03 * ramp(h - 0.1, h, p[1]) * noise(Math.floor(u) * 5.3, 1, 1, 11)
  },
}

const c = colour
const COATS: { readonly [C in Country]: (h: number) => Coat } = {
  plain: (h) => ({
    colour: (p, n) => {
      const stone = lerp(lerp(c('#5d574c'), c('#978971'), stoneAt(p, 5)), c('#7a6a4c'), 0.5 * clouds(p, 3, 12))
      const lichen = ramp(0.62, 0.72, clouds(p, 6, 31)) * ramp(0, 0.5, p[1])
      const wall = lerp(lerp(stone, c('#7c8354'), 0.5 * lichen), c('#332c20'), 0.8 * jointed(p))
      const grass = lerp(c('#29330f'), c('#4d5720'), tuft(p))
      const dry = ramp(0.52, 0.68, clouds(p, 2.4, 3))
      const turf = lerp(grass, c('#665a2c'), 0.75 * dry)
      const ledge = 0.5 * ramp(0.5, 0.9, n[1])
      return lerp(wall, turf, Math.max(turfed(p, h), ledge))
    },
    finish: 'paint',
    mottle: 1.8,
    brush: 1.2,
  }),
  mountain: (h) => ({
    colour: (p, n) => {
      const bed = noise(Math.floor(p[1] * 3.4 + p[0] * 0.7) * 3.7, 1, 2, 6)
      const rock = lerp(c('#5a6068'), c('#8b8f92'), 0.7 * bed + 0.4 * (clouds(p, 1.9, 5) - 0.3))
      const snow = ramp(0.55, 0.9, n[1]) * ramp(0.36, 0.5, clouds(p, 2.2, 9) + 0.12 * (p[1] / h))
      return lerp(rock, c('#dfe5ea'), 0.92 * snow)
    },
    finish: 'paint',
    mottle: 1.6,
    brush: 1.4,
  }),
  clouds: (h) => ({
    colour: (p) => {
      const stone = lerp(c('#b9b4ac'), c('#d8d3c8'), clouds(p, 2.4, 5))
      const gold = ramp(0.035, 0.015, Math.abs(p[1] - (h - 0.16)))
      return lerp(
        lerp(stone, c('#a8823a'), gold),
        c('#b9cfe0'),
        0.75 * ramp(0.42, 0.12, p[1] + 0.16 * noise(p[0] * 4, 0, p[2] * 4, 3)),
      )
    },
    finish: 'satin',
    mottle: 1,
    brush: 1.2,
  }),
  swamp: (h) => ({
    colour: (p, n) => {
      const u = Math.floor(along(p) / 0.21)
      const wood = lerp(c('#3b2f22'), c('#6a5740'), noise(u * 4.1, p[1] * 2, 1, 5))
      const moss = Math.max(ramp(0.35, 0.9, n[1]), ramp(0.54, 0.7, clouds(p, 3, 31)), ramp(0.3, 0.05, p[1]))
      const green = lerp(c('#38421c'), c('#76803a'), clouds(p, 9, 3))
      return lerp(wood, green, 0.8 * moss * ramp(0, 0.1, p[1] / h))
    },
    finish: 'cloth',
    mottle: 2,
    brush: 1.1,
  }),
}

/** One piece of scenery. Wear only removes material, so the piece stays within the solid that the rules use. */
export function scenery(country: Country, shape: Shape): Part[] {
  const { w, d, h, round } = SHAPES[shape]
  const [x, z, y] = [(w * IN) / 2, (d * IN) / 2, h * IN]
  const edge = Math.min(0.06, z * 0.45)
  const body: Field = round ? drum(x, y, 0.05) : move(block([0, 0, 0], [x, y / 2, z], edge), [0, y / 2, 0])
  const k = Math.min(1, z / 0.3)
  const worn = press(body, 0.01, (px, py, pz) => -k * WORN[country]([px, py, pz], y))
  const cut = common(0.004, worn, { at: (_, py) => -py, box: worn.box })
  // Loose stones would take too many triangles in finer cells.
  const cell = country === 'plain' && h > 2 ? 0.06 : Math.max(0.03, Math.min(0.045, x * 0.04))
  return [{ mesh: refined(sculpt(cut, { cell, error: 0.004 }), 0.3), coat: COATS[country](y) }]
}
