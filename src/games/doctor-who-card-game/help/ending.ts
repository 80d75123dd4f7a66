/** The end and the score. */
import type { HelpChapter } from '../../help'

export const ENDING: HelpChapter = {
  id: 'ending',
  title: { en: 'End and score', fr: 'Fin et décompte' },
  entries: [
    {
      id: 'marker-end',
      rules: ['DWC-END-01'],
      where: 'Fin de la partie',
      words: {
        en: {
          title: 'The end by markers',
          text: 'If a player begins a turn with all five TARDIS and all five Dalek markers in play, the game is over at once. A match can be set so that five of one kind are enough, as the published English rules have it.',
        },
        fr: {
          title: 'La fin par les marqueurs',
          text: 'Si un joueur commence son tour avec ses cinq marqueurs TARDIS et ses cinq marqueurs Dalek en jeu, la partie est finie aussitôt. On peut régler une partie pour que cinq d’une sorte suffisent, comme dans la règle anglaise publiée.',
        },
      },
    },
    {
      id: 'end-card',
      rules: ['DWC-END-02', 'DWC-END-03', 'DWC-END-04', 'DWC-END-05'],
      where: 'Fin de la partie',
      words: {
        en: {
          title: 'The End of Game card',
          text: 'Whoever draws it sets it aside and draws another. That player finishes the turn and draws up to five cards, and with the next player the end phase begins.',
        },
        fr: {
          title: 'La carte Fin de jeu',
          text: 'Qui la pioche la met de côté et en pioche une autre. Ce joueur finit son tour et pioche pour avoir cinq cartes, et la phase finale commence avec le joueur suivant.',
        },
      },
    },
    {
      id: 'end-phase',
      rules: ['DWC-END-06', 'DWC-END-07', 'DWC-END-08', 'DWC-END-09', 'DWC-END-10'],
      where: 'Fin de la partie',
      words: {
        en: {
          title: 'The end phase',
          text: 'Each turn is now a single action or none; no cards are passed or drawn, and the hand may run out. It goes on until a player cannot act at all, or all pass in a row. An empty draw pile is made from the discard.',
        },
        fr: {
          title: 'La phase finale',
          text: 'Chaque tour est désormais une seule action ou aucune ; on ne passe ni ne pioche de cartes, et la main peut s’épuiser. Cela dure jusqu’à ce qu’un joueur ne puisse plus agir du tout, ou que tous passent à la suite. Une pioche vide est refaite avec la défausse.',
        },
      },
    },
    {
      id: 'score',
      rules: ['DWC-SCO-01', 'DWC-SCO-02', 'DWC-SCO-03', 'DWC-SCO-04', 'DWC-SCO-05'],
      where: 'Qui gagne ?',
      words: {
        en: {
          title: 'The score',
          text: 'A location without enemies scores for its owner, an attacked one for whoever controls the attack. Nothing else counts: not cards in hand, time or markers. The most points win; if several have them, they win together.',
        },
        fr: {
          title: 'Le décompte',
          text: 'Un lieu sans ennemi rapporte à son propriétaire, un lieu attaqué à qui contrôle l’attaque. Rien d’autre ne compte : ni cartes en main, ni Temps, ni marqueurs. Le plus de points gagne ; à plusieurs, on gagne ensemble.',
        },
      },
    },
  ],
}
