/** Making room (DZ-CAP-02 to 05, W10): the solver proposes poses, then each owner may change those of his own models. */
import { judgePlace } from '../../../../table/judge'
import type { Pose, Ref } from '../../../../table/piece'
import { cubeOf } from '../facts/cubes'
import { modelOf } from '../facts/models'
import { movedTo, poseOf } from '../facts/moves'
import { roomFor } from '../facts/packing'
import { placeIn } from '../facts/places'
import type { State } from '../state'
import { ask, type Calls, go, procedure, question, tell } from '../terms'

/** DZ-CAP-03: the newcomer's side comes first, then the other; within a side by name. */
const friendsFirst = (state: State, model: Ref, moved: readonly Ref[]): readonly Ref[] => {
  const { seat } = modelOf(state, model)
  const isFriend = (ref: Ref) => modelOf(state, ref).seat === seat
  return [model, ...moved.filter(isFriend), ...moved.filter((ref) => !isFriend(ref))]
}

export const makeRoom = procedure('make room', {
  begin: ({ state, local: { model, cube, way = 'shifted', pose } }) => {
    const { pose: own, shifted: others, overlaps } = roomFor(state, model, cube, pose?.at)
    const shifts = others.flatMap(({ ref, pose: to }) => movedTo(state, ref, to, [cube], 'shifted'))
    const events = [...shifts, ...movedTo(state, model, { ...own, heading: poseOf(state, model).heading }, [cube], way)]
    // AMB-59: there is no room at all, so bases overlap, and no player can change that.
    if (overlaps) return tell(events, 'done')
    const refs = others.map(({ ref }) => ref)
    return tell(events, 'edit', { shifted: friendsFirst(state, model, refs) })
  },
  // DZ-CAP-04: the owner decides where his model stands. DZ-AWY-03: for a model that was thrown in, the thrower decides.
  edit: ({ state, local: { model, cube, by, shifted = [] } }) => {
    const [ref] = shifted
    if (ref === undefined) return go('done')
    const place = placeIn(state, ref, cubeOf(state, ref))
    const now = poseOf(state, ref)
    if (!judgePlace(place, now, state.tabletop).allowed) return go('edit', { shifted: shifted.slice(1) })
    return ref === model && by !== undefined
      ? ask(question(by, 'throw where', place, now, { about: { model, cube } }), 'put')
      : ask(question(modelOf(state, ref).seat, 'make room', place, now, { about: { model: ref, for: model } }), 'edited')
  },
  put: ({ state, local, heard }) => settled(state, local, heard.the('throw where')),
  edited: ({ state, local, heard }) => settled(state, local, heard.the('make room')),
})

/** Puts the first model in its place; the owners of the others have still to be asked. */
function settled(state: State, { shifted = [] }: Calls['make room'], pose: Pose) {
  const [ref, ...others] = shifted
  const events = ref === undefined ? [] : movedTo(state, ref, pose, [cubeOf(state, ref)], 'shifted')
  return tell(events, 'edit' as const, { shifted: others })
}
