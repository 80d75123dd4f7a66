/** The part of the turn in which miniatures move. */
import type { HelpChapter } from '../../help'

export const MOVING: HelpChapter = {
  id: 'moving',
  title: { en: 'Moving', fr: 'Mouvement' },
  entries: [
    {
      id: 'move',
      rules: ['EX-MOV-01', 'EX-MOV-02', 'EX-MOV-03', 'EX-MOV-06', 'EX-MOV-08', 'EX-MOV-09'],
      where: '2.1. Sous-phase de Mouvement',
      words: {
        en: {
          title: 'Moving a miniature',
          text: 'Once a turn a miniature may go up to its Movement in inches, in any direction; there is no facing. The path may have bends, as long as its whole length fits. Only terrain and enemies limit where it leads. You may measure beforehand as much as you like. Staying where you are is always allowed.',
        },
        fr: {
          title: 'Déplacer une figurine',
          text: 'Une fois par tour, une figurine peut parcourir jusqu’à son Mouvement en pouces, dans n’importe quelle direction ; l’orientation ne compte pas. Le trajet peut être coudé tant que sa longueur totale suffit. Seuls les décors et les ennemis le limitent. On peut mesurer autant qu’on veut avant. Rester sur place est toujours permis.',
        },
      },
    },
    {
      id: 'move-end',
      rules: ['EX-MOV-04', 'EX-MOV-05', 'EX-MOV-07'],
      where: '2.1. Sous-phase de Mouvement',
      words: {
        en: {
          title: 'Where a move may end',
          text: 'You may pass through your own miniatures, but not end in contact with one. A move must end at least one inch away from every enemy, even a shocked one; on the way you may come closer. The whole base must be on the table and overlap no miniature, obstacle or wall. These limits hold for sprints too, but not for moving into melee.',
        },
        fr: {
          title: 'Où finir un déplacement',
          text: 'On peut traverser ses propres figurines, mais pas finir au contact de l’une d’elles. Un déplacement doit se terminer à un pouce au moins de tout ennemi, même choqué ; en chemin, on peut passer plus près. Le socle entier doit être sur la table et ne chevaucher ni figurine, ni obstacle, ni mur. Ces limites valent aussi pour un sprint, mais pas pour engager une mêlée.',
        },
      },
    },
    {
      id: 'sprint',
      rules: ['EX-SPR-01', 'EX-SPR-02', 'EX-SPR-03', 'EX-SHO-07'],
      where: 'Sprinter',
      words: {
        en: {
          title: 'Sprinting',
          text: 'In the shooting part, a miniature that does not shoot may make a second move instead, under all the rules of moving. It is one or the other, once a turn. It may sprint even if it did not move before. One stress token does not stop a sprint, two do.',
        },
        fr: {
          title: 'Sprinter',
          text: 'Dans la partie de tir, une figurine qui ne tire pas peut faire à la place un second déplacement, avec toutes les règles de mouvement. C’est l’un ou l’autre, une fois par tour. Elle peut sprinter même sans avoir bougé avant. Un jeton Stress n’empêche pas de sprinter, deux si.',
        },
      },
    },
  ],
}
