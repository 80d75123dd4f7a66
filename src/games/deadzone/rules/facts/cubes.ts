/** Cubes on the table (DZ-TER-06 to 13, DZ-RNG). Row 1 is at the far edge, where the table's y is largest. */
import type { Convex, Point, Units } from '../../../../geometry/types'
import { findTerrain } from '../../../../table/layout'
import type { Pose, Ref, Tabletop } from '../../../../table/piece'
import { COLUMNS, type Cube, type CubeId, ROWS } from '../board'
import { CUBE, LEVEL_SLACK } from '../constants'
import type { State } from '../state'

export const cubeId = ({ c, r, z }: Cube): CubeId => `${c}-${r}-${z}`
/** A cache of parsed names. There are a few hundred cubes on and around the mat. */
const READ = new Map<CubeId, Cube>()
const MOST_READ = 4096
/** Parses a cube's name. Throws if it is not one. */
export function cubeFrom(id: CubeId): Cube {
  const known = READ.get(id)
  if (known) return known
  const cube = readCube(id)
  if (READ.size < MOST_READ) READ.set(id, cube)
  return cube
}
function readCube(id: CubeId): Cube {
  const [c, r, z, ...rest] = id.split('-').map(Number)
  if (c === undefined || r === undefined || z === undefined || rest.length > 0 || !Number.isInteger(c + r + z))
    throw new Error(`${id} is not a cube`)
  return { c, r, z }
}

export const isOnMat = ({ c, r }: Cube): boolean => c >= 1 && c <= COLUMNS && r >= 1 && r <= ROWS

/** The square of a cube seen from above, counter-clockwise. */
export function squareOf({ c, r }: { readonly c: number; readonly r: number }): Convex {
  const [x, y] = [(c - 1) * CUBE, (ROWS - r) * CUBE]
  return [
    { x, y },
    { x: x + CUBE, y },
    { x: x + CUBE, y: y + CUBE },
    { x, y: y + CUBE },
  ]
}
export const middleOf = ({ c, r }: { readonly c: number; readonly r: number }): Point => ({
  x: (c - 1) * CUBE + CUBE / 2,
  y: (ROWS - r) * CUBE + CUBE / 2,
})
/** The height of a level's floor above the table. */
export const groundOf = (z: number): Units => (z - 1) * CUBE

/** DZ-TER-09: the cube that contains the centre of a base whose underside is at this height. */
export const cubeAt = (at: Point, height: Units): Cube => ({
  c: Math.floor(at.x / CUBE) + 1,
  r: ROWS - Math.floor(at.y / CUBE),
  z: Math.floor((height + LEVEL_SLACK) / CUBE) + 1,
})
/** Cached by pose object: with the same scenery, it is always in the same cube. */
const POSED = new WeakMap<Tabletop['terrain'], WeakMap<Pose, CubeId>>()
/** The cube of a pose, by the level of what it stands on. A model on a ramp counts as being on the lower level (DZ-TER-17). */
export function cubeOfPose(tabletop: Tabletop, pose: Pose): CubeId {
  const posed = POSED.get(tabletop.terrain) ?? new WeakMap<Pose, CubeId>()
  POSED.set(tabletop.terrain, posed)
  const known = posed.get(pose)
  if (known !== undefined) return known
  const { at, on } = pose
  const cube = cubeId(cubeAt(at, on === undefined ? 0 : (findTerrain(tabletop, on)?.z ?? 0)))
  posed.set(pose, cube)
  return cube
}

/** The cube in which a model stands. Throws if the model is not on the table. */
export function cubeOf({ tabletop }: Pick<State, 'tabletop'>, ref: Ref): CubeId {
  const piece = Object.hasOwn(tabletop.pieces, ref) ? tabletop.pieces[ref] : undefined
  if (!piece) throw new Error(`${ref} is not on the table`)
  return cubeOfPose(tabletop, piece.pose)
}

/** DZ-RNG-01, 02: distance in cubes. A diagonal counts one; the larger of the horizontal and vertical distances counts. */
export const rangeOf = (from: Cube, to: Cube): number =>
  Math.max(Math.abs(from.c - to.c), Math.abs(from.r - to.r), Math.abs(from.z - to.z))
export const rangeBetween = (a: CubeId, b: CubeId): number => rangeOf(cubeFrom(a), cubeFrom(b))

/** DZ-TER-13: up to 26 neighbours, diagonals and levels included. */
export const areAdjacent = (a: CubeId, b: CubeId): boolean => rangeBetween(a, b) === 1
