/** The part of the turn in which miniatures fight in contact. */
import type { HelpChapter } from '../../help'

export const MELEE: HelpChapter = {
  id: 'melee',
  title: { en: 'Melee', fr: 'Mêlée' },
  entries: [
    {
      id: 'engage',
      rules: ['EX-MEL-01', 'EX-MEL-03', 'EX-MEL-16'],
      where: '2.3. Sous-phase de Mêlée',
      words: {
        en: {
          title: 'Engaging',
          text: 'A miniature within two inches of an enemy may move straight into contact with it, once a turn. The way may not lead through a wall or through the target; your own miniatures do not block it. Obstacles and other enemies on the way need a crossing roll. If that fails, the miniature does not fight and cannot try again this turn. Where it stops it may touch friends and stand near other enemies.',
        },
        fr: {
          title: 'Engager',
          text: 'Une figurine à deux pouces d’un ennemi peut aller tout droit à son contact, une fois par tour. Le chemin ne traverse ni mur ni la cible ; vos propres figurines ne le barrent pas. Obstacles et autres ennemis sur le chemin demandent un jet de franchissement. S’il échoue, la figurine ne combat pas et ne peut plus essayer ce tour-ci. À l’arrivée, elle peut toucher des amies et se tenir près d’autres ennemis.',
        },
      },
    },
    {
      id: 'melee-rounds',
      rules: ['EX-MEL-02', 'EX-MEL-04'],
      where: '2.3. Sous-phase de Mêlée',
      words: {
        en: {
          title: 'One melee, several attackers',
          text: 'A melee has one main target and one or more attackers, named in order. They fight one round after the other in that order. Whoever has been shocked or removed before his round does not fight. The whole melee, with its damage, is settled before the next one is declared.',
        },
        fr: {
          title: 'Une mêlée, plusieurs attaquants',
          text: 'Une mêlée a une cible principale et un ou plusieurs attaquants, nommés dans l’ordre. Ils combattent round après round, dans cet ordre. Une figurine choquée ou retirée avant son round ne combat pas. Toute la mêlée, dégâts compris, est réglée avant que la suivante soit déclarée.',
        },
      },
    },
    {
      id: 'melee-dice',
      rules: ['EX-MEL-05', 'EX-MEL-06'],
      where: '2.3. Sous-phase de Mêlée',
      words: {
        en: {
          title: 'Dice in melee',
          text: 'Each fighter rolls the Melee value plus the dice of a close combat weapon. The attacker adds one for the charge, and one for each miniature that has attacked the same target earlier this turn. Extra attacks given up for All for One add a die each, and a King of the Hill adds one. The one who was attacked loses a die for each stress token. Nobody rolls fewer than none.',
        },
        fr: {
          title: 'Les dés en mêlée',
          text: 'Chaque combattant lance sa valeur de Mêlée plus les dés d’une arme de corps à corps. L’attaquant ajoute un dé pour la charge, et un par figurine qui a déjà attaqué la même cible ce tour-ci. Les attaques cédées à Tous pour Un ajoutent un dé chacune, et un Roi de la Colline en ajoute un. Celui qui est attaqué perd un dé par jeton Stress. Le total ne descend pas sous zéro.',
        },
      },
    },
    {
      id: 'melee-round',
      rules: ['EX-MEL-07', 'EX-MEL-08', 'EX-MEL-09', 'EX-CRD-13'],
      where: '2.3. Sous-phase de Mêlée',
      words: {
        en: {
          title: 'Winning a round',
          text: 'Both fighters roll at once; only hits count, armours and bolts do nothing. The attacker plays cards first, then the other side, who may add Hit cards too. More hits win. The winner rolls one damage die for each of his hits, not for the difference. If both have the same number, nobody is hurt.',
        },
        fr: {
          title: 'Gagner un round',
          text: 'Les deux combattants lancent ensemble ; seules les touches comptent, armures et éclairs sont sans effet. L’attaquant joue ses cartes le premier, puis l’autre camp, qui peut aussi ajouter des Touches. Qui a le plus de touches gagne. Le vainqueur lance un dé de dégâts pour chacune de ses touches, et non pour l’écart. À égalité, personne n’est blessé.',
        },
      },
    },
    {
      id: 'melee-outcome',
      rules: ['EX-MEL-11', 'EX-MEL-12', 'EX-MEL-13', 'EX-MEL-14'],
      where: '2.3.1. Résolution d’une Mêlée',
      words: {
        en: {
          title: 'How a melee ends',
          text: 'After all rounds there are three cases. If one side is gone, the winner stays where it is. If all that is left of one side lies shocked, the winner may finish a shocked one with fate or an unused attack; any others are pushed back one inch. If both sides still stand, all attackers are pushed back one inch. Then the melee is over.',
        },
        fr: {
          title: 'Comment finit une mêlée',
          text: 'Après tous les rounds, trois cas. Si un camp a disparu, le vainqueur reste où il est. Si tout ce qui reste d’un camp est choqué, le vainqueur peut achever une figurine choquée avec du destin ou une attaque inutilisée ; les autres sont repoussées d’un pouce. Si les deux camps tiennent encore debout, tous les attaquants sont repoussés d’un pouce. La mêlée est alors finie.',
        },
      },
    },
    {
      id: 'push',
      rules: ['EX-MEL-15', 'EX-MEL-17'],
      where: '2.3.1. Résolution d’une Mêlée',
      words: {
        en: {
          title: 'Being pushed back',
          text: 'A pushed miniature slides one inch straight away from the one that pushes it. It stops early at a miniature, an obstacle, a wall, the edge of the table or the edge of the top it stands on. No dice are rolled, no node is picked up, and it may end near enemies. Several are pushed one after another, in the order in which they were named.',
        },
        fr: {
          title: 'Être repoussé',
          text: 'Une figurine repoussée glisse d’un pouce, droit à l’opposé de celle qui la repousse. Elle s’arrête plus tôt contre une figurine, un obstacle, un mur, le bord de la table ou le bord du sommet où elle se tient. On ne lance pas de dés, on ne ramasse pas de nodule, et elle peut finir près d’ennemis. Plusieurs sont repoussées l’une après l’autre, dans l’ordre où elles ont été nommées.',
        },
      },
    },
    {
      id: 'multiple-attacks',
      rules: ['EX-MUL-01', 'EX-MUL-02'],
      where: 'Attaques Multiples de Mêlée',
      words: {
        en: {
          title: 'Several attacks: All for One',
          text: 'A miniature with Melee (2) or more has that many attacks in a melee that it starts. With All for One it gives up extra attacks and adds a die to a single attack for each: up to one with Melee (2), up to two with Melee (3).',
        },
        fr: {
          title: 'Plusieurs attaques : Tous pour Un',
          text: 'Une figurine qui a Mêlée (2) ou plus dispose d’autant d’attaques dans une mêlée qu’elle engage. Avec Tous pour Un, elle cède des attaques supplémentaires et ajoute un dé par attaque à une seule d’entre elles : un au plus avec Mêlée (2), deux au plus avec Mêlée (3).',
        },
      },
    },
    {
      id: 'one-for-all',
      rules: ['EX-MUL-03', 'EX-MUL-04', 'EX-MUL-05'],
      where: 'Un pour Tous',
      words: {
        en: {
          title: 'One for All',
          text: 'With One for All the attacks go to at least two enemies: the main target and others within one inch of it. Each chosen target gets at least one attack. All are declared together, then rolled one by one with full dice, and each target fights back. If the attacker is shocked on the way, its other attacks are lost, and a target that has not fought yet may finish it off.',
        },
        fr: {
          title: 'Un pour Tous',
          text: 'Avec Un pour Tous, les attaques visent au moins deux ennemis : la cible principale et d’autres à un pouce d’elle. Chaque cible choisie reçoit au moins une attaque. Toutes sont déclarées ensemble, puis jouées une par une avec tous les dés, et chaque cible se défend. Si l’attaquant est choqué en route, ses autres attaques sont perdues, et une cible qui n’a pas encore combattu peut l’achever.',
        },
      },
    },
    {
      id: 'spare-attack',
      rules: ['EX-MUL-06'],
      where: '2.3.1. Résolution d’une Mêlée',
      words: {
        en: {
          title: 'Finishing with a spare attack',
          text: 'When the beaten side lies shocked, a standing winner may use an attack that it has not made in this melee to exterminate one of them. An attack given up for a bonus die is used; one whose target was already gone is not. A defender with Melee (2) or more has as many spare attacks as it has fought fewer rounds.',
        },
        fr: {
          title: 'Achever avec une attaque en réserve',
          text: 'Quand le camp battu est à terre, un vainqueur debout peut utiliser une attaque qu’il n’a pas portée dans cette mêlée pour exterminer une figurine choquée. Une attaque cédée contre un dé est utilisée ; celle dont la cible avait déjà disparu ne l’est pas. Un défenseur qui a Mêlée (2) ou plus garde en réserve les attaques au-delà des rounds qu’il a livrés.',
        },
      },
    },
  ],
}
