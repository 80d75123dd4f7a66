/**
 * Converts lengths and axes of a file to those of the table: whole hundredths of a millimetre, z up, standing on the ground, the
 * middle of its box above the origin. The upward axis is guessed (`upright.ts`); the user can correct it.
 */
import { direction } from '../../geometry/heading'
import { hull } from '../../geometry/outline'
import { CENTIMETRE, INCH, type Point, type Units } from '../../geometry/types'
import { circleAround } from './circle'
import { extentOf, type TriangleMesh } from './mesh'
import { type OwnReason, ownSays } from './said'
import { type Format, MOST, type Placing, type UnitChoice, type Up } from './types'

/** A mesh in units. `positions` are integers. */
export interface PlacedMesh {
  readonly positions: Int32Array
  readonly triangles: Uint32Array
  readonly colours?: Uint8Array
  readonly size: { readonly width: Units; readonly depth: Units; readonly height: Units }
  /** One length unit of the file in hundredths of a millimetre. */
  readonly scale: number
}

export const PER_UNIT = { mm: 100, cm: CENTIMETRE, inch: INCH, m: 100_000 } as const
/** A mesh smaller than this in every direction has the wrong unit. */
const LEAST: Units = 100

/** For each upward axis: the file's axes, with signs, that become the table's x, y and z. Always a rotation, no reflection. */
const AXES: { readonly [up in Up]: readonly (readonly [axis: number, sign: number])[] } = {
  z: [
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  '-z': [
    [0, 1],
    [1, -1],
    [2, -1],
  ],
  y: [
    [0, 1],
    [2, -1],
    [1, 1],
  ],
  '-y': [
    [0, 1],
    [2, 1],
    [1, -1],
  ],
  x: [
    [2, -1],
    [1, 1],
    [0, 1],
  ],
  '-x': [
    [2, 1],
    [1, 1],
    [0, -1],
  ],
}

export type Placed = { readonly ok: true; readonly mesh: PlacedMesh } | { readonly ok: false; readonly reason: OwnReason }

export function put(mesh: TriangleMesh, { unit, up, heading }: Placing): Placed {
  const turned = stood(mesh.positions, up, heading)
  const scale = scaleFor(unit, turned)
  const { low, high } = extentOf(turned)
  const length = Math.max(...high.map((value, k) => value - (low[k] as number))) * scale
  if (!(length <= MOST.size))
    return { ok: false, reason: ownSays('own-too-large', { length: Math.min(length, 1e15), most: MOST.size }) }
  if (length < LEAST) return { ok: false, reason: ownSays('own-too-small', { length, least: LEAST }) }
  const origin = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]]
  const positions = Int32Array.from(turned, (value, i) => Math.round((value - (origin[i % 3] as number)) * scale))
  const box = extentOf(positions)
  // A flat sheet becomes a hundredth of a millimetre thick.
  const [width, depth, height] = box.high.map((value, k) => Math.max(1, value - (box.low[k] as number))) as [
    number,
    number,
    number,
  ]
  const { triangles, colours } = mesh
  return { ok: true, mesh: { positions, triangles, ...(colours ? { colours } : {}), size: { width, depth, height }, scale } }
}

function stood(positions: Float32Array, up: Up, heading: number): Float64Array {
  const axes = AXES[up]
  const along = direction(heading)
  const turned = new Float64Array(positions.length)
  const value = (corner: number, k: number) => {
    const [axis, sign] = axes[k] as readonly [number, number]
    return sign * (positions[corner + axis] as number)
  }
  for (let corner = 0; corner < positions.length; corner += 3) {
    const [x, y] = [value(corner, 0), value(corner, 1)]
    turned[corner] = x * along.x - y * along.y
    turned[corner + 1] = x * along.y + y * along.x
    turned[corner + 2] = value(corner, 2)
  }
  return turned
}

function scaleFor(unit: UnitChoice, turned: Float64Array): number {
  if ('in' in unit) return PER_UNIT[unit.in]
  if (unit.fit === 'base') {
    const points: Point[] = []
    for (let i = 0; i < turned.length; i += 3) points.push({ x: turned[i] as number, y: turned[i + 1] as number })
    return unit.diameter / (2 * circleAround(hull(points)).radius)
  }
  const { low, high } = extentOf(turned)
  return unit.length / Math.max(high[0] - low[0], high[1] - low[1])
}

/** The unit in which the file has a plausible size for a table, millimetres to decimetres; undefined if none does. */
export function guessUnit(format: Format, positions: ArrayLike<number>): UnitChoice | undefined {
  // 3MF states its unit, and its reader has already converted to millimetres.
  if (format === '3mf') return { in: 'mm' }
  const { low, high } = extentOf(positions)
  const length = Math.max(...high.map((value, k) => value - (low[k] as number)))
  const tried = format === 'glb' ? (['m', 'mm', 'inch', 'cm'] as const) : (['mm', 'inch', 'cm', 'm'] as const)
  const found = tried.find((unit) => length * PER_UNIT[unit] >= 8 * PER_UNIT.mm && length * PER_UNIT[unit] <= 600 * PER_UNIT.mm)
  return found && { in: found }
}
