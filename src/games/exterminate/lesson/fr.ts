/** French texts of the lesson. */
import type { EN } from './en'

export const FR: typeof EN = {
  welcome: {
    title: 'Votre première escarmouche',
    text: 'Vous menez quelques Daleks contre quelques Cybermen. Après cinq tours, qui a le plus de points l’emporte, et ici chaque ennemi détruit en vaut un, un chef deux. Rien ne peut mal tourner : ce qui n’est pas permis est refusé et expliqué, et presque tout s’annule.',
  },
  steps: {
    edge: {
      title: 'Choisissez un côté',
      text: 'Votre jet était le plus haut : à vous de choisir d’où partir. Les deux bords se valent.',
    },
    deploy: {
      title: 'Placez vos figurines',
      text: 'Elles attendent à côté de la table. Faites glisser chacune dans la zone ombrée ; derrière une caisse, on est mieux qu’à découvert. Quand toutes sont posées, dites que vous êtes prêt.',
    },
    initiative: {
      title: 'Des dés peuvent être relancés',
      text: 'Le destin, votre chef ou une carte permettent de relancer des dés. Ces moyens sont rares : gardez-les pour un jet qui compte, et passez.',
    },
    move: {
      title: 'Déplacez',
      text: 'Les figurines qui peuvent bouger ont un anneau vif. Prenez-en une et faites-la glisser : la zone ombrée montre jusqu’où elle va. Un abri vers le milieu est une bonne étape.',
    },
    way: {
      title: 'Jusqu’où',
      text: 'Lâchez-la où elle doit s’arrêter. Le sol ambré demande un jet ; les cercles vous tiennent hors de portée de main des ennemis. Annuler permet de revenir sur un déplacement.',
    },
    'more-moves': {
      title: 'Les autres aussi',
      text: 'Chaque figurine se déplace une fois par tour. Quand c’est fait pour celles que vous voulez, terminez les déplacements dans la barre du bas.',
    },
    shoot: {
      title: 'Tirez',
      text: 'Choisissez l’une des vôtres : des lignes montrent tous ses tirs et leurs dés. Choisissez ensuite l’ennemi. De loin, avec peu de dés, on blesse rarement.',
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
      text: 'Sans bon tir, on peut courir : faites glisser la figurine sur du sol libre. Terminez les tirs quand il n’y a plus rien à faire.',
    },
    upkeep: {
      title: 'Avant le tour suivant',
      text: 'Complétez votre main jusqu’à cinq cartes, ou prenez du destin à la place. En début de partie, mieux vaut des cartes.',
    },
    stress: {
      title: 'Sous stress',
      text: 'Une figurine prise pour cible peut garder du stress : avec un jeton elle ne tire plus, avec deux elle ne bouge plus non plus. Un jeton destin retire tout d’un coup.',
    },
    melee: {
      title: 'En mêlée',
      text: 'Une des vôtres est à portée de main d’un ennemi. Faites-la glisser dessus pour combattre : les deux camps lancent leurs dés, et le perdant risque d’être blessé.',
    },
    close: {
      title: 'Au contact',
      text: 'Faites-la glisser tout droit jusqu’à ce que les socles se touchent. C’est là que le combat a lieu.',
    },
  },
  done: {
    title: 'Voilà le jeu',
    text: 'Vous avez vu déplacements, tirs, cartes et combats. La fin de cette partie est à vous. Dans le journal, chaque chiffre dit d’où il vient.',
  },
}
