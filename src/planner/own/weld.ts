/** Welds corners that have the same place and look, and drops triangles without an area. */
import { BREATH, type TriangleMesh, type Work } from './mesh'
import { type OwnReason, ownSays, refuse } from './said'

export interface Welded {
  readonly mesh: TriangleMesh
  readonly notices: readonly OwnReason[]
}

/** Places closer than this share of the mesh's size count as one, which absorbs the rounding of text formats. */
const SHARE = 2 ** -20

/** The list of triangles is reused and overwritten. */
export function* weld({ positions, triangles, colours }: TriangleMesh): Work<Welded> {
  const corners = positions.length / 3
  const size = yield* sizeOf(positions, triangles)
  const step = Math.max(size.length * SHARE, 1e-30)
  // Open addressing: a table of corner indices, at most three quarters full.
  let room = 1 << 10
  while (3 * room < 4 * corners) room *= 2
  yield 0.1
  const table = new Int32Array(room).fill(-1)
  const names = new Int32Array(corners).fill(-1)
  yield 0.1
  const first = new Uint32Array(corners)
  let count = 0
  const cells = new Int32Array(3 * corners)
  for (let i = 0; i < cells.length; i++) {
    cells[i] = Math.round(((positions[i] as number) - (size.low[i % 3] as number)) / step)
    if (i % (32 * BREATH) === 0) yield 0.1 + (0.1 * i) / cells.length
  }
  const isSame = (a: number, b: number): boolean => {
    for (let k = 0; k < 3; k++) {
      if (cells[3 * a + k] !== cells[3 * b + k]) return false
      if (colours && colours[3 * a + k] !== colours[3 * b + k]) return false
    }
    return true
  }
  const nameOf = (corner: number): number => {
    const known = names[corner] as number
    if (known >= 0) return known
    let hash = Math.imul(cells[3 * corner] as number, 0x9e3779b1)
    hash = Math.imul(hash ^ (hash >>> 15) ^ (cells[3 * corner + 1] as number), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13) ^ (cells[3 * corner + 2] as number), 0xc2b2ae35)
    for (let slot = (hash ^ (hash >>> 16)) & (room - 1); ; slot = (slot + 1) & (room - 1)) {
      const found = table[slot] as number
      if (found >= 0 && !isSame(first[found] as number, corner)) continue
      const name = found >= 0 ? found : count++
      if (found < 0) {
        table[slot] = name
        first[name] = corner
      }
      names[corner] = name
      return name
    }
  }

  // The kept triangles overwrite the list being read, which is never shorter.
  const kept = triangles
  let at = 0
  for (let t = 0; t < triangles.length; t += 3) {
    if (t % (3 * BREATH) === 0) yield 0.2 + (0.7 * t) / triangles.length
    const [a, b, c] = [nameOf(triangles[t] as number), nameOf(triangles[t + 1] as number), nameOf(triangles[t + 2] as number)]
    if (!hasArea(cells, first[a] as number, first[b] as number, first[c] as number)) continue
    kept[at++] = a
    kept[at++] = b
    kept[at++] = c
  }
  if (at === 0) refuse('own-nothing', { triangles: triangles.length / 3 })
  const places = new Float32Array(3 * count)
  const paint = colours && new Uint8Array(3 * count)
  for (let name = 0; name < count; name++) {
    if (name % (8 * BREATH) === 0) yield 0.9 + (0.1 * name) / count
    for (let k = 0; k < 3; k++) {
      places[3 * name + k] = positions[3 * (first[name] as number) + k] as number
      if (paint && colours) paint[3 * name + k] = colours[3 * (first[name] as number) + k] as number
    }
  }
  const dropped = (triangles.length - at) / 3
  return {
    mesh: { positions: places, triangles: kept.slice(0, at), ...(paint ? { colours: paint } : {}) },
    notices: dropped > 0 ? [ownSays('own-left-triangles', { triangles: dropped, why: 'degenerate' })] : [],
  }
}

/** The size of the part that triangles use; unused corners may lie anywhere. */
function* sizeOf(
  positions: Float32Array,
  triangles: Uint32Array,
): Work<{ readonly low: readonly number[]; readonly length: number }> {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (let i = 0; i < triangles.length; i++) {
    for (let k = 0; k < 3; k++) {
      const value = positions[3 * (triangles[i] as number) + k] as number
      if (value < (low[k] as number)) low[k] = value
      if (value > (high[k] as number)) high[k] = value
    }
    if (i % (8 * BREATH) === 0) yield (0.1 * i) / triangles.length
  }
  return { low, length: Math.max(...high.map((value, k) => value - (low[k] as number))) }
}

/** False if two corners coincide or all three are on a line. */
function hasArea(cells: Int32Array, a: number, b: number, c: number): boolean {
  const side = (to: number, k: number) => (cells[3 * to + k] as number) - (cells[3 * a + k] as number)
  const [ux, uy, uz] = [side(b, 0), side(b, 1), side(b, 2)]
  const [vx, vy, vz] = [side(c, 0), side(c, 1), side(c, 2)]
  return uy * vz !== uz * vy || uz * vx !== ux * vz || ux * vy !== uy * vx
}
