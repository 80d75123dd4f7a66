/** How a game is won. */
import type { HelpChapter } from '../../help'

export const WINNING: HelpChapter = {
  id: 'winning',
  title: { en: 'Winning', fr: 'Gagner une partie' },
  entries: [
    {
      id: 'winning',
      rules: ['DZ-WIN-01', 'DZ-WIN-02', 'DZ-WIN-03', 'DZ-WIN-06'],
      where: 'Gagner une partie',
      words: {
        en: {
          title: 'Two ways to win',
          text: 'You win if at the end of a Round the enemy has nobody left on the battlefield, or if you have as many victory points as the mission asks for. Points are open for all to see. A match may be conceded at any time.',
        },
        fr: {
          title: 'Deux façons de gagner',
          text: 'Vous gagnez si, à la fin d’un Round, l’ennemi n’a plus personne sur le champ de bataille, ou si vous avez autant de points de victoire que la mission en demande. Les points sont visibles de tous. On peut abandonner à tout moment.',
        },
      },
    },
    {
      id: 'deciding',
      rules: ['DZ-WIN-04', 'DZ-WIN-05', 'DZ-WIN-07', 'DZ-WIN-08', 'DZ-END-02'],
      where: 'Accumuler les Points de Victoire',
      words: {
        en: {
          title: 'Who wins at the end of a Round',
          text: 'If both have reached the total, the one with more points wins; if they are equal, play goes on until somebody is ahead at the end of a Round. Points are checked before extermination. If nobody is left on either side, more points win, and the same number is a draw. Players may agree on a last Round beforehand.',
        },
        fr: {
          title: 'Qui gagne à la fin d’un Round',
          text: 'Si les deux ont atteint le total, celui qui a le plus de points gagne ; à égalité, on continue jusqu’à ce que l’un soit devant à la fin d’un Round. Les points se comptent avant l’extermination. S’il ne reste personne d’aucun côté, le plus de points gagne, et l’égalité est une partie nulle. On peut convenir d’un dernier Round à l’avance.',
        },
      },
    },
  ],
}
