/** The cubes into which a model may be thrown, and what stops it (DZ-AWY, DZ-SCA-05). Pure look-ups. */
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import type { State } from '../state'
import { cubesAround, directlyAway } from './away'
import { cubeOf } from './cubes'
import { thrownMover } from './movers'
import { canStep } from './steps'

/** Whether scenery or the board's edge stops the thrown model; low walls and large gaps do not (AMB-56, DZ-SCA-06). */
export const isBlocked = (state: State, model: Ref, from: CubeId, to: CubeId): boolean =>
  !canStep(state.battlefield, from, to, thrownMover(state, model)).allowed

/** W11: the cubes among which the thrower chooses. If `from` is unknown, these are all neighbouring cubes (DZ-AWY-01). */
export function throwsTo(
  state: State,
  { model, from, to }: { readonly model: Ref; readonly from?: Ref; readonly to?: CubeId },
): readonly CubeId[] {
  if (to !== undefined) return [to]
  const isThere = from !== undefined && state.tabletop.pieces[from] !== undefined
  return isThere ? directlyAway(state, from, model) : cubesAround(cubeOf(state, model))
}
