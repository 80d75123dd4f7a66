/** Support cards (4.9): first the remaining choices are asked, then the card is played and takes effect. */

import type { CardId, SupportCard } from '../cards'
import { MOST_MARKERS_REMOVED } from '../constants'
import type { Event } from '../events'
import { limited } from '../facts/fight'
import { stillOffered } from '../facts/menu'
import { cannotDivert, defendersInHand, divertTargets } from '../facts/supports'
import { allLocations, cardOf, fromActive, locationOf, seatOf } from '../facts/table'
import { markersInPlay } from '../facts/turns'
import { enemyId, type HandId, handId, slotOf } from '../ids'
import type { State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'
import { enemyRef, type LocationRef } from '../zones'
import { cardAt, option } from './cards'

const supportAt = (state: State, slot: number): SupportCard => {
  const card = cardOf(state, cardAt(state, slot))
  if (card.type !== 'support') throw new Error(`${card.id} is no support card`)
  return card
}
const pick = <Id extends string>(
  options: readonly { readonly id: Id; readonly on?: readonly string[] }[],
  least: number,
  most: number,
) => ({
  shape: 'pick' as const,
  options,
  least,
  most,
})

/** DWC-SUP-16, DWC-SUP-13: where the played card goes. */
const goes = ({ effect }: SupportCard) =>
  effect === 'defence-boost' ? 'reserve' : effect === 'reserve-limit' ? 'beside' : 'discard'

/** The time that its player gains, limited by the supply (DWC-TIM-03). */
const gain = (state: State, { id, gain: wanted = 0 }: SupportCard, spent = 0): readonly Event[] =>
  wanted > 0
    ? [
        {
          type: 'time-gained',
          seat: state.active,
          amount: limited(wanted, state.supply - spent),
          wanted,
          why: 'support',
          card: id,
        },
      ]
    : []

/** DWC-SUP-21, DWC-SUP-22, AMB-09: time for markers in turn order, then the additional time. */
function timeForMarkers(state: State, card: SupportCard): readonly Event[] {
  const kind = card.effect === 'time-per-tardis' ? 'tardis' : 'dalek'
  let spent = 0
  const each = fromActive(state).flatMap((seat): Event[] => {
    const wanted = markersInPlay(state, seat, kind)
    const amount = limited(wanted, state.supply - spent)
    spent += amount
    return wanted > 0 ? [{ type: 'time-gained', seat, amount, wanted, why: 'markers', card: card.id }] : []
  })
  return [...each, ...gain(state, card, spent)]
}

/** DWC-SUP-24, AMB-10: the attack is removed, and effects on being revealed do not happen. */
function defeated(state: State, ref: LocationRef): readonly Event[] {
  const { attack, owner } = locationOf(state, ref)
  if (!attack) return []
  const cards = attack.cards.map(({ card }) => card)
  return [{ type: 'attack-defeated', location: ref, by: attack.by, cards, marker: seatOf(state, owner).tardis > 0 }]
}

/** The immediate effects of the card after it has left the hand. */
function effectsOf(state: State, card: SupportCard, target: LocationRef, answers: Answers): readonly Event[] {
  switch (card.effect) {
    case 'reveal-attack': {
      const cards = (locationOf(state, target).attack?.cards ?? []).map((one) => one.card)
      return [{ type: 'enemies-turned-up', location: target, cards }, ...gain(state, card)]
    }
    case 'remove-markers':
      return [{ type: 'markers-removed', locations: answers.markers }, ...gain(state, card)]
    case 'discard-enemy': {
      const cards = locationOf(state, target).attack?.cards ?? []
      const enemy = cards[answers.enemy]?.card ?? ''
      return [{ type: 'enemy-discarded', location: target, slot: answers.enemy, card: enemy, isOver: cards.length === 1 }]
    }
    case 'time-per-tardis':
    case 'time-per-dalek':
      return timeForMarkers(state, card)
    case 'win':
    case 'win-against-dalek':
    case 'win-for-defender':
      return defeated(state, target)
    case 'divert-attack': {
      const { attack } = locationOf(state, target)
      if (!attack) return []
      const { tardis } = locationOf(state, answers.to)
      const moved: Event = { type: 'attack-diverted', from: target, to: answers.to, by: attack.by }
      const cards = attack.cards.map((one) => one.card)
      return tardis ? [moved, { type: 'attack-absorbed', location: answers.to, by: attack.by, cards }] : [moved]
    }
    case 'redraw':
    case 'reserve-limit':
    case 'defence-boost':
    case 'recover-defenders':
      return gain(state, card)
  }
}
interface Answers {
  readonly markers: readonly LocationRef[]
  readonly enemy: number
  readonly to: LocationRef
  readonly hand: readonly HandId[]
}

/** The choice that is still to be made for this card; undefined if there is none. */
function stillAsked(state: State, slot: number, target: LocationRef) {
  const seat = state.active
  const about = { about: { slot, ...(target ? { location: target } : {}) } }
  const hand = (slots: readonly number[]) => slots.map((one) => option(seat, one))
  switch (supportAt(state, slot).effect) {
    case 'remove-markers': {
      const marked = allLocations(state).filter(({ tardis }) => tardis)
      const most = Math.min(MOST_MARKERS_REMOVED, marked.length)
      const options = marked.map(({ ref }) => ({ id: ref, on: [ref] }))
      return most > 0 ? question(seat, 'which markers', pick(options, 0, most), [], about) : undefined
    }
    case 'discard-enemy': {
      const cards = locationOf(state, target).attack?.cards ?? []
      const options = cards.map((_, place) => ({ id: enemyId(place), on: [enemyRef(target, place)] }))
      return cards.length > 1 ? question(seat, 'which enemy', pick(options, 1, 1), [enemyId(0)], about) : undefined
    }
    case 'divert-attack': {
      const options = divertTargets(state, seat).map((to) => {
        const refused = cannotDivert(state, target, to)
        return { id: to.ref, on: [target, to.ref], ...(refused ? { refused } : {}) }
      })
      const open = options.filter((one) => !('refused' in one)).map(({ id }) => id)
      return question(seat, 'divert to', pick(options, 1, 1), open.slice(0, 1), about)
    }
    case 'win-for-defender': {
      const slots = defendersInHand(state, seat)
      const options = hand(slots)
      return question(
        seat,
        'which defender',
        pick(options, 1, 1),
        options.slice(0, 1).map(({ id }) => id),
        about,
      )
    }
    case 'redraw': {
      const slots = seatOf(state, seat).hand.flatMap((_, one) => (one === slot ? [] : [one]))
      return slots.length > 0 ? question(seat, 'discard for new', pick(hand(slots), 0, slots.length), [], about) : undefined
    }
    default:
      return undefined
  }
}

/** DWC-SUP-01 to DWC-SUP-26 */
export const support = procedure('support', {
  choose: ({ state, local: { slot, cards, target } }) => {
    const id = target ? (`support:${handId(slot)}>${target}` as const) : (`support:${handId(slot)}` as const)
    if (!stillOffered(state, id, cards)) return go('done')
    const asked = stillAsked(state, slot, target)
    return asked ? ask(asked, 'play') : go('play')
  },
  play: ({ state, local: { slot, target }, heard }) => {
    const card = supportAt(state, slot)
    const hand = heard.all('which defender')[0]?.answer ?? heard.all('discard for new')[0]?.answer ?? []
    const [to = ''] = heard.all('divert to')[0]?.answer ?? []
    const [enemy = enemyId(0)] = heard.all('which enemy')[0]?.answer ?? []
    const markers = heard.all('which markers')[0]?.answer ?? []
    const gone: readonly CardId[] = hand.map((id) => cardAt(state, slotOf(id)))
    const seat = state.active
    const played: Event = {
      type: 'support-played',
      seat,
      card: card.id,
      goes: goes(card),
      ...(target ? { location: target } : {}),
    }
    const why = card.effect === 'redraw' ? 'redraw' : 'k-9'
    const discarded: readonly Event[] = gone.length > 0 ? [{ type: 'cards-discarded', seat, cards: gone, why }] : []
    const effects = effectsOf(state, card, target, { markers, enemy: slotOf(enemy), to, hand })
    const next = card.effect === 'redraw' ? 'redraw' : card.effect === 'divert-attack' ? 'arrive' : 'done'
    return tell([played, ...discarded, ...effects], next, { slot: -1, draws: gone.length + 1, arrives: to })
  },
  // DWC-SUP-26: as many cards as were discarded, including this one.
  redraw: ({ state, local: { draws: count = 1 } }) => call('draw', { seat: state.active, count, why: 'redraw' }, 'done'),
  arrive: ({ state, local: { arrives: to = '' } }) => {
    const { attack, defenders } = locationOf(state, to)
    return attack && defenders.length > 0 ? call('conflict', { location: to, cause: 'attack-diverted' }, 'done') : go('done')
  },
})
