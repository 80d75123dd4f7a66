/** The streets of a dead colony: cast slabs, cracked and stained, ash in the joints, a faint printed grid of three inches. */
import { lattice, noise } from '../kit/noise'
import { clamp, ramp } from '../kit/space'
import { cracks, dim, haze, INCHES, type Shader, tint } from './canvas'

/** Slabs of six inches, in courses shifted by half a slab. */
const SLAB = 6

export const colony: Shader = (x, y, out) => {
  const course = Math.floor(y / SLAB)
  const shift = course % 2 ? SLAB / 2 : 0
  const column = Math.floor((x + shift) / SLAB)
  const columns = INCHES / SLAB
  const name = lattice(((column % columns) + columns) % columns, course, 0, 51)
  const u = x + shift - column * SLAB
  const v = y - course * SLAB
  const edge = Math.min(u, v, SLAB - u, SLAB - v) + 0.05 * (noise(x * 6, y * 6, 0, 3, 216) - 0.5)
  const tone = 0.37 + 0.05 * (name - 0.5)
  out.r = tone * 1.0
  out.g = tone * 0.99
  out.b = tone * 0.965
  dim(out, 0.84 + 0.32 * haze(x, y, 8, 11, 5))
  dim(out, 0.93 + 0.14 * haze(x, y, 144, 13, 3))
  // Pebbles in the concrete, and pits where some have fallen out.
  const grain = noise(x * 30, y * 30, 0, 5, 1080)
  dim(out, 0.965 + 0.07 * grain)
  const pits = ramp(0.77, 0.9, noise(x * 15, y * 15, 0, 17, 540)) * ramp(0.42, 0.6, haze(x, y, 12, 41, 2))
  dim(out, 1 - 0.16 * pits)
  // Cracks: a few long ones, many short ones.
  const bend = 0.6 * (haze(x, y, 30, 3, 3) - 0.5)
  const far = cracks(x + bend, y - bend, 7, 7)
  const near = cracks(x + bend * 1.4, y + bend * 1.2, 26, 9)
  const crack = ramp(0.07, 0.015, far.second - far.first) * ramp(0.36, 0.5, haze(x, y, 7, 43, 3))
  const hair = ramp(0.035, 0.01, near.second - near.first) * ramp(0.5, 0.6, haze(x, y, 9, 23, 2))
  const chipped = ramp(0.3, 0.06, edge) * ramp(0.6, 0.75, haze(x, y, 30, 47, 3))
  tint(out, 0.3, 0.285, 0.26, 0.6 * chipped)
  // Streaks of oil, soot and rust washed along by rain.
  const oil = ramp(0.6, 0.74, haze(x, y, 9, 29, 4))
  tint(out, 0.16, 0.155, 0.15, 0.5 * oil)
  const rust = ramp(0.63, 0.75, haze(x + 7, y, 14, 31, 4))
  tint(out, 0.36, 0.23, 0.14, 0.34 * rust)
  // Old lane paint on some slabs.
  if (name > 0.8) {
    const band = ramp(0.9, 0.93, v) * ramp(1.5, 1.47, v)
    const worn = ramp(0.62, 0.4, haze(x, y, 46, 53, 3))
    tint(out, 0.62, 0.5, 0.22, 0.5 * band * worn)
  }
  // The printed grid: thin, faint, worn away in places.
  const grid = Math.min(Math.abs(x - Math.round(x / 3) * 3), Math.abs(y - Math.round(y / 3) * 3))
  const print = ramp(0.036, 0.02, grid) * (0.55 + 0.45 * ramp(0.7, 0.35, haze(x, y, 50, 37, 3)))
  tint(out, 0.7, 0.67, 0.58, 0.4 * print)
  const seam = ramp(0.075, 0.03, edge)
  const ash = ramp(0.5, 0.72, haze(x, y, 6, 19, 4))
  tint(out, 0.15, 0.14, 0.125, 0.75 * seam * (1 - 0.5 * ash))
  tint(out, 0.47, 0.44, 0.39, 0.4 * ash)
  tint(out, 0.11, 0.1, 0.09, 0.85 * clamp(crack + 0.6 * hair))
  const pebble = cracks(x, y, 96, 57)
  const stone = pebble.name > 0.965 ? ramp(0.9 * (pebble.name - 0.95) + 0.02, 0.9 * (pebble.name - 0.95), pebble.first) : 0
  tint(out, 0.33, 0.31, 0.28, 0.8 * stone)
  out.h = -0.05 * seam - 0.055 * crack - 0.018 * hair - 0.02 * chipped + 0.035 * stone + 0.006 * grain - 0.008 * pits
}
