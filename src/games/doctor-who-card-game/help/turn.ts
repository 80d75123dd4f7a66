/** The turn. */
import type { HelpChapter } from '../../help'

export const TURN: HelpChapter = {
  id: 'turn',
  title: { en: 'The turn', fr: 'Le tour' },
  entries: [
    {
      id: 'turn',
      rules: ['DWC-TRN-01', 'DWC-TRN-02', 'DWC-TRN-03', 'DWC-TRN-05', 'DWC-TRN-09'],
      where: 'Jouer',
      words: {
        en: {
          title: 'Your turn',
          text: 'Turns go clockwise. You take as many actions as you like and can, in any order: play a location, defenders, enemies or a support card, put cards in reserve, buy cards, or discard one or two for time. One action is finished before the next begins.',
        },
        fr: {
          title: 'Votre tour',
          text: 'On joue dans le sens horaire. Vous faites autant d’actions que vous voulez et pouvez, dans l’ordre voulu : jouer un lieu, des défenseurs, des ennemis ou une carte Support, mettre en réserve, acheter des cartes, ou en défausser une ou deux contre du Temps. Une action est finie avant que la suivante commence.',
        },
      },
    },
    {
      id: 'hand-minimum',
      rules: ['DWC-TRN-04'],
      where: 'Vue d’ensemble',
      words: {
        en: {
          title: 'Never fewer than three cards',
          text: 'On your own turn no action may leave you with fewer than three cards in hand, since three must be passed on at the end. Cards that the same action is sure to draw count. In the end phase there is no such limit.',
        },
        fr: {
          title: 'Jamais moins de trois cartes',
          text: 'À votre tour, aucune action ne peut vous laisser moins de trois cartes en main, car il en faut trois à passer à la fin. Les cartes que l’action fait piocher à coup sûr comptent. Dans la phase finale, cette limite n’existe plus.',
        },
      },
    },
    {
      id: 'end-of-turn',
      rules: ['DWC-TRN-06', 'DWC-TRN-07', 'DWC-TRN-08'],
      where: 'Fin du tour',
      words: {
        en: {
          title: 'Ending the turn',
          text: 'You end your turn with exactly three cards in hand and give them to the player at your right. If you hold more, play, reserve or discard the surplus first. Then you draw two cards, and the player at your left begins. Reserve cards are not passed.',
        },
        fr: {
          title: 'Finir le tour',
          text: 'Vous finissez votre tour avec exactement trois cartes en main et les donnez au joueur à votre droite. Si vous en avez plus, jouez, réservez ou défaussez d’abord l’excédent. Vous piochez ensuite deux cartes, et le joueur à votre gauche commence. Les cartes de la réserve ne se passent pas.',
        },
      },
    },
  ],
}
