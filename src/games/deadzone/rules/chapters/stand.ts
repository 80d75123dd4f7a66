/** Stand Up (DZ-STD, 4.27 standUp). */
import { pickOne } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { cubeOf } from '../facts/cubes'
import { modelOf } from '../facts/models'
import { movedTo } from '../facts/moves'
import { enemiesWith } from '../facts/presence'
import { standWhere } from '../facts/where'
import { otherSide, type State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

export const standUp = procedure('stand up', {
  where: ({ state, local: { model, by } }) => {
    const where = standWhere(state, model, by)
    return where ? ask(where, 'placed') : go('attacked')
  },
  // DZ-STD-01: the model may stand up anywhere in its cube.
  placed: ({ state, local: { model }, heard }) =>
    tell(movedTo(state, model, heard.the('stand where'), [cubeOf(state, model)], 'shifted'), 'attacked'),
  // DZ-STD-02, W9: an enemy must attack, whichever one, activated or not (AMB-40).
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
