/** Choosing actions. */
import type { HelpChapter } from '../../help'

export const ACTIONS: HelpChapter = {
  id: 'actions',
  title: { en: 'Actions', fr: 'Actions' },
  entries: [
    {
      id: 'actions',
      rules: ['DZ-ACT-01', 'DZ-ACT-02', 'DZ-ACT-03', 'DZ-ACT-07', 'DZ-SPC-01'],
      where: 'Actions',
      words: {
        en: {
          title: 'Long and short actions',
          text: 'Move, Shoot, Stand Up and Special actions are short, Sprint and Fight long. An activation holds one long action or two short ones, and each type only once. Special actions are what missions, abilities and items allow. An action that is not possible is simply not taken.',
        },
        fr: {
          title: 'Actions longues et courtes',
          text: 'Se Déplacer, Tir, Se Relever et l’Action Spéciale sont courtes, Sprint et Combat longues. Une activation contient une longue ou deux courtes, et chaque type une seule fois. Les Actions Spéciales sont celles qu’offrent missions, capacités et objets. Une action impossible n’est tout simplement pas faite.',
        },
      },
    },
    {
      id: 'action-limits',
      rules: ['DZ-ACT-04', 'DZ-ACT-05', 'DZ-ACT-06'],
      where: 'Actions, restrictions',
      words: {
        en: {
          title: 'What limits the choice',
          text: 'A Pinned model must stand up before anything else. A model that shares its cube with a standing enemy can only Fight or Move. Being Pinned during its own activation ends the activation.',
        },
        fr: {
          title: 'Ce qui limite le choix',
          text: 'Une figurine Bloquée doit se relever avant toute autre chose. Une figurine qui partage son cube avec un ennemi debout ne peut que Combattre ou Se Déplacer. Être Bloquée pendant sa propre activation y met fin.',
        },
      },
    },
  ],
}
