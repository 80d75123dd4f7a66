/** Players answer in turn (3.2): windows that all may play in, reactions to events, and effects that answer by themselves. */
import type { PlayerSeat } from '../../../../kernel'
import { couldPlay, plays } from '../facts/moves'
import { playing } from '../facts/table'
import { judgeOf } from '../fx'
import type { Ctx, Happening } from '../fx/context'
import type { MoveId } from '../ids'
import type { State } from '../state'
import type { Calls } from '../terms'
import { ask, call, go, procedure, question } from '../terms'
import type { Op, When } from '../vocabulary'

type Kind = Calls['poll']['kind']
const WHEN: { readonly [K in Kind]: When } = { pre: 'PRE', ann: 'ANN', react: 'RE' }

/** What is answered may be past: the one killed is saved, the card is cancelled, the attack is over. */
function isPast(state: State, kind: Kind, event: Happening | undefined): boolean {
  if (kind !== 'react') return state.attack === undefined || state.attack.ended !== undefined
  if (event?.name === 'killed') return !state.dying.some(({ uid }) => uid === event.victim)
  return event?.name === 'card_played' && state.stack[state.stack.length - 1]?.countered === true
}

/** Each in turn from the active player plays or passes, until all have passed in a row. Who can have nothing is not asked. */
export const poll = procedure('poll', {
  turn: ({ state, local: { kind, event, at = 0, passed = 0 } }) => {
    const order = playing(state)
    if (passed >= order.length || isPast(state, kind, event)) return go('done')
    const seat = order[at % order.length] as PlayerSeat
    if (!couldPlay(state, seat, WHEN[kind], event)) return go('turn', { at: at + 1, passed: passed + 1 })
    const options = [...plays(state, seat, { whens: [WHEN[kind]], ...(event ? { event } : {}) }), { id: 'pass' as const }]
    const subject = kind === 'pre' ? 'before combatants' : kind === 'ann' ? 'after combatants' : 'reaction'
    const about = event ? { about: { event: { ...event } as never } } : {}
    return ask(question(seat, subject, { shape: 'pick', options, least: 1, most: 1 }, ['pass'], about), 'heard')
  },
  heard: ({ state, local: { kind, event, at = 0, passed = 0 }, heard }) => {
    const subject = kind === 'pre' ? 'before combatants' : kind === 'ann' ? 'after combatants' : 'reaction'
    const id = heard.picked(subject)
    if (id === 'pass') return go('turn', { at: at + 1, passed: passed + 1 })
    const order = playing(state)
    const seat = order[at % order.length] as PlayerSeat
    return call('move', { seat, move: id as MoveId, ...(event ? { event } : {}) }, 'turn', { at: at + 1, passed: 0 })
  },
})

/** Effects in force that answer this event, those of the active player first. */
export function dueOn(state: State, event: Happening): readonly { readonly ops: readonly Op[]; readonly ctx: Ctx }[] {
  const judge = judgeOf(state)
  const due = judge.actives('on').filter(({ fx, ctx }) => {
    const own = { ...ctx, event }
    return fx.event === event.name && judge.all(own, fx.if, judge.subjectOf(own))
  })
  const order = playing(state)
  return due
    .map(({ fx, ctx, from }) => ({ ops: fx.do, ctx: { ...ctx, ...(from ? { source: from.uid } : {}), event } }))
    .sort((one, other) => order.indexOf(one.ctx.me) - order.indexOf(other.ctx.me))
}

export const happening = procedure('happening', {
  find: ({ state, local: { event, due } }) => go('next', { due: due ?? dueOn(state, event) }),
  next: ({ local: { due = [] } }) => {
    const [first, ...rest] = due
    return first ? call('effects', first, 'next', { due: rest }) : go('done')
  },
})
