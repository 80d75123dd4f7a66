/** Tests with dice. */
import type { HelpChapter } from '../../help'

export const TESTS: HelpChapter = {
  id: 'tests',
  title: { en: 'Tests', fr: 'Jets de dés' },
  entries: [
    {
      id: 'tests',
      rules: ['DZ-TEST-01', 'DZ-TEST-02', 'DZ-TEST-03', 'DZ-TEST-06', 'DZ-TEST-08'],
      where: 'Jets de dés',
      words: {
        en: {
          title: 'How a test works',
          text: 'A test names a number of eight-sided dice and a value. Every die that shows the value or more is a success. A number in brackets says how many successes are needed; an X means that both sides roll and the one with more successes wins. If you may choose between two values, choose before rolling.',
        },
        fr: {
          title: 'Comment marche un test',
          text: 'Un test indique un nombre de dés à huit faces et une valeur. Chaque dé qui montre cette valeur ou plus est un succès. Un nombre entre parenthèses dit combien de succès il faut ; un X signifie que les deux camps lancent et que celui qui a le plus de succès gagne. Si l’on peut choisir entre deux valeurs, on choisit avant de lancer.',
        },
      },
    },
    {
      id: 'eights',
      rules: ['DZ-TEST-07', 'DZ-TEST-10', 'DZ-TEST-11'],
      where: 'Faire un Test',
      words: {
        en: {
          title: 'Eights and re-rolls',
          text: 'An 8 is always a success and gives one more die, and so do the 8s of those dice, without end. A die can be thrown again only once, and the new face stands; an 8 then counts as any other. Only failed dice are offered for it.',
        },
        fr: {
          title: 'Les 8 et les relances',
          text: 'Un 8 est toujours un succès et donne un dé de plus, de même que les 8 de ces dés, sans limite. Un dé ne se relance qu’une fois, et la nouvelle face reste ; un 8 compte alors comme les autres. Seuls les dés ratés sont proposés.',
        },
      },
    },
    {
      id: 'dice-modifiers',
      rules: ['DZ-TEST-04', 'DZ-TEST-05'],
      where: 'Faire un Test',
      words: {
        en: {
          title: 'Modifiers',
          text: 'A modifier adds or takes away dice; it never changes the value to be rolled. All that apply add up. If no dice are left, nothing is rolled and there are no successes.',
        },
        fr: {
          title: 'Modificateurs',
          text: 'Un modificateur ajoute ou retire des dés ; il ne change jamais la valeur à obtenir. Tous ceux qui s’appliquent s’additionnent. S’il ne reste aucun dé, on ne lance rien et il n’y a aucun succès.',
        },
      },
    },
    {
      id: 'null-stat',
      rules: ['DZ-TEST-09'],
      where: 'Caractéristique nulle',
      words: {
        en: {
          title: 'A dash instead of a value',
          text: 'An action that needs a value the model does not have cannot be chosen. If the model is forced to make such a test, it rolls nothing, whatever would add dice.',
        },
        fr: {
          title: 'Un tiret à la place d’une valeur',
          text: 'On ne peut pas choisir une action qui demande une valeur que la figurine n’a pas. Si un tel test lui est imposé, elle ne lance rien, quoi qui ajoute des dés.',
        },
      },
    },
  ],
}
