/** The action menu (3.2 T2, 4.14): every action, each with the reason why it cannot be taken now. */
import type { Option, Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { ActionId } from '../ids'
import { say } from '../said'
import type { ActionType, Activation, Side, State } from '../state'
import { foesWith, whyNotFight } from './fights'
import { modelOf } from './models'
import { speedOf } from './movers'
import { canMove } from './moves'
import { mustMoveOut } from './occupants'
import { enemiesWith, standingEnemiesWith } from './presence'
import { unspent } from './round'
import { isSentry } from './sentry'
import { shootingBar } from './shooting'
import { specialBar } from './specials'

/** DZ-ACT-02: Sprint and Fight are long actions. Shoot is long with some weapons. */
const LONG: ReadonlySet<ActionType> = new Set(['sprint', 'fight'])

/** DZ-ACT-01, 03: why the activation's budget does not allow a regular action of this kind. */
function budgetBar({ model, budget, typesUsed }: Activation, action: ActionType): Reason | undefined {
  if (budget === 'done') return say('budget-spent', { model }, 'DZ-ACT-01')
  if (typesUsed.includes(action)) return say('type-used', { model, action }, 'DZ-ACT-03')
  if (LONG.has(action) && budget === 'short') return say('no-long-left', { model, action }, 'DZ-ACT-01')
  return undefined
}

/** DZ-ACT-05: with standing enemies in its cube, a model may only Fight or Move. */
function standingBar(state: State, model: Ref): Reason | undefined {
  const enemies = standingEnemiesWith(state, model)
  return enemies.length > 0 ? say('standing-enemies', { model, enemies }, 'DZ-ACT-05') : undefined
}
function enemyBar(state: State, model: Ref, rule: string): Reason | undefined {
  const enemies = enemiesWith(state, model)
  return enemies.length > 0 ? say('enemy-in-cube', { model, enemies }, rule) : undefined
}

/** DZ-MOV-02: refuses the action if the model cannot move at all, not even within its own cube. */
const nowhere = (state: State, model: Ref, most: number, how: 'move' | 'sprint' | 'die'): Reason | undefined =>
  canMove(state, model, most, how) ? undefined : say('nowhere-to-move', { model }, 'DZ-MOV-02')

/** Why the action itself is illegal, regardless of how it is paid for: the legal-action matrix. */
function actionBar(state: State, active: Activation, action: ActionType, how: 'action' | 'die' = 'action'): Reason | undefined {
  const { model } = active
  const { pinned } = modelOf(state, model)
  if (action === 'stand') return pinned ? undefined : say('is-standing', { model }, 'DZ-STD-01')
  if (pinned) return say('must-stand-first', { model }, 'DZ-ACT-04')
  const [move, sprint] = speedOf(state, model)
  if (action !== 'move' && action !== 'sprint') {
    const full = mustMoveOut(state, model)
    if (full) return full
  }
  switch (action) {
    // Moving within the own cube is also a Move, and needs no Speed.
    case 'move':
      if (move === 0 && sprint === 0) return say('cannot-move', { model }, 'DZ-MOV-01')
      return nowhere(state, model, how === 'die' ? 1 : move, how === 'die' ? 'die' : 'move')
    case 'sprint':
      if (sprint === 0) return say('cannot-move', { model }, 'DZ-MOV-01')
      if (active.enemyAtStart) return say('started-with-enemy', { model }, 'DZ-SPR-02')
      return standingBar(state, model) ?? nowhere(state, model, sprint, 'sprint')
    case 'shoot':
      return standingBar(state, model) ?? enemyBar(state, model, 'DZ-SHO-01') ?? shootingBar(state, model, how)
    case 'fight':
      return foesWith(state, model).length === 0 ? say('no-enemy-here', { model }, 'DZ-FGT-01') : whyNotFight(state, model)
    case 'special':
      return specialBar(state, model)
  }
}

/** DZ-CMD-16, 17, AMB-12: why a free action is not possible; at most one in an activation. */
function freeBar(state: State, active: Activation, action: 'move' | 'shoot' | 'fight'): Reason | undefined {
  const { model } = active
  if (active.freeDieUsed) return say('free-die-used', { model }, 'DZ-CMD-16')
  if (isSentry(state, model)) return say('takes-no-command-dice', { model }, '4.24')
  if (modelOf(state, model).pinned) return say('no-free-die-pinned', { model }, 'DZ-CMD-17')
  return actionBar(state, active, action, 'die')
}

const option = (id: ActionId, model: Ref, refused: Reason | undefined): Option<ActionId> => ({
  id,
  on: [model],
  ...(refused ? { refused } : {}),
})

const FREE = [
  ['MOVE', 'move'],
  ['SHOOT', 'shoot'],
  ['FIGHT', 'fight'],
] as const
const REGULAR: readonly ActionType[] = ['move', 'sprint', 'stand', 'shoot', 'fight', 'special']

/** What the active model may do now. `uses` are Army Specials and abilities that may be used between actions. */
export function menuOf(
  state: State,
  active: Activation,
  by: Side,
  uses: readonly Option<ActionId>[],
): readonly Option<ActionId>[] {
  const { model } = active
  const regular = REGULAR.map((action) => option(action, model, budgetBar(active, action) ?? actionBar(state, active, action)))
  const free = FREE.flatMap(([face, action]) => {
    const die = unspent(state, by, face)[0]
    return die ? [option(`free-${action}:${die.id}`, model, freeBar(state, active, action))] : []
  })
  return [...regular, ...free, ...uses, { id: 'end' }]
}
