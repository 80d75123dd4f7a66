/** The log of cards and fate. Only the player himself is told what he draws; others see the number. */
import { line } from '../../kit/speech/log'
import { HIDDEN } from '../rules/cards'
import { ofFigure, type Tellers } from './log-line'
import { eachFace } from './tallies'
import { say } from './words'

export const CARD_TELLERS = {
  'adventures-dealt': ({ seat, cards }, { speak }) =>
    cards.length === 0 ? [] : line('action', say(speak, 'log-dealt', { seat, cards }), [], seat),
  'cards-drawn': ({ seat, count, cards = [], reshuffled }, { speak }) => {
    const known = cards.filter((card) => card !== HIDDEN)
    return line(
      'action',
      say(speak, 'log-drawn', { seat, count }),
      [
        ...(known.length > 0 ? [say(speak, 'log-cards', { cards: known })] : []),
        ...(reshuffled ? [say(speak, 'log-reshuffled')] : []),
      ],
      seat,
    )
  },
  'cards-discarded': ({ seat, cards, why }, { speak }) =>
    cards.length === 0 ? [] : line('action', say(speak, 'log-discarded', { seat, cards, why }), [], seat),
  'card-played': ({ seat, card, icon, pool }, { speak }) =>
    line('action', say(speak, 'log-played', { seat, card, icon, pool: pool ?? '' }), [], seat),
  'fate-spent': ({ seat, use, means, figure, pool }, { speak }) =>
    line('action', say(speak, 'log-fate', { seat, use, means, figure: figure ?? '', pool: pool ?? '' }), [], seat),
  'fate-gained': ({ seat, why, fate }, { speak }) => line('result', say(speak, 'log-fate-gained', { seat, why, fate }), [], seat),
  'fate-void': ({ seat, use, figure }, { speak }) => line('result', say(speak, 'log-fate-void', { seat, use, figure }), [], seat),
  'adventure-used': ({ seat, card, effect, figure, figures = [] }, { speak }) => {
    const of = figures.length > 0 ? figures : figure === undefined ? [] : [figure]
    const details = [say(speak, 'log-adventure-does', { effect })]
    return line('action', say(speak, 'log-adventure', { seat, card, figures: of }), details, seat)
  },
  'adventure-recovered': ({ seat, card, how }, { speak }) =>
    line('result', say(speak, 'log-adventure-back', { seat, card, how }), [], seat),
  'leader-used': ({ leader, pool }, telling) =>
    ofFigure(telling, 'action', leader, say(telling.speak, 'log-leader', { leader, pool })),
  'dice-rerolled': ({ seat, pool, places, faces }, { speak, before }) => {
    const lay = before.dice?.[pool]?.faces
    const changed = lay ? places.flatMap((place) => lay[place] ?? []) : []
    const text = say(speak, 'log-rerolled', {
      seat,
      pool,
      before: changed.length === faces.length ? eachFace(changed, speak) : '',
      after: eachFace(faces, speak),
    })
    return line('dice', text, [], seat)
  },
} satisfies Partial<Tellers>
