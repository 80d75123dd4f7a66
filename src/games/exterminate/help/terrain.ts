/** Terrain: obstacles, walls, fighting from above. */
import type { HelpChapter } from '../../help'

export const TERRAIN: HelpChapter = {
  id: 'terrain',
  title: { en: 'Terrain', fr: 'Décors' },
  entries: [
    {
      id: 'obstacles',
      rules: ['EX-OBS-01', 'EX-OBS-02', 'EX-OBS-03', 'EX-OBS-10'],
      where: 'Appendices, 1. Obstacles',
      words: {
        en: {
          title: 'Obstacles',
          text: 'Solid terrain and enemy miniatures are obstacles; your own miniatures and small scatter are not. A move may not end on an obstacle, but may try to cross it. For that the whole way across, with room for the base on the far side, must fit into the movement; otherwise the crossing cannot be chosen. Obstacles may also spoil shots.',
        },
        fr: {
          title: 'Obstacles',
          text: 'Les décors solides et les figurines ennemies sont des obstacles ; vos figurines et les petits éléments épars n’en sont pas. Un déplacement ne peut pas finir sur un obstacle, mais peut tenter de le franchir. Il faut pour cela que tout le passage, avec la place du socle de l’autre côté, tienne dans le mouvement ; sinon on ne peut pas choisir de franchir. Les obstacles peuvent aussi gêner les tirs.',
        },
      },
    },
    {
      id: 'crossing',
      rules: ['EX-OBS-04', 'EX-OBS-05', 'EX-OBS-06', 'EX-OBS-07', 'EX-OBS-08'],
      where: 'Appendices, 1. Obstacles',
      words: {
        en: {
          title: 'Crossing roll',
          text: 'One die is rolled for each obstacle on the path. A hit crosses it. An armour stops the miniature at the obstacle, or an inch before an enemy. A bolt keeps it where it started, and the action is lost. Who starts in contact with the obstacle rolls two dice and keeps the better. With several obstacles, the first roll that is not a hit decides. Sprints follow the same rule.',
        },
        fr: {
          title: 'Jet de franchissement',
          text: 'On lance un dé par obstacle sur le trajet. Une touche le franchit. Une armure arrête la figurine contre l’obstacle, ou à un pouce d’un ennemi. Un éclair la laisse à son point de départ, et l’action est perdue. Qui part au contact de l’obstacle lance deux dés et garde le meilleur. Avec plusieurs obstacles, le premier jet qui n’est pas une touche décide. Un sprint suit la même règle.',
        },
      },
    },
    {
      id: 'walls',
      rules: ['EX-WAL-01', 'EX-WAL-02', 'EX-WAL-03'],
      where: 'Appendices, 2. Murs',
      words: {
        en: {
          title: 'Walls',
          text: 'An obstacle taller than two dice stacked on each other is a wall; here that is more than about an inch and a quarter. Walls cannot be crossed or climbed, only walked around, and no sight passes through them.',
        },
        fr: {
          title: 'Murs',
          text: 'Un obstacle plus haut que deux dés empilés est un mur ; ici, c’est plus d’un pouce un quart environ. Un mur ne se franchit pas et ne s’escalade pas, on ne peut que le contourner, et aucune vue ne le traverse.',
        },
      },
    },
    {
      id: 'climbing',
      rules: ['EX-HIL-02', 'EX-HIL-03', 'EX-HIL-04', 'EX-HIL-07', 'EX-OBS-09'],
      where: 'Appendices, Sauter sur des Obstacles',
      words: {
        en: {
          title: 'Climbing up',
          text: 'A miniature that starts its move in contact with an obstacle may climb onto it instead of crossing, without a roll. That is its whole action. The base must fit wholly on top, free of other miniatures, and no farther away than its Movement. As many as have room may share a top.',
        },
        fr: {
          title: 'Monter',
          text: 'Une figurine qui commence son déplacement au contact d’un obstacle peut y monter au lieu de le franchir, sans jet. C’est toute son action. Le socle doit tenir entièrement dessus, sans chevaucher d’autre figurine, et pas plus loin que son Mouvement. Un sommet peut être partagé tant qu’il y a de la place.',
        },
      },
    },
    {
      id: 'on-top',
      rules: ['EX-HIL-05', 'EX-HIL-06'],
      where: 'Appendices, Sauter sur des Obstacles',
      words: {
        en: {
          title: 'Moving on top and down',
          text: 'On top, a movement action shifts the miniature by up to two inches; it must stay wholly on top. To come down it makes an ordinary move, measured along the ground; the drop costs nothing and needs no roll for the piece it leaves.',
        },
        fr: {
          title: 'Bouger en haut et descendre',
          text: 'En haut, une action de mouvement déplace la figurine de deux pouces au plus ; elle doit rester entièrement au sommet. Pour descendre, elle fait un déplacement ordinaire, mesuré à l’horizontale ; la descente ne coûte rien et ne demande pas de jet pour l’élément quitté.',
        },
      },
    },
    {
      id: 'king',
      rules: ['EX-HIL-01', 'EX-HIL-09', 'EX-HIL-10'],
      where: 'Appendices, 3. Roi de la Colline',
      words: {
        en: {
          title: 'King of the Hill',
          text: 'A miniature that stands wholly on an obstacle is King of the Hill. In melee against somebody on the ground it rolls one more die, and the attacker from below gets no die for the charge. If both stand on top, the height helps neither. It helps nobody when shooting.',
        },
        fr: {
          title: 'Roi de la Colline',
          text: 'Une figurine qui se tient entièrement sur un obstacle est Roi de la Colline. En mêlée contre quelqu’un au sol, elle lance un dé de plus, et l’attaquant d’en bas n’a pas le dé de la charge. Si les deux sont en haut, la hauteur n’avantage personne. Au tir, elle n’avantage jamais.',
        },
      },
    },
    {
      id: 'melee-on-top',
      rules: ['EX-HIL-08', 'EX-HIL-11', 'EX-HIL-12'],
      where: 'Appendices, 3. Roi de la Colline',
      words: {
        en: {
          title: 'Melee up and down',
          text: 'To attack a King of the Hill from the ground, engage the obstacle: it must be within two inches, and contact with it counts as contact with the enemy. A King attacks from the top without moving if the target touches the obstacle and is within two inches; otherwise it comes down and is no King any more. Two on the same top engage base to base and stay on it.',
        },
        fr: {
          title: 'Mêlée vers le haut et vers le bas',
          text: 'Pour attaquer un Roi de la Colline depuis le sol, on engage l’obstacle : il doit être à deux pouces, et son contact vaut celui de l’ennemi. Un Roi attaque d’en haut sans bouger si la cible touche l’obstacle et se trouve à deux pouces ; sinon il descend et n’est plus Roi. Deux figurines sur le même sommet s’engagent socle à socle sans le quitter.',
        },
      },
    },
  ],
}
