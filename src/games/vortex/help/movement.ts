/** Moves. */
import type { HelpChapter } from '../../help'

export const MOVEMENT: HelpChapter = {
  id: 'movement',
  title: { en: 'Movement', fr: 'Mouvement' },
  entries: [
    {
      id: 'paths',
      rules: ['VX-MOV-01', 'VX-MOV-02', 'VX-MOV-03', 'VX-MOV-04', 'VX-MOV-05'],
      where: '5.1 Mouvement',
      words: {
        en: {
          title: 'Paths',
          text: 'A path may have bends; its length counts. The base may not pass over other bases, scenery or the table’s edge. Whoever is in melee can only leave it by disengaging. Walking may end in contact with an enemy, and the first contact ends the move; running and evading may not touch one.',
        },
        fr: {
          title: 'Les chemins',
          text: 'Un chemin peut être coudé ; sa longueur compte. Le socle ne passe ni sur d’autres socles, ni sur un décor, ni hors de la table. Qui est au corps à corps ne peut en partir qu’en se dégageant. Une marche peut finir au contact d’un ennemi, et le premier contact l’arrête ; une course ou une esquive n’en touche aucun.',
        },
      },
    },
    {
      id: 'exclusions',
      rules: ['VX-MOV-06'],
      where: '5.1 Mouvement',
      words: {
        en: {
          title: 'Moves that exclude each other',
          text: 'A run goes with no walk and no charge in the same turn, before or after. An evade goes with no other move at all. After a disengagement only forced walks and a run are possible. A walk may be followed by forced walks, a charge or a disengagement.',
        },
        fr: {
          title: 'Déplacements qui s’excluent',
          text: 'Une course exclut marche et charge dans le même tour, avant comme après. Une esquive exclut tout autre déplacement. Après un dégagement, seules des marches forcées et une course sont possibles. Une marche peut être suivie de marches forcées, d’une charge ou d’un dégagement.',
        },
      },
    },
    {
      id: 'walk',
      rules: ['VX-WLK-01', 'VX-WLK-02', 'VX-WLK-03', 'VX-FWK-01'],
      where: '5.1.1 Marche, 5.1.2 Marche Forcée',
      words: {
        en: {
          title: 'Walk and forced walk',
          text: 'A walk costs 1 action point and goes up to the Movement, once a turn. To go on, a forced walk costs 2 and goes as far again, as often as can be paid. It needs a walk or a disengagement before. Who has walked cannot run this turn.',
        },
        fr: {
          title: 'Marche et marche forcée',
          text: 'Une marche coûte 1 point d’action et va jusqu’au Mouvement, une fois par tour. Pour continuer, une marche forcée coûte 2 et mène encore autant, aussi souvent qu’on peut payer. Il faut avoir marché ou s’être dégagé avant. Qui a marché ne peut pas courir ce tour-ci.',
        },
      },
    },
    {
      id: 'run',
      rules: ['VX-RUN-01', 'VX-RUN-02', 'VX-RUN-03'],
      where: '5.1.3 Course',
      words: {
        en: {
          title: 'Run',
          text: 'A run costs 2 action points and goes up to two and a half times the Movement, once a turn. It never leads into contact with an enemy, and goes with neither walks nor a charge.',
        },
        fr: {
          title: 'Course',
          text: 'Une course coûte 2 points d’action et mène jusqu’à deux fois et demie le Mouvement, une fois par tour. Elle ne mène jamais au contact d’un ennemi, et exclut marches et charge.',
        },
      },
    },
    {
      id: 'evade',
      rules: ['VX-EVA-01', 'VX-EVA-02', 'VX-EVA-03'],
      where: '5.1.4 Esquive',
      words: {
        en: {
          title: 'Evade',
          text: 'An evade costs 2 action points, with a move of up to the Movement in it, and is not possible in melee. Until the end of the turn the miniature has one more Defence, and against shots one more Reflexes and counts as partly visible, which makes two in all. If it is engaged it may fight back, but not leave or charge.',
        },
        fr: {
          title: 'Esquive',
          text: 'Une esquive coûte 2 points d’action, avec un déplacement jusqu’au Mouvement, et est impossible au corps à corps. Jusqu’à la fin du tour, la figurine a un de Défense en plus et, contre les tirs, un de Vivacité en plus et compte comme partiellement visible, soit deux en tout. Engagée, elle peut se battre, mais ni se dégager ni charger.',
        },
      },
    },
    {
      id: 'charge',
      rules: ['VX-CHG-01', 'VX-CHG-02', 'VX-CHG-03', 'VX-CHG-04'],
      where: '5.1.5 Charge',
      words: {
        en: {
          title: 'Charging',
          text: 'A charge costs 4 action points and leads into contact with one enemy that the charger sees, with an attack in it. It goes from one Movement to two. It is not possible in melee, after a run, an evade or a disengagement, or if the miniature has announced that it stays in place.',
        },
        fr: {
          title: 'Charger',
          text: 'Une charge coûte 4 points d’action et mène au contact d’un ennemi visible, une attaque comprise. Elle va d’un Mouvement à deux. Elle est impossible au corps à corps, après une course, une esquive ou un dégagement, ou si la figurine a annoncé rester en place.',
        },
      },
    },
    {
      id: 'charge-fails',
      rules: ['VX-CHG-05', 'VX-CHG-06'],
      where: '5.1.5 Charge',
      words: {
        en: {
          title: 'Too short or too far',
          text: 'If the way to the enemy is shorter than one Movement, the charge is mere engaging: the points are gone, and there is neither free attack nor bonus. If it is longer than two, the charger goes two Movements and stops; it does nothing more this turn and has one Defence and one Reflexes less.',
        },
        fr: {
          title: 'Trop courte ou trop longue',
          text: 'Si le chemin jusqu’à l’ennemi est plus court qu’un Mouvement, la charge n’est qu’un engagement : les points sont perdus, sans attaque gratuite ni bonus. S’il dépasse deux Mouvements, le chargeur en parcourt deux et s’arrête ; il ne fait plus rien ce tour-ci et perd un de Défense et un de Vivacité.',
        },
      },
    },
    {
      id: 'charge-attack',
      rules: ['VX-CHG-07', 'VX-CHG-08', 'VX-CHG-09'],
      where: '5.3.1 Charge (rappel)',
      words: {
        en: {
          title: 'The attack of a charge',
          text: 'A charge that arrives gives a normal or forceful attack at once, without paying, with one more Attack or Strength. The one who was charged must be among its targets. Friends in contact may join a normal attack for 2 points each. The bonus does not count against the Unshakable.',
        },
        fr: {
          title: 'L’attaque d’une charge',
          text: 'Une charge qui arrive donne aussitôt une attaque normale ou en force, sans payer, avec un d’Attaque ou de Force en plus. Celui qui a été chargé doit en être une cible. Des amies au contact peuvent se joindre à une attaque normale pour 2 points chacune. Le bonus ne compte pas contre un Inébranlable.',
        },
      },
    },
    {
      id: 'disengage',
      rules: ['VX-DIS-01', 'VX-DIS-02', 'VX-DIS-03', 'VX-DIS-04'],
      where: '5.1.6 Dégagement',
      words: {
        en: {
          title: 'Leaving a melee',
          text: 'A miniature in melee may leave if its base fits through between the enemies. It pays as many points as it takes for points and Reflexes together to exceed twice the number of enemies it touches. By force it uses Strength instead and pays one more.',
        },
        fr: {
          title: 'Quitter un corps à corps',
          text: 'Une figurine au corps à corps peut en partir si son socle passe entre les ennemis. Elle paie assez de points pour que points et Vivacité dépassent ensemble le double du nombre d’ennemis touchés. En force, elle compte la Force à la place et paie un point de plus.',
        },
      },
    },
    {
      id: 'after-disengaging',
      rules: ['VX-DIS-05', 'VX-DIS-06'],
      where: '5.1.6 Dégagement',
      words: {
        en: {
          title: 'After leaving',
          text: 'The way out is at most as long as its base is wide and ends in contact with no enemy. For the rest of the turn only forced walks and a run are possible. It may still defend itself and notice shots and spells.',
        },
        fr: {
          title: 'Après le dégagement',
          text: 'Le chemin de sortie est au plus aussi long que le socle est large et ne finit au contact d’aucun ennemi. Pour le reste du tour, seules des marches forcées et une course sont possibles. Elle peut encore se défendre et remarquer tirs et sorts.',
        },
      },
    },
  ],
}
