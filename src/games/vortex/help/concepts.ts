/** Sight, distance, contact, success, Will, damage. */
import type { HelpChapter } from '../../help'

export const CONCEPTS: HelpChapter = {
  id: 'concepts',
  title: { en: 'Terms', fr: 'Termes du jeu' },
  entries: [
    {
      id: 'sight',
      rules: ['VX-LOS-01', 'VX-LOS-02', 'VX-LOS-03', 'VX-LOS-04', 'VX-LOS-05', 'VX-LOS-06', 'VX-LOS-08', 'VX-LOS-10'],
      where: '4.1 Ligne de Vue',
      words: {
        en: {
          title: 'Line of sight',
          text: 'A miniature looks from its head. If at least half of the other can be seen, it is fully visible; if less, partly visible; both count as visible. Weapons, banners and shields are no part of it. One may see another without being seen. You may check sight at any time before you decide.',
        },
        fr: {
          title: 'Ligne de vue',
          text: 'Une figurine regarde depuis sa tête. Si l’on voit au moins la moitié de l’autre, elle est entièrement visible ; moins, partiellement ; les deux comptent comme visibles. Armes, bannières et boucliers n’en font pas partie. On peut voir sans être vu. La vue se vérifie à tout moment avant de décider.',
        },
      },
    },
    {
      id: 'in-the-way',
      rules: ['VX-LOS-07', 'VX-LOS-09', 'VX-LOS-11'],
      where: '4.1 Ligne de Vue',
      words: {
        en: {
          title: 'What is in the way',
          text: 'Scenery and the bodies of all other miniatures, friend or foe, block the view by their size. One that evades or stands in a mist veil counts as partly visible at best. For spells at scenery, it is enough to see a part of the piece.',
        },
        fr: {
          title: 'Ce qui gêne la vue',
          text: 'Les décors et le corps de toutes les autres figurines, amies ou ennemies, cachent selon leur taille. Celle qui esquive ou se tient dans un voile de brume compte au mieux comme partiellement visible. Pour un sort sur un décor, il suffit d’en voir une partie.',
        },
      },
    },
    {
      id: 'distances',
      rules: ['VX-DST-01', 'VX-DST-02', 'VX-DST-03'],
      where: '4.2 Mesure des Distances',
      words: {
        en: {
          title: 'Measuring',
          text: 'Distances run from base edge to base edge, in centimetres, and are not rounded. Ranges of shots, spells and charges are measured only after the action has been declared and paid for. So the screen does not tell them beforehand.',
        },
        fr: {
          title: 'Mesurer',
          text: 'Les distances vont de bord de socle à bord de socle, en centimètres, sans arrondi. La portée des tirs, des sorts et des charges n’est mesurée qu’une fois l’action annoncée et payée. L’écran ne la dit donc pas avant.',
        },
      },
    },
    {
      id: 'contact',
      rules: ['VX-CON-01', 'VX-CON-02', 'VX-CON-03', 'VX-CON-04', 'VX-CON-05'],
      where: '4.3 Contact, Engagement et Corps-à-corps',
      words: {
        en: {
          title: 'Contact and melee',
          text: 'Two miniatures are in contact when their bases touch, or across a low wall when they cannot get closer. Whoever touches an enemy is in melee; friends have no effect. Coming into contact by walking is called engaging. When a miniature is removed, its contacts are gone.',
        },
        fr: {
          title: 'Contact et corps à corps',
          text: 'Deux figurines sont en contact quand leurs socles se touchent, ou par-dessus un muret quand elles ne peuvent s’approcher plus. Qui touche un ennemi est au corps à corps ; les amies n’ont pas d’effet. Venir au contact en marchant s’appelle engager. Quand une figurine est retirée, ses contacts disparaissent.',
        },
      },
    },
    {
      id: 'success',
      rules: ['VX-RES-01', 'VX-RES-02', 'VX-RES-03', 'VX-RES-04'],
      where: '4.4 Réussite et Réussite Exceptionnelle',
      words: {
        en: {
          title: 'Success and exceptional success',
          text: 'The sum of whoever acts is compared with that of the one who resists. If it is larger, the action succeeds; if it is more than twice as large, the success is exceptional. The same number is a failure, and exactly twice is an ordinary success.',
        },
        fr: {
          title: 'Réussite et réussite exceptionnelle',
          text: 'On compare la somme de celui qui agit à celle de celui qui résiste. Plus grande, l’action réussit ; plus du double, la réussite est exceptionnelle. L’égalité est un échec, et exactement le double une réussite ordinaire.',
        },
      },
    },
    {
      id: 'will',
      rules: ['VX-WIL-01', 'VX-WIL-02', 'VX-WIL-03', 'VX-WIL-04', 'VX-WIL-05'],
      where: '4.5 Utilisation des Points de Volonté',
      words: {
        en: {
          title: 'Spending Will',
          text: 'Each turn a miniature has as many points of Will as its value. It may add them, one for one, to a shot, an attack, a defence or its resistance to a spell. Both sides write their number in secret and show it at the same time; zero is allowed. What was written is spent, whatever comes of it. Spending Will does not weaken resistance to spells.',
        },
        fr: {
          title: 'Dépenser de la Volonté',
          text: 'Chaque tour, une figurine a autant de points de Volonté que sa valeur. Elle peut les ajouter, un pour un, à un tir, une attaque, une défense ou sa résistance à un sort. Les deux camps écrivent leur nombre en secret et le montrent ensemble ; zéro est permis. Ce qui est écrit est dépensé, quoi qu’il arrive. Dépenser de la Volonté n’affaiblit pas la résistance aux sorts.',
        },
      },
    },
    {
      id: 'damage',
      rules: ['VX-DMG-01', 'VX-DMG-02', 'VX-DMG-03', 'VX-DMG-04', 'VX-DMG-05', 'VX-STA-02'],
      where: '4.6 Dégats',
      words: {
        en: {
          title: 'Damage',
          text: 'A success does one damage, an exceptional success two. A heavy weapon or shot adds one, once; some skills add one each. With several targets each takes the full damage at the same time. Damage adds up; when it reaches Life, the miniature dies.',
        },
        fr: {
          title: 'Dégâts',
          text: 'Une réussite cause un dégât, une réussite exceptionnelle deux. Une arme lourde ou un tir lourd en ajoute un, une fois ; certaines compétences un chacune. Avec plusieurs cibles, chacune subit tous les dégâts en même temps. Les dégâts s’accumulent ; quand ils atteignent la Vie, la figurine meurt.',
        },
      },
    },
  ],
}
