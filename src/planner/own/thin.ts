/**
 * Thins a mesh to a budget of triangles, in passes that each leave about a quarter, so that progress can be shown and the work be
 * stopped. `meshoptimizer` does the work in its own WebAssembly; await `thinnerReady` first.
 */
import { MeshoptSimplifier } from 'meshoptimizer/simplifier'
import { lotsOf } from './lots'
import { type TriangleMesh, type Work, within } from './mesh'
import { MOST_BUDGET } from './types'

export const thinnerReady: Promise<void> = MeshoptSimplifier.ready

export interface Thinned {
  readonly mesh: TriangleMesh
  /** The largest deviation from the original shape, in the mesh's own length: the sum of the errors of all passes. */
  readonly error: number
}

/** The error allowed in one pass, as a share of the size. Triangles that would cost more are left to the coarse method. */
const DEAREST = 0.05
/** The weight of a change from black to white, relative to a shift by the whole size. */
const COLOUR_WEIGHT = 0.05

/** Triangles that are thinned without a pause, in about a fifth of a second. Larger meshes are divided. */
const LOT = 1 << 16

export function* thin(mesh: TriangleMesh, budget: number): Work<Thinned> {
  const goal = Math.max(16, Math.min(MOST_BUDGET, Math.round(budget)))
  let now = mesh
  let error = 0
  const start = mesh.triangles.length / 3
  const scale = MeshoptSimplifier.getScale(mesh.positions, 3)
  // Progress: the time of a pass is proportional to its triangles.
  const shareAt = (left: number) => 0.99 * (1 - Math.max(0, left - goal) / Math.max(1, start - goal))
  while (now.triangles.length / 3 > goal) {
    const count = now.triangles.length / 3
    yield shareAt(count)
    const target = Math.max(goal, Math.ceil(count / 4))
    const done =
      count > LOT ? yield* within(inLots(now, target, scale), shareAt(count), shareAt(target)) : asOne(now, target, goal, scale)
    error += done.error
    if (done.mesh.triangles.length / 3 >= count) break
    now = done.mesh
  }
  return { mesh: now, error }
}

/** One pass over the whole mesh. */
function asOne(mesh: TriangleMesh, target: number, goal: number, scale: number): Thinned {
  const [left, error] = simplified(mesh, target, scale, ['Prune'])
  const thinned = compact(mesh, left)
  // Many small separate parts cannot be thinned by collapsing edges; the coarse method merges the corners in each cell of a grid.
  if (left.length / 3 <= Math.max(goal * 1.1, target * 1.5)) return { mesh: thinned, error }
  const [cells, further] = coarse(thinned, target)
  return cells.length === 0 ? { mesh: thinned, error } : { mesh: compact(thinned, cells), error: error + further }
}

/** One pass over a mesh that is too large to do without a pause: lot by lot, with the borders between lots unchanged. */
function* inLots(mesh: TriangleMesh, target: number, scale: number): Work<Thinned> {
  const { positions, triangles } = mesh
  const lots = yield* within(lotsOf(mesh, LOT), 0, 0.2)
  const names = new Int32Array(positions.length / 3).fill(-1)
  const kept = new Uint32Array(triangles.length)
  let [at, error] = [0, 0]
  for (const [i, lot] of lots.entries()) {
    yield 0.2 + (0.8 * i) / lots.length
    const { mesh: part, order } = taken(mesh, lot, names)
    const wanted = Math.max(16, Math.ceil((target * lot.length) / triangles.length))
    let [left, wrong] = simplified(part, wanted, scale, ['LockBorder'])
    if (left.length / 3 > 1.5 * wanted) {
      const [cells, further] = coarse({ ...part, triangles: left }, wanted)
      if (cells.length > 0) [left, wrong] = [cells, wrong + further]
    }
    error = Math.max(error, wrong)
    for (const corner of left) kept[at++] = order[corner] as number
  }
  return { mesh: compact(mesh, kept.subarray(0, at)), error }
}

/** The remaining triangles, and the error in the mesh's own length. `scale`: the size of the whole mesh, if this is a part. */
function simplified(
  { positions, triangles, colours }: TriangleMesh,
  target: number,
  scale: number,
  flags: readonly ('Prune' | 'LockBorder')[],
): [Uint32Array, number] {
  const how: ('Prune' | 'LockBorder' | 'ErrorAbsolute')[] = [...flags, 'ErrorAbsolute']
  if (!colours) return MeshoptSimplifier.simplify(triangles, positions, 3, target * 3, DEAREST * scale, how)
  const looks = Float32Array.from(colours, (value) => value / 255)
  const own = MeshoptSimplifier.getScale(positions, 3)
  const weight = own > 0 ? (COLOUR_WEIGHT * scale) / own : COLOUR_WEIGHT
  const weights = [weight, weight, weight]
  return MeshoptSimplifier.simplifyWithAttributes(
    triangles,
    positions,
    3,
    looks,
    3,
    weights,
    null,
    target * 3,
    DEAREST * scale,
    how,
  )
}

/** Merges the corners in each cell of a grid. Empty if everything would become one corner. */
function coarse({ positions, triangles }: TriangleMesh, target: number): [Uint32Array, number] {
  const [cells, wrong] = MeshoptSimplifier.simplifySloppy(triangles, positions, 3, null, target * 3, 1)
  return [cells, wrong * MeshoptSimplifier.getScale(positions, 3)]
}

/** A lot as a separate mesh, with its corners' indices in the whole. `names` is scratch space, -1 throughout before and after. */
function taken({ positions, colours }: TriangleMesh, lot: Uint32Array, names: Int32Array) {
  const order = new Uint32Array(lot.length)
  let count = 0
  const triangles = lot.map((corner) => {
    const known = names[corner] as number
    if (known >= 0) return known
    order[count] = corner
    names[corner] = count
    return count++
  })
  const places = new Float32Array(3 * count)
  const paint = colours && new Uint8Array(3 * count)
  for (let i = 0; i < count; i++) {
    const corner = order[i] as number
    names[corner] = -1
    for (let k = 0; k < 3; k++) {
      places[3 * i + k] = positions[3 * corner + k] as number
      if (paint && colours) paint[3 * i + k] = colours[3 * corner + k] as number
    }
  }
  return { mesh: { positions: places, triangles, ...(paint ? { colours: paint } : {}) }, order: order.subarray(0, count) }
}

/** A mesh of only the corners in use, in order of first use. */
const compact = (mesh: TriangleMesh, triangles: Uint32Array): TriangleMesh =>
  taken(mesh, triangles, new Int32Array(mesh.positions.length / 3).fill(-1)).mesh
