/** English: what has happened, in the log and over the table. */
import { capital, plural } from '../../../../ui/words/plural'
import type { Phrases, Speak } from '../../../../ui/words/speak'
import { EDGE_NAMES, WEAPON_NAMES } from '../names'
import type { CueSaid, LogSaid } from '../said'

const some = (count: number, one: string, other: string) => `${count} ${plural('en', count, one, other)}`
const The = (ref: string, speak: Speak) => capital(speak.piece(ref))
const all = (refs: readonly string[], speak: Speak) => {
  const names = refs.map((ref) => speak.piece(ref))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const PARTS = { setup: 'sets up', move: 'moves', shoot: 'shoots', melee: 'attacks in melee', upkeep: 'recovers', over: 'ends' }
const RESULTS = { scratch: 'only a scratch', shocked: 'shocked', exterminated: 'exterminated' }

const CUES: Phrases<CueSaid> = {
  'cue-initiative': ({ seat }, speak) => `${speak.seat(seat)} has the initiative`,
  'cue-tie-again': () => 'Level: both throw again',
  'cue-edge': ({ seat, edge }, speak) => `${speak.seat(seat)} takes the ${EDGE_NAMES[edge].en} edge`,
  'cue-deploys': ({ seat }, speak) => `${speak.seat(seat)} deploys`,
  'cue-part': ({ seat }, speak) => speak.seat(seat),
  'cue-stopped': ({ piece }, speak) => `stopped at ${speak.piece(piece)}`,
  'cue-lost': () => 'does not get across',
  'cue-missed': () => 'missed',
  'cue-all-stopped': ({ hits }) => `${some(hits, 'hit', 'hits')}, all stopped`,
  'cue-net': ({ net }) => `${some(net, 'hit gets', 'hits get')} through`,
  'cue-stress': ({ tokens }) => `+${tokens} stress`,
  'cue-stress-off': ({ removed }) => `−${removed} stress`,
  'cue-stress-stays': () => 'still under stress',
  'cue-scratch': () => 'only a scratch',
  'cue-shocked': () => 'shocked',
  'cue-wound': () => 'takes a wound',
  'cue-exterminated': () => 'exterminated',
  'cue-points': ({ points }) => `+${some(points, 'point', 'points')}`,
  'cue-round-tie': ({ hits }) => `${hits} : ${hits}, nobody wins`,
  'cue-round-won': ({ hits, other }) => `wins the round ${hits} : ${other}`,
  'cue-recovered': () => 'recovers',
  'cue-won': ({ seat }, speak) => `${speak.seat(seat)} wins`,
  'cue-draw': () => 'A draw',
  'cue-score': ({ A, B }, speak) => `${speak.seat('A')} ${A}, ${speak.seat('B')} ${B}`,
}

const LOG: Phrases<LogSaid> = {
  'log-initiative': ({ seat, hits, other }, speak) =>
    `${speak.seat(seat)} has the initiative: ${some(hits, 'hit', 'hits')} to ${other}.`,
  'log-initiative-tie': ({ hits }) => `Initiative is level at ${some(hits, 'hit', 'hits')}: both throw again.`,
  'log-edge': ({ seat, edge, other }, speak) =>
    `${speak.seat(seat)} takes the ${EDGE_NAMES[edge].en} edge; the ${EDGE_NAMES[other].en} edge is left.`,
  'log-deployment': ({ seat }, speak) => `${speak.seat(seat)} deploys.`,
  'log-deployed': ({ figure }, speak) => `${The(figure, speak)} takes its place.`,
  'log-turn': ({ turn, turns }) => `Turn ${turn} of ${turns}`,
  'log-phase': ({ phase, seat }, speak) => `${speak.seat(seat)} ${PARTS[phase]}`,
  'log-moved': ({ figure, used }, speak) => `${The(figure, speak)} moves ${speak.length(used)}.`,
  'log-sprinted': ({ figure, used }, speak) => `${The(figure, speak)} sprints ${speak.length(used)}.`,
  'log-cut-short': ({ figure, used, piece }, speak) =>
    `${The(figure, speak)} goes ${speak.length(used)} and is stopped at ${speak.piece(piece)}.`,
  'log-move-lost': ({ figure, piece }, speak) =>
    `${The(figure, speak)} does not get across ${speak.piece(piece)} and stays where it is.`,
  'log-climbed': ({ figure, piece }, speak) => `${The(figure, speak)} climbs onto ${speak.piece(piece)}.`,
  'log-shifted': ({ figure }, speak) => `${The(figure, speak)} shifts on top.`,
  'log-crossing': ({ piece, faces, result }, speak) =>
    `${The(piece, speak)}: ${faces} → ${{ crossed: 'across', stopped: 'stopped in contact', lost: 'does not move' }[result]}`,
  'log-shot': ({ shooter, target, weapon, attack, defence }, speak) =>
    `${The(shooter, speak)} shoots at ${speak.piece(target)} (${WEAPON_NAMES[weapon].en}): ${some(attack, 'die', 'dice')} against ${defence}.`,
  'log-tally-attack': ({ tally }) => `Attack with ${tally}`,
  'log-tally-defence': ({ figure, tally }, speak) => `${The(figure, speak)} with ${tally}`,
  'log-range': ({ gap, limit }, speak) => `Range ${speak.length(gap, limit)} of ${speak.length(limit)}`,
  'log-cover': ({ pieces }, speak) => `In cover: ${all(pieces, speak)}`,
  'log-rolled': ({ figure, faces }, speak) => `${The(figure, speak)}: ${faces}`,
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
  'log-recovered': ({ figures }, speak) => `${capital(all(figures, speak))} ${figures.length === 1 ? 'gets' : 'get'} up again.`,
  'log-stress-tested': ({ figure, faces, removed, left }, speak) =>
    `${The(figure, speak)} tests for stress: ${faces} → ${removed === 0 ? 'none removed' : `${removed} removed`}, ${left} left.`,
  'log-won': ({ seat, points, other }, speak) => `${speak.seat(seat)} wins with ${some(points, 'point', 'points')} to ${other}.`,
  'log-draw': ({ points }) => `A draw at ${some(points, 'point', 'points')} each.`,
}

export const EN_STORY = { ...CUES, ...LOG }
