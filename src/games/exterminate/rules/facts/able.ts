/** Why a figure may not act now: it is shocked (EX-CHR-07), under stress (EX-STR-04), or has acted already. */
import type { Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { ShotKind } from '../events'
import { has } from '../profile'
import { say } from '../said'
import type { Figure, State } from '../state'
import type { MoveKind } from '../terms'
import { figureOf } from './figures'

const shocked = ({ ref, condition }: Figure): Reason | undefined =>
  condition === 'shocked' ? say('is-shocked', { figure: ref }, 'EX-CHR-07') : undefined

/** EX-STR-04: two tokens forbid every move. Whether one does is the ruling EX-AMB-01. */
function stressAgainstMoving(state: State, { ref, stress }: Figure): Reason | undefined {
  const forbids = state.rulings.oneStress === 'noMove' ? 1 : 2
  return stress >= forbids ? say('stress-no-move', { figure: ref, stress }, 'EX-STR-04') : undefined
}

/** EX-STR-04: any token forbids shooting. Exceptions with one token: relentless figures (house), and a free shot by EX-AMB-27. */
function stressAgainstShooting(state: State, { ref, stress, profile }: Figure, how: ShotKind): Reason | undefined {
  const { oneStress, stressedFreeShot } = state.rulings
  const isFree = how === 'free' && stressedFreeShot === 'movePhase' && state.phase === 'move'
  const forbids = oneStress === 'noMove' || has(profile, 'relentless') || isFree ? 2 : 1
  return stress >= forbids ? say('stress-no-shot', { figure: ref, stress }, 'EX-STR-04') : undefined
}

const acted = ({ ref, done }: Figure): Reason | undefined =>
  done.shot
    ? say('has-shot', { figure: ref }, 'EX-SPR-02')
    : done.sprinted
      ? say('has-sprinted', { figure: ref }, 'EX-SPR-02')
      : undefined

/** Why the figure may not move (or sprint) now; undefined if it may. */
export function whyNotMove(state: State, ref: Ref, how: MoveKind): Reason | undefined {
  const figure = figureOf(state, ref)
  const already =
    how === 'sprint' ? acted(figure) : how === 'move' && figure.done.moved && say('has-moved', { figure: ref }, 'EX-MOV-01')
  const unwilling =
    how === 'sprint' && !state.rulings.stressedSprint && figure.stress > 0
      ? say('stress-no-move', { figure: ref, stress: figure.stress }, 'EX-SPR-03')
      : undefined
  return already || shocked(figure) || stressAgainstMoving(state, figure) || unwilling
}

/** Why the figure may not shoot now at any target. A shot given by a node does not use up its action (EX-NOD-05). */
export function whyNotShoot(state: State, ref: Ref, how: ShotKind = 'action'): Reason | undefined {
  if (how === 'burst' || how === 'blast') return undefined
  const figure = figureOf(state, ref)
  const already = how === 'action' ? acted(figure) : undefined
  return already ?? shocked(figure) ?? stressAgainstShooting(state, figure, how)
}

/** Why the figure may not begin a melee now; undefined if it may. Stress never forbids it (EX-STR-05). */
export function whyNotEngage(state: State, ref: Ref): Reason | undefined {
  const figure = figureOf(state, ref)
  return figure.done.engaged ? say('has-engaged', { figure: ref }, 'EX-MEL-01') : shocked(figure)
}
