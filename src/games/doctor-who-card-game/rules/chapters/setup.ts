/** Set-up (4.1): starting locations, hands, the draw pile with the End of Game card among its last cards. */
import type { PlayerSeat } from '../../../../kernel'
import { anyOrder, asTheyLie } from '../../../kit/rules/cards'
import { type CardId, END_CARD } from '../cards'
import { END_PACKET, FIRST_HAND, STARTERS_RIGHT_HAND } from '../constants'
import { rightOf } from '../facts/table'
import type { State } from '../state'
import { ask, go, procedure, question, tell } from '../terms'

/** The cards in the order given by a shuffle. */
export const inOrder = (cards: readonly CardId[], order: readonly number[]): readonly CardId[] =>
  order.flatMap((place) => cards[place] ?? [])

/** DWC-SET-05: the player with the highest number on his starting location begins. */
function firstOf({ deck, order }: State, cards: { readonly [seat in PlayerSeat]?: CardId }): PlayerSeat {
  const value = (seat: PlayerSeat) => deck.starts[cards[seat] ?? '']?.value ?? 0
  return [...order].sort((one, other) => value(other) - value(one))[0] ?? 'A'
}
/** The cards with which the End of Game card is shuffled: the last twenty, with it below them. */
const lastOf = ({ pile }: State): readonly CardId[] => [...pile.slice(1 - END_PACKET), END_CARD]

const chance = (subject: 'starting locations' | 'deck shuffle' | 'end card shuffle', count: number) =>
  question('chance', subject, anyOrder(count), asTheyLie(count))

export const setup = procedure('setup', {
  starts: ({ state }) => ask(chance('starting locations', state.unused.length), 'startsDealt'), // DWC-SET-03
  startsDealt: ({ state, heard }) => {
    const [dealt, { order }] = [inOrder(state.unused, heard.the('starting locations')), state]
    const cards = Object.fromEntries(order.map((seat, index) => [seat, dealt[index] ?? '']))
    const unused = dealt.slice(order.length)
    return tell({ type: 'starts-dealt', cards, unused, first: firstOf(state, cards) }, 'shuffle') // DWC-SET-04
  },
  shuffle: ({ state }) => ask(chance('deck shuffle', state.pile.length), 'shuffled'), // DWC-SET-06
  shuffled: ({ state, heard }) => tell({ type: 'deck-shuffled', order: inOrder(state.pile, heard.the('deck shuffle')) }, 'hands'),
  hands: ({ state, local: { dealt = 0 } }) => {
    const seat = state.order[dealt]
    if (seat === undefined) return go('endCard')
    const count = seat === rightOf(state, state.first) ? STARTERS_RIGHT_HAND : FIRST_HAND
    return tell({ type: 'hand-dealt', seat, count, cards: state.pile.slice(0, count) }, 'hands', { dealt: dealt + 1 })
  },
  endCard: ({ state }) => ask(chance('end card shuffle', lastOf(state).length), 'hidden'), // DWC-SET-07
  hidden: ({ state, heard }) => {
    const last = lastOf(state)
    return tell({ type: 'end-card-hidden', last: last.length, order: inOrder(last, heard.the('end card shuffle')) }, 'done')
  },
})
