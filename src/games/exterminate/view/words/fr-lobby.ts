/** French: the lobby. */
import { counting } from '../../../../ui/words/plural'
import type { EN_LOBBY } from './en-lobby'
import { FR_RULINGS } from './fr-rulings'

const many = counting('fr')

export const FR_LOBBY: typeof EN_LOBBY = {
  scenarios: {
    meeting: {
      label: 'Choc de métal',
      detail: 'Posez huit nodules Vortex tour à tour, puis courez les prendre. Un point par nodule tenu à la fin.',
    },
    purge: {
      label: 'Purge',
      detail: 'Bords opposés, un pont plein de couverts. Un point par ennemi exterminé, deux pour un chef.',
    },
    'rift-storm': {
      label: 'Tempête de la faille',
      detail: 'Six nodules inconnus au milieu du pont, d’un point ou de trois. Nul ne sait lesquels.',
    },
  },
  turns: (count) => many(count, 'tour', 'tours'),
  nodes: (count) => (count === 0 ? 'sans nodules' : many(count, 'nodule', 'nodules')),
  teams: (least, most) => (least === most ? `équipes de ${least}` : `équipes de ${least} à ${most}`),
  house: 'valeurs maison',
  fromPack: (name) => `de « ${name} »`,
  sourceHouse:
    'Valeurs maison : le livret disponible ne donne ni profils, ni armes, ni paquets, ni plans de table ; ces valeurs sont les nôtres.',
  sourcePack: (name) => `On joue avec le pack « ${name} ». Tout ce qu’il n’apporte pas est maison.`,
  size: 'Cartes par équipe',
  sizeHint: 'D’un commun accord : chaque camp apporte autant de cartes de recrutement.',
  faction: 'Faction',
  cards: 'Cartes de recrutement',
  cardsHint: 'Une carte peut être prise deux fois, sauf si elle est unique.',
  ready: 'Équipe prête',
  cardsOf: (count, of) => `${count} sur ${of} cartes`,
  figures: (count) => many(count, 'figurine', 'figurines'),
  fate: (count) => many(count, 'jeton destin', 'jetons destin'),
  points: (count) => `vaut ${many(count, 'point', 'points')}`,
  pointsEach: (count, figures) => (figures === 1 ? many(count, 'point', 'points') : `${many(count, 'point', 'points')} chacune`),
  unique: 'unique',
  profile: ({ movement, resistance, melee, shoot, wounds, attacks }) =>
    [
      `Mouvement ${movement}`,
      `résistance ${resistance}`,
      `mêlée ${melee}`,
      ...(shoot === undefined ? [] : [`tir ${shoot}`]),
      ...(wounds > 0 ? [many(wounds, 'blessure', 'blessures')] : []),
      ...(attacks > 1 ? [`${attacks} attaques`] : []),
    ].join(', '),
  weapon: (name, dice, range) =>
    range === undefined ? `${name}, ${many(dice, 'dé', 'dés')} en mêlée` : `${name}, ${many(dice, 'dé', 'dés')} jusqu’à ${range}`,
  adventures: 'Cartes aventure',
  adventuresHint: 'Combien vous en recevez au hasard, ou choisissez-les.',
  none: 'Aucune',
  pick: 'Choisir',
  picked: 'Vos cartes aventure',
  pickedHint: 'Cinq au plus, chacune une fois. L’adversaire les voit aussi.',
  pickedOf: (count, of) => `${count} sur ${of} au plus`,
  short: (seat, count, of) =>
    `Le joueur ${seat} a ${many(count, 'carte de recrutement', 'cartes de recrutement')}, et ${of} sont convenues.`,
  groups: {
    moving: 'Mouvement',
    shooting: 'Tir',
    melee: 'Mêlée',
    harm: 'Dégâts et blessures',
    cards: 'Destin et cartes',
    nodes: 'Nodules Vortex',
  },
  rulings: FR_RULINGS,
}
