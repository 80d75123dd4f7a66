/** The only writer of state: one small function per event. */
import { folding } from '../../../kernel'
import type { Pose, Ref } from '../../../table/piece'
import type { Event } from './events'
import { figureOf, pieceOf } from './facts/figures'
import { meleeOf } from './facts/melee'
import type { Attack } from './reports'
import type { Done, Figure, LedgerLine, Melee, State } from './state'

const change = (state: State, ref: Ref, changes: Partial<Figure>): State => ({
  ...state,
  figures: { ...state.figures, [ref]: { ...figureOf(state, ref), ...changes } },
})

const did = (state: State, ref: Ref, done: Done): State => change(state, ref, { done: { ...figureOf(state, ref).done, ...done } })

const put = (state: State, ref: Ref, pose: Pose): State => {
  const radius = figureOf(state, ref).profile.radius
  return { ...state, tabletop: { ...state.tabletop, pieces: { ...state.tabletop.pieces, [ref]: { ref, radius, pose } } } }
}

const taken = (state: State, ref: Ref): State => {
  const { [ref]: _gone, ...pieces } = state.tabletop.pieces
  return { ...state, tabletop: { ...state.tabletop, pieces } }
}

const acted = (state: State, ref: Ref, how: 'move' | 'sprint'): State =>
  did(state, ref, how === 'move' ? { moved: true } : { sprinted: true })

const scored = (state: State, line: LedgerLine | undefined): State =>
  line ? { ...state, ledger: [...state.ledger, line] } : state

const inMelee = (state: State, changes: Partial<Melee>): State => ({ ...state, melee: { ...meleeOf(state), ...changes } })

/** An attack is made: it is used up, and the target knows by whom it was attacked in this turn. */
function attacked(state: State, attack: Attack): State {
  const { attackedBy } = figureOf(state, attack.target)
  const known = attackedBy.includes(attack.attacker) ? attackedBy : [...attackedBy, attack.attacker]
  return inMelee(change(state, attack.target, { attackedBy: known }), { made: [...meleeOf(state).made, attack] })
}

const leftOut = (state: State, ref: Ref): State =>
  inMelee(state, { attackers: meleeOf(state).attackers.filter(({ figure }) => figure !== ref) })

export const evolve = folding<State, Event>({
  'initiative-rolled': (state, { winner }) => (winner ? { ...state, active: winner, now: winner } : state),
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
    figures: Object.fromEntries(
      Object.entries(state.figures).map(([ref, figure]) => [ref, { ...figure, done: {}, attackedBy: [] }]),
    ),
  }),
  'phase-began': (state, { phase, seat }) => ({ ...state, phase, now: seat }),
  'part-ended': (state) => state,
  'figure-moved': (state, { figure, how, to }) => acted(put(state, figure, to), figure, how),
  'move-lost': (state, { figure, how }) => acted(state, figure, how),
  'figure-climbed': (state, { figure, how, to }) => acted(put(state, figure, to), figure, how),
  'figure-shifted': (state, { figure, how, to }) => acted(put(state, figure, to), figure, how),
  'shot-declared': (state, { report }) => did(state, report.shooter, { shot: true }),
  'shot-rolled': (state) => state,
  'shot-netted': (state) => state,
  'stress-gained': (state, { figure, stress }) => change(state, figure, { stress }),
  'damage-rolled': (state) => state,
  'wound-taken': (state, { figure, wounds }) => change(state, figure, { wounds }),
  'figure-shocked': (state, { figure }) => change(state, figure, { condition: 'shocked' }),
  'figure-exterminated': (state, event) =>
    scored(change(taken(state, event.figure), event.figure, { condition: 'exterminated' }), event.scored),
  'figure-engaged': (state, { target, attacker, to }) => {
    const melee = state.melee ?? { seat: figureOf(state, attacker.figure).seat, target, attackers: [], made: [] }
    const moved = put(did(state, attacker.figure, { engaged: true }), attacker.figure, to)
    return { ...moved, melee: { ...melee, attackers: [...melee.attackers, attacker] } }
  },
  'melee-declared': (state) => state,
  'engagement-crossed': (state, { figure }) =>
    inMelee(state, {
      attackers: meleeOf(state).attackers.map((one) => (one.figure === figure ? { ...one, crossings: [] } : one)),
    }),
  'engagement-failed': (state, { figure, to }) => put(leftOut(state, figure), figure, to),
  'engagement-withdrawn': (state, { figure, to }) => {
    const { engaged: _engaged, ...done } = figureOf(state, figure).done
    return change(put(leftOut(state, figure), figure, to), figure, { done })
  },
  'round-began': (state, { attack }) => attacked(state, attack),
  'round-rolled': (state) => state,
  'round-won': (state) => state,
  'coup-struck': (state, { by, figure, bonus }) => attacked(state, { attacker: by, target: figure, bonus }),
  'melee-ended': ({ melee: _over, ...state }) => state,
  'figure-pushed': (state, { figure, to }) => put(state, figure, to),
  'figures-recovered': (state, { figures }) =>
    figures.reduce((before, ref) => change(before, ref, { condition: 'operational' }), state),
  'stress-tested': (state, { figure, removed }) => change(state, figure, { stress: figureOf(state, figure).stress - removed }),
  'match-ended': (state) => ({ ...state, phase: 'over' }),
})

/** The pose a figure has now. */
export const poseOf = (state: State, ref: Ref): Pose => pieceOf(state, ref).pose
