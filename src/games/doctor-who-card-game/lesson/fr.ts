/** French texts of the lesson. */
import type { EN } from './en'

export const FR: typeof EN = {
  welcome: {
    title: 'Vos premières cartes',
    text: 'Vous défendez des lieux dans le temps et l’espace contre deux robots, et envoyez des ennemis chez eux. À la fin, vos lieux comptent pour vous si personne ne les attaque, et ceux des autres que vous attaquez aussi.',
  },
  steps: {
    place: {
      title: 'Jouez un lieu',
      text: 'Les cartes bleues sont des lieux. Choisissez-en une dans votre main, puis un bout de votre rangée. Elle comptera à la fin et donne du temps tout de suite.',
    },
    defend: {
      title: 'Gardez ce qui vaut le plus',
      text: 'Le Docteur et ses compagnons sont des défenseurs : placez-les face cachée sur votre meilleur lieu. Personne ne sait qui s’y tient avant une attaque.',
    },
    attack: {
      title: 'Envoyez des ennemis',
      text: 'Les cartes rouges sont des ennemis : placez-en une sur le lieu d’un autre. Plus forte que les défenseurs, elle fait compter ce lieu pour vous tant qu’elle y reste.',
    },
    end: {
      title: 'Gardez trois cartes',
      text: 'Agissez autant que vous voulez, mais il doit rester trois cartes : à la fin du tour, elles vont au joueur de droite. Pensez à ce que vous donnez.',
    },
    together: {
      title: 'Plusieurs à la fois',
      text: 'D’autres cartes peuvent accompagner la première, si elles vont ensemble. Seules celles-là sont éclairées.',
    },
    reserve: {
      title: 'La réserve',
      text: 'Les cartes de la réserve ne seront pas données. Vous pouvez les reprendre pendant un de vos tours.',
    },
    buy: {
      title: 'Le temps achète des cartes',
      text: 'Cinq jetons Temps achètent une carte. Plus de cartes, plus d’actions.',
    },
    lost: {
      title: 'Un lieu est perdu',
      text: 'Quiconque perd un conflit reçoit cette question, pour qu’elle ne trahisse rien. Sans la carte, continuez.',
    },
  },
  done: {
    title: 'Voilà le jeu',
    text: 'Vous avez vu les lieux, les défenseurs, les attaques et les trois cartes qui passent à droite. La suite est à vous.',
  },
}
