/** DZ-MIS-03: unoccupied cubes along the left and right edges. */
import type { Ref } from '../../../../table/piece'
import { firstFree } from '../../../../table/shapes'
import { COLUMNS, type CubeId } from '../board'
import type { State } from '../state'
import { holdsSize, standableCubes } from './board'
import { cubeId } from './cubes'
import { arrivalPlace } from './deploying'
import { modelOf } from './models'
import { isVehicle } from './movers'
import { allIn } from './presence'

export function flankCubes(state: State, ref: Ref): readonly CubeId[] {
  const model = modelOf(state, ref)
  return standableCubes(state.battlefield)
    .filter((cube) => cube.c === 1 || cube.c === COLUMNS)
    .filter((cube) => holdsSize(state.battlefield, cube, model.profile.size) && (cube.z === 1 || !isVehicle(state, model)))
    .map(cubeId)
    .filter((id) => allIn(state, id).length === 0 && firstFree(arrivalPlace(state, ref, id), state.tabletop) !== undefined)
}
