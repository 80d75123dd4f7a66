/** The questions of where a figure goes. The chapters ask them, and the view uses the same functions to foresee them. */
import type { Ref } from '../../../../table/piece'
import type { State } from '../state'
import { type Calls, type MoveKind, question } from '../terms'
import { deployPlace, spotFor } from './deploying'
import { approachTo, engagePath, spotToEngage } from './engage'
import { figureOf } from './figures'
import { climbPlace, movePath, shiftPlace, spotOn } from './moves'

/** EX-MOV. An empty path is not a move (EX-MOV-09). */
export const moveWhere = (state: State, { figure, how, budget }: Calls['move']) =>
  question(figureOf(state, figure).seat, 'move where', movePath(state, figure, how, budget), [], { about: { figure, how } })

/** EX-HIL-04; undefined if the top has no room. */
export function climbWhere(state: State, figure: Ref, onto: Ref, how: MoveKind) {
  const choice = climbPlace(state, figure, onto, how)
  const spot = spotOn(state, choice)
  return spot && question(figureOf(state, figure).seat, 'climb where', choice, spot, { about: { figure, onto, how } })
}

/** EX-HIL-05; undefined if there is no place to shift to. */
export function shiftWhere(state: State, figure: Ref, how: MoveKind) {
  const choice = shiftPlace(state, figure)
  const spot = spotOn(state, choice)
  return spot && question(figureOf(state, figure).seat, 'shift where', choice, spot, { about: { figure, how } })
}

/** EX-MEL-03; undefined for fighting from a top, which needs no move, and if no path leads to the target. */
export function engageWhere(state: State, figure: Ref, target: Ref) {
  const approach = approachTo(state, figure, target)
  if (approach === 'from-top') return undefined
  const spot = spotToEngage(state, figure, target, approach)
  const choice = engagePath(state, figure, target, approach)
  return spot && question(figureOf(state, figure).seat, 'engage where', choice, [spot], { about: { figure, target } })
}

/** EX-SET-05; undefined if there is no room. */
export function deployWhere(state: State, figure: Ref) {
  const spot = spotFor(state, figure)
  return spot && question(figureOf(state, figure).seat, 'deploy where', deployPlace(state, figure), spot, { about: { figure } })
}
