/** The glossary. */
import type { HelpTerm } from '../../help'

export const TERMS: readonly HelpTerm[] = [
  {
    id: 'activation',
    entries: ['turn', 'round'],
    words: {
      en: { title: 'activation', text: 'A model’s go: one long action or two short ones, once a Round.' },
      fr: { title: 'activation', text: 'Le tour d’une figurine : une action longue ou deux courtes, une fois par Round.' },
    },
  },
  {
    id: 'ap',
    entries: ['damage'],
    words: {
      en: { title: 'AP', text: 'What a weapon takes off the target’s Armour.' },
      fr: { title: 'PA', text: 'Ce qu’une arme retire à l’Armure de la cible.' },
    },
  },
  {
    id: 'armour',
    entries: ['damage', 'profile'],
    words: {
      en: { title: 'Armour', text: 'What is taken off potential damage.' },
      fr: { title: 'Armure', text: 'Ce qui est retiré du dégât potentiel.' },
    },
  },
  {
    id: 'break-away',
    entries: ['breaking-away'],
    words: {
      en: { title: 'breaking away', text: 'Leaving a cube in which an enemy stands.' },
      fr: { title: 's’éloigner', text: 'Quitter un cube où se tient un ennemi.' },
    },
  },
  {
    id: 'clear-shot-term',
    entries: ['clear-shot'],
    words: {
      en: { title: 'Clear Shot', text: 'The whole target is seen: two more dice.' },
      fr: { title: 'Tir Clair', text: 'Toute la cible est vue : deux dés de plus.' },
    },
  },
  {
    id: 'command-die',
    entries: ['command-roll', 'command-results', 'free-actions'],
    words: {
      en: { title: 'Command die', text: 'A die with six orders, rolled at the start of a Round and spent during it.' },
      fr: { title: 'dé de Commandement', text: 'Un dé à six ordres, lancé au début d’un Round et dépensé pendant celui-ci.' },
    },
  },
  {
    id: 'cube-term',
    entries: ['cubes', 'capacity'],
    words: {
      en: { title: 'cube', text: 'Three inches in each direction: the unit in which moves and ranges are counted.' },
      fr: { title: 'cube', text: 'Trois pouces en tous sens : l’unité des déplacements et des portées.' },
    },
  },
  {
    id: 'dodge',
    entries: ['fight-test'],
    words: {
      en: { title: 'dodge', text: 'Answering a Fight with Survive: it avoids harm and does none.' },
      fr: { title: 'esquive', text: 'Répondre à un Combat par la Survie : elle évite les dégâts et n’en fait pas.' },
    },
  },
  {
    id: 'fire-for-effect-term',
    entries: ['fire-for-effect'],
    words: {
      en: { title: 'fire for effect', text: 'Rapid fire that pins instead of wounding.' },
      fr: { title: 'Mitraillage', text: 'Un tir rapide qui bloque au lieu de blesser.' },
    },
  },
  {
    id: 'friendly-fire',
    entries: ['shoot-modifiers'],
    words: {
      en: { title: 'Friendly Fire', text: 'A model of one’s own in the target’s cube: two dice less.' },
      fr: { title: 'Tir Ami', text: 'Une figurine de son camp dans le cube de la cible : deux dés de moins.' },
    },
  },
  {
    id: 'high-ground',
    entries: ['shoot-modifiers'],
    words: {
      en: { title: 'High Ground', text: 'Shooting from a higher level: one more die.' },
      fr: { title: 'Position Dominante', text: 'Tirer d’un niveau plus haut : un dé de plus.' },
    },
  },
  {
    id: 'initiative',
    entries: ['turn', 'end-of-round'],
    words: {
      en: { title: 'initiative', text: 'Held by the player whose Turn it is.' },
      fr: { title: 'initiative', text: 'Au joueur dont c’est le Tour.' },
    },
  },
  {
    id: 'injured',
    entries: ['damage'],
    words: {
      en: { title: 'injured', text: 'Damaged, but not above its Size. Opponents in a Fight have one more die.' },
      fr: { title: 'blessée', text: 'Endommagée, mais pas au-delà de sa Taille. En Combat, l’adversaire a un dé de plus.' },
    },
  },
  {
    id: 'intel',
    entries: ['items', 'patrol'],
    words: {
      en: { title: 'Intel', text: 'An item that gives a point when it is picked up.' },
      fr: { title: 'Info', text: 'Un objet qui donne un point quand on le ramasse.' },
    },
  },
  {
    id: 'knockback',
    entries: ['abilities-fighting', 'directly-away'],
    words: {
      en: { title: 'Knockback', text: 'A hit that throws its target one cube away.' },
      fr: { title: 'Projection', text: 'Une touche qui projette la cible d’un cube.' },
    },
  },
  {
    id: 'leader',
    entries: ['teams', 'command-results', 'recon'],
    words: {
      en: { title: 'Leader', text: 'The one who gives a team its Recon value and its Special.' },
      fr: { title: 'Chef', text: 'Celui qui donne à un groupe sa valeur de Recon et son Spécial.' },
    },
  },
  {
    id: 'level',
    entries: ['cubes', 'climbing'],
    words: {
      en: { title: 'level', text: 'A layer of cubes; level 1 is the ground.' },
      fr: { title: 'niveau', text: 'Une couche de cubes ; le niveau 1 est le sol.' },
    },
  },
  {
    id: 'objective-term',
    entries: ['objectives'],
    words: {
      en: { title: 'objective', text: 'A marker that scores for the side that holds its cube alone.' },
      fr: { title: 'objectif', text: 'Un marqueur qui rapporte au camp qui tient seul son cube.' },
    },
  },
  {
    id: 'pinned-term',
    entries: ['pinned', 'stand-up'],
    words: {
      en: { title: 'Pinned', text: 'Lying down: must stand up before it can act.' },
      fr: { title: 'Bloquée', text: 'Couchée : doit se relever avant d’agir.' },
    },
  },
  {
    id: 'potential-damage',
    entries: ['damage', 'shooting-test'],
    words: {
      en: { title: 'potential damage', text: 'The difference of successes, before Armour.' },
      fr: { title: 'dégât potentiel', text: 'L’écart des succès, avant l’Armure.' },
    },
  },
  {
    id: 'recon-term',
    entries: ['recon'],
    words: {
      en: { title: 'Recon', text: 'The test that decides who goes first.' },
      fr: { title: 'Recon', text: 'Le test qui décide qui commence.' },
    },
  },
  {
    id: 'size',
    entries: ['profile', 'capacity', 'scenery'],
    words: {
      en: { title: 'Size', text: 'How bulky a model is, from 1 to 4.' },
      fr: { title: 'Taille', text: 'Le volume d’une figurine, de 1 à 4.' },
    },
  },
  {
    id: 'special',
    entries: ['command-results'],
    words: {
      en: { title: 'Special', text: 'The power of the army’s Leader, paid with a Special result.' },
      fr: { title: 'Spécial', text: 'Le pouvoir du Chef de l’armée, payé par un résultat Spécial.' },
    },
  },
  {
    id: 'specialist',
    entries: ['teams'],
    words: {
      en: { title: 'Specialist', text: 'A model with special gear; a team has at most as many as Troops.' },
      fr: { title: 'Spécialiste', text: 'Une figurine à équipement particulier ; un groupe n’en a pas plus que de Troupes.' },
    },
  },
  {
    id: 'stack',
    entries: ['cubes'],
    words: {
      en: { title: 'stack', text: 'All cubes above one square.' },
      fr: { title: 'empilement', text: 'Tous les cubes au-dessus d’une case.' },
    },
  },
  {
    id: 'strike-team',
    entries: ['teams'],
    words: {
      en: { title: 'Strike Team', text: 'The models of one player.' },
      fr: { title: 'Groupe de Combat', text: 'Les figurines d’un joueur.' },
    },
  },
  {
    id: 'success',
    entries: ['tests', 'eights'],
    words: {
      en: { title: 'success', text: 'A die that shows the value or more.' },
      fr: { title: 'succès', text: 'Un dé qui montre la valeur ou plus.' },
    },
  },
  {
    id: 'survive',
    entries: ['profile', 'shooting-test'],
    words: {
      en: { title: 'Survive', text: 'The value with which a model dodges and endures.' },
      fr: { title: 'Survie', text: 'La valeur avec laquelle une figurine esquive et endure.' },
    },
  },
]
