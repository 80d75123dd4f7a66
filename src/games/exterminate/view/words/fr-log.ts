/** French: the log. */
import { au, capital, de, le } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import { NODE_KIND_NAMES } from '../name-tables'
import { adventureName, battleName, EDGE_NAMES, weaponName } from '../names'
import type { EN_LOG } from './en-log'
import { all, dice, e, Le, listed, some, who } from './fr-bits'
import { FR_CARD_TEXTS } from './fr-cards'

const PARTS = {
  setup: 'mise en place',
  move: 'mouvements',
  shoot: 'tirs',
  melee: 'mêlée',
  upkeep: 'entretien',
  over: 'fin',
}
const RESULTS = { scratch: 'simple égratignure', shocked: 'choc', exterminated: 'extermination' }

export const FR_LOG: Translation<typeof EN_LOG> = {
  'log-initiative': ({ seat, hits, other }, speak) =>
    `L’initiative revient ${au(speak.seat(seat))} : ${some(hits, 'touche', 'touches')} contre ${other}.`,
  'log-initiative-tie': ({ hits }) => `Initiative à égalité, ${some(hits, 'touche', 'touches')} chacun : on relance.`,
  'log-edge': ({ seat, edge, other }, speak) =>
    `${speak.seat(seat)} prend le bord ${EDGE_NAMES[edge].fr} ; reste le bord ${EDGE_NAMES[other].fr}.`,
  'log-deployment': ({ seat }, speak) => `Déploiement ${de(speak.seat(seat))}.`,
  'log-deployed': ({ figure }, speak) => `${Le(figure, speak)} prend place.`,
  'log-turn': ({ turn, turns }) => `Tour ${turn} sur ${turns}`,
  'log-phase': ({ phase, seat }, speak) => `${speak.seat(seat)} : ${PARTS[phase]}`,
  'log-moved': ({ figure, used, how }, speak) =>
    `${Le(figure, speak)} ${{ move: 'avance de', sprint: 'sprinte sur', extra: 'avance encore de', continue: 'poursuit sur' }[how]} ${speak.length(used)}.`,
  'log-cut-short': ({ figure, used, piece }, speak) =>
    `${Le(figure, speak)} avance de ${speak.length(used)}, puis s’arrête devant ${speak.piece(piece)}.`,
  'log-move-lost': ({ figure, piece }, speak) => `${Le(figure, speak)} ne franchit pas ${speak.piece(piece)} et reste sur place.`,
  'log-climbed': ({ figure, piece }, speak) => `${Le(figure, speak)} grimpe sur ${speak.piece(piece)}.`,
  'log-shifted': ({ figure }, speak) => `${Le(figure, speak)} se déplace en hauteur.`,
  'log-crossing': ({ piece, faces, result }, speak) =>
    `${Le(piece, speak)} : ${faces} → ${{ crossed: 'franchi', stopped: 'arrêt au contact', lost: 'aucun mouvement' }[result]}`,
  'log-shot': ({ shooter, target, weapon, attack, defence, how }, speak) => {
    const pools = `${some(attack, 'dé', 'dés')} contre ${defence}`
    if (how === 'blast') return `L’explosion atteint ${speak.piece(target)} : ${pools}.`
    const deed = how === 'free' ? 'tire aussitôt sur' : 'tire sur'
    return `${Le(shooter, speak)} ${deed} ${speak.piece(target)} (${weaponName(weapon, speak)}) : ${pools}.`
  },
  'log-tally-attack': ({ tally }) => `Attaque avec ${tally}`,
  'log-tally-defence': ({ figure, tally }, speak) => `${Le(figure, speak)} avec ${tally}`,
  'log-range': ({ gap, limit }, speak) => `Distance ${speak.length(gap, limit)} pour une portée de ${speak.length(limit)}`,
  'log-cover': ({ pieces }, speak) => `À couvert : ${all(pieces, speak)}`,
  'log-rolled': ({ figure, faces }, speak) => `${Le(figure, speak)} : ${faces}`,
  'log-hits': ({ figure, hits, parts }, speak) => `${Le(figure, speak)}, ${some(hits, 'touche', 'touches')} : ${parts}`,
  'log-cancelled': ({ figure, cancelled, parts }, speak) =>
    `${Le(figure, speak)}, ${some(cancelled, 'touche arrêtée', 'touches arrêtées')} : ${parts}`,
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
  'log-points': ({ seat, points }, speak) => `${some(points, 'point', 'points')} pour ${le(speak.seat(seat))}`,
  'log-engaged': ({ figure, target }, speak) => `${Le(figure, speak)} va au contact ${de(speak.piece(target))}.`,
  'log-melee': ({ figures, target }, speak) =>
    `${capital(all(figures, speak))} ${figures.length === 1 ? 'attaque' : 'attaquent'} ${speak.piece(target)} en mêlée.`,
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
  'log-melee-gone': ({ seat }, speak) => `Fin de la mêlée : ${speak.seat(seat)} n’y a plus personne.`,
  'log-melee-shocked': ({ seat }, speak) => `Fin de la mêlée : toutes les figurines ${de(speak.seat(seat))} y sont choquées.`,
  'log-melee-drawn': () => 'Fin de la mêlée, sans vainqueur : les attaquants sont repoussés.',
  'log-melee-none': () => 'Aucun attaquant n’arrive : pas de mêlée.',
  'log-pushed': ({ figure, by }, speak) => `${Le(by, speak)} repousse ${speak.piece(figure)}.`,
  'log-pushed-until': ({ figure, by, piece }, speak) =>
    `${Le(by, speak)} repousse ${speak.piece(figure)}, contre ${speak.piece(piece)}.`,
  'log-pushed-to-edge': ({ figure, by }, speak) => `${Le(by, speak)} repousse ${speak.piece(figure)} jusqu’au bord de la table.`,
  'log-recovered': ({ figures, byFate }, speak) =>
    `${byFate ? `Grâce au destin, ${all(figures, speak)}` : capital(all(figures, speak))} ${figures.length === 1 ? 'se relève' : 'se relèvent'}.`,
  'log-stress-tested': ({ figure, faces, removed, left }, speak) =>
    `${Le(figure, speak)} teste son stress : ${faces} → ${removed === 0 ? 'aucun jeton retiré' : some(removed, 'jeton retiré', 'jetons retirés')}, ${some(left, 'restant', 'restants')}.`,
  'log-won': ({ seat, points, other }, speak) =>
    `Victoire ${de(speak.seat(seat))}, ${some(points, 'point', 'points')} à ${other}.`,
  'log-draw': ({ points }) => `Égalité, ${some(points, 'point', 'points')} partout.`,
  'log-dealt': ({ seat, cards }, speak) =>
    `${speak.seat(seat)} reçoit ${listed(cards.map((card) => adventureName(card, speak)))}.`,
  'log-drawn': ({ seat, count }, speak) => `${speak.seat(seat)} pioche ${some(count, 'carte', 'cartes')}.`,
  'log-cards': ({ cards }, speak) => listed(cards.map((card) => battleName(card, speak))),
  'log-reshuffled': () => 'La pioche était vide : la défausse, mélangée, devient la nouvelle pioche.',
  'log-discarded': ({ seat, cards, why }, speak) => {
    const names = listed(cards.map((card) => battleName(card, speak)))
    return why === 'fate' ? `${speak.seat(seat)} renonce à sa main : ${names}.` : `${speak.seat(seat)} défausse ${names}.`
  },
  'log-played': ({ seat, card, icon, pool }, speak) =>
    `${speak.seat(seat)} joue ${battleName(card, speak)}${pool === '' ? '' : ` sur ${dice(pool, speak)}`} : ${FR_CARD_TEXTS.brief[icon]}.`,
  'log-fate': ({ seat, use, means, figure, pool }, speak) => {
    const pays = means === 'token' ? 'dépense un jeton destin' : `joue ${battleName(means, speak)} comme jeton destin`
    const name = who(figure, speak, 'une figurine')
    const why = {
      clear: `pour retirer le stress ${de(name)}`,
      reroll: `pour relancer ${dice(pool, speak)}`,
      recover: `pour relever ${name}`,
      exterminate: `pour exterminer ${name}`,
      save: `pour sauver ${name}`,
      adventure: 'pour redresser une carte aventure',
    }[use]
    return `${speak.seat(seat)} ${pays} ${why}.`
  },
  'log-fate-gained': ({ seat, why, fate }, speak) =>
    why === 'fate-back'
      ? `${speak.seat(seat)} reprend un jeton destin : ${fate} à présent.`
      : `${speak.seat(seat)} reçoit un jeton destin pour sa main : ${fate} à présent.`,
  'log-fate-void': ({ seat, use, figure }, speak) =>
    `Le destin ${de(speak.seat(seat))} arrive trop tard pour ${use === 'recover' ? 'relever' : 'exterminer'} ${speak.piece(figure)}.`,
  'log-adventure': ({ seat, card, figures }, speak) =>
    `${speak.seat(seat)} utilise ${adventureName(card, speak)}${figures.length === 0 ? '' : ` pour ${all(figures, speak)}`}.`,
  'log-adventure-does': ({ effect }) => FR_CARD_TEXTS.effects[effect],
  'log-adventure-back': ({ seat, card, how }, speak) =>
    how === 'drawn'
      ? `${speak.seat(seat)} reprend ${adventureName(card, speak)} dans sa défausse.`
      : `${speak.seat(seat)} redresse ${adventureName(card, speak)}.`,
  'log-leader': ({ leader, pool }, speak) =>
    `${Le(leader, speak)} donne un coup de main : un dé relancé parmi ${dice(pool, speak)}.`,
  'log-thrown': ({ pool, figure, faces }, speak) =>
    `${capital(dice(pool, speak))}${figure === '' ? '' : ` ${de(speak.piece(figure))}`} : ${faces}.`,
  'log-rerolled': ({ seat, pool, before, after }, speak) =>
    `${speak.seat(seat)} relance ${dice(pool, speak)} : ${before === '' ? after : `${before} → ${after}`}.`,
  'log-saved': ({ figure, by }, speak) =>
    by === 'fate'
      ? `Le destin sauve ${speak.piece(figure)} : tout est comme avant.`
      : `${Le(figure, speak)} avait un plan : tout est comme avant.`,
  'log-stress-cleared': ({ figure, removed, by }, speak) =>
    `${by === 'fate' ? 'Le destin' : 'Un second souffle'} retire ${some(removed, 'jeton', 'jetons')} de stress ${au(speak.piece(figure))}.`,
  'log-healed': ({ figure, wounds }, speak) =>
    `Soins pour ${speak.piece(figure)} : reste ${some(wounds, 'blessure', 'blessures')}.`,
  'log-hand': ({ seat, choice }, speak) =>
    `${speak.seat(seat)} ${{ refill: 'complète sa main', 'fate-back': 'prend du destin plutôt que des cartes', 'discard-for-fate': 'échange sa main contre du destin', none: 'laisse sa main telle quelle' }[choice]}.`,
  'log-tried': ({ seat, faces, isDrawn }, speak) =>
    `${speak.seat(seat)} tente de reprendre une carte aventure : ${faces} → ${isDrawn ? 'celle du dessus revient' : 'aucune ne revient'}.`,
  'log-node-placed': ({ seat, node }, speak) =>
    seat === '' ? `${Le(node, speak)} est posé face cachée.` : `${speak.seat(seat)} pose ${speak.piece(node)}, face cachée.`,
  'log-node-taken': ({ figure, node, kind, points, first }, speak) =>
    `${Le(figure, speak)} prend ${speak.piece(node)} : ${first ? 'c’est ' : ''}${kind === 'black' ? 'un' : 'une'} ${NODE_KIND_NAMES[kind].fr}, ${some(points, 'point', 'points')}.`,
  'log-node-does': ({ kind }) =>
    ({
      black: 'Aucun effet, seulement ses points',
      temporal: 'Un tir aussitôt, puis le reste du mouvement',
      spatial: 'Un mouvement entier de plus',
    })[kind],
  'log-node-dropped': ({ node, figure }, speak) => `${Le(node, speak)} tombe là où se tenait ${speak.piece(figure)}.`,
  'log-node-scored': ({ node, figure, seat, points }, speak) =>
    `${Le(figure, speak)} a gardé ${speak.piece(node)} : ${some(points, 'point', 'points')} pour ${le(speak.seat(seat))}.`,
  'log-burst': ({ shooter, shares }, speak) => `${Le(shooter, speak)} répartit sa rafale : ${shares}.`,
  'log-share': ({ target, dice: count }, speak) => `${some(count, 'dé', 'dés')} sur ${speak.piece(target)}`,
}
