/** The Movement sub-phase (4.12), the moves themselves, which sprints also use (4.15), and obstacles on the way (4.13). */
import { length } from '../../../../geometry'
import type { Point } from '../../../../geometry/types'
import { type Option, pickOne } from '../../../../kernel'
import { judgePath } from '../../../../table/judge'
import type { Ref } from '../../../../table/piece'
import { allOf, combatDice } from '../dice'
import { whyNotMove } from '../facts/able'
import { crossingDice, cutShort, headingTowards, poseAfter, stopBefore } from '../facts/crossing'
import { bestCrossing } from '../facts/faces'
import { figureOf, pieceOf, standing, topUnder, touches } from '../facts/figures'
import { poolOf } from '../facts/hits'
import { climbable, movePath, whyNotClimb, whyNotShift } from '../facts/moves'
import { moveWhere } from '../facts/where'
import { type MoveId, pairId, readId, verbId } from '../ids'
import { isOpen, offer } from '../offers'
import type { Crossing } from '../reports'
import type { Side, State } from '../state'
import { ask, type Calls, call, go, procedure, question, tell } from '../terms'
import { actBetween, betweenOptions, mightActBetween } from './between'
import { ownerFirst } from './rerolls'

function moveOptions(state: State, seat: Side): readonly Option<MoveId>[] {
  return standing(state, seat).flatMap((ref): readonly Option<MoveId>[] => {
    const why = whyNotMove(state, ref, 'move')
    const climbs = (why ? [] : climbable(state, ref)).map((top) =>
      offer(pairId('climb', ref, top), [ref, top], whyNotClimb(state, ref, top)),
    )
    const shift = topUnder(state, ref) === undefined ? [] : [offer(verbId('shift', ref), [ref], why ?? whyNotShift(state, ref))]
    return [offer(verbId('move', ref), [ref], why), ...shift, ...climbs]
  })
}

/** EX-MOV-01: one side's figures move one after the other, each at most once. Ends when no figure may move any more. */
export const movePart = procedure('move part', {
  begin: ({ local: { seat } }) => tell({ type: 'phase-began', phase: 'move', seat }, 'turn'),
  turn: ({ state, local: { seat } }) => {
    const options = moveOptions(state, seat)
    if (!options.some(isOpen) && !mightActBetween(state, seat)) return go('ended')
    const all = [...options, ...betweenOptions(state, seat), { id: 'end' } as const]
    return ask(question(seat, 'move turn', pickOne<MoveId>(all), ['end']), 'chosen')
  },
  chosen: ({ state, local: { seat }, heard }) => {
    const said = readId(heard.picked('move turn'))
    const between = actBetween(state, seat, said)
    if (between) return between
    switch (said.verb) {
      case 'move':
        return call('move', { figure: said.ref, how: 'move' }, 'turn')
      case 'shift':
        return call('shift', { figure: said.ref, how: 'move' }, 'turn')
      case 'climb':
        return call('climb', { figure: said.ref, onto: said.other, how: 'move' }, 'turn')
      default:
        return go('ended')
    }
  },
  ended: ({ local: { seat } }) => tell({ type: 'part-ended', phase: 'move', seat }, 'done'),
})

/** The obstacles on this path, in order, for a figure that has not moved yet. */
const onTheWay = (state: State, { figure, how, budget, path = [] }: Calls['move']): readonly Ref[] =>
  judgePath(movePath(state, figure, how, budget), path, state.tabletop).crossings.map(({ ref }) => ref)

/** EX-OBS-04, 05, 07: the dice for one obstacle, with their windows. They remain in the state for the caller. */
export const crossing = procedure('crossing', {
  advised: ({ local: { figure, obstacle } }) => call('adventure window', { timing: 'crossing', figure, other: obstacle }, 'roll'),
  roll: ({ state, local: { figure, obstacle, isTouched, path } }) => {
    const { seat } = figureOf(state, figure)
    const dice = crossingDice(state, figure, isTouched)
    const about = { figure, obstacle, ...(path ? { path: path.map(({ x, y }) => ({ x, y })) } : {}) }
    return ask(question('chance', 'crossing die', combatDice(dice, seat), allOf('hit', dice), { about }), 'rolled')
  },
  rolled: ({ state, local: { figure }, heard }) => {
    const pool = { seat: figureOf(state, figure).seat, figure, faces: heard.the('crossing die'), added: [] }
    return tell({ type: 'dice-thrown', pools: { crossing: pool } }, 'rerolls')
  },
  rerolls: ({ state, local: { figure } }) => call('rerolls', { order: ownerFirst(figureOf(state, figure).seat) }, 'done'),
})

/** The result of the current crossing dice for this obstacle. */
export function crossedNow(state: State, ref: Ref): Crossing {
  const { faces } = poolOf(state, 'crossing')
  return { ref, faces, result: bestCrossing(state.rulings, faces) }
}

/** EX-MOV, EX-OBS-01 to 08: the path is chosen, each obstacle on it is rolled for, then the figure moves. */
export const move = procedure('move', {
  where: ({ state, local }) => (local.path ? go('crossing') : ask(moveWhere(state, local), 'shown')),
  shown: ({ heard }) => {
    const path = heard.the('move where')
    return path.length === 0 ? go('done') : go('crossing', { path })
  },
  crossing: ({ state, local }) => {
    const { figure, how, path = [], crossings = [] } = local
    const obstacle = onTheWay(state, local)[crossings.length]
    if (obstacle === undefined) return go('over')
    // EX-NOD-11: continuing a move is not a new activation.
    const isTouched = how !== 'continue' && touches(state, figure, obstacle)
    return call('crossing', { figure, obstacle, isTouched, path }, 'crossed')
  },
  // EX-OBS-07: in the order of the path, until one is not crossed.
  crossed: ({ state, local }) => {
    const { figure, crossings = [] } = local
    const ref = onTheWay(state, local)[crossings.length]
    if (ref === undefined) throw new Error(`${figure} rolled for nothing`)
    const crossing = crossedNow(state, ref)
    return go(crossing.result === 'crossed' ? 'crossing' : 'over', { crossings: [...crossings, crossing] })
  },
  over: ({ state, local: { figure, how, budget, path = [], crossings = [] } }) => {
    const { pose } = pieceOf(state, figure)
    const way = [pose.at, ...path]
    const last = crossings[crossings.length - 1]
    if (last?.result === 'lost') return tell({ type: 'move-lost', figure, how, path: way, crossings }, 'done')
    const isStopped = last?.result === 'stopped'
    const stop = isStopped ? (stopBefore(state, figure, way, last.ref, 'move') ?? pose.at) : undefined
    const walked = stop ? cutShort(way, stop) : way
    const hasMoved = walked.some(({ x, y }) => x !== pose.at.x || y !== pose.at.y)
    const to = hasMoved ? poseAfter(walked, pose) : pose
    const used = Math.round(length(walked))
    const left = isStopped ? 0 : Math.max(0, movePath(state, figure, how, budget).budget - used)
    const moved = { type: 'figure-moved', figure, how, from: pose, path: walked, to, used, crossings } as const
    return tell(moved, hasMoved ? 'nodes' : 'done', { left })
  },
  // EX-NOD-02
  nodes: ({ local: { figure, left = 0 } }) => call('nodes', { figure, left }, 'done'),
})

/** The heading of a figure that is put somewhere on a top: in the direction in which it moved. */
export const lookingAlong = (state: State, figure: Ref, at: Point): number => {
  const { pose } = pieceOf(state, figure)
  return headingTowards(pose.at, at, pose.heading)
}
