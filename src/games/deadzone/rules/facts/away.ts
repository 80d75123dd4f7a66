/** Directions in which models and objects are thrown: directly away (DZ-AWY), or at random (DZ-SCA). */
import type { Point, Units } from '../../../../geometry/types'
import type { Ref } from '../../../../table/piece'
import type { Cube, CubeId } from '../board'
import { inches } from '../constants'
import type { Eight } from '../dice'
import type { State } from '../state'
import { cubeFrom, cubeId, cubeOf, squareOf } from './cubes'

/** DZ-AWY-02 */
const NEAR_CORNER: Units = inches(0.25)

/** DZ-SCA-01, AMB-49: the directions of the eight faces, clockwise from north. */
const COMPASS: { readonly [F in Eight]: readonly [c: number, r: number] } = {
  '1': [0, -1],
  '2': [1, -1],
  '3': [1, 0],
  '4': [1, 1],
  '5': [0, 1],
  '6': [-1, 1],
  '7': [-1, 0],
  '8': [-1, -1],
}
/** DZ-SCA-01, 04: the neighbouring cube on the same level. It may lie beyond the board's edge, which counts as a wall. */
export function scatterCube(from: CubeId, face: Eight): CubeId {
  const { c, r, z } = cubeFrom(from)
  const [dc, dr] = COMPASS[face]
  return cubeId({ c: c + dc, r: r + dr, z })
}
/** DZ-AWY-01: the eight neighbouring cubes on the same level, clockwise from north, whatever they contain or lie behind. */
export const cubesAround = (from: CubeId): readonly CubeId[] =>
  (['1', '2', '3', '4', '5', '6', '7', '8'] as const).map((face) => scatterCube(from, face))

/**
 * DZ-AWY-01, 02: the cubes directly away from `from` for a model, on the model's own level: one, or several of which the attacker
 * chooses one. They may lie beyond the board's edge.
 */
export function directlyAway(state: State, from: Ref, model: Ref): readonly CubeId[] {
  const [a, b] = [state.tabletop.pieces[from], state.tabletop.pieces[model]]
  if (!a || !b) throw new Error(`${from} and ${model} must be on the table`)
  return awayFrom(a.pose.at, cubeOf(state, from), b.pose.at, cubeOf(state, model))
}

export function awayFrom(from: Point, fromCube: CubeId, at: Point, cube: CubeId): readonly CubeId[] {
  const [dx, dy] = [at.x - from.x, at.y - from.y]
  if (fromCube === cube || dx * dx + dy * dy < NEAR_CORNER * NEAR_CORNER) return cubesAround(cube)
  const exit = exitFrom(cubeFrom(cube), at, dx, dy)
  const here = cubeFrom(cube)
  if (exit.x === 0 || exit.y === 0) return [cubeId({ c: here.c + exit.x, r: here.r - exit.y, z: here.z })]
  return [
    { c: here.c + exit.x, r: here.r, z: here.z },
    { c: here.c + exit.x, r: here.r - exit.y, z: here.z },
    { c: here.c, r: here.r - exit.y, z: here.z },
  ].map(cubeId)
}

/** The sides of a cube's square through which a ray leaves: x and y are each -1, 0 or 1, and both are set near a corner. */
function exitFrom(cube: Cube, at: Point, dx: number, dy: number): { readonly x: number; readonly y: number } {
  const [low, , high] = squareOf(cube)
  if (!low || !high) throw new Error('a square has four corners')
  const sideX = dx > 0 ? high.x : low.x
  const sideY = dy > 0 ? high.y : low.y
  const tx = dx === 0 ? Number.POSITIVE_INFINITY : (sideX - at.x) / dx
  const ty = dy === 0 ? Number.POSITIVE_INFINITY : (sideY - at.y) / dy
  const overX = tx <= ty
  const t = Math.min(tx, ty)
  const [x, y] = [overX ? sideX : at.x + t * dx, overX ? at.y + t * dy : sideY]
  for (const corner of [low, high, { x: low.x, y: high.y }, { x: high.x, y: low.y }]) {
    if ((x - corner.x) ** 2 + (y - corner.y) ** 2 <= NEAR_CORNER ** 2)
      return { x: corner.x === low.x ? -1 : 1, y: corner.y === low.y ? -1 : 1 }
  }
  return overX ? { x: Math.sign(dx), y: 0 } : { x: 0, y: Math.sign(dy) }
}
