/** Entering a cube with enemies, and leaving one (DZ-ENG, 4.27 breakAway and thrownIn). */
import { type Pick, pickOne } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { cubeOf } from '../facts/cubes'
import { isLed, modelOf } from '../facts/models'
import { isStopped, orderedBy } from '../facts/moves'
import { enemiesWith, friendsWith } from '../facts/presence'
import { trapsAgainst } from '../facts/traps'
import { otherSide, type State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

const among = (refs: readonly Ref[], than: Ref): Pick<Ref> => pickOne(refs.map((id) => ({ id, on: [id, than] })))
const only = (refs: readonly Ref[]): Ref => {
  const [ref] = refs
  if (ref === undefined) throw new Error('nobody is there to Fight')
  return ref
}
const isGone = (state: State, ref: Ref): boolean => modelOf(state, ref).standing !== 'board'
const foeSide = (state: State, ref: Ref) => otherSide(modelOf(state, ref).seat)

/** What awaits the model in the cube it has entered: enemies, a possible Fight with its own side (Rampage), or items. */
const greeting = (state: State, model: Ref): 'seen' | 'turncoat' | 'items' => {
  if (enemiesWith(state, model).length > 0) return 'seen'
  const mayTurn = isLed(state, model) && !modelOf(state, model).pinned && friendsWith(state, model).length > 0
  return mayTurn ? 'turncoat' : 'items'
}

/** DZ-ENG-01, 02, DZ-FAL-05, DZ-ITM-02: a model that enters a cube must Fight enemies there; otherwise it may take items. */
export const comeIn = procedure('come in', {
  begin: ({ state, local: { model } }) => {
    if (isGone(state, model)) return go('done')
    if (trapsAgainst(state, model).length > 0) return call('traps', { model }, 'stays', { cube: cubeOf(state, model) })
    return go(greeting(state, model))
  },
  // A.3: a trap may have thrown the model elsewhere. What happens in its new cube has then been resolved already.
  stays: ({ state, local: { model, cube } }) => {
    if (isGone(state, model) || cubeOf(state, model) !== cube) return go('done')
    const next = greeting(state, model)
    return isStopped(state, model) && next !== 'seen' ? go('done') : go(next)
  },
  // 4.23, Rampage: the enemy that controls the model may make it Fight its own side.
  turncoat: ({ state, local: { model } }) => {
    const choice = pickOne<Ref | 'none'>([...among(friendsWith(state, model), model).options, { id: 'none' }])
    return ask(question(orderedBy(state, model), 'fight whom', choice, ['none'], { about: { model } }), 'turned')
  },
  turned: ({ local: { model }, heard }) => {
    const defender = heard.picked('fight whom')
    if (defender === 'none') return go('items')
    return call('fight', { attacker: model, defender, movedIn: [model], mustSurvive: false }, 'halted')
  },
  items: ({ local: { model } }) => call('items', { model }, 'done'),
  // Overwatch and similar Specials (6.3) come before the Fight.
  seen: ({ state, local: { model } }) =>
    call('special window', { moment: 'entered', model, seats: [foeSide(state, model)] }, 'whom'),
  whom: ({ state, local: { model } }) => {
    if (isGone(state, model)) return go('done')
    const enemies = enemiesWith(state, model)
    if (enemies.length === 0) return go('done')
    if (modelOf(state, model).pinned) return call('thrown in', { model }, 'halted')
    if (enemies.length === 1) return go('fight')
    const fallback = [only(enemies)]
    return ask(question(orderedBy(state, model), 'fight whom', among(enemies, model), fallback, { about: { model } }), 'chosen')
  },
  fight: ({ state, local: { model } }) => {
    const defender = only(enemiesWith(state, model))
    return call('fight', { attacker: model, defender, movedIn: [model], mustSurvive: false }, 'halted')
  },
  chosen: ({ local: { model }, heard }) =>
    call('fight', { attacker: model, defender: heard.picked('fight whom'), movedIn: [model], mustSurvive: false }, 'halted'),
  // DZ-ENG-03: the Fight ends the model's Move, whatever its result.
  halted: ({ local: { model } }) => tell({ type: 'move-halted', model }, 'done'),
})

/** Items may also be taken without entering a cube, after the model was moved within its own (DZ-ITM-02). */
export const pickUp = procedure('pick up', {
  begin: ({ state, local: { model } }) =>
    isStopped(state, model) || enemiesWith(state, model).length > 0 ? go('done') : call('items', { model }, 'done'),
})

/** DZ-ENG-11 to 14, W8: before the model leaves, one enemy may Fight it. The model can only Survive. */
export const breakAway = procedure('break away', {
  whom: ({ state, local: { model } }) => {
    const enemies = enemiesWith(state, model)
    if (enemies.length === 0) return go('done')
    const choice: Pick<Ref | 'none'> = pickOne<Ref | 'none'>([...among(enemies, model).options, { id: 'none' }])
    return ask(question(foeSide(state, model), 'break-away attacker', choice, ['none'], { about: { model } }), 'chosen')
  },
  chosen: ({ state, local: { model }, heard }) => {
    const attacker = heard.picked('break-away attacker')
    if (attacker === 'none') return tell({ type: 'let-go', model }, 'done')
    // DZ-ENG-14, AMB-10
    if (modelOf(state, attacker).pinned) return tell({ type: 'model-stood', model: attacker }, 'done')
    // AMB-31: the defender did not move into this cube, so `movedIn` is empty.
    return call('fight', { attacker, defender: model, movedIn: [], mustSurvive: true }, 'done')
  },
})

/** DZ-ENG-04, W16: a model thrown among enemies and Pinned stands up. It can only Survive the Fight that the opponent chooses. */
export const thrownIn = procedure('thrown in', {
  whom: ({ state, local: { model } }) => {
    const enemies = enemiesWith(state, model)
    if (enemies.length === 0) return go('done')
    if (enemies.length === 1) return go('alone')
    const choice = among(enemies, model)
    return ask(question(foeSide(state, model), 'thrown-in attacker', choice, [only(enemies)], { about: { model } }), 'chosen')
  },
  alone: ({ state, local: { model } }) => against(state, model, only(enemiesWith(state, model))),
  chosen: ({ state, local: { model }, heard }) => against(state, model, heard.picked('thrown-in attacker')),
})
const against = (state: State, model: Ref, attacker: Ref) =>
  modelOf(state, attacker).pinned
    ? tell([{ type: 'model-stood', model: attacker } as const, { type: 'model-stood', model } as const], 'done' as const)
    : call('fight', { attacker, defender: model, movedIn: [model], mustSurvive: true }, 'done' as const)
