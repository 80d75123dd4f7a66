/** Turns fields into triangles: surface nets on a sparse grid, moved onto the true surface, then thinned where it is flat. */
import { MeshoptSimplifier } from 'meshoptimizer'
import type { Field } from './field'
import { empty, type Mesh, vertex } from './mesh'
import { add, clamp, cross, dot, length, scale, sub, unit, type Vec3 } from './space'

await MeshoptSimplifier.ready

export interface SculptOptions {
  /** Size of a grid cell in inches. Details smaller than two cells are lost. */
  readonly cell?: number
  /** How far thinning may move the surface, in inches. */
  readonly error?: number
  /** For leaves, hair and cloth: faces share normals across nearly any edge, so that none looks sharp. */
  readonly soft?: boolean
}

const BLOCK = 8

function gradient(f: Field, p: Vec3, e: number): Vec3 {
  const [x, y, z] = p
  return [f.at(x + e, y, z) - f.at(x - e, y, z), f.at(x, y + e, z) - f.at(x, y - e, z), f.at(x, y, z + e) - f.at(x, y, z - e)]
}

interface Grid {
  readonly values: Float32Array
  readonly size: readonly [number, number, number]
  readonly origin: Vec3
  readonly cell: number
}

function sampled(f: Field, cell: number): Grid {
  const origin: Vec3 = [f.box.min[0] - 2.3 * cell, f.box.min[1] - 2.3 * cell, f.box.min[2] - 2.3 * cell]
  const along = (i: 0 | 1 | 2) => Math.ceil((f.box.max[i] - origin[i]) / cell) + 3
  const size = [along(0), along(1), along(2)] as const
  const values = new Float32Array(size[0] * size[1] * size[2]).fill(1)
  const safe = BLOCK * cell * 0.87 * 1.6
  for (let bz = 0; bz < size[2]; bz += BLOCK)
    for (let by = 0; by < size[1]; by += BLOCK)
      for (let bx = 0; bx < size[0]; bx += BLOCK) {
        const half = BLOCK / 2
        const middle = f.at(origin[0] + (bx + half) * cell, origin[1] + (by + half) * cell, origin[2] + (bz + half) * cell)
        const far = Math.abs(middle) > safe
        for (let z = bz; z < Math.min(bz + BLOCK, size[2]); z++)
          for (let y = by; y < Math.min(by + BLOCK, size[1]); y++)
            for (let x = bx; x < Math.min(bx + BLOCK, size[0]); x++)
              values[(z * size[1] + y) * size[0] + x] = far
                ? Math.sign(middle)
                : f.at(origin[0] + x * cell, origin[1] + y * cell, origin[2] + z * cell)
      }
  return { values, size, origin, cell }
}

function netted(grid: Grid): { points: number[]; indices: number[] } {
  const { values, size, origin, cell } = grid
  const [sx, sy, sz] = size
  const at = (x: number, y: number, z: number) => values[(z * sy + y) * sx + x] as number
  const names = new Int32Array(sx * sy * sz).fill(-1)
  const points: number[] = []
  for (let z = 0; z < sz - 1; z++)
    for (let y = 0; y < sy - 1; y++)
      for (let x = 0; x < sx - 1; x++) {
        let crossings = 0
        let px = 0
        let py = 0
        let pz = 0
        const edge = (ax: number, ay: number, az: number, bx: number, by: number, bz: number) => {
          const a = at(x + ax, y + ay, z + az)
          const b = at(x + bx, y + by, z + bz)
          if (a < 0 === b < 0) return
          const t = a / (a - b)
          px += ax + (bx - ax) * t
          py += ay + (by - ay) * t
          pz += az + (bz - az) * t
          crossings++
        }
        for (const [i, j] of [
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
        ] as const) {
          edge(0, i, j, 1, i, j)
          edge(i, 0, j, i, 1, j)
          edge(i, j, 0, i, j, 1)
        }
        if (crossings === 0) continue
        names[(z * sy + y) * sx + x] = points.length / 3
        points.push(
          origin[0] + (x + px / crossings) * cell,
          origin[1] + (y + py / crossings) * cell,
          origin[2] + (z + pz / crossings) * cell,
        )
      }
  const indices: number[] = []
  const name = (x: number, y: number, z: number) => names[(z * sy + y) * sx + x] as number
  const face = (a: number, b: number, c: number, d: number, flip: boolean) => {
    if (flip) indices.push(a, c, b, a, d, c)
    else indices.push(a, b, c, a, c, d)
  }
  for (let z = 1; z < sz - 1; z++)
    for (let y = 1; y < sy - 1; y++)
      for (let x = 1; x < sx - 1; x++) {
        const inside = at(x, y, z) < 0
        if (inside !== at(x + 1, y, z) < 0)
          face(name(x, y - 1, z - 1), name(x, y, z - 1), name(x, y, z), name(x, y - 1, z), !inside)
        if (inside !== at(x, y + 1, z) < 0)
          face(name(x - 1, y, z - 1), name(x - 1, y, z), name(x, y, z), name(x, y, z - 1), !inside)
        if (inside !== at(x, y, z + 1) < 0)
          face(name(x - 1, y - 1, z), name(x, y - 1, z), name(x, y, z), name(x - 1, y, z), !inside)
      }
  return { points, indices }
}

/** The surface of a field as triangles with true normals. */
export function sculpt(f: Field, options: SculptOptions = {}): Mesh {
  const cell = options.cell ?? 0.024
  const error = options.error ?? 0.005
  const { points, indices } = netted(sampled(f, cell))
  const n = points.length / 3
  const attributes = new Float32Array(n * 4)
  const e = cell * 0.35
  for (let i = 0; i < n; i++) {
    let p: Vec3 = [points[3 * i] as number, points[3 * i + 1] as number, points[3 * i + 2] as number]
    for (let step = 0; step < 3; step++) {
      const g = gradient(f, p, e)
      const slope = Math.sqrt(g[0] ** 2 + g[1] ** 2 + g[2] ** 2) / (2 * e)
      if (slope < 1e-6) break
      const go = clamp(f.at(...p) / slope, -0.5 * cell, 0.5 * cell) * (step === 0 ? 0.9 : 1)
      const d = unit(g)
      p = [p[0] - d[0] * go, p[1] - d[1] * go, p[2] - d[2] * go]
    }
    points[3 * i] = p[0]
    points[3 * i + 1] = p[1]
    points[3 * i + 2] = p[2]
    const normal = unit(gradient(f, p, e))
    const wide = cell * 1.2
    const [x, y, z] = p
    const bend =
      (f.at(x + wide, y, z) +
        f.at(x - wide, y, z) +
        f.at(x, y + wide, z) +
        f.at(x, y - wide, z) +
        f.at(x, y, z + wide) +
        f.at(x, y, z - wide)) /
        (wide * wide) -
      (6 * f.at(x, y, z)) / (wide * wide)
    attributes.set([...normal, clamp(bend * 0.028, -1, 1)], 4 * i)
  }
  const places = new Float32Array(points)
  const size = Math.max(f.box.max[0] - f.box.min[0], f.box.max[1] - f.box.min[1], f.box.max[2] - f.box.min[2])
  const [kept] = MeshoptSimplifier.simplifyWithAttributes(
    new Uint32Array(indices),
    places,
    3,
    attributes,
    4,
    [0.012 / size, 0.012 / size, 0.012 / size, 0.006 / size].map((w) => w * 0.6),
    null,
    0,
    error / size,
    [],
  )
  return crisp(kept, places, attributes, options.soft ? -0.2 : CREASE)
}

/** Cosine of the crease angle: faces that turn more than this do not share a normal. */
const CREASE = 0.72

/** Area-weighted normals: large faces keep theirs, and the small bevels between them carry the change of direction. */
function crisp(kept: Uint32Array, places: Float32Array, attributes: Float32Array, crease: number): Mesh {
  const at = (i: number): Vec3 => [places[3 * i] as number, places[3 * i + 1] as number, places[3 * i + 2] as number]
  const faces: { n: Vec3; area: number }[] = []
  const around = new Map<number, number[]>()
  for (let t = 0; t < kept.length; t += 3) {
    const [a, b, c] = [kept[t] as number, kept[t + 1] as number, kept[t + 2] as number]
    const n = cross(sub(at(b), at(a)), sub(at(c), at(a)))
    for (const v of [a, b, c]) around.set(v, [...(around.get(v) ?? []), t / 3])
    faces.push({ n: unit(n), area: length(n) })
  }
  const out = empty()
  const names = new Map<string, number>()
  for (let t = 0; t < kept.length; t += 3) {
    const own = (faces[t / 3] as { n: Vec3 }).n
    for (let k = 0; k < 3; k++) {
      const v = kept[t + k] as number
      let sum: Vec3 = [0, 0, 0]
      for (const f of around.get(v) ?? []) {
        const face = faces[f] as { n: Vec3; area: number }
        if (dot(face.n, own) > crease) sum = add(sum, scale(face.n, face.area))
      }
      const n = unit(sum)
      const key = `${v} ${n.map((x) => Math.round(x * 60)).join(' ')}`
      let name = names.get(key)
      if (name === undefined) {
        name = vertex(out, at(v), n, attributes[4 * v + 3])
        names.set(key, name)
      }
      out.indices.push(name)
    }
  }
  return out
}
