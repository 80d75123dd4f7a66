/** English: what lies on and beside the table, the standing of the match, and refusals of gestures. */
import type { PlayerSeat } from '../../../../kernel'
import { plural } from '../../../../ui/words/plural'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { LocationRef, PlaceRef } from '../../rules/zones'
import { listed, place, placed, seat } from './told'

const some = (count: number): string => `${count} ${plural('en', count, 'card', 'cards')}`

export const EN_TABLE = {
  // table
  'row-of': (says: { seat: PlayerSeat; isOwn: boolean }, speak) =>
    says.isOwn ? `${seat(says.seat, speak)}: your row` : seat(says.seat, speak),
  'row-points': ({ points }: { points: number }) => `${points} ${plural('en', points, 'point', 'points')}`,
  'order-note': ({ who }: { who: 'own' | 'next' | 'gives' | 'gets' | 'across' | 'both' | 'none' }) =>
    who === 'own'
      ? 'on turn'
      : who === 'next'
        ? 'plays next'
        : who === 'gets'
          ? 'is given three cards'
          : who === 'both'
            ? 'plays next, is given three cards'
            : '',
  'row-end': ({ end }: { end: 'left' | 'right' }) => (end === 'left' ? 'left end' : 'right end'),
  'hand-name': (says: { seat: PlayerSeat; count: number }, speak) => `${seat(says.seat, speak)}: ${some(says.count)} in hand`,
  'reserve-name': (says: { seat: PlayerSeat }, speak) => `Reserve of ${seat(says.seat, speak)}`,
  'reserve-room': ({ used, of }: { used: number; of: number }) => `${used} of ${of}`,
  'beside-name': (says: { seat: PlayerSeat }, speak) => `Beside the reserve of ${seat(says.seat, speak)}`,
  'time-name': (says: { seat: PlayerSeat; count: number }, speak) => `Time of ${seat(says.seat, speak)}: ${says.count}`,
  'supply-name': ({ count }: { count: number }) => `Time supply: ${count}`,
  'tardis-name': (says: { seat: PlayerSeat; count: number }, speak) =>
    `Free TARDIS markers of ${seat(says.seat, speak)}: ${says.count}`,
  'dalek-name': (says: { seat: PlayerSeat; count: number }, speak) =>
    `Free Dalek markers of ${seat(says.seat, speak)}: ${says.count}`,
  'tardis-at': ({ location }: { location: LocationRef }, speak) =>
    `TARDIS marker: the next attack on ${place(location, speak)} is lost`,
  'dalek-at': (says: { location: LocationRef; seat: PlayerSeat }, speak) =>
    `Dalek marker: ${seat(says.seat, speak)} attacks ${place(says.location, speak)}`,
  'pile-draw': () => 'Draw pile',
  'pile-discard': () => 'Discard pile',
  'pile-draw-name': ({ count }: { count: number }) => `Draw pile: ${some(count)}`,
  'pile-discard-name': ({ count }: { count: number }) => `Discard pile: ${some(count)}`,
  'pile-end': () => 'End of Game card',
  'location-name': (says: { location: PlaceRef; seat: PlayerSeat; vp: number }, speak) =>
    `${place(says.location, speak)} (${seat(says.seat, speak)}), ${says.vp} ${plural('en', says.vp, 'point', 'points')}`,
  'card-down': () => 'face-down card',
  'card-hidden-at': ({ role, seat: of }: { role: 'defender' | 'enemy' | 'reserve' | 'hand'; seat: PlayerSeat }, speak) =>
    role === 'defender'
      ? `Face-down defender of ${seat(of, speak)}`
      : role === 'enemy'
        ? `Face-down enemy of ${seat(of, speak)}`
        : role === 'reserve'
          ? `Face-down card in the reserve of ${seat(of, speak)}`
          : `Card of ${seat(of, speak)}`,
  'card-own-down': ({ card }: { card: string }) => `${card}, face down: only you see it`,
  'token-time': () => 'Time',
  'token-tardis': () => 'Free TARDIS markers',
  'token-dalek': () => 'Free Dalek markers',
  'token-reserve': ({ limit }: { limit: number }) => `Reserve, of ${limit}`,
  'why-not-your-turn': () => 'it is not your turn',
  'why-answer-first': () => 'the open question comes first',
  'why-not-now': () => 'nothing can be done with it now',
  'location-owner': (says: { seat: PlayerSeat }, speak) => `Row of ${seat(says.seat, speak)}`,
  'location-points': ({ vp }: { vp: number }) => `${vp} ${plural('en', vp, 'point', 'points')}`,
  'location-free': () => 'Undefended and not attacked',
  'location-marked': () => 'TARDIS marker: it takes the next attack',
  'location-attacked': (says: { seat: PlayerSeat; count: number }, speak) =>
    `Held by ${seat(says.seat, speak)} with ${some(says.count)}`,
  'location-counts-for': (says: { seat: PlayerSeat }, speak) => `Would score for ${seat(says.seat, speak)}`,
  'location-nobody': () => 'Would score for nobody',
  'panel-defenders': () => 'Defenders',
  'panel-attackers': () => 'Attackers',
  'panel-sum': ({ total, hidden }: { total: number; hidden: number }) =>
    hidden === 0 ? `Strength ${total}` : `Strength ${total} and ${hidden} face down`,
  // status
  'status-setup': () => 'Set-up',
  'status-turn': ({ turn }: { turn: number }) => `Turn ${turn}`,
  'status-end-phase': ({ turn }: { turn: number }) => `Turn ${turn}: end phase`,
  'status-over': () => 'Game over',
  'status-next': ({ next }: { active: PlayerSeat; next: PlayerSeat }, speak) => `then ${seat(next, speak)}`,
  'status-cards-left': ({ count }: { count: number }) => `${some(count)} to draw`,
  'score-own': () => 'Own locations, not attacked',
  'score-held': () => 'Others’ locations under attack',
  'sit-conflict': ({ location }: { location: LocationRef }, speak) => `Conflict at ${placed(location, speak)}`,
  'sit-attackers': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)} attacks`,
  'sit-defenders': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)} defends`,
  'sit-card': ({ card, value }: { card: string; value: number }) => `${card}, ${value}`,
  'sit-sum': ({ total }: { total: number }) => `= ${total}`,
  'sit-result': ({ attack, defence, isLost }: { attack: number; defence: number; isLost: boolean }) =>
    isLost ? `${attack} against ${defence}: the attackers win` : `${attack} against ${defence}: the defence holds`,
  /** Whole percents. */
  'sit-odds': ({ attack, level, defence }: { attack: number; level: number; defence: number }) =>
    `Attack wins ${attack}%, level ${level}% (the defence holds), defence wins ${defence}%`,
  'sit-odds-why': ({ hidden }: { hidden: number }) =>
    hidden === 0 ? 'All cards there are known to you.' : `${some(hidden)} face down: any that you see nowhere, each as likely.`,
  'sit-lose-defenders': ({ cards }: { cards: readonly string[] }, speak) =>
    `Lost unless something helps: ${listed(cards, speak)}`,
  'sit-hand': ({ hand, over, isEnd }: { hand: number; over: number; isEnd: boolean }) =>
    isEnd
      ? `You hold ${some(hand)}.`
      : over > 0
        ? `You hold ${hand}: ${over} more to use, three stay to be passed on.`
        : `You hold ${hand}: end your turn, or buy cards.`,
  'sit-choose': () => 'Choose a card of your hand, or drag it onto the table.',
  'sit-aim': () => 'Touch a lit place for it on the table, or a button below.',
  // stops
  'stop tesselecta': () => 'Tesselecta',
  'stop-hint tesselecta': () => 'When you have lost a conflict and could take your defenders back.',
  // intent
  'not-your-go': () => 'It is not your turn.',
  'answer-first': () => 'Answer the open question first.',
  'no-use-there': ({ card, place: at }: { card: PlaceRef; place: PlaceRef }, speak) =>
    `${place(card, speak)} cannot be put there: ${place(at, speak)}.`,
  'card-first': (_: { place: PlaceRef }) => 'Choose a card of your hand first.',
  'not-your-card': () => 'That card is not yours.',
} satisfies AnyPhrases
