/** French: what has happened, in the log and over the table. */
import { au, capital, de, plural } from '../../../../ui/words/plural'
import type { Phrases, Speak } from '../../../../ui/words/speak'
import { EDGE_NAMES, ending, WEAPON_NAMES } from '../names'
import type { CueSaid, LogSaid } from '../said'

const some = (count: number, one: string, other: string) => `${count} ${plural('fr', count, one, other)}`
const Le = (ref: string, speak: Speak) => capital(speak.piece(ref))
const e = (ref: string, speak: Speak) => ending(speak.piece(ref))
const all = (refs: readonly string[], speak: Speak) => {
  const names = refs.map((ref) => speak.piece(ref))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`
}

const PARTS = {
  setup: 'mise en place',
  move: 'mouvements',
  shoot: 'tirs',
  melee: 'corps à corps',
  upkeep: 'entretien',
  over: 'fin',
}
const RESULTS = { scratch: 'simple égratignure', shocked: 'choc', exterminated: 'extermination' }

const CUES: Phrases<CueSaid> = {
  'cue-initiative': ({ seat }, speak) => `L’initiative revient ${au(speak.seat(seat))}`,
  'cue-tie-again': () => 'Égalité : on relance',
  'cue-edge': ({ seat, edge }, speak) => `${speak.seat(seat)} prend le bord ${EDGE_NAMES[edge].fr}`,
  'cue-deploys': ({ seat }, speak) => `Déploiement ${de(speak.seat(seat))}`,
  'cue-part': ({ seat }, speak) => speak.seat(seat),
  'cue-stopped': ({ piece }, speak) => `arrêt devant ${speak.piece(piece)}`,
  'cue-lost': () => 'ne passe pas',
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
}

const LOG: Phrases<LogSaid> = {
  'log-initiative': ({ seat, hits, other }, speak) =>
    `L’initiative revient ${au(speak.seat(seat))} : ${some(hits, 'touche', 'touches')} contre ${other}.`,
  'log-initiative-tie': ({ hits }) => `Initiative à égalité, ${some(hits, 'touche', 'touches')} chacun : on relance.`,
  'log-edge': ({ seat, edge, other }, speak) =>
    `${speak.seat(seat)} prend le bord ${EDGE_NAMES[edge].fr} ; reste le bord ${EDGE_NAMES[other].fr}.`,
  'log-deployment': ({ seat }, speak) => `Déploiement ${de(speak.seat(seat))}.`,
  'log-deployed': ({ figure }, speak) => `${Le(figure, speak)} prend place.`,
  'log-turn': ({ turn, turns }) => `Tour ${turn} sur ${turns}`,
  'log-phase': ({ phase, seat }, speak) => `${speak.seat(seat)} : ${PARTS[phase]}`,
  'log-moved': ({ figure, used }, speak) => `${Le(figure, speak)} avance de ${speak.length(used)}.`,
  'log-sprinted': ({ figure, used }, speak) => `${Le(figure, speak)} sprinte sur ${speak.length(used)}.`,
  'log-cut-short': ({ figure, used, piece }, speak) =>
    `${Le(figure, speak)} avance de ${speak.length(used)}, puis s’arrête devant ${speak.piece(piece)}.`,
  'log-move-lost': ({ figure, piece }, speak) => `${Le(figure, speak)} ne franchit pas ${speak.piece(piece)} et reste sur place.`,
  'log-climbed': ({ figure, piece }, speak) => `${Le(figure, speak)} grimpe sur ${speak.piece(piece)}.`,
  'log-shifted': ({ figure }, speak) => `${Le(figure, speak)} se déplace en hauteur.`,
  'log-crossing': ({ piece, faces, result }, speak) =>
    `${Le(piece, speak)} : ${faces} → ${{ crossed: 'franchi', stopped: 'arrêt au contact', lost: 'aucun mouvement' }[result]}`,
  'log-shot': ({ shooter, target, weapon, attack, defence }, speak) =>
    `${Le(shooter, speak)} tire sur ${speak.piece(target)} (${WEAPON_NAMES[weapon].fr}) : ${some(attack, 'dé', 'dés')} contre ${defence}.`,
  'log-tally-attack': ({ tally }) => `Attaque avec ${tally}`,
  'log-tally-defence': ({ figure, tally }, speak) => `${Le(figure, speak)} avec ${tally}`,
  'log-range': ({ gap, limit }, speak) => `Distance ${speak.length(gap, limit)} pour une portée de ${speak.length(limit)}`,
  'log-cover': ({ pieces }, speak) => `À couvert : ${all(pieces, speak)}`,
  'log-rolled': ({ figure, faces }, speak) => `${Le(figure, speak)} : ${faces}`,
  'log-net': ({ hits, cancelled, net }) =>
    hits === 0
      ? 'Aucune touche.'
      : `${some(hits, 'touche', 'touches')}, ${some(Math.min(cancelled, hits), 'arrêtée', 'arrêtées')} → ${net === 0 ? 'rien ne passe' : some(net, 'dé de dégâts', 'dés de dégâts')}.`,
  'log-stress': ({ figure, stress }, speak) =>
    `${Le(figure, speak)} subit le stress : ${some(stress, 'jeton', 'jetons')} à présent.`,
  'log-damage': ({ figure, faces, best }, speak) => `Dégâts sur ${speak.piece(figure)} : ${faces} → ${RESULTS[best]}.`,
  'log-wound': ({ figure, instead }, speak) =>
    `${Le(figure, speak)} encaisse une blessure et évite ${{ scratch: 'l’égratignure', shocked: 'le choc', exterminated: 'l’extermination' }[instead]}.`,
  'log-shocked': ({ figure }, speak) => `${Le(figure, speak)} est choqué${e(figure, speak)}.`,
  'log-exterminated': ({ figure }, speak) => `${Le(figure, speak)} est exterminé${e(figure, speak)}.`,
  'log-points': ({ seat, points }, speak) => `${some(points, 'point', 'points')} pour ${speak.seat(seat)}`,
  'log-engaged': ({ figure, target }, speak) => `${Le(figure, speak)} va au contact ${de(speak.piece(target))}.`,
  'log-melee': ({ figures, target }, speak) =>
    `${capital(all(figures, speak))} ${figures.length === 1 ? 'attaque' : 'attaquent'} ${speak.piece(target)} au corps à corps.`,
  'log-crossed': ({ figure }, speak) => `${Le(figure, speak)} passe.`,
  'log-not-arrived': ({ figure, target }, speak) => `${Le(figure, speak)} n’arrive pas au contact ${de(speak.piece(target))}.`,
  'log-withdrawn': ({ figure, target }, speak) =>
    `${Le(figure, speak)} ne trouve plus de place près ${de(speak.piece(target))} et revient.`,
  'log-round': ({ attacker, target, attack, defence }, speak) =>
    `${Le(attacker, speak)} frappe ${speak.piece(target)} : ${some(attack, 'dé', 'dés')} contre ${defence}.`,
  'log-round-won': ({ winner, hits, other }, speak) =>
    `${Le(winner, speak)} gagne l’assaut ${hits} à ${other} → ${some(hits, 'dé de dégâts', 'dés de dégâts')}.`,
  'log-round-tie': ({ hits }) => `${hits} à ${hits}, personne ne gagne l’assaut.`,
  'log-coup': ({ by, figure }, speak) => `${Le(by, speak)} frappe ${speak.piece(figure)} à terre.`,
  'log-finisher': ({ by, figure }, speak) => `${Le(by, speak)} use d’une attaque restante contre ${speak.piece(figure)}.`,
  'log-melee-gone': ({ seat }, speak) => `Fin du corps à corps : plus personne ${de(speak.seat(seat))} n’y prend part.`,
  'log-melee-shocked': ({ seat }, speak) =>
    `Fin du corps à corps : toutes les figurines ${de(speak.seat(seat))} y sont choquées.`,
  'log-melee-drawn': () => 'Fin du corps à corps, sans vainqueur : les attaquants sont repoussés.',
  'log-melee-none': () => 'Aucun attaquant n’arrive : pas de corps à corps.',
  'log-pushed': ({ figure, by }, speak) => `${Le(by, speak)} repousse ${speak.piece(figure)}.`,
  'log-pushed-until': ({ figure, by, piece }, speak) =>
    `${Le(by, speak)} repousse ${speak.piece(figure)}, contre ${speak.piece(piece)}.`,
  'log-pushed-to-edge': ({ figure, by }, speak) => `${Le(by, speak)} repousse ${speak.piece(figure)} jusqu’au bord de la table.`,
  'log-recovered': ({ figures }, speak) =>
    `${capital(all(figures, speak))} ${figures.length === 1 ? 'se relève' : 'se relèvent'}.`,
  'log-stress-tested': ({ figure, faces, removed, left }, speak) =>
    `${Le(figure, speak)} teste son stress : ${faces} → ${removed === 0 ? 'aucun jeton retiré' : some(removed, 'jeton retiré', 'jetons retirés')}, ${some(left, 'restant', 'restants')}.`,
  'log-won': ({ seat, points, other }, speak) =>
    `Victoire ${de(speak.seat(seat))}, ${some(points, 'point', 'points')} à ${other}.`,
  'log-draw': ({ points }) => `Égalité, ${some(points, 'point', 'points')} partout.`,
}

export const FR_STORY = { ...CUES, ...LOG }
