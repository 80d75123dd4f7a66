/** English: what happened. */
import type { PlayerSeat } from '../../../../kernel'
import { plural } from '../../../../ui/words/plural'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { PointsReason } from '../../rules/events/turn'
import type { Skip } from '../../rules/state'
import { card, cards, seat, thing, things } from './told'

const some = (count: number): string => `${count} ${plural('en', count, 'card', 'cards')}`
const WHAT: { readonly [W in Skip['what']]: string } = { turn: 'a turn', draw: 'drawing', actions: 'the actions' }
const WHY: { readonly [W in PointsReason]: string } = {
  kill: 'for a kill',
  mission: 'for a mission',
  effect: 'by a card',
  direct: 'for a direct attack',
  meditation: 'by meditation',
  price: 'as a price',
  lost: 'taken away',
}
export const EN_LOG = {
  'told-shuffled': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)} shuffles`,
  'told-first': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)} begins`,
  'told-drawn': (says: { seat: PlayerSeat; count: number }, speak) => `${seat(says.seat, speak)} draws ${some(says.count)}`,
  'told-last-drawn': () => 'the draw pile is empty now',
  'told-turn': (says: { seat: PlayerSeat; turn: number }, speak) => `Turn ${says.turn}: ${seat(says.seat, speak)}`,
  'told-these': (says: { cards: readonly string[] }, speak) => cards(says.cards, speak),
  'told-granted': (says: { seat: PlayerSeat; count: number; isAttack: boolean }, speak) =>
    `${seat(says.seat, speak)} gets ${says.count} more ${says.isAttack ? plural('en', says.count, 'attack', 'attacks') : plural('en', says.count, 'action', 'actions')}`,
  'told-discarded': (says: { seat: PlayerSeat; cards: readonly string[] }, speak) =>
    `${seat(says.seat, speak)} discards ${cards(says.cards, speak)}`,
  'told-out': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)} is out of the match`,
  'told-over': ({ why }: { why: string }) => `The match is over: ${why}`,
  'told-won': (says: { seats: readonly PlayerSeat[] }, speak) =>
    says.seats.length === 1 ? `${things(says.seats, speak)} wins` : `A draw between ${things(says.seats, speak)}`,
  'told-points': (says: { seat: PlayerSeat; P: number; D: number; why: PointsReason }, speak) => {
    const parts = [
      ...(says.P === 0 ? [] : [`${says.P > 0 ? '+' : '−'}${Math.abs(says.P)} P`]),
      ...(says.D === 0 ? [] : [`${says.D > 0 ? '+' : '−'}${Math.abs(says.D)} D`]),
    ]
    return `${seat(says.seat, speak)}: ${parts.join(', ')} ${WHY[says.why]}`
  },
  'told-looked': (says: { by: PlayerSeat; at: PlayerSeat }, speak) =>
    `${seat(says.by, speak)} looks at the hand of ${seat(says.at, speak)}`,
  'told-found': (says: { seat: PlayerSeat; from: 'pile' | 'discard' }, speak) =>
    `${seat(says.seat, speak)} takes a card from the ${says.from === 'pile' ? 'draw pile' : 'discard pile'}`,
  'told-coin': (says: { card: string; heads: boolean }, speak) => `${card(says.card, speak)}: ${says.heads ? 'heads' : 'tails'}`,
  'told-deployed': (says: { seat: PlayerSeat; card: string }, speak) =>
    `${seat(says.seat, speak)} deploys ${card(says.card, speak)}`,
  'told-hidden': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)} deploys a warrior in cover`,
  'told-played': (says: { seat: PlayerSeat; card: string; target: string }, speak) =>
    `${seat(says.seat, speak)} plays ${card(says.card, speak)}${says.target === '' ? '' : ` on ${thing(says.target, speak)}`}`,
  'told-used': (says: { seat: PlayerSeat; card: string; target: string }, speak) =>
    `${seat(says.seat, speak)} uses ${card(says.card, speak)}${says.target === '' ? '' : ` on ${thing(says.target, speak)}`}`,
  'told-caster': (says: { thing: string }, speak) => `cast by ${thing(says.thing, speak)}`,
  'told-x': ({ x }: { x: number }) => `X = ${x}`,
  'told-countered': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)} cancels it`,
  'told-moved': (says: { thing: string; target: string }, speak) =>
    `${thing(says.thing, speak)} goes to ${thing(says.target, speak)}`,
  'told-left': (says: { cards: readonly string[]; to: 'discard' | 'remove' | 'hand' }, speak) =>
    `${cards(says.cards, speak)}: ${{ discard: 'discarded', remove: 'removed from the game', hand: 'back to the hand' }[says.to]}`,
  'told-cover': (says: { thing: string }, speak) => `${thing(says.thing, speak)} takes cover`,
  'told-uncover': (says: { thing: string }, speak) => `${thing(says.thing, speak)} leaves cover`,
  'told-revealed': (says: { seat: PlayerSeat; card: string; paid: number; short: number }, speak) =>
    `${seat(says.seat, speak)} turns up ${card(says.card, speak)} and pays ${says.paid} D${says.short > 0 ? `: ${says.short} short` : ''}`,
  'told-wounded': (says: { thing: string }, speak) => `${thing(says.thing, speak)} is wounded`,
  'told-healed': (says: { thing: string }, speak) => `${thing(says.thing, speak)} is healed`,
  'told-killed': (says: { thing: string }, speak) => `${thing(says.thing, speak)} is killed`,
  'told-saved': (says: { thing: string; wound: boolean }, speak) =>
    `${thing(says.thing, speak)} is not ${says.wound ? 'wounded' : 'killed'} after all`,
  'told-control': (says: { thing: string; seat: PlayerSeat }, speak) =>
    `${thing(says.thing, speak)} now obeys ${seat(says.seat, speak)}`,
  'told-aside': (says: { thing: string; target: string }, speak) =>
    `${thing(says.thing, speak)} lies aside under ${thing(says.target, speak)}`,
  'told-retargeted': (says: { target: string }, speak) => `It is aimed at ${thing(says.target, speak)} now`,
  'told-asked': (says: { seat: PlayerSeat; yes: boolean }, speak) =>
    `${seat(says.seat, speak)} ${says.yes ? 'holds such a card' : 'holds no such card'}`,
  'told-turn-owed': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)} will have another turn`,
  'told-skip': (says: { seat: PlayerSeat; what: Skip['what'] }, speak) =>
    `${seat(says.seat, speak)} will leave out ${WHAT[says.what]}`,
  'told-skipped': (says: { seat: PlayerSeat; what: Skip['what'] }, speak) =>
    `${seat(says.seat, speak)} leaves out ${WHAT[says.what]}`,
  'told-direction': () => 'Play goes the other way round',
  'told-no-effect': (says: { card: string; why: 'immune' | 'gone' }, speak) =>
    `${card(says.card, speak)} has no effect: ${says.why === 'immune' ? 'its target is immune' : 'its target is gone'}`,
  'told-attack': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)} begins an attack`,
  'told-combatants': (says: { attacker: string; target: string }, speak) =>
    `${thing(says.attacker, speak)} attacks ${thing(says.target, speak)}`,
  'told-tactic': ({ isShoot }: { isShoot: boolean }) => (isShoot ? 'The tactic is Shoot' : 'The tactic is Fight'),
  'told-weapons': (says: { thing: string; weapons: readonly string[] }, speak) =>
    says.weapons.length === 0
      ? `${thing(says.thing, speak)} uses nothing`
      : `${thing(says.thing, speak)} uses ${things(says.weapons, speak)}`,
  'told-side': (says: { thing: string; isAttacker: boolean }, speak) =>
    `${thing(says.thing, speak)} is the ${says.isAttacker ? 'attacker' : 'defender'} now`,
  'told-reinforced': (says: { thing: string }, speak) => `${thing(says.thing, speak)} joins the combat`,
  'told-strike': (says: { by: string; at: string; power: number; armour: number; hits: boolean }, speak) =>
    `${thing(says.by, speak)} strikes ${thing(says.at, speak)}: ${says.power} against ${says.armour}, ${says.hits ? 'a hit' : 'a miss'}`,
  'told-off': ({ why }: { why: 'called off' | 'no pair' | 'no tactic' }) =>
    ({
      'called off': 'The attack ends without a result',
      'no pair': 'The attack is over: nobody may be attacked',
      'no tactic': 'The attack is over: no tactic is possible',
    })[why],
} satisfies AnyPhrases
