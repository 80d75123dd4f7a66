/** What the game is, and the values of a miniature. */
import type { HelpChapter } from '../../help'

export const INTRODUCTION: HelpChapter = {
  id: 'introduction',
  title: { en: 'Introduction', fr: 'Introduction' },
  entries: [
    {
      id: 'no-dice',
      rules: ['VX-GEN-01', 'VX-GEN-02'],
      where: '1 Introduction',
      words: {
        en: {
          title: 'A game without dice',
          text: 'Armies of about ten miniatures meet, and no die is ever rolled. Sums are compared with sums: where you stand, who acts together and how much Will you spend decide everything. The rulebook is a draft; profiles, spells, maps and scenarios are our own data.',
        },
        fr: {
          title: 'Un jeu sans dés',
          text: 'Des armées d’une dizaine de figurines s’affrontent, et l’on ne lance jamais de dé. On compare des sommes : la place, les actions communes et la Volonté dépensée décident de tout. Le livret est un brouillon ; profils, sorts, cartes et scénarios sont nos propres données.',
        },
      },
    },
    {
      id: 'values',
      rules: ['VX-STA-01', 'VX-STA-02', 'VX-STA-03', 'VX-STA-04', 'VX-STA-09', 'VX-STA-10'],
      where: '2 Description des Caractéristiques',
      words: {
        en: {
          title: 'What the values mean',
          text: 'Rapidity says how early a miniature acts. Life is how much damage kills it. Movement is a normal move in centimetres. Attack deals blows and Defence avoids them; Strength is for forceful blows, Reflexes for avoiding those and shots. Skills change single actions. Terrain and spells add or take away; no value falls below zero, and Life not below one.',
        },
        fr: {
          title: 'Ce que disent les valeurs',
          text: 'La Rapidité dit quand une figurine agit. La Vie est le nombre de dégâts qui la tue. Le Mouvement est un déplacement normal en centimètres. L’Attaque porte les coups et la Défense les évite ; la Force sert aux coups en force, la Vivacité à éviter ceux-ci et les tirs. Les compétences changent certaines actions. Terrain et sorts ajoutent ou retirent ; aucune valeur ne descend sous zéro, ni la Vie sous un.',
        },
      },
    },
    {
      id: 'power-will-pa',
      rules: ['VX-STA-05', 'VX-STA-06', 'VX-STA-07', 'VX-STA-08'],
      where: '2 Description des Caractéristiques',
      words: {
        en: {
          title: 'Power, Will, action points, shots',
          text: 'Only those with Power are magicians. Will resists spells and is also the number of points a miniature may spend in a turn. Action points limit what it may do in a turn. A shooter has two skills with two ranges: normal and extended; a heavy shot does more damage.',
        },
        fr: {
          title: 'Pouvoir, Volonté, points d’action, tir',
          text: 'Seuls ceux qui ont du Pouvoir sont magiciens. La Volonté résiste aux sorts et donne aussi le nombre de points à dépenser par tour. Les points d’action limitent ce qu’on peut faire dans un tour. Un tireur a deux talents pour deux portées : normale et étendue ; un tir lourd fait plus de dégâts.',
        },
      },
    },
  ],
}
