/** Move and Sprint, scenery, levels. */
import type { HelpChapter } from '../../help'

export const MOVING: HelpChapter = {
  id: 'moving',
  title: { en: 'Moving', fr: 'Déplacements' },
  entries: [
    {
      id: 'move',
      rules: ['DZ-MOV-01', 'DZ-MOV-02', 'DZ-MOV-03', 'DZ-MOV-04'],
      where: 'Se Déplacer',
      words: {
        en: {
          title: 'Moving',
          text: 'With a Move a model goes up to its first Speed in cubes, each adjacent to the last, diagonals included; or it takes another place in its own cube. It must end where there is something to stand on and room in the cube. Cubes on the way may be full, and it may hang on a wall in passing.',
        },
        fr: {
          title: 'Se déplacer',
          text: 'Avec un Déplacement, une figurine parcourt jusqu’à sa première Vitesse en cubes, chacun adjacent au précédent, diagonales comprises ; ou bien elle change de place dans son cube. Elle doit finir sur quelque chose de solide et là où il y a de la place. Les cubes traversés peuvent être pleins, et elle peut s’accrocher à un mur au passage.',
        },
      },
    },
    {
      id: 'sprint',
      rules: ['DZ-SPR-01', 'DZ-SPR-02'],
      where: 'Sprint',
      words: {
        en: {
          title: 'Sprinting',
          text: 'A Sprint is a long action and goes up to the second Speed, by the rules of a Move. It is not possible if the model began its activation in a cube with an enemy, even a Pinned one.',
        },
        fr: {
          title: 'Sprinter',
          text: 'Le Sprint est une action longue et va jusqu’à la seconde Vitesse, selon les règles du Déplacement. Il est impossible si la figurine a commencé son activation dans un cube avec un ennemi, même Bloqué.',
        },
      },
    },
    {
      id: 'capacity',
      rules: ['DZ-CAP-01', 'DZ-CAP-02', 'DZ-CAP-03', 'DZ-CAP-04', 'DZ-CAP-05'],
      where: 'Capacité d’un cube',
      words: {
        en: {
          title: 'Room in a cube',
          text: 'The Sizes of one side’s models in a cube may add up to four; the other side may have four more. Those already there are moved aside only if there is no room for the newcomer: friends first, then enemies, as little as possible, and each owner decides where his model goes. Nobody is pushed out of the cube.',
        },
        fr: {
          title: 'La place dans un cube',
          text: 'Les Tailles des figurines d’un camp dans un cube peuvent atteindre quatre en tout ; l’autre camp peut en avoir quatre de plus. On ne décale celles qui y sont que si la nouvelle n’a pas de place : d’abord les amies, puis les ennemies, le moins possible, et chaque joueur décide où va la sienne. Personne n’est poussé hors du cube.',
        },
      },
    },
    {
      id: 'moving-into-enemies',
      rules: ['DZ-ENG-01', 'DZ-ENG-02', 'DZ-ENG-03', 'DZ-ENG-04'],
      where: 'Avancez vers un ennemi',
      words: {
        en: {
          title: 'Moving into an enemy',
          text: 'A model that enters a cube with an enemy, of its own will or not, must Fight at once, and its move ends there. With several enemies its owner chooses one. A model that is thrown in and Pinned is attacked instead: the enemy picks who Fights it, and it can only Survive.',
        },
        fr: {
          title: 'Entrer chez l’ennemi',
          text: 'Une figurine qui entre dans un cube occupé par un ennemi, de gré ou de force, doit Combattre aussitôt, et son déplacement s’arrête là. Face à plusieurs ennemis, son joueur en choisit un. Une figurine projetée et Bloquée est au contraire attaquée : l’ennemi choisit qui la Combat, et elle ne peut que Survivre.',
        },
      },
    },
    {
      id: 'breaking-away',
      rules: ['DZ-ENG-10', 'DZ-ENG-11', 'DZ-ENG-12', 'DZ-ENG-13', 'DZ-ENG-14', 'DZ-ENG-15'],
      where: 'S’éloigner d’un ennemi',
      words: {
        en: {
          title: 'Breaking away',
          text: 'To leave a cube with an enemy, a model first stands the attack of one enemy there, chosen by the opponent. It makes a Survive test and cannot strike back. If it is neither killed nor Pinned, it moves away; otherwise the action is lost. A Pinned enemy just stands up instead of attacking. Taking another place in the same cube is not leaving.',
        },
        fr: {
          title: 'S’éloigner d’un ennemi',
          text: 'Pour quitter un cube où se trouve un ennemi, une figurine subit d’abord l’attaque d’un ennemi présent, choisi par l’adversaire. Elle fait un test de Survie et ne peut pas riposter. Si elle n’est ni tuée ni Bloquée, elle s’en va ; sinon l’action est perdue. Un ennemi Bloqué se relève au lieu d’attaquer. Changer de place dans le même cube n’est pas partir.',
        },
      },
    },
    {
      id: 'scenery',
      rules: ['DZ-TMV-01', 'DZ-TMV-02', 'DZ-TMV-03', 'DZ-TMV-04', 'DZ-TMV-05', 'DZ-TMV-06'],
      where: 'Décor et Déplacements',
      words: {
        en: {
          title: 'Scenery in the way',
          text: 'A step is possible if there is a route across the sides of the cubes that leaves enough room; for diagonals any one of the routes will do. A small opening lets Size 1 through, a medium one Size 2, a large one Size 3, a full wall nobody. Other models on the route do not matter, and it needs no floor.',
        },
        fr: {
          title: 'Le décor en travers',
          text: 'Un pas est possible s’il existe un chemin par les côtés des cubes qui laisse assez de place ; en diagonale, un seul des chemins suffit. Une petite ouverture laisse passer la Taille 1, une moyenne la Taille 2, une grande la Taille 3, un mur plein personne. Les autres figurines sur le chemin ne comptent pas, et il n’a pas besoin de plancher.',
        },
      },
    },
    {
      id: 'climbing',
      rules: [
        'DZ-LVL-01',
        'DZ-LVL-02',
        'DZ-LVL-03',
        'DZ-LVL-04',
        'DZ-LVL-05',
        'DZ-LVL-06',
        'DZ-LVL-09',
        'DZ-LVL-10',
        'DZ-LVL-11',
      ],
      where: 'Changer de niveau',
      words: {
        en: {
          title: 'Climbing',
          text: 'Going up a level is a step like any other, straight or diagonal, if there is scenery to climb beside it that reaches the cube above. Even smooth walls can be climbed, but floors and roofs are only passed through hatches. On the way a model may hang on a wall, but not stay there. Vehicles change level only by ramps; a Jump Pack needs no wall and can leap over one.',
        },
        fr: {
          title: 'Escalader',
          text: 'Monter d’un niveau est un pas comme un autre, droit ou en diagonale, s’il y a à côté un décor à escalader qui atteint le cube du dessus. Même un mur lisse s’escalade, mais on ne traverse planchers et toits que par une trappe. En chemin, une figurine peut s’accrocher à un mur, pas y rester. Les Véhicules ne changent de niveau que par les rampes ; des Propulseurs se passent de mur et peuvent en sauter un.',
        },
      },
    },
    {
      id: 'jumping-down',
      rules: ['DZ-LVL-07', 'DZ-LVL-08'],
      where: 'Changer de niveau',
      words: {
        en: {
          title: 'Jumping down',
          text: 'Going down one level is a step and needs neither wall nor test. Going down two levels or more at once is a fall; it may be done on purpose by stepping where there is no floor.',
        },
        fr: {
          title: 'Sauter vers le bas',
          text: 'Descendre d’un niveau est un pas et ne demande ni mur ni test. Descendre de deux niveaux ou plus d’un coup est une chute ; on peut la choisir en faisant un pas dans le vide.',
        },
      },
    },
    {
      id: 'leaving-board',
      rules: ['DZ-TER-15'],
      where: 'Décor et Déplacements',
      words: {
        en: {
          title: 'Leaving the board',
          text: 'Models may leave only if the mission says so, and only from the cubes it names. The step off the board costs like any other, and the model does not come back. In Patrol nobody may leave.',
        },
        fr: {
          title: 'Quitter le plateau',
          text: 'Les figurines ne sortent que si la mission le dit, et seulement par les cubes qu’elle nomme. Le pas hors du plateau coûte comme un autre, et la figurine ne revient pas. En Patrouille, personne ne sort.',
        },
      },
    },
  ],
}
