/** The questions where a model goes: made here for the chapter that asks them and for a screen that foresees them. */
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

/** DZ-MOV: the question of a move of at most so many cubes; none where the model is stopped or has nowhere to go. */
export function moveWhere(state: State, model: Ref, by: Side, most: number, how: MoveHow) {
  const route = isStopped(state, model) ? undefined : routeOf(state, model, most, how)
  const fallback = route && firstAnswer(route, state)
  return route && fallback && question(by, 'move where', route, fallback, { about: { model, how } })
}

/** DZ-STD-01: anywhere in its cube; none where the only place is the one where it lies. */
export function standWhere(state: State, model: Ref, by: Side) {
  const place = placeIn(state, model, cubeOf(state, model))
  const pose = poseOf(state, model)
  const fallback = judgePlace(place, pose, state.tabletop).allowed ? pose : firstFree(place, state.tabletop)
  return fallback && question(by, 'stand where', place, fallback, { about: { model } })
}

const deployed = (by: Side, model: Ref, cube: CubeId | '', place: Place, spot: Pose | undefined) =>
  spot && question(by, 'deploy where', place, spot, { about: { model, cube } })

/** DZ-REC-05: on the ground of its zone, or in the cube that was named; none where there is no room. */
export function deployWhere(state: State, model: Ref, by: Side, cube?: CubeId) {
  return deployed(by, model, cube ?? '', deployPlace(state, model, cube), spotFor(state, model, cube))
}

/** Annex A.3: from above into that cube; none where there is no room. */
export function dropWhere(state: State, model: Ref, by: Side, cube: CubeId) {
  const place = dropPlace(state, model, cube)
  return deployed(by, model, cube, place, firstFree(place, state.tabletop))
}

/** DZ-AWY-03: a place in the cube that it is thrown to; none where others must make room. */
export function throwWhere(state: State, model: Ref, by: Side, cube: CubeId) {
  const fallback = firstPlaceIn(state, model, cube)
  return fallback && question(by, 'throw where', placeIn(state, model, cube), fallback, { about: { model, cube } })
}

/** The same question before the model is thrown; none where a wall, a gap, a walkway or a full cube is in the way. */
export function throwAhead(state: State, model: Ref, by: Side, cube: CubeId) {
  const { battlefield } = state
  const floor = floorUnder(battlefield, cubeFrom(cube))
  const isPlain = isStandable(battlefield, cubeFrom(cube)) && !isHalf(floor) && !whyNoRoom(state, model, cube)
  return isPlain && !isBlocked(state, model, cubeOf(state, model), cube) ? throwWhere(state, model, by, cube) : undefined
}

/** DZ-MIS-03: round the flank into that cube; none where there is no room. */
export function arriveWhere(state: State, model: Ref, cube: CubeId) {
  const place = arrivalPlace(state, model, cube)
  return deployed(modelOf(state, model).seat, model, cube, place, firstFree(place, state.tabletop))
}
