/** Aerial Deployment (annex A.3): which models come down after both teams have deployed, and where they may land. */
import type { Option } from '../../../../kernel'
import type { Place } from '../../../../table/choice'
import type { Pose, Ref } from '../../../../table/piece'
import { firstFree } from '../../../../table/shapes'
import { COLUMNS, type CubeId, ROWS } from '../board'
import { inZone } from '../mission'
import { otherSide, type Side, type State } from '../state'
import { stackOf } from './board'
import { cubeId, cubeOf, rangeBetween } from './cubes'
import { barredFrom, zoneOf } from './deploying'
import { has, onBoard, onTeam } from './models'
import { placeIn } from './places'

/** The minimum distance to an enemy, in cubes. */
const LEAST = 2

/** The models of a side that have not come down yet, in the order of their names. */
export const airborne = (state: State, seat: Side): readonly Ref[] =>
  onTeam(state, seat).flatMap((model) => (model.standing === 'reserve' && has(model, 'aerial-deployment') ? [model.ref] : []))

/** The top of any stack that has no objective, is at least two cubes away from enemies, and is outside their zone. */
export function dropCubes(state: State, ref: Ref, seat: Side): readonly CubeId[] {
  const enemies = onBoard(state, otherSide(seat)).map((enemy) => cubeOf(state, enemy))
  const theirs = zoneOf(state, otherSide(seat))
  const found: CubeId[] = []
  for (let c = 1; c <= COLUMNS; c++)
    for (let r = 1; r <= ROWS; r++) {
      const top = stackOf(state.battlefield, c, r).at(-1)
      if (!top || inZone(state.set, theirs, top)) continue
      const cube = cubeId(top)
      if (state.objectives.some((objective) => objective.cube === cube)) continue
      if (enemies.some((enemy) => rangeBetween(enemy, cube) < LEAST) || barredFrom(state, ref, top)) continue
      if (spotAt(state, ref, cube)) found.push(cube)
    }
  return found
}
export const dropPlace = (state: State, ref: Ref, cube: CubeId): Place => placeIn(state, ref, cube)
export const spotAt = (state: State, ref: Ref, cube: CubeId): Pose | undefined =>
  firstFree(dropPlace(state, ref, cube), state.tabletop)

/** Where the model may come down. If the list is empty, there is no room and the model stays off the table. */
export const dropOptions = (state: State, ref: Ref, seat: Side): readonly Option<`deploy:${Ref}>${CubeId}`>[] =>
  dropCubes(state, ref, seat).map((cube) => ({ id: `deploy:${ref}>${cube}` as const, on: [ref] }))
