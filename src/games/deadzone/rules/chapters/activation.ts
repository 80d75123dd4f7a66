/** One model's activation (T1 to T3): effects at its start, its actions one by one, its activation marker. */
import { pickOne } from '../../../../kernel'
import { menuOf } from '../facts/menu'
import { isOnBoard, modelOf } from '../facts/models'
import { speedOf } from '../facts/movers'
import { enemiesWith } from '../facts/presence'
import { specialUses } from '../facts/specials'
import { type ActionId, readId } from '../ids'
import type { ActionType, Activation, Side, State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

const begun = (state: State, model: string, by: Side): Activation => ({
  model,
  by,
  budget: 'none',
  typesUsed: [],
  freeDieUsed: false,
  specialUsed: [],
  enemyAtStart: enemiesWith(state, model).length > 0,
  acted: false,
  over: false,
})

/** The current activation. Throws if there is none. */
function activeIn({ active }: State): Activation {
  if (!active) throw new Error('nobody is activated')
  return active
}
/** DZ-ACT-06: whether the active model can act no more. */
const isOver = (state: State): boolean => {
  const { over, model } = activeIn(state)
  return over || !isOnBoard(state, model)
}
const menu = (state: State) => {
  const active = activeIn(state)
  return menuOf(state, active, active.by, specialUses(state, active.model, active.by))
}
/** DZ-ACT-02: of the actions whose cost is taken here, only a Sprint is long. */
const paid = (model: string, action: ActionType, free: boolean) =>
  ({ type: 'action-begun', model, action, long: action === 'sprint', free }) as const

export const activation = procedure('activation', {
  begin: ({ state, local: { model, by } }) => tell({ type: 'activated', active: begun(state, model, by) }, 'burning'),
  // DZ-ABL-06, AMB-46: fire is resolved before anything else.
  burning: ({ state, local: { model } }) =>
    modelOf(state, model).onFire ? call('on fire', { model }, 'effects') : go('effects'),
  effects: ({ state, local: { model, by } }) => (isOver(state) ? go('end') : call('activation effects', { model, by }, 'start')),
  start: ({ state, local: { model } }) =>
    isOver(state) ? go('end') : call('special window', { moment: 'start', model, seats: [activeIn(state).by] }, 'menu'),
  menu: ({ state, local: { model } }) => {
    if (isOver(state)) return go('end')
    return ask(question(activeIn(state).by, 'action', pickOne<ActionId>(menu(state)), ['end'], { about: { model } }), 'chosen')
  },
  chosen: ({ state, local: { model }, heard }) => {
    const id = heard.picked('action')
    const { verb, first } = readId(id)
    const { by } = activeIn(state)
    switch (verb) {
      case 'move':
      case 'sprint':
      case 'stand':
        return tell(paid(model, verb, false), verb)
      case 'free-move':
        return tell(
          [{ type: 'command-die-spent', seat: by, die: first, for: 'move', model }, paid(model, 'move', true)],
          'freeMove',
        )
      case 'shoot':
        return call('shoot', { model, by, how: 'action' }, 'menu')
      case 'free-shoot':
        return call('shoot', { model, by, how: 'die' }, 'menu')
      case 'fight':
        return call('fight action', { model, by, how: 'action' }, 'menu')
      case 'free-fight':
        return call('fight action', { model, by, how: 'die' }, 'menu')
      case 'special':
        return call('special action', { model, by }, 'menu')
      case 'use':
        return call('special window', { moment: 'during', model, seats: [by], use: id.slice('use:'.length) }, 'menu')
      default:
        // DZ-TURN-03
        return activeIn(state).acted ? go('end') : go('end', { idle: true })
    }
  },
  move: ({ state, local: { model } }) => moving(state, model, 'move'),
  sprint: ({ state, local: { model } }) => moving(state, model, 'sprint'),
  // DZ-CMD-12: one cube, whatever the model's Speed.
  freeMove: ({ state, local: { model } }) => call('move', { model, by: activeIn(state).by, most: 1, how: 'die' }, 'menu'),
  stand: ({ state, local: { model } }) => call('stand up', { model, by: activeIn(state).by }, 'menu'),
  end: ({ state, local: { model } }) =>
    isOnBoard(state, model) ? call('special window', { moment: 'end', model, seats: [activeIn(state).by] }, 'mark') : go('mark'),
  // T3: the marker is placed even if the model died or was Pinned meanwhile.
  mark: ({ local: { model, idle = false } }) => tell({ type: 'activation-ended', model, idle }, 'done'),
})

function moving(state: State, model: string, how: 'move' | 'sprint') {
  const [move, sprint] = speedOf(state, model)
  return call('move', { model, by: activeIn(state).by, most: how === 'move' ? move : sprint, how }, 'menu' as const)
}
