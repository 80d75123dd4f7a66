/** Which models fill which cubes: capacity (DZ-CAP-01, DZ-TER-12), computed once per question. */
import type { Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import { say } from '../said'
import { otherSide, type State } from '../state'
import { capacityOf, floorUnder, isHalf } from './board'
import { cubeFrom, cubeOf } from './cubes'
import { has, isLed, modelOf } from './models'
import { allIn } from './presence'

/** The total Size of a side's models in a cube, without `except`. */
export const sizesIn = (state: State, cube: CubeId, side: 'A' | 'B', except?: Ref): number =>
  allIn(state, cube)
    // 4.23, Rampage: a model without a team does not count against any team's capacity.
    .filter((ref) => ref !== except && !isLed(state, ref))
    .map((ref) => modelOf(state, ref))
    .filter((model) => model.seat === side)
    .reduce((sum, model) => sum + model.profile.size, 0)

/**
 * DZ-CAP-01, DZ-TER-12: why the model may not end in this cube, in which models can stand; undefined if it may. Whether there is
 * a free place for its base is checked elsewhere.
 */
export function whyNoRoom(state: State, ref: Ref, id: CubeId): Reason | undefined {
  const { profile, seat } = modelOf(state, ref)
  const cube = cubeFrom(id)
  const capacity = capacityOf(state.battlefield, cube)
  if (profile.size > capacity && isHalf(floorUnder(state.battlefield, cube)))
    return say('walkway-narrow', { cube: id, size: profile.size }, 'DZ-TER-12')
  const used = isLed(state, ref) ? 0 : sizesIn(state, id, seat, ref)
  return used + profile.size > capacity
    ? say('no-capacity', { cube: id, used, capacity, size: profile.size }, 'DZ-CAP-01')
    : undefined
}

/** 4.23, ERR: the refusal for a model that entered in a Rampage and exceeds its team's capacity here: it must move out first. */
export function mustMoveOut(state: State, ref: Ref): Reason | undefined {
  const model = modelOf(state, ref)
  if (!has(model, 'rampage') || isLed(state, ref)) return undefined
  const cube = cubeOf(state, ref)
  const isTooMuch = sizesIn(state, cube, model.seat) > capacityOf(state.battlefield, cubeFrom(cube))
  return isTooMuch ? say('must-move-out', { model: ref, cube }, '4.23') : undefined
}

/** Every cube that contains models, and whether enemies of this model are among them. */
export function heldCubes(state: State, ref: Ref): ReadonlyMap<CubeId, { readonly enemies: boolean }> {
  const enemy = otherSide(modelOf(state, ref).seat)
  const held = new Map<CubeId, { enemies: boolean }>()
  for (const model of Object.values(state.models)) {
    if (model.standing !== 'board' || model.ref === ref) continue
    const cube = cubeOf(state, model.ref)
    held.set(cube, { enemies: held.get(cube)?.enemies === true || model.seat === enemy })
  }
  return held
}
