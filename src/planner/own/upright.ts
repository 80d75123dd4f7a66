/**
 * Guesses which axis of a file points up. Models for printing lie as they are printed, with z up; models for rendering have y up.
 * The format's usual axis is kept as long as the model would stand on it: flat on the ground, its centre above what it stands on.
 */
import { area as areaOf, hull, isInside } from '../../geometry/outline'
import type { Point } from '../../geometry/types'
import { type Extent, extentOf, type TriangleMesh } from './mesh'
import { type Format, UPS, type Up } from './types'

/** The usual axis of each type of format first, then the others by likelihood. */
const PRINTED: readonly Up[] = ['z', 'y', 'x', '-z', '-y', '-x']
const DRAWN: readonly Up[] = ['y', 'z', 'x', '-y', '-z', '-x']
/** A corner is on the ground up to this share of the model's height above the lowest point. */
const NEAR = 0.01
/** The corners on the ground must span at least this share of the box; a smaller share would be a tip or an edge. */
const LEAST = 0.02
/** A model that cannot stand in the usual way lies on a face of at least this share of the box. */
const FLAT = 0.25
/** Coordinates below this share of the size count as 0. */
const ZERO = 1e-3

interface Stand {
  /** The area on the ground, absolute and as a share of the box seen from above. */
  readonly share: number
  readonly area: number
  /** Its centre is above the area it stands on. The bottom may be open, as in models for rendering. */
  readonly isSteady: boolean
}

export function guessUp(format: Format, mesh: TriangleMesh): Up {
  // These formats define the upward axis.
  if (format === 'glb') return 'y'
  if (format === '3mf') return 'z'
  const extent = extentOf(mesh.positions)
  const stands = new Map(UPS.map((up) => [up, standOn(mesh, extent, up)]))
  const of = (up: Up) => stands.get(up) as Stand
  const likely = format === 'obj' ? DRAWN : PRINTED
  const [usual, other] = likely as readonly [Up, Up]
  // The model was made to stand at 0 on the other axis, and does not stand at 0 on the usual one.
  if (of(other).isSteady && isGrounded(extent, other) && !isGrounded(extent, usual) && of(other).share >= of(usual).share)
    return other
  if (of(usual).isSteady) return usual
  const flat = likely.filter((up) => of(up).share >= FLAT && of(up).isSteady)
  return flat.reduce((best, up) => (of(up).area > of(best).area ? up : best), flat[0] ?? usual)
}

const axisOf = (up: Up): 0 | 1 | 2 => ['x', 'y', 'z'].indexOf(up.slice(-1)) as 0 | 1 | 2

function isGrounded({ low, high }: Extent, up: Up): boolean {
  const axis = axisOf(up)
  return Math.abs(low[axis]) <= ZERO * (high[axis] - low[axis])
}

function standOn({ positions, triangles }: TriangleMesh, { low, high }: Extent, up: Up): Stand {
  const axis = axisOf(up)
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3] as readonly [0 | 1 | 2, 0 | 1 | 2]
  const ground = up.startsWith('-') ? high[axis] : low[axis]
  const near = NEAR * (high[axis] - low[axis])
  const value = (corner: number, k: number) => positions[3 * corner + k] as number
  const touching: Point[] = []
  let [area, all, atU, atV] = [0, 0, 0, 0]
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] as number, triangles[t + 1] as number, triangles[t + 2] as number]
    const across = (i: number, j: number) =>
      (value(b, i) - value(a, i)) * (value(c, j) - value(a, j)) - (value(c, i) - value(a, i)) * (value(b, j) - value(a, j))
    const level = Math.abs(across(u, v)) / 2
    const size = Math.hypot(across(0, 1), across(1, 2), across(2, 0)) / 2
    all += size
    atU += (size * (value(a, u) + value(b, u) + value(c, u))) / 3
    atV += (size * (value(a, v) + value(b, v) + value(c, v))) / 3
    const below = [a, b, c].filter((corner) => Math.abs(value(corner, axis) - ground) <= near)
    for (const corner of below) touching.push({ x: value(corner, u), y: value(corner, v) })
    if (below.length === 3) area += level
  }
  const side = (high[u] - low[u]) * (high[v] - low[v])
  const outline = hull(touching)
  const isSteady = outline.length >= 3 && areaOf(outline) >= LEAST * side && isInside({ x: atU / all, y: atV / all }, outline)
  return { share: side > 0 ? area / side : 0, area, isSteady }
}
