/** Set-up, the turn and its initiative. */
import type { HelpChapter } from '../../help'

export const TURN: HelpChapter = {
  id: 'turn',
  title: { en: 'Set-up and turn', fr: 'Mise en place et tour' },
  entries: [
    {
      id: 'set-up',
      rules: ['EX-SET-01', 'EX-SET-02', 'EX-SET-03', 'EX-SET-04'],
      where: 'Mise en Place du Jeu',
      words: {
        en: {
          title: 'Before the first turn',
          text: 'Choose a scenario, then agree on how many recruitment cards each team has, from one to five. The terrain is placed, then the tokens. Each player gets five battle cards and the fate tokens of the team’s cards.',
        },
        fr: {
          title: 'Avant le premier tour',
          text: 'Choisissez un scénario, puis accordez-vous sur le nombre de cartes de recrutement par équipe, de une à cinq. On place les décors, puis les jetons. Chaque joueur reçoit cinq cartes Combat et les jetons Destin des cartes de son équipe.',
        },
      },
    },
    {
      id: 'deploying',
      rules: ['EX-SET-05'],
      where: 'Mise en Place du Jeu',
      words: {
        en: {
          title: 'Deploying',
          text: 'Miniatures begin on the ground, wholly inside their deployment area and on the table, without overlapping anything. Friends may touch each other. One player places everything, then the other, in the order of the scenario. Standing on a node at the start does not pick it up. Nodes that players place themselves keep their distance from each other, from the table’s edge and from terrain.',
        },
        fr: {
          title: 'Déployer',
          text: 'Les figurines commencent au sol, entièrement dans leur zone de déploiement et sur la table, sans rien chevaucher. Des figurines amies peuvent se toucher. Un joueur place tout, puis l’autre, dans l’ordre du scénario. Se trouver sur un nodule au départ ne le ramasse pas. Les nodules que les joueurs placent eux-mêmes restent à distance les uns des autres, du bord de la table et des décors.',
        },
      },
    },
    {
      id: 'turn-order',
      rules: ['EX-TRN-01', 'EX-TRN-02'],
      where: 'Le Tour',
      words: {
        en: {
          title: 'The course of a turn',
          text: 'Each turn has three phases: initiative, action, upkeep. The action phase has three parts: moving, shooting, melee. In each part the active player does everything with all miniatures, in any order, one at a time; then the other player does. So all moves are made before the first shot, and all shots before the first blow.',
        },
        fr: {
          title: 'Le déroulement d’un tour',
          text: 'Chaque tour a trois phases : initiative, action, entretien. La phase d’action a trois parties : mouvement, tir, mêlée. Dans chaque partie, le joueur actif fait agir toutes ses figurines, dans l’ordre voulu, une par une ; puis vient l’autre joueur. Tous les déplacements précèdent donc le premier tir, et tous les tirs le premier coup.',
        },
      },
    },
    {
      id: 'initiative',
      rules: ['EX-INI-01', 'EX-INI-02'],
      where: '1. Phase d’Initiative',
      words: {
        en: {
          title: 'Initiative',
          text: 'At the start of each turn both players roll five dice. Whoever has more hits is the active player for the whole turn. If they are equal, both roll all five again until one is ahead.',
        },
        fr: {
          title: 'Initiative',
          text: 'Au début de chaque tour, les deux joueurs lancent cinq dés. Celui qui a le plus de touches est le joueur actif pour tout le tour. En cas d’égalité, les deux relancent leurs cinq dés jusqu’à ce que l’un l’emporte.',
        },
      },
    },
    {
      id: 'once-each',
      rules: [],
      where: '2. Phase d’Action',
      words: {
        en: {
          title: 'Once each',
          text: 'In a turn each miniature may move once, then shoot or sprint once, then engage once. None of this is owed: a miniature may stay where it is and do nothing. A part of the turn ends when its player says so or when nothing is left to do.',
        },
        fr: {
          title: 'Une fois chacun',
          text: 'À chaque tour, une figurine peut se déplacer une fois, puis tirer ou sprinter une fois, puis engager une fois. Rien n’est obligatoire : elle peut rester sur place et ne rien faire. Une partie du tour se termine quand son joueur le dit ou quand il n’y a plus rien à faire.',
        },
      },
    },
  ],
}
