/** English: what lies on the table and beside it, how the match stands. */
import type { PlayerSeat } from '../../../../kernel'
import { plural } from '../../../../ui/words/plural'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { Ending } from '../../rules/state'
import type { Stat } from '../../rules/vocabulary'
import { card, seat, thing } from './told'

const STATS: { readonly [S in Stat]: string } = { F: 'Fight', S: 'Shoot', A: 'Armour', V: 'Value' }

export const EN_TABLE = {
  stat: ({ stat }: { stat: Stat }) => STATS[stat],
  cost: (_: { stat: Stat }) => 'Destiny',
  'zone-squad': (says: { seat: PlayerSeat }, speak) => `Squad of ${seat(says.seat, speak)}`,
  'zone-kohort': (says: { seat: PlayerSeat }, speak) => `Cohort of ${seat(says.seat, speak)}`,
  'zone-hidden': (says: { seat: PlayerSeat }, speak) => `Deployed in cover by ${seat(says.seat, speak)}`,
  'zone-area': (says: { seat: PlayerSeat }, speak) => `Before ${seat(says.seat, speak)}`,
  'zone-hand': (says: { seat: PlayerSeat; count: number }, speak) =>
    `${seat(says.seat, speak)}: ${says.count} ${plural('en', says.count, 'card', 'cards')} in hand`,
  'zone-note': ({ isActive, isHolder }: { isActive: boolean; isHolder: boolean }) =>
    isHolder ? 'to play or pass' : isActive ? 'on turn' : '',
  'pile-of': (says: { seat: PlayerSeat; count: number }, speak) => `Draw pile of ${seat(says.seat, speak)}: ${says.count}`,
  'discards-of': (says: { seat: PlayerSeat; count: number }, speak) => `Discard pile of ${seat(says.seat, speak)}: ${says.count}`,
  'promotion-of': (says: { seat: PlayerSeat; count: number }, speak) => `Promotion of ${seat(says.seat, speak)}: ${says.count}`,
  'destiny-of': (says: { seat: PlayerSeat; count: number }, speak) => `Destiny of ${seat(says.seat, speak)}: ${says.count}`,
  'token-P': () => 'Promotion',
  'token-D': () => 'Destiny',
  'token-actions': () => 'Actions left',
  'unpaid-marker': (says: { thing: string }, speak) => `${thing(says.thing, speak)}: Destiny not paid`,
  'lying-card': (says: { name: string; isWounded: boolean; isCovered: boolean }) =>
    `${says.name}${says.isWounded ? ', wounded' : ''}${says.isCovered ? ', in cover' : ''}`,
  'status-start': () => 'Set-up',
  'status-round': ({ turn }: { turn: number }) => `Turn ${turn}`,
  'status-done': () => 'Match over',
  'status-active': (says: { seat: PlayerSeat; actions: number }, speak) =>
    `${seat(says.seat, speak)}: ${says.actions} ${plural('en', says.actions, 'action', 'actions')} left`,
  'status-attack': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)} attacks`,
  'score-promotion': () => 'Promotion',
  'score-destiny': () => 'Destiny left',
  'sit-combat': ({ attacker, target }: { attacker: string; target: string }, speak) =>
    `${thing(attacker, speak)} attacks ${thing(target, speak)}`,
  'sit-attack': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)} begins an attack`,
  'sit-side': (says: { warrior: string; isShoot: boolean }, speak) =>
    `${thing(says.warrior, speak)}: ${says.isShoot ? 'Shoot' : 'Fight'}`,
  'sit-against': ({ power, armour, hits }: { power: number; armour: number; hits: boolean }) =>
    `${power} against armour ${armour}: ${hits ? 'a hit' : 'a miss'}`,
  'tag-blow': ({ isShoot, power, armour, hits }: { isShoot: boolean; power: number; armour: number; hits: boolean }) =>
    `${isShoot ? 'Shoot' : 'Fight'} ${power} against armour ${armour}: ${hits ? 'a hit' : 'a miss'}`,
  'sit-forecast': ({ attacker, defender }: { attacker: boolean; defender: boolean }) =>
    `If all pass now: ${attacker && defender ? 'both are hit' : attacker ? 'the defender is hit' : defender ? 'the attacker is hit' : 'nobody is hit'}`,
  'sit-part': ({ value, reason }: { value: number; reason: string }) => `${reason}: ${value > 0 ? '+' : ''}${value}`,
  'sit-armour-of': ({ warrior, parts }: { warrior: string; parts: string }, speak) =>
    `Armour of ${thing(warrior, speak)}: ${parts}`,
  'sit-first': ({ warrior }: { warrior: string }, speak) => `${thing(warrior, speak)} strikes first`,
  'sit-holder': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)} may play or pass`,
  'sit-played': (says: { seat: PlayerSeat; card: string }, speak) => `${seat(says.seat, speak)} plays ${card(says.card, speak)}`,
  'why-not-turn': () => 'Not your turn',
  'why-not-here': () => 'Not at this moment',
  'not-yours': () => 'This card is not yours.',
  'cue-turn-of': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)}’s turn`,
  'cue-attack': ({ attacker, target }: { attacker: string; target: string }, speak) =>
    `${thing(attacker, speak)} attacks ${thing(target, speak)}`,
  'cue-points': ({ amount, cur }: { amount: number; cur: 'P' | 'D' }) => `${amount > 0 ? '+' : '−'}${Math.abs(amount)} ${cur}`,
  'cue-wounded': () => 'wounded',
  'cue-killed': () => 'killed',
  'cue-healed': () => 'healed',
  'cue-saved': () => 'saved',
  'cue-missed': () => 'a miss',
  'stop before combatants': () => 'An attack begins',
  'stop-hint before combatants': () => 'Before attacker and defender are named',
  'stop after combatants': () => 'Combatants named',
  'stop-hint after combatants': () => 'Before the tactic is chosen',
  'stop modify combat': () => 'A combat can be changed',
  'stop-hint modify combat': () => 'Cards and abilities for your side',
  'stop reaction': () => 'Something can be answered',
  'stop-hint reaction': () => 'A card is played, a warrior is killed, points are gained, a combat ends',
  'stop before drawing': () => 'Before you draw',
  'stop-hint before drawing': () => 'Cards that are played then',
  'log-end-why': ({ ending }: { ending: Ending }) =>
    ({ points: 'the target is reached', exhausted: 'all draw piles are empty', 'last player': 'one player is left' })[ending],
} satisfies AnyPhrases
