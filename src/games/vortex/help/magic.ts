/** Mana, trances, spells. */
import type { HelpChapter } from '../../help'

export const MAGIC: HelpChapter = {
  id: 'magic',
  title: { en: 'Magic', fr: 'Magie' },
  entries: [
    {
      id: 'mana',
      rules: ['VX-MAG-01', 'VX-MAG-02'],
      where: '5.4.1 Mana',
      words: {
        en: {
          title: 'Mana',
          text: 'Those with Power are magicians. Each turn they have as much Mana as Power; what is left at the end of the turn is lost.',
        },
        fr: {
          title: 'Mana',
          text: 'Ceux qui ont du Pouvoir sont magiciens. Chaque tour, ils ont autant de Mana que de Pouvoir ; ce qui reste à la fin du tour est perdu.',
        },
      },
    },
    {
      id: 'trance',
      rules: ['VX-TRA-01', 'VX-TRA-02', 'VX-TRA-03', 'VX-TRA-04'],
      where: '5.4.2 Transe',
      words: {
        en: {
          title: 'Going into a trance',
          text: 'A magician who has done nothing yet this turn may go into a trance: it spends all action points and does nothing else. That is not possible if it is or was in melee this turn or has been hurt. If that happens later in the turn, the whole trance is lost.',
        },
        fr: {
          title: 'Entrer en transe',
          text: 'Un magicien qui n’a encore rien fait ce tour-ci peut entrer en transe : il dépense tous ses points d’action et ne fait rien d’autre. C’est impossible s’il est ou a été au corps à corps ce tour-ci, ou s’il a été blessé. Si cela arrive plus tard dans le tour, toute la transe est perdue.',
        },
      },
    },
    {
      id: 'trance-mana',
      rules: ['VX-TRA-05', 'VX-TRA-06', 'VX-TRA-07'],
      where: '5.4.2 Transe',
      words: {
        en: {
          title: 'What a trance brings',
          text: 'In the turn after a trance the magician has twice its Power in Mana, after two in a row three times, and so on. It uses it then or goes on with the trance. What is not used that turn is lost.',
        },
        fr: {
          title: 'Ce qu’apporte une transe',
          text: 'Au tour qui suit une transe, le magicien a deux fois son Pouvoir en Mana, après deux de suite trois fois, et ainsi de suite. Il s’en sert alors ou prolonge la transe. Ce qui n’est pas utilisé ce tour-là est perdu.',
        },
      },
    },
    {
      id: 'spells',
      rules: ['VX-SPL-01', 'VX-SPL-02', 'VX-SPL-03', 'VX-SPL-04', 'VX-SPL-05', 'VX-SPL-06'],
      where: '5.4.3 Description des sorts',
      words: {
        en: {
          title: 'What a spell says',
          text: 'A spell has a range, a target, sometimes an area, a difficulty and an effect. Everybody within the area is affected, the target included. With several difficulties you choose one before casting. Exceptional success adds only what the spell says. The ten spells here are our own data.',
        },
        fr: {
          title: 'Ce que dit un sort',
          text: 'Un sort a une portée, une cible, parfois une zone, une difficulté et un effet. Tous ceux de la zone sont touchés, cible comprise. Avec plusieurs difficultés, on en choisit une avant de lancer. Une réussite exceptionnelle n’ajoute que ce que dit le sort. Les dix sorts sont ici nos propres données.',
        },
      },
    },
    {
      id: 'casting',
      rules: ['VX-SPL-07', 'VX-SPL-08', 'VX-SPL-09', 'VX-SPL-10', 'VX-SPL-11', 'VX-SPL-12', 'VX-SPL-13', 'VX-SPL-20'],
      where: '5.4.4 Lancement des sorts',
      words: {
        en: {
          title: 'Casting',
          text: 'One or several magicians cast together, for 2 action points each. One of them must know the spell; all must see the target and one another. They announce spell, difficulty, casters and target, pay, and only then is measured: who is too far away drops out. Casting is possible in melee.',
        },
        fr: {
          title: 'Lancer un sort',
          text: 'Un ou plusieurs magiciens lancent ensemble, pour 2 points d’action chacun. L’un d’eux doit connaître le sort ; tous doivent voir la cible et se voir. Ils annoncent sort, difficulté, lanceurs et cible, paient, et l’on ne mesure qu’ensuite : qui est trop loin ne compte pas. On peut lancer au corps à corps.',
        },
      },
    },
    {
      id: 'resisting',
      rules: ['VX-SPL-14', 'VX-SPL-15', 'VX-SPL-18'],
      where: '5.4.4 Lancement des sorts',
      words: {
        en: {
          title: 'Resisting a spell',
          text: 'Enemies resist with their Will; friends and scenery do not, for them only the difficulty counts. An enemy may pay 1 action point to notice the spell and add points of Will in secret.',
        },
        fr: {
          title: 'Résister à un sort',
          text: 'Les ennemis résistent avec leur Volonté ; amies et décors non, seule compte alors la difficulté. Un ennemi peut payer 1 point d’action pour remarquer le sort et ajouter des points de Volonté en secret.',
        },
      },
    },
    {
      id: 'spell-result',
      rules: ['VX-SPL-16', 'VX-SPL-17', 'VX-SPL-19'],
      where: '5.4.5 Réussite du Sort',
      words: {
        en: {
          title: 'The sums of a spell',
          text: 'The casters choose how much Mana they spend. It must exceed the difficulty plus the Will of the target and the points it added; for a group the Wills add up, and the spell works on all or none. More than twice is exceptional. The Mana is spent in any case.',
        },
        fr: {
          title: 'Les sommes d’un sort',
          text: 'Les lanceurs choisissent le Mana qu’ils dépensent. Il doit dépasser la difficulté plus la Volonté de la cible et les points ajoutés ; pour un groupe, les Volontés s’additionnent, et le sort agit sur tous ou sur aucun. Plus du double est exceptionnel. Le Mana est dépensé dans tous les cas.',
        },
      },
    },
  ],
}
