/** English: what stands over the table for a moment. */
import type { Phrases } from '../../../../ui/words/speak'
import { NODE_KIND_NAMES } from '../name-tables'
import { adventureName, EDGE_NAMES } from '../names'
import type { CueSaid } from '../said-story'
import { dice, some, who } from './en-bits'

export const EN_CUES: Phrases<CueSaid> = {
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
  'cue-dealt': ({ seat, count }, speak) => `${speak.seat(seat)}: ${some(count, 'adventure card', 'adventure cards')}`,
  'cue-reshuffled': () => 'The discard becomes the deck',
  'cue-discarded': ({ seat, count }, speak) => `${speak.seat(seat)} discards ${some(count, 'card', 'cards')}`,
  'cue-fate': ({ seat }, speak) => `${speak.seat(seat)} spends a fate token`,
  'cue-fate-for': ({ use, figure, pool }, speak) => {
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
  'cue-fate-gained': ({ seat }, speak) => `${speak.seat(seat)}: a fate token more`,
  'cue-fate-void': () => 'fate comes too late',
  'cue-adventure-back': ({ seat, card }, speak) => `${speak.seat(seat)} has ${adventureName(card, speak)} again`,
  'cue-tried-in-vain': ({ seat }, speak) => `No card comes back for ${speak.seat(seat)}`,
  'cue-leader': () => 'lends its die',
  'cue-node-taken': ({ kind, points }) => `${NODE_KIND_NAMES[kind].en}, ${some(points, 'point', 'points')}`,
  'cue-node-dropped': () => 'dropped',
  'cue-node-scored': ({ points }) => `+${some(points, 'point', 'points')}`,
  'cue-saved': () => 'saved',
  'cue-healed': () => 'a wound fewer',
  'cue-burst': ({ dice: count }) => some(count, 'die', 'dice'),
  'cue-free-shot': () => 'a free shot',
  'cue-blast': () => 'in the blast',
}
