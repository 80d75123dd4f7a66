import type { Pose, Ref } from '../../../../table/piece'
import { without } from '../../../kit/rules/cards'
import { putDown } from '../../../kit/rules/folds'
import type { AdventureId, AfterUse, BattleId, Effect } from '../cards'
import type { Face } from '../dice'
import { figureOf } from '../facts/figures'
import { meleeOf } from '../facts/melee'
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

export const change = (state: State, ref: Ref, changes: Partial<Figure>): State => ({
  ...state,
  figures: { ...state.figures, [ref]: { ...figureOf(state, ref), ...changes } },
})

export const did = (state: State, ref: Ref, done: Done): State =>
  change(state, ref, { done: { ...figureOf(state, ref).done, ...done } })

export const put = (state: State, ref: Ref, pose: Pose): State =>
  putDown(state, { ref, radius: figureOf(state, ref).profile.radius, pose })

/** Marks the action that a move used up (moves given by nodes use none), and removes the dice and boosts of the move. */
export function acted(state: State, ref: Ref, how: MoveKind): State {
  const done = settled(withoutBoosts(state, ({ effect, figure }) => effect === 'rapid-response' && figure === ref))
  return how === 'move' ? did(done, ref, { moved: true }) : how === 'sprint' ? did(done, ref, { sprinted: true }) : done
}

export const side = (state: State, seat: Side, changes: Partial<SideState>): State => ({
  ...state,
  sides: { ...state.sides, [seat]: { ...state.sides[seat], ...changes } },
})

export const sorted = (cards: readonly BattleId[]): readonly BattleId[] => [...cards].sort()

/** Moves a battle card from a hand to the common discard. */
export function played(state: State, seat: Side, card: BattleId): State {
  const after = side(state, seat, { hand: without(state.sides[seat].hand, [card]) })
  return { ...after, battle: { ...after.battle, discard: [...after.battle.discard, card] } }
}

/** EX-ADV-02: puts an adventure card where it belongs after use. */
export function used(state: State, seat: Side, card: AdventureId): State {
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

export function unspent(of: SideState): SideState {
  const { spent: _again, ...adventures } = of.adventures
  return { ...of, adventures }
}

/** Effects that change a roll or the state at once. All others last for the current action. */
export const AT_ONCE: readonly Effect[] = [
  'medi-kit',
  'second-wind',
  'scavenger',
  'strategist',
  'finish-them',
  'escape-plan',
  'sidestep',
]

export const withoutBoosts = (state: State, isDone: (boost: Boost) => boolean): State =>
  state.boosts.some(isDone) ? { ...state, boosts: state.boosts.filter((boost) => !isDone(boost)) } : state

/** Removes the dice from the table, once they have been acted upon. */
export function settled({ dice: _gone, ...state }: State): State {
  return state
}

export const node = (state: State, ref: Ref, changes: Partial<VortexNode>): State => {
  const before = state.nodes[ref]
  if (!before) throw new Error(`there is no node ${ref}`)
  return { ...state, nodes: { ...state.nodes, [ref]: { ...before, ...changes } } }
}
export const laidDown = (state: State, ref: Ref, pose: Pose): State => {
  const { carrier: _was, ...rest } = state.nodes[ref] as VortexNode
  return putDown({ ...state, nodes: { ...state.nodes, [ref]: rest } }, { ref, radius: rest.radius, pose })
}

export const pooled = (state: State, pool: PoolId, changes: Partial<NonNullable<Dice[PoolId]>>): State => {
  const before = state.dice?.[pool]
  if (!before) throw new Error(`no ${pool} dice lie on the table`)
  return { ...state, dice: { ...state.dice, [pool]: { ...before, ...changes } } }
}

/** What a card does to a pool of dice (4.8). */
export function onPool(state: State, { card, icon, pool }: Extract<Event, { type: 'card-played' }>): State {
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

export const scored = (state: State, line: LedgerLine | undefined): State =>
  line ? { ...state, ledger: [...state.ledger, line] } : state

export const SHOT_BOOSTS = ['sensory-input', 'steady-aim', 'reinforced-plating']

/** Both pools of a combat as thrown. */
export const pools = (state: State, thrown: { readonly [P in 'attack' | 'defence']: readonly [Ref, readonly Face[]] }): Dice => {
  const pool = ([figure, faces]: readonly [Ref, readonly Face[]]) => ({
    seat: figureOf(state, figure).seat,
    figure,
    faces,
    added: [],
  })
  return { attack: pool(thrown.attack), defence: pool(thrown.defence) }
}

export const inMelee = (state: State, changes: Partial<Melee>): State => ({ ...state, melee: { ...meleeOf(state), ...changes } })

/** Records an attack as made; the target remembers who attacked it in this turn. */
export function attacked(state: State, attack: Attack): State {
  const { attackedBy } = figureOf(state, attack.target)
  const known = attackedBy.includes(attack.attacker) ? attackedBy : [...attackedBy, attack.attacker]
  return inMelee(change(state, attack.target, { attackedBy: known }), { made: [...meleeOf(state).made, attack] })
}

/** Moves an attacker to another stage of its engagement, and its figure accordingly. */
export const advanced = (state: State, now: Attacker, at: Pose): State =>
  inMelee(put(state, now.figure, at), {
    attackers: meleeOf(state).attackers.map((one) => (one.figure === now.figure ? now : one)),
  })

export const leftOut = (state: State, ref: Ref): State =>
  inMelee(state, { attackers: meleeOf(state).attackers.filter(({ figure }) => figure !== ref) })
