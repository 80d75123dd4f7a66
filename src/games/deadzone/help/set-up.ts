/** Setting a game up. */
import type { HelpChapter } from '../../help'

export const SET_UP: HelpChapter = {
  id: 'set-up',
  title: { en: 'Set-up', fr: 'Mise en place' },
  entries: [
    {
      id: 'course-of-set-up',
      rules: ['DZ-SET-01', 'DZ-SET-02', 'DZ-SET-03', 'DZ-SET-06', 'DZ-SET-07', 'DZ-SET-08'],
      where: 'Mise en place',
      words: {
        en: {
          title: 'The order of set-up',
          text: 'Choose a mission, then the Strike Teams, set up the battlefield, place objectives and items, make the Recon test and deploy. Then the first Round begins. For first games the book has a mission, Patrol, and two ready teams of about 100 points. Items may be left out of a match.',
        },
        fr: {
          title: 'L’ordre de la mise en place',
          text: 'Choisissez une mission, puis les Groupes de Combat, installez le champ de bataille, placez objectifs et objets, faites le test de Recon et déployez. Le premier Round commence alors. Pour débuter, le livre propose une mission, la Patrouille, et deux groupes prêts d’environ 100 points. On peut jouer une partie sans objets.',
        },
      },
    },
    {
      id: 'models',
      rules: ['DZ-SET-04', 'DZ-SET-05'],
      where: 'Sélection des Groupes de Combat',
      words: {
        en: {
          title: 'Models',
          text: '“Model” means every playing piece, whatever it is, and the whole of it: base, weapons and everything sculpted on it. Each type has its own profile.',
        },
        fr: {
          title: 'Figurines',
          text: 'On appelle figurine toute pièce de jeu, quelle qu’elle soit, et tout ce qui en fait partie : le socle, les armes et tout ce qui est sculpté dessus. Chaque type a son propre profil.',
        },
      },
    },
    {
      id: 'battlefield',
      rules: ['DZ-TER-01', 'DZ-TER-02', 'DZ-TER-03', 'DZ-TER-04', 'DZ-TER-05', 'DZ-TER-07'],
      where: 'Installer le Champ de Bataille',
      words: {
        en: {
          title: 'The battlefield',
          text: 'The board has 8 by 8 squares, three inches to a side. Buildings of one or several levels stand on it, lined up with the grid and linked by walkways; many small ones make a better game than a few big ones. As they rise, the game is played in cubes rather than squares. To be fair, one player chooses the map and the other may turn it.',
        },
        fr: {
          title: 'Le champ de bataille',
          text: 'Le plateau compte 8 cases sur 8, de trois pouces de côté. Des bâtiments d’un ou plusieurs niveaux s’y dressent, alignés sur la grille et reliés par des passerelles ; beaucoup de petits valent mieux que quelques grands. Comme ils montent, on joue dans des cubes plutôt que des cases. Pour être équitable, un joueur choisit la carte et l’autre peut la tourner.',
        },
      },
    },
    {
      id: 'cubes',
      rules: ['DZ-TER-06', 'DZ-TER-08', 'DZ-TER-09', 'DZ-TER-13', 'DZ-POS-01', 'DZ-POS-02', 'DZ-POS-03'],
      where: 'Position dans un cube',
      words: {
        en: {
          title: 'Cubes and levels',
          text: 'Cubes above each other form a stack; level 1 is the ground. A model is in the cube that holds the centre of its base. Where it stands inside the cube is free and matters for sight, and its base may reach over the lines, but not into other bases or solid walls. Two cubes are adjacent if they touch at all, even by a corner: up to 26 neighbours. Models see all round.',
        },
        fr: {
          title: 'Cubes et niveaux',
          text: 'Les cubes superposés forment un empilement ; le niveau 1 est le sol. Une figurine se trouve dans le cube qui contient le centre de son socle. Sa place à l’intérieur est libre et compte pour la vue ; le socle peut déborder des lignes, mais pas sur d’autres socles ni dans un mur plein. Deux cubes sont adjacents dès qu’ils se touchent, même par un coin : jusqu’à 26 voisins. Les figurines voient tout autour d’elles.',
        },
      },
    },
    {
      id: 'walls-floors',
      rules: ['DZ-TER-10', 'DZ-TER-11', 'DZ-TER-12', 'DZ-TER-14', 'DZ-TER-16', 'DZ-TER-17'],
      where: 'Décor et Déplacements',
      words: {
        en: {
          title: 'Walls, floors, hatches, ramps',
          text: 'Every side of a cube is open, has an opening or is a full wall, and every level above the ground may have a floor or none; only where there is ground or a floor can a model stay. The edge of the board is a wall on all levels. A hatch lets models up to its Size through and always blocks sight. A walkway holds only half as many models. A ramp links two levels for everybody.',
        },
        fr: {
          title: 'Murs, planchers, trappes, rampes',
          text: 'Chaque côté d’un cube est libre, percé d’une ouverture ou muré, et chaque niveau au-dessus du sol a un plancher ou non ; on ne peut rester que sur le sol ou un plancher. Le bord du plateau est un mur à tous les niveaux. Une trappe laisse passer les figurines jusqu’à sa Taille et bloque toujours la vue. Une passerelle ne porte que la moitié des figurines. Une rampe relie deux niveaux pour tous.',
        },
      },
    },
    {
      id: 'objectives',
      rules: ['DZ-OBJ-01', 'DZ-OBJ-02', 'DZ-END-01'],
      where: 'Objectifs',
      words: {
        en: {
          title: 'Objectives',
          text: 'The mission says where objectives lie and what each is worth. In a building the marker lies on the highest level of its stack. At the end of every Round, an objective whose cube holds models of only one side scores for that side, once, however many models stand there.',
        },
        fr: {
          title: 'Objectifs',
          text: 'La mission dit où sont les objectifs et ce que vaut chacun. Dans un bâtiment, le marqueur est au niveau le plus haut de l’empilement. À la fin de chaque Round, un objectif dont le cube ne contient que des figurines d’un camp rapporte à ce camp, une seule fois, quel que soit leur nombre.',
        },
      },
    },
    {
      id: 'placing-items',
      rules: ['DZ-IPL-01', 'DZ-IPL-02', 'DZ-IPL-03', 'DZ-IPL-04', 'DZ-IPL-05', 'DZ-IPL-06'],
      where: 'Objets',
      words: {
        en: {
          title: 'Placing items',
          text: 'Eight tokens are drawn face down, one after another. Two dice give the column and the row, and the token goes onto the highest level there; several may share a cube. A token that falls into a deployment zone is put away unseen, so the number on the board varies. Some are useful, some are traps.',
        },
        fr: {
          title: 'Placer les objets',
          text: 'On tire huit jetons face cachée, l’un après l’autre. Deux dés donnent la colonne et la rangée, et le jeton va au niveau le plus haut ; plusieurs peuvent partager un cube. Un jeton qui tombe dans une zone de déploiement est écarté sans être vu, leur nombre varie donc. Certains sont utiles, d’autres sont des pièges.',
        },
      },
    },
    {
      id: 'recon',
      rules: ['DZ-REC-01', 'DZ-REC-02', 'DZ-REC-03', 'DZ-REC-04'],
      where: 'Recon et Déploiement',
      words: {
        en: {
          title: 'The Recon test',
          text: 'Both players roll five dice against the Recon value of their Leader. More successes wins; a tie is rolled again. The winner says who is the first player.',
        },
        fr: {
          title: 'Le test de Recon',
          text: 'Les deux joueurs lancent cinq dés contre la valeur de Recon de leur Chef. Le plus de succès l’emporte ; une égalité se relance. Le gagnant désigne le premier joueur.',
        },
      },
    },
    {
      id: 'deployment',
      rules: ['DZ-REC-05', 'DZ-REC-06', 'DZ-REC-07', 'DZ-REC-08'],
      where: 'Recon et Déploiement',
      words: {
        en: {
          title: 'Deployment',
          text: 'The first player chooses a zone, deploys the whole team there and has the first Turn. Then the opponent deploys in the other zone. Models may stand on any level of the zone where there is ground or a floor and room in the cube; Vehicles only on the ground. If a team does not fit, both zones grow by the same number of squares.',
        },
        fr: {
          title: 'Le déploiement',
          text: 'Le premier joueur choisit une zone, y déploie tout son groupe et joue le premier Tour. L’adversaire déploie ensuite dans l’autre zone. Les figurines peuvent se tenir à tout niveau de la zone, sur le sol ou un plancher, s’il reste de la place dans le cube ; les Véhicules seulement au sol. Si un groupe ne tient pas, les deux zones grandissent d’autant de cases.',
        },
      },
    },
  ],
}
