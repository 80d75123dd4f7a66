/**
 * What an option of *Doctor Who: The Card Game* is worth to a bot, as rough numbers; ending or passing is worth 0. The bot reads
 * its seat's view; nothing here affects the rules. Cards are taken back from the reserve only before the first action of a turn,
 * so that they are not moved back and forth forever.
 */

import type { AnyDecision, Option, PlayerSeat } from '../../../kernel'
import type { Worth } from '../../rules-of'
import { byHand, practised, type Taught, type Weights } from '../../taught'
import type { DeckCard, EnemyCard } from '../rules/cards'
import { compatible } from '../rules/facts/compatible'
import { placeOf, seatOf } from '../rules/facts/table'
import { type ActionId, readAction, slotOf } from '../rules/ids'
import type { Location, State } from '../rules/state'

/** The expected strength of a face-down card. */
const UNSEEN = 3.6

/** Strengths, points and cards are counted; the others are worths. See `Taught`. */
export const WEIGHTS = {
  keepLocation: [1, 0.89],
  keepDefenderStrength: [0.15, 0.28],
  keepEnemyStrength: [0.12, 0.15],
  keepWinner: [1.2, 1.54],
  keepSupport: [0.4, 0.29],
  reserveFrom: [1.2, 1.65],
  reserve: [0.5, 0.63],
  reserveCost: [0.9, 0.75],
  discardAtEnd: [-0.3, -0.13],
  discard: [-0.1, -0.1],
  buy: [0.9, 1.09],
  buyBelow: [8, 12.07],
  play: [1.6, 2.28],
  playPoints: [0.2, 0.27],
  playTime: [0.1, 0.3],
  takeover: [1.2, 0.84],
  takeoverPoints: [0.3, 0.44],
  lastDalek: [-0.4, -0.61],
  attackTardis: [0.7, 0.77],
  attackTardisPoints: [0.1, 0.21],
  attackTardisStrength: [-0.2, -0.38],
  attackMore: [0.25, 0.35],
  attackMoreBelow: [7, 7.62],
  attackOpen: [0.9, 0.23],
  attackOpenPoints: [0.3, 0.3],
  attackOpenStrength: [0.03, 0.15],
  attackBeaten: [0.5, 0.24],
  attackBeatenPoints: [0.2, 0.13],
  attackBeatenMargin: [0.1, -0.02],
  attackInVain: [-0.6, -1.01],
  save: [1, 1.06],
  savePoints: [0.3, 0.44],
  saveStrength: [0.05, 0.11],
  saveInVain: [-0.8, -0.68],
  guardTardis: [0.15, 0.18],
  guard: [0.6, 0.78],
  guardPoints: [0.15, 0.6],
  guardMore: [0.2, -0.2],
  guardMorePoints: [0.05, 0],
  reveal: [0.4, 0.33],
  reserveLimit: [0.5, 0.02],
  boost: [0.8, 0.82],
  removeMarkers: [0.5, 0.51],
  removeMarker: [0.4, 0.52],
  discardOnlyEnemy: [1, 1],
  discardOnlyEnemyPoints: [0.2, 0.2],
  discardEnemy: [0.4, 0.46],
  divert: [1, 1.54],
  divertPoints: [0.2, 0.21],
  gainTime: [0.9, 0.09],
  win: [0.9, 1.51],
  winPoints: [0.3, 0.53],
  redraw: [0.5, 0.63],
  redrawKept: [0.5, 0.42],
  divertTo: [0.5, -0.01],
  divertToPoints: [0.1, 0.01],
  divertToDefended: [0.2, 0.38],
  divertToTardis: [-0.3, -0.49],
  moreGuards: [0.2, 0.2],
  moreGuardsBelow: [4, 2.47],
  moreEnemies: [0.3, 0.34],
  moreEnemiesBelow: [4, 3.14],
  moreEnemiesMargin: [1, 1.02],
  moreDiscarded: [0.4, 0.67],
} as const satisfies Taught

export type DoctorWhoWeights = Weights<typeof WEIGHTS>

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
function keepWorth(w: DoctorWhoWeights, card: DeckCard | undefined): number {
  switch (card?.type) {
    case 'location':
      return w.keepLocation
    case 'defender':
      return card.strength * w.keepDefenderStrength
    case 'enemy':
      return card.strength * w.keepEnemyStrength
    case 'support':
      return card.effect === 'recover-defenders' || card.effect.startsWith('win') ? w.keepWinner : w.keepSupport
    case undefined:
      return 0
  }
}

function attackWorth(w: DoctorWhoWeights, state: State, seat: PlayerSeat, card: EnemyCard, at: Location): number {
  const vp = vpOf(state, at)
  // At a location with a TARDIS marker the attack only removes the marker, so a weak card is enough.
  if (at.tardis) return w.attackTardis + vp * w.attackTardisPoints + card.strength * w.attackTardisStrength
  if (at.attack) return total(state, at.attack.cards) < w.attackMoreBelow ? w.attackMore : -0.5
  const last = seatOf(state, seat).dalek < 2 ? w.lastDalek : 0
  if (at.defenders.length === 0) return w.attackOpen + vp * w.attackOpenPoints + card.strength * w.attackOpenStrength + last
  const gap = bestAttack(state, seat, card) - total(state, at.defenders)
  return gap > 0 ? w.attackBeaten + vp * w.attackBeatenPoints + Math.min(gap, 4) * w.attackBeatenMargin + last : w.attackInVain
}

function defendWorth(w: DoctorWhoWeights, state: State, seat: PlayerSeat, card: DeckCard, at: Location): number {
  const vp = vpOf(state, at)
  if (at.attack) {
    const enough = bestDefence(state, seat) >= total(state, at.attack.cards)
    return enough ? w.save + vp * w.savePoints + strengthOf(state, card.id) * w.saveStrength : w.saveInVain
  }
  if (at.tardis) return at.defenders.length === 0 ? w.guardTardis : -0.3
  if (at.defenders.length === 0) return w.guard + vp * w.guardPoints
  return at.defenders.length === 1 ? w.guardMore + vp * w.guardMorePoints : -0.2
}

function supportWorth(w: DoctorWhoWeights, state: State, seat: PlayerSeat, card: DeckCard, at: Location | undefined): number {
  if (card.type !== 'support') return 0
  const vp = at ? vpOf(state, at) : 0
  const enemies = at?.attack?.cards ?? []
  const others = Object.values(state.locations).filter(({ owner, tardis }) => tardis && owner !== seat).length
  switch (card.effect) {
    case 'reveal-attack':
      return enemies.some(({ up }) => !up) ? w.reveal : 0.1
    case 'reserve-limit':
      return w.reserveLimit
    case 'defence-boost':
      return w.boost
    case 'remove-markers':
      return w.removeMarkers + Math.min(others, 3) * w.removeMarker
    case 'discard-enemy':
      return enemies.length === 1 ? w.discardOnlyEnemy + vp * w.discardOnlyEnemyPoints : w.discardEnemy
    case 'divert-attack':
      return w.divert + vp * w.divertPoints
    case 'time-per-tardis':
    case 'time-per-dalek':
      return w.gainTime
    case 'win':
    case 'win-against-dalek':
    case 'win-for-defender':
      return w.win + vp * w.winPoints
    case 'redraw':
      return w.redraw
    case 'recover-defenders':
      return -1
  }
}

function actionWorth(w: DoctorWhoWeights, state: State, seat: PlayerSeat, id: ActionId): number {
  const { verb, slot, target } = readAction(id)
  const own = seatOf(state, seat)
  const card = known(state, own.hand[slot])
  const at = state.locations[target]
  switch (verb) {
    case 'play':
      return card?.type === 'location' ? w.play + card.vp * w.playPoints + card.time * w.playTime : 0
    case 'defend':
      return card && at ? defendWorth(w, state, seat, card, at) : 0
    case 'attack':
      return card?.type === 'enemy' && at ? attackWorth(w, state, seat, card, at) : 0
    case 'takeover':
      return at ? w.takeover + vpOf(state, at) * w.takeoverPoints : 0
    case 'support':
      return card ? supportWorth(w, state, seat, card, at) : 0
    case 'reserve':
      // In the end phase this would only pass the turn.
      if (state.phase === 'end phase') return -1
      return keepWorth(w, card) >= w.reserveFrom ? w.reserve : keepWorth(w, card) - w.reserveCost
    case 'discard':
      return (state.phase === 'end phase' ? w.discardAtEnd : w.discard) - keepWorth(w, card)
    case 'buy':
      return own.hand.length < w.buyBelow ? w.buy : -1
    case 'end':
    case 'pass':
      return 0
  }
}

function markerWorth(state: State, seat: PlayerSeat, ref: string): number {
  const at = state.locations[ref]
  return at && at.owner !== seat ? 0.5 + vpOf(state, at) * 0.1 : -1
}
function divertWorth(w: DoctorWhoWeights, state: State, ref: string): number {
  const at = state.locations[ref]
  if (!at) return 0
  const held = (at.defenders.length > 0 ? w.divertToDefended : 0) + (at.tardis ? w.divertToTardis : 0)
  return w.divertTo + vpOf(state, at) * w.divertToPoints + held
}

/** The worth of a further card beside the first one. */
function moreWorth(
  w: DoctorWhoWeights,
  state: State,
  seat: PlayerSeat,
  { subject, about }: AnyDecision,
  card: DeckCard | undefined,
): number {
  const at = state.locations[String(about?.location ?? '')]
  const first = known(state, seatOf(state, seat).hand[Number(about?.slot ?? -1)])
  const begun = first ? strengthOf(state, first.id) : 0
  if (!card || !at) return 0
  if (subject === 'more defenders') {
    const needed = at.attack ? total(state, at.attack.cards) : 0
    return needed > begun ? 1 : at.attack ? -0.5 : begun < w.moreGuardsBelow ? w.moreGuards : -0.4
  }
  if (at.tardis) return -1
  if (at.defenders.length > 0) return total(state, at.defenders) + w.moreEnemiesMargin > begun ? 1 : -0.2
  return begun < w.moreEnemiesBelow ? w.moreEnemies : -0.4
}

/** What options are worth with these weights. */
export const doctorWhoWorthBy =
  (w: DoctorWhoWeights): Worth =>
  (view, decision, { id }: Option) => {
    // The platform passes only views of this game, and asks only its seats.
    const state = view as State
    const seat = decision.seat as PlayerSeat
    const { hand, reserve } = seatOf(state, seat)
    const card = known(state, hand[slotOf(id)])
    switch (decision.subject) {
      case 'action':
        return actionWorth(w, state, seat, id as ActionId)
      case 'more defenders':
      case 'more enemies':
        return moreWorth(w, state, seat, decision, card)
      case 'more to reserve':
        return keepWorth(w, card) >= w.reserveFrom ? w.reserve : -1
      case 'more to discard':
        return state.phase === 'turns' && hand.length > 4 ? w.moreDiscarded - keepWorth(w, card) : -1
      case 'which markers':
        return markerWorth(state, seat, id)
      case 'which enemy':
        return strengthOf(state, state.locations[String(decision.about?.location)]?.attack?.cards[slotOf(id)]?.card ?? '')
      case 'divert to':
        return divertWorth(w, state, id)
      case 'which defender':
        return 9 - keepWorth(w, card)
      case 'discard for new':
        return w.redrawKept - keepWorth(w, card)
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

export const doctorWhoWorth = doctorWhoWorthBy(byHand(WEIGHTS))
export const doctorWhoPractised = doctorWhoWorthBy(practised(WEIGHTS))

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
