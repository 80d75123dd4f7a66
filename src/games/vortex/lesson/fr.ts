/** French: the texts of the tutorial match. */
import type { GameLesson } from '../../lesson'

export const FR: GameLesson['words']['fr'] = {
  welcome: {
    title: 'Votre première escarmouche',
    text: 'Vous menez les Azelks de la montagne contre les Mycoïdes du marais, joués par le robot. Pas de dés : une somme doit dépasser l’autre, et chacun y ajoute en secret des points de Volonté. Ce qui n’est pas permis est refusé et expliqué.',
  },
  steps: {
    discipline: {
      title: 'Quel pays d’abord ?',
      text: 'Le pays glisse de celui d’un peuple à celui de l’autre. Misez de la Discipline pour choisir : faites glisser le long de la main, ou touchez +, puis validez. La mise est perdue ; qui en garde le plus commence.',
    },
    order: {
      title: 'À vous de choisir',
      text: 'Vous avez misé davantage. Choisissez le pays des premiers tours ; celui de l’autre peuple vient ensuite, à mesure que la partie avance.',
    },
    deploy: {
      title: 'Déployez votre armée',
      text: 'Faites glisser une figurine dans une bande du bord : la première prend cette bande pour vous. Tireurs et magiciens sont plus à l’abri derrière les autres.',
    },
    window: {
      title: 'Le tour est cette bande',
      text: 'Il va de la plus haute Rapidité à la plus basse. À côté de chaque figurine, ses points d’action et sa Volonté. Faites glisser une figurine éclairée pour marcher, ou touchez-la pour voir tout ce qu’elle peut faire.',
    },
    way: {
      title: 'Un chemin',
      text: 'Le sol éclairé est à portée. Marcher coûte un point et peut finir au contact d’un ennemi ; courir mène plus loin, mais pas au contact.',
    },
    wait: {
      title: 'Attendre ne coûte rien',
      text: 'Passer ne vaut que pour cette étape : qui a encore des points peut agir à toute étape suivante, même entre deux ennemis. Seule la fin du tour emporte ce qui reste.',
    },
    shooters: {
      title: 'Tirer ensemble',
      text: 'Les tireurs additionnent leurs talents et la cible répond une fois. Tous paient, puis on mesure : qui est hors de portée a payé pour rien.',
    },
    concentrate: {
      title: 'Qui se concentre ?',
      text: 'Que le tireur mette de la Volonté dans son tir, chacun le voit ; combien, personne, tant que la cible n’a pas répondu.',
    },
    'shot-bid': {
      title: 'Des points sous la main',
      text: 'Au-dessus de la main, les deux sommes. La vôtre doit être la plus haute une fois les mains levées ; plus du double blesse davantage. La Volonté dépensée ne revient qu’au tour suivant.',
    },
    notice: {
      title: 'On vous tire dessus',
      text: 'Remarquer coûte un point d’action ; la Volonté peut alors s’ajouter à la Vivacité. Ne rien remarquer laisse l’un et l’autre pour plus tard.',
    },
    charge: {
      title: 'Une charge',
      text: 'On la paie avant de la mesurer ; elle va jusqu’à deux fois le Mouvement. Choisissez où elle porte : les places vertes donnent l’attaque avec son bonus.',
    },
    blow: {
      title: 'Adresse ou force',
      text: 'L’attaque normale oppose Attaque et Défense ; l’attaque en force, Force et Vivacité. Touchez l’ennemi pour voir où il est le plus faible.',
    },
    melee: {
      title: 'Deux mains à la fois',
      text: 'Vous et votre adversaire misez en même temps. Pensez à ce que l’autre peut encore ajouter, et à ce que vous voulez garder pour les coups à venir.',
    },
    spell: {
      title: 'Un sort',
      text: 'Qui lance doit voir la cible ; la portée est mesurée une fois les points payés. L’ennemi qui remarque peut résister par sa Volonté.',
    },
    mana: {
      title: 'La Mana',
      text: 'Elle doit dépasser la difficulté, Volonté de ceux qui résistent comprise. Elle revient à chaque tour, et davantage après des tours de transe.',
    },
    land: {
      title: 'Le pays glisse',
      text: 'Les petits signes de la bande montrent le pays de chaque tour à venir. Sur son pays un peuple est plus fort, sur l’autre plus faible : frappez tant que le vôtre dure.',
    },
  },
  done: {
    title: 'Voilà le jeu',
    text: 'Vous avez vu l’ordre du tour, les charges, les tirs, les sorts et les mises. La suite est à vous : tenez les endroits cerclés à la fin.',
  },
}
