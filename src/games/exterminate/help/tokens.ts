/** Tokens: vortex nodes, wounds, stress, fate. */
import type { HelpChapter } from '../../help'

export const TOKENS: HelpChapter = {
  id: 'tokens',
  title: { en: 'Nodes, wounds, stress, fate', fr: 'Nodules, blessures, stress, destin' },
  entries: [
    {
      id: 'nodes',
      rules: ['EX-NOD-01', 'EX-NOD-02', 'EX-NOD-03', 'EX-NOD-10'],
      where: 'Nodules Vortex',
      words: {
        en: {
          title: 'Picking up vortex nodes',
          text: 'The scenario places nodes face down; nobody knows their kind. A miniature that ends a move in contact with one may take it, also after a sprint, a climb or a move cut short. Being pushed, moving into melee or staying put does not count. A node is turned over when taken. It never stands in the way, and one that lies on top of an obstacle can only be taken from up there.',
        },
        fr: {
          title: 'Ramasser un nodule Vortex',
          text: 'Le scénario place les nodules face cachée ; personne n’en connaît le type. Une figurine qui termine un déplacement au contact d’un nodule peut le prendre, y compris après un sprint, une escalade ou un déplacement interrompu. Être repoussé, engager une mêlée ou rester sur place ne compte pas. Le nodule est retourné quand on le prend. Il ne gêne jamais le passage, et celui qui repose sur un obstacle ne se prend que d’en haut.',
        },
      },
    },
    {
      id: 'node-kinds',
      rules: ['EX-NOD-04', 'EX-NOD-05', 'EX-NOD-06', 'EX-NOD-07', 'EX-NOD-11'],
      where: 'Nodules Vortex',
      words: {
        en: {
          title: 'The three kinds of node',
          text: 'A black node gives points and nothing else, but the most of them. A temporal anomaly lets the miniature shoot at once for free, after which it may finish its move with the inches it has left. A spatial disturbance gives a whole extra move up to its Movement; the rest of the first move is lost. These gifts come only the first time a node is taken, and taking any other node ends the move.',
        },
        fr: {
          title: 'Les trois types de nodule',
          text: 'Un nodule noir ne donne que des points, mais c’est lui qui en donne le plus. Une anomalie temporelle permet de tirer aussitôt gratuitement, puis de finir son déplacement avec les pouces qui restent. Une perturbation spatiale offre un déplacement supplémentaire complet, jusqu’à la valeur de Mouvement ; le reste du premier est perdu. Ces bienfaits ne valent qu’à la première prise, et prendre tout autre nodule met fin au déplacement.',
        },
      },
    },
    {
      id: 'node-carried',
      rules: ['EX-NOD-08', 'EX-NOD-09'],
      where: 'Nodules Vortex',
      words: {
        en: {
          title: 'Carrying nodes',
          text: 'A node cannot be put down or handed on by choice. If its carrier is removed, the node stays where it fell, face up, and anybody may take it. Being shocked does not make a miniature drop it. The points of a node count only at the very end, for whoever carries it then.',
        },
        fr: {
          title: 'Porter un nodule',
          text: 'On ne peut ni poser un nodule ni le donner. Si son porteur est retiré, le nodule reste là où il est tombé, face visible, et chacun peut le prendre. Être choqué ne le fait pas lâcher. Les points d’un nodule ne comptent qu’à la toute fin, pour le camp qui le porte alors.',
        },
      },
    },
    {
      id: 'wounds',
      rules: ['EX-WND-01', 'EX-WND-02', 'EX-WND-03'],
      where: 'Jetons Blessures',
      words: {
        en: {
          title: 'Wounds',
          text: 'A miniature with a wound value may take a wound token to cancel a shocked or exterminated result. The choice is its owner’s, and one token cancels the whole result, however many damage dice were rolled. With as many tokens as its wound value it can take no more, and results apply in full.',
        },
        fr: {
          title: 'Blessures',
          text: 'Une figurine qui a une valeur de blessure peut prendre un jeton Blessure pour annuler un résultat choqué ou exterminé. Le choix revient à son joueur, et un jeton annule tout le résultat, quel que soit le nombre de dés de dégâts. Quand elle porte autant de jetons que sa valeur, elle ne peut plus en prendre et subit les résultats.',
        },
      },
    },
    {
      id: 'stress',
      rules: ['EX-STR-01', 'EX-STR-02', 'EX-STR-03'],
      where: 'Jetons Stress',
      words: {
        en: {
          title: 'Getting stress',
          text: 'A miniature that is shot at gets a stress token if the attacker’s dice show at least one hit in the end. It does not matter whether that hit is parried; hits from cards do not count here. Some heavy weapons leave two tokens. No miniature ever has more than two.',
        },
        fr: {
          title: 'Recevoir du stress',
          text: 'Une figurine prise pour cible reçoit un jeton Stress si les dés de l’attaquant montrent finalement au moins une touche. Peu importe que cette touche soit parée ; celles des cartes ne comptent pas ici. Certaines armes lourdes laissent deux jetons. Une figurine n’en a jamais plus de deux.',
        },
      },
    },
    {
      id: 'stress-effects',
      rules: ['EX-STR-04', 'EX-STR-05', 'EX-STR-06', 'EX-STR-07'],
      where: 'Jetons Stress',
      words: {
        en: {
          title: 'What stress forbids',
          text: 'With one token a miniature cannot shoot, but may still move and sprint. With two it can neither shoot nor move in any way. Stress never keeps it from engaging an enemy within reach. If it is engaged itself, it rolls one die fewer for each token. Stress is taken off in the upkeep, by chance, or at once with a fate token.',
        },
        fr: {
          title: 'Ce que le stress interdit',
          text: 'Avec un jeton, une figurine ne peut pas tirer, mais peut encore bouger et sprinter. Avec deux, elle ne peut ni tirer ni se déplacer d’aucune façon. Le stress n’empêche jamais d’engager un ennemi à portée. Si elle est elle-même engagée, elle lance un dé de moins par jeton. Le stress se retire à l’entretien, au hasard des dés, ou aussitôt avec un jeton Destin.',
        },
      },
    },
    {
      id: 'fate',
      rules: ['EX-FAT-01', 'EX-FAT-02', 'EX-FAT-03', 'EX-FAT-08'],
      where: 'Jetons Destin',
      words: {
        en: {
          title: 'Fate tokens',
          text: 'The fate of all cards of a team goes into one pool that any of its miniatures may use. One token does one thing: it takes all stress off a miniature, or throws again any of your own dice of one roll that resolves an action, or stands up, finishes or saves a miniature. Initiative, stress tests and the recovery of adventures cannot be thrown again with fate. You may spend as many tokens as you have.',
        },
        fr: {
          title: 'Jetons Destin',
          text: 'Le destin de toutes les cartes d’une équipe forme une réserve commune à ses figurines. Un jeton fait une seule chose : retirer tout le stress d’une figurine, relancer autant de vos dés que vous voulez d’un jet qui résout une action, relever, achever ou sauver une figurine. L’initiative, les tests de stress et la récupération d’aventures ne se relancent pas avec le destin. On peut dépenser autant de jetons qu’on en a.',
        },
      },
    },
    {
      id: 'fate-on-figures',
      rules: ['EX-FAT-04', 'EX-FAT-05', 'EX-FAT-06', 'EX-FAT-07'],
      where: 'Jetons Destin',
      words: {
        en: {
          title: 'Fate for life and death',
          text: 'Right after a shocked result, fate can stand the miniature up again. In a melee round it can exterminate a shocked enemy who takes part. It can also save one of yours that is about to be removed, which then keeps the state it had before. Against a blow at a miniature that already lies shocked, only saving it or a wound token helps. If both sides use fate on the same miniature, the active player sets the order; tokens are spent even if they come too late.',
        },
        fr: {
          title: 'Le destin et la vie',
          text: 'Juste après un résultat choqué, le destin peut relever la figurine. Pendant un round de mêlée, il peut exterminer un ennemi choqué qui y participe. Il peut aussi sauver l’une des vôtres sur le point d’être retirée ; elle garde alors l’état qu’elle avait. Contre un coup porté à une figurine déjà choquée, seuls ce sauvetage ou une blessure aident. Si les deux camps usent du destin sur la même figurine, le joueur actif fixe l’ordre ; les jetons sont perdus même s’ils arrivent trop tard.',
        },
      },
    },
  ],
}
