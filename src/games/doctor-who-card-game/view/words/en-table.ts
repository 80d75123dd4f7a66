/** English: what lies on the table and beside it, how the match stands, and what cannot be done there. */
import { plural } from '../../../../ui/words/plural'
import type { Phrases } from '../../../../ui/words/speak'
import type { IntentSaid, StatusSaid, StopSaid, TableSaid } from '../said'
import { listed, place, placed, seat } from './told'

const some = (count: number): string => `${count} ${plural('en', count, 'card', 'cards')}`

const TABLE: Phrases<TableSaid> = {
  'row-of': (says, speak) => (says.isOwn ? `${seat(says.seat, speak)}: your row` : seat(says.seat, speak)),
  'row-points': ({ points }) => `${points} ${plural('en', points, 'point', 'points')}`,
  'order-note': ({ who }) =>
    who === 'own'
      ? 'on turn'
      : who === 'next'
        ? 'plays next'
        : who === 'gets'
          ? 'is given three cards'
          : who === 'both'
            ? 'plays next, is given three cards'
            : '',
  'row-end': ({ end }) => (end === 'left' ? 'left end' : 'right end'),
  'hand-name': (says, speak) => `${seat(says.seat, speak)}: ${some(says.count)} in hand`,
  'reserve-name': (says, speak) => `Reserve of ${seat(says.seat, speak)}`,
  'reserve-room': ({ used, of }) => `${used} of ${of}`,
  'beside-name': (says, speak) => `Beside the reserve of ${seat(says.seat, speak)}`,
  'time-name': (says, speak) => `Time of ${seat(says.seat, speak)}: ${says.count}`,
  'time-zone': () => 'Time',
  'supply-name': ({ count }) => `Time supply: ${count}`,
  'tardis-name': (says, speak) => `Free TARDIS markers of ${seat(says.seat, speak)}: ${says.count}`,
  'dalek-name': (says, speak) => `Free Dalek markers of ${seat(says.seat, speak)}: ${says.count}`,
  'tardis-at': ({ location }, speak) => `TARDIS marker: the next attack on ${place(location, speak)} is lost`,
  'dalek-at': (says, speak) => `Dalek marker: ${seat(says.seat, speak)} attacks ${place(says.location, speak)}`,
  'pile-draw': () => 'Draw pile',
  'pile-discard': () => 'Discard pile',
  'pile-draw-name': ({ count }) => `Draw pile: ${some(count)}`,
  'pile-discard-name': ({ count }) => `Discard pile: ${some(count)}`,
  'pile-end': () => 'End of Game card',
  'location-name': (says, speak) =>
    `${place(says.location, speak)} (${seat(says.seat, speak)}), ${says.vp} ${plural('en', says.vp, 'point', 'points')}`,
  'card-down': () => 'face-down card',
  'card-hidden-at': ({ role, seat: of }, speak) =>
    role === 'defender'
      ? `Face-down defender of ${seat(of, speak)}`
      : role === 'enemy'
        ? `Face-down enemy of ${seat(of, speak)}`
        : role === 'reserve'
          ? `Face-down card in the reserve of ${seat(of, speak)}`
          : `Card of ${seat(of, speak)}`,
  'card-own-down': ({ card }) => `${card}, face down: only you see it`,
  'token-time': () => 'Time',
  'token-tardis': () => 'Free TARDIS markers',
  'token-dalek': () => 'Free Dalek markers',
  'token-reserve': ({ limit }) => `Reserve, of ${limit}`,
  'why-not-your-turn': () => 'it is not your turn',
  'why-answer-first': () => 'the open question comes first',
  'why-not-now': () => 'nothing can be done with it now',
  'location-owner': (says, speak) => `Row of ${seat(says.seat, speak)}`,
  'location-points': ({ vp }) => `${vp} ${plural('en', vp, 'point', 'points')}`,
  'location-free': () => 'Undefended and not attacked',
  'location-marked': () => 'TARDIS marker: it takes the next attack',
  'location-defended': ({ count }) => `${count} ${plural('en', count, 'defender', 'defenders')}`,
  'location-attacked': (says, speak) => `Held by ${seat(says.seat, speak)} with ${some(says.count)}`,
  'location-counts-for': (says, speak) => `Would score for ${seat(says.seat, speak)}`,
  'location-nobody': () => 'Would score for nobody',
  'panel-defenders': () => 'Defenders',
  'panel-attackers': () => 'Attackers',
  'panel-sum': ({ total, hidden }) => (hidden === 0 ? `Strength ${total}` : `Strength ${total} and ${hidden} face down`),
}

const STATUS: Phrases<StatusSaid> = {
  'status-setup': () => 'Set-up',
  'status-turn': ({ turn }) => `Turn ${turn}`,
  'status-end-phase': ({ turn }) => `Turn ${turn}: end phase`,
  'status-over': () => 'Game over',
  'status-next': ({ next }, speak) => `then ${seat(next, speak)}`,
  'status-cards-left': ({ count }) => `${some(count)} to draw`,
  'score-own': () => 'Own locations, not attacked',
  'score-held': () => 'Others’ locations under attack',
  'sit-conflict': ({ location }, speak) => `Conflict at ${placed(location, speak)}`,
  'sit-attackers': (says, speak) => `${seat(says.seat, speak)} attacks`,
  'sit-defenders': (says, speak) => `${seat(says.seat, speak)} defends`,
  'sit-card': ({ card, value }) => `${card}, ${value}`,
  'sit-sum': ({ total }) => `= ${total}`,
  'sit-result': ({ attack, defence, isLost }) =>
    isLost ? `${attack} against ${defence}: the attackers win` : `${attack} against ${defence}: the defence holds`,
  'sit-lose-defenders': ({ cards }, speak) => `Lost unless something helps: ${listed(cards, speak)}`,
  'sit-hand': ({ hand, over, isEnd }) =>
    isEnd
      ? `You hold ${some(hand)}.`
      : over > 0
        ? `You hold ${hand}: ${over} more to use, three stay to be passed on.`
        : `You hold ${hand}: end your turn, or buy cards.`,
  'sit-choose': () => 'Choose a card of your hand, or drag it onto the table.',
  'sit-aim': () => 'Touch a lit place for it on the table, or a button below.',
}

const STOPS: Phrases<StopSaid> = {
  'stop tesselecta': () => 'Tesselecta',
  'stop-hint tesselecta': () => 'When you have lost a conflict and could take your defenders back.',
}
const INTENT: Phrases<IntentSaid> = {
  'not-your-go': () => 'It is not your turn.',
  'answer-first': () => 'Answer the open question first.',
  'no-use-there': ({ card, place: at }, speak) => `${place(card, speak)} cannot be put there: ${place(at, speak)}.`,
  'card-first': () => 'Choose a card of your hand first.',
  'not-your-card': () => 'That card is not yours.',
}

export const EN_TABLE = { ...TABLE, ...STATUS, ...STOPS, ...INTENT }
