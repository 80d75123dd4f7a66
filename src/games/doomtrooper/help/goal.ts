/** The goal and the cards. */
import type { HelpChapter } from '../../help'

export const GOAL: HelpChapter = {
  id: 'goal',
  title: { en: 'Goal and cards', fr: 'But et cartes' },
  entries: [
    {
      id: 'goal',
      rules: ['DT-GOL-01', 'DT-GOL-02', 'DT-GOL-03', 'DT-GOL-04', 'DT-GOL-05', 'DT-FLW-01', 'DT-END-01'],
      where: 'But du jeu',
      words: {
        en: {
          title: 'How to win',
          text: 'Your warriors fight those of your opponents, and killing one gives its value in points. As soon as somebody has 25 points of Promotion the game stops, and whoever has most wins; the same number is a draw. Another goal may be agreed on. Missions and some cards give points too.',
        },
        fr: {
          title: 'Comment gagner',
          text: 'Vos combattants affrontent ceux des autres, et en tuer un rapporte sa valeur en points. Dès que quelqu’un a 25 points de Promotion, la partie s’arrête et celui qui en a le plus gagne ; l’égalité est une partie nulle. On peut convenir d’un autre but. Les missions et certaines cartes rapportent aussi des points.',
        },
      },
    },
    {
      id: 'players',
      rules: ['DT-PLY-01', 'DT-MRK-01', 'DT-ZON-01', 'DT-TRN-02'],
      where: 'Nombre de joueurs, Marqueurs, Disposition',
      words: {
        en: {
          title: 'Players, points, places',
          text: 'Two or more play, clockwise, each with a deck of his own. Promotion wins the game, Destiny pays for warriors; the pot never runs out. Cards go from the hand to the table and then to their owner’s discard. Where a rule says “the opponent”, it means one of the others whom you choose.',
        },
        fr: {
          title: 'Joueurs, points, emplacements',
          text: 'On joue à deux ou plus, dans le sens horaire, chacun avec son paquet. La Promotion fait gagner, la Destinée paie les combattants ; le pot est inépuisable. Les cartes vont de la main à la table, puis à la défausse de leur propriétaire. Quand une règle dit « l’adversaire », c’est l’un des autres, à votre choix.',
        },
      },
    },
    {
      id: 'warrior-cards',
      rules: ['DT-CRD-01', 'DT-CRD-02', 'DT-CRD-04'],
      where: 'Les cartes',
      words: {
        en: {
          title: 'Warrior cards',
          text: 'A warrior has four numbers: Fight for close combat, Shoot for range, Armour against both, and Value, which is what it costs in Destiny and what its killer gains. It belongs to one of five corporations, to the Brotherhood or to the Dark Legion. If a card contradicts a rule, the card is right.',
        },
        fr: {
          title: 'Cartes Combattant',
          text: 'Un combattant a quatre nombres : Combat rapproché, Tir, Armure contre les deux, et Valeur, qui est son prix en Destinée et ce que gagne celui qui le tue. Il appartient à l’une des cinq mégacorporations, à la Confrérie ou aux Légions Obscures. Si une carte contredit une règle, la carte l’emporte.',
        },
      },
    },
    {
      id: 'other-cards',
      rules: ['DT-CRD-03', 'DT-CRD-05', 'DT-CRD-06', 'DT-CRD-07', 'DT-CRD-08', 'DT-CRD-11'],
      where: 'Autres cartes',
      words: {
        en: {
          title: 'Other cards',
          text: 'Equipment and weapons go onto a warrior and stay until it dies. Fortifications stay in play and help your side. Missions promise points for a task. Special cards say themselves when they may be played, and cost no action unless they say so. A card without affiliation may be used by everybody.',
        },
        fr: {
          title: 'Les autres cartes',
          text: 'Équipements et armes se donnent à un combattant et restent jusqu’à sa mort. Les fortifications restent en jeu et aident votre camp. Les missions promettent des points pour une tâche. Les cartes spéciales disent elles-mêmes quand les jouer, et ne coûtent pas d’action sauf mention contraire. Une carte sans affiliation sert à tous.',
        },
      },
    },
    {
      id: 'decks',
      rules: ['DT-DECK-01', 'DT-DECK-02', 'DT-DECK-03'],
      where: 'Nombre de joueurs',
      words: {
        en: {
          title: 'Decks',
          text: 'A deck has at least 60 cards and at most five copies of a card, fewer where a card is limited. At least five must be warriors, which is our own limit. The four ready decks are our own data.',
        },
        fr: {
          title: 'Les paquets',
          text: 'Un paquet compte au moins 60 cartes et au plus cinq exemplaires d’une carte, moins si elle est limitée. Cinq au moins doivent être des combattants, une limite à nous. Les quatre paquets prêts sont nos propres données.',
        },
      },
    },
  ],
}
