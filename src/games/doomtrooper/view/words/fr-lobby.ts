/** French: before a match. */
import type { LobbyWords } from './lobby-words'

export const FR_LOBBY: LobbyWords = {
  scenario: 'Le jeu standard',
  scenarioDetail: 'Déployez des combattants, équipez-les, attaquez. Le premier à 25 points de promotion met fin à la partie.',
  scenarioFacts: ['160 cartes', '2 à 4 joueurs', 'quatre paquets prêts'],
  house: 'paquets maison',
  source:
    'Les données des cartes sont celles de la série de base, leurs effets sont reformulés avec nos mots ; les quatre paquets sont des données maison.',
  players: 'Joueurs',
  playersHint: 'On joue dans le sens des aiguilles d’une montre : A, B, C, puis D.',
  count: (players) => `${players} joueurs`,
  target: 'Promotion à atteindre',
  targetHint: 'La partie s’arrête dès que quelqu’un y arrive.',
  points: (target) => `${target} P`,
  deck: 'Paquet',
  deckHint: 'Les paquets prêts ont soixante cartes, tous en règle. Les vôtres viennent de l’atelier de paquets.',
  ownDeck: 'Un paquet sans nom',
  ownDeckDetail: (cards) => `Votre propre paquet de ${cards}`,
  deckRefused: (seat, why) => `Le paquet de la place ${seat} : ${why}`,
  sourcePack: (name) =>
    `On joue avec les cartes de « ${name} » à côté de celles de la série de base, dont les effets sont reformulés avec nos mots.`,
  themes: {
    iron_coalition: 'Impériaux et Capitol, armes et missions',
    light_of_the_cathedral: 'La Confrérie et ses Mystères, avec Bauhaus',
    hammer_of_algeroth: 'Serviteurs d’Algeroth et Symétrie Obscure',
    bargain_in_the_dark: 'Mishima et Cybertronic à côté d’une cohorte',
  },
  groups: { attacks: 'Attaques' },
  rulings: {
    firstTurnRule: {
      title: 'Pas d’attaque au premier tour',
      explanation:
        'Le livret interdit d’attaquer au premier tour sans dire lequel : celui de chaque joueur, ou seulement le tout premier.',
      values: { each: 'Celui de chacun', gameFirst: 'Le tout premier seulement' },
    },
    brotherhoodDirect: {
      title: 'La Confrérie attaque des joueurs',
      explanation:
        'Ses membres n’attaquent que les Légions Obscures ; le livret ne dit pas s’ils peuvent attaquer un joueur sans combattants.',
      values: { true: 'Elle peut', false: 'Elle ne peut pas' },
    },
  },
}
