/** When and on what support cards may be played (4.9). */
import type { Option, PlayerSeat, Reason } from '../../../../kernel'
import type { SupportCard, SupportEffect } from '../cards'
import { type ActionId, handId } from '../ids'
import { say } from '../said'
import type { Location, State } from '../state'
import { handRef, type LocationRef } from '../zones'
import { tooFewLeft } from './limits'
import { allLocations, cardOf, enemyOf, locationOf, reserveLimit, reserveRoom, rowOf, seatOf } from './table'

/** Effects that are used on one of the player's own locations under attack. */
const AT_ATTACK: readonly SupportEffect[] = [
  'reveal-attack',
  'discard-enemy',
  'divert-attack',
  'win',
  'win-against-dalek',
  'win-for-defender',
]
export const needsAttack = (effect: SupportEffect): boolean => AT_ATTACK.includes(effect)

/** DWC-TRN-04: cards that leave the hand for good (1 if not listed). Fish Fingers and Custard replaces its discards. */
const LEAVING: { readonly [E in SupportEffect]?: number } = { redraw: 0, 'win-for-defender': 2 }

/** DWC-SUP-20, AMB-13: why an attack cannot be diverted to that location; undefined if it can. */
export function cannotDivert(state: State, from: LocationRef, to: Location): Reason | undefined {
  const by = locationOf(state, from).attack?.by
  if (to.owner === by) return say('belongs-to-attacker', { location: to.ref, by }, 'DWC-SUP-20')
  return to.attack ? say('already-attacked', { location: to.ref, by: to.attack.by }, 'DWC-SUP-20') : undefined
}
/** The locations of other players. */
export const divertTargets = (state: State, seat: PlayerSeat): readonly Location[] =>
  allLocations(state).filter(({ owner }) => owner !== seat)

/** The places in the hand that hold defenders. */
export const defendersInHand = (state: State, seat: PlayerSeat): readonly number[] =>
  seatOf(state, seat).hand.flatMap((card, slot) => (cardOf(state, card).type === 'defender' ? [slot] : []))

function cannotPlayAt(state: State, seat: PlayerSeat, { effect }: SupportCard, at: Location): Reason | undefined {
  const cards = at.attack?.cards ?? []
  if (effect === 'win-against-dalek') {
    if (cards.some(({ up }) => !up)) return say('cards-face-down', { location: at.ref }, 'DWC-SUP-23')
    return cards.some(({ card }) => enemyOf(state, card).dalek)
      ? undefined
      : say('no-open-dalek', { location: at.ref }, 'DWC-SUP-23')
  }
  if (effect === 'win-for-defender' && defendersInHand(state, seat).length === 0)
    return say('no-defender-in-hand', {}, 'DWC-SUP-25')
  if (effect === 'divert-attack' && divertTargets(state, seat).every((to) => cannotDivert(state, at.ref, to)))
    return say('nowhere-to-divert', { location: at.ref }, 'DWC-SUP-20')
  return undefined
}

/** The options of one support card in the hand. */
export function supportOptions(state: State, seat: PlayerSeat, slot: number, card: SupportCard): readonly Option<ActionId>[] {
  const at = handRef(seat, slot)
  const id = handId(slot)
  const plain = (refused?: Reason): Option<ActionId> => ({ id: `support:${id}`, on: [at], ...(refused ? { refused } : {}) })
  if (card.effect === 'recover-defenders') return [plain(say('only-in-conflicts', { card: card.id }, 'DWC-SUP-15'))]
  const few = tooFewLeft(state, seat, LEAVING[card.effect] ?? 1)
  if (needsAttack(card.effect)) {
    const attacked = rowOf(state, seat).filter(({ attack }) => attack)
    if (attacked.length === 0) return [plain(say('nothing-attacked', {}, 'AMB-20'))]
    return attacked.map((there): Option<ActionId> => {
      const refused = few ?? cannotPlayAt(state, seat, card, there)
      return { id: `support:${id}>${there.ref}`, on: [at, there.ref], ...(refused ? { refused } : {}) }
    })
  }
  const own = seatOf(state, seat)
  if (card.effect === 'defence-boost' && reserveRoom(own) === 0)
    return [plain(few ?? say('reserve-full', { limit: reserveLimit(own) }, 'DWC-SUP-16'))]
  return [plain(few)]
}
