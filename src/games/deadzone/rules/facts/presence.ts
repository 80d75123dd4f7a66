/** Which models are in a cube. The rules' three notions of "an enemy in my cube" are separate functions (specification, 9). */
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import { otherSide, type Side, type State } from '../state'
import { cubeOf } from './cubes'
import { modelOf, onBoard } from './models'

type Crowd = ReadonlyMap<CubeId, readonly Ref[]>
const NOBODY: readonly Ref[] = []

/** Each side's models by the cube in which they stand, for the latest models and table: nothing else decides it. */
let latest: { readonly of: State; readonly crowds: { [S in Side]?: Crowd } } | undefined
function crowdOf(state: State, seat: Side): Crowd {
  if (latest?.of.models !== state.models || latest.of.tabletop !== state.tabletop) latest = { of: state, crowds: {} }
  const crowd = latest.crowds[seat] ?? gathered(state, seat)
  latest.crowds[seat] = crowd
  return crowd
}
function gathered(state: State, seat: Side): Crowd {
  const crowd = new Map<CubeId, Ref[]>()
  for (const ref of onBoard(state, seat)) {
    const cube = cubeOf(state, ref)
    const there = crowd.get(cube)
    if (there) there.push(ref)
    else crowd.set(cube, [ref])
  }
  return crowd
}

export const modelsIn = (state: State, cube: CubeId, seat: Side): readonly Ref[] => crowdOf(state, seat).get(cube) ?? NOBODY
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
