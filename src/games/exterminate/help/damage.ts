/** Damage and its results. */
import type { HelpChapter } from '../../help'

export const DAMAGE: HelpChapter = {
  id: 'damage',
  title: { en: 'Damage', fr: 'Dégâts' },
  entries: [
    {
      id: 'damage-dice',
      rules: ['EX-DMG-01', 'EX-DMG-02'],
      where: 'Dégâts',
      words: {
        en: {
          title: 'Damage dice',
          text: 'One damage die is rolled for each hit that got through. Only the worst one counts for the victim: a bolt exterminates, a hit shocks, an armour is a mere scratch without effect.',
        },
        fr: {
          title: 'Dés de dégâts',
          text: 'On lance un dé de dégâts par touche passée. Seul le pire compte pour la victime : un éclair extermine, une touche choque, une armure n’est qu’une égratignure sans effet.',
        },
      },
    },
    {
      id: 'shocked',
      rules: ['EX-DMG-03', 'EX-CHR-07'],
      where: 'Dégâts',
      words: {
        en: {
          title: 'Shocked',
          text: 'A shocked miniature is laid down where it is and can do nothing at all until it recovers: not move, shoot, sprint, engage or pick up nodes. It still takes up space, obstructs shots and keeps others an inch away. It stands up in the next upkeep, or at once with fate. A second shock does nothing more to it.',
        },
        fr: {
          title: 'Choquée',
          text: 'Une figurine choquée est couchée sur place et ne peut plus rien faire avant de se remettre : ni bouger, ni tirer, ni sprinter, ni engager, ni ramasser de nodule. Elle occupe toujours sa place, gêne les tirs et tient les autres à un pouce. Elle se relève à l’entretien suivant, ou aussitôt grâce au destin. Un second choc ne lui fait rien de plus.',
        },
      },
    },
    {
      id: 'exterminated',
      rules: ['EX-DMG-04', 'EX-DMG-05', 'EX-DMG-06'],
      where: 'Dégâts',
      words: {
        en: {
          title: 'Exterminated',
          text: 'An exterminated miniature is removed at once. Only fate, a wound token or the text of a card can prevent it. Its points go to the enemy the moment it is removed; nobody scores for destroying his own.',
        },
        fr: {
          title: 'Exterminée',
          text: 'Une figurine exterminée est retirée aussitôt. Seuls le destin, un jeton Blessure ou le texte d’une carte peuvent l’éviter. Ses points vont à l’ennemi au moment où elle est retirée ; détruire les siennes ne rapporte rien.',
        },
      },
    },
    {
      id: 'coup-de-grace',
      rules: ['EX-CDG-01', 'EX-CDG-02', 'EX-CDG-03', 'EX-MEL-10'],
      where: 'Coup de Grâce !',
      words: {
        en: {
          title: 'Coup de grâce',
          text: 'Shocked enemies may be shot at and attacked. A shot at one is rolled as usual, but it has no cover and only its armours cancel; among the damage dice only a bolt matters. In melee no dice are rolled: one attack exterminates it. Its owner may still save it with fate or a wound token.',
        },
        fr: {
          title: 'Coup de grâce',
          text: 'On peut tirer sur des ennemis choqués et les attaquer. Le tir se joue comme d’habitude, mais sans couvert et seules les armures annulent ; parmi les dés de dégâts, seul un éclair compte. En mêlée, pas de dés : une attaque l’extermine. Son joueur peut encore la sauver avec du destin ou un jeton Blessure.',
        },
      },
    },
  ],
}
