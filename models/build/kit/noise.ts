/** Noise from integer arithmetic, which gives the same numbers in every run on every machine. */
import type { Vec3 } from './space'

function scramble(value: number): number {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}

/** A number in 0..1 for a place on the integer lattice. */
export const lattice = (x: number, y: number, z: number, seed: number): number =>
  scramble(Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177) ^ Math.imul(seed + 1, 974711)) /
  4294967296

const ease = (t: number) => t * t * (3 - 2 * t)

/** Smooth noise in 0..1, one feature per unit of length; `period` makes it wrap in x and y. */
export function noise(x: number, y: number, z: number, seed: number, period = 0): number {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const z0 = Math.floor(z)
  const fx = ease(x - x0)
  const fy = ease(y - y0)
  const fz = ease(z - z0)
  const wrap = (v: number) => (period > 0 ? ((v % period) + period) % period : v)
  const xs = [wrap(x0), wrap(x0 + 1)] as const
  const ys = [wrap(y0), wrap(y0 + 1)] as const
  let sum = 0
  for (let k = 0; k < 2; k++) {
    const wz = k === 0 ? 1 - fz : fz
    if (wz === 0) continue
    const a = lattice(xs[0], ys[0], z0 + k, seed) * (1 - fx) + lattice(xs[1], ys[0], z0 + k, seed) * fx
    const b = lattice(xs[0], ys[1], z0 + k, seed) * (1 - fx) + lattice(xs[1], ys[1], z0 + k, seed) * fx
    sum += wz * (a * (1 - fy) + b * fy)
  }
  return sum
}

/** Several octaves of `noise`, still about 0..1 with its middle at 0.5. */
export function clouds(p: Vec3, frequency: number, seed: number, octaves = 3): number {
  let sum = 0
  let weight = 0
  let strength = 1
  let f = frequency
  for (let o = 0; o < octaves; o++) {
    sum += strength * noise(p[0] * f, p[1] * f, p[2] * f, seed + o * 17)
    weight += strength
    strength *= 0.5
    f *= 2.03
  }
  return sum / weight
}

/** A seeded generator of numbers in 0..1. */
export function dealer(seed: number): () => number {
  let n = 0
  return () => lattice(n++, 7, 13, seed)
}
