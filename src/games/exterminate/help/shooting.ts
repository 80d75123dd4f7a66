/** The part of the turn in which miniatures shoot: sight, range, dice, cover. */
import type { HelpChapter } from '../../help'

export const SHOOTING: HelpChapter = {
  id: 'shooting',
  title: { en: 'Shooting', fr: 'Tir' },
  entries: [
    {
      id: 'shoot',
      rules: ['EX-SHO-01', 'EX-SHO-03', 'EX-SHO-08'],
      where: '2.2. Sous-phase de Tir',
      words: {
        en: {
          title: 'Who may shoot',
          text: 'Each miniature that is neither shocked nor under stress may shoot once, with one weapon that has a range, at one enemy. It must see the target, and the target must be near enough. All dice of a weapon go to one target. Both sides roll, dice may be thrown again, then the attacker plays cards, then the target’s player; only then is the result counted.',
        },
        fr: {
          title: 'Qui peut tirer',
          text: 'Toute figurine qui n’est ni choquée ni sous stress peut tirer une fois, avec une arme qui a une portée, sur un ennemi. Elle doit voir sa cible, et celle-ci doit être assez proche. Tous les dés d’une arme visent une même cible. Les deux camps lancent leurs dés, des dés peuvent être relancés, puis l’attaquant joue ses cartes, puis le joueur de la cible ; le résultat n’est compté qu’ensuite.',
        },
      },
    },
    {
      id: 'line-of-sight',
      rules: ['EX-LOS-01', 'EX-LOS-02', 'EX-LOS-03', 'EX-LOS-04', 'EX-LOS-09'],
      where: '2.2.1. Déterminez la ligne de vue',
      words: {
        en: {
          title: 'The corridor of fire',
          text: 'Lay the ruler flat from the middle of one base to the middle of the other: the strip it covers, an inch wide here, is what the shooter looks through. If nothing lies in it, the shot is clear. Enemies other than the target, obstacles and walls matter; your own miniatures never do. The strip is seen from above, so the height of a low obstacle plays no part.',
        },
        fr: {
          title: 'Le couloir de tir',
          text: 'Posez la réglette à plat du centre d’un socle au centre de l’autre : la bande qu’elle couvre, large ici d’un pouce, est ce à travers quoi on vise. Si rien ne s’y trouve, le tir est dégagé. Comptent les ennemis autres que la cible, les obstacles et les murs ; vos propres figurines, jamais. La bande se regarde d’en haut, la hauteur d’un obstacle bas ne joue donc pas.',
        },
      },
    },
    {
      id: 'obstruction',
      rules: ['EX-LOS-05', 'EX-LOS-07', 'EX-LOS-08'],
      where: 'Obstruction de Tir',
      words: {
        en: {
          title: 'Obstructions',
          text: 'Whatever reaches into the corridor without closing it is an obstruction and costs the attack one die. Several obstructions cost a die each. Merely touching the edge of the corridor does nothing. An obstacle in contact with the shooter is ignored, and so is the piece that shooter or target stands on.',
        },
        fr: {
          title: 'Obstructions',
          text: 'Tout ce qui entre dans le couloir sans le fermer est une obstruction et coûte un dé à l’attaque. Plusieurs obstructions coûtent un dé chacune. Toucher seulement le bord du couloir est sans effet. Un obstacle au contact du tireur est ignoré, de même que l’élément sur lequel se tient le tireur ou la cible.',
        },
      },
    },
    {
      id: 'blocked-sight',
      rules: ['EX-LOS-06', 'EX-LOS-10'],
      where: 'Ligne de Vue Bloquée',
      words: {
        en: {
          title: 'Blocked sight',
          text: 'If a single obstacle or enemy covers the whole width of the corridor, the target cannot be seen and there is no shot. Walls block together: two that close the corridor between them are enough. A wall blocks even if the shooter touches it, a low obstacle then does not.',
        },
        fr: {
          title: 'Vue bloquée',
          text: 'Si un seul obstacle ou un seul ennemi couvre toute la largeur du couloir, la cible est invisible et le tir impossible. Les murs bloquent ensemble : il suffit que deux murs ferment le couloir à eux deux. Un mur bloque même si le tireur le touche, un obstacle bas dans ce cas ne bloque pas.',
        },
      },
    },
    {
      id: 'range',
      rules: ['EX-RNG-01', 'EX-RNG-02'],
      where: '2.2.2. Vérification de la Portée',
      words: {
        en: {
          title: 'Range',
          text: 'The range of the weapon is measured from base to base, after sight. Up to the range there is no penalty. Beyond it and up to twice the range, the shot is at long range and loses one die. Farther than twice the range nothing can be hit. If the table measures with a tape instead of the ruler, the corridor is as wide as the tape.',
        },
        fr: {
          title: 'Portée',
          text: 'La portée de l’arme se mesure de socle à socle, après la ligne de vue. Jusqu’à la portée, pas de malus. Au-delà et jusqu’au double, le tir est à longue portée et perd un dé. Au-delà du double, rien ne peut être touché. Si l’on mesure au mètre-ruban plutôt qu’à la réglette, le couloir a la largeur du ruban.',
        },
      },
    },
    {
      id: 'attack-dice',
      rules: ['EX-SHO-02'],
      where: '2.2.3. Résolution d’une Action de Tir',
      words: {
        en: {
          title: 'Dice of the attack',
          text: 'The attacker rolls the dice of the weapon plus the Shoot value, less one for each obstruction and one at long range. Cards and special rules may add more. If nothing is left, the shot is not possible and cannot be chosen.',
        },
        fr: {
          title: 'Les dés de l’attaque',
          text: 'L’attaquant lance les dés de l’arme plus la valeur de Tir, moins un par obstruction et un à longue portée. Des cartes et des règles spéciales peuvent en ajouter. S’il n’en reste aucun, le tir est impossible et ne peut pas être choisi.',
        },
      },
    },
    {
      id: 'defence-dice',
      rules: ['EX-SHO-04', 'EX-SHO-05', 'EX-SHO-06'],
      where: '2.2.3. Résolution d’une Action de Tir',
      words: {
        en: {
          title: 'Defence and hits',
          text: 'The target rolls its Resistance, and one die more in cover. Each armour it rolls cancels one hit; in cover each bolt does too. For every hit that is left the attacker rolls one damage die.',
        },
        fr: {
          title: 'Défense et touches',
          text: 'La cible lance sa Résistance, et un dé de plus à couvert. Chaque armure obtenue annule une touche ; à couvert, chaque éclair aussi. Pour chaque touche restante, l’attaquant lance un dé de dégâts.',
        },
      },
    },
    {
      id: 'cards-in-shooting',
      rules: ['EX-CRD-12'],
      where: 'Jouer des Cartes de Combat durant une Action de Tir',
      words: {
        en: {
          title: 'Cards in a shot',
          text: 'After both have rolled, the attacker plays cards first: Hit cards and one Double. Then the target’s player answers with Armour, Super Armour or, in cover, Lightning. Once the attacker has passed, no more Hit cards can come.',
        },
        fr: {
          title: 'Les cartes pendant un tir',
          text: 'Une fois les dés lancés, l’attaquant joue ses cartes le premier : des Touches et un Double. Le joueur de la cible répond ensuite par des Armures, une Super-armure ou, à couvert, un Éclair. Dès que l’attaquant a passé, plus aucune Touche ne peut venir.',
        },
      },
    },
    {
      id: 'cover',
      rules: ['EX-COV-01', 'EX-COV-02', 'EX-COV-03'],
      where: 'Couverts',
      words: {
        en: {
          title: 'Cover',
          text: 'A target is in cover if it touches a piece of terrain that is an obstruction of this very shot. It then rolls one more die, once, and its bolts cancel hits as well. The attack still loses its die for the obstruction. Enemies never give cover, terrain outside the corridor gives none, and a shocked miniature cannot use any.',
        },
        fr: {
          title: 'Couvert',
          text: 'Une cible est à couvert si elle touche un élément de décor qui gêne précisément ce tir. Elle lance alors un dé de plus, un seul, et ses éclairs annulent aussi des touches. L’attaque perd toujours son dé pour l’obstruction. Des ennemis ne donnent jamais de couvert, un décor hors du couloir n’en donne pas, et une figurine choquée ne peut pas en profiter.',
        },
      },
    },
    {
      id: 'weapon-traits',
      rules: [],
      where: '2.2.3. Résolution d’une Action de Tir',
      words: {
        en: {
          title: 'Blast, Burst and other traits',
          text: 'Blast: everybody within an inch of the target, friend or foe, is shot at as well, with half of the dice rounded up and without cover. Burst: the dice are shared among several targets before the roll, each within two inches of the first and with at least one die. Relentless: one stress token does not stop the miniature from shooting. Low: it never obstructs. Agile: it always rolls two dice to cross. Leader: once a turn, one of its side within six inches throws one die again. The booklet only names such traits; these definitions are our own data.',
        },
        fr: {
          title: 'Explosion, Rafale et autres traits',
          text: 'Explosion : tous ceux qui se trouvent à un pouce de la cible, amis ou ennemis, subissent aussi le tir, avec la moitié des dés arrondie au supérieur et sans couvert. Rafale : les dés se partagent avant le jet entre plusieurs cibles, chacune à deux pouces de la première et avec un dé au moins. Implacable : un seul jeton Stress n’empêche pas de tirer. Petit : la figurine ne gêne jamais un tir. Agile : elle lance toujours deux dés pour franchir. Chef : une fois par tour, l’une des siennes à six pouces au plus relance un dé. Le livret ne fait que nommer de tels traits ; ces définitions sont nos propres données.',
        },
      },
    },
  ],
}
