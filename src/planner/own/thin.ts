/**
 * Thins a mesh to a budget of triangles in passes, each to a quarter of the one before, so that it can be told how far it is and be
 * stopped. `meshoptimizer` does the work, in WebAssembly of its own; it must be `thinnerReady` before.
 */
import { MeshoptSimplifier } from 'meshoptimizer/simplifier'
import type { TriangleMesh, Work } from './mesh'
import { MOST_BUDGET } from './types'

export const thinnerReady: Promise<void> = MeshoptSimplifier.ready

export interface Thinned {
  readonly mesh: TriangleMesh
  /** How far from the original shape it may be, in the mesh's own length: the errors of all passes together. */
  readonly error: number
}

/** The error allowed in one pass, as a share of the size: triangles that would cost more are left to the coarse method. */
const DEAREST = 0.05
/** The weight of a change from black to white, compared with a shift by the whole size. */
const COLOUR_WEIGHT = 0.05

export function* thin(mesh: TriangleMesh, budget: number): Work<Thinned> {
  const goal = Math.max(16, Math.min(MOST_BUDGET, Math.round(budget)))
  let now = mesh
  let error = 0
  const start = mesh.triangles.length / 3
  const scale = MeshoptSimplifier.getScale(mesh.positions, 3)
  // Shares of the work: each pass takes time in proportion to its triangles.
  const share = () => 1 - Math.max(0, now.triangles.length / 3 - goal) / Math.max(1, start - goal)
  while (now.triangles.length / 3 > goal) {
    yield share() * 0.99
    const count = now.triangles.length / 3
    const target = Math.max(goal, Math.ceil(count / 4))
    const [left, wrong] = simplified(now, target)
    error += wrong * scale
    now = compact(now, left)
    // Many small loose parts cannot be thinned by joining corners: the coarse method gathers corners in cells.
    if (now.triangles.length / 3 > Math.max(goal * 1.1, target * 1.5)) {
      yield share() * 0.99
      const [cells, further] = MeshoptSimplifier.simplifySloppy(now.triangles, now.positions, 3, null, target * 3, 1)
      if (cells.length === 0) break
      error += further * scale
      now = compact(now, cells)
    }
    if (now.triangles.length / 3 >= count) break
  }
  return { mesh: now, error }
}

function simplified({ positions, triangles, colours }: TriangleMesh, target: number): [Uint32Array, number] {
  if (!colours) return MeshoptSimplifier.simplify(triangles, positions, 3, target * 3, DEAREST, ['Prune'])
  const looks = Float32Array.from(colours, (value) => value / 255)
  const weights = [COLOUR_WEIGHT, COLOUR_WEIGHT, COLOUR_WEIGHT]
  return MeshoptSimplifier.simplifyWithAttributes(triangles, positions, 3, looks, 3, weights, null, target * 3, DEAREST, [
    'Prune',
  ])
}

/** Only the corners that are used, in the order in which they are. */
function compact({ positions, colours }: TriangleMesh, triangles: Uint32Array): TriangleMesh {
  const names = new Int32Array(positions.length / 3).fill(-1)
  const order: number[] = []
  const renamed = triangles.map((corner) => {
    const known = names[corner] as number
    if (known >= 0) return known
    names[corner] = order.length
    return order.push(corner) - 1
  })
  const pick = (from: ArrayLike<number>, to: Float32Array | Uint8Array) => {
    order.forEach((corner, i) => {
      for (let k = 0; k < 3; k++) to[3 * i + k] = from[3 * corner + k] as number
    })
  }
  const places = new Float32Array(3 * order.length)
  pick(positions, places)
  if (!colours) return { positions: places, triangles: renamed }
  const paint = new Uint8Array(3 * order.length)
  pick(colours, paint)
  return { positions: places, triangles: renamed, colours: paint }
}
