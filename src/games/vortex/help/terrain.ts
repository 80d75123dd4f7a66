/** The terrains of the peoples. */
import type { HelpChapter } from '../../help'

export const TERRAIN: HelpChapter = {
  id: 'terrain',
  title: { en: 'Terrains', fr: 'Terrains' },
  entries: [
    {
      id: 'natural-terrain',
      rules: ['VX-TER-01', 'VX-TER-09', 'VX-TER-10', 'VX-TER-11'],
      where: '6 Terrains',
      words: {
        en: {
          title: 'Natural terrains',
          text: 'Each people has a terrain that helps it: the Plain gives Eredians 2.5 more Movement, the Mountain gives Azelks one Will, the Sea of Clouds gives Seraphyds one Power, the Swamp gives Mycoids one Life. The terrain of others often costs them something. It holds for the whole turn and all of the people, and changes points with the values.',
        },
        fr: {
          title: 'Terrains naturels',
          text: 'Chaque peuple a un terrain qui l’aide : la Plaine donne 2,5 de Mouvement aux Érédiens, la Montagne un de Volonté aux Azelks, la Mer de Nuages un de Pouvoir aux Séraphydes, les Marécages un de Vie aux Mycoïdes. Le terrain des autres leur coûte souvent quelque chose. Il vaut tout le tour et pour tout le peuple, et change les points avec les valeurs.',
        },
      },
    },
    {
      id: 'changing-terrain',
      rules: ['VX-TER-02', 'VX-TER-05', 'VX-TER-06', 'VX-TER-07', 'VX-TER-08', 'VX-TER-12'],
      where: '6 Terrains',
      words: {
        en: {
          title: 'How the terrain changes',
          text: 'A match moves from the terrain of one people to that of the other. In each turn a people has its bonus, its penalty for the other’s terrain, or neither. In six turns the first people has three turns of bonus, one of nothing and two of penalty, and the second the same in reverse; each turn more adds one of nothing. If both armies are of one people, its terrain stays.',
        },
        fr: {
          title: 'Comment le terrain change',
          text: 'Une partie passe du terrain d’un peuple à celui de l’autre. À chaque tour, un peuple a son bonus, le malus du terrain adverse, ou rien. En six tours, le premier peuple a trois tours de bonus, un de rien et deux de malus, et le second l’inverse ; chaque tour de plus en ajoute un de rien. Si les deux armées sont d’un même peuple, son terrain reste.',
        },
      },
    },
    {
      id: 'terrain-order',
      rules: ['VX-TER-03', 'VX-TER-04', 'VX-TER-13'],
      where: '6 Terrains',
      words: {
        en: {
          title: 'Which terrain comes first',
          text: 'Chance decides, or the players agree, or both bid Discipline in secret: the higher bid chooses. What was bid is lost to both and no longer counts for who is first player.',
        },
        fr: {
          title: 'Quel terrain vient d’abord',
          text: 'Le hasard décide, ou les joueurs s’accordent, ou les deux misent de la Discipline en secret : la plus haute mise choisit. Ce qui est misé est perdu pour les deux et ne compte plus pour désigner le premier joueur.',
        },
      },
    },
  ],
}
