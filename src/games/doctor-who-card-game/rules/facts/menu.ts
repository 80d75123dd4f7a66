/** The action menu (3.2): what the active player can do with each card, and why not. By what he may know himself (DWC-HID-08). */
import type { Option, PlayerSeat, Reason } from '../../../../kernel'
import type { DefenderCard, EnemyCard } from '../cards'
import { PASSED, PRICE } from '../constants'
import { type ActionId, handId, readAction } from '../ids'
import { say } from '../said'
import type { Location, State } from '../state'
import { DISCARD, DRAW, handRef, type RowEnd, rowRef, zoneRef } from '../zones'
import { compatible } from './compatible'
import { tooFewLeft } from './limits'
import { once } from './once'
import { supportOptions } from './supports'
import { allLocations, cardOf, enemyOf, reserveLimit, reserveRoom, rowOf, seatOf } from './table'
import { drawable, isEndPhase } from './turns'

export type Offered = Option<ActionId>
const offered = (open: Offered, refused?: Reason): Offered => (refused ? { id: open.id, on: open.on ?? [], refused } : open)

const reserving = once<ActionId>((seat, slot) => ({
  id: `reserve:${handId(slot)}`,
  on: [handRef(seat, slot), zoneRef(seat, 'reserve')],
}))
const discarding = once<ActionId>((seat, slot) => ({ id: `discard:${handId(slot)}`, on: [handRef(seat, slot), DISCARD] }))
const playing = once<ActionId>((seat, slot, end) => ({
  id: `play:${handId(slot)}>${end as RowEnd}`,
  on: [handRef(seat, slot), rowRef(seat, end as RowEnd)],
}))
const defending = once<ActionId>((seat, slot, ref) => ({ id: `defend:${handId(slot)}>${ref}`, on: [handRef(seat, slot), ref] }))
const attacking = once<ActionId>((seat, slot, ref) => ({ id: `attack:${handId(slot)}>${ref}`, on: [handRef(seat, slot), ref] }))
const takingOver = once<ActionId>((seat, slot, ref) => ({
  id: `takeover:${handId(slot)}>${ref}`,
  on: [handRef(seat, slot), ref],
}))

/** DWC-DEF-03 */
export function cannotDefend(state: State, card: DefenderCard, { ref, defenders }: Location): Reason | undefined {
  const isThere = defenders.some((one) => (cardOf(state, one.card) as DefenderCard).kind === card.kind)
  return isThere ? say('kind-there', { kind: card.kind, location: ref }, 'DWC-DEF-03') : undefined
}

/** DWC-ENM-01 to DWC-ENM-09. Adding to an attack that has a Dalek marker needs no further marker (AMB-11). */
export function cannotAttack(state: State, seat: PlayerSeat, card: EnemyCard, at: Location): Reason | undefined {
  const { ref, owner, attack, tardis } = at
  if (owner === seat) return say('own-attack', { location: ref }, 'DWC-ENM-01')
  if (attack && attack.by !== seat) return say('attacked-by-other', { location: ref, by: attack.by }, 'DWC-ENM-05')
  const clash = attack?.cards.find((one) => !compatible(card, enemyOf(state, one.card)))
  if (clash) return say('do-not-go-together', { card: card.id, other: clash.card }, 'DWC-ENM-02')
  return !attack && !tardis && seatOf(state, seat).dalek === 0 ? say('no-dalek-marker', { seat }, 'DWC-ENM-09') : undefined
}

/** DWC-CRD-08, DWC-CRD-09, AMB-12: the attack must contain a face-up card of the family. */
export function cannotTakeOver(state: State, seat: PlayerSeat, card: EnemyCard, at: Location): Reason | undefined {
  const rule = card.takes === 'cyberman' ? 'DWC-CRD-09' : 'DWC-CRD-08'
  const family = card.takes ?? ''
  if (at.owner === seat) return say('own-attack', { location: at.ref }, rule)
  if (!at.attack?.cards.some((one) => one.up && enemyOf(state, one.card).family === family))
    return say('no-open-card-of', { location: at.ref, family }, rule)
  return seatOf(state, seat).dalek === 0 ? say('no-dalek-marker', { seat }, 'DWC-ENM-09') : undefined
}

function withCard(state: State, seat: PlayerSeat, slot: number, places: readonly Location[]): readonly Offered[] {
  const own = seatOf(state, seat)
  const card = cardOf(state, own.hand[slot] ?? '')
  const one = tooFewLeft(state, seat, 1)
  const full = reserveRoom(own) > 0 ? undefined : say('reserve-full', { limit: reserveLimit(own) }, 'DWC-RSV-02')
  const reserve = offered(reserving(seat, slot), one ?? full)
  const discard = offered(discarding(seat, slot), one)
  switch (card.type) {
    case 'location':
      return [offered(playing(seat, slot, 'left'), one), offered(playing(seat, slot, 'right'), one), reserve, discard]
    case 'defender':
      return [
        ...rowOf(state, seat).map((there) => offered(defending(seat, slot, there.ref), one ?? cannotDefend(state, card, there))),
        reserve,
        discard,
      ]
    case 'enemy':
      return [...attacks(state, seat, slot, card, one, places), reserve, discard]
    case 'support':
      return [...supportOptions(state, seat, slot, card), reserve, discard]
  }
}

function attacks(
  state: State,
  seat: PlayerSeat,
  slot: number,
  card: EnemyCard,
  one: Reason | undefined,
  places: readonly Location[],
): readonly Offered[] {
  const options: Offered[] = []
  for (const there of places) {
    options.push(offered(attacking(seat, slot, there.ref), one ?? cannotAttack(state, seat, card, there)))
    if (there.attack && there.attack.by !== seat && card.takes !== undefined)
      options.push(offered(takingOver(seat, slot, there.ref), one ?? cannotTakeOver(state, seat, card, there)))
  }
  return options
}

/**
 * Whether this action is still possible with the same card of the hand. It is not if cards have come back from the reserve in the
 * meantime, or in an imagined world in which another card is at that place.
 */
export function stillOffered(state: State, id: ActionId, cards: number): boolean {
  const { seat, hand } = seatOf(state, state.active)
  const { slot } = readAction(id)
  if (hand.length !== cards || hand[slot] === undefined) return false
  return withCard(state, seat, slot, allLocations(state)).some((one) => one.id === id && !one.refused)
}

/** DWC-BUY-01 */
export function cannotBuy(state: State, seat: PlayerSeat): Reason | undefined {
  const { time } = seatOf(state, seat)
  if (time < PRICE) return say('not-enough-time', { time, price: PRICE }, 'DWC-BUY-01')
  return drawable(state) > 0 ? undefined : say('no-cards-to-draw', {}, 'DWC-BUY-01')
}
export const mostBought = (state: State, seat: PlayerSeat): number =>
  Math.min(Math.floor(seatOf(state, seat).time / PRICE), drawable(state))

/** DWC-TRN-03: the whole menu, including the end of the turn. */
export function menu(state: State): readonly Offered[] {
  const seat = state.active
  const { hand } = seatOf(state, seat)
  const places = allLocations(state)
  const options: Offered[] = []
  for (const slot of hand.keys()) options.push(...withCard(state, seat, slot, places))
  const unfit = hand.length === PASSED ? undefined : say('hand-not-three', { hand: hand.length, wanted: PASSED }, 'DWC-TRN-06')
  options.push(
    offered({ id: 'buy', on: [DRAW, zoneRef(seat, 'time')] }, cannotBuy(state, seat)),
    isEndPhase(state) ? offered({ id: 'pass', on: [] }) : offered({ id: 'end', on: [] }, unfit),
  )
  return options
}
