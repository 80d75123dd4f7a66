/** The mats: a station's deck, a foggy city's cobbles, a dead colony's dust; and the wood of the table's edge. */
import { lattice, noise } from '../kit/noise'
import { clamp, mix, ramp } from '../kit/space'
import { cracks, dim, haze, INCHES, type Shader, tint } from './canvas'

/** Plates of 6 x 6 inches, some halved or quartered. */
function plateAt(x: number, y: number): { u: number; v: number; w: number; d: number; name: number } {
  const cell = 6
  const cx = Math.floor(x / cell)
  const cy = Math.floor(y / cell)
  const pick = lattice(cx, cy, 0, 41)
  let [w, d] = [cell, cell]
  let u = x - cx * cell
  let v = y - cy * cell
  let part = 0
  if (pick < 0.62) {
    const upright = pick < 0.3
    if (upright || pick > 0.52) {
      w = cell / 2
      part += u >= w ? 1 : 0
      u %= w
    }
    if (!upright) {
      d = cell / 2
      part += v >= d ? 2 : 0
      v %= d
    }
  }
  return { u, v, w, d, name: lattice(cx * 4 + part, cy, 1, 43) }
}

export const deck: Shader = (x, y, out) => {
  const { u, v, w, d, name } = plateAt(x, y)
  const edge = Math.min(u, v, w - u, d - v)
  const tone = 0.3 + 0.035 * (name - 0.5)
  out.r = tone * 0.98
  out.g = tone
  out.b = tone * 1.04
  const cloud = haze(x, y, 9, 3)
  dim(out, 0.86 + 0.28 * cloud)
  // Anti-slip lozenges on some plates.
  let h = 0
  if (name > 0.55) {
    const s = 0.36
    const a = (x + y) / s
    const b = (x - y) / s
    const odd = (Math.floor(a) + Math.floor(b)) & 1
    const fa = Math.abs((((a % 1) + 1) % 1) - 0.5)
    const fb = Math.abs((((b % 1) + 1) % 1) - 0.5)
    const bump = odd ? ramp(0.11, 0.06, fa) * ramp(0.42, 0.36, fb) : ramp(0.11, 0.06, fb) * ramp(0.42, 0.36, fa)
    const inside = ramp(0.28, 0.34, edge)
    h += 0.014 * bump * inside
    dim(out, 1 + 0.07 * bump * inside)
  }
  // Grain, scuffs, wear.
  const grain = noise(x * 46, y * 46, 0, 5, 46 * INCHES)
  dim(out, 0.965 + 0.07 * grain)
  const brushed = name < 0.3 ? noise(x * 3, y * 40, 0, 9, 40 * INCHES) : noise(x * 40, y * 3, 0, 11, 40 * INCHES)
  dim(out, 0.975 + 0.05 * brushed)
  const scuff = ramp(0.64, 0.74, haze(x * 1, y * 1, 36, 13, 3)) * ramp(0.45, 0.7, haze(x, y, 7, 17, 2))
  tint(out, 0.42, 0.41, 0.39, 0.3 * scuff)
  const stain = ramp(0.56, 0.72, haze(x, y, 8, 23, 4))
  tint(out, 0.17, 0.14, 0.115, 0.5 * stain)
  const rust = ramp(0.62, 0.74, haze(x, y, 18, 29, 4)) * ramp(0.5, 0.0, edge)
  tint(out, 0.3, 0.18, 0.11, 0.55 * rust)
  // Hazard strip on a few plates, worn.
  if (name > 0.12 && name < 0.2) {
    const band = ramp(0.34, 0.36, v) * ramp(0.86, 0.84, v) * ramp(0.28, 0.3, u) * ramp(0.28, 0.3, w - u)
    const stripe = ((u + v) / 0.5) % 1 < 0.5 ? 1 : 0
    const worn = ramp(0.66, 0.42, haze(x, y, 40, 31, 3))
    tint(out, stripe ? 0.46 : 0.13, stripe ? 0.36 : 0.13, stripe ? 0.12 : 0.13, 0.75 * band * worn)
  }
  // Rivets along the edges, seams between the plates.
  const ru = Math.abs(((((u / 0.75) % 1) + 1) % 1) - 0.5) * 0.75
  const rv = Math.abs(((((v / 0.75) % 1) + 1) % 1) - 0.5) * 0.75
  const du = Math.min(u, w - u) - 0.16
  const dv = Math.min(v, d - v) - 0.16
  const rivet = Math.min(Math.sqrt(du * du + rv * rv), Math.sqrt(dv * dv + ru * ru))
  const head = Math.min(u, w - u) > 0.1 && Math.min(v, d - v) > 0.1 ? ramp(0.055, 0.03, rivet) : 0
  h += 0.02 * head
  dim(out, 1 + 0.1 * head - 0.12 * ramp(0.1, 0.06, rivet) * (1 - head))
  const seam = ramp(0.042, 0.018, edge)
  h -= 0.035 * seam
  dim(out, 1 - 0.62 * seam)
  dim(out, 1 + 0.12 * ramp(0.1, 0.05, edge) * (1 - seam))
  out.h = h + 0.004 * grain
}

/** Rows of setts with a gutter every 18 inches. */
export const cobbles: Shader = (x, y, out) => {
  const rows = 90
  const pitch = INCHES / rows
  const wave = 0.1 * (noise(x * 0.5, y * 0.5, 0, 3, 18) - 0.5)
  const gy = y + wave
  const row = Math.floor(gy / pitch)
  const rowName = ((row % rows) + rows) % rows
  const gutter = rowName % 45 < 3
  const count = gutter ? 36 : 60
  const long = INCHES / count
  const gx =
    x + (rowName % 2) * long * 0.5 + 0.08 * (lattice(rowName, 0, 0, 5) - 0.5) + 0.07 * (noise(x * 1.5, y * 1.5, 0, 7, 54) - 0.5)
  const column = Math.floor(gx / long)
  const columnName = ((column % count) + count) % count
  const name = lattice(columnName, rowName, 0, 11)
  const u = gx - column * long
  const v = gy - row * pitch
  const trim = 0.012 + 0.024 * lattice(columnName, rowName, 4, 11)
  const hx = long / 2 - trim
  const hy = pitch / 2 - 0.012 - 0.014 * lattice(columnName, rowName, 5, 11)
  const r = 0.1
  const qx = Math.abs(u - long / 2) - hx + r
  const qy = Math.abs(v - pitch / 2) - hy + r
  const away =
    Math.sqrt(Math.max(qx, 0) ** 2 + Math.max(qy, 0) ** 2) +
    Math.min(Math.max(qx, qy), 0) -
    r +
    0.03 * (noise(x * 9, y * 9, 0, 13, 324) - 0.5)
  const stone = ramp(0.012, -0.03, away)
  const dome = ramp(0.0, -0.16, away)
  const tone = 0.255 + 0.07 * (name - 0.5) + (gutter ? -0.02 : 0)
  const cool = lattice(columnName, rowName, 6, 11)
  out.r = tone * mix(0.97, 1.06, cool)
  out.g = tone * 1.0
  out.b = tone * mix(1.1, 0.96, cool)
  dim(out, 0.88 + 0.24 * haze(x, y, 288, 17, 3))
  dim(out, 0.9 + 0.16 * dome)
  const speck = noise(x * 40, y * 40, 0, 19, 1440)
  dim(out, 0.95 + 0.1 * speck)
  tint(out, 0.135, 0.125, 0.112, 1 - stone)
  const moss = ramp(0.52, 0.66, haze(x, y, 10, 23, 4)) * (1 - 0.75 * dome)
  tint(out, 0.165, 0.185, 0.09, 0.6 * moss)
  const wet = ramp(0.55, 0.7, haze(x, y, 6, 29, 3))
  tint(out, 0.15, 0.165, 0.19, 0.42 * wet)
  const soot = ramp(0.55, 0.75, haze(x, y, 7, 37, 4))
  dim(out, 1 - 0.22 * soot)
  dim(out, 1.24)
  out.h = 0.075 * (stone * 0.4 + dome * 0.6) - (gutter ? 0.03 : 0) + 0.006 * speck
}

/** Cracked slabs under blown dust, with a faint printed grid of three inches. */
export const dust: Shader = (x, y, out) => {
  const bend = 0.5 * (haze(x, y, 36, 3, 3) - 0.5)
  const big = cracks(x + bend, y - bend, 9, 7)
  const fine = cracks(x + bend * 1.4, y + bend * 1.2, 30, 9)
  const tone = 0.42 + 0.03 * (big.name - 0.5)
  out.r = tone * 1.07
  out.g = tone * 0.98
  out.b = tone * 0.84
  dim(out, 0.84 + 0.32 * haze(x, y, 8, 11, 5))
  dim(out, 0.93 + 0.14 * haze(x, y, 144, 13, 3))
  const pits = ramp(0.78, 0.9, noise(x * 17, y * 17, 0, 17, 612)) * ramp(0.4, 0.6, haze(x, y, 14, 41, 2))
  dim(out, 1 - 0.1 * pits)
  const drift = ramp(0.46, 0.7, haze(x, y, 6, 19, 4))
  const gap = big.second - big.first
  const hair = fine.second - fine.first
  const crack = ramp(0.075, 0.02, gap) * (1 - 0.75 * drift)
  const thin = ramp(0.03, 0.01, hair) * ramp(0.48, 0.6, haze(x, y, 9, 23, 2)) * (1 - drift)
  // The printed grid lies under the dust.
  const grid = Math.min(Math.abs(x - Math.round(x / 3) * 3), Math.abs(y - Math.round(y / 3) * 3))
  const print = ramp(0.034, 0.02, grid) * (0.35 + 0.65 * ramp(0.7, 0.35, haze(x, y, 50, 29, 3))) * (1 - 0.6 * drift)
  tint(out, 0.6, 0.55, 0.44, 0.36 * print)
  tint(out, 0.49, 0.4, 0.27, 0.62 * drift)
  const ripple = Math.sin((x * 0.8 + y * 0.35) * 6.2832 * 1 + 5 * haze(x, y, 12, 31, 2))
  dim(out, 1 + 0.025 * ripple * drift)
  const pebble = cracks(x, y, 110, 37)
  const stone = pebble.name > 0.95 ? ramp(0.02 + 0.9 * (pebble.name - 0.94), 0.9 * (pebble.name - 0.94), pebble.first) : 0
  const shadow = pebble.name > 0.95 ? ramp(0.11, 0.05, pebble.first) : 0
  dim(out, 1 - 0.3 * shadow * (1 - stone))
  tint(out, 0.36, 0.31, 0.25, 0.8 * stone)
  tint(out, 0.13, 0.105, 0.08, 0.85 * clamp(crack + 0.55 * thin))
  dim(out, 0.94)
  out.h = -0.06 * crack - 0.02 * thin + 0.04 * stone + 0.02 * drift + 0.012 * haze(x, y, 144, 13, 3) - 0.006 * pits
}

/** Walnut planks along x; the picture is 12 inches wide. */
export const wood: Shader = (x, y, out) => {
  const size = 12
  const plank = Math.floor(y / 3)
  const name = lattice(plank, 0, 0, 3)
  const v = y - plank * 3
  const shift = name * 40
  const sway = noise(x * (3 / size) + shift, v * 0.8, plank, 5, 3) + 0.4 * noise(x * (9 / size) + shift, v * 2, plank, 7, 9)
  const rings = Math.sin((v * 3.2 + sway * 5 + name * 9) * 3.1)
  const fibre = noise(x * (36 / size), y * 60, 0, 9, 720)
  const pore = ramp(0.72, 0.85, noise(x * (60 / size), y * 45, 0, 11, 540))
  const tone = 0.235 + 0.035 * (name - 0.5) + 0.035 * rings + 0.04 * (fibre - 0.5)
  out.r = tone * 1.28
  out.g = tone * 0.86
  out.b = tone * 0.58
  dim(out, 1 - 0.3 * pore)
  const seam = ramp(0.035, 0.012, Math.min(v, 3 - v))
  dim(out, 1 - 0.7 * seam)
  out.h = -0.02 * seam - 0.004 * pore + 0.002 * rings
}
