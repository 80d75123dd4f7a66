/** French: the lobby. */
import { counting, de } from '../../../../ui/words/plural'
import type { LobbyWords } from './lobby-words'

const many = counting('fr')

export const FR_LOBBY: LobbyWords = {
  scenarios: {
    passage: 'Tenir les trois ancrages au milieu ; les ennemis tués comptent aussi. Pour une première partie.',
    annihilation: 'Seul l’ennemi compte.',
    breakthrough: 'Mener les siens derrière le bord ennemi ; les pertes comptent pour moitié.',
  },
  maps: {
    'stone-ford': 'Des murs sur les deux rives, des blocs aux bouts.',
    'broken-ring': 'Huit piliers autour du milieu, un mur de chaque côté.',
    'open-field': 'Rien du tout.',
  },
  house: 'données maison',
  source: 'Le brouillon des règles ne donne ni profil, ni sort, ni scénario. Tout cela est de nous.',
  sourcePack: (name) => `On joue avec le pack « ${name} ». Tout ce qu’il n’apporte pas est de nous.`,
  map: 'Champ de bataille',
  mapSettled: 'Le scénario se joue sur ce champ de bataille.',
  packMap: (number) => (number === undefined ? 'La carte du pack' : `La carte ${number} du pack`),
  stands: (walls, blocks) =>
    walls + blocks === 0 ? 'Rien du tout.' : `${many(walls, 'mur', 'murs')}, ${many(blocks, 'bloc', 'blocs')}.`,
  table: 'Table',
  tableHint: 'Le côté du carré. Il fixe la taille des armées.',
  tableSize: (side) => `${side} cm`,
  turns: 'Tours',
  turnsHint: 'En autant de tours, le champ de bataille glisse du pays d’un peuple à celui de l’autre.',
  terrain: 'Le pays qui vient en premier',
  terrainBy: { bid: 'Une mise secrète de Discipline', random: 'Pile ou face', agree: 'D’un commun accord' },
  people: 'Peuple',
  how: 'Armée',
  ready: 'Armée prête',
  own: 'Une armée à soi',
  army: 'Figurines',
  armyHint: 'Un seul peuple. Le nombre après un nom dit combien une armée de cette taille peut en avoir.',
  pointsOf: (points, most) => `${points} sur ${many(most, 'point', 'points')}`,
  models: (count, least, most) => `${many(count, 'figurine', 'figurines')} (${least} à ${most})`,
  discipline: (points) => `Discipline ${points}`,
  points: (count) => many(count, 'point', 'points'),
  tooDear: (seat, points, most) => `Joueur ${seat} : l’armée coûte ${points} sur ${many(most, 'point', 'points')}.`,
  tooMany: (seat, name, count, most) =>
    `Joueur ${seat} : au plus ${many(most, 'exemplaire', 'exemplaires')} ${de(name)}, pas ${count}.`,
  wrongSize: (seat, least, most) => `Joueur ${seat} : une armée compte de ${least} à ${most} figurines.`,
  groups: { melee: 'Charges et corps à corps', aims: 'Tirs et sorts' },
  rulings: {
    shortCharge: {
      title: 'Une charge trop courte',
      explanation:
        'À moins d’un Mouvement, la charge n’est qu’un engagement. Elle peut garder son attaque sans le bonus, ou la perdre.',
      values: { engagementOnly: 'L’attaque est perdue', attackWithoutBonus: 'Une attaque sans bonus' },
    },
    disengageMove: {
      title: 'Jusqu’où mène un dégagement',
      explanation: 'Le texte demande seulement que le socle passe. Aller plus loin a son propre prix.',
      values: { baseDiameter: 'La largeur du socle', mou: 'Un Mouvement entier' },
    },
    afterDisengage: {
      title: 'Après un dégagement',
      explanation: 'Seules marche forcée et course peuvent suivre : parmi toutes les actions, ou parmi les mouvements.',
      values: { allActions: 'Aucune autre action', movementOnly: 'Aucun autre mouvement' },
    },
    engagedShooting: {
      title: 'Tirs et corps à corps',
      explanation: 'Rien dans le texte n’interdit de tirer depuis une mêlée ou dans une mêlée.',
      values: { allowed: 'La vue décide', forbidden: 'Ni depuis ni dans la mêlée' },
    },
    groupThreshold: {
      title: 'Un sort sur plusieurs ennemis',
      explanation: 'Leurs Volontés s’ajoutent et tous ou aucun sont touchés ; ou chacun compte pour soi.',
      values: { sum: 'Une somme pour tous', individual: 'Chacun pour soi' },
    },
  },
}
