/** English: what has happened, in the log. */
import { capital } from '../../../../ui/words/plural'
import type { Phrases } from '../../../../ui/words/speak'
import { NODE_KIND_NAMES } from '../name-tables'
import { adventureName, battleName, EDGE_NAMES, weaponName } from '../names'
import type { LogSaid } from '../said-story'
import { all, dice, listed, some, The, who } from './en-bits'
import { EN_CARD_TEXTS } from './en-cards'

const PARTS = { setup: 'sets up', move: 'moves', shoot: 'shoots', melee: 'attacks in melee', upkeep: 'recovers', over: 'ends' }
const RESULTS = { scratch: 'only a scratch', shocked: 'shocked', exterminated: 'exterminated' }

export const EN_LOG: Phrases<LogSaid> = {
  'log-initiative': ({ seat, hits, other }, speak) =>
    `${speak.seat(seat)} has the initiative: ${some(hits, 'hit', 'hits')} to ${other}.`,
  'log-initiative-tie': ({ hits }) => `Initiative is level at ${some(hits, 'hit', 'hits')}: both throw again.`,
  'log-edge': ({ seat, edge, other }, speak) =>
    `${speak.seat(seat)} takes the ${EDGE_NAMES[edge].en} edge; the ${EDGE_NAMES[other].en} edge is left.`,
  'log-deployment': ({ seat }, speak) => `${speak.seat(seat)} deploys.`,
  'log-deployed': ({ figure }, speak) => `${The(figure, speak)} takes its place.`,
  'log-turn': ({ turn, turns }) => `Turn ${turn} of ${turns}`,
  'log-phase': ({ phase, seat }, speak) => `${speak.seat(seat)} ${PARTS[phase]}`,
  'log-moved': ({ figure, used, how }, speak) =>
    `${The(figure, speak)} ${{ move: 'moves', sprint: 'sprints', extra: 'moves another', continue: 'goes on for' }[how]} ${speak.length(used)}.`,
  'log-cut-short': ({ figure, used, piece }, speak) =>
    `${The(figure, speak)} goes ${speak.length(used)} and is stopped at ${speak.piece(piece)}.`,
  'log-move-lost': ({ figure, piece }, speak) =>
    `${The(figure, speak)} does not get across ${speak.piece(piece)} and stays where it is.`,
  'log-climbed': ({ figure, piece }, speak) => `${The(figure, speak)} climbs onto ${speak.piece(piece)}.`,
  'log-shifted': ({ figure }, speak) => `${The(figure, speak)} shifts on top.`,
  'log-crossing': ({ piece, faces, result }, speak) =>
    `${The(piece, speak)}: ${faces} → ${{ crossed: 'across', stopped: 'stopped in contact', lost: 'does not move' }[result]}`,
  'log-shot': ({ shooter, target, weapon, attack, defence, how }, speak) => {
    const pools = `${some(attack, 'die', 'dice')} against ${defence}`
    if (how === 'blast') return `The blast reaches ${speak.piece(target)}: ${pools}.`
    const deed = how === 'free' ? 'takes a free shot at' : 'shoots at'
    return `${The(shooter, speak)} ${deed} ${speak.piece(target)} (${weaponName(weapon, speak)}): ${pools}.`
  },
  'log-tally-attack': ({ tally }) => `Attack with ${tally}`,
  'log-tally-defence': ({ figure, tally }, speak) => `${The(figure, speak)} with ${tally}`,
  'log-range': ({ gap, limit }, speak) => `Range ${speak.length(gap, limit)} of ${speak.length(limit)}`,
  'log-cover': ({ pieces }, speak) => `In cover: ${all(pieces, speak)}`,
  'log-rolled': ({ figure, faces }, speak) => `${The(figure, speak)}: ${faces}`,
  'log-hits': ({ figure, hits, parts }, speak) => `${The(figure, speak)}, ${some(hits, 'hit', 'hits')}: ${parts}`,
  'log-cancelled': ({ figure, cancelled, parts }, speak) => `${The(figure, speak)}, ${cancelled} stopped: ${parts}`,
  'log-net': ({ hits, cancelled, net }) =>
    hits === 0
      ? 'No hits.'
      : `${some(hits, 'hit', 'hits')}, ${Math.min(cancelled, hits)} saved → ${net === 0 ? 'nothing gets through' : some(net, 'damage die', 'damage dice')}.`,
  'log-stress': ({ figure, stress }, speak) =>
    `${The(figure, speak)} comes under stress: ${some(stress, 'token', 'tokens')} now.`,
  'log-damage': ({ figure, faces, best }, speak) => `Damage to ${speak.piece(figure)}: ${faces} → ${RESULTS[best]}.`,
  'log-wound': ({ figure, instead }, speak) => `${The(figure, speak)} takes a wound instead of being ${RESULTS[instead]}.`,
  'log-shocked': ({ figure }, speak) => `${The(figure, speak)} is shocked.`,
  'log-exterminated': ({ figure }, speak) => `${The(figure, speak)} is exterminated.`,
  'log-points': ({ seat, points }, speak) => `${some(points, 'point', 'points')} for ${speak.seat(seat)}`,
  'log-engaged': ({ figure, target }, speak) => `${The(figure, speak)} moves in on ${speak.piece(target)}.`,
  'log-melee': ({ figures, target }, speak) =>
    `${capital(all(figures, speak))} ${figures.length === 1 ? 'attacks' : 'attack'} ${speak.piece(target)} in melee.`,
  'log-crossed': ({ figure }, speak) => `${The(figure, speak)} gets across.`,
  'log-not-arrived': ({ figure, target }, speak) => `${The(figure, speak)} does not reach ${speak.piece(target)}.`,
  'log-withdrawn': ({ figure, target }, speak) =>
    `${The(figure, speak)} finds no room beside ${speak.piece(target)} any more and goes back.`,
  'log-round': ({ attacker, target, attack, defence }, speak) =>
    `${The(attacker, speak)} strikes at ${speak.piece(target)}: ${some(attack, 'die', 'dice')} against ${defence}.`,
  'log-round-won': ({ winner, hits, other }, speak) =>
    `${The(winner, speak)} wins the round ${hits} : ${other} → ${some(hits, 'damage die', 'damage dice')}.`,
  'log-round-tie': ({ hits }) => `${hits} : ${hits}, nobody wins the round.`,
  'log-coup': ({ by, figure }, speak) => `${The(by, speak)} strikes ${speak.piece(figure)} where it lies.`,
  'log-finisher': ({ by, figure }, speak) => `${The(by, speak)} uses an attack it has left on ${speak.piece(figure)}.`,
  'log-melee-gone': ({ seat }, speak) => `The melee is over: ${speak.seat(seat)} has nobody left in it.`,
  'log-melee-shocked': ({ seat }, speak) => `The melee is over: all of ${speak.seat(seat)} in it are shocked.`,
  'log-melee-drawn': () => 'The melee is over undecided: the attackers are pushed back.',
  'log-melee-none': () => 'No attacker has arrived: there is no melee.',
  'log-pushed': ({ figure, by }, speak) => `${The(by, speak)} pushes ${speak.piece(figure)} back.`,
  'log-pushed-until': ({ figure, by, piece }, speak) =>
    `${The(by, speak)} pushes ${speak.piece(figure)} back, up to ${speak.piece(piece)}.`,
  'log-pushed-to-edge': ({ figure, by }, speak) => `${The(by, speak)} pushes ${speak.piece(figure)} back to the table’s edge.`,
  'log-recovered': ({ figures, byFate }, speak) =>
    `${byFate ? 'By fate, ' : ''}${byFate ? all(figures, speak) : capital(all(figures, speak))} ${figures.length === 1 ? 'gets' : 'get'} up again.`,
  'log-stress-tested': ({ figure, faces, removed, left }, speak) =>
    `${The(figure, speak)} tests for stress: ${faces} → ${removed === 0 ? 'none removed' : `${removed} removed`}, ${left} left.`,
  'log-won': ({ seat, points, other }, speak) => `${speak.seat(seat)} wins with ${some(points, 'point', 'points')} to ${other}.`,
  'log-draw': ({ points }) => `A draw at ${some(points, 'point', 'points')} each.`,
  'log-dealt': ({ seat, cards }, speak) => `${speak.seat(seat)} gets ${listed(cards.map((card) => adventureName(card, speak)))}.`,
  'log-drawn': ({ seat, count }, speak) => `${speak.seat(seat)} draws ${some(count, 'card', 'cards')}.`,
  'log-cards': ({ cards }, speak) => listed(cards.map((card) => battleName(card, speak))),
  'log-reshuffled': () => 'The deck was empty: the discard was shuffled into a new one.',
  'log-discarded': ({ seat, cards, why }, speak) => {
    const names = listed(cards.map((card) => battleName(card, speak)))
    return why === 'fate' ? `${speak.seat(seat)} gives up the hand: ${names}.` : `${speak.seat(seat)} discards ${names}.`
  },
  'log-played': ({ seat, card, icon, pool }, speak) =>
    `${speak.seat(seat)} plays ${battleName(card, speak)}${pool === '' ? '' : ` on ${dice(pool, speak)}`}: ${EN_CARD_TEXTS.brief[icon]}.`,
  'log-fate': ({ seat, use, means, figure, pool }, speak) => {
    const pays = means === 'token' ? 'spends a fate token' : `plays ${battleName(means, speak)} as a fate token`
    const name = who(figure, speak, 'a miniature')
    const why = {
      clear: `to take the stress off ${name}`,
      reroll: `to re-roll ${dice(pool, speak)}`,
      recover: `to stand ${name} up again`,
      exterminate: `to exterminate ${name}`,
      save: `to save ${name}`,
      adventure: 'to turn an adventure card up again',
    }[use]
    return `${speak.seat(seat)} ${pays} ${why}.`
  },
  'log-fate-gained': ({ seat, why, fate }, speak) =>
    why === 'fate-back'
      ? `${speak.seat(seat)} takes a fate token back: ${fate} now.`
      : `${speak.seat(seat)} gets a fate token for the hand: ${fate} now.`,
  'log-fate-void': ({ seat, use, figure }, speak) =>
    `The fate of ${speak.seat(seat)} comes too late: ${speak.piece(figure)} can no longer be ${use === 'recover' ? 'stood up' : 'exterminated by it'}.`,
  'log-adventure': ({ seat, card, figures }, speak) =>
    `${speak.seat(seat)} uses ${adventureName(card, speak)}${figures.length === 0 ? '' : ` for ${all(figures, speak)}`}.`,
  'log-adventure-does': ({ effect }) => EN_CARD_TEXTS.effects[effect],
  'log-adventure-back': ({ seat, card, how }, speak) =>
    how === 'drawn'
      ? `${speak.seat(seat)} gets ${adventureName(card, speak)} back from the discard.`
      : `${speak.seat(seat)} turns ${adventureName(card, speak)} up again.`,
  'log-leader': ({ leader, pool }, speak) => `${The(leader, speak)} lends a hand: one of ${dice(pool, speak)} is thrown again.`,
  'log-thrown': ({ pool, figure, faces }, speak) =>
    `${capital(dice(pool, speak))}${figure === '' ? '' : ` of ${speak.piece(figure)}`}: ${faces}.`,
  'log-rerolled': ({ seat, pool, before, after }, speak) =>
    `${speak.seat(seat)} re-rolls ${dice(pool, speak)}: ${before === '' ? after : `${before} → ${after}`}.`,
  'log-saved': ({ figure, by }, speak) =>
    by === 'fate'
      ? `Fate saves ${speak.piece(figure)}: nothing has happened to it.`
      : `${The(figure, speak)} had a plan: nothing has happened to it.`,
  'log-stress-cleared': ({ figure, removed, by }, speak) =>
    `${by === 'fate' ? 'Fate takes' : 'A second wind takes'} ${some(removed, 'stress token', 'stress tokens')} off ${speak.piece(figure)}.`,
  'log-healed': ({ figure, wounds }, speak) => `${The(figure, speak)} is patched up: ${some(wounds, 'wound', 'wounds')} left.`,
  'log-hand': ({ seat, choice }, speak) =>
    `${speak.seat(seat)} ${{ refill: 'fills up the hand', 'fate-back': 'takes fate instead of cards', 'discard-for-fate': 'trades the hand for fate', none: 'leaves the hand as it is' }[choice]}.`,
  'log-tried': ({ seat, faces, isDrawn }, speak) =>
    `${speak.seat(seat)} throws for a discarded adventure card: ${faces} → ${isDrawn ? 'the topmost comes back' : 'none comes back'}.`,
  'log-node-placed': ({ seat, node }, speak) =>
    seat === '' ? `${The(node, speak)} lies face down.` : `${speak.seat(seat)} places ${speak.piece(node)}, face down.`,
  'log-node-taken': ({ figure, node, kind, points, first }, speak) =>
    `${The(figure, speak)} takes ${speak.piece(node)}: ${first ? 'it is a' : 'the'} ${NODE_KIND_NAMES[kind].en}, ${some(points, 'point', 'points')}.`,
  'log-node-does': ({ kind }) =>
    ({ black: 'No effect but its points', temporal: 'A shot at once, then the rest of the move', spatial: 'A whole move more' })[
      kind
    ],
  'log-node-dropped': ({ node, figure }, speak) => `${The(node, speak)} falls where ${speak.piece(figure)} stood.`,
  'log-node-scored': ({ node, figure, seat, points }, speak) =>
    `${The(figure, speak)} has kept ${speak.piece(node)}: ${some(points, 'point', 'points')} for ${speak.seat(seat)}.`,
  'log-burst': ({ shooter, shares }, speak) => `${The(shooter, speak)} shares out the burst: ${shares}.`,
  'log-share': ({ target, dice: count }, speak) => `${some(count, 'die', 'dice')} at ${speak.piece(target)}`,
}
