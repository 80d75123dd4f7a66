/** Smoke (4.24): beside it shots are hampered. What it hides: `sight.ts`. */
import type { CubeId } from '../board'
import type { State } from '../state'
import { areAdjacent, cubeFrom, cubeId } from './cubes'

/** How many points of the way are looked at for each cube of its length. */
const FINE = 8

/** The cubes that the straight way between the middles of two cubes passes, both ends with it. */
export function cubesBetween(from: CubeId, to: CubeId): readonly CubeId[] {
  const [a, b] = [cubeFrom(from), cubeFrom(to)]
  const length = Math.max(Math.abs(a.c - b.c), Math.abs(a.r - b.r), Math.abs(a.z - b.z))
  const points = length * FINE
  const found = Array.from({ length: points + 1 }, (_, i) => {
    const share = points === 0 ? 0 : i / points
    const at = (one: number, other: number) => Math.floor(one + 0.5 + (other - one) * share)
    return cubeId({ c: at(a.c, b.c), r: at(a.r, b.r), z: at(a.z, b.z) })
  })
  return [...new Set(found)]
}

/** Smoke that a shot passes close by: into, out of or through a cube next to it (26 neighbours, FAQ-7b). */
export function smokeNear(state: State, from: CubeId, to: CubeId): readonly CubeId[] {
  if (state.smoke.length === 0) return []
  const passed = cubesBetween(from, to)
  return state.smoke.map(({ cube }) => cube).filter((cube) => passed.some((one) => areAdjacent(one, cube)))
}
