/** The match: set-up (4.3), turns clockwise until it is decided (4.8). */
import type { PlayerSeat } from '../../../../kernel'
import { anyOrder, asTheyLie } from '../../../kit/rules/cards'
import { ACTIONS, HAND } from '../constants'
import type { Event } from '../events'
import { playing, seatOf } from '../facts/table'
import { endingOf, rateOf, winnersOf } from '../facts/turns'
import { judgeOf } from '../fx'
import type { Effect } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

export const match = procedure(
  'match',
  {
    setup: () => call('setup', {}, 'turn'),
    turn: ({ state }) => {
      // DT-TRN-02: clockwise, past those who are out.
      const from = state.order.indexOf(state.active)
      const clockwise = [...state.order.slice(from + 1), ...state.order.slice(0, from + 1)]
      const after = state.reversed ? [...clockwise.slice(0, -1).toReversed(), ...clockwise.slice(-1)] : clockwise
      const isIn = (seat: PlayerSeat) => !seatOf(state, seat).eliminated
      const owed = (state.turnsOwed ?? []).find(isIn)
      const order = after.filter(isIn)
      // A player who must skip a turn is passed over once.
      const skipping = order.findIndex((seat) => !(state.skips ?? []).some((one) => one.seat === seat && one.what === 'turn'))
      const passed: readonly Event[] = (owed ? [] : order.slice(0, Math.max(0, skipping))).map((seat) => ({
        type: 'skipped',
        seat,
        what: 'turn',
      }))
      const seat = state.turn === 0 ? state.first : (owed ?? order[Math.max(0, skipping)] ?? state.active)
      // What lasts until the next turn of one who is out ends where that turn would have been (DT-END-03).
      const passedBy = owed ? [] : after.slice(0, after.indexOf(seat))
      const isDue = ({ for: lasts, ctx }: Effect) => lasts === 'mine' && passedBy.includes(ctx.me) && !isIn(ctx.me)
      const ids = state.effects.filter(isDue).map(({ id }) => id)
      const over: readonly Event[] = ids.length > 0 ? [{ type: 'effects-over', ids }] : []
      const judge = judgeOf(state)
      const actions = rateOf(judge, seat, 'actions', ACTIONS)
      const attacks = rateOf(judge, seat, 'attacks', 1) - 1
      return tell(
        [...passed, ...over, { type: 'turn-began', seat, turn: state.turn + 1, actions, ...(attacks === 0 ? {} : { attacks }) }],
        'play',
      )
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
