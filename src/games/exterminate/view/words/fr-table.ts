/** French: overlays, refusals, the strip, the card of a miniature. */
import { au, de } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import { NODE_KIND_NAMES } from '../name-tables'
import { factionName } from '../names'
import type { EN_TABLE } from './en-table'
import { e, Le, some } from './fr-bits'

const PHASE_NAMES = {
  setup: 'Mise en place',
  move: 'Mouvement',
  shoot: 'Tir',
  melee: 'Mêlée',
  upkeep: 'Entretien',
  over: 'Fin',
}

export const FR_TABLE: Translation<typeof EN_TABLE> = {
  // overlays
  'tape-at': ({ used }, speak) => speak.length(used),
  'tape-end': ({ used, budget, left }, speak) =>
    `${speak.length(used, budget)} sur ${speak.length(budget)}, reste ${speak.length(left)}`,
  'tape-over': ({ used, budget }, speak) => `${speak.length(used, budget)}, pour ${speak.length(budget)} permis`,
  'crossing-roll': ({ dice }) =>
    dice === 1 ? 'jet de franchissement : 1 dé' : `jet de franchissement : le meilleur de ${dice} dés`,
  'shot-dice': ({ dice }) => some(dice, 'dé', 'dés'),
  'defends-with': ({ dice }) => `défense : ${some(dice, 'dé', 'dés')}`,
  'odds-through': ({ none, one, two, more }) =>
    `touches qui passent : aucune ${none} %, 1 : ${one} %, 2 : ${two} %, 3+ : ${more} %`.replaceAll(/, [123]\+? : 0 %/g, ''),
  'odds-round': ({ won, tied, lost }) => `premier assaut : gagné à ${won} %, égalité à ${tied} %, perdu à ${lost} %`,
  'warns-melee': ({ whom, odds }, speak) => `Déclenche une mêlée avec ${speak.piece(whom)} · ${odds}`,
  'in-cover': () => 'à couvert',
  'thing-obstructs': () => '−1 dé',
  'thing-covers': () => '−1 dé, met à couvert',
  'thing-blocks': () => 'barre la vue',
  'thing-ignored': () => 'touche le tireur : ne compte pas',
  'pools-against': ({ attack, defence }) => `${some(attack, 'dé', 'dés')} contre ${defence}`,
  'in-blast': () => 'dans l’explosion : moitié des dés, sans couvert',
  'push-here': () => 'recule de ce côté',
  // tally
  dice: ({ count }) => some(count, 'dé', 'dés'),
  'because-of': ({ total, because }) => (because === '' ? total : `${total} : ${because}`),
  'at-least': ({ least }) => `jamais moins de ${least}`,
  // intent
  'not-your-miniature': ({ piece }, speak) => `${Le(piece, speak)} n’est pas à vous.`,
  'not-your-go': () => 'Ce n’est pas à vous de jouer.',
  'nothing-with-it': ({ piece }, speak) => `${Le(piece, speak)} n’a plus rien à faire dans cette phase.`,
  'answer-first': () => 'Répondez d’abord à la question posée.',
  'finish-first': ({ piece }, speak) => `Finissez d’abord avec ${speak.piece(piece)}, ou revenez en arrière.`,
  'choose-own-first': ({ piece }, speak) => `Choisissez d’abord une de vos figurines, puis ${speak.piece(piece)}.`,
  'drop-on-enemy': ({ piece }, speak) => `Faites glisser ${speak.piece(piece)} sur l’ennemi à attaquer.`,
  'not-a-target': ({ piece }, speak) => `${Le(piece, speak)} n’est pas une cible.`,
  'not-to-melee': ({ piece, target }, speak) =>
    `${Le(piece, speak)} ne peut pas s’en prendre ${au(speak.piece(target))} maintenant.`,
  // status
  'status-setup': () => 'Avant le tour 1',
  'status-turn': ({ turn, turns }) => `Tour ${turn} sur ${turns}`,
  'status-over': () => 'La partie est finie',
  phase: ({ phase }) => PHASE_NAMES[phase],
  'deployment-area': ({ seat }, speak) => `Zone de déploiement ${de(speak.seat(seat))}`,
  'marker-stress': ({ count }) => some(count, 'jeton de stress', 'jetons de stress'),
  'marker-wounds': ({ count }) => some(count, 'blessure', 'blessures'),
  // panel
  'card-movement': () => 'Mouvement',
  'card-resistance': () => 'Résistance',
  'card-melee': () => 'Mêlée',
  'card-shoot': () => 'Tir',
  'card-wounds': () => 'Blessures',
  'card-points': () => 'Points',
  'card-weapon': () => 'Arme',
  'card-weapon-line': ({ dice, range }, speak) =>
    `${some(dice, 'dé', 'dés')} jusqu’à ${speak.length(range)}, un de moins jusqu’au double`,
  'card-weapon-close': ({ dice }) => (dice === 0 ? 'en mêlée, sans dé de plus' : `en mêlée, +${some(dice, 'dé', 'dés')}`),
  'card-weapon-stress': ({ stress }) => `${some(stress, 'jeton', 'jetons')} de stress dès qu’une touche sort`,
  'card-traits': () => 'Traits',
  'card-no-weapon': () => 'Sans arme',
  'card-faction': ({ faction }, speak) => factionName(faction, speak),
  'card-nodes': () => 'Porte',
  'card-house': () => 'Valeurs maison',
  'card-house-why': () => 'Nos propres valeurs, là où aucune carte imprimée n’était disponible.',
  'card-pack-why': ({ pack }) => `De votre pack : ${pack}`,
  'state-operational': () => 'En état de combattre',
  'state-shocked': ({ figure }, speak) => `Choqué${e(figure, speak)} : reste au sol jusqu’à l’entretien`,
  'state-exterminated': ({ figure }, speak) => `Exterminé${e(figure, speak)}`,
  'state-mustered': () => 'Attend à côté de la table',
  'state-stress': ({ stress }) => some(stress, 'jeton de stress', 'jetons de stress'),
  'state-wounds': ({ wounds, most }) => `${some(wounds, 'blessure', 'blessures')} sur ${most}`,
  'state-moved': () => 'a bougé',
  'state-shot': () => 'a tiré',
  'state-sprinted': () => 'a sprinté',
  'state-engaged': () => 'a attaqué en mêlée',
  'state-led': () => 'a prêté son dé',
  'node-worth': ({ points }) => `${some(points, 'point', 'points')} à la fin`,
  'node-carried': ({ figure }, speak) => `porté par ${speak.piece(figure)}`,
  'node-lies': () => 'posé sur la table',
  'node-does': ({ kind }) =>
    ({
      black: 'Vaut ses points, rien d’autre.',
      temporal: 'Qui le prend en premier peut tirer aussitôt, puis finir son mouvement.',
      spatial: 'Qui le prend en premier peut faire un mouvement entier de plus.',
    })[kind],
  'node-spent': () => 'Son effet est passé ; restent les points.',
  'node-unknown': () => 'Face cachée : personne ne sait ce que c’est avant de le prendre.',
  'node-can-be': () => 'Il peut encore être',
  'node-left': ({ kind, points, count }) =>
    `${NODE_KIND_NAMES[kind].fr}, ${some(points, 'point', 'points')} (il en reste ${count})`,
  trait: ({ keyword }) =>
    ({ leader: 'Chef', relentless: 'Implacable', agile: 'Agile', low: 'Petit', blast: 'Explosion' })[keyword],
  'trait-why': ({ keyword }) =>
    ({
      leader:
        'Rapporte davantage à qui l’extermine. Une fois par tour, une des siennes à six pouces au plus peut relancer un dé.',
      relentless: 'Tire encore avec un jeton de stress.',
      agile: 'Lance toujours deux dés de franchissement et garde le meilleur.',
      low: 'Trop petit pour gêner un tir.',
      blast:
        'Qui se trouve à un pouce au plus de sa cible, ami ou ennemi, subit aussi un tir, avec la moitié des dés et sans couvert.',
    })[keyword],
  'trait-melee': ({ attacks }) => `Mêlée (${attacks})`,
  'trait-melee-why': ({ attacks }) =>
    `${attacks} attaques dans une mêlée qu’il engage : des dés pour une seule, ou plusieurs ennemis.`,
  'trait-burst': ({ targets }) => `Rafale (${targets})`,
  'trait-burst-why': ({ targets }) =>
    `Ses dés peuvent se répartir entre ${targets} ennemis au plus, à deux pouces ou moins du premier.`,
  // score
  'score-figures': () => 'Ennemis exterminés',
  'score-leaders': () => 'Chefs exterminés',
  'score-nodes': () => 'Nodules Vortex portés',
}
