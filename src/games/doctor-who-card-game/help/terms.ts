/** The glossary. */
import type { HelpTerm } from '../../help'

export const TERMS: readonly HelpTerm[] = [
  {
    id: 'action',
    entries: ['turn'],
    words: {
      en: { title: 'action', text: 'One of seven things you do on your turn, as often as you like.' },
      fr: { title: 'action', text: 'Une des sept choses à faire à votre tour, autant de fois que voulu.' },
    },
  },
  {
    id: 'attack',
    entries: ['play-enemies', 'dalek-markers'],
    words: {
      en: { title: 'attack', text: 'The enemies at one location, controlled by one player.' },
      fr: { title: 'attaque', text: 'Les ennemis d’un lieu, contrôlés par un joueur.' },
    },
  },
  {
    id: 'compatible-term',
    entries: ['compatible'],
    words: {
      en: { title: 'to go together', text: 'To be allowed in the same attack.' },
      fr: { title: 'aller ensemble', text: 'Pouvoir être dans la même attaque.' },
    },
  },
  {
    id: 'conflict-term',
    entries: ['conflict', 'strength'],
    words: {
      en: { title: 'conflict', text: 'What happens where defenders and enemies meet.' },
      fr: { title: 'conflit', text: 'Ce qui arrive là où défenseurs et ennemis se rencontrent.' },
    },
  },
  {
    id: 'control',
    entries: ['dalek-markers', 'takeovers', 'score'],
    words: {
      en: { title: 'to control', text: 'An attack belongs to the player whose Dalek marker lies on it.' },
      fr: { title: 'contrôler', text: 'Une attaque appartient au joueur dont le marqueur Dalek y est posé.' },
    },
  },
  {
    id: 'dalek-marker',
    entries: ['dalek-markers'],
    words: {
      en: { title: 'Dalek marker', text: 'Shows whose attack it is; five for each player.' },
      fr: { title: 'marqueur Dalek', text: 'Montre à qui est l’attaque ; cinq par joueur.' },
    },
  },
  {
    id: 'defender',
    entries: ['play-defenders'],
    words: {
      en: { title: 'defender', text: 'The Doctor, Amy Pond, Rory or River Song.' },
      fr: { title: 'défenseur', text: 'Le Docteur, Amy Pond, Rory ou River Song.' },
    },
  },
  {
    id: 'divert',
    entries: ['support-time'],
    words: {
      en: { title: 'to divert', text: 'To move an attack to another player’s location.' },
      fr: { title: 'détourner', text: 'Déplacer une attaque vers le lieu d’un autre joueur.' },
    },
  },
  {
    id: 'end-card-term',
    entries: ['end-card', 'end-phase'],
    words: {
      en: { title: 'End of Game card', text: 'The card that brings the end phase.' },
      fr: { title: 'carte Fin de jeu', text: 'La carte qui amène la phase finale.' },
    },
  },
  {
    id: 'enemy',
    entries: ['play-enemies', 'compatible'],
    words: {
      en: { title: 'enemy', text: 'A card with which you attack the others.' },
      fr: { title: 'ennemi', text: 'Une carte avec laquelle vous attaquez les autres.' },
    },
  },
  {
    id: 'family',
    entries: ['compatible'],
    words: {
      en: { title: 'family', text: 'Enemies of one name and its partners.' },
      fr: { title: 'famille', text: 'Les ennemis d’un même nom et leurs partenaires.' },
    },
  },
  {
    id: 'hand-limit',
    entries: ['hand-minimum', 'end-of-turn'],
    words: {
      en: { title: 'three cards', text: 'What you must keep in hand, and pass on at the end of your turn.' },
      fr: { title: 'trois cartes', text: 'Ce qu’il faut garder en main, et passer à la fin du tour.' },
    },
  },
  {
    id: 'location',
    entries: ['play-location', 'score'],
    words: {
      en: { title: 'location', text: 'A place in your row that gives time now and points in the end.' },
      fr: { title: 'lieu', text: 'Une place de votre rangée qui donne du Temps maintenant et des points à la fin.' },
    },
  },
  {
    id: 'pass-on',
    entries: ['end-of-turn'],
    words: {
      en: { title: 'to pass on', text: 'To give three cards to the player at the right.' },
      fr: { title: 'passer', text: 'Donner trois cartes au joueur de droite.' },
    },
  },
  {
    id: 'protected-term',
    entries: ['protected', 'defender-wins'],
    words: {
      en: { title: 'protected', text: 'With a TARDIS marker, which absorbs the next attack.' },
      fr: { title: 'protégé', text: 'Avec un marqueur TARDIS, qui absorbe la prochaine attaque.' },
    },
  },
  {
    id: 'reserve-term',
    entries: ['reserve'],
    words: {
      en: { title: 'reserve', text: 'Two cards kept aside that are not passed on.' },
      fr: { title: 'réserve', text: 'Deux cartes mises de côté qui ne se passent pas.' },
    },
  },
  {
    id: 'starting-location',
    entries: ['set-up'],
    words: {
      en: { title: 'starting location', text: 'The first location of each row; its number says who begins.' },
      fr: { title: 'lieu de départ', text: 'Le premier lieu de chaque rangée ; son nombre dit qui commence.' },
    },
  },
  {
    id: 'strength-term',
    entries: ['strength'],
    words: {
      en: { title: 'strength', text: 'What a card counts in a conflict.' },
      fr: { title: 'force', text: 'Ce qu’une carte vaut dans un conflit.' },
    },
  },
  {
    id: 'supply',
    entries: ['time-supply'],
    words: {
      en: { title: 'supply', text: 'The time counters that nobody has.' },
      fr: { title: 'stock', text: 'Les jetons Temps que personne n’a.' },
    },
  },
  {
    id: 'support',
    entries: ['support-cards'],
    words: {
      en: { title: 'support card', text: 'A card with a single effect, usually discarded after use.' },
      fr: { title: 'carte Support', text: 'Une carte à effet unique, le plus souvent défaussée après usage.' },
    },
  },
  {
    id: 'takeover',
    entries: ['takeovers'],
    words: {
      en: { title: 'takeover', text: 'Making somebody else’s attack your own.' },
      fr: { title: 'prise de contrôle', text: 'Faire sienne l’attaque d’un autre.' },
    },
  },
  {
    id: 'tardis-marker',
    entries: ['protected', 'defender-wins'],
    words: {
      en: { title: 'TARDIS marker', text: 'Shows that a location is protected; five for each player.' },
      fr: { title: 'marqueur TARDIS', text: 'Montre qu’un lieu est protégé ; cinq par joueur.' },
    },
  },
  {
    id: 'time',
    entries: ['buying', 'discarding', 'time-supply'],
    words: {
      en: { title: 'time', text: 'What cards are bought with: five for one.' },
      fr: { title: 'Temps', text: 'Ce qui achète des cartes : cinq pour une.' },
    },
  },
]
