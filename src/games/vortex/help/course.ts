/** Set-up and the course of a turn. */
import type { HelpChapter } from '../../help'

export const COURSE: HelpChapter = {
  id: 'course',
  title: { en: 'Set-up and turn', fr: 'Mise en place et tour' },
  entries: [
    {
      id: 'table',
      rules: ['VX-SET-01', 'VX-SET-02'],
      where: '3.1 Installation',
      words: {
        en: {
          title: 'Table and length',
          text: 'The table is a square of 80 centimetres, or 100 or 120. A match lasts seven turns unless you agree on six or eight. Armies deploy in strips along two opposite edges, one miniature at a time by turns.',
        },
        fr: {
          title: 'Table et durée',
          text: 'La table est un carré de 80 centimètres, ou de 100 ou 120. Une partie dure sept tours, sauf si l’on convient de six ou huit. Les armées se déploient dans des bandes le long de deux bords opposés, une figurine à la fois et à tour de rôle.',
        },
      },
    },
    {
      id: 'first-player',
      rules: ['VX-SET-03', 'VX-SET-04', 'VX-SET-05'],
      where: '3.2 Le jeu',
      words: {
        en: {
          title: 'Who is first player',
          text: 'Each army adds up its points of Discipline, less what was bid for the order of the terrains. The larger sum makes its player first for the whole game, whoever dies later. If they are equal, the player whose terrain comes second is first.',
        },
        fr: {
          title: 'Qui est premier joueur',
          text: 'Chaque armée additionne ses points de Discipline, moins ceux misés pour l’ordre des terrains. La plus grande somme donne le premier joueur pour toute la partie, quelles que soient les pertes. À égalité, c’est celui dont le terrain vient en second.',
        },
      },
    },
    {
      id: 'steps',
      rules: ['VX-ACT-01', 'VX-ACT-02', 'VX-ACT-03', 'VX-ACT-04', 'VX-ACT-05', 'VX-ACT-10'],
      where: '3.2 Le jeu',
      words: {
        en: {
          title: 'The steps of a turn',
          text: 'A turn goes down from the highest Rapidity to the lowest, one step for each. In a step, miniatures of this Rapidity or more may act, in the order their player likes, even by turns with each other. The first player goes first in every step. Nobody has to act.',
        },
        fr: {
          title: 'Les étapes d’un tour',
          text: 'Un tour descend de la plus haute Rapidité à la plus basse, une étape pour chacune. À une étape, les figurines de cette Rapidité ou plus peuvent agir, dans l’ordre voulu par leur joueur, même en alternant entre elles. Le premier joueur passe d’abord à chaque étape. Personne n’est obligé d’agir.',
        },
      },
    },
    {
      id: 'waiting',
      rules: ['VX-ACT-06', 'VX-ACT-07', 'VX-ACT-09', 'VX-ACT-11'],
      where: '3.2 Le jeu',
      words: {
        en: {
          title: 'Waiting and splitting',
          text: 'A miniature may wait for a later step of the same turn, or do a part now and the rest later. In that step it counts as one of that Rapidity. Who passes has no more to say in this step. After the last step, points that were not spent are gone. No action interrupts another; out of turn you can only answer.',
        },
        fr: {
          title: 'Attendre et partager',
          text: 'Une figurine peut attendre une étape suivante du même tour, ou agir en partie maintenant et le reste plus tard. À cette étape, elle compte comme ayant cette Rapidité. Qui passe n’a plus la parole à cette étape. Après la dernière, les points non dépensés sont perdus. Aucune action n’en interrompt une autre ; hors de son tour, on ne peut que répondre.',
        },
      },
    },
    {
      id: 'together',
      rules: ['VX-ACT-08'],
      where: '3.2 Le jeu',
      words: {
        en: {
          title: 'Acting together',
          text: 'Shots, normal attacks and spells can be made by several miniatures together. They happen no earlier than the step of the slowest of them. Every one of them must be able to act in that step.',
        },
        fr: {
          title: 'Agir ensemble',
          text: 'Tirs, attaques normales et sorts peuvent être faits par plusieurs figurines ensemble. Ils n’ont lieu qu’à partir de l’étape de la plus lente. Chacune doit pouvoir agir à cette étape.',
        },
      },
    },
    {
      id: 'action-points',
      rules: ['VX-PA-01', 'VX-PA-02', 'VX-PA-03', 'VX-PA-04'],
      where: '5 Les différentes Actions possibles',
      words: {
        en: {
          title: 'What actions cost',
          text: 'A walk costs 1 action point; a forced walk, a run and an evade 2; a charge 4 with one attack in it. A shot, a normal attack and a spell cost 2 for each who takes part, a forceful attack 3. A trance takes all that is left. Points are paid before the action and are not saved for the next turn. Noticing a shot or a spell costs 1.',
        },
        fr: {
          title: 'Ce que coûtent les actions',
          text: 'Une marche coûte 1 point d’action ; une marche forcée, une course et une esquive 2 ; une charge 4, une attaque comprise. Un tir, une attaque normale et un sort coûtent 2 à chaque participant, une attaque en force 3. Une transe prend tout ce qui reste. Les points se paient avant l’action et ne se gardent pas pour le tour suivant. Remarquer un tir ou un sort coûte 1.',
        },
      },
    },
    {
      id: 'scenarios',
      rules: [],
      where: '3.1.2 Durée de la Partie',
      words: {
        en: {
          title: 'Scenarios and victory',
          text: 'The rulebook has no scenarios; ours are three. The Passage: points for kills and 12 for each of three anchors that more of your miniatures are near. Annihilation: points for kills, or being the last. Breakthrough: half the points for kills and the points of all who reach the enemy’s edge. A kill is worth what the victim costs.',
        },
        fr: {
          title: 'Scénarios et victoire',
          text: 'Le livret n’a pas de scénarios ; les nôtres sont trois. Le Passage : des points pour les pertes et 12 pour chacun des trois ancrages dont plus de vos figurines sont proches. L’Anéantissement : des points pour les pertes, ou être le dernier. La Percée : la moitié des points de pertes et les points de tous ceux qui atteignent le bord ennemi. Une perte vaut ce que coûte la victime.',
        },
      },
    },
  ],
}
