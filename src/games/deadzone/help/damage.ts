/** Damage and states. */
import type { HelpChapter } from '../../help'

export const DAMAGE: HelpChapter = {
  id: 'damage',
  title: { en: 'Damage and states', fr: 'Dégâts et états' },
  entries: [
    {
      id: 'damage',
      rules: ['DZ-DMG-01', 'DZ-DMG-02', 'DZ-DMG-03', 'DZ-DMG-04', 'DZ-DMG-05'],
      where: 'Dégâts',
      words: {
        en: {
          title: 'Damage',
          text: 'From the potential damage the Armour is taken off, which the weapon’s AP has lowered first. What is left is added to the damage the model already has. Up to its Size it is injured and fights on; above its Size it is dead and removed.',
        },
        fr: {
          title: 'Les dégâts',
          text: 'On retire du dégât potentiel l’Armure, d’abord réduite par la PA de l’arme. Le reste s’ajoute aux dégâts que la figurine a déjà. Jusqu’à sa Taille, elle est blessée et se bat encore ; au-delà, elle est morte et retirée.',
        },
      },
    },
    {
      id: 'death',
      rules: ['DZ-DMG-06', 'DZ-DMG-07', 'DZ-DMG-08'],
      where: 'Dégâts',
      words: {
        en: {
          title: 'Death',
          text: 'A death gives the opponent the model’s victory points at once, whatever the cause. Carried items that can be dropped stay in the cube, face up; the rest is gone. Before Armour, shields absorb and Tough takes one off; Life Support comes last.',
        },
        fr: {
          title: 'La mort',
          text: 'Une mort donne aussitôt à l’adversaire les PV de la figurine, quelle qu’en soit la cause. Les objets portés qui peuvent tomber restent dans le cube, face visible ; le reste disparaît. Avant l’Armure, les boucliers absorbent et Coriace retire un ; le Système de Survie vient en dernier.',
        },
      },
    },
    {
      id: 'pinned',
      rules: ['DZ-PIN-01', 'DZ-PIN-02', 'DZ-PIN-03', 'DZ-PIN-04', 'DZ-PIN-05'],
      where: 'Règles vivantes, Bloqué',
      words: {
        en: {
          title: 'Pinned',
          text: 'A Pinned model lies down and must stand up before it can act. Attacked in a Fight it stands up by itself, but may only Survive and gives the attacker a die. It still holds objectives, fills the cube and keeps enemies in it from shooting. Constructs and Solid models are never Pinned. The details come from the publisher’s living rules.',
        },
        fr: {
          title: 'Bloquée',
          text: 'Une figurine Bloquée est couchée et doit se relever avant d’agir. Attaquée en Combat, elle se relève d’elle-même, mais ne peut que Survivre et donne un dé à l’attaquant. Elle tient encore les objectifs, occupe le cube et empêche les ennemis présents de tirer. Les Constructs et les figurines Stables ne sont jamais Bloquées. Les détails viennent des règles vivantes de l’éditeur.',
        },
      },
    },
    {
      id: 'scatter',
      rules: ['DZ-SCA-01', 'DZ-SCA-02', 'DZ-SCA-03', 'DZ-SCA-04', 'DZ-SCA-05', 'DZ-SCA-06', 'DZ-SCA-07', 'DZ-SCA-08'],
      where: 'Règles vivantes, Dispersion',
      words: {
        en: {
          title: 'Scatter and slams',
          text: 'What scatters goes to a neighbouring cube of the same level, found with a die, and falls if there is no floor; it never goes up. A full wall stops it: a model then stays and is slammed, with a Survive test against three dice of 5 or more, and if it loses it is Pinned and damaged. Gaps that are large enough let it through. A model for which there is no room stays where it was.',
        },
        fr: {
          title: 'Dispersion et chocs',
          text: 'Ce qui se disperse va dans un cube voisin du même niveau, désigné par un dé, et tombe s’il n’y a pas de plancher ; rien ne monte. Un mur plein l’arrête : une figurine reste alors sur place et subit le choc, un test de Survie contre trois dés à 5 ou plus ; si elle perd, elle est Bloquée et blessée. Une ouverture assez grande laisse passer. Faute de place, une figurine reste où elle était.',
        },
      },
    },
    {
      id: 'falling',
      rules: ['DZ-FAL-01', 'DZ-FAL-02', 'DZ-FAL-03', 'DZ-FAL-04', 'DZ-FAL-05', 'DZ-FAL-06'],
      where: 'Règles vivantes, Chute',
      words: {
        en: {
          title: 'Falling',
          text: 'A fall of two levels or more is a Survive test with three dice against three dice of 5 or more plus one for each level. In any case the model is Pinned and its move is over; if it loses, the difference is potential damage. With a Jump Pack nothing happens. A fall chosen freely must end in a cube with room.',
        },
        fr: {
          title: 'Les chutes',
          text: 'Une chute de deux niveaux ou plus est un test de Survie à trois dés contre trois dés à 5 ou plus, et un de plus par niveau. La figurine est de toute façon Bloquée et son déplacement finit ; si elle perd, l’écart est le dégât potentiel. Avec des Propulseurs, rien n’arrive. Une chute volontaire doit finir dans un cube où il y a de la place.',
        },
      },
    },
    {
      id: 'directly-away',
      rules: ['DZ-AWY-01', 'DZ-AWY-02', 'DZ-AWY-03'],
      where: 'Règles vivantes, Directement à l’opposé',
      words: {
        en: {
          title: 'Directly away',
          text: 'A model thrown by an attack goes one cube on in the line from the attacker, on its own level; after a Fight the attacker chooses the direction. The attacker’s player places it in the new cube.',
        },
        fr: {
          title: 'Directement à l’opposé',
          text: 'Une figurine projetée par une attaque avance d’un cube dans l’axe de l’attaquant, à son niveau ; après un Combat, l’attaquant choisit la direction. Le joueur de l’attaquant la place dans le nouveau cube.',
        },
      },
    },
  ],
}
