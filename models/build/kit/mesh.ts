/** Triangles before painting: positions, normals, and how sharply the surface bends (for the dry brush). */
import { add, apply, cross, scale, sub, type Turn, turning, unit, type Vec3 } from './space'

export interface Mesh {
  readonly positions: number[]
  readonly normals: number[]
  /** Per vertex, -1 (a crease) to 1 (an edge that catches light). */
  readonly turns: number[]
  readonly indices: number[]
}

export const empty = (): Mesh => ({ positions: [], normals: [], turns: [], indices: [] })
export const count = (m: Mesh): number => m.turns.length

export const place = (m: Mesh, i: number): Vec3 => [
  m.positions[3 * i] as number,
  m.positions[3 * i + 1] as number,
  m.positions[3 * i + 2] as number,
]
export const normal = (m: Mesh, i: number): Vec3 => [
  m.normals[3 * i] as number,
  m.normals[3 * i + 1] as number,
  m.normals[3 * i + 2] as number,
]

export function vertex(m: Mesh, p: Vec3, n: Vec3, turns = 0): number {
  m.positions.push(...p)
  m.normals.push(...n)
  m.turns.push(turns)
  return m.turns.length - 1
}

/** Two triangles; corners counter-clockwise seen from outside. */
export function quad(m: Mesh, a: number, b: number, c: number, d: number): void {
  m.indices.push(a, b, c, a, c, d)
}

export function merge(...meshes: readonly Mesh[]): Mesh {
  const out = empty()
  for (const m of meshes) {
    const start = count(out)
    for (const v of m.positions) out.positions.push(v)
    for (const v of m.normals) out.normals.push(v)
    for (const v of m.turns) out.turns.push(v)
    for (const v of m.indices) out.indices.push(start + v)
  }
  return out
}

export function transformed(m: Mesh, position: Vec3, turn?: Turn): Mesh {
  const out = empty()
  for (let i = 0; i < count(m); i++) {
    const p = place(m, i)
    const n = normal(m, i)
    vertex(out, add(turn ? apply(turn, p) : p, position), turn ? apply(turn, n) : n, m.turns[i])
  }
  out.indices.push(...m.indices)
  return out
}

export const moved = (m: Mesh, x: number, y: number, z: number): Mesh => transformed(m, [x, y, z])
export const spun = (m: Mesh, x: number, y = 0, z = 0): Mesh => transformed(m, [0, 0, 0], turning(x, y, z))

/** Splits every side longer than `longest`, because light and stains are stored in vertices. Neighbours stay joined. */
export function refined(m: Mesh, longest: number): Mesh {
  const out: Mesh = { positions: [...m.positions], normals: [...m.normals], turns: [...m.turns], indices: [] }
  let todo = m.indices
  for (let round = 0; round < 6; round++) {
    const middles = new Map<string, number>()
    const next: number[] = []
    let split = false
    const middle = (a: number, b: number): number => {
      const pa = place(out, a)
      const pb = place(out, b)
      const l = Math.sqrt((pa[0] - pb[0]) ** 2 + (pa[1] - pb[1]) ** 2 + (pa[2] - pb[2]) ** 2)
      if (l <= longest) return -1
      const key = a < b ? `${a} ${b}` : `${b} ${a}`
      const known = middles.get(key)
      if (known !== undefined) return known
      const na = normal(out, a)
      const nb = normal(out, b)
      const n: Vec3 = [na[0] + nb[0], na[1] + nb[1], na[2] + nb[2]]
      const nl = Math.sqrt(n[0] ** 2 + n[1] ** 2 + n[2] ** 2) || 1
      const made = vertex(
        out,
        [(pa[0] + pb[0]) / 2, (pa[1] + pb[1]) / 2, (pa[2] + pb[2]) / 2],
        [n[0] / nl, n[1] / nl, n[2] / nl],
        ((out.turns[a] as number) + (out.turns[b] as number)) / 2,
      )
      middles.set(key, made)
      return made
    }
    for (let t = 0; t < todo.length; t += 3) {
      const [a, b, c] = [todo[t] as number, todo[t + 1] as number, todo[t + 2] as number]
      const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)]
      const cuts = (ab >= 0 ? 1 : 0) + (bc >= 0 ? 2 : 0) + (ca >= 0 ? 4 : 0)
      if (cuts !== 0) split = true
      if (cuts === 0) next.push(a, b, c)
      else if (cuts === 1) next.push(a, ab, c, ab, b, c)
      else if (cuts === 2) next.push(a, b, bc, a, bc, c)
      else if (cuts === 4) next.push(a, b, ca, ca, b, c)
      else if (cuts === 3) next.push(a, ab, c, ab, b, bc, ab, bc, c)
      else if (cuts === 6) next.push(a, b, bc, a, bc, ca, ca, bc, c)
      else if (cuts === 5) next.push(a, ab, ca, ab, b, c, ab, c, ca)
      else next.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca)
    }
    todo = next
    if (!split) break
  }
  for (const i of todo) out.indices.push(i)
  return out
}

/** The mirror image across x = 0. */
export function mirrored(m: Mesh): Mesh {
  const out = empty()
  for (let i = 0; i < count(m); i++) {
    const [p, n] = [place(m, i), normal(m, i)]
    vertex(out, [-p[0], p[1], p[2]], [-n[0], n[1], n[2]], m.turns[i])
  }
  for (let t = 0; t < m.indices.length; t += 3)
    out.indices.push(m.indices[t] as number, m.indices[t + 2] as number, m.indices[t + 1] as number)
  return out
}

export const pair = (m: Mesh): Mesh => merge(m, mirrored(m))

/** Maps every point to another place and turns normals accordingly. */
export function bent(m: Mesh, where: (p: Vec3) => Vec3): Mesh {
  const out = empty()
  const e = 0.004
  for (let i = 0; i < count(m); i++) {
    const [p, n] = [place(m, i), normal(m, i)]
    const s = unit(cross(n, Math.abs(n[0]) > 0.7 ? [0, 0, 1] : [1, 0, 0]))
    const t = cross(n, s)
    const here = where(p)
    vertex(out, here, unit(cross(sub(where(add(p, scale(s, e))), here), sub(where(add(p, scale(t, e))), here))), m.turns[i])
  }
  out.indices.push(...m.indices)
  return out
}
