/** Folds events into the state, which nothing else changes: one small function for each event. */
import { folding } from '../../../../kernel'
import type { Pose, Ref } from '../../../../table/piece'
import { putDown, takenUp } from '../../../kit/rules/folds'
import { isEngaged } from '../facts/contact'
import { figureOf } from '../facts/figures'
import { BODIES } from '../profile'
import type { Action, Done, Effect, Figure, LedgerLine, State } from '../state'
import type { Bids, Event, MoveKind } from '.'

const change = (state: State, ref: Ref, changes: Partial<Figure>): State => ({
  ...state,
  figures: { ...state.figures, [ref]: { ...figureOf(state, ref), ...changes } },
})
const did = (state: State, ref: Ref, done: Done): State => change(state, ref, { done: { ...figureOf(state, ref).done, ...done } })
const each = (state: State, refs: readonly Ref[], fold: (state: State, ref: Ref) => State): State => refs.reduce(fold, state)
const put = (state: State, ref: Ref, pose: Pose): State =>
  putDown(state, { ref, radius: BODIES[figureOf(state, ref).profile.size].radius, pose })
const acting = (state: State, action: Action): State => ({ ...state, action })
const scored = (state: State, line: LedgerLine | undefined): State =>
  line ? { ...state, ledger: [...state.ledger, line] } : state

/** Adds an effect. One with the same cause and source replaces the old one and keeps the later end; only Entangle adds up. */
function withEffect(effects: readonly Effect[], next: Effect): readonly Effect[] {
  if (next.cause === 'entangle') return [...effects, next]
  const isSame = ({ stat, cause, source }: Effect) => stat === next.stat && cause === next.cause && source === next.source
  const until = Math.max(next.until, ...effects.filter(isSame).map((effect) => effect.until))
  return [...effects.filter((effect) => !isSame(effect)), { ...next, until }]
}
const affect = (state: State, ref: Ref, effect: Effect): State =>
  change(state, ref, { effects: withEffect(figureOf(state, ref).effects, effect) })

const DOES: { readonly [K in MoveKind]: Done } = {
  walk: { walked: true },
  forced: { forced: true },
  run: { ran: true },
  evade: { evaded: true },
  charge: {},
  disengage: { disengaged: true },
  'force-out': { disengaged: true },
  'lightning-exit': { disengaged: true },
  'lightning-walk': {},
}

/** VX-EVA-03: the effects of an evade, until the end of the turn. */
const evading = (state: State, ref: Ref): State => {
  const until = state.turn
  const cause = 'evade'
  const gains: readonly Effect[] = [
    { stat: 'DEF', delta: 1, until, cause },
    { stat: 'shot-VIV', delta: 1, until, cause },
    { stat: 'partial', delta: 0, until, cause },
  ]
  return gains.reduce((before, effect) => affect(before, ref, effect), state)
}

const minus = (state: State, bids: Bids, of: 'will' | 'mana'): State =>
  Object.entries(bids).reduce(
    (before, [ref, points]) => change(before, ref, { [of]: Math.max(0, figureOf(before, ref)[of] - points) }),
    state,
  )

const { fromEntries, values } = Object
const fresh = ({ stance: _stance, locked: _locked, ...figure }: Figure): Figure => ({ ...figure, done: {} })
/** VX-TRA-03: a contact left over from the previous turn counts as contact in this one. */
const heldSince = (state: State, { ref, done }: Figure): Done => (isEngaged(state, ref) ? { ...done, engaged: true } : done)
/** A miniature at the end of a turn: expired effects go, and a turn without trance ends the sequence (VX-TRA-07). */
const rested = (figure: Figure, turn: number): Figure => ({
  ...figure,
  trance: figure.locked === 'trance' ? figure.trance : 0,
  effects: figure.effects.filter(({ until }) => until > turn),
})

export const evolve = folding<State, Event>({
  'discipline-bid': (state, { bids }) => ({
    ...state,
    sides: {
      A: { ...state.sides.A, order: state.sides.A.order - bids.A },
      B: { ...state.sides.B, order: state.sides.B.order - bids.B },
    },
  }),
  'terrain-ordered': (state, { first }) => ({ ...state, terrainFirst: first }),
  'first-player': (state, { seat }) => ({ ...state, first: seat }),
  'deployment-began': (state) => ({ ...state, phase: 'deployment' }),
  'deployment-turn': (state, { seat }) => ({ ...state, now: seat }),
  'figure-deployed': (state, { figure, pose, strip }) => {
    const { seat } = figureOf(state, figure)
    const sides = { ...state.sides, [seat]: { ...state.sides[seat], strip } }
    return put({ ...state, sides }, figure, pose)
  },
  'turn-began': ({ now: _now, ...state }, { turn, signs }) => ({
    ...state,
    phase: 'turns',
    turn,
    signs,
    steps: [],
    step: -1,
    figures: fromEntries(values(state.figures).map((figure) => [figure.ref, fresh(figure)])),
  }),
  'turn-readied': (state, { steps, figures }) => ({
    ...state,
    steps,
    figures: fromEntries(
      values(state.figures).map((figure) => [figure.ref, { ...figure, ...figures[figure.ref], done: heldSince(state, figure) }]),
    ),
  }),
  'step-began': (state, { step }) => ({ ...state, step }),
  'window-opened': (state, { seat }) => ({ ...state, now: seat }),
  'window-passed': ({ now: _now, ...state }) => state,
  'turn-ended': ({ now: _now, ...state }, { turn, removed }) => {
    const figures = fromEntries(values(state.figures).map((figure) => [figure.ref, rested(figure, turn)]))
    return each({ ...state, figures, step: -1, steps: [] }, removed, (before, ref) =>
      takenUp(change(before, ref, { standing: 'removed' }), ref),
    )
  },
  'action-paid': (state, { figure, pa, what }) => {
    const { pa: before, done } = figureOf(state, figure)
    return change(state, figure, { pa: before - pa, ...(what === 'notice' ? {} : { done: { ...done, acted: true } }) })
  },
  'action-ended': ({ action: _over, ...state }) => state,
  'figure-moved': (state, { figure, how, to }) => {
    const moved = did(put(state, figure, to), figure, DOES[how])
    return how === 'evade' ? evading(moved, figure) : moved
  },
  'figures-engaged': (state, { figure, others }) =>
    each(state, [figure, ...others], (before, ref) => did(before, ref, { engaged: true })),
  'charge-declared': (state, { figure, target }) => acting(state, { type: 'charge', figure, target }),
  'charge-resolved': (state, { figure, result }) => {
    if (result !== 'failed') return did(state, figure, { charged: true })
    const cause = 'failed-charge'
    const until = state.turn
    const slowed = affect(state, figure, { stat: 'DEF', delta: -1, until, cause })
    const open = affect(slowed, figure, { stat: 'VIV', delta: -1, until, cause })
    return change(open, figure, { locked: 'failed-charge' })
  },
  'shot-declared': (state, { target, shooters }) => {
    const announced = shooters.reduce(
      (before, { ref, still }) => change(before, ref, { stance: still ? 'static' : 'mobile' }),
      state,
    )
    return acting(announced, { type: 'shot', target, shooters })
  },
  'shot-measured': (state, { target, bands }) => {
    const shooters = state.action?.type === 'shot' ? state.action.shooters : []
    return acting(state, { type: 'shot', target, shooters, bands })
  },
  'shooters-concentrated': (state) => state,
  'attack-declared': (state, { attack }) => acting(state, { type: 'attack', ...attack }),
  'spell-declared': (state, { casting }) => acting(state, { type: 'spell', ...casting }),
  'spell-measured': (state, { casting }) => acting(state, { type: 'spell', ...casting }),
  'spell-fizzled': (state) => state,
  'trance-declared': (state, { figure, turns }) => change(state, figure, { trance: turns, locked: 'trance' }),
  'trance-broken': (state, { figure }) => change(state, figure, { trance: 0 }),
  'figure-noticed': (state, { figure, pa }) => change(state, figure, { pa: figureOf(state, figure).pa - pa }),
  'bids-revealed': (state, { will, mana = {} }) => minus(minus(state, will, 'will'), mana, 'mana'),
  'action-resolved': (state) => state,
  'damage-dealt': (state) => state,
  'figure-hurt': (state, { figure, total }) => did(change(state, figure, { damage: total }), figure, { hurt: true }),
  'figure-doomed': (state, { figure, scored: line }) => scored(change(state, figure, { standing: 'doomed' }), line),
  'figure-killed': (state, { figure, scored: line }) =>
    scored(takenUp(change(state, figure, { standing: 'removed' }), figure), line),
  'figure-healed': (state, { figure, damage }) => change(state, figure, { damage }),
  'effect-began': (state, { figure, effect }) => affect(state, figure, effect),
  'points-changed': (state, { figure, pa, will, done = {} }) => did(change(state, figure, { pa, will }), figure, done),
  'figure-pushed': (state, { figure, to }) => put(state, figure, to),
  'scenery-broken': (state, { piece }) => ({
    ...state,
    tabletop: { ...state.tabletop, terrain: state.tabletop.terrain.filter(({ ref }) => ref !== piece) },
  }),
  'match-ended': ({ now: _now, ...state }, { lines }) => ({ ...state, phase: 'over', ledger: lines }),
})
