/** Players answer in turn (3.2): windows that all may play in, reactions to events, and effects that answer by themselves. */
import type { PlayerSeat } from '../../../../kernel'
import { couldPlay, plays } from '../facts/moves'
import { isInPlay, playing, seatOf } from '../facts/table'
import { judgeOf } from '../fx'
import type { Happening } from '../fx/context'
import { answering } from '../fx/in-force'
import type { MoveId } from '../ids'
import type { State } from '../state'
import type { Calls, Due } from '../terms'
import { ask, call, go, procedure, question, tell } from '../terms'
import type { When } from '../vocabulary'

type Kind = Calls['poll']['kind']
const WHEN: { readonly [K in Kind]: When } = { pre: 'PRE', ann: 'ANN', react: 'RE' }

/** Whether nothing is left to answer: the victim is saved, the card cancelled, the points lost again, or the attack over. */
function isPast(state: State, { kind, event, has = 0 }: Calls['poll']): boolean {
  if (kind !== 'react') return state.attack === undefined || state.attack.ended !== undefined
  if (event?.name === 'killed') return !state.dying.some(({ uid }) => uid === event.victim)
  if (event?.name === 'gained' && event.seat) return seatOf(state, event.seat).P < has
  return event?.name === 'card_played' && state.stack[state.stack.length - 1]?.countered === true
}

/** Asks each player, from the active one on, until all pass in a row. Players who cannot hold a fitting card are not asked. */
export const poll = procedure('poll', {
  turn: ({ state, local }) => {
    const { kind, event, at = 0, passed = 0 } = local
    if (kind !== 'react' && hasNoticed(state)) return call('noticed', {}, 'turn')
    // A card for any time is a play, too: all may answer it (3.2).
    const made = state.attack?.plays ?? 0
    if (kind !== 'react' && made !== (local.plays ?? 0)) return go('turn', { plays: made, passed: 0 })
    const order = playing(state)
    if (passed >= order.length || isPast(state, local)) return go('done')
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
export function dueOn(state: State, event: Happening): readonly Due[] {
  const all = answering(state, event.name)
  if (all.length === 0) return []
  const judge = judgeOf(state)
  const due = all.filter(({ fx, ctx }) => {
    const own = { ...ctx, event }
    return judge.all(own, fx.if, judge.subjectOf(own))
  })
  const order = playing(state)
  return due
    .map(({ fx, ctx, from }) => ({ ops: fx.do, ctx: { ...ctx, ...(from ? { source: from.uid } : {}), event } }))
    .sort((one, other) => order.indexOf(one.ctx.me) - order.indexOf(other.ctx.me))
}

const hasNoticed = ({ noticed = [] }: State): boolean => noticed.length > 0
/** Events for which another procedure asks for reactions itself. */
const ASKED_ELSEWHERE: readonly string[] = ['killed', 'gained', 'combat_end']

/** The first `instead` effect that replaces this event, if there is one. */
export function insteadOf(state: State, event: Happening): Due | undefined {
  const judge = judgeOf(state)
  const found = judge.actives('instead').find(({ fx, ctx }) => {
    const own = { ...ctx, event }
    return fx.event === event.name && judge.all(own, fx.if, judge.subjectOf(own))
  })
  return found && { ops: found.fx.do, ctx: { ...found.ctx, ...(found.from ? { source: found.from.uid } : {}), event } }
}

export const happening = procedure('happening', {
  find: ({ state, local: { event, due } }) => go('next', { due: due ?? dueOn(state, event) }),
  next: ({ local: { due = [] } }) => {
    const [first, ...rest] = due
    return first ? call('effects', first, 'next', { due: rest }) : go('answers')
  },
  answers: ({ local: { event } }) =>
    ASKED_ELSEWHERE.includes(event.name) ? go('done') : call('poll', { kind: 'react', event }, 'done'),
})

/** Answers the noticed happenings one by one. Happenings added meanwhile are answered after the current one. */
export const noticed = procedure('noticed', {
  next: ({ state }) => {
    const [event] = state.noticed ?? []
    return event ? tell({ type: 'noticed' }, 'replace', { event }) : go('done')
  },
  // A wound that an `instead` effect replaces is undone.
  replace: ({ state, local: { event } }) => {
    const due = event?.name === 'wounded' ? insteadOf(state, event) : undefined
    const { victim } = event ?? {}
    if (!due || !victim || !isInPlay(state, victim)) return go('answer')
    return tell({ type: 'saved', uid: victim, wound: true }, 'otherwise')
  },
  otherwise: ({ state, local: { event } }) => {
    const due = event && insteadOf(state, event)
    return due ? call('effects', due, 'next') : go('next')
  },
  answer: ({ local: { event } }) => (event ? call('happening', { event }, 'next') : go('next')),
})
