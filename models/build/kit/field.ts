/** Solids described by signed distance functions, negative inside. Comments elsewhere call such a solid putty. */
import { type Box3, type Turn, turning, type Vec2, type Vec3 } from './space'

export type Distance = (x: number, y: number, z: number) => number

export interface Field {
  readonly at: Distance
  readonly box: Box3
}

const around = (c: Vec3, h: Vec3): Box3 => ({
  min: [c[0] - h[0], c[1] - h[1], c[2] - h[2]],
  max: [c[0] + h[0], c[1] + h[1], c[2] + h[2]],
})

function hull(boxes: readonly Box3[]): Box3 {
  const low = (i: 0 | 1 | 2) => Math.min(...boxes.map((b) => b.min[i]))
  const high = (i: 0 | 1 | 2) => Math.max(...boxes.map((b) => b.max[i]))
  return { min: [low(0), low(1), low(2)], max: [high(0), high(1), high(2)] }
}

export const ball = (c: Vec3, r: number): Field => ({
  at: (x, y, z) => Math.sqrt((x - c[0]) ** 2 + (y - c[1]) ** 2 + (z - c[2]) ** 2) - r,
  box: around(c, [r, r, r]),
})

export function egg(c: Vec3, r: Vec3): Field {
  const least = Math.min(...r)
  return {
    at: (x, y, z) => {
      const px = (x - c[0]) / r[0]
      const py = (y - c[1]) / r[1]
      const pz = (z - c[2]) / r[2]
      const k = Math.sqrt(px * px + py * py + pz * pz)
      const gx = px / r[0]
      const gy = py / r[1]
      const gz = pz / r[2]
      const g = Math.sqrt(gx * gx + gy * gy + gz * gz)
      return g < 1e-9 ? -least : (k * (k - 1)) / g
    },
    box: around(c, r),
  }
}

/** A box of half sizes `h` with rounded edges. */
export const block = (c: Vec3, h: Vec3, round: number): Field => ({
  at: (x, y, z) => {
    const qx = Math.abs(x - c[0]) - h[0] + round
    const qy = Math.abs(y - c[1]) - h[1] + round
    const qz = Math.abs(z - c[2]) - h[2] + round
    const ox = Math.max(qx, 0)
    const oy = Math.max(qy, 0)
    const oz = Math.max(qz, 0)
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - round
  },
  box: around(c, h),
})

/** A tapering limb with round ends. */
export function limb(a: Vec3, b: Vec3, ra: number, rb: number = ra): Field {
  const bx = b[0] - a[0]
  const by = b[1] - a[1]
  const bz = b[2] - a[2]
  const l2 = bx * bx + by * by + bz * bz
  return {
    at: (x, y, z) => {
      const px = x - a[0]
      const py = y - a[1]
      const pz = z - a[2]
      const t = Math.max(0, Math.min(1, (px * bx + py * by + pz * bz) / l2))
      return Math.sqrt((px - bx * t) ** 2 + (py - by * t) ** 2 + (pz - bz * t) ** 2) - (ra + (rb - ra) * t)
    },
    box: hull([around(a, [ra, ra, ra]), around(b, [rb, rb, rb])]),
  }
}

/** Limbs from point to point, blended where they meet. */
export function chain(points: readonly Vec3[], radii: readonly number[], k = 0.02): Field {
  const limbs: Field[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const ra = radii[Math.min(i, radii.length - 1)] ?? 0.05
    limbs.push(limb(points[i] as Vec3, points[i + 1] as Vec3, ra, radii[Math.min(i + 1, radii.length - 1)] ?? ra))
  }
  return blend(k, ...limbs)
}

/** Signed distance to a closed polygon in the plane; its corners may run either way. */
function polygon(corners: readonly Vec2[]): (u: number, v: number) => number {
  const n = corners.length
  const us = corners.map((c) => c[0])
  const vs = corners.map((c) => c[1])
  return (u, v) => {
    let best = Infinity
    let inside = false
    for (let i = 0, j = n - 1; i < n; j = i++) {
      const ui = us[i] as number
      const vi = vs[i] as number
      const uj = us[j] as number
      const vj = vs[j] as number
      const eu = uj - ui
      const ev = vj - vi
      const wu = u - ui
      const wv = v - vi
      const t = Math.max(0, Math.min(1, (wu * eu + wv * ev) / (eu * eu + ev * ev)))
      const du = wu - eu * t
      const dv = wv - ev * t
      best = Math.min(best, du * du + dv * dv)
      if (vi > v !== vj > v && u < (eu * (v - vi)) / ev + ui) inside = !inside
    }
    return inside ? -Math.sqrt(best) : Math.sqrt(best)
  }
}

/** A solid of revolution about y: corners are (radius, height) of one side. */
export function turned(corners: readonly Vec2[], round: number): Field {
  const d = polygon(corners.map(([r, y]) => [r, y]))
  const r = Math.max(...corners.map((c) => c[0])) + round
  const ys = corners.map((c) => c[1])
  return {
    at: (x, y, z) => d(Math.sqrt(x * x + z * z), y) - round,
    box: { min: [-r, Math.min(...ys) - round, -r], max: [r, Math.max(...ys) + round, r] },
  }
}

/** A plate cut from the x-y plane, `half` thick on either side, with rounded edges (grown by `round`). */
export function plate(corners: readonly Vec2[], half: number, round: number): Field {
  const d = polygon(corners)
  const xs = corners.map((c) => c[0])
  const ys = corners.map((c) => c[1])
  return {
    at: (x, y, z) => {
      const a = d(x, y)
      const b = Math.abs(z) - half + round
      return Math.min(Math.max(a, b), 0) + Math.sqrt(Math.max(a, 0) ** 2 + Math.max(b, 0) ** 2) - round
    },
    box: {
      min: [Math.min(...xs) - round, Math.min(...ys) - round, -half],
      max: [Math.max(...xs) + round, Math.max(...ys) + round, half],
    },
  }
}

/** A drum along y from the origin up. */
export const drum = (r: number, h: number, round: number): Field =>
  turned(
    [
      [0, round],
      [r - round, round],
      [r - round, h - round],
      [0, h - round],
    ],
    round,
  )

export const ring = (r: number, thick: number): Field => ({
  at: (x, y, z) => Math.sqrt((Math.sqrt(x * x + z * z) - r) ** 2 + y * y) - thick,
  box: around([0, 0, 0], [r + thick, thick, r + thick]),
})

export const join = (...fields: readonly Field[]): Field => {
  const ats = fields.map((f) => f.at)
  return {
    at: (x, y, z) => {
      let d = Infinity
      for (const at of ats) d = Math.min(d, at(x, y, z))
      return d
    },
    box: hull(fields.map((f) => f.box)),
  }
}

const soft = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - h * h * k * 0.25
}

/** The union of the fields with a fillet of about `k` where they meet. */
export const blend = (k: number, ...fields: readonly Field[]): Field => {
  const ats = fields.map((f) => f.at)
  return {
    at: (x, y, z) => {
      let d = 1e3
      for (const at of ats) d = soft(d, at(x, y, z), k)
      return d
    },
    box: hull(fields.map((f) => f.box)),
  }
}

/** `body` without the cutters, the cut edge softened by `k`. */
export const carve = (k: number, body: Field, ...cutters: readonly Field[]): Field => ({
  at: (x, y, z) => {
    let d = body.at(x, y, z)
    for (const c of cutters) d = -soft(-d, c.at(x, y, z), k)
    return d
  },
  box: body.box,
})

/** The intersection of `body` with the others, its edges softened by `k`. */
export const common = (k: number, body: Field, ...others: readonly Field[]): Field => ({
  at: (x, y, z) => {
    let d = body.at(x, y, z)
    for (const c of others) d = -soft(-d, -c.at(x, y, z), k)
    return d
  },
  box: body.box,
})

/** The half-space behind the plane through `point`: the side that `normal` points away from. */
export const behind = (point: Vec3, normal: Vec3): Field => ({
  at: (x, y, z) => (x - point[0]) * normal[0] + (y - point[1]) * normal[1] + (z - point[2]) * normal[2],
  box: around([0, 0, 0], [9, 9, 9]),
})

/** Moves the surface out by `amount` (in if negative), which may be at most `reach`. */
export const press = (f: Field, reach: number, amount: Distance): Field => ({
  at: (x, y, z) => f.at(x, y, z) - amount(x, y, z),
  box: {
    min: [f.box.min[0] - reach, f.box.min[1] - reach, f.box.min[2] - reach],
    max: [f.box.max[0] + reach, f.box.max[1] + reach, f.box.max[2] + reach],
  },
})

export function move(f: Field, by: Vec3): Field {
  const [dx, dy, dz] = by
  return {
    at: (x, y, z) => f.at(x - dx, y - dy, z - dz),
    box: {
      min: [f.box.min[0] + dx, f.box.min[1] + dy, f.box.min[2] + dz],
      max: [f.box.max[0] + dx, f.box.max[1] + dy, f.box.max[2] + dz],
    },
  }
}

/** The field turned about the origin: by degrees about x, y and z, or by a `Turn`. */
export function turn(f: Field, by: Turn | Vec3): Field {
  const m: Turn = by.length === 3 ? turning(by[0], by[1], by[2]) : by
  const { min, max } = f.box
  const c: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2]
  const h: Vec3 = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2, (max[2] - min[2]) / 2]
  const row = (i: 0 | 3 | 6, v: Vec3, f2: (n: number) => number) =>
    f2(m[i]) * v[0] + f2(m[(i + 1) as 1]) * v[1] + f2(m[(i + 2) as 2]) * v[2]
  const same = (n: number) => n
  return {
    at: (x, y, z) => f.at(m[0] * x + m[3] * y + m[6] * z, m[1] * x + m[4] * y + m[7] * z, m[2] * x + m[5] * y + m[8] * z),
    box: around(
      [row(0, c, same), row(3, c, same), row(6, c, same)],
      [row(0, h, Math.abs), row(3, h, Math.abs), row(6, h, Math.abs)],
    ),
  }
}

/** The union of a field and its mirror image across x = 0, with a fillet where they meet. */
export const both = (f: Field, k = 0.001): Field => {
  const far = Math.max(Math.abs(f.box.min[0]), Math.abs(f.box.max[0]))
  return {
    at: (x, y, z) => soft(f.at(x, y, z), f.at(-x, y, z), k),
    box: { min: [-far, f.box.min[1], f.box.min[2]], max: [far, f.box.max[1], f.box.max[2]] },
  }
}

/** The mirror image across x = 0. */
export const mirror = (f: Field): Field => ({
  at: (x, y, z) => f.at(-x, y, z),
  box: { min: [-f.box.max[0], f.box.min[1], f.box.min[2]], max: [-f.box.min[0], f.box.max[1], f.box.max[2]] },
})

/** A cut stone: everything behind all of the planes `normal, distance` around `c`, edges softened by `k`. */
export function gem(c: Vec3, planes: readonly (readonly [Vec3, number])[], k: number, reach = 1): Field {
  const sides = planes.map(([n, d]) => {
    const l = Math.sqrt(n[0] ** 2 + n[1] ** 2 + n[2] ** 2)
    return [n[0] / l, n[1] / l, n[2] / l, d] as const
  })
  return {
    at: (x, y, z) => {
      let d = -1e3
      for (const [a, b, e, w] of sides) d = -soft(-d, w - (a * (x - c[0]) + b * (y - c[1]) + e * (z - c[2])), k)
      return d
    },
    box: around(c, [reach, reach, reach]),
  }
}
