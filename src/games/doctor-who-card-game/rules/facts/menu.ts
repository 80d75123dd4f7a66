/** The action menu (3.2): what the active player can do with each card, and why not. By what he may know himself (DWC-HID-08). */
import type { Option, PlayerSeat, Reason } from '../../../../kernel'
import type { DefenderCard, EnemyCard } from '../cards'
import { PASSED, PRICE } from '../constants'
import { type ActionId, handId, readAction } from '../ids'
import { say } from '../said'
import type { Location, State } from '../state'
import { DISCARD, DRAW, handRef, rowRef, zoneRef } from '../zones'
import { compatible } from './compatible'
import { tooFewLeft } from './limits'
import { supportOptions } from './supports'
import { allLocations, cardOf, enemyOf, reserveLimit, reserveRoom, rowOf, seatOf } from './table'
import { drawable, isEndPhase } from './turns'

export type Offered = Option<ActionId>
export const offered = (id: ActionId, on: readonly string[], refused?: Reason): Offered =>
  refused ? { id, on, refused } : { id, on }

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

function withCard(state: State, seat: PlayerSeat, slot: number): readonly Offered[] {
  const own = seatOf(state, seat)
  const card = cardOf(state, own.hand[slot] ?? '')
  const at = handRef(seat, slot)
  const one = tooFewLeft(state, seat, 1)
  const full = reserveRoom(own) > 0 ? undefined : say('reserve-full', { limit: reserveLimit(own) }, 'DWC-RSV-02')
  const common = [
    offered(`reserve:${handId(slot)}`, [at, zoneRef(seat, 'reserve')], one ?? full),
    offered(`discard:${handId(slot)}`, [at, DISCARD], one),
  ]
  switch (card.type) {
    case 'location':
      return [
        offered(`play:${handId(slot)}>left`, [at, rowRef(seat, 'left')], one),
        offered(`play:${handId(slot)}>right`, [at, rowRef(seat, 'right')], one),
        ...common,
      ]
    case 'defender':
      return [
        ...rowOf(state, seat).map((there) =>
          offered(`defend:${handId(slot)}>${there.ref}`, [at, there.ref], one ?? cannotDefend(state, card, there)),
        ),
        ...common,
      ]
    case 'enemy':
      return [...attacks(state, seat, slot, card, one), ...common]
    case 'support':
      return [...supportOptions(state, seat, slot, card), ...common]
  }
}

function attacks(state: State, seat: PlayerSeat, slot: number, card: EnemyCard, one: Reason | undefined): readonly Offered[] {
  const at = handRef(seat, slot)
  return allLocations(state).flatMap((there) => {
    const plain = offered(`attack:${handId(slot)}>${there.ref}`, [at, there.ref], one ?? cannotAttack(state, seat, card, there))
    if (!there.attack || there.attack.by === seat || card.takes === undefined) return [plain]
    const over = one ?? cannotTakeOver(state, seat, card, there)
    return [plain, offered(`takeover:${handId(slot)}>${there.ref}`, [at, there.ref], over)]
  })
}

/**
 * Whether this action is still possible with the same card of the hand. It is not if cards have come back from the reserve in the
 * meantime, or in an imagined world in which another card is at that place.
 */
export function stillOffered(state: State, id: ActionId, cards: number): boolean {
  const { seat, hand } = seatOf(state, state.active)
  const { slot } = readAction(id)
  if (hand.length !== cards || hand[slot] === undefined) return false
  return withCard(state, seat, slot).some((one) => one.id === id && !one.refused)
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
  const ends = isEndPhase(state)
    ? offered('pass', [])
    : offered(
        'end',
        [],
        hand.length === PASSED ? undefined : say('hand-not-three', { hand: hand.length, wanted: PASSED }, 'DWC-TRN-06'),
      )
  return [
    ...hand.flatMap((_, slot) => withCard(state, seat, slot)),
    offered('buy', [DRAW, zoneRef(seat, 'time')], cannotBuy(state, seat)),
    ends,
  ]
}
