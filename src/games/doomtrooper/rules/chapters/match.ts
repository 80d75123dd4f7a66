/** The match: set-up (4.3), turns clockwise until it is decided (4.8). */
import { anyOrder, asTheyLie } from '../../../kit/rules/cards'
import { ACTIONS, HAND } from '../constants'
import { playing, seatOf } from '../facts/table'
import { endingOf, rateOf, winnersOf } from '../facts/turns'
import { judgeOf } from '../fx'
import { ask, call, go, procedure, question, tell } from '../terms'

export const match = procedure(
  'match',
  {
    setup: () => call('setup', {}, 'turn'),
    turn: ({ state }) => {
      // DT-TRN-02: clockwise, past those who are out.
      const from = state.order.indexOf(state.active)
      const after = [...state.order.slice(from + 1), ...state.order.slice(0, from + 1)]
      const next = after.find((seat) => !seatOf(state, seat).eliminated) ?? state.active
      const seat = state.turn === 0 ? state.first : next
      const actions = rateOf(judgeOf(state), seat, 'actions', ACTIONS)
      return tell({ type: 'turn-began', seat, turn: state.turn + 1, actions }, 'play')
    },
    play: () => call('turn', {}, 'turn'),
    over: ({ state }) => {
      const because = endingOf(state) ?? 'points'
      return tell({ type: 'match-over', because, winners: winnersOf(state) }, 'done')
    },
  },
  { when: (state) => endingOf(state) !== undefined, to: 'over' },
)

/** DT-SET-01 to DT-SET-04 */
export const setup = procedure('setup', {
  shuffle: ({ state, local: { at = 0 } }) => {
    const seat = state.order[at]
    if (seat === undefined) return go('first')
    const { length } = seatOf(state, seat).pile
    return ask(question('chance', 'deck order', anyOrder(length), asTheyLie(length), { about: { seat } }), 'shuffled')
  },
  shuffled: ({ state, local: { at = 0 }, heard }) => {
    const seat = state.order[at]
    if (seat === undefined) return go('first')
    const { pile } = seatOf(state, seat)
    const order = heard.the('deck order').map((from) => pile[from] ?? '?')
    return tell(
      [
        { type: 'deck-shuffled', seat, why: 'setup', order },
        { type: 'cards-drawn', seat, count: HAND, why: 'opening', cards: order.slice(0, HAND) },
      ],
      'shuffle',
      { at: at + 1 },
    )
  },
  first: ({ state }) => {
    const { length } = playing(state)
    return ask(question('chance', 'first player', anyOrder(length), asTheyLie(length)), 'begin')
  },
  begin: ({ state, heard }) => {
    const [first = 0] = heard.the('first player')
    return tell({ type: 'first-player', seat: state.order[first] ?? state.active }, 'done')
  },
})
