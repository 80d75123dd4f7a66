/** English: texts shown over the table for a moment. */
import type { Ref } from '../../../../table/piece'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { AdventureId, NodeKind } from '../../rules/cards'
import type { Edge } from '../../rules/ids'
import type { PoolId, Side } from '../../rules/state'
import type { FateUse } from '../../rules/terms'
import { NODE_KIND_NAMES } from '../name-tables'
import { adventureName, EDGE_NAMES } from '../names'
import { dice, some, who } from './en-bits'

export const EN_CUES = {
  'cue-initiative': ({ seat }: { seat: Side }, speak) => `${speak.seat(seat)} has the initiative`,
  'cue-tie-again': () => 'Level: both throw again',
  'cue-edge': ({ seat, edge }: { seat: Side; edge: Edge }, speak) => `${speak.seat(seat)} takes the ${EDGE_NAMES[edge].en} edge`,
  'cue-deploys': ({ seat }: { seat: Side }, speak) => `${speak.seat(seat)} deploys`,
  'cue-part': ({ seat }: { seat: Side }, speak) => speak.seat(seat),
  'cue-stopped': ({ piece }: { piece: Ref }, speak) => `stopped at ${speak.piece(piece)}`,
  'cue-lost': () => 'does not get across',
  'cue-hits': ({ hits }: { hits: number }) => some(hits, 'hit', 'hits'),
  'cue-missed': () => 'missed',
  'cue-all-stopped': ({ hits }: { hits: number }) => `${some(hits, 'hit', 'hits')}, all stopped`,
  'cue-net': ({ net }: { net: number }) => `${some(net, 'hit gets', 'hits get')} through`,
  'cue-stress': ({ tokens }: { tokens: number }) => `+${tokens} stress`,
  'cue-stress-off': ({ removed }: { removed: number }) => `−${removed} stress`,
  'cue-stress-stays': () => 'still under stress',
  'cue-scratch': () => 'only a scratch',
  'cue-shocked': (_: { figure: Ref }) => 'shocked',
  'cue-wound': () => 'takes a wound',
  'cue-exterminated': (_: { figure: Ref }) => 'exterminated',
  'cue-points': ({ points }: { points: number }) => `+${some(points, 'point', 'points')}`,
  'cue-round-tie': ({ hits }: { hits: number }) => `${hits} : ${hits}, nobody wins`,
  'cue-round-won': ({ hits, other }: { hits: number; other: number }) => `wins the round ${hits} : ${other}`,
  'cue-recovered': () => 'recovers',
  'cue-won': ({ seat }: { seat: Side }, speak) => `${speak.seat(seat)} wins`,
  'cue-draw': () => 'A draw',
  'cue-score': ({ A, B }: { A: number; B: number }, speak) => `${speak.seat('A')} ${A}, ${speak.seat('B')} ${B}`,
  'cue-dealt': ({ seat, count }: { seat: Side; count: number }, speak) =>
    `${speak.seat(seat)}: ${some(count, 'adventure card', 'adventure cards')}`,
  'cue-reshuffled': () => 'The discard becomes the deck',
  'cue-discarded': ({ seat, count }: { seat: Side; count: number }, speak) =>
    `${speak.seat(seat)} discards ${some(count, 'card', 'cards')}`,
  'cue-fate': ({ seat }: { seat: Side }, speak) => `${speak.seat(seat)} spends a fate token`,
  'cue-fate-for': ({ use, figure, pool }: { use: FateUse; figure: Ref | ''; pool: PoolId | '' }, speak) => {
    const name = who(figure, speak, 'a miniature')
    return {
      clear: `takes the stress off ${name}`,
      reroll: `re-rolls ${dice(pool, speak)}`,
      recover: `stands ${name} up again`,
      exterminate: `exterminates ${name}`,
      save: `saves ${name}`,
      adventure: 'turns an adventure card up again',
    }[use]
  },
  'cue-fate-gained': ({ seat }: { seat: Side }, speak) => `${speak.seat(seat)}: a fate token more`,
  'cue-fate-void': () => 'fate comes too late',
  'cue-adventure-back': ({ seat, card }: { seat: Side; card: AdventureId }, speak) =>
    `${speak.seat(seat)} has ${adventureName(card, speak)} again`,
  'cue-tried-in-vain': ({ seat }: { seat: Side }, speak) => `No card comes back for ${speak.seat(seat)}`,
  'cue-leader': () => 'lends its die',
  'cue-node-taken': ({ kind, points }: { kind: NodeKind; points: number }) =>
    `${NODE_KIND_NAMES[kind].en}, ${some(points, 'point', 'points')}`,
  'cue-node-dropped': () => 'dropped',
  'cue-node-scored': ({ points }: { points: number }) => `+${some(points, 'point', 'points')}`,
  'cue-saved': (_: { figure: Ref }) => 'saved',
  'cue-healed': () => 'a wound fewer',
  'cue-burst': ({ dice: count }: { dice: number }) => some(count, 'die', 'dice'),
  'cue-free-shot': () => 'a free shot',
  'cue-blast': () => 'in the blast',
} satisfies AnyPhrases
