/** The questions of where a model goes. The chapters ask them, and the view uses the same functions to foresee them. */
import type { Place } from '../../../../table/choice'
import { judgePlace } from '../../../../table/judge'
import type { Pose, Ref } from '../../../../table/piece'
import { firstFree } from '../../../../table/shapes'
import type { CubeId } from '../board'
import type { Side, State } from '../state'
import { question } from '../terms'
import type { MoveHow } from '../terms/moves'
import { dropPlace } from './aerial'
import { floorUnder, isHalf, isStandable } from './board'
import { cubeFrom, cubeOf } from './cubes'
import { arrivalPlace, deployPlace, spotFor } from './deploying'
import { modelOf } from './models'
import { firstAnswer, isStopped, poseOf, routeOf } from './moves'
import { whyNoRoom } from './occupants'
import { firstPlaceIn, placeIn } from './places'
import { isBlocked } from './thrown'

/** DZ-MOV: the question of a move of at most `most` cubes; undefined if the model is stopped or has nowhere to go. */
export function moveWhere(state: State, model: Ref, by: Side, most: number, how: MoveHow) {
  const route = isStopped(state, model) ? undefined : routeOf(state, model, most, how)
  const fallback = route && firstAnswer(route, state)
  return route && fallback && question(by, 'move where', route, fallback, { about: { model, how } })
}

/** DZ-STD-01: where in its cube the model stands up; undefined if the only place is where it lies. */
export function standWhere(state: State, model: Ref, by: Side) {
  const place = placeIn(state, model, cubeOf(state, model))
  const pose = poseOf(state, model)
  const fallback = judgePlace(place, pose, state.tabletop).allowed ? pose : firstFree(place, state.tabletop)
  return fallback && question(by, 'stand where', place, fallback, { about: { model } })
}

const deployed = (by: Side, model: Ref, cube: CubeId | '', place: Place, spot: Pose | undefined) =>
  spot && question(by, 'deploy where', place, spot, { about: { model, cube } })

/** DZ-REC-05: where the model is deployed: on the ground of its zone, or in `cube`; undefined if there is no room. */
export function deployWhere(state: State, model: Ref, by: Side, cube?: CubeId) {
  return deployed(by, model, cube ?? '', deployPlace(state, model, cube), spotFor(state, model, cube))
}

/** Annex A.3: where in the cube the model comes down; undefined if there is no room. */
export function dropWhere(state: State, model: Ref, by: Side, cube: CubeId) {
  const place = dropPlace(state, model, cube)
  return deployed(by, model, cube, place, firstFree(place, state.tabletop))
}

/** DZ-AWY-03: where in the cube a thrown model is placed; undefined if other models must make room. */
export function throwWhere(state: State, model: Ref, by: Side, cube: CubeId) {
  const fallback = firstPlaceIn(state, model, cube)
  return fallback && question(by, 'throw where', placeIn(state, model, cube), fallback, { about: { model, cube } })
}

/** The same question before the model is thrown; undefined if a wall, a gap, a walkway or a full cube is in the way. */
export function throwAhead(state: State, model: Ref, by: Side, cube: CubeId) {
  const { battlefield } = state
  const floor = floorUnder(battlefield, cubeFrom(cube))
  const isPlain = isStandable(battlefield, cubeFrom(cube)) && !isHalf(floor) && !whyNoRoom(state, model, cube)
  return isPlain && !isBlocked(state, model, cubeOf(state, model), cube) ? throwWhere(state, model, by, cube) : undefined
}

/** DZ-MIS-03: where in the cube a model arrives from the flank; undefined if there is no room. */
export function arriveWhere(state: State, model: Ref, cube: CubeId) {
  const place = arrivalPlace(state, model, cube)
  return deployed(modelOf(state, model).seat, model, cube, place, firstFree(place, state.tabletop))
}
