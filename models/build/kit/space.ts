/** Vectors in model space: inches, +y is up, a figure looks along +z. */

export type Vec3 = readonly [number, number, number]
export type Vec2 = readonly [number, number]

export interface Box3 {
  readonly min: Vec3
  readonly max: Vec3
}

export const UP: Vec3 = [0, 1, 0]

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k]
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec3, b: Vec3): Vec3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
export const length = (a: Vec3): number => Math.sqrt(dot(a, a))
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t
export const lerp = (a: Vec3, b: Vec3, t: number): Vec3 => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)]
export const clamp = (v: number, low = 0, high = 1): number => Math.max(low, Math.min(v, high))

/** A direction of length 1; a vector of length 0 becomes straight up. */
export function unit(a: Vec3): Vec3 {
  const l = length(a)
  return l > 1e-12 ? [a[0] / l, a[1] / l, a[2] / l] : UP
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function ramp(from: number, to: number, v: number): number {
  const t = clamp((v - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** A rotation matrix, row by row. Its columns are the images of the axes. */
export type Turn = readonly [number, number, number, number, number, number, number, number, number]

export const apply = (m: Turn, p: Vec3): Vec3 => [
  m[0] * p[0] + m[1] * p[1] + m[2] * p[2],
  m[3] * p[0] + m[4] * p[1] + m[5] * p[2],
  m[6] * p[0] + m[7] * p[1] + m[8] * p[2],
]

export function compose(a: Turn, b: Turn): Turn {
  const x = apply(a, [b[0], b[3], b[6]])
  const y = apply(a, [b[1], b[4], b[7]])
  const z = apply(a, [b[2], b[5], b[8]])
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]]
}

/** Degrees about x, then y, then z (the x turn happens first). */
export function turning(x: number, y = 0, z = 0): Turn {
  const [a, b, c] = [x, y, z].map((d) => (d * Math.PI) / 180) as [number, number, number]
  const rx: Turn = [1, 0, 0, 0, Math.cos(a), -Math.sin(a), 0, Math.sin(a), Math.cos(a)]
  const ry: Turn = [Math.cos(b), 0, Math.sin(b), 0, 1, 0, -Math.sin(b), 0, Math.cos(b)]
  const rz: Turn = [Math.cos(c), -Math.sin(c), 0, Math.sin(c), Math.cos(c), 0, 0, 0, 1]
  return compose(rz, compose(ry, rx))
}

/** The rotation that takes +y to `direction` and moves +z as little as possible. */
export function aiming(direction: Vec3): Turn {
  const y = unit(direction)
  const helper: Vec3 = Math.abs(y[2]) > 0.95 ? [1, 0, 0] : [0, 0, 1]
  const x = unit(cross(y, helper))
  const z = cross(x, y)
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]]
}
