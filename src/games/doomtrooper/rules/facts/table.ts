/** Where things are, as plain look-ups. The same for a state and for a view of it. */
import type { PlayerSeat } from '../../../../kernel'
import { type Card, type CardId, sideOf } from '../cards'
import type { Effect, InPlay, Ref, SeatState, State, Uid } from '../state'

export const seatOf = (state: State, seat: PlayerSeat): SeatState => {
  const found = state.seats[seat]
  if (!found) throw new Error(`nobody sits at ${seat}`)
  return found
}
/** Players still in the match, clockwise from the active one. */
export function playing(state: State, from: PlayerSeat = state.active): readonly PlayerSeat[] {
  const at = Math.max(0, state.order.indexOf(from))
  const clockwise = [...state.order.slice(at), ...state.order.slice(0, at)]
  const [first, ...rest] = clockwise
  const turned = state.reversed && first ? [first, ...rest.toReversed()] : clockwise
  return turned.filter((seat) => !seatOf(state, seat).eliminated)
}

/** Stands in for a card whose face is hidden in a view. */
const UNKNOWN: Card = { id: '?', name: '?', type: 'warrior', aff: [], tags: [], limit: 0, fx: [] }
export const faceOf = (state: State, card: CardId): Card => state.pool[card] ?? UNKNOWN

export const isInPlay = (state: State, uid: string): uid is Uid => Object.hasOwn(state.inPlay, uid)
export function thing(state: State, uid: Uid): InPlay {
  const found = state.inPlay[uid]
  if (!found) throw new Error(`${uid} is not in play`)
  return found
}
export const cardAt = (state: State, uid: Uid): Card => faceOf(state, thing(state, uid).card)

const sorted = new WeakMap<State['inPlay'], readonly InPlay[]>()
/** Everything in play, in the order of entering. */
export function allInPlay(state: State): readonly InPlay[] {
  const known = sorted.get(state.inPlay)
  if (known) return known
  const all = Object.values(state.inPlay).sort((one, other) => numberOf(one.uid) - numberOf(other.uid))
  sorted.set(state.inPlay, all)
  return all
}
export const numberOf = (uid: Uid): number => Number(uid.slice(1))

/** Cards in `hidden` are always warriors, even if their face is not known. */
export const isWarrior = (state: State, { card, zone }: InPlay): boolean =>
  zone === 'hidden' || faceOf(state, card).type === 'warrior'
/** All deployed warriors, or those of one seat. Warriors that are set aside do not count. */
export const warriors = (state: State, seat?: PlayerSeat): readonly InPlay[] =>
  allInPlay(state).filter((one) => (seat === undefined || one.controller === seat) && !one.aside && isWarrior(state, one))
export const attached = (state: State, uid: Uid): readonly InPlay[] =>
  allInPlay(state).filter(({ on, aside }) => on === uid && !aside)
/** Whether the card is set aside under another, or attached to one that is. */
export const isAside = (state: State, one: InPlay): boolean =>
  one.aside !== undefined || (one.on !== undefined && state.inPlay[one.on] !== undefined && isAside(state, thing(state, one.on)))
/** Whether an effect holds now. Only `theirs` needs a test, since effects of the other durations are removed when they end. */
export const isLive = (state: State, { for: lasts, seat, since = 0 }: Effect): boolean =>
  lasts !== 'theirs' || (state.active === seat && state.turn > since)

/** The warrior that bears it: of an add-on, the bearer of its weapon. */
export function bearerOf(state: State, one: InPlay): InPlay | undefined {
  if (one.on === undefined || one.aside) return undefined
  const host = state.inPlay[one.on]
  return host?.on === undefined || host.aside ? host : bearerOf(state, host)
}

/**
 * The player whom a card in play serves: for a card in front of a player that player, for a special card the player who played
 * it, for other attached cards the commander of the warrior (AMB-33).
 */
export function masterOf(state: State, one: InPlay): PlayerSeat {
  if (one.before !== undefined) return one.before
  if (faceOf(state, one.card).type === 'special') return one.controller
  return bearerOf(state, one)?.controller ?? one.controller
}

/** DT-DEP-02: the side it is on, or would be on if its face were open. */
export const squadOrKohort = (state: State, { card, zone }: InPlay): 'squad' | 'kohort' =>
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
