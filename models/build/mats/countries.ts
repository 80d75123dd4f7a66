/** Four countries that drift into one another: dry steppe, bare rock, a floor of cloud, standing water. */
import { lattice, noise } from '../kit/noise'
import { clamp, mix, ramp } from '../kit/space'
import { cracks, dim, haze, type Pixel, type Shader, tint } from './canvas'

/** Blades or fibres lying every way: fine noise stretched along two directions. */
const blades = (x: number, y: number, seed: number): number =>
  0.5 * noise(x * 30, y * 8, 0, seed, 1080) + 0.5 * noise(x * 8, y * 30, 0, seed + 2, 1080)

const scatter = (
  p: Pixel,
  x: number,
  y: number,
  cells: number,
  seed: number,
  rare: number,
  rgb: readonly [number, number, number],
) => {
  const stone = cracks(x, y, cells, seed)
  if (stone.name < rare) return 0
  const size = 0.03 + (0.16 * (stone.name - rare)) / (1 - rare)
  const shadow = ramp(size * 2.1, size, stone.first)
  const body = ramp(size * 1.05, size * 0.8, stone.first)
  dim(p, 1 - 0.35 * shadow * (1 - body))
  tint(p, rgb[0] * (0.85 + 0.3 * lattice(Math.floor(stone.name * 4096), 1, 2, seed)), rgb[1], rgb[2], body)
  return 0.05 * ramp(size, 0, stone.first)
}

/** Trodden grass, ochre where it is dry, with bare paths. */
export const steppe: Shader = (x, y, out) => {
  const dry = haze(x, y, 6, 3, 5)
  const tuft = haze(x, y, 60, 7, 3)
  out.r = mix(0.27, 0.45, ramp(0.35, 0.65, dry))
  out.g = mix(0.3, 0.37, ramp(0.35, 0.65, dry))
  out.b = mix(0.12, 0.17, ramp(0.35, 0.65, dry))
  const blade = blades(x, y, 11)
  dim(out, 0.66 + 0.42 * blade + 0.26 * tuft)
  tint(out, 0.5, 0.43, 0.2, 0.3 * ramp(0.62, 0.78, blade))
  const path = ramp(0.6, 0.7, haze(x + 9, y, 5, 23, 5))
  tint(out, 0.4, 0.31, 0.2, 0.75 * path)
  const shade = ramp(0.56, 0.7, haze(x, y, 11, 29, 4))
  tint(out, 0.17, 0.2, 0.09, 0.4 * shade * (1 - path))
  const flower = cracks(x, y, 90, 41)
  if (flower.name > 0.972) tint(out, 0.7, flower.name > 0.986 ? 0.28 : 0.58, 0.16, ramp(0.05, 0.03, flower.first) * (1 - path))
  const h = scatter(out, x, y, 40, 43, 0.955, [0.44, 0.41, 0.35])
  out.h = 0.035 * blade * (1 - 0.7 * path) + 0.05 * tuft - 0.03 * path + h
}

/** Slabs of bare rock, scree in the cracks, snow where the wind leaves it. */
export const rock: Shader = (x, y, out) => {
  const bend = 1.1 * (haze(x, y, 12, 3, 3) - 0.5)
  const big = cracks(x + bend, y - bend, 8, 7)
  const fine = cracks(x + bend * 1.4, y + bend, 28, 9)
  const tone = 0.33 + 0.09 * (big.name - 0.5) + 0.03 * (fine.name - 0.5)
  out.r = tone * 0.97
  out.g = tone
  out.b = tone * 1.05
  dim(out, 0.78 + 0.44 * haze(x, y, 10, 11, 5))
  dim(out, 0.9 + 0.2 * noise(x * 26, y * 26, 0, 13, 936))
  const bed = fold((x * 0.5 + y * 1.1) * 0.9 + 1.2 * haze(x, y, 12, 17, 3))
  dim(out, 0.94 + 0.12 * bed)
  const gap = big.second - big.first
  const crack = ramp(0.12, 0.03, gap)
  const thin = ramp(0.05, 0.015, fine.second - fine.first) * ramp(0.45, 0.6, haze(x, y, 9, 23, 2))
  const scree = ramp(0.7, 0.2, gap) * ramp(0.4, 0.62, haze(x, y, 10, 31, 3))
  tint(out, 0.24, 0.225, 0.21, 0.55 * scree)
  tint(out, 0.1, 0.1, 0.11, 0.85 * clamp(crack * 0.8 + 0.6 * thin))
  const lichen = ramp(0.66, 0.76, haze(x, y, 30, 37, 3))
  tint(out, 0.42, 0.42, 0.26, 0.5 * lichen)
  const h = scatter(out, x, y, 62, 43, 0.86, [0.4, 0.4, 0.41]) * (0.4 + scree)
  const snow = ramp(0.57, 0.66, haze(x, y, 7, 47, 5) + 0.05 * (big.name - 0.5))
  tint(out, 0.72, 0.76, 0.8, 0.88 * snow)
  out.h = 0.1 * big.name - 0.08 * crack - 0.03 * thin + 0.02 * bed + h + 0.07 * snow + 0.01 * noise(x * 26, y * 26, 0, 13, 936)
}

const fold = (v: number) => Math.abs(v - Math.floor(v) - 0.5) * 2

/** Banks of cloud with the light on one side, and the blue depth seen between them. */
export const cloudSea: Shader = (x, y, out) => {
  const wx = x + 2.2 * (haze(x, y, 8, 51, 3) - 0.5)
  const wy = y + 2.2 * (haze(x, y, 8, 53, 3) - 0.5)
  const bank = haze(wx, wy, 7, 3, 5)
  const puff = cracks(wx, wy, 22, 7)
  const small = cracks(wx * 1, wy, 54, 9)
  const dome = clamp(1 - puff.first / 1.05) * 0.65 + clamp(1 - small.first / 0.45) * 0.35
  const depth = ramp(0.46, 0.36, bank)
  const lit = clamp(0.35 + 0.5 * bank + 0.4 * dome)
  out.r = mix(0.42, 0.76, lit)
  out.g = mix(0.5, 0.79, lit)
  out.b = mix(0.63, 0.83, lit)
  tint(out, 0.2, 0.33, 0.52, 0.82 * depth)
  tint(out, 0.13, 0.22, 0.42, 0.6 * ramp(0.36, 0.26, bank))
  const glow = ramp(0.55, 0.72, haze(x, y, 5, 21, 3)) * (1 - depth)
  tint(out, 0.82, 0.7, 0.6, 0.34 * glow)
  const streak = ramp(0.55, 0.8, noise(x * 1.1, y * 5, 0, 31, 180)) * depth
  tint(out, 0.5, 0.6, 0.72, 0.3 * streak)
  dim(out, 0.97 + 0.06 * noise(x * 20, y * 20, 0, 33, 720))
  dim(out, 0.88)
  out.h = 0.3 * dome * (1 - depth) + 0.35 * bank
}

/** Mud and moss, black pools with a green skin, roots. */
export const mire: Shader = (x, y, out) => {
  const wet = haze(x, y, 7, 3, 5)
  const moss = haze(x, y, 14, 7, 4)
  out.r = mix(0.2, 0.27, moss)
  out.g = mix(0.165, 0.25, moss)
  out.b = mix(0.11, 0.1, moss)
  const blade = blades(x, y, 11)
  dim(out, 0.72 + 0.5 * blade)
  tint(out, 0.3, 0.33, 0.12, 0.5 * ramp(0.52, 0.68, moss))
  const vein = cracks(x + 1.2 * (haze(x, y, 14, 17, 3) - 0.5), y + 1.2 * (haze(x, y, 14, 19, 3) - 0.5), 11, 23)
  const root = ramp(0.14, 0.05, vein.second - vein.first) * ramp(0.45, 0.58, haze(x, y, 8, 25, 2))
  tint(out, 0.24, 0.185, 0.125, 0.8 * root)
  const pool = ramp(0.44, 0.4, wet)
  const shore = ramp(0.49, 0.44, wet) * (1 - pool)
  tint(out, 0.125, 0.1, 0.07, 0.6 * shore)
  tint(out, 0.055, 0.075, 0.065, 0.92 * pool)
  const ripple = Math.sin(wet * 210)
  tint(out, 0.16, 0.2, 0.19, 0.14 * pool * clamp(ripple))
  const weed = cracks(x, y, 60, 29)
  const leaf = weed.name > 0.55 ? ramp(0.22, 0.17, weed.first) * ramp(0.5, 0.62, haze(x, y, 12, 33, 3)) : 0
  tint(out, 0.24 + 0.1 * weed.name, 0.34, 0.13, 0.85 * leaf * pool)
  const fungus = cracks(x, y, 44, 41)
  if (fungus.name > 0.968) tint(out, 0.62, 0.42, 0.3, ramp(0.09, 0.06, fungus.first) * (1 - pool))
  out.h = (0.04 * blade + 0.07 * root) * (1 - pool) - 0.09 * pool + 0.02 * leaf * pool
}
