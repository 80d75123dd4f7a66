/** The common deck of battle cards (4.8) and the hands drawn from it. */
import { anyOrder, asTheyLie } from '../../../kit/rules/cards'
import { HAND } from '../constants'
import { type CopyId, copyId, copyOf } from '../ids'
import { offer } from '../offers'
import { SIDES, type Side } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

/**
 * EX-CRD-01, EX-CRD-14: draws `count` cards; when the deck runs out, the discard becomes the deck. The deck has no order: chance
 * decides which card it is at the moment of drawing, which has the same odds as shuffling beforehand.
 */
export const draw = procedure('draw', {
  begin: ({ state, local: { count } }) => {
    const { deck, discard } = state.battle
    if (count <= 0 || deck.length + discard.length === 0) return go('done')
    const from = deck.length > 0 ? deck.length : discard.length
    return ask(question('chance', 'card draw', anyOrder(from), asTheyLie(from)), 'drawn')
  },
  drawn: ({ state, local: { seat, count }, heard }) => {
    const { deck, discard } = state.battle
    const reshuffled = deck.length === 0
    const from = reshuffled ? discard : deck
    const drawn = heard.the('card draw').slice(0, count)
    // Sorted, because the order of drawing has no meaning and is not revealed.
    const cards = drawn.flatMap((place) => from[place] ?? []).sort()
    return tell({ type: 'cards-drawn', seat, count: cards.length, cards, reshuffled }, 'begin', { count: count - cards.length })
  },
})

/** EX-CRD-03: a side with more than five cards discards down to five before the turn. */
export const handLimit = procedure('hand limit', {
  check: ({ state }) => {
    const seat = SIDES.find((one) => state.sides[one].hand.length > HAND)
    if (seat === undefined) return go('done')
    const { hand } = state.sides[seat]
    const options = hand.map((card, place) => offer<CopyId>(copyId(place, card), []))
    const over = hand.length - HAND
    const fallback = options.slice(0, over).map(({ id }) => id)
    return ask(
      question(seat, 'discard down', { shape: 'pick', options, least: over, most: over }, fallback, { about: { seat } }),
      'chosen',
    )
  },
  chosen: ({ state, heard }) => {
    const [said] = heard.all('discard down')
    const seat = said?.seat as Side
    const cards = (said?.answer ?? []).flatMap((id) => state.sides[seat].hand[copyOf(id)] ?? [])
    return tell({ type: 'cards-discarded', seat, cards, why: 'limit' }, 'check')
  },
})

/** EX-SET-04: five cards each. */
export const dealing = procedure('dealing', {
  first: () => call('draw', { seat: 'A', count: HAND }, 'second'),
  second: () => call('draw', { seat: 'B', count: HAND }, 'adventuresA'),
  adventuresA: () => call('adventure deal', { seat: 'A' }, 'adventuresB'),
  adventuresB: () => call('adventure deal', { seat: 'B' }, 'done'),
})

/** EX-ADV-01: up to five adventure cards, dealt at random from those left in the common deck. */
export const adventureDeal = procedure('adventure deal', {
  deal: ({ state, local: { seat } }) => {
    const left = Object.keys(state.adventureCards).filter(
      (card) => !SIDES.some((side) => state.sides[side].adventures.ready.includes(card)),
    )
    const count = Math.min(state.set.deal[seat], left.length)
    if (count === 0) return go('done')
    return ask(question('chance', 'adventure deal', anyOrder(left.length), asTheyLie(left.length), { about: { seat } }), 'dealt')
  },
  dealt: ({ state, local: { seat }, heard }) => {
    const left = Object.keys(state.adventureCards).filter(
      (card) => !SIDES.some((side) => state.sides[side].adventures.ready.includes(card)),
    )
    const cards = heard
      .the('adventure deal')
      .slice(0, state.set.deal[seat])
      .flatMap((place) => left[place] ?? [])
    return tell({ type: 'adventures-dealt', seat, cards }, 'done')
  },
})
