/** The glossary. */
import type { HelpTerm } from '../../help'

export const TERMS: readonly HelpTerm[] = [
  {
    id: 'action-point',
    entries: ['action-points'],
    words: {
      en: { title: 'action point', text: 'What actions cost; each miniature has its number every turn.' },
      fr: { title: 'point d’action', text: 'Ce que coûtent les actions ; chaque figurine en a son nombre à chaque tour.' },
    },
  },
  {
    id: 'anchor',
    entries: ['scenarios'],
    words: {
      en: { title: 'anchor', text: 'A point of The Passage that scores for whoever has more miniatures near it.' },
      fr: { title: 'ancrage', text: 'Un point du Passage qui rapporte à qui a le plus de figurines près de lui.' },
    },
  },
  {
    id: 'charge-term',
    entries: ['charge', 'charge-attack'],
    words: {
      en: { title: 'charge', text: 'A long move into contact with an attack in it.' },
      fr: { title: 'charge', text: 'Un long déplacement au contact, une attaque comprise.' },
    },
  },
  {
    id: 'concentrate',
    entries: ['will', 'shot-will'],
    words: {
      en: { title: 'concentrate', text: 'Adding Will to a value for one action.' },
      fr: { title: 'se concentrer', text: 'Ajouter de la Volonté à une valeur pour une action.' },
    },
  },
  {
    id: 'contact-term',
    entries: ['contact'],
    words: {
      en: { title: 'contact', text: 'Bases touch, or only a low wall keeps them apart.' },
      fr: { title: 'contact', text: 'Les socles se touchent, ou seul un muret les sépare.' },
    },
  },
  {
    id: 'difficulty',
    entries: ['spells', 'spell-result'],
    words: {
      en: { title: 'difficulty', text: 'What the Mana of a spell must exceed, together with the target’s Will.' },
      fr: { title: 'difficulté', text: 'Ce que le Mana d’un sort doit dépasser, avec la Volonté de la cible.' },
    },
  },
  {
    id: 'discipline',
    entries: ['first-player', 'terrain-order'],
    words: {
      en: { title: 'Discipline', text: 'Points that make a player first, or are bid for the order of the terrains.' },
      fr: { title: 'Discipline', text: 'Des points qui font le premier joueur, ou que l’on mise pour l’ordre des terrains.' },
    },
  },
  {
    id: 'disengagement',
    entries: ['disengage'],
    words: {
      en: { title: 'disengagement', text: 'Leaving a melee.' },
      fr: { title: 'dégagement', text: 'Quitter un corps à corps.' },
    },
  },
  {
    id: 'engage',
    entries: ['contact', 'paths'],
    words: {
      en: { title: 'engage', text: 'Coming into contact with an enemy by walking.' },
      fr: { title: 'engager', text: 'Venir au contact d’un ennemi en marchant.' },
    },
  },
  {
    id: 'evade-term',
    entries: ['evade'],
    words: {
      en: { title: 'evade', text: 'Making oneself hard to hit until the end of the turn.' },
      fr: { title: 'esquive', text: 'Se rendre difficile à toucher jusqu’à la fin du tour.' },
    },
  },
  {
    id: 'exceptional',
    entries: ['success', 'damage'],
    words: {
      en: { title: 'exceptional success', text: 'More than twice the other sum.' },
      fr: { title: 'réussite exceptionnelle', text: 'Plus du double de l’autre somme.' },
    },
  },
  {
    id: 'fanatic',
    entries: ['fanatics'],
    words: {
      en: { title: 'fanatic', text: 'One who acts before all others and fights on when killed.' },
      fr: { title: 'fanatique', text: 'Celui qui agit avant tous et combat encore une fois tué.' },
    },
  },
  {
    id: 'first',
    entries: ['first-player', 'steps'],
    words: {
      en: { title: 'first player', text: 'Goes first in every step of every turn.' },
      fr: { title: 'premier joueur', text: 'Passe d’abord à chaque étape de chaque tour.' },
    },
  },
  {
    id: 'forceful',
    entries: ['forceful-attack'],
    words: {
      en: { title: 'forceful attack', text: 'One against one, Strength against Reflexes.' },
      fr: { title: 'attaque en force', text: 'Un contre un, Force contre Vivacité.' },
    },
  },
  {
    id: 'heavy',
    entries: ['skills-shooting', 'damage'],
    words: {
      en: { title: 'heavy', text: 'A weapon or shot that does one more damage.' },
      fr: { title: 'lourd', text: 'Une arme ou un tir qui cause un dégât de plus.' },
    },
  },
  {
    id: 'magician',
    entries: ['mana', 'casting'],
    words: {
      en: { title: 'magician', text: 'A miniature with Power.' },
      fr: { title: 'magicien', text: 'Une figurine qui a du Pouvoir.' },
    },
  },
  {
    id: 'mana-term',
    entries: ['mana', 'spell-result'],
    words: {
      en: { title: 'Mana', text: 'What spells are paid with, as much as Power each turn.' },
      fr: { title: 'Mana', text: 'Ce qui paie les sorts, autant que de Pouvoir à chaque tour.' },
    },
  },
  {
    id: 'normal',
    entries: ['normal-attack'],
    words: {
      en: { title: 'normal attack', text: 'Attack against Defence, several on either side.' },
      fr: { title: 'attaque normale', text: 'Attaque contre Défense, à plusieurs de part et d’autre.' },
    },
  },
  {
    id: 'notice',
    entries: ['shot-will', 'resisting'],
    words: {
      en: { title: 'notice', text: 'Paying 1 action point so as to answer a shot or a spell with Will.' },
      fr: { title: 'remarquer', text: 'Payer 1 point d’action pour répondre à un tir ou à un sort avec de la Volonté.' },
    },
  },
  {
    id: 'partly-visible',
    entries: ['sight', 'shot-result'],
    words: {
      en: { title: 'partly visible', text: 'Less than half can be seen: one more Reflexes against shots.' },
      fr: { title: 'partiellement visible', text: 'On en voit moins de la moitié : un de Vivacité en plus contre les tirs.' },
    },
  },
  {
    id: 'rapidity',
    entries: ['steps', 'values'],
    words: {
      en: { title: 'Rapidity', text: 'The value by which miniatures act in turn, highest first.' },
      fr: { title: 'Rapidité', text: 'La valeur selon laquelle les figurines agissent, de la plus haute à la plus basse.' },
    },
  },
  {
    id: 'step',
    entries: ['steps', 'waiting'],
    words: {
      en: { title: 'step', text: 'A part of the turn, named after a Rapidity.' },
      fr: { title: 'étape', text: 'Une partie du tour, qui porte le nom d’une Rapidité.' },
    },
  },
  {
    id: 'trance-term',
    entries: ['trance', 'trance-mana'],
    words: {
      en: { title: 'trance', text: 'A turn of rest that multiplies the Mana of the next.' },
      fr: { title: 'transe', text: 'Un tour de repos qui multiplie le Mana du suivant.' },
    },
  },
  {
    id: 'will-term',
    entries: ['will', 'power-will-pa'],
    words: {
      en: { title: 'Will', text: 'Resists spells, and gives points to add in secret.' },
      fr: { title: 'Volonté', text: 'Résiste aux sorts, et donne des points à ajouter en secret.' },
    },
  },
]
