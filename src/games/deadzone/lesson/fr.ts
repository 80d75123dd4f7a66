/** French texts of the lesson. */
import type { EN } from './en'

export const FR: typeof EN = {
  welcome: {
    title: 'Votre premier assaut',
    text: 'Vous menez les Enforcers contre le robot. Le champ de bataille est fait de cubes : dans son cube, une figurine peut se tenir n’importe où. Les points viennent des objectifs et des ennemis mis hors de combat. Ce qui n’est pas permis est refusé et expliqué ; presque tout s’annule.',
  },
  steps: {
    first: {
      title: 'Qui commence',
      text: 'À vous de dire qui commence. Celui qui commence choisit sa zone, se déploie et agit le premier. Prenez la main pour cette fois : vous verrez tout de suite ce que peut faire votre groupe.',
    },
    zone: {
      title: 'Votre bord du champ de bataille',
      text: 'Deux zones sont éclairées sur la table. Touchez celle d’où vous voulez partir : les murs et les planchers proches abriteront votre groupe en chemin.',
    },
    deploy: {
      title: 'Placez votre groupe',
      text: 'Faites glisser chaque figurine dans un cube éclairé près de votre bord. Un toit est un bon poste de tir, une fenêtre un abri.',
    },
    command: {
      title: 'Vos dés de Commandement',
      text: 'À chaque Round, vous lancez des dés de Commandement : ils paient des déplacements, des tirs et des activations. Vous pouvez en relancer une fois. Regardez les symboles, puis décidez.',
    },
    spend: {
      title: 'Un dé pour ce jet ?',
      text: 'Un dé de Commandement peut ajouter des dés au jet qui vient. Gardez-le si ce jet ne compte pas beaucoup.',
    },
    turn: {
      title: 'À vous',
      text: 'Activez une figurine : soulevez-la, ou touchez-la deux fois. Celles qui peuvent encore agir ont un anneau vif. Ensuite, l’adversaire en active une, et ainsi de suite.',
    },
    action: {
      title: 'Une action longue ou deux courtes',
      text: 'Une figurine a deux actions courtes ou une longue. Faites-la glisser dans un cube éclairé pour bouger, ou sur un ennemi pour tirer ou combattre. Bouger puis tirer est un bon début.',
    },
    move: {
      title: 'Où dans le cube',
      text: 'Choisissez où elle se tient. Les lignes de vue partent de là : un pas derrière un angle change tout. Annuler permet d’y revenir.',
    },
    second: {
      title: 'La seconde action',
      text: 'Il reste une action. Si elle voit un ennemi, tirez : les chances sont annoncées avant le jet. Sinon, terminez l’activation.',
    },
    shoot: {
      title: 'Choisissez la cible',
      text: 'Les ennemis éclairés sont visibles. Voir toute la figurine vaut plus de dés que l’apercevoir, et la hauteur aide.',
    },
    extra: {
      title: 'Une figurine de plus',
      text: 'Un dé de Commandement fait agir une autre figurine aussitôt, avant l’adversaire. Servez-vous-en pour achever ce qui est commencé, ou passez.',
    },
    reroll: {
      title: 'Relancer des dés',
      text: 'Choisissez ceux qui ont échoué ; les réussites restent.',
    },
    stand: {
      title: 'Debout',
      text: 'Une figurine Bloquée se relève avant toute autre chose. Choisissez où dans son cube.',
    },
    item: {
      title: 'Il y a quelque chose ici',
      text: 'Qui se tient dans le cube d’un objet peut le ramasser. La plupart en valent la peine.',
    },
    next: {
      title: 'Pensez aux objectifs',
      text: 'Les marqueurs rapportent à qui tient leur cube. Une figurine sur un objectif vaut mieux qu’une figurine bien postée.',
    },
  },
  done: {
    title: 'Voilà le jeu',
    text: 'Vous avez vu les dés de Commandement, les activations, les déplacements et les tirs. La suite est à vous. L’œil montre ce que voit n’importe quelle figurine.',
  },
}
