/** Which models are in a cube. The rules' three notions of "an enemy in my cube" are separate functions (specification, 9). */
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import { otherSide, type Side, type State } from '../state'
import { cubeOf } from './cubes'
import { modelOf, onBoard } from './models'

export const modelsIn = (state: State, cube: CubeId, seat: Side): readonly Ref[] =>
  onBoard(state, seat).filter((ref) => cubeOf(state, ref) === cube)
export const allIn = (state: State, cube: CubeId): readonly Ref[] => [
  ...modelsIn(state, cube, 'A'),
  ...modelsIn(state, cube, 'B'),
]

/** All enemies in this model's cube, Pinned or not: for Shoot, Sprint, items and entering (DZ-PIN-05). */
export const enemiesWith = (state: State, ref: Ref): readonly Ref[] =>
  modelsIn(state, cubeOf(state, ref), otherSide(modelOf(state, ref).seat))
/** DZ-ACT-05: only the enemies in its cube that are standing. */
export const standingEnemiesWith = (state: State, ref: Ref): readonly Ref[] =>
  enemiesWith(state, ref).filter((enemy) => !modelOf(state, enemy).pinned)
/** The other models of its side in its cube. */
export const friendsWith = (state: State, ref: Ref): readonly Ref[] =>
  modelsIn(state, cubeOf(state, ref), modelOf(state, ref).seat).filter((friend) => friend !== ref)
