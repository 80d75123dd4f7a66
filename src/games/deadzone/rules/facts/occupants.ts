/** Who fills which cubes: capacity (DZ-CAP-01, DZ-TER-12), worked out once for a question. */
import type { Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import { say } from '../said'
import { otherSide, type State } from '../state'
import { capacityOf, floorUnder, isHalf } from './board'
import { cubeFrom, cubeOf } from './cubes'
import { modelOf } from './models'
import { allIn } from './presence'

/** Sizes of a side's models in a cube, one model left out. */
export const sizesIn = (state: State, cube: CubeId, side: 'A' | 'B', except?: Ref): number =>
  allIn(state, cube)
    .filter((ref) => ref !== except)
    .map((ref) => modelOf(state, ref))
    .filter((model) => model.seat === side)
    .reduce((sum, model) => sum + model.profile.size, 0)

/** DZ-CAP-01, DZ-TER-12: why a model may not come to stand in a standable cube; nothing where it may. Whether there is a place is another matter. */
export function whyNoRoom(state: State, ref: Ref, id: CubeId): Reason | undefined {
  const { profile, seat } = modelOf(state, ref)
  const cube = cubeFrom(id)
  const capacity = capacityOf(state.battlefield, cube)
  if (profile.size > capacity && isHalf(floorUnder(state.battlefield, cube)))
    return say('walkway-narrow', { cube: id, size: profile.size }, 'DZ-TER-12')
  const used = sizesIn(state, id, seat, ref)
  return used + profile.size > capacity
    ? say('no-capacity', { cube: id, used, capacity, size: profile.size }, 'DZ-CAP-01')
    : undefined
}

/** Every cube with models in it, and whether enemies of this one are among them. */
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
