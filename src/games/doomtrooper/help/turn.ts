/** Set-up and turn. */
import type { HelpChapter } from '../../help'

export const TURN: HelpChapter = {
  id: 'turn',
  title: { en: 'Set-up and turn', fr: 'Préparation et tour' },
  entries: [
    {
      id: 'set-up',
      rules: ['DT-SET-01', 'DT-SET-02', 'DT-SET-03', 'DT-SET-04'],
      where: 'Préparation d’une partie',
      words: {
        en: {
          title: 'Set-up',
          text: 'Decks are shuffled, each player draws seven cards and has 5 Destiny and no Promotion. Chance decides who begins.',
        },
        fr: {
          title: 'Préparation',
          text: 'On mélange les paquets, chacun tire sept cartes et a 5 points de Destinée et aucun de Promotion. Le hasard désigne qui commence.',
        },
      },
    },
    {
      id: 'turn',
      rules: ['DT-TRN-01', 'DT-DRW-01', 'DT-DIS-01', 'DT-DIS-02', 'DT-DIS-03'],
      where: 'Ordre de jeu',
      words: {
        en: {
          title: 'The three steps of a turn',
          text: 'First you draw until you hold seven cards. Then you have three actions. At the end you discard down to seven if you have more, or one card if you like.',
        },
        fr: {
          title: 'Les trois étapes d’un tour',
          text: 'D’abord, vous piochez jusqu’à avoir sept cartes. Ensuite, vous avez trois actions. À la fin, vous défaussez jusqu’à sept cartes si vous en avez plus, ou une carte si vous voulez.',
        },
      },
    },
    {
      id: 'running-out',
      rules: ['DT-DRW-02', 'DT-DRW-03', 'DT-DRW-04', 'DT-DRW-05', 'DT-END-02', 'DT-END-03'],
      where: 'Première étape : tirage',
      words: {
        en: {
          title: 'When the deck runs out',
          text: 'Who takes the last card draws no more and plays on without the draw step. Such a player who has no warrior left and deploys none within two turns is out of the game, with all his cards. When nobody has cards left to draw, the game ends at once and most Promotion wins.',
        },
        fr: {
          title: 'Quand le paquet est épuisé',
          text: 'Qui prend la dernière carte ne pioche plus et joue sans l’étape de tirage. Un tel joueur qui n’a plus de combattant et n’en déploie pas en deux tours est éliminé, avec toutes ses cartes. Quand plus personne n’a de pioche, la partie finit aussitôt et le plus de Promotion gagne.',
        },
      },
    },
  ],
}
