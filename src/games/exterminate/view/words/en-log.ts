/** English: the log. */
import type { Units } from '../../../../geometry/types'
import type { Ref } from '../../../../table/piece'
import { capital } from '../../../../ui/words/plural'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { AdventureId, BattleId, Effect, Icon, NodeKind } from '../../rules/cards'
import type { Harm, ShotKind } from '../../rules/events'
import type { Edge } from '../../rules/ids'
import type { WeaponId } from '../../rules/profile'
import type { CrossingResult, Damage } from '../../rules/reports'
import type { Phase, PoolId, Side } from '../../rules/state'
import type { FateUse, Means, MoveKind } from '../../rules/terms'
import { NODE_KIND_NAMES } from '../name-tables'
import { adventureName, battleName, EDGE_NAMES, weaponName } from '../names'
import { all, dice, listed, some, The, who } from './en-bits'
import { EN_CARD_TEXTS } from './en-cards'

const PARTS = { setup: 'sets up', move: 'moves', shoot: 'shoots', melee: 'attacks in melee', upkeep: 'recovers', over: 'ends' }
const RESULTS = { scratch: 'only a scratch', shocked: 'shocked', exterminated: 'exterminated' }

export const EN_LOG = {
  'log-initiative': ({ seat, hits, other }: { seat: Side; hits: number; other: number }, speak) =>
    `${speak.seat(seat)} has the initiative: ${some(hits, 'hit', 'hits')} to ${other}.`,
  'log-initiative-tie': ({ hits }: { hits: number }) => `Initiative is level at ${some(hits, 'hit', 'hits')}: both throw again.`,
  'log-edge': ({ seat, edge, other }: { seat: Side; edge: Edge; other: Edge }, speak) =>
    `${speak.seat(seat)} takes the ${EDGE_NAMES[edge].en} edge; the ${EDGE_NAMES[other].en} edge is left.`,
  'log-deployment': ({ seat }: { seat: Side }, speak) => `${speak.seat(seat)} deploys.`,
  'log-deployed': ({ figure }: { figure: Ref }, speak) => `${The(figure, speak)} takes its place.`,
  'log-turn': ({ turn, turns }: { turn: number; turns: number }) => `Turn ${turn} of ${turns}`,
  'log-phase': ({ phase, seat }: { phase: Phase; seat: Side }, speak) => `${speak.seat(seat)} ${PARTS[phase]}`,
  'log-moved': ({ figure, used, how }: { figure: Ref; used: Units; how: MoveKind }, speak) =>
    `${The(figure, speak)} ${{ move: 'moves', sprint: 'sprints', extra: 'moves another', continue: 'goes on for' }[how]} ${speak.length(used)}.`,
  'log-cut-short': ({ figure, used, piece }: { figure: Ref; used: Units; piece: Ref }, speak) =>
    `${The(figure, speak)} goes ${speak.length(used)} and is stopped at ${speak.piece(piece)}.`,
  'log-move-lost': ({ figure, piece }: { figure: Ref; piece: Ref }, speak) =>
    `${The(figure, speak)} does not get across ${speak.piece(piece)} and stays where it is.`,
  'log-climbed': ({ figure, piece }: { figure: Ref; piece: Ref }, speak) =>
    `${The(figure, speak)} climbs onto ${speak.piece(piece)}.`,
  'log-shifted': ({ figure }: { figure: Ref }, speak) => `${The(figure, speak)} shifts on top.`,
  'log-crossing': ({ piece, faces, result }: { piece: Ref; faces: string; result: CrossingResult }, speak) =>
    `${The(piece, speak)}: ${faces} → ${{ crossed: 'across', stopped: 'stopped in contact', lost: 'does not move' }[result]}`,
  'log-shot': (
    {
      shooter,
      target,
      weapon,
      attack,
      defence,
      how,
    }: { shooter: Ref; target: Ref; weapon: WeaponId; attack: number; defence: number; how: ShotKind },
    speak,
  ) => {
    const pools = `${some(attack, 'die', 'dice')} against ${defence}`
    if (how === 'blast') return `The blast reaches ${speak.piece(target)}: ${pools}.`
    const deed = how === 'free' ? 'takes a free shot at' : 'shoots at'
    return `${The(shooter, speak)} ${deed} ${speak.piece(target)} (${weaponName(weapon, speak)}): ${pools}.`
  },
  'log-tally-attack': ({ tally }: { tally: string }) => `Attack with ${tally}`,
  'log-tally-defence': ({ figure, tally }: { figure: Ref; tally: string }, speak) => `${The(figure, speak)} with ${tally}`,
  'log-range': ({ gap, limit }: { gap: Units; limit: Units }, speak) =>
    `Range ${speak.length(gap, limit)} of ${speak.length(limit)}`,
  'log-cover': ({ pieces }: { pieces: readonly Ref[] }, speak) => `In cover: ${all(pieces, speak)}`,
  'log-rolled': ({ figure, faces }: { figure: Ref; faces: string }, speak) => `${The(figure, speak)}: ${faces}`,
  'log-hits': ({ figure, hits, parts }: { figure: Ref; hits: number; parts: string }, speak) =>
    `${The(figure, speak)}, ${some(hits, 'hit', 'hits')}: ${parts}`,
  'log-cancelled': ({ figure, cancelled, parts }: { figure: Ref; cancelled: number; parts: string }, speak) =>
    `${The(figure, speak)}, ${cancelled} stopped: ${parts}`,
  'log-net': ({ hits, cancelled, net }: { hits: number; cancelled: number; net: number }) =>
    hits === 0
      ? 'No hits.'
      : `${some(hits, 'hit', 'hits')}, ${Math.min(cancelled, hits)} saved → ${net === 0 ? 'nothing gets through' : some(net, 'damage die', 'damage dice')}.`,
  'log-stress': ({ figure, stress }: { figure: Ref; stress: number }, speak) =>
    `${The(figure, speak)} comes under stress: ${some(stress, 'token', 'tokens')} now.`,
  'log-damage': ({ figure, faces, best }: { figure: Ref; faces: string; best: Damage }, speak) =>
    `Damage to ${speak.piece(figure)}: ${faces} → ${RESULTS[best]}.`,
  'log-wound': ({ figure, instead }: { figure: Ref; instead: Damage }, speak) =>
    `${The(figure, speak)} takes a wound instead of being ${RESULTS[instead]}.`,
  'log-shocked': ({ figure }: { figure: Ref; harm: Harm }, speak) => `${The(figure, speak)} is shocked.`,
  'log-exterminated': ({ figure }: { figure: Ref; harm: Harm }, speak) => `${The(figure, speak)} is exterminated.`,
  'log-points': ({ seat, points }: { seat: Side; points: number }, speak) =>
    `${some(points, 'point', 'points')} for ${speak.seat(seat)}`,
  'log-engaged': ({ figure, target }: { figure: Ref; target: Ref }, speak) =>
    `${The(figure, speak)} moves in on ${speak.piece(target)}.`,
  'log-melee': ({ figures, target }: { figures: readonly Ref[]; target: Ref }, speak) =>
    `${capital(all(figures, speak))} ${figures.length === 1 ? 'attacks' : 'attack'} ${speak.piece(target)} in melee.`,
  'log-crossed': ({ figure }: { figure: Ref }, speak) => `${The(figure, speak)} gets across.`,
  'log-not-arrived': ({ figure, target }: { figure: Ref; target: Ref }, speak) =>
    `${The(figure, speak)} does not reach ${speak.piece(target)}.`,
  'log-withdrawn': ({ figure, target }: { figure: Ref; target: Ref }, speak) =>
    `${The(figure, speak)} finds no room beside ${speak.piece(target)} any more and goes back.`,
  'log-round': ({ attacker, target, attack, defence }: { attacker: Ref; target: Ref; attack: number; defence: number }, speak) =>
    `${The(attacker, speak)} strikes at ${speak.piece(target)}: ${some(attack, 'die', 'dice')} against ${defence}.`,
  'log-round-won': ({ winner, hits, other }: { winner: Ref; hits: number; other: number }, speak) =>
    `${The(winner, speak)} wins the round ${hits} : ${other} → ${some(hits, 'damage die', 'damage dice')}.`,
  'log-round-tie': ({ hits }: { hits: number }) => `${hits} : ${hits}, nobody wins the round.`,
  'log-coup': ({ by, figure }: { by: Ref; figure: Ref }, speak) =>
    `${The(by, speak)} strikes ${speak.piece(figure)} where it lies.`,
  'log-finisher': ({ by, figure }: { by: Ref; figure: Ref }, speak) =>
    `${The(by, speak)} uses an attack it has left on ${speak.piece(figure)}.`,
  'log-melee-gone': ({ seat }: { seat: Side }, speak) => `The melee is over: ${speak.seat(seat)} has nobody left in it.`,
  'log-melee-shocked': ({ seat }: { seat: Side }, speak) => `The melee is over: all of ${speak.seat(seat)} in it are shocked.`,
  'log-melee-drawn': () => 'The melee is over undecided: the attackers are pushed back.',
  'log-melee-none': () => 'No attacker has arrived: there is no melee.',
  'log-pushed': ({ figure, by }: { figure: Ref; by: Ref }, speak) => `${The(by, speak)} pushes ${speak.piece(figure)} back.`,
  'log-pushed-until': ({ figure, by, piece }: { figure: Ref; by: Ref; piece: Ref }, speak) =>
    `${The(by, speak)} pushes ${speak.piece(figure)} back, up to ${speak.piece(piece)}.`,
  'log-pushed-to-edge': ({ figure, by }: { figure: Ref; by: Ref }, speak) =>
    `${The(by, speak)} pushes ${speak.piece(figure)} back to the table’s edge.`,
  'log-recovered': ({ figures, byFate }: { figures: readonly Ref[]; byFate: boolean }, speak) =>
    `${byFate ? 'By fate, ' : ''}${byFate ? all(figures, speak) : capital(all(figures, speak))} ${figures.length === 1 ? 'gets' : 'get'} up again.`,
  'log-stress-tested': ({ figure, faces, removed, left }: { figure: Ref; faces: string; removed: number; left: number }, speak) =>
    `${The(figure, speak)} tests for stress: ${faces} → ${removed === 0 ? 'none removed' : `${removed} removed`}, ${left} left.`,
  'log-won': ({ seat, points, other }: { seat: Side; points: number; other: number }, speak) =>
    `${speak.seat(seat)} wins with ${some(points, 'point', 'points')} to ${other}.`,
  'log-draw': ({ points }: { points: number }) => `A draw at ${some(points, 'point', 'points')} each.`,
  'log-dealt': ({ seat, cards }: { seat: Side; cards: readonly AdventureId[] }, speak) =>
    `${speak.seat(seat)} gets ${listed(cards.map((card) => adventureName(card, speak)))}.`,
  'log-drawn': ({ seat, count }: { seat: Side; count: number }, speak) =>
    `${speak.seat(seat)} draws ${some(count, 'card', 'cards')}.`,
  'log-cards': ({ cards }: { cards: readonly BattleId[] }, speak) => listed(cards.map((card) => battleName(card, speak))),
  'log-reshuffled': () => 'The deck was empty: the discard was shuffled into a new one.',
  'log-discarded': ({ seat, cards, why }: { seat: Side; cards: readonly BattleId[]; why: 'limit' | 'fate' }, speak) => {
    const names = listed(cards.map((card) => battleName(card, speak)))
    return why === 'fate' ? `${speak.seat(seat)} gives up the hand: ${names}.` : `${speak.seat(seat)} discards ${names}.`
  },
  'log-played': ({ seat, card, icon, pool }: { seat: Side; card: BattleId; icon: Icon; pool: PoolId | '' }, speak) =>
    `${speak.seat(seat)} plays ${battleName(card, speak)}${pool === '' ? '' : ` on ${dice(pool, speak)}`}: ${EN_CARD_TEXTS.brief[icon]}.`,
  'log-fate': (
    { seat, use, means, figure, pool }: { seat: Side; use: FateUse; means: Means; figure: Ref | ''; pool: PoolId | '' },
    speak,
  ) => {
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
  'log-fate-gained': ({ seat, why, fate }: { seat: Side; why: 'fate-back' | 'discard-for-fate'; fate: number }, speak) =>
    why === 'fate-back'
      ? `${speak.seat(seat)} takes a fate token back: ${fate} now.`
      : `${speak.seat(seat)} gets a fate token for the hand: ${fate} now.`,
  'log-fate-void': ({ seat, use, figure }: { seat: Side; use: 'recover' | 'exterminate'; figure: Ref }, speak) =>
    `The fate of ${speak.seat(seat)} comes too late: ${speak.piece(figure)} can no longer be ${use === 'recover' ? 'stood up' : 'exterminated by it'}.`,
  'log-adventure': ({ seat, card, figures }: { seat: Side; card: AdventureId; figures: readonly Ref[] }, speak) =>
    `${speak.seat(seat)} uses ${adventureName(card, speak)}${figures.length === 0 ? '' : ` for ${all(figures, speak)}`}.`,
  'log-adventure-does': ({ effect }: { effect: Effect }) => EN_CARD_TEXTS.effects[effect],
  'log-adventure-back': ({ seat, card, how }: { seat: Side; card: AdventureId; how: 'drawn' | 'paid' }, speak) =>
    how === 'drawn'
      ? `${speak.seat(seat)} gets ${adventureName(card, speak)} back from the discard.`
      : `${speak.seat(seat)} turns ${adventureName(card, speak)} up again.`,
  'log-leader': ({ leader, pool }: { leader: Ref; pool: PoolId }, speak) =>
    `${The(leader, speak)} lends a hand: one of ${dice(pool, speak)} is thrown again.`,
  'log-thrown': ({ pool, figure, faces }: { pool: PoolId; figure: Ref | ''; seat: Side; faces: string }, speak) =>
    `${capital(dice(pool, speak))}${figure === '' ? '' : ` of ${speak.piece(figure)}`}: ${faces}.`,
  'log-rerolled': ({ seat, pool, before, after }: { seat: Side; pool: PoolId; before: string; after: string }, speak) =>
    `${speak.seat(seat)} re-rolls ${dice(pool, speak)}: ${before === '' ? after : `${before} → ${after}`}.`,
  'log-saved': ({ figure, by }: { figure: Ref; by: 'fate' | 'escape-plan' }, speak) =>
    by === 'fate'
      ? `Fate saves ${speak.piece(figure)}: nothing has happened to it.`
      : `${The(figure, speak)} had a plan: nothing has happened to it.`,
  'log-stress-cleared': ({ figure, removed, by }: { figure: Ref; removed: number; by: 'fate' | 'second-wind' }, speak) =>
    `${by === 'fate' ? 'Fate takes' : 'A second wind takes'} ${some(removed, 'stress token', 'stress tokens')} off ${speak.piece(figure)}.`,
  'log-healed': ({ figure, wounds }: { figure: Ref; wounds: number }, speak) =>
    `${The(figure, speak)} is patched up: ${some(wounds, 'wound', 'wounds')} left.`,
  'log-hand': ({ seat, choice }: { seat: Side; choice: 'refill' | 'fate-back' | 'discard-for-fate' | 'none' }, speak) =>
    `${speak.seat(seat)} ${{ refill: 'fills up the hand', 'fate-back': 'takes fate instead of cards', 'discard-for-fate': 'trades the hand for fate', none: 'leaves the hand as it is' }[choice]}.`,
  'log-tried': ({ seat, faces, isDrawn }: { seat: Side; faces: string; isDrawn: boolean }, speak) =>
    `${speak.seat(seat)} throws for a discarded adventure card: ${faces} → ${isDrawn ? 'the topmost comes back' : 'none comes back'}.`,
  'log-node-placed': ({ seat, node }: { seat: Side | ''; node: Ref }, speak) =>
    seat === '' ? `${The(node, speak)} lies face down.` : `${speak.seat(seat)} places ${speak.piece(node)}, face down.`,
  'log-node-taken': (
    { figure, node, kind, points, first }: { figure: Ref; node: Ref; kind: NodeKind; points: number; first: boolean },
    speak,
  ) =>
    `${The(figure, speak)} takes ${speak.piece(node)}: ${first ? 'it is a' : 'the'} ${NODE_KIND_NAMES[kind].en}, ${some(points, 'point', 'points')}.`,
  'log-node-does': ({ kind }: { kind: NodeKind }) =>
    ({ black: 'No effect but its points', temporal: 'A shot at once, then the rest of the move', spatial: 'A whole move more' })[
      kind
    ],
  'log-node-dropped': ({ node, figure }: { node: Ref; figure: Ref }, speak) =>
    `${The(node, speak)} falls where ${speak.piece(figure)} stood.`,
  'log-node-scored': ({ node, figure, seat, points }: { node: Ref; figure: Ref; seat: Side; points: number }, speak) =>
    `${The(figure, speak)} has kept ${speak.piece(node)}: ${some(points, 'point', 'points')} for ${speak.seat(seat)}.`,
  'log-burst': ({ shooter, shares }: { shooter: Ref; shares: string }, speak) =>
    `${The(shooter, speak)} shares out the burst: ${shares}.`,
  'log-share': ({ target, dice: count }: { target: Ref; dice: number }, speak) =>
    `${some(count, 'die', 'dice')} at ${speak.piece(target)}`,
} satisfies AnyPhrases
