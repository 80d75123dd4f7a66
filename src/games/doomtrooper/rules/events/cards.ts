/** The events about cards, such as playing, entering play, wounds and leaving, and how they change the state. */
import type { PlayerSeat } from '../../../../kernel'
import type { Folds } from '../../../kit/rules/folds'
import type { CardId } from '../cards'
import { seatOf, thing, withAttached } from '../facts/table'
import type { Dying, Effect, InPlay, Playing, Ref, State, Uid, Zone } from '../state'
import { changedSeat, discarded, faces } from './turn'

export type CardEvent =
  /** A card of the hand was announced and has not resolved yet. `card` is left out for other seats if it is deployed in cover. */
  | {
      readonly type: 'card-played'
      readonly seat: PlayerSeat
      readonly slot: number
      readonly kind: Playing['kind']
      readonly target?: Ref
      /** The key under which this use is counted in `State.used`, if the card has a limit (AMB-42). */
      readonly limit?: string
      readonly card?: CardId
    }
  | {
      readonly type: 'ability-used'
      readonly seat: PlayerSeat
      readonly uid: Uid
      readonly index: number
      readonly card: CardId
      readonly target?: Ref
      readonly limit?: string
    }
  /** Sets caster, X and target of the newest play. */
  | { readonly type: 'play-fixed'; readonly caster?: Uid; readonly x?: number; readonly target?: Ref }
  /** DT-MOD-02: records the title, so that it cannot be played on the same warrior again. */
  | { readonly type: 'title-counted'; readonly card: CardId; readonly about: string }
  | { readonly type: 'card-countered'; readonly by: PlayerSeat; readonly card?: CardId }
  /** The newest play has resolved; `to` says where its card goes. */
  | { readonly type: 'play-over'; readonly seat: PlayerSeat; readonly to: 'discard' | 'remove' | 'play'; readonly card?: CardId }
  | {
      readonly type: 'card-entered'
      readonly uid: Uid
      readonly seat: PlayerSeat
      readonly owner: PlayerSeat
      readonly zone: Zone
      readonly on?: Uid
      readonly before?: PlayerSeat
      readonly from: 'hand' | 'reserve'
      readonly card?: CardId
    }
  | { readonly type: 'card-moved'; readonly uid: Uid; readonly on: Uid }
  /** The cards leave with everything attached to them. Attached cards always go to the discard piles (DT-STA-03). */
  | {
      readonly type: 'cards-left'
      readonly uids: readonly Uid[]
      readonly to: 'discard' | 'remove' | 'hand'
      readonly why: 'killed' | 'unpaid' | 'personality' | 'effect' | 'price' | 'mission'
      readonly cards: readonly CardId[]
    }
  | { readonly type: 'cover-taken'; readonly uid: Uid }
  | { readonly type: 'cover-left'; readonly uid: Uid }
  /** DT-DIC-04: a hidden warrior is shown to all and its Destiny cost is due. `short` is the unpaid part, taken from P. */
  | {
      readonly type: 'revealed'
      readonly uid: Uid
      readonly seat: PlayerSeat
      readonly card: CardId
      readonly zone: 'squad' | 'kohort'
      readonly paid: number
      readonly short: number
    }
  | { readonly type: 'wounded'; readonly uid: Uid; readonly by?: Uid }
  | { readonly type: 'healed'; readonly uid: Uid }
  | { readonly type: 'killed'; readonly dying: Dying }
  /** The warrior is not killed after all, or with `wound` its wound is undone. */
  | { readonly type: 'saved'; readonly uid: Uid; readonly wound?: true }
  | { readonly type: 'kill-paid'; readonly uid: Uid }
  /** `seat` is the new controller. */
  | { readonly type: 'control-changed'; readonly uid: Uid; readonly seat: PlayerSeat }
  | { readonly type: 'set-aside'; readonly uid: Uid; readonly under: Uid }
  /** The play just below the newest one gets a new target. */
  | { readonly type: 'play-retargeted'; readonly target: Ref }
  | { readonly type: 'effects-over'; readonly ids: readonly number[] }
  | { readonly type: 'effect-began'; readonly effect: Effect }
  | { readonly type: 'marked'; readonly uid: Uid; readonly count: number }
  /** The card had no effect, for this reason. */
  | { readonly type: 'no-effect'; readonly card: CardId; readonly why: 'immune' | 'gone' }

export const changedThing = (state: State, uid: Uid, changes: Partial<InPlay>): State =>
  state.inPlay[uid] ? { ...state, inPlay: { ...state.inPlay, [uid]: { ...thing(state, uid), ...changes } } } : state
const top = (state: State): Playing => {
  const last = state.stack[state.stack.length - 1]
  if (!last) throw new Error('nothing is being played')
  return last
}
/**
 * A card played while the combat is modified resets the count of passes, so everybody may play again (DT-MOD-01). Cards for any
 * time that are played while combatants are being named are counted.
 */
function reopened(state: State, isAnyTime = false): State {
  const { attack } = state
  if (!attack) return state
  const isNaming = attack.step === 'pre' || attack.step === 'announce' || attack.step === 'ann'
  return { ...state, attack: { ...attack, passes: 0, ...(isAnyTime && isNaming ? { plays: (attack.plays ?? 0) + 1 } : {}) } }
}
const counted = (state: State, limit: string | undefined): State =>
  limit === undefined ? state : { ...state, used: [...state.used, limit] }
function leftOut<T extends object, K extends keyof T>(from: T, ...keys: readonly K[]): Omit<T, K> {
  const rest = { ...from }
  for (const key of keys) delete rest[key]
  return rest
}

/** Returns warriors that were set aside under cards that now leave play to the side they came from. */
function broughtBack(state: State, uids: readonly Uid[]): State {
  const under = Object.values(state.inPlay).filter(
    ({ aside, on, uid }) => aside && on && uids.includes(on) && !uids.includes(uid),
  )
  const back = under.map((one): InPlay => ({ ...leftOut(one, 'on', 'aside'), zone: one.aside ?? 'squad' }))
  return { ...state, inPlay: { ...state.inPlay, ...Object.fromEntries(back.map((one) => [one.uid, one])) } }
}

export const cardFolds: Folds<State, CardEvent> = {
  'card-played': (state, { seat, slot, kind, target, limit, card }) => {
    const hand = seatOf(state, seat).hand.filter((_, at) => at !== slot)
    const play: Playing = { seat, kind, card: faces(card), ...(target === undefined ? {} : { target }) }
    const isAnyTime = state.pool[play.card]?.play?.when === 'ANY'
    return counted(reopened(changedSeat({ ...state, stack: [...state.stack, play] }, seat, { hand }), isAnyTime), limit)
  },
  'ability-used': (state, { seat, uid, index, card, target, limit }) => {
    const play: Playing = { seat, kind: 'use', card, source: uid, ...(target === undefined ? {} : { target }) }
    const used = state.pool[card]?.fx[index]
    const isAnyTime = used?.k === 'use' && used.when === 'ANY'
    return counted(reopened({ ...state, stack: [...state.stack, play] }, isAnyTime), limit)
  },
  'play-fixed': (state, { type: _type, ...fixed }) => ({
    ...state,
    stack: [...state.stack.slice(0, -1), { ...top(state), ...fixed }],
  }),
  'title-counted': (state, { card, about }) => {
    if (!state.attack) return state
    const { played } = state.attack
    return { ...state, attack: { ...state.attack, played: { ...played, [about]: [...(played[about] ?? []), card] } } }
  },
  // The countered card is the one just below the card that counters it.
  'card-countered': (state) => {
    const at = state.stack.length - 2
    return { ...state, stack: state.stack.map((play, index) => (index === at ? { ...play, countered: true as const } : play)) }
  },
  'play-over': (state, { seat, to, card }) => {
    const popped = { ...state, stack: state.stack.slice(0, -1) }
    if (to === 'play') return popped
    if (to === 'discard') return discarded(popped, seat, [faces(card)])
    return changedSeat(popped, seat, { removed: [...seatOf(state, seat).removed, faces(card)] })
  },
  'card-entered': (state, { uid, seat, owner, zone, on, before, from, card }) => {
    const face = faces(card)
    const entered: InPlay = {
      uid,
      card: face,
      owner,
      controller: seat,
      zone,
      ...(on === undefined ? {} : { on }),
      ...(before === undefined ? {} : { before }),
      ...(zone === 'hidden' ? { covered: true as const, unpaid: true as const } : {}),
    }
    const next = { ...state, inPlay: { ...state.inPlay, [uid]: entered }, next: state.next + 1 }
    if (from === 'hand') return next
    const { reserve } = seatOf(state, owner)
    const at = reserve.indexOf(face)
    return changedSeat(next, owner, { reserve: reserve.filter((_, index) => index !== at) })
  },
  'card-moved': (state, { uid, on }) => ({
    ...state,
    inPlay: { ...state.inPlay, [uid]: { ...leftOut(thing(state, uid), 'before'), on, zone: 'attached' } },
  }),
  'control-changed': (state, { uid, seat }) => {
    const next = changedThing(state, uid, { controller: seat })
    const attack = state.attack
    const which = (['attacker', 'defender'] as const).find((side) => attack?.[side]?.main === uid)
    const side = which && attack?.[which]
    return side ? { ...next, attack: { ...attack, [which]: { ...side, seat } } } : next
  },
  'set-aside': (state, { uid, under }) => {
    const { zone } = thing(state, uid)
    return changedThing(state, uid, { zone: 'attached', on: under, aside: zone === 'kohort' ? 'kohort' : 'squad' })
  },
  'play-retargeted': (state, { target }) => {
    const at = state.stack.length - 2
    return { ...state, stack: state.stack.map((play, index) => (index === at ? { ...play, target } : play)) }
  },
  'effects-over': (state, { ids }) => ({ ...state, effects: state.effects.filter(({ id }) => !ids.includes(id)) }),
  'cards-left': (before, { uids, to }) => {
    const state = broughtBack(before, uids)
    const leaving = withAttached(state, uids)
    const gone = new Set<string>(leaving.map(({ uid }) => uid))
    const inPlay = Object.fromEntries(Object.entries(state.inPlay).filter(([uid]) => !gone.has(uid)))
    const left: State = {
      ...state,
      inPlay,
      dying: state.dying.filter(({ uid }) => !gone.has(uid)),
      effects: state.effects.filter(({ fx, for: lasts, ctx }) => {
        const about = fx.k === 'alter' || fx.k === 'disable' ? fx.what : undefined
        const source = lasts === 'stay' ? ctx.source : undefined
        return (about === undefined || !gone.has(about)) && (source === undefined || !gone.has(source))
      }),
    }
    return leaving.reduce((now, { uid, owner, card }) => {
      if (to === 'discard' || !uids.includes(uid)) return discarded(now, owner, [card])
      const key = to === 'remove' ? 'removed' : 'hand'
      return changedSeat(now, owner, { [key]: [...seatOf(now, owner)[key], card] })
    }, left)
  },
  'cover-taken': (state, { uid }) => changedThing(state, uid, { covered: true }),
  'cover-left': (state, { uid }) => ({
    ...state,
    inPlay: { ...state.inPlay, [uid]: { ...leftOut(thing(state, uid), 'covered'), leftCover: state.turn } },
  }),
  revealed: (state, { uid, seat, zone, paid, short }) => {
    const own = seatOf(state, seat)
    const open = { ...leftOut(thing(state, uid), 'unpaid'), zone }
    const next = { ...state, inPlay: { ...state.inPlay, [uid]: open } }
    return changedSeat(next, seat, { D: own.D - paid, P: Math.max(0, own.P - short) })
  },
  wounded: (state, { uid }) => {
    const next = changedThing(state, uid, { wounded: true })
    return state.attack ? { ...next, attack: { ...state.attack, wounded: [...state.attack.wounded, uid] } } : next
  },
  healed: (state, { uid }) => ({ ...state, inPlay: { ...state.inPlay, [uid]: leftOut(thing(state, uid), 'wounded') } }),
  killed: (state, { dying }) => ({ ...state, dying: [...state.dying, dying] }),
  saved: (state, { uid, wound }) => {
    if (!wound) return { ...state, dying: state.dying.filter((one) => one.uid !== uid) }
    const healed = { ...state, inPlay: { ...state.inPlay, [uid]: leftOut(thing(state, uid), 'wounded') } }
    const { attack } = state
    return attack ? { ...healed, attack: { ...attack, wounded: attack.wounded.filter((one) => one !== uid) } } : healed
  },
  'kill-paid': (state, { uid }) => ({
    ...state,
    dying: state.dying.map((one) => (one.uid === uid ? { ...one, paid: true as const } : one)),
  }),
  'effect-began': (state, { effect }) => ({ ...state, effects: [...state.effects, effect], next: state.next + 1 }),
  marked: (state, { uid, count }) => changedThing(state, uid, { markers: Math.max(0, (thing(state, uid).markers ?? 0) + count) }),
  'no-effect': (state) => state,
}
