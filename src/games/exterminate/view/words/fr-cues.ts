/** French: texts shown over the table for a moment. */
import { au, de } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import { NODE_KIND_NAMES } from '../name-tables'
import { adventureName, EDGE_NAMES } from '../names'
import type { EN_CUES } from './en-cues'
import { dice, e, some, who } from './fr-bits'

export const FR_CUES: Translation<typeof EN_CUES> = {
  'cue-initiative': ({ seat }, speak) => `L’initiative revient ${au(speak.seat(seat))}`,
  'cue-tie-again': () => 'Égalité : on relance',
  'cue-edge': ({ seat, edge }, speak) => `${speak.seat(seat)} prend le bord ${EDGE_NAMES[edge].fr}`,
  'cue-deploys': ({ seat }, speak) => `Déploiement ${de(speak.seat(seat))}`,
  'cue-part': ({ seat }, speak) => speak.seat(seat),
  'cue-stopped': ({ piece }, speak) => `arrêt devant ${speak.piece(piece)}`,
  'cue-lost': () => 'ne passe pas',
  'cue-hits': ({ hits }) => some(hits, 'touche', 'touches'),
  'cue-missed': () => 'manqué',
  'cue-all-stopped': ({ hits }) => `${some(hits, 'touche arrêtée', 'touches, toutes arrêtées')}`,
  'cue-net': ({ net }) => some(net, 'touche passe', 'touches passent'),
  'cue-stress': ({ tokens }) => `+${tokens} stress`,
  'cue-stress-off': ({ removed }) => `−${removed} stress`,
  'cue-stress-stays': () => 'toujours sous stress',
  'cue-scratch': () => 'simple égratignure',
  'cue-shocked': ({ figure }, speak) => `choqué${e(figure, speak)}`,
  'cue-wound': () => 'encaisse une blessure',
  'cue-exterminated': ({ figure }, speak) => `exterminé${e(figure, speak)}`,
  'cue-points': ({ points }) => `+${some(points, 'point', 'points')}`,
  'cue-round-tie': ({ hits }) => `${hits} à ${hits}, personne ne gagne`,
  'cue-round-won': ({ hits, other }) => `gagne l’assaut ${hits} à ${other}`,
  'cue-recovered': () => 'se relève',
  'cue-won': ({ seat }, speak) => `Victoire ${de(speak.seat(seat))}`,
  'cue-draw': () => 'Égalité',
  'cue-score': ({ A, B }, speak) => `${speak.seat('A')} ${A}, ${speak.seat('B')} ${B}`,
  'cue-dealt': ({ seat, count }, speak) => `${speak.seat(seat)} : ${some(count, 'carte aventure', 'cartes aventure')}`,
  'cue-reshuffled': () => 'La défausse redevient pioche',
  'cue-discarded': ({ seat, count }, speak) => `${speak.seat(seat)} défausse ${some(count, 'carte', 'cartes')}`,
  'cue-fate': ({ seat }, speak) => `${speak.seat(seat)} dépense un jeton destin`,
  'cue-fate-for': ({ use, figure, pool }, speak) => {
    const name = who(figure, speak, 'une figurine')
    return {
      clear: `retire le stress ${de(name)}`,
      reroll: `relance ${dice(pool, speak)}`,
      recover: `relève ${name}`,
      exterminate: `extermine ${name}`,
      save: `sauve ${name}`,
      adventure: 'redresse une carte aventure',
    }[use]
  },
  'cue-fate-gained': ({ seat }, speak) => `${speak.seat(seat)} : un jeton destin de plus`,
  'cue-fate-void': () => 'le destin arrive trop tard',
  'cue-adventure-back': ({ seat, card }, speak) => `${speak.seat(seat)} retrouve ${adventureName(card, speak)}`,
  'cue-tried-in-vain': ({ seat }, speak) => `Aucune carte ne revient ${au(speak.seat(seat))}`,
  'cue-leader': () => 'prête son dé',
  'cue-node-taken': ({ kind, points }) => `${NODE_KIND_NAMES[kind].fr}, ${some(points, 'point', 'points')}`,
  'cue-node-dropped': () => 'lâché',
  'cue-node-scored': ({ points }) => `+${some(points, 'point', 'points')}`,
  'cue-saved': ({ figure }, speak) => `sauvé${e(figure, speak)}`,
  'cue-healed': () => 'une blessure de moins',
  'cue-burst': ({ dice: count }) => some(count, 'dé', 'dés'),
  'cue-free-shot': () => 'un tir gratuit',
  'cue-blast': () => 'dans l’explosion',
}
