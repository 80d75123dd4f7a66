/** The only function that changes the state, with one small fold per event. */
import { folding } from '../../../../kernel'
import { without } from '../../../kit/rules/cards'
import { takenUp } from '../../../kit/rules/folds'
import { HIDDEN } from '../cards'
import { figureOf } from '../facts/figures'
import { attackerOf } from '../facts/melee'
import type { State } from '../state'
import type { Event } from '.'
import {
  AT_ONCE,
  acted,
  advanced,
  attacked,
  change,
  did,
  inMelee,
  laidDown,
  leftOut,
  node,
  onPool,
  played,
  pooled,
  pools,
  put,
  SHOT_BOOSTS,
  scored,
  settled,
  side,
  sorted,
  unspent,
  used,
  withoutBoosts,
} from './changes'

export const evolve = folding<State, Event>({
  'initiative-rolled': (before, { winner }) => {
    const state = settled(before)
    return winner ? { ...state, active: winner, now: winner } : state
  },
  'edge-chosen': (state, { seat, edge, other }) => ({
    ...state,
    sides: {
      A: { ...state.sides.A, edge: seat === 'A' ? edge : other },
      B: { ...state.sides.B, edge: seat === 'B' ? edge : other },
    },
  }),
  'deployment-began': (state, { seat }) => ({ ...state, now: seat }),
  'figure-deployed': (state, { figure, pose }) => put(state, figure, pose),
  'turn-began': (state, { turn }) => ({
    ...state,
    turn,
    sides: { A: unspent(state.sides.A), B: unspent(state.sides.B) },
    figures: Object.fromEntries(
      Object.entries(state.figures).map(([ref, figure]) => [ref, { ...figure, done: {}, attackedBy: [] }]),
    ),
  }),
  'phase-began': (state, { phase, seat }) => ({ ...state, phase, now: seat }),
  'part-ended': (state) => withoutBoosts(state, () => true),
  'node-placed': (state, { node: ref, pose }) => laidDown(state, ref, pose),
  'adventures-dealt': (state, { seat, cards }) =>
    side(state, seat, {
      adventures: { ...state.sides[seat].adventures, ready: [...state.sides[seat].adventures.ready, ...cards] },
    }),
  'cards-drawn': (state, { seat, count, cards, reshuffled }) => {
    const { deck, discard } = state.battle
    const drawn = cards ?? Array.from({ length: count }, () => HIDDEN)
    const from = reshuffled ? [...deck, ...discard] : deck
    const left = without(from, drawn)
    const after = side(state, seat, { hand: sorted([...state.sides[seat].hand, ...drawn]) })
    return { ...after, battle: { ...state.battle, deck: sorted(left), discard: reshuffled ? [] : discard } }
  },
  'cards-discarded': (state, { seat, cards }) => cards.reduce((before, card) => played(before, seat, card), state),
  'card-played': (state, event) => onPool(played(state, event.seat, event.card), event),
  'fate-spent': (state, { seat, use, means, figure }) => {
    const paid = means === 'token' ? side(state, seat, { fate: state.sides[seat].fate - 1 }) : played(state, seat, means)
    const listed = use === 'recover' || use === 'exterminate' ? { seat, use } : undefined
    if (!listed || !paid.contest || paid.contest.figure !== figure) return paid
    return { ...paid, contest: { figure, effects: [...paid.contest.effects, listed] } }
  },
  'fate-gained': (state, { seat, fate }) => side(state, seat, { fate }),
  'fate-void': (state) => state,
  'fate-contested': (state, { figure }) => ({ ...state, contest: { figure, effects: [] } }),
  'fate-settled': ({ contest: _over, ...state }) => state,
  'adventure-used': (state, { seat, card, effect, figure }) => {
    const after = used(state, seat, card)
    if (AT_ONCE.includes(effect)) return after
    return { ...after, boosts: [...after.boosts, { effect, card, seat, ...(figure === undefined ? {} : { figure }) }] }
  },
  'adventure-recovered': (state, { seat, card, how }) => {
    const { adventures } = state.sides[seat]
    const { ready, exhausted, discard } = adventures
    return side(state, seat, {
      adventures: {
        ...adventures,
        ready: [...ready, card],
        exhausted: how === 'paid' ? without(exhausted, [card]) : exhausted,
        discard: how === 'drawn' ? without(discard, [card]) : discard,
      },
    })
  },
  'leader-used': (state, { leader }) => did(state, leader, { led: true }),
  'dice-thrown': (state, { pools }) => ({ ...withoutBoosts(state, ({ effect }) => effect === 'clear-path'), dice: pools }),
  'dice-rerolled': (state, { pool, places, faces }) => {
    const before = state.dice?.[pool]?.faces ?? []
    return pooled(state, pool, { faces: before.map((face, place) => faces[places.indexOf(place)] ?? face) })
  },
  'hand-chosen': (state) => state,
  'adventure-tried': (state) => settled(state),
  'node-taken': (state, { figure, node: ref, kind, points, first }) => {
    const taken = node(takenUp(state, ref), ref, { kind, points, carrier: figure })
    if (!first) return taken
    const at = taken.nodeBag.findIndex((one) => one.kind === kind && one.points === points)
    return { ...taken, nodeBag: taken.nodeBag.filter((_, index) => index !== at) }
  },
  'node-dropped': (state, { node: ref, pose }) => laidDown(state, ref, pose),
  'node-scored': (state, { line }) => scored(state, line),
  'burst-shared': (state) => state,
  'figure-moved': (state, { figure, how, to }) => acted(put(state, figure, to), figure, how),
  'move-lost': (state, { figure, how }) => acted(state, figure, how),
  'figure-climbed': (state, { figure, how, to }) => acted(put(state, figure, to), figure, how),
  'figure-shifted': (state, { figure, how, to }) => acted(put(state, figure, to), figure, how),
  'shot-declared': (state, { report, how }) => (how === 'action' ? did(state, report.shooter, { shot: true }) : state),
  'shot-rolled': (state, { shooter, target, attack, defence }) => ({
    ...state,
    dice: pools(state, { attack: [shooter, attack], defence: [target, defence] }),
  }),
  'shot-netted': (state) => withoutBoosts(settled(state), ({ effect }) => SHOT_BOOSTS.includes(effect)),
  'stress-gained': (state, { figure, stress }) => change(state, figure, { stress }),
  'damage-rolled': (state) => withoutBoosts(settled(state), ({ effect }) => effect === 'lucky-hit'),
  'wound-taken': (state, { figure, wounds }) => change(state, figure, { wounds }),
  'figure-saved': (state) => state,
  'figure-shocked': (state, { figure }) => {
    const after = change(state, figure, { condition: 'shocked' })
    return state.melee ? inMelee(after, { felled: [...state.melee.felled, figure] }) : after
  },
  'figure-exterminated': (state, event) =>
    scored(change(takenUp(state, event.figure), event.figure, { condition: 'exterminated' }), event.scored),
  'figure-engaged': (state, { target, attacker, to }) => {
    const melee = state.melee ?? { seat: figureOf(state, attacker.figure).seat, target, attackers: [], made: [], felled: [] }
    const moved = put(did(state, attacker.figure, { engaged: true }), attacker.figure, to)
    return { ...moved, melee: { ...melee, attackers: [...melee.attackers, { ...attacker, to }] } }
  },
  'melee-declared': (state, { waiting = [] }) =>
    waiting.reduce((before, attacker) => advanced(before, { ...attacker, waits: true }, attacker.from), state),
  'engagement-crossed': (state, { figure }) => {
    const { waits: _waited, ...attacker } = attackerOf(state, figure)
    return advanced(settled(state), { ...attacker, crossings: [] }, attacker.to)
  },
  'engagement-failed': (state, { figure, to }) => put(leftOut(settled(state), figure), figure, to),
  'engagement-withdrawn': (state, { figure, to }) => {
    const { engaged: _engaged, ...done } = figureOf(state, figure).done
    return change(put(leftOut(state, figure), figure, to), figure, { done })
  },
  'round-began': (state, { attack }) => attacked(state, attack),
  'round-rolled': (state, { attack, attackFaces, defenceFaces }) => ({
    ...state,
    dice: pools(state, { attack: [attack.attacker, attackFaces], defence: [attack.target, defenceFaces] }),
  }),
  'round-won': (state) => withoutBoosts(settled(state), ({ effect }) => effect === 'combat-senses'),
  'coup-struck': (state, { by, figure, bonus }) => attacked(state, { attacker: by, target: figure, bonus }),
  'melee-ended': ({ melee: _over, ...state }) => ({
    ...state,
    boosts: state.boosts.filter(({ effect }) => effect !== 'hold-the-line'),
  }),
  'figure-pushed': (state, { figure, to }) => put(state, figure, to),
  'figures-recovered': (state, { figures }) =>
    figures.reduce((before, ref) => change(before, ref, { condition: 'operational' }), state),
  'stress-cleared': (state, { figure, removed }) => change(state, figure, { stress: figureOf(state, figure).stress - removed }),
  'wound-healed': (state, { figure, wounds }) => change(state, figure, { wounds }),
  'stress-tested': (state, { figure, removed }) =>
    change(settled(state), figure, { stress: figureOf(state, figure).stress - removed }),
  'match-ended': (state) => ({ ...state, phase: 'over' }),
})
