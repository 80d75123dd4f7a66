/** The glossary. */
import type { HelpTerm } from '../../help'

export const TERMS: readonly HelpTerm[] = [
  {
    id: 'affiliation',
    entries: ['warrior-cards', 'who-fights'],
    words: {
      en: { title: 'affiliation', text: 'A corporation, the Brotherhood or the Dark Legion.' },
      fr: { title: 'affiliation', text: 'Une mégacorporation, la Confrérie ou les Légions Obscures.' },
    },
  },
  {
    id: 'apostle',
    entries: ['dark-symmetry', 'immunity'],
    words: {
      en: { title: 'Apostle', text: 'A lord of the Dark Legion with followers and cards of his own.' },
      fr: { title: 'Apôtre', text: 'Un seigneur des Légions Obscures, avec ses fidèles et ses cartes.' },
    },
  },
  {
    id: 'armour',
    entries: ['chances', 'warrior-cards'],
    words: {
      en: { title: 'Armour', text: 'What a hit must reach.' },
      fr: { title: 'Armure', text: 'Ce qu’une touche doit atteindre.' },
    },
  },
  {
    id: 'art-term',
    entries: ['art', 'combat-spells'],
    words: {
      en: { title: 'the Art', text: 'Spells of the Brotherhood and some Doomtroopers.' },
      fr: { title: 'l’Art', text: 'Les sorts de la Confrérie et de certains commandos.' },
    },
  },
  {
    id: 'brotherhood',
    entries: ['who-fights', 'art'],
    words: {
      en: { title: 'Brotherhood', text: 'Warriors of the Squad who attack the Dark Legion only.' },
      fr: { title: 'Confrérie', text: 'Des combattants de l’Escouade qui n’attaquent que les Légions Obscures.' },
    },
  },
  {
    id: 'cohort',
    entries: ['deploy'],
    words: {
      en: { title: 'Cohort', text: 'Your Dark Legion warriors.' },
      fr: { title: 'Cohorte', text: 'Vos combattants des Légions Obscures.' },
    },
  },
  {
    id: 'corporation',
    entries: ['who-fights'],
    words: {
      en: { title: 'corporation', text: 'One of five powers whose Doomtroopers spare each other.' },
      fr: { title: 'mégacorporation', text: 'Une des cinq puissances dont les commandos s’épargnent entre eux.' },
    },
  },
  {
    id: 'cover-term',
    entries: ['cover', 'one-in-open'],
    words: {
      en: { title: 'cover', text: 'Face down: no attack, three more Armour.' },
      fr: { title: 'couvert', text: 'Face cachée : pas d’attaque, trois d’Armure en plus.' },
    },
  },
  {
    id: 'destiny',
    entries: ['players', 'meditate', 'deploy'],
    words: {
      en: { title: 'Destiny', text: 'The points that pay for warriors and spells.' },
      fr: { title: 'Destinée', text: 'Les points qui paient combattants et sorts.' },
    },
  },
  {
    id: 'discipline',
    entries: ['art'],
    words: {
      en: { title: 'discipline', text: 'One of the seven kinds of Art.' },
      fr: { title: 'discipline', text: 'Une des sept sortes d’Art.' },
    },
  },
  {
    id: 'doomtrooper',
    entries: ['warrior-cards', 'deploy'],
    words: {
      en: { title: 'Doomtrooper', text: 'A warrior of a corporation.' },
      fr: { title: 'commando de la mort', text: 'Un combattant d’une mégacorporation.' },
    },
  },
  {
    id: 'exhausted',
    entries: ['running-out'],
    words: {
      en: { title: 'exhausted', text: 'Without cards left to draw.' },
      fr: { title: 'épuisé', text: 'Sans plus de cartes à piocher.' },
    },
  },
  {
    id: 'fight',
    entries: ['tactic', 'chances'],
    words: {
      en: { title: 'Fight', text: 'The rating and tactic of close combat.' },
      fr: { title: 'Combat rapproché', text: 'La valeur et la tactique du corps à corps.' },
    },
  },
  {
    id: 'first-strike',
    entries: ['result'],
    words: {
      en: { title: 'striking first', text: 'Hitting before the other can strike back.' },
      fr: { title: 'frapper en premier', text: 'Toucher avant que l’autre puisse riposter.' },
    },
  },
  {
    id: 'fortification',
    entries: ['other-cards'],
    words: {
      en: { title: 'fortification', text: 'A city, a Citadel or the like that stays in play.' },
      fr: { title: 'fortification', text: 'Une cité, une Citadelle ou autre qui reste en jeu.' },
    },
  },
  {
    id: 'gift',
    entries: ['dark-symmetry'],
    words: {
      en: { title: 'Gift', text: 'A Dark Symmetry card for any Dark Legion warrior.' },
      fr: { title: 'Don', text: 'Une carte de la Symétrie Obscure pour tout combattant des Légions Obscures.' },
    },
  },
  {
    id: 'immune',
    entries: ['immunity'],
    words: {
      en: { title: 'immune', text: 'Not affected by a class of cards.' },
      fr: { title: 'immunisé', text: 'Insensible à une classe de cartes.' },
    },
  },
  {
    id: 'mission',
    entries: ['missions'],
    words: {
      en: { title: 'mission', text: 'A task that pays when it is fulfilled.' },
      fr: { title: 'mission', text: 'Une tâche qui rapporte une fois accomplie.' },
    },
  },
  {
    id: 'personality',
    entries: ['personalities'],
    words: {
      en: { title: 'Personality', text: 'A named warrior who is in play only once.' },
      fr: { title: 'Personnalité', text: 'Un combattant nommé, en jeu une seule fois.' },
    },
  },
  {
    id: 'promotion',
    entries: ['goal', 'reward'],
    words: {
      en: { title: 'Promotion', text: 'The points that win the game.' },
      fr: { title: 'Promotion', text: 'Les points qui font gagner.' },
    },
  },
  {
    id: 'reinforcement',
    entries: ['reinforcements'],
    words: {
      en: { title: 'reinforcement', text: 'A warrior added to a combat by a card.' },
      fr: { title: 'renfort', text: 'Un combattant ajouté à un affrontement par une carte.' },
    },
  },
  {
    id: 'shoot',
    entries: ['tactic', 'chances'],
    words: {
      en: { title: 'Shoot', text: 'The rating and tactic of firing.' },
      fr: { title: 'Tir', text: 'La valeur et la tactique du feu.' },
    },
  },
  {
    id: 'squad',
    entries: ['deploy'],
    words: {
      en: { title: 'Squad', text: 'Your Doomtroopers and Brotherhood.' },
      fr: { title: 'Escouade', text: 'Vos commandos de la mort et votre Confrérie.' },
    },
  },
  {
    id: 'value',
    entries: ['warrior-cards', 'reward', 'deploy'],
    words: {
      en: { title: 'Value', text: 'A warrior’s price in Destiny, and the points for killing it.' },
      fr: { title: 'Valeur', text: 'Le prix d’un combattant en Destinée, et les points pour l’avoir tué.' },
    },
  },
  {
    id: 'wounded',
    entries: ['result'],
    words: {
      en: { title: 'wounded', text: 'Hit once; the next hit kills.' },
      fr: { title: 'blessé', text: 'Touché une fois ; la prochaine touche tue.' },
    },
  },
]
