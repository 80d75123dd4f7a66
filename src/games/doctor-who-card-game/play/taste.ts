/**
 * What an option of *Doctor Who: The Card Game* is worth to a bot, as rough numbers; ending or passing is worth 0. The bot reads
 * its seat's view; nothing here affects the rules. Cards are taken back from the reserve only before the first action of a turn,
 * so that they are not moved back and forth forever.
 */

import type { AnyDecision, Option, PlayerSeat } from '../../../kernel'
import type { Worth } from '../../rules-of'
import type { DeckCard, EnemyCard } from '../rules/cards'
import { compatible } from '../rules/facts/compatible'
import { placeOf, seatOf } from '../rules/facts/table'
import { type ActionId, readAction, slotOf } from '../rules/ids'
import type { Location, State } from '../rules/state'

/** The expected strength of a face-down card. */
const UNSEEN = 3.6

const known = (state: State, card: string | undefined): DeckCard | undefined =>
  card === undefined ? undefined : state.deck.cards[card]
const strengthOf = (state: State, card: string): number => {
  const found = known(state, card)
  return found?.type === 'enemy' || found?.type === 'defender' ? found.strength : UNSEEN
}
const total = (state: State, cards: readonly { readonly card: string }[]): number =>
  cards.reduce((sum, { card }) => sum + strengthOf(state, card), 0)
const vpOf = (state: State, { card }: Location): number => placeOf(state, card).vp
const inHand = (state: State, seat: PlayerSeat): readonly DeckCard[] =>
  seatOf(state, seat).hand.flatMap((card) => known(state, card) ?? [])

/** The total strength that the seat's hand could add here. */
function bestDefence(state: State, seat: PlayerSeat): number {
  const kinds = new Map<string, number>()
  for (const card of inHand(state, seat)) if (card.type === 'defender') kinds.set(card.kind, card.strength)
  return [...kinds.values()].reduce((sum, strength) => sum + strength, 0)
}
const bestAttack = (state: State, seat: PlayerSeat, with1: EnemyCard): number =>
  inHand(state, seat).reduce((sum, card) => (card.type === 'enemy' && compatible(card, with1) ? sum + card.strength : sum), 0)

/** How much a card is worth keeping. The card with the lowest worth is discarded first. */
function keepWorth(card: DeckCard | undefined): number {
  switch (card?.type) {
    case 'location':
      return 1
    case 'defender':
      return card.strength * 0.15
    case 'enemy':
      return card.strength * 0.12
    case 'support':
      return card.effect === 'recover-defenders' || card.effect.startsWith('win') ? 1.2 : 0.4
    case undefined:
      return 0
  }
}

function attackWorth(state: State, seat: PlayerSeat, card: EnemyCard, at: Location): number {
  const vp = vpOf(state, at)
  // At a location with a TARDIS marker the attack only removes the marker, so a weak card is enough.
  if (at.tardis) return 0.7 + vp * 0.1 - card.strength * 0.2
  if (at.attack) return total(state, at.attack.cards) < 7 ? 0.25 : -0.5
  const isLast = seatOf(state, seat).dalek < 2 ? 0.4 : 0
  if (at.defenders.length === 0) return 0.9 + vp * 0.3 + card.strength * 0.03 - isLast
  const gap = bestAttack(state, seat, card) - total(state, at.defenders)
  return gap > 0 ? 0.5 + vp * 0.2 + Math.min(gap, 4) * 0.1 - isLast : -0.6
}

function defendWorth(state: State, seat: PlayerSeat, card: DeckCard, at: Location): number {
  const vp = vpOf(state, at)
  if (at.attack) {
    const enough = bestDefence(state, seat) >= total(state, at.attack.cards)
    return enough ? 1 + vp * 0.3 + strengthOf(state, card.id) * 0.05 : -0.8
  }
  if (at.tardis) return at.defenders.length === 0 ? 0.15 : -0.3
  return at.defenders.length === 0 ? 0.6 + vp * 0.15 : at.defenders.length === 1 ? 0.2 + vp * 0.05 : -0.2
}

function supportWorth(state: State, seat: PlayerSeat, card: DeckCard, at: Location | undefined): number {
  if (card.type !== 'support') return 0
  const vp = at ? vpOf(state, at) : 0
  const enemies = at?.attack?.cards ?? []
  const others = Object.values(state.locations).filter(({ owner, tardis }) => tardis && owner !== seat).length
  switch (card.effect) {
    case 'reveal-attack':
      return enemies.some(({ up }) => !up) ? 0.4 : 0.1
    case 'reserve-limit':
      return 0.5
    case 'defence-boost':
      return 0.8
    case 'remove-markers':
      return 0.5 + Math.min(others, 3) * 0.4
    case 'discard-enemy':
      return enemies.length === 1 ? 1 + vp * 0.2 : 0.4
    case 'divert-attack':
      return 1 + vp * 0.2
    case 'time-per-tardis':
    case 'time-per-dalek':
      return 0.9
    case 'win':
    case 'win-against-dalek':
    case 'win-for-defender':
      return 0.9 + vp * 0.3
    case 'redraw':
      return 0.5
    case 'recover-defenders':
      return -1
  }
}

function actionWorth(state: State, seat: PlayerSeat, id: ActionId): number {
  const { verb, slot, target } = readAction(id)
  const own = seatOf(state, seat)
  const card = known(state, own.hand[slot])
  const at = state.locations[target]
  switch (verb) {
    case 'play':
      return card?.type === 'location' ? 1.6 + card.vp * 0.2 + card.time * 0.1 : 0
    case 'defend':
      return card && at ? defendWorth(state, seat, card, at) : 0
    case 'attack':
      return card?.type === 'enemy' && at ? attackWorth(state, seat, card, at) : 0
    case 'takeover':
      return at ? 1.2 + vpOf(state, at) * 0.3 : 0
    case 'support':
      return card ? supportWorth(state, seat, card, at) : 0
    case 'reserve':
      // In the end phase this would only pass the turn.
      return state.phase === 'end phase' ? -1 : keepWorth(card) >= 1.2 ? 0.5 : keepWorth(card) - 0.9
    case 'discard':
      return state.phase === 'end phase' ? -0.3 - keepWorth(card) : -0.1 - keepWorth(card)
    case 'buy':
      return own.hand.length < 8 ? 0.9 : -1
    case 'end':
    case 'pass':
      return 0
  }
}

function markerWorth(state: State, seat: PlayerSeat, ref: string): number {
  const at = state.locations[ref]
  return at && at.owner !== seat ? 0.5 + vpOf(state, at) * 0.1 : -1
}
function divertWorth(state: State, ref: string): number {
  const at = state.locations[ref]
  return at ? 0.5 + vpOf(state, at) * 0.1 + (at.defenders.length > 0 ? 0.2 : 0) - (at.tardis ? 0.3 : 0) : 0
}

/** The worth of a further card beside the first one. */
function moreWorth(state: State, seat: PlayerSeat, { subject, about }: AnyDecision, card: DeckCard | undefined): number {
  const at = state.locations[String(about?.location ?? '')]
  const first = known(state, seatOf(state, seat).hand[Number(about?.slot ?? -1)])
  const begun = first ? strengthOf(state, first.id) : 0
  if (!card || !at) return 0
  if (subject === 'more defenders') {
    const needed = at.attack ? total(state, at.attack.cards) : 0
    return needed > begun ? 1 : at.attack ? -0.5 : begun < 4 ? 0.2 : -0.4
  }
  if (at.tardis) return -1
  if (at.defenders.length > 0) return total(state, at.defenders) + 1 > begun ? 1 : -0.2
  return begun < 4 ? 0.3 : -0.4
}

export const doctorWhoWorth: Worth = (view, decision, { id }: Option) => {
  // The platform passes only views of this game, and asks only its seats.
  const state = view as State
  const seat = decision.seat as PlayerSeat
  const { hand, reserve } = seatOf(state, seat)
  const card = known(state, hand[slotOf(id)])
  switch (decision.subject) {
    case 'action':
      return actionWorth(state, seat, id as ActionId)
    case 'more defenders':
    case 'more enemies':
      return moreWorth(state, seat, decision, card)
    case 'more to reserve':
      return keepWorth(card) >= 1.2 ? 0.5 : -1
    case 'more to discard':
      return state.phase === 'turns' && hand.length > 4 ? 0.4 - keepWorth(card) : -1
    case 'which markers':
      return markerWorth(state, seat, id)
    case 'which enemy':
      return strengthOf(state, state.locations[String(decision.about?.location)]?.attack?.cards[slotOf(id)]?.card ?? '')
    case 'divert to':
      return divertWorth(state, id)
    case 'which defender':
      return 9 - keepWorth(card)
    case 'discard for new':
      return 0.5 - keepWorth(card)
    case 'tesselecta':
      return id === 'pass' ? 0 : 1
    case 'take back': {
      const lying = reserve[slotOf(id)]
      const found = known(state, lying?.card)
      const stays = lying?.up || (found?.type === 'support' && found.effect === 'recover-defenders')
      return state.acted === 'not yet' && !stays ? 1 : -1
    }
    default:
      return undefined
  }
}

/** Answers to questions without options: as many points as the defence needs, or as many cards as the hand can use. */
export function doctorWhoAnswer(view: object, decision: AnyDecision): unknown {
  const state = view as State
  const choice = decision.choice as { readonly shape: string; readonly most?: number }
  const most = choice.most ?? 0
  if (decision.subject === 'unit boost') {
    const needed = Number(decision.about?.attack ?? 0) - Number(decision.about?.defence ?? 0)
    return needed <= most ? needed : 0
  }
  if (decision.subject === 'how many cards') {
    const { hand } = seatOf(state, decision.seat as PlayerSeat)
    return Math.max(1, Math.min(most, 8 - hand.length))
  }
  return undefined
}
