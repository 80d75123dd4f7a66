/** Machined solids: bevelled boxes, prisms, lathed parts, pipes. Edges have a two-step bevel; the dry brush marks its middle. */
import { ShapeUtils, Vector2 } from 'three'
import { empty, type Mesh, quad, spun, vertex } from './mesh'
import { add, aiming, apply, clamp, cross, dot, scale, sub, unit, type Vec2, type Vec3 } from './space'

/** Grid lines across one side of a bevelled box. */
function lines(half: number, bevel: number, step: number): number[] {
  const flat = half - bevel
  const cells = Math.max(1, Math.ceil((2 * flat) / step))
  const inner = Array.from({ length: cells + 1 }, (_, i) => -flat + (2 * flat * i) / cells)
  return [-half, ...inner, half]
}

/** A box `size` around the origin with bevelled edges. */
export function slab(size: Vec3, bevel = 0.03, step = 9): Mesh {
  const out = empty()
  const half: Vec3 = [size[0] / 2, size[1] / 2, size[2] / 2]
  const b = Math.min(bevel, half[0] * 0.9, half[1] * 0.9, half[2] * 0.9)
  const cut = (v: number, h: number) => clamp(v, -(h - b), h - b)
  for (const [axis, sign] of [
    [0, 1],
    [0, -1],
    [1, 1],
    [1, -1],
    [2, 1],
    [2, -1],
  ] as const) {
    const u = ((axis + 1) % 3) as 0 | 1 | 2
    const v = ((axis + 2) % 3) as 0 | 1 | 2
    const us = lines(half[u], b, step)
    const vs = lines(half[v], b, step)
    const names = vs.map((cv) =>
      us.map((cu) => {
        const q = [0, 0, 0]
        q[axis] = sign * half[axis]
        q[u] = cu
        q[v] = cv
        const [x, y, z] = q as [number, number, number]
        const core: Vec3 = [cut(x, half[0]), cut(y, half[1]), cut(z, half[2])]
        const n = unit(sub([x, y, z], core))
        return vertex(out, add(core, scale(n, b)), n, Math.max(Math.abs(n[0]), Math.abs(n[1]), Math.abs(n[2])) < 0.99 ? 1 : 0)
      }),
    )
    for (let j = 0; j + 1 < vs.length; j++)
      for (let i = 0; i + 1 < us.length; i++) {
        const [a, c, d, e] = [names[j]?.[i], names[j]?.[i + 1], names[j + 1]?.[i + 1], names[j + 1]?.[i]] as [
          number,
          number,
          number,
          number,
        ]
        if (sign > 0) quad(out, a, c, d, e)
        else quad(out, a, e, d, c)
      }
  }
  return out
}

interface Corner {
  readonly at: Vec2
  readonly normal: Vec2
  readonly turns: number
}

/** Bevels an outline: three corners in place of each one. The sides of counter-clockwise outlines face outwards. */
function eased(outline: readonly Vec2[], bevel: number, open = false): Corner[] {
  const n = outline.length
  const out: Corner[] = []
  const side = (a: Vec2, b: Vec2): { l: number; d: Vec2; n: Vec2 } => {
    const l = Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)
    const d: Vec2 = [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
    return { l, d, n: [d[1], -d[0]] }
  }
  for (let i = 0; i < n; i++) {
    const p = outline[i] as Vec2
    const before = outline[(i + n - 1) % n] as Vec2
    const after = outline[(i + 1) % n] as Vec2
    if (open && (i === 0 || i === n - 1)) {
      out.push({ at: p, normal: i === 0 ? side(p, after).n : side(before, p).n, turns: 0 })
      continue
    }
    const s = side(before, p)
    const t = side(p, after)
    const bend = s.d[0] * t.d[1] - s.d[1] * t.d[0]
    const b = Math.min(bevel, s.l * 0.45, t.l * 0.45)
    const a: Vec2 = [p[0] - s.d[0] * b, p[1] - s.d[1] * b]
    const c: Vec2 = [p[0] + t.d[0] * b, p[1] + t.d[1] * b]
    const nl = Math.sqrt((s.n[0] + t.n[0]) ** 2 + (s.n[1] + t.n[1]) ** 2) || 1
    if (Math.abs(bend) < 0.35) {
      out.push({ at: p, normal: [(s.n[0] + t.n[0]) / nl, (s.n[1] + t.n[1]) / nl], turns: bend * 0.6 })
      continue
    }
    out.push({ at: a, normal: s.n, turns: 0 })
    out.push({
      at: [0.25 * a[0] + 0.5 * p[0] + 0.25 * c[0], 0.25 * a[1] + 0.5 * p[1] + 0.25 * c[1]],
      normal: [(s.n[0] + t.n[0]) / nl, (s.n[1] + t.n[1]) / nl],
      turns: clamp(bend * 1.1, -1, 1),
    })
    out.push({ at: c, normal: t.n, turns: 0 })
  }
  return out
}

/** An upright prism from `bottom` to `top`. The outline is given in x and -z, counter-clockwise as seen from above. */
export function prism(outline: readonly Vec2[], bottom: number, top: number, bevel = 0.03): Mesh {
  const out = empty()
  const b = Math.min(bevel, (top - bottom) * 0.45)
  const corners = eased(outline, b)
  const s = Math.SQRT1_2
  const levels = [
    [bottom, b, -1, 0],
    [bottom + b * (1 - s), b * (1 - s), -s, 1],
    [bottom + b, 0, 0, 0],
    [top - b, 0, 0, 0],
    [top - b * (1 - s), b * (1 - s), s, 1],
    [top, b, 1, 0],
  ] as const
  const rings = levels.map(([y, inset, ny, edge]) =>
    corners.map((c) => {
      const flat = Math.sqrt(1 - ny * ny)
      return vertex(
        out,
        [c.at[0] - c.normal[0] * inset, y, -(c.at[1] - c.normal[1] * inset)],
        [c.normal[0] * flat, ny, -c.normal[1] * flat],
        Math.max(edge, Math.abs(ny) === 1 ? 0 : c.turns),
      )
    }),
  )
  const n = corners.length
  for (let l = 0; l + 1 < rings.length; l++)
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n
      const [low, high] = [rings[l], rings[l + 1]] as [number[], number[]]
      quad(out, low[i] as number, low[j] as number, high[j] as number, high[i] as number)
    }
  const flat = corners.map((c) => new Vector2(c.at[0] - c.normal[0] * b, c.at[1] - c.normal[1] * b))
  for (const [a, c, d] of ShapeUtils.triangulateShape(flat, []) as [number, number, number][]) {
    const [up, down] = [rings[5], rings[0]] as [number[], number[]]
    out.indices.push(up[a] as number, up[c] as number, up[d] as number)
    out.indices.push(down[a] as number, down[d] as number, down[c] as number)
  }
  return out
}

/** A lathed part about y: its side's corners (radius, height) from bottom to top. Ends at radius 0 are closed. */
export function lathe(side: readonly Vec2[], segments = 24, bevel = 0.02): Mesh {
  const out = empty()
  // The side runs upwards with the solid on its left, so its outward normal points right.
  const corners = eased(side, bevel, true)
  const rows = corners.map((c) =>
    Array.from({ length: segments + 1 }, (_, i) => {
      const a = (2 * Math.PI * i) / segments
      return vertex(
        out,
        [c.at[0] * Math.cos(a), c.at[1], -c.at[0] * Math.sin(a)],
        [c.normal[0] * Math.cos(a), c.normal[1], -c.normal[0] * Math.sin(a)],
        c.turns,
      )
    }),
  )
  for (let r = 0; r + 1 < rows.length; r++)
    for (let i = 0; i < segments; i++) {
      const [low, high] = [rows[r], rows[r + 1]] as [number[], number[]]
      const flatLow = (corners[r] as Corner).at[0] < 1e-6
      const flatHigh = (corners[r + 1] as Corner).at[0] < 1e-6
      if (!flatLow) out.indices.push(low[i] as number, low[i + 1] as number, high[i + 1] as number)
      if (!flatHigh) out.indices.push(low[i] as number, high[i + 1] as number, high[i] as number)
    }
  return out
}

/** A pipe through the points; radii may change along it. Ends are closed and eased. */
export function pipe(points: readonly Vec3[], radius: number | readonly number[], sides = 10): Mesh {
  const out = empty()
  const radii = typeof radius === 'number' ? points.map(() => radius) : radius
  const n = points.length
  const rings: number[][] = []
  let m = aiming(sub(points[1] as Vec3, points[0] as Vec3))
  for (let i = 0; i < n; i++) {
    const ahead = unit(sub(points[Math.min(i + 1, n - 1)] as Vec3, points[Math.max(i - 1, 0)] as Vec3))
    const x = unit(sub([m[0], m[3], m[6]], scale(ahead, dot([m[0], m[3], m[6]], ahead))))
    const z = cross(x, ahead)
    m = [x[0], ahead[0], z[0], x[1], ahead[1], z[1], x[2], ahead[2], z[2]]
    const r = radii[i] as number
    const end = i === 0 ? -1 : i === n - 1 ? 1 : 0
    const row = (radial: number, along: number, ny: number, edge: number) =>
      Array.from({ length: sides }, (_, k) => {
        const a = (2 * Math.PI * k) / sides
        const flat = Math.sqrt(1 - ny * ny)
        const p = apply(m, [Math.cos(a) * radial, along, -Math.sin(a) * radial])
        return vertex(out, add(points[i] as Vec3, p), apply(m, [Math.cos(a) * flat, ny, -Math.sin(a) * flat]), edge)
      })
    const bevel = r * 0.2
    if (end === -1)
      rings.push(
        row(0, 0, -1, 0),
        row(r - bevel, 0, -1, 0),
        row(r - bevel * 0.3, bevel * 0.3, -Math.SQRT1_2, 1),
        row(r, bevel, 0, 0),
      )
    else if (end === 1)
      rings.push(
        row(r, -bevel, 0, 0),
        row(r - bevel * 0.3, -bevel * 0.3, Math.SQRT1_2, 1),
        row(r - bevel, 0, 1, 0),
        row(0, 0, 1, 0),
      )
    else rings.push(row(r, 0, 0, 0.1))
  }
  for (let r = 0; r + 1 < rings.length; r++)
    for (let k = 0; k < sides; k++) {
      const j = (k + 1) % sides
      const [low, high] = [rings[r], rings[r + 1]] as [number[], number[]]
      if (r > 0) out.indices.push(low[k] as number, low[j] as number, high[j] as number)
      if (r + 2 < rings.length) out.indices.push(low[k] as number, high[j] as number, high[k] as number)
      else out.indices.push(low[k] as number, low[j] as number, high[k] as number)
    }
  return out
}

/** A flat painted shape in the x-z plane, facing up; corners counter-clockwise as seen from above. */
export function decal(outline: readonly Vec2[], lift = 0.006): Mesh {
  const out = empty()
  const names = outline.map((p) => vertex(out, [p[0], lift, -p[1]], [0, 1, 0]))
  for (const [a, b, c] of ShapeUtils.triangulateShape(
    outline.map((p) => new Vector2(p[0], p[1])),
    [],
  ) as [number, number, number][])
    out.indices.push(names[a] as number, names[b] as number, names[c] as number)
  return out
}

/** A regular outline of `n` corners. */
export const regular = (n: number, radius: number, offset = 0): Vec2[] =>
  Array.from({ length: n }, (_, i) => [
    radius * Math.cos((2 * Math.PI * (i + offset)) / n),
    radius * Math.sin((2 * Math.PI * (i + offset)) / n),
  ])

/** A plate cut from the x-y plane, `thick` through z, counter-clockwise outline. */
export const sheet = (outline: readonly Vec2[], thick: number, bevel = 0.02): Mesh =>
  spun(prism(outline, -thick / 2, thick / 2, bevel), 90)

/** A drum about y standing on the origin. */
export const can = (r: number, h: number, bevel = 0.02, segments = 16): Mesh =>
  lathe(
    [
      [0, 0],
      [r, 0],
      [r, h],
      [0, h],
    ],
    segments,
    bevel,
  )

/** A hoop about y. */
export const hoop = (r: number, thick: number, segments = 20): Mesh =>
  lathe(
    [
      [r, -thick],
      [r + thick, -thick * 0.4],
      [r + thick, thick * 0.4],
      [r, thick],
    ],
    segments,
    thick * 0.4,
  )
