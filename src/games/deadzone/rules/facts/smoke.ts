/** Smoke (4.24) hampers shots that pass close to it. `sight.ts` computes what it hides. */
import type { Point3 } from '../../../../geometry/sight'
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import { CUBE } from '../constants'
import type { State } from '../state'
import { areAdjacent, cubeAt, cubeId, cubeOf } from './cubes'
import { eyeAndMiddle } from './sight'

/** Where a straight line crosses the borders of cubes along one axis, as fractions of its length. */
function borders(from: number, to: number): readonly number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const shares: number[] = []
  for (let at = Math.ceil(low / CUBE) * CUBE; at < high; at += CUBE) if (at > low) shares.push((at - from) / (to - from))
  return shares
}

/** The cubes through which a straight line between two points passes, in order. Each lies between two successive borders. */
export function cubesAlong(a: Point3, b: Point3): readonly CubeId[] {
  const met = [0, ...borders(a.x, b.x), ...borders(a.y, b.y), ...borders(a.z, b.z), 1].sort((one, other) => one - other)
  const cubes = met.slice(1).flatMap((share, index): CubeId[] => {
    const before = met[index] ?? 0
    if (share <= before) return []
    const middle = (before + share) / 2
    const at = { x: a.x + (b.x - a.x) * middle, y: a.y + (b.y - a.y) * middle }
    // Levels are computed from exact heights here: the tolerance below a level applies only to bases.
    return [cubeId({ ...cubeAt(at, 0), z: Math.floor((a.z + (b.z - a.z) * middle) / CUBE) + 1 })]
  })
  return [...new Set(cubes)]
}

/**
 * Smoke that hampers a shot because its line passes into, out of or through a cube next to it (26 neighbours, FAQ-7b). HOUSE: the
 * line runs from the shooter's eyes to the middle of the target's body; the cubes of both bases count too (DZ-TER-09).
 */
export function smokeNear(state: State, shooter: Ref, target: Ref): readonly CubeId[] {
  if (state.smoke.length === 0) return []
  const passed = [cubeOf(state, shooter), ...cubesAlong(...eyeAndMiddle(state, shooter, target)), cubeOf(state, target)]
  return state.smoke.map(({ cube }) => cube).filter((cube) => passed.some((one) => areAdjacent(one, cube)))
}
