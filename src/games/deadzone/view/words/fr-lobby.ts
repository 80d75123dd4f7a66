/** French: the lobby. */
import { counting } from '../../../../ui/words/plural'
import type { EN_LOBBY } from './en-lobby'
import { FR_RULINGS } from './fr-rulings'

const many = counting('fr')

export const FR_LOBBY: typeof EN_LOBBY = {
  missions: {
    patrol: 'Deux patrouilles se croisent. Tenez quatre objectifs, tuez, trouvez des Infos. La mission d’une première partie.',
    scour: 'Ramassez ce qui traîne et expédiez-le depuis votre coin ; tuer rapporte moitié moins.',
    'break-through': 'Sortez vos figurines par le bord ennemi : chacune vaut le double de ses PV.',
    'search-and-destroy': 'Seul l’ennemi compte, et son Leader compte double.',
  },
  zones: (squares) => `zones de ${squares} cases`,
  objectives: (count) => (count === 0 ? 'sans objectifs' : many(count, 'objectif', 'objectifs')),
  toWin: (vp) => `${vp} PV pour gagner`,
  house: 'en partie maison',
  fromPack: (name) => `de « ${name} »`,
  source:
    'Profils et armes sont ceux des listes publiques de la deuxième édition. Les champs de bataille et trois des missions sont les nôtres.',
  sourcePack: (name) => `On joue avec le pack « ${name} ». Tout ce qu’il n’apporte pas vient des listes publiques.`,
  limit: 'Points',
  limitHint:
    'D’un commun accord. Ils fixent les PV pour gagner et les objets qu’un groupe peut acheter. Les groupes prêts sont faits pour 100.',
  points: (count) => many(count, 'point', 'points'),
  map: 'Champ de bataille',
  maps: {
    'sector-12': {
      label: 'Secteur 12',
      detail: 'Tours, bunkers et postes de commandement reliés par des passerelles. Le même pour les deux camps.',
    },
    foundry: {
      label: 'La Fonderie',
      detail: 'Deux fourneaux, des halles à rampes et une passerelle au-dessus de la cour. La même pour les deux camps.',
    },
    random: {
      label: 'Au hasard',
      detail: 'Tiré d’un numéro : le même numéro donne toujours le même champ de bataille, équitable pour les deux camps.',
    },
  },
  seed: 'Son numéro',
  seedHint: 'Notez-le pour y rejouer.',
  seedNumber: (seed) => `N° ${seed}`,
  another: 'Un autre',
  team: 'Groupe de Combat',
  teamHint: 'Un groupe prêt se joue tel quel. Le vôtre part de lui et se modifie.',
  ready: 'Groupe prêt',
  readyTeams: 'Groupes prêts',
  own: 'Votre propre groupe',
  faction: 'Faction',
  models: 'Figurines',
  character: 'Personnage',
  noCharacter: 'Aucun',
  hire: 'En engager un',
  characters: 'Personnages à engager',
  modelsHint:
    'Un seul Leader ; pas plus de Spécialistes que de Troupes, un Véhicule pour trois Troupes et un seul Personnage engagé.',
  pointsOf: (total, limit) => `${total} sur ${many(limit, 'point', 'points')}`,
  modelCount: (count) => many(count, 'figurine', 'figurines'),
  worth: (vp) => `${vp} PV`,
  recon: (value) => `Recon ${value}+`,
  special: (name) => `Spécial : ${name}`,
  types: { L: 'Leader', T: 'Troupe', S: 'Spécialiste', P: 'Personnage', V: 'Véhicule' },
  stats: ({ speed, shoot, fight, survive, armour, size }) =>
    `Vitesse ${speed[0]}-${speed[1]}, Tir ${shoot}, Combat ${fight}, Survie ${survive}, Armure ${armour}, Taille ${size}`,
  noStat: '–',
  equip: 'Le groupe',
  equipHint: 'Choisissez une figurine pour lui acheter armes et objets.',
  asItComes: 'Personne en particulier',
  buy: (name) => `Pour ${name}`,
  buyHint: 'Une amélioration de tir et une de mêlée, chacune à la place d’une arme, et un objet.',
  addOn: 'en plus',
  hardpoints: (count) => many(count, 'point d’emport', 'points d’emport'),
  weapon: 'arme',
  gear: 'équipement',
  item: 'objet',
  rarities: { common: 'commun', rare: 'rare', unique: 'unique' },
  problem: (seat, what) => `Joueur ${seat} : ${what}`,
  groups: { match: 'La partie', sight: 'Voir et tirer', moving: 'Déplacement', data: 'Profils' },
  rulings: FR_RULINGS,
}
