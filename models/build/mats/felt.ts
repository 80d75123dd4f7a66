/** A card table's cloth: dyed wool felt, brushed one way and then the other, with a quiet pattern woven in. */
import { lattice, noise } from '../kit/noise'
import { clamp, mix, ramp } from '../kit/space'
import { dim, haze, INCHES, type Shader, tint } from './canvas'

export const cards: Shader = (x, y, out) => {
  // Fibres in every direction: three crossing grains are enough to hide that each is straight.
  const one = noise(x * 34, y * 9, 0, 3, 34 * INCHES)
  const other = noise(x * 9, y * 34, 0, 5, 34 * INCHES)
  const fine = noise(x * 40, y * 40, 0, 7, 40 * INCHES)
  const fibre = clamp(0.34 * one + 0.34 * other + 0.32 * fine)
  out.r = 0.088
  out.g = 0.212
  out.b = 0.186
  dim(out, 0.8 + 0.4 * fibre)
  // Brushing: broad lanes that reflect light slightly differently, and worn patches.
  const lane = noise(x * 0.33, y * 1.4, 0, 11, 12 * 4)
  dim(out, 0.95 + 0.1 * lane)
  dim(out, 0.9 + 0.2 * haze(x, y, 7, 13, 4))
  tint(out, 0.2, 0.29, 0.24, 0.16 * ramp(0.55, 0.75, haze(x, y, 9, 17, 3)))
  // A lozenge every inch and a half, woven rather than printed, with a small stitch where two meet.
  const size = 1.5
  const u = (x + y) / size
  const v = (x - y) / size
  const toLine = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v))) * size * Math.SQRT1_2
  const thread = ramp(0.034, 0.012, toLine) * (0.45 + 0.55 * fibre)
  tint(out, 0.145, 0.3, 0.262, 0.4 * thread)
  const knot = Math.hypot(u - Math.round(u), v - Math.round(v)) * size * Math.SQRT1_2
  tint(out, 0.36, 0.36, 0.25, 0.42 * ramp(0.055, 0.03, knot))
  // A little lint.
  const lint = lattice(Math.floor(x * 13), Math.floor(y * 13), 0, 19)
  if (lint > 0.9965) tint(out, 0.4, 0.44, 0.4, 0.16 * ramp(0.4, 0.6, fine))
  dim(out, mix(1, 0.97, lint))
  out.h = 0.016 * fibre + 0.006 * thread
}
