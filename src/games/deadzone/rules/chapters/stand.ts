/** Stand Up (DZ-STD, 4.27 standUp). */
import { pickOne } from '../../../../kernel'
import { judgePlace } from '../../../../table/judge'
import type { Ref } from '../../../../table/piece'
import { firstFree } from '../../../../table/shapes'
import { cubeOf } from '../facts/cubes'
import { modelOf } from '../facts/models'
import { movedTo, poseOf } from '../facts/moves'
import { placeIn } from '../facts/places'
import { enemiesWith } from '../facts/presence'
import { otherSide, type State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

/** What it is asked where it stands up, with a legal answer; nothing where it has but the place where it lies. */
function whereTo(state: State, model: Ref) {
  const place = placeIn(state, model, cubeOf(state, model))
  const pose = poseOf(state, model)
  const fallback = judgePlace(place, pose, state.tabletop).allowed ? pose : firstFree(place, state.tabletop)
  return fallback && { place, fallback }
}

export const standUp = procedure('stand up', {
  where: ({ state, local: { model, by } }) => {
    const choice = whereTo(state, model)
    return choice
      ? ask(question(by, 'stand where', choice.place, choice.fallback, { about: { model } }), 'placed')
      : go('attacked')
  },
  // DZ-STD-01: anywhere in its cube.
  placed: ({ state, local: { model }, heard }) =>
    tell(movedTo(state, model, heard.the('stand where'), [cubeOf(state, model)], 'shifted'), 'attacked'),
  // DZ-STD-02, W9: mandatory, and by whoever, activated or not (AMB-40).
  attacked: ({ state, local: { model } }) => {
    const enemies = enemiesWith(state, model)
    const [first, second] = enemies
    if (first === undefined) return tell({ type: 'model-stood', model }, 'done')
    if (second === undefined) return go('alone')
    const choice = pickOne(enemies.map((id) => ({ id, on: [id, model] })))
    const seat = otherSide(modelOf(state, model).seat)
    return ask(question(seat, 'stand-up attacker', choice, [first], { about: { model } }), 'chosen')
  },
  alone: ({ state, local: { model } }) => against(state, model, enemiesWith(state, model)[0]),
  chosen: ({ state, local: { model }, heard }) => against(state, model, heard.picked('stand-up attacker')),
})

/** DZ-STD-03, 04, AMB-10, AMB-11: a Pinned enemy stands up instead, without dice. */
function against(state: State, model: Ref, attacker: Ref | undefined) {
  if (attacker === undefined) return tell({ type: 'model-stood', model } as const, 'done' as const)
  if (modelOf(state, attacker).pinned)
    return tell([{ type: 'model-stood', model: attacker } as const, { type: 'model-stood', model } as const], 'done' as const)
  return call('fight', { attacker, defender: model, movedIn: [], mustSurvive: true }, 'done' as const)
}
