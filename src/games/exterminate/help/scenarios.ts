/** Scenarios, points and the end. */
import type { HelpChapter } from '../../help'

export const SCENARIOS: HelpChapter = {
  id: 'scenarios',
  title: { en: 'Scenarios and victory', fr: 'Scénarios et victoire' },
  entries: [
    {
      id: 'scenario',
      rules: ['EX-SCN-01'],
      where: 'Scénarios',
      words: {
        en: {
          title: 'Scenarios',
          text: 'A scenario tells how to set up, how many turns are played and what gives points. The printed ones are in another booklet that was not at hand. The three here are our own data: “A Meeting of Metal” after public reports, “Purge” and “Rift Storm” made by us.',
        },
        fr: {
          title: 'Scénarios',
          text: 'Un scénario dit comment se placer, combien de tours on joue et ce qui rapporte des points. Les scénarios imprimés se trouvent dans un autre livret, que nous n’avons pas eu. Les trois d’ici sont nos propres données : « Choc de métal » d’après des comptes rendus publics, « Purge » et « Tempête de la faille » de notre main.',
        },
      },
    },
    {
      id: 'points',
      rules: ['EX-SCN-02'],
      where: 'Scénarios',
      words: {
        en: {
          title: 'Victory points',
          text: 'An exterminated enemy is worth one point, an enemy leader two. Named characters may be worth more, as their cards say. At the end, each carried node adds its own points.',
        },
        fr: {
          title: 'Points de victoire',
          text: 'Un ennemi exterminé vaut un point, un chef ennemi deux. Les personnages nommés peuvent valoir plus, selon leur carte. À la fin, chaque nodule porté ajoute ses points.',
        },
      },
    },
    {
      id: 'end',
      rules: ['EX-SCN-03', 'EX-SCN-04'],
      where: 'Scénarios',
      words: {
        en: {
          title: 'The end',
          text: 'After the last turn, more points win; the same number is a draw. Destroying every enemy does not end the match: what is left may still collect nodes until the last turn.',
        },
        fr: {
          title: 'La fin',
          text: 'Après le dernier tour, le plus grand nombre de points l’emporte ; à égalité, la partie est nulle. Détruire tous les ennemis ne met pas fin à la partie : ceux qui restent peuvent encore ramasser des nodules jusqu’au dernier tour.',
        },
      },
    },
  ],
}
