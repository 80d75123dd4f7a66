/** Where things are, as plain look-ups. The same for a state and for a view of it. */
import type { PlayerSeat } from '../../../../kernel'
import { type Card, type CardId, sideOf } from '../cards'
import type { Effect, InPlay, Ref, SeatState, State, Uid } from '../state'
import type { CardType } from '../vocabulary'

export const seatOf = (state: State, seat: PlayerSeat): SeatState => {
  const found = state.seats[seat]
  if (!found) throw new Error(`nobody sits at ${seat}`)
  return found
}
/** Players still in the match, clockwise from the active one. */
export function playing(state: State, from: PlayerSeat = state.active): readonly PlayerSeat[] {
  const { order } = state
  const at = Math.max(0, order.indexOf(from))
  const turn = state.reversed ? -1 : 1
  const left: PlayerSeat[] = []
  for (let step = 0; step < order.length; step++) {
    const seat = order[(at + turn * step + order.length) % order.length] as PlayerSeat
    if (!seatOf(state, seat).eliminated) left.push(seat)
  }
  return left
}

/** Stands in for a card whose face is hidden in a view. */
const UNKNOWN: Card = { id: '?', name: '?', type: 'warrior', aff: [], tags: [], limit: 0, fx: [] }
export const faceOf = ({ pool }: Pick<State, 'pool'>, card: CardId): Card => pool[card] ?? UNKNOWN

export const isInPlay = (state: State, uid: string): uid is Uid => Object.hasOwn(state.inPlay, uid)
export function thing(state: State, uid: Uid): InPlay {
  const found = state.inPlay[uid]
  if (!found) throw new Error(`${uid} is not in play`)
  return found
}
export const cardAt = (state: State, uid: Uid): Card => faceOf(state, thing(state, uid).card)

/** The part of a state that says which cards are in play. States share it until a card in play changes. */
export type Laid = Pick<State, 'inPlay' | 'pool'>
/** A fact about the cards in play that is worked out once for all states that share them. It may look at nothing else. */
export function ofLaid<Fact>(workOut: (laid: Laid) => Fact): (laid: Laid) => Fact {
  type Known = Laid & { readonly fact: Fact }
  const all = new WeakMap<State['inPlay'], Known>()
  let latest: Known | undefined
  const isOf = (known: Known | undefined, { inPlay, pool }: Laid): known is Known =>
    known !== undefined && known.inPlay === inPlay && known.pool === pool
  return (laid) => {
    if (isOf(latest, laid)) return latest.fact
    const before = all.get(laid.inPlay)
    const known = isOf(before, laid) ? before : { inPlay: laid.inPlay, pool: laid.pool, fact: workOut(laid) }
    if (known !== before) all.set(laid.inPlay, known)
    latest = known
    return known.fact
  }
}

const listsOf = ofLaid((laid) => {
  const all = Object.values(laid.inPlay).sort((one, other) => (entered(one.uid, other.uid) ? -1 : 1))
  const there = all.filter(({ aside }) => !aside)
  const deployed = there.filter((one) => isWarrior(laid, one))
  return {
    all,
    ofType: grouped(all, (one) => (isWarrior(laid, one) ? 'warrior' : faceOf(laid, one.card).type)),
    deployed,
    deployedBy: grouped(deployed, ({ controller }) => controller),
    attached: grouped(there, ({ on }) => on),
  }
})
function grouped<Key>(all: readonly InPlay[], by: (one: InPlay) => Key): ReadonlyMap<Key, readonly InPlay[]> {
  const groups = new Map<Key, InPlay[]>()
  for (const one of all) {
    const key = by(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}
const NONE: readonly InPlay[] = []

/** Everything in play, in the order of entering. */
export const allInPlay = (laid: Laid): readonly InPlay[] => listsOf(laid).all
/** Those of one type. What lies in cover is a warrior, whichever it is. */
export const inPlayOf = (laid: Laid, type: CardType): readonly InPlay[] => listsOf(laid).ofType.get(type) ?? NONE
/** Whether the one entered play before the other: the numbers of uids are written without leading zeros. */
const entered = (one: Uid, other: Uid): boolean => one.length < other.length || (one.length === other.length && one < other)

/** Cards in `hidden` are always warriors, even if their face is not known. */
export const isWarrior = (laid: Pick<State, 'pool'>, { card, zone }: InPlay): boolean =>
  zone === 'hidden' || faceOf(laid, card).type === 'warrior'
/** All deployed warriors, or those of one seat. Warriors that are set aside do not count. */
export const warriors = (laid: Laid, seat?: PlayerSeat): readonly InPlay[] =>
  seat === undefined ? listsOf(laid).deployed : (listsOf(laid).deployedBy.get(seat) ?? NONE)
export const attached = (laid: Laid, uid: Uid): readonly InPlay[] => listsOf(laid).attached.get(uid) ?? NONE
/** Whether the card is set aside under another, or attached to one that is. */
export const isAside = (state: Laid, one: InPlay): boolean =>
  one.aside !== undefined ||
  (one.on !== undefined && state.inPlay[one.on] !== undefined && isAside(state, state.inPlay[one.on] as InPlay))
/** Whether an effect holds now. Only `theirs` needs a test, since effects of the other durations are removed when they end. */
export const isLive = (state: State, { for: lasts, seat, since = 0 }: Effect): boolean =>
  lasts !== 'theirs' || (state.active === seat && state.turn > since)

/** The warrior that bears it: of an add-on, the bearer of its weapon. */
export function bearerOf(state: Laid, one: InPlay): InPlay | undefined {
  if (one.on === undefined || one.aside) return undefined
  const host = state.inPlay[one.on]
  return host?.on === undefined || host.aside ? host : bearerOf(state, host)
}

/**
 * The player whom a card in play serves: for a card in front of a player that player, for a special card the player who played
 * it, for other attached cards the commander of the warrior (AMB-33).
 */
export function masterOf(state: Laid, one: InPlay): PlayerSeat {
  if (one.before !== undefined) return one.before
  if (faceOf(state, one.card).type === 'special') return one.controller
  return bearerOf(state, one)?.controller ?? one.controller
}

/** DT-DEP-02: the side it is on, or would be on if its face were open. */
export const squadOrKohort = (state: Pick<State, 'pool'>, { card, zone }: InPlay): 'squad' | 'kohort' =>
  zone === 'squad' || zone === 'kohort' ? zone : sideOf(faceOf(state, card))

/** Who commands a card or is a player. Undefined for a card that has left play. */
export const seatBehind = (state: State, ref: Ref): PlayerSeat | undefined =>
  state.seats[ref as PlayerSeat] ? (ref as PlayerSeat) : state.inPlay[ref as Uid]?.controller

/** These cards and everything attached to them, in the order of entering. */
export function withAttached(state: State, uids: readonly Uid[]): readonly InPlay[] {
  const gone = new Set<string>(uids)
  for (const one of allInPlay(state)) if (one.on !== undefined && gone.has(one.on)) gone.add(one.uid)
  return allInPlay(state).filter(({ uid }) => gone.has(uid))
}
