/** Places worth going to, for bots that do not know the rules. */
import type { Point } from '../../../../geometry/types'
import type { CubeId } from '../board'
import { otherSide, type Side, type State } from '../state'
import { cubeFrom, cubeOf, middleOf } from './cubes'
import { onBoard } from './models'
import { controlOf } from './score'

/** Objectives that this side does not hold, and tokens; when few of them are left, also enemies. */
export function goalsOf(state: State, seat: Side): readonly Point[] {
  const objectives = state.objectives.filter((objective) => controlOf(state, objective) !== seat).map(({ cube }) => cube)
  const tokens = Object.values(state.items).flatMap(({ where, faceUp }) => (where.at === 'cube' && !faceUp ? [where.cube] : []))
  const enemies = onBoard(state, otherSide(seat)).map((ref) => cubeOf(state, ref))
  const cubes: readonly CubeId[] =
    objectives.length + tokens.length > 2 ? [...objectives, ...tokens] : [...objectives, ...tokens, ...enemies]
  return cubes.map((cube) => middleOf(cubeFrom(cube)))
}
