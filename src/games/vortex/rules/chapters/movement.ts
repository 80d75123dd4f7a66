/** Walks, forced walks, runs, evades (4.8) and disengagements (4.10). */
import { length } from '../../../../geometry'
import type { Point } from '../../../../geometry/types'
import type { Ref } from '../../../../table/piece'
import type { Event, MoveKind } from '../events'
import { costOf } from '../facts/able'
import { figureOf, pieceOf } from '../facts/figures'
import { contactsMade } from '../facts/harm'
import { movePath, poseAfter, snapped, whyNotWay } from '../facts/moves'
import type { State } from '../state'
import { ask, go, procedure, question, tell } from '../terms'

/** The event of a move. Except for charges, an end within 1 mm of an enemy is snapped into contact (VX-CON-01). */
export function movedAlong(state: State, ref: Ref, how: MoveKind, path: readonly Point[]): Event {
  const { pose } = pieceOf(state, ref)
  const end = path[path.length - 1] ?? pose.at
  const to = how === 'charge' ? end : snapped(state, ref, end)
  const way = [pose.at, ...path.slice(0, -1), to]
  return {
    type: 'figure-moved',
    figure: ref,
    how,
    from: pose,
    path: way,
    to: poseAfter(way, to, pose),
    length: Math.round(length(way)),
  }
}

/** The question where a miniature moves. It names the cost, so that the player knows it before paying. */
export const moveWhere = (state: State, figure: Ref, how: MoveKind) => {
  const about = { figure, how, cost: costOf(state, figure, how) }
  return question(figureOf(state, figure).seat, 'move where', movePath(state, figure, how), [], { about })
}

/** A move: the player draws a path, pays and moves. A path that the rules refuse is asked for again; an empty one cancels. */
export const move = procedure('move', {
  where: ({ state, local: { figure, how } }) => ask(moveWhere(state, figure, how), 'shown'),
  shown: ({ state, local: { figure, how }, heard }) => {
    const path = heard.the('move where')
    if (path.length === 0 && how !== 'evade') return go('done')
    if (whyNotWay(state, figure, how, path)) return go('where')
    const paid = { type: 'action-paid', figure, pa: costOf(state, figure, how), what: how } as const
    return tell([paid, movedAlong(state, figure, how, path)], 'touched')
  },
  // VX-CON-04, VX-TRA-04
  touched: ({ state, local: { figure } }) => tell(contactsMade(state, figure, []), 'done'),
})
