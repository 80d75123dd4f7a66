/** The Shoot action. */
import type { HelpChapter } from '../../help'

export const SHOOTING: HelpChapter = {
  id: 'shooting',
  title: { en: 'Shooting', fr: 'Tir' },
  entries: [
    {
      id: 'shoot',
      rules: ['DZ-SHO-01', 'DZ-SHO-02', 'DZ-SHO-03', 'DZ-SHO-04', 'DZ-SHO-05'],
      where: 'Tir',
      words: {
        en: {
          title: 'Whom to shoot at',
          text: 'Shooting is a short action and needs a weapon with a range. It is not possible while an enemy is in the shooter’s own cube, even a Pinned one. The target is one enemy in another cube, within the weapon’s range and in sight; those around it are not affected unless the weapon says so.',
        },
        fr: {
          title: 'Sur qui tirer',
          text: 'Le Tir est une action courte et demande une arme à portée. Il est impossible tant qu’un ennemi, même Bloqué, est dans le cube du tireur. La cible est un ennemi d’un autre cube, à portée et en vue ; ceux qui l’entourent ne risquent rien, sauf si l’arme le dit.',
        },
      },
    },
    {
      id: 'range',
      rules: ['DZ-RNG-01', 'DZ-RNG-02', 'DZ-RNG-03'],
      where: 'Mesure de la Portée',
      words: {
        en: {
          title: 'Range',
          text: 'Count the cubes as if both stood on one level, diagonals as one; then the levels between them. The larger number is the range. The shooter’s own cube does not count, the target’s does. Beyond the weapon’s range there is no shot.',
        },
        fr: {
          title: 'La portée',
          text: 'Comptez les cubes comme si tous deux étaient au même niveau, une diagonale valant un ; puis les niveaux qui les séparent. Le plus grand des deux nombres est la portée. Le cube du tireur ne compte pas, celui de la cible oui. Au-delà de la portée de l’arme, pas de tir.',
        },
      },
    },
    {
      id: 'line-of-sight',
      rules: ['DZ-LOS-01', 'DZ-LOS-02', 'DZ-LOS-03', 'DZ-LOS-04', 'DZ-LOS-06'],
      where: 'Ligne de Vue',
      words: {
        en: {
          title: 'Line of sight',
          text: 'A model sees from its eyes, all round. If any part of the target can be seen, it may be shot at; only scenery can hide it completely, other models never do. How large models are is our own data: one simple shape for each Size, lower when Pinned.',
        },
        fr: {
          title: 'La ligne de vue',
          text: 'Une figurine voit depuis ses yeux, tout autour d’elle. Dès qu’une partie de la cible est visible, on peut tirer ; seul le décor peut la cacher entièrement, jamais d’autres figurines. Le gabarit des figurines est notre propre donnée : une forme simple par Taille, plus basse quand elle est Bloquée.',
        },
      },
    },
    {
      id: 'clear-shot',
      rules: ['DZ-LOS-05', 'DZ-SHM-01'],
      where: 'Modificateur de Tir',
      words: {
        en: {
          title: 'Clear Shot',
          text: 'If the shooter sees the whole target, base included, it rolls two more dice. Neither scenery nor any other model, of whatever side, may be in the way.',
        },
        fr: {
          title: 'Tir Clair',
          text: 'Si le tireur voit toute la cible, socle compris, il lance deux dés de plus. Ni décor ni autre figurine, de quelque camp que ce soit, ne doit être en travers.',
        },
      },
    },
    {
      id: 'shoot-modifiers',
      rules: ['DZ-SHM-02', 'DZ-SHM-03', 'DZ-SHM-04', 'DZ-SHM-05'],
      where: 'Modificateur de Tir',
      words: {
        en: {
          title: 'Dice added and taken away',
          text: 'Two dice less if any model of the shooter’s own team is in the target’s cube. One more from a higher level than the target’s, and one more when firing for effect. Ammunition, scopes, tags and Die results add dice, smoke takes one away.',
        },
        fr: {
          title: 'Dés en plus et en moins',
          text: 'Deux dés de moins si une figurine du groupe du tireur est dans le cube de la cible. Un de plus d’un niveau plus haut que la cible, et un de plus en Mitraillage. Munitions, viseurs, marquages et résultats Dé ajoutent des dés, la fumée en retire un.',
        },
      },
    },
    {
      id: 'shooting-test',
      rules: ['DZ-SHO-10', 'DZ-SHO-11', 'DZ-SHO-12'],
      where: 'Tir',
      words: {
        en: {
          title: 'The shooting test',
          text: 'The shooter rolls three dice plus modifiers for Shoot, the target three dice for Survive. If the shooter has more successes, the difference is potential damage. If not, nothing happens.',
        },
        fr: {
          title: 'Le test de Tir',
          text: 'Le tireur lance trois dés plus les modificateurs pour le Tir, la cible trois dés pour la Survie. Si le tireur a plus de succès, l’écart est le dégât potentiel. Sinon, il ne se passe rien.',
        },
      },
    },
    {
      id: 'fire-for-effect',
      rules: ['DZ-FFE-01', 'DZ-FFE-02', 'DZ-FFE-03', 'DZ-FFE-04'],
      where: 'Mitraillage',
      words: {
        en: {
          title: 'Firing for effect',
          text: 'A weapon with Rapid Fire may be fired for effect, which must be said before the roll. The tests are the same, with one die more. If the shooter has more successes, the target is Pinned, without any damage.',
        },
        fr: {
          title: 'Le Mitraillage',
          text: 'Une arme à Tir Rapide peut mitrailler, ce qui s’annonce avant le jet. Les tests sont les mêmes, avec un dé de plus. Si le tireur a plus de succès, la cible est Bloquée, sans aucun dégât.',
        },
      },
    },
  ],
}
