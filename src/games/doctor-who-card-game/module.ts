/** The module of *Doctor Who: The Card Game*. */
import type { GameModule } from '../module'

export const doctorWhoCardGame: GameModule = {
  id: 'doctor-who-card-game',
  names: {
    en: {
      name: 'Doctor Who: The Card Game',
      blurb:
        'Defend places in time and space, send enemies to the others’. Three or four at the table, and three cards always go to the right.',
    },
    fr: {
      name: 'Doctor Who : le jeu de cartes',
      blurb:
        'Défendez des lieux dans le temps et l’espace, envoyez des ennemis chez les autres. À trois ou quatre, et trois cartes vont toujours à droite.',
    },
  },
  seats: [3, 4],
  kind: 'cards',
  minutes: [30, 45],
  box: true,
  rules: () => import('./play').then(({ rules }) => rules),
  optionsOf: () => import('./options').then(({ optionsOf }) => optionsOf),
  view: () => import('./view').then(({ doctorWhoView }) => doctorWhoView),
  lesson: () => import('./lesson').then(({ cardGameLesson }) => cardGameLesson),
  help: () => import('./help').then(({ doctorWhoHelp }) => doctorWhoHelp),
}
