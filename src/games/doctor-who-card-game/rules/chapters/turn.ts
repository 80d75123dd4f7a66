/** One player's turn (4.2): any number of actions (in the end phase one, DWC-END-06), then cards are passed and drawn. */
import { anyOrder, asTheyLie } from '../../../kit/rules/cards'
import { DRAWN, DRAWN_AT_END } from '../constants'
import { batchFrom } from '../facts/drawing'
import { menu, type Offered } from '../facts/menu'
import { rightOf, seatOf } from '../facts/table'
import { isEndPhase } from '../facts/turns'
import { type ActionId, readAction } from '../ids'
import { ask, call, go, procedure, question, tell } from '../terms'
import type { RowEnd } from '../zones'
import { inOrder } from './setup'

/** DWC-TRN-06, AMB-07: a legal fallback. The turn can always be ended, if necessary after discarding cards for time. */
const safe = (options: readonly Offered[]): ActionId =>
  options.findLast(({ id, refused }) => (id === 'end' || id === 'pass') && !refused)?.id ?? 'discard:h0'

/** DWC-TRN-05: an action is finished before the next one begins. A cancelled action returns to the menu. */
export const turn = procedure('turn', {
  choose: ({ state }) => {
    const options = menu(state)
    return ask(question(state.active, 'action', { shape: 'pick', options, least: 1, most: 1 }, [safe(options)]), 'chosen')
  },
  chosen: ({ state, heard }) => {
    const { verb, slot, target } = readAction(heard.picked('action'))
    const cards = seatOf(state, state.active).hand.length
    switch (verb) {
      case 'play':
        // The targets of this verb are the two ends of a row, so the cast is safe.
        return call('location', { slot, end: target as RowEnd }, 'acted')
      case 'defend':
        return call('defenders', { slot, cards, location: target }, 'acted')
      case 'attack':
        return call('enemies', { slot, cards, location: target }, 'acted')
      case 'takeover':
        return call('takeover', { slot, location: target }, 'acted')
      case 'support':
        return call('support', { slot, cards, target }, 'acted')
      case 'reserve':
        return call('reserve', { slot, cards }, 'acted')
      case 'discard':
        return call('discard', { slot, cards }, 'acted')
      case 'buy':
        return call('buy', { cards }, 'acted')
      case 'end':
        return call('end of turn', {}, 'over')
      case 'pass':
        return tell({ type: 'action-passed', seat: state.active }, 'over')
    }
  },
  acted: ({ state }) => go(isEndPhase(state) && state.acted !== 'not yet' ? 'over' : 'choose'), // DWC-TRN-02
  over: ({ state }) => tell({ type: 'turn-ended', seat: state.active }, 'done'),
})

/** DWC-TRN-06, DWC-TRN-07 */
export const endOfTurn = procedure('end of turn', {
  pass: ({ state }) => {
    const { seat, hand } = seatOf(state, state.active)
    const to = rightOf(state, seat)
    return tell({ type: 'cards-passed', from: seat, to, count: hand.length, cards: hand }, 'draw')
  },
  draw: ({ state }) => {
    const count = state.endCard.at === 'found' ? DRAWN_AT_END : DRAWN // DWC-END-03
    return call('draw', { seat: state.active, count, why: 'end' }, 'done')
  },
})

/** DWC-END-08: draws from the pile, shuffling the discard pile when it runs out. If both are empty, the rest is lost. */
export const draw = procedure('draw', {
  take: ({ state, local: { seat, count, why, drawn = 0 } }) => {
    const batch = batchFrom(state, count, drawn, why)
    if (batch.cards.length === 0 && !batch.found) return go('refill')
    return tell(
      {
        type: 'cards-drawn',
        seat,
        count: batch.cards.length,
        why,
        ...(batch.found ? { found: true } : {}),
        cards: batch.cards,
      },
      'refill',
      { drawn: drawn + batch.cards.length, count: batch.count },
    )
  },
  refill: ({ state, local: { count, drawn = 0 } }) => {
    const { length } = state.discard
    if (drawn >= count || length === 0) return go('done')
    return ask(question('chance', 'reshuffle', anyOrder(length), asTheyLie(length)), 'refilled')
  },
  refilled: ({ state, heard }) =>
    tell({ type: 'pile-reshuffled', count: state.discard.length, order: inOrder(state.discard, heard.the('reshuffle')) }, 'take'),
})
