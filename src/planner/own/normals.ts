/** Normals of a thinned mesh: smooth on round surfaces, hard at edges. */
import type { PlacedMesh } from './placing'

/** Faces are shaded as one surface if the angle between their normals is less than 40 degrees (this is its cosine). */
const SOFT = 0.766

export interface Lit {
  /** By corner of the lit mesh: the corner of the original mesh. */
  readonly from: Uint32Array
  /** By corner of the lit mesh: a unit vector. */
  readonly normals: Float32Array
  readonly triangles: Uint32Array
}

/** Corners at hard edges are duplicated, one for the normal of each side. */
export function lit({ positions, triangles }: Pick<PlacedMesh, 'positions' | 'triangles'>): Lit {
  const count = triangles.length / 3
  /** By face: its normal, with a length of twice the face's area. */
  const faces = new Float64Array(3 * count)
  const lengths = new Float64Array(count)
  const around: number[][] = Array.from({ length: positions.length / 3 }, () => [])
  for (let face = 0; face < count; face++) {
    const side = (i: number, k: number) =>
      (positions[3 * (triangles[3 * face + i] as number) + k] as number) -
      (positions[3 * (triangles[3 * face] as number) + k] as number)
    for (let k = 0; k < 3; k++) {
      const [u, v] = [(k + 1) % 3, (k + 2) % 3]
      faces[3 * face + k] = side(1, u) * side(2, v) - side(2, u) * side(1, v)
    }
    lengths[face] = Math.sqrt(dot(faces, face, face))
    for (let i = 0; i < 3; i++) around[triangles[3 * face + i] as number]?.push(face)
  }
  const from: number[] = []
  const normals: number[] = []
  const names = new Map<string, number>()
  const named = Uint32Array.from(triangles, (corner, at) => {
    const face = Math.floor(at / 3)
    const sum = [0, 0, 0]
    for (const other of around[corner] ?? []) {
      const isSoft = dot(faces, face, other) >= SOFT * (lengths[face] as number) * (lengths[other] as number)
      if (isSoft) for (let k = 0; k < 3; k++) sum[k] = (sum[k] as number) + (faces[3 * other + k] as number)
    }
    const [x = 0, y = 0, z = 0] = sum
    const length = Math.sqrt(x * x + y * y + z * z)
    const normal = length > 0 ? [x / length, y / length, z / length] : [0, 0, 1]
    const key = `${corner} ${normal.map((value) => Math.round(value * 100)).join(' ')}`
    const known = names.get(key)
    if (known !== undefined) return known
    names.set(key, from.length)
    normals.push(...normal)
    return from.push(corner) - 1
  })
  return { from: Uint32Array.from(from), normals: Float32Array.from(normals), triangles: named }
}

const dot = (vectors: Float64Array, a: number, b: number): number =>
  (vectors[3 * a] as number) * (vectors[3 * b] as number) +
  (vectors[3 * a + 1] as number) * (vectors[3 * b + 1] as number) +
  (vectors[3 * a + 2] as number) * (vectors[3 * b + 2] as number)
