/** Fights, standing up. */
import type { HelpChapter } from '../../help'

export const FIGHTING: HelpChapter = {
  id: 'fighting',
  title: { en: 'Fighting', fr: 'Combat' },
  entries: [
    {
      id: 'fight',
      rules: ['DZ-FGT-01', 'DZ-FGT-02', 'DZ-FGT-03', 'DZ-FGT-10'],
      where: 'Combat',
      words: {
        en: {
          title: 'Fighting',
          text: 'A Fight is a long action against an enemy in the same cube; entering an enemy’s cube starts one by itself. Only weapons for close combat count. Each fighter names one before the dice. Nobody takes a new place after a Fight.',
        },
        fr: {
          title: 'Combattre',
          text: 'Un Combat est une action longue contre un ennemi du même cube ; entrer dans le cube d’un ennemi en déclenche un. Seules comptent les armes de mêlée. Chaque combattant en nomme une avant les dés. Personne ne change de place après un Combat.',
        },
      },
    },
    {
      id: 'fight-test',
      rules: ['DZ-FGT-04', 'DZ-FGT-05', 'DZ-FGT-06', 'DZ-FGT-07', 'DZ-FGT-08', 'DZ-FGT-09'],
      where: 'Combat',
      words: {
        en: {
          title: 'The fighting test',
          text: 'The attacker rolls three dice for Fight. The target chooses: strike back with three dice for Fight, or dodge with three for Survive. A Fight test with more successes does the difference as potential damage, the counter-attack too; a dodge with more only avoids. Without a Fight value a model cannot strike back and rolls nothing if it starts a Fight.',
        },
        fr: {
          title: 'Le test de Combat',
          text: 'L’attaquant lance trois dés pour le Combat. La cible choisit : riposter avec trois dés pour le Combat, ou esquiver avec trois pour la Survie. Un test de Combat qui a plus de succès inflige l’écart en dégât potentiel, la contre-attaque aussi ; une esquive qui en a plus évite seulement. Sans valeur de Combat, on ne peut pas riposter, et on ne lance rien si l’on engage soi-même.',
        },
      },
    },
    {
      id: 'fight-modifiers',
      rules: ['DZ-FGM-01', 'DZ-FGM-02', 'DZ-FGM-03', 'DZ-FGM-04', 'DZ-FGM-05', 'DZ-FGM-06'],
      where: 'Combat, modificateurs',
      words: {
        en: {
          title: 'Dice in a Fight',
          text: 'One more die each: for having moved into the cube in this action, for another standing friend there, for an injured opponent, for being the larger, for a Pinned opponent. A Heavy weapon takes one away. They count for striking and for dodging, for each side on its own.',
        },
        fr: {
          title: 'Les dés d’un Combat',
          text: 'Un dé de plus pour chacun : être entré dans le cube pendant cette action, avoir un autre ami debout sur place, un adversaire blessé, être le plus grand, un adversaire Bloqué. Une arme Encombrante en retire un. Cela vaut pour frapper et pour esquiver, pour chaque camp de son côté.',
        },
      },
    },
    {
      id: 'stand-up',
      rules: ['DZ-STD-01', 'DZ-STD-02', 'DZ-STD-03', 'DZ-STD-04', 'DZ-STD-05'],
      where: 'Se Relever',
      words: {
        en: {
          title: 'Standing up',
          text: 'A Pinned model that wants to act first stands up, a short action, and may take another place in its cube. If an enemy is there, the opponent picks one who attacks it at once; it can only Survive. If it comes through, it has one more short action.',
        },
        fr: {
          title: 'Se relever',
          text: 'Une figurine Bloquée qui veut agir se relève d’abord, une action courte, et peut changer de place dans son cube. Si un ennemi s’y trouve, l’adversaire en choisit un qui l’attaque aussitôt ; elle ne peut que Survivre. Si elle s’en tire, il lui reste une action courte.',
        },
      },
    },
  ],
}
