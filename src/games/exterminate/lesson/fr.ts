/** French: what is said in the first match. */
import type { EN } from './en'

export const FR: typeof EN = {
  welcome: {
    title: 'Votre première escarmouche',
    text: 'Vous menez quelques Daleks contre quelques Cybermen. Après cinq tours, le plus de points l’emporte, et ici chaque ennemi détruit en vaut un, un chef deux. Rien ne peut mal tourner : ce qui n’est pas permis est refusé et expliqué, et presque tout s’annule.',
  },
  steps: {
    edge: {
      title: 'Choisissez un côté',
      text: 'Votre jet était le plus haut : à vous de choisir d’où partir. Les deux bords se valent.',
    },
    deploy: {
      title: 'Placez vos figurines',
      text: 'Elles attendent à côté de la table. Glissez chacune dans la zone colorée ; derrière une caisse, on est mieux qu’à découvert. Quand toutes sont posées, dites que vous êtes prêt.',
    },
    initiative: {
      title: 'Des dés peuvent être relancés',
      text: 'Le destin, votre chef ou une carte permettent de relancer des dés. C’est rare : gardez-les pour un jet qui compte, et passez.',
    },
    move: {
      title: 'Déplacez',
      text: 'Les figurines qui peuvent bouger ont un anneau vif. Prenez-en une et glissez-la : la zone colorée montre jusqu’où elle va. Un abri vers le milieu est une bonne étape.',
    },
    way: {
      title: 'Jusqu’où',
      text: 'Lâchez-la où elle doit s’arrêter. Le sol ambré demande un jet ; les anneaux vous tiennent hors de portée de main des ennemis. Annuler reprend un déplacement.',
    },
    'more-moves': {
      title: 'Les autres aussi',
      text: 'Chaque figurine se déplace une fois par tour. Quand c’est fait pour celles que vous voulez, terminez les déplacements dans la barre du bas.',
    },
    shoot: {
      title: 'Tirez',
      text: 'Choisissez l’une des vôtres : des lignes montrent tous ses tirs et leurs dés. Choisissez ensuite l’ennemi. Peu de dés de loin blessent rarement.',
    },
    cards: {
      title: 'Des cartes pour l’attaque',
      text: 'Certaines cartes ajoutent des touches à cette attaque. Touchez-en une pour la jouer, ou passez pour la garder.',
    },
    defence: {
      title: 'Des cartes pour la défense',
      text: 'On vous tire dessus et les dés sont jetés. Une carte peut encore détourner des touches ; sans elle, passez.',
    },
    sprint: {
      title: 'Ou bien sprintez',
      text: 'Sans bon tir, on peut courir : glissez la figurine sur du sol libre. Terminez les tirs quand il n’y a plus rien à faire.',
    },
    upkeep: {
      title: 'Avant le tour suivant',
      text: 'Complétez votre main jusqu’à cinq cartes, ou prenez du destin à la place. En début de partie, mieux vaut des cartes.',
    },
    stress: {
      title: 'Sous pression',
      text: 'Une figurine prise pour cible peut garder du stress : avec un jeton elle ne tire plus, avec deux elle ne bouge plus non plus. Un point de destin enlève tout d’un coup.',
    },
    melee: {
      title: 'En mêlée',
      text: 'L’un des vôtres est à portée de main d’un ennemi. Glissez-le dessus pour combattre : les deux camps lancent, et le perdant risque d’être blessé.',
    },
    close: {
      title: 'Au contact',
      text: 'Glissez-la tout droit jusqu’à ce que les socles se touchent. Le combat a lieu là.',
    },
  },
  done: {
    title: 'Voilà le jeu',
    text: 'Vous avez vu déplacements, tirs, cartes et combats. La fin de cette partie est à vous. Dans le journal, chaque chiffre dit d’où il vient.',
  },
}
