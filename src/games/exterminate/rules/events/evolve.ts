/** The only writer of state: one small function per event. */
import { folding } from '../../../../kernel'
import type { Pose, Ref } from '../../../../table/piece'
import { without } from '../../../kit/rules/cards'
import { putDown, takenUp } from '../../../kit/rules/folds'
import { type AdventureId, type AfterUse, type BattleId, type Effect, HIDDEN } from '../cards'
import type { Face } from '../dice'
import { figureOf } from '../facts/figures'
import { attackerOf, meleeOf } from '../facts/melee'
import type { Attack } from '../reports'
import type {
  Adventures,
  Attacker,
  Boost,
  Dice,
  Done,
  Figure,
  LedgerLine,
  Melee,
  PoolId,
  Side,
  SideState,
  State,
  VortexNode,
} from '../state'
import type { MoveKind } from '../terms'
import type { Event } from '.'

const change = (state: State, ref: Ref, changes: Partial<Figure>): State => ({
  ...state,
  figures: { ...state.figures, [ref]: { ...figureOf(state, ref), ...changes } },
})

const did = (state: State, ref: Ref, done: Done): State => change(state, ref, { done: { ...figureOf(state, ref).done, ...done } })

const put = (state: State, ref: Ref, pose: Pose): State =>
  putDown(state, { ref, radius: figureOf(state, ref).profile.radius, pose })

/** The action that a move used up (moves given by nodes use up none). The dice and boosts of the move are removed. */
function acted(state: State, ref: Ref, how: MoveKind): State {
  const done = settled(withoutBoosts(state, ({ effect, figure }) => effect === 'rapid-response' && figure === ref))
  return how === 'move' ? did(done, ref, { moved: true }) : how === 'sprint' ? did(done, ref, { sprinted: true }) : done
}

const side = (state: State, seat: Side, changes: Partial<SideState>): State => ({
  ...state,
  sides: { ...state.sides, [seat]: { ...state.sides[seat], ...changes } },
})

const sorted = (cards: readonly BattleId[]): readonly BattleId[] => [...cards].sort()

/** A battle card leaves a hand for the common discard. */
function played(state: State, seat: Side, card: BattleId): State {
  const after = side(state, seat, { hand: without(state.sides[seat].hand, [card]) })
  return { ...after, battle: { ...after.battle, discard: [...after.battle.discard, card] } }
}

/** EX-ADV-02: where an adventure card lies once it has been used. */
function used(state: State, seat: Side, card: AdventureId): State {
  const { adventures } = state.sides[seat]
  const { exhausted, discard, spent = [] } = adventures
  const { effect, after = 'discard' } = state.adventureCards[card] ?? {}
  const ready = without(adventures.ready, [card])
  const lies: { readonly [A in AfterUse]: Adventures } = {
    discard: { ...adventures, ready, discard: [card, ...discard] },
    exhaust: { ...adventures, ready, exhausted: [...exhausted, card] },
    lasting: effect !== undefined && AT_ONCE.includes(effect) ? { ...adventures, spent: [...spent, card] } : adventures,
  }
  return side(state, seat, { adventures: lies[after] })
}

function unspent(of: SideState): SideState {
  const { spent: _again, ...adventures } = of.adventures
  return { ...of, adventures }
}

/** Effects that change a roll or a state at once; all others stay in force for the present action. */
const AT_ONCE: readonly Effect[] = [
  'medi-kit',
  'second-wind',
  'scavenger',
  'strategist',
  'finish-them',
  'escape-plan',
  'sidestep',
]

const withoutBoosts = (state: State, isDone: (boost: Boost) => boolean): State =>
  state.boosts.some(isDone) ? { ...state, boosts: state.boosts.filter((boost) => !isDone(boost)) } : state

/** Removes the dice from the table: they have been acted upon. */
function settled({ dice: _gone, ...state }: State): State {
  return state
}

const node = (state: State, ref: Ref, changes: Partial<VortexNode>): State => {
  const before = state.nodes[ref]
  if (!before) throw new Error(`there is no node ${ref}`)
  return { ...state, nodes: { ...state.nodes, [ref]: { ...before, ...changes } } }
}
const laidDown = (state: State, ref: Ref, pose: Pose): State => {
  const { carrier: _was, ...rest } = state.nodes[ref] as VortexNode
  return putDown({ ...state, nodes: { ...state.nodes, [ref]: rest } }, { ref, radius: rest.radius, pose })
}

const pooled = (state: State, pool: PoolId, changes: Partial<NonNullable<Dice[PoolId]>>): State => {
  const before = state.dice?.[pool]
  if (!before) throw new Error(`no ${pool} dice lie on the table`)
  return { ...state, dice: { ...state.dice, [pool]: { ...before, ...changes } } }
}

/** What a card does to a pool of dice (4.8). */
function onPool(state: State, { card, icon, pool }: Extract<Event, { type: 'card-played' }>): State {
  if (pool === undefined) return state
  const before = state.dice?.[pool]
  switch (icon) {
    case 'hit':
    case 'armour':
    case 'lightning': {
      const face = icon === 'lightning' ? 'bolt' : icon
      return pooled(state, pool, { added: [...(before?.added ?? []), { card, face }] })
    }
    case 'double':
      return pooled(state, pool, { doubled: card })
    case 'super-armour':
      return pooled(state, pool, { voided: { card, added: before?.added.length ?? 0 } })
    default:
      return state
  }
}

const scored = (state: State, line: LedgerLine | undefined): State =>
  line ? { ...state, ledger: [...state.ledger, line] } : state

const SHOT_BOOSTS = ['sensory-input', 'steady-aim', 'reinforced-plating']

/** Both pools of a combat as they were thrown. */
const pools = (state: State, thrown: { readonly [P in 'attack' | 'defence']: readonly [Ref, readonly Face[]] }): Dice => {
  const pool = ([figure, faces]: readonly [Ref, readonly Face[]]) => ({
    seat: figureOf(state, figure).seat,
    figure,
    faces,
    added: [],
  })
  return { attack: pool(thrown.attack), defence: pool(thrown.defence) }
}

const inMelee = (state: State, changes: Partial<Melee>): State => ({ ...state, melee: { ...meleeOf(state), ...changes } })

/** An attack is made: it is used up, and the target remembers who attacked it in this turn. */
function attacked(state: State, attack: Attack): State {
  const { attackedBy } = figureOf(state, attack.target)
  const known = attackedBy.includes(attack.attacker) ? attackedBy : [...attackedBy, attack.attacker]
  return inMelee(change(state, attack.target, { attackedBy: known }), { made: [...meleeOf(state).made, attack] })
}

/** An attacker at another stage of its engagement move, and its figure where that puts it. */
const advanced = (state: State, now: Attacker, at: Pose): State =>
  inMelee(put(state, now.figure, at), {
    attackers: meleeOf(state).attackers.map((one) => (one.figure === now.figure ? now : one)),
  })

const leftOut = (state: State, ref: Ref): State =>
  inMelee(state, { attackers: meleeOf(state).attackers.filter(({ figure }) => figure !== ref) })

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
