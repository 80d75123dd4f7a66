/** The log of set-up, turns, drawing and the end. */
import type { Tally } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import { line, SILENT } from '../../kit/speech/log'
import type { TurnEvent } from '../rules/events/turn'
import { type Tellers, these } from './log-line'
import { because, say } from './words'

export const partsOf = ({ parts }: Tally, speak: Speak): readonly string[] =>
  parts.map(({ value, reason }) => say(speak, 'log-part', { value, reason: because(reason, speak).replace(/\.$/, '') }))

export const TURN_TELLERS: Tellers<TurnEvent['type']> = {
  'starts-dealt': ({ cards, first }, { speak, after }) => [
    ...line('heading', say(speak, 'status-setup')),
    ...after.order.flatMap((seat) => {
      const card = cards[seat]
      return card === undefined ? [] : line('action', say(speak, 'log-start', { seat, card }), [], seat)
    }),
    ...line('result', say(speak, 'log-first', { seat: first }), [], first),
  ],
  'deck-shuffled': (_, { speak }) => line('note', say(speak, 'log-shuffled')),
  'hand-dealt': ({ seat, count, cards }, { speak }) =>
    line('note', say(speak, 'log-dealt', { seat, count }), these(cards, speak), seat),
  'end-card-hidden': ({ last }, { speak }) => line('note', say(speak, 'log-end-hidden', { last })),
  'turn-began': ({ seat, turn, phase }, { speak }) =>
    line('heading', say(speak, 'log-turn', { seat, turn, isEnd: phase === 'end phase' }), [], seat),
  'action-passed': ({ seat }, { speak }) => line('action', say(speak, 'log-action-passed', { seat }), [], seat),
  'cards-passed': ({ from, to, count, cards }, { speak }) =>
    line('action', say(speak, 'log-passed', { from, to, count }), these(cards, speak), from),
  'cards-drawn': ({ seat, count, why, found, cards }, { speak }) => [
    ...(count > 0 ? line('note', say(speak, 'log-drawn', { seat, count, why }), these(cards, speak), seat) : []),
    ...(found ? line('heading', say(speak, 'log-found', { seat, during: why === 'end' ? 'end' : 'action' }), [], seat) : []),
  ],
  'pile-reshuffled': ({ count }, { speak }) => line('note', say(speak, 'log-reshuffled', { count })),
  'turn-ended': SILENT,
  'time-gained': ({ seat, amount, wanted, why, card = '' }, { speak }) =>
    wanted === 0
      ? []
      : line(
          'result',
          say(speak, 'log-gained', { seat, amount, why, card }),
          amount < wanted ? [say(speak, 'log-short', { wanted, amount })] : [],
          seat,
        ),
  'time-taken': ({ from, to, amount, why }, { speak }) =>
    line('result', say(speak, 'log-taken', { from, to, amount, why }), [], to),
  'match-over': ({ because: why, seat, scores }, { speak, after }) => [
    ...line('heading', say(speak, 'log-over', { because: why, seat })),
    ...after.order.flatMap((one) => {
      const score = scores[one]
      return score ? line('result', say(speak, 'log-score', { seat: one, total: score.total }), partsOf(score, speak), one) : []
    }),
  ],
}
