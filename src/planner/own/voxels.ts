/** A placed mesh as voxels that are filled or empty. Used only to propose solids; no rule depends on it. */
import { type Extent, extentOf } from './mesh'
import type { PlacedMesh } from './placing'

type Triple = readonly [number, number, number]

export interface Voxels {
  readonly count: Triple
  /** Side of a voxel, in units. */
  readonly cell: number
  /** The lowest corner of the first voxel. */
  readonly from: Triple
  /** 1 if filled; index order: x fastest, then y, then z. */
  readonly filled: Uint8Array
}

/** Voxels along the longest side; none is smaller than a millimetre. */
const ALONG = 48
const LEAST_CELL = 100
/** Columns are tested slightly off their centres, where no edge with integer coordinates can lie. */
const BESIDE = [0.3137, 0.2713] as const

export const at = ({ count }: Pick<Voxels, 'count'>, x: number, y: number, z: number): number => x + count[0] * (y + count[1] * z)

/** A crossing of a column with a face: the height, and whether the face looks down (1) or up (-1). */
export type Crossing = readonly [z: number, sign: number, upright: number]

/** The crossings of a vertical line near the centre of each column with the mesh, not sorted by height. */
export function crossingsOf(
  { positions, triangles }: Pick<PlacedMesh, 'positions' | 'triangles'>,
  { from, count, cell }: Pick<Voxels, 'count' | 'cell' | 'from'>,
): readonly Crossing[][] {
  const columns: Crossing[][] = Array.from({ length: count[0] * count[1] }, () => [])
  const middle = (i: number, axis: 0 | 1) => from[axis] + (i + 0.5) * cell + BESIDE[axis]
  for (let t = 0; t < triangles.length; t += 3) {
    const p = (i: number, k: number) => positions[3 * (triangles[t + i] as number) + k] as number
    const [ax, ay, bx, by, cx, cy] = [p(0, 0), p(0, 1), p(1, 0), p(1, 1), p(2, 0), p(2, 1)]
    const twice = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (twice === 0) continue
    const [ux, uy, uz] = [bx - ax, by - ay, p(1, 2) - p(0, 2)]
    const [vx, vy, vz] = [cx - ax, cy - ay, p(2, 2) - p(0, 2)]
    const [nx, ny] = [uy * vz - uz * vy, uz * vx - ux * vz]
    const upright = Math.abs(twice) / Math.sqrt(nx * nx + ny * ny + twice * twice)
    const cells = (low: number, high: number, axis: 0 | 1) =>
      [
        Math.max(0, Math.floor((low - from[axis]) / cell - 0.5)),
        Math.min(count[axis] - 1, Math.ceil((high - from[axis]) / cell - 0.5)),
      ] as const
    const [x0, x1] = cells(Math.min(ax, bx, cx), Math.max(ax, bx, cx), 0)
    const [y0, y1] = cells(Math.min(ay, by, cy), Math.max(ay, by, cy), 1)
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const [px, py] = [middle(x, 0), middle(y, 1)]
        const b = ((px - ax) * vy - vx * (py - ay)) / twice
        const c = (ux * (py - ay) - (px - ax) * uy) / twice
        if (b < 0 || c < 0 || b + c > 1) continue
        columns[x + count[0] * y]?.push([p(0, 2) + b * uz + c * vz, twice < 0 ? 1 : -1, upright])
      }
    }
  }
  return columns
}

/** A grid over a box whose longest side has `along` cells. */
export function gridOver({ low, high }: Extent, along = ALONG): Pick<Voxels, 'count' | 'cell' | 'from'> {
  const sides = high.map((value, k) => value - (low[k] as number))
  const cell = Math.max(LEAST_CELL, Math.max(...sides) / along)
  const count = sides.map((side) => Math.max(1, Math.ceil(side / cell - 1e-9))) as [number, number, number]
  // The grid extends equally far beyond the mesh on both sides; its bottom is the mesh's ground.
  const from = low.map((value, k) => (k === 2 ? value : value - ((count[k] as number) * cell - (sides[k] as number)) / 2))
  return { count, cell, from: from as [number, number, number] }
}

export function voxelsOf(mesh: Pick<PlacedMesh, 'positions' | 'triangles'>): Voxels {
  const grid = gridOver(extentOf(mesh.positions))
  const { count, cell, from } = grid
  const filled = new Uint8Array(count[0] * count[1] * count[2])
  crossingsOf(mesh, grid).forEach((column, place) => {
    // If a column enters and leaves unequally often, the surface has holes and the inside is unknown.
    if (column.reduce((sum, [, sign]) => sum + sign, 0) !== 0) return
    column.sort((a, b) => a[0] - b[0])
    let depth = 0
    column.forEach(([z, sign], i) => {
      depth += sign
      const next = column[i + 1]
      if (depth === 0 || !next) return
      const first = Math.max(0, Math.ceil((z - from[2]) / cell - 0.5))
      const last = Math.min(count[2] - 1, Math.floor((next[0] - from[2]) / cell - 0.5))
      for (let k = first; k <= last; k++) filled[place + count[0] * count[1] * k] = 1
    })
  })
  addThin(mesh, grid, filled)
  return { ...grid, filled }
}

/** Sheets and rods between column centres: fills voxels that the surface passes through and that touch no filled one. */
function addThin(
  { positions, triangles }: Pick<PlacedMesh, 'positions' | 'triangles'>,
  grid: Omit<Voxels, 'filled'>,
  filled: Uint8Array,
): void {
  const { count, cell, from } = grid
  const whole = filled.slice()
  const isAlone = (x: number, y: number, z: number) => {
    for (let k = -1; k <= 1; k++)
      for (let j = -1; j <= 1; j++)
        for (let i = -1; i <= 1; i++) {
          const [a, b, c] = [x + i, y + j, z + k]
          const isIn = a >= 0 && b >= 0 && c >= 0 && a < count[0] && b < count[1] && c < count[2]
          if (isIn && whole[at(grid, a, b, c)]) return false
        }
    return true
  }
  for (let t = 0; t < triangles.length; t += 3) {
    const p = (i: number, k: number) => positions[3 * (triangles[t + i] as number) + k] as number
    const side = (i: number, j: number) => Math.max(...[0, 1, 2].map((k) => Math.abs(p(i, k) - p(j, k))))
    const steps = Math.max(1, Math.ceil((2 * Math.max(side(0, 1), side(0, 2), side(1, 2))) / cell))
    for (let i = 0; i <= steps; i++) {
      for (let j = 0; j <= steps - i; j++) {
        const spot = ([0, 1, 2] as const).map((k) => {
          const value = p(0, k) + ((p(1, k) - p(0, k)) * i + (p(2, k) - p(0, k)) * j) / steps
          return Math.min(count[k] - 1, Math.max(0, Math.floor((value - from[k]) / cell)))
        }) as [number, number, number]
        const place = at(grid, ...spot)
        if (!filled[place] && isAlone(...spot)) filled[place] = 1
      }
    }
  }
}
