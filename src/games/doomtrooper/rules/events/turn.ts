/**
 * The events of turns: shuffles, draws, actions, points, the end. Optional card ids are left out for seats that may not know
 * them.
 */
import type { PlayerSeat } from '../../../../kernel'
import { without } from '../../../kit/rules/cards'
import type { Folds } from '../../../kit/rules/folds'
import type { CardId } from '../cards'
import { seatOf, withAttached } from '../facts/table'
import type { Effect, Ending, Further, SeatState, Skip, State, TurnStep } from '../state'

export type TurnEvent =
  /** `order` is the whole pile in its new order. No seat is told it. */
  | {
      readonly type: 'deck-shuffled'
      readonly seat: PlayerSeat
      readonly why: 'setup' | 'searched'
      readonly order?: readonly CardId[]
    }
  | { readonly type: 'first-player'; readonly seat: PlayerSeat }
  | {
      readonly type: 'cards-drawn'
      readonly seat: PlayerSeat
      readonly count: number
      readonly why: 'opening' | 'turn' | 'effect'
      /** DT-DRW-02: the last card of the pile was drawn. */
      readonly last?: true
      readonly cards?: readonly CardId[]
    }
  | {
      readonly type: 'turn-began'
      readonly seat: PlayerSeat
      readonly turn: number
      readonly actions: number
      /** Extra attacks in addition to the one of every turn. A negative number takes that one away, too. */
      readonly attacks?: number
    }
  | { readonly type: 'step-began'; readonly step: TurnStep }
  | { readonly type: 'actions-spent'; readonly seat: PlayerSeat; readonly count: number }
  /** `now`: they are taken immediately (DT-ACT-05). */
  | {
      readonly type: 'actions-granted'
      readonly seat: PlayerSeat
      readonly count: number
      readonly kind: 'any' | 'nonattack' | 'attack'
      readonly now?: true
    }
  | { readonly type: 'granted-actions-over'; readonly seat: PlayerSeat }
  | { readonly type: 'cards-discarded'; readonly seat: PlayerSeat; readonly cards: readonly CardId[] }
  /** `empty`: consecutive turns that began and ended without a warrior and without a pile (DT-DRW-04). */
  | { readonly type: 'turn-ended'; readonly seat: PlayerSeat; readonly empty: number }
  | { readonly type: 'player-eliminated'; readonly seat: PlayerSeat }
  | { readonly type: 'match-over'; readonly because: Ending; readonly winners: readonly PlayerSeat[] }
  /** P and D are differences. `card` names the card that caused the change. */
  | {
      readonly type: 'points-changed'
      readonly seat: PlayerSeat
      readonly P: number
      readonly D: number
      readonly why: PointsReason
      readonly card?: CardId
    }
  /** Changes `State.settling`; while it is above 0, the match does not end (DT-END-01). */
  | { readonly type: 'settling'; readonly by: 1 | -1; readonly deaths?: true }
  | { readonly type: 'hand-looked-at'; readonly by: PlayerSeat; readonly at: PlayerSeat; readonly cards?: readonly CardId[] }
  | {
      readonly type: 'card-found'
      readonly seat: PlayerSeat
      readonly from: 'pile' | 'discard'
      readonly last?: true
      readonly card?: CardId
    }
  /** Whether the hand of `at` contains such a card. All players are told. */
  | { readonly type: 'hand-asked'; readonly by: PlayerSeat; readonly at: PlayerSeat; readonly yes: boolean }
  | ({ readonly type: 'attack-owed' } & Further)
  | { readonly type: 'turn-owed'; readonly seat: PlayerSeat }
  | ({ readonly type: 'skip-ordered' } & Skip)
  | ({ readonly type: 'skipped' } & Skip)
  | { readonly type: 'direction-turned' }
  /** The oldest entry of `State.noticed` is taken up and leaves the list. */
  | { readonly type: 'noticed' }
  | { readonly type: 'coin-flipped'; readonly seat: PlayerSeat; readonly heads: boolean; readonly card: CardId }

export type PointsReason = 'kill' | 'mission' | 'effect' | 'direct' | 'meditation' | 'price' | 'lost'

export const changedSeat = (state: State, seat: PlayerSeat, changes: Partial<SeatState>): State => ({
  ...state,
  seats: { ...state.seats, [seat]: { ...seatOf(state, seat), ...changes } },
})
export const discarded = (state: State, seat: PlayerSeat, cards: readonly CardId[]): State =>
  changedSeat(state, seat, { discard: [...seatOf(state, seat).discard, ...cards] })

/** Returns the secret part of an event. It is always present when the host folds; only told events leave it out. */
export const faces = <T>(given: T | undefined): T => {
  if (given === undefined) throw new Error('an event was folded without its secret part')
  return given
}

export const turnFolds: Folds<State, TurnEvent> = {
  'deck-shuffled': (state, { seat, order }) => changedSeat(state, seat, { pile: faces(order) }),
  'first-player': (state, { seat }) => ({ ...state, first: seat, active: seat, phase: 'play' }),
  'cards-drawn': (state, { seat, count, last, cards }) => {
    const own = seatOf(state, seat)
    const drawn = { hand: [...own.hand, ...faces(cards)], pile: own.pile.slice(count) }
    return changedSeat(state, seat, last ? { ...drawn, exhausted: true } : drawn)
  },
  // DT-TRN-01. Effects with the duration `mine` of this player end here (6.3).
  'turn-began': (state, { seat, turn, actions, attacks = 0 }) => {
    const { turns, exhausted, beganEmpty: _before, ...own } = seatOf(state, seat)
    const hasWarrior = Object.values(state.inPlay).some(
      ({ controller, card, zone, aside }) =>
        controller === seat && !aside && (zone === 'hidden' || state.pool[card]?.type === 'warrior'),
    )
    const isEmpty = exhausted === true && !hasWarrior
    const next = {
      ...own,
      turns: turns + 1,
      ...(exhausted ? { exhausted } : {}),
      ...(isEmpty ? { beganEmpty: true as const } : {}),
    }
    return {
      ...state,
      seats: { ...state.seats, [seat]: next },
      active: seat,
      turn,
      step: 'begin',
      actionsLeft: actions,
      acted: false,
      attacked: false,
      extraAttacks: attacks,
      anyExtras: 0,
      effects: state.effects.filter((effect) => effect.for !== 'mine' || effect.ctx.me !== seat),
      looks: [],
      ...(state.turnsOwed ? { turnsOwed: withoutFirst(state.turnsOwed, (one) => one === seat) } : {}),
      ...(state.further ? { further: [] } : {}),
    }
  },
  'step-began': (state, { step }) => ({ ...state, step }),
  'actions-spent': (before, { seat, count }) => {
    const state = actionBegun(before, seat)
    const inner = state.nested[state.nested.length - 1]
    if (inner?.seat === seat) return { ...state, nested: [...state.nested.slice(0, -1), { seat, left: inner.left - count }] }
    return { ...state, actionsLeft: state.actionsLeft - count, acted: true }
  },
  'actions-granted': (state, { seat, count, kind, now }) => {
    if (now) return { ...state, nested: [...state.nested, { seat, left: count }] }
    if (kind === 'attack') return { ...state, extraAttacks: state.extraAttacks + count }
    const anyExtras = state.anyExtras + (kind === 'any' ? count : 0)
    return { ...state, actionsLeft: state.actionsLeft + count, anyExtras }
  },
  'granted-actions-over': (state) => ({ ...state, nested: state.nested.slice(0, -1) }),
  'cards-discarded': (state, { seat, cards }) =>
    discarded(changedSeat(state, seat, { hand: without(seatOf(state, seat).hand, cards) }), seat, cards),
  'turn-ended': (state, { seat, empty }) => ({
    ...changedSeat(state, seat, { emptyTurns: empty }),
    effects: state.effects.filter((effect) => effect.for !== 'turn' && !(effect.for === 'theirs' && isIn(state, effect))),
    used: state.used.filter((key) => !key.startsWith('turn ')),
    step: 'ending',
  }),
  // DT-END-03
  'player-eliminated': (state, { seat }) => {
    const owned = Object.values(state.inPlay).filter(({ owner }) => owner === seat)
    const gone = new Set<string>(owned.map(({ uid }) => uid))
    // What others laid before him has nobody to be about any more.
    const laid = Object.values(state.inPlay).filter(({ before }) => before === seat)
    const left = withAttached(
      state,
      [...owned, ...laid].map(({ uid }) => uid),
    )
    const inPlay = Object.fromEntries(Object.entries(state.inPlay).filter(([uid]) => !left.some((one) => one.uid === uid)))
    const own = seatOf(state, seat)
    const removed = [...own.removed, ...owned.map(({ card }) => card), ...own.hand, ...own.pile, ...own.discard]
    const cleared = changedSeat({ ...state, inPlay }, seat, { eliminated: true, removed, hand: [], pile: [], discard: [] })
    return left.filter(({ uid }) => !gone.has(uid)).reduce((now, { owner, card }) => discarded(now, owner, [card]), cleared)
  },
  'match-over': (state, { because }) => ({ ...state, phase: 'over', ending: because }),
  'points-changed': (state, { seat, P, D }) => {
    const own = seatOf(state, seat)
    return changedSeat(state, seat, { P: Math.max(0, own.P + P), D: Math.max(0, own.D + D) })
  },
  settling: (state, { by, deaths }) => {
    const { burying, ...rest } = state
    const isBurying = deaths ? by === 1 : burying === true
    return { ...rest, settling: state.settling + by, ...(isBurying ? { burying: true as const } : {}) }
  },
  'hand-looked-at': (state, { by, at, cards }) => ({ ...state, looks: [...state.looks, { by, at, cards: faces(cards) }] }),
  'card-found': (state, { seat, from, last, card }) => {
    const own = seatOf(state, seat)
    const found = { hand: [...own.hand, faces(card)], [from]: without(own[from], [faces(card)]) }
    return changedSeat(state, seat, last ? { ...found, exhausted: true } : found)
  },
  'coin-flipped': (state) => state,
  'hand-asked': (state) => state,
  'attack-owed': (state, { type: _type, ...further }) => ({ ...state, further: [...(state.further ?? []), further] }),
  'turn-owed': (state, { seat }) => ({ ...state, turnsOwed: [...(state.turnsOwed ?? []), seat] }),
  'skip-ordered': (state, { seat, what }) => ({ ...state, skips: [...(state.skips ?? []), { seat, what }] }),
  skipped: (state, { seat, what }) => ({
    ...state,
    skips: withoutFirst(state.skips ?? [], (one) => one.seat === seat && one.what === what),
  }),
  'direction-turned': ({ reversed, ...state }) => (reversed ? state : { ...state, reversed: true }),
  noticed: (state) => ({ ...state, noticed: (state.noticed ?? []).slice(1) }),
}

function withoutFirst<T>(all: readonly T[], is: (one: T) => boolean): readonly T[] {
  const at = all.findIndex(is)
  return all.filter((_, index) => index !== at)
}
/** Whether the current turn is the one in which an effect with the duration `theirs` holds. */
export const isIn = (state: State, { seat, since = 0 }: Effect): boolean => state.active === seat && state.turn > since
/** Marks this player's effects with the duration `next` as begun, because the action they apply to begins. */
export const actionBegun = (state: State, seat: PlayerSeat): State =>
  state.effects.some((one) => one.for === 'next' && one.seat === seat && !one.begun)
    ? {
        ...state,
        effects: state.effects.map((one) => (one.for === 'next' && one.seat === seat ? { ...one, begun: true as const } : one)),
      }
    : state
