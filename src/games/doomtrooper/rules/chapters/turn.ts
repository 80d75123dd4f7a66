/** One player's turn (4.4): draw, actions, discard; and actions that are granted at once (DT-ACT-05). */
import type { PlayerSeat } from '../../../../kernel'
import { EMPTY_TURNS } from '../constants'
import type { Event } from '../events'
import { couldPlay, isIdle, menu, plays } from '../facts/moves'
import { seatOf, warriors } from '../facts/table'
import { actionsLeftOf, handLimit, mustLeaveCover, rateOf } from '../facts/turns'
import { judgeOf } from '../fx'
import { handId, type MoveId, slotOf } from '../ids'
import type { Skip, State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'
import { handRef } from '../zones'

/** So many cards from the pile, as far as it has them (DT-DRW-01, DT-DRW-02). */
export function drawn(state: State, seat: PlayerSeat, wanted: number, why: 'turn' | 'effect'): readonly Event[] {
  const { pile } = seatOf(state, seat)
  const count = Math.min(wanted, pile.length)
  if (count <= 0) return []
  const last = count === pile.length ? { last: true as const } : {}
  return [{ type: 'cards-drawn', seat, count, why, ...last, cards: pile.slice(0, count) }]
}

const isSkipped = ({ skips = [], active }: State, what: Skip['what']): boolean =>
  skips.some((one) => one.seat === active && one.what === what)

export const turn = procedure('turn', {
  start: ({ state }) => call('happening', { event: { name: 'turn_start', seat: state.active } }, 'drawStep'),
  // AMB-38: effects of the draw step also happen, at the start of the turn, for players who have no draw step.
  drawStep: ({ state }) => call('happening', { event: { name: 'draw_step', seat: state.active } }, 'early'),
  early: ({ state }) =>
    seatOf(state, state.active).exhausted ? go('act') : tell({ type: 'step-began', step: 'draw' }, 'before'),
  before: ({ state }) => {
    const seat = state.active
    const options = [...plays(state, seat, { whens: ['DRAW', 'START'] }), { id: 'proceed' as const }]
    return ask(question(seat, 'before drawing', { shape: 'pick', options, least: 1, most: 1 }, ['proceed']), 'heard')
  },
  heard: ({ state, heard }) => {
    const id = heard.picked('before drawing')
    return id === 'proceed'
      ? tell({ type: 'step-began', step: 'drawing' }, 'draw')
      : call('move', { seat: state.active, move: id as MoveId }, 'before')
  },
  // DT-DRW-01
  draw: ({ state }) => {
    const seat = state.active
    if (isSkipped(state, 'draw')) return tell({ type: 'skipped', seat, what: 'draw' }, 'act')
    const judge = judgeOf(state)
    const missing = handLimit(judge, seat) - seatOf(state, seat).hand.length
    const most = rateOf(judge, seat, 'drawMax', Number.MAX_SAFE_INTEGER)
    return tell(drawn(state, seat, Math.min(missing, most), 'turn'), 'act')
  },
  act: () => tell({ type: 'step-began', step: 'actions' }, 'actions'),
  actions: ({ state }) =>
    isSkipped(state, 'actions')
      ? tell({ type: 'skipped', seat: state.active, what: 'actions' }, 'discard')
      : call('actions', {}, 'discard'),
  discard: () => tell({ type: 'step-began', step: 'discard' }, 'choose'),
  // DT-DIS-01, DT-DIS-02
  choose: ({ state }) => {
    const { seat, hand } = seatOf(state, state.active)
    if (hand.length === 0) return go('last')
    const judge = judgeOf(state)
    const least = Math.min(hand.length, rateOf(judge, seat, 'minDiscard', 0))
    const over = Math.max(least, hand.length - handLimit(judge, seat))
    const options = hand.map((_, slot) => ({ id: handId(slot), on: [handRef(seat, slot)] }))
    const choice = { shape: 'pick' as const, options, least: over, most: Math.max(1, over) }
    const fallback = options.slice(options.length - over).map(({ id }) => id)
    return ask(question(seat, 'discard cards', choice, fallback, { about: { over } }), 'chosen')
  },
  chosen: ({ state, heard }) => {
    const { seat, hand } = seatOf(state, state.active)
    const cards = heard.the('discard cards').map((id) => hand[slotOf(id)] ?? '?')
    return cards.length === 0 ? go('last') : tell({ type: 'cards-discarded', seat, cards }, 'last')
  },
  // What may be played at the end of one's turn: who can have nothing for it is not asked.
  last: ({ state }) => {
    const seat = state.active
    if (!couldPlay(state, seat, 'END')) return go('end')
    const options = [...plays(state, seat, { whens: ['END'] }), { id: 'pass' as const }]
    return ask(question(seat, 'before ending', { shape: 'pick', options, least: 1, most: 1 }, ['pass']), 'lastHeard')
  },
  lastHeard: ({ state, heard }) => {
    const id = heard.picked('before ending')
    return id === 'pass' ? go('end') : call('move', { seat: state.active, move: id as MoveId }, 'lastNoticed')
  },
  lastNoticed: ({ state }) => ((state.noticed ?? []).length > 0 ? call('noticed', {}, 'last') : go('last')),
  end: () => tell({ type: 'step-began', step: 'ending' }, 'ending'),
  ending: ({ state }) => call('happening', { event: { name: 'turn_end', seat: state.active } }, 'over'),
  // DT-DRW-04
  over: ({ state }) => {
    if ((state.noticed ?? []).length > 0) return call('noticed', {}, 'over')
    const seat = state.active
    const { beganEmpty, emptyTurns } = seatOf(state, seat)
    const empty = beganEmpty && warriors(state, seat).length === 0 ? emptyTurns + 1 : 0
    const ended: Event = { type: 'turn-ended', seat, empty }
    return tell(empty >= EMPTY_TURNS ? [ended, { type: 'player-eliminated', seat }] : [ended], 'done')
  },
})

/** DT-ACT-01 to DT-ACT-03. What is not used is lost (DT-ACT-02). */
export const actions = procedure('actions', {
  choose: ({ state, local: { nested } }) => {
    const seat = nested ?? state.active
    if ((state.noticed ?? []).length > 0) return call('noticed', {}, 'choose')
    const over = state.effects.filter((one) => one.begun && one.seat === seat).map(({ id }) => id)
    if (over.length > 0) return tell({ type: 'effects-over', ids: over }, 'choose')
    const [further] = state.further ?? []
    if (further && nested === undefined) return call('attack', { further }, 'choose')
    if (isIdle(state, seat)) return go('done')
    const judge = judgeOf(state)
    // DT-COV-02: a player who must leave cover and has an action left, even a granted one, may not end the actions.
    const isBound = mustLeaveCover(judge, seat) && actionsLeftOf(state, seat) > 0
    const options = menu(state, seat)
    const uncover = options.find(({ id, refused }) => id.startsWith('uncover') && !refused)
    const end = { id: 'end' as const }
    const all = isBound && uncover ? options : [...options, end]
    const fallback = isBound && uncover ? uncover.id : 'end'
    return ask(question(seat, 'action', { shape: 'pick', options: all, least: 1, most: 1 }, [fallback]), 'chosen')
  },
  chosen: ({ state, local: { nested }, heard }) => {
    const id = heard.picked('action')
    if (id === 'end') return go('done')
    return id === 'attack' ? call('attack', {}, 'choose') : call('move', { seat: nested ?? state.active, move: id }, 'choose')
  },
})
