/** The basics: what is played, the miniatures and their cards, the dice. */
import type { HelpChapter } from '../../help'

export const BASICS: HelpChapter = {
  id: 'basics',
  title: { en: 'Basics', fr: 'Les bases' },
  entries: [
    {
      id: 'battle',
      rules: ['EX-GEN-01', 'EX-GEN-02'],
      where: 'Règles de bataille',
      words: {
        en: {
          title: 'What is played',
          text: 'Two sides meet in a skirmish that follows a scenario. The scenario sets the number of turns; after the last one, whoever has more victory points wins. Points come from enemies destroyed and from vortex nodes carried. Battle cards belong to every match, adventure cards may be added or left out.',
        },
        fr: {
          title: 'Ce que l’on joue',
          text: 'Deux camps s’affrontent dans une escarmouche réglée par un scénario. Celui-ci fixe le nombre de tours ; après le dernier, le camp qui a le plus de points de victoire gagne. Les points viennent des ennemis éliminés et des nodules Vortex portés. Les cartes Combat servent dans toutes les parties ; on peut jouer avec ou sans cartes Aventures.',
        },
      },
    },
    {
      id: 'recruitment-cards',
      rules: ['EX-CHR-01', 'EX-GEN-03', 'EX-GEN-04', 'EX-GEN-05', 'EX-CHR-06'],
      where: 'Cartes de Recrutement',
      words: {
        en: {
          title: 'Recruitment cards',
          text: 'A team is made of recruitment cards of one faction. Each card brings a number of miniatures, their values and special rules, and sometimes one or two fate tokens. Every miniature that a player controls is a character in the sense of the rules, machine or not. Where a card says something else than the general rules, the card is right. The values of the cards here are our own data, as the printed cards were not at hand.',
        },
        fr: {
          title: 'Cartes de recrutement',
          text: 'Une équipe se compose de cartes de recrutement d’une même faction. Chaque carte apporte un nombre de figurines, leurs valeurs et leurs règles spéciales, parfois un ou deux jetons Destin. Toute figurine contrôlée par un joueur est un personnage au sens des règles, machine ou non. Si une carte contredit les règles générales, la carte l’emporte. Les valeurs des cartes sont ici nos propres données, faute d’avoir eu les cartes imprimées.',
        },
      },
    },
    {
      id: 'profile',
      rules: ['EX-CHR-02', 'EX-CHR-03', 'EX-CHR-04', 'EX-CHR-05'],
      where: 'Cartes de Recrutement',
      words: {
        en: {
          title: 'The four values',
          text: 'Movement is how many inches a miniature may go with one movement action. Resistance is how many dice it rolls when somebody shoots at it. Melee and Shoot are dice added to its rolls in melee and when shooting, or taken away if the value is negative. A dash instead of the Shoot value means that it cannot use a ranged weapon at all.',
        },
        fr: {
          title: 'Les quatre valeurs',
          text: 'Le Mouvement est le nombre de pouces qu’une figurine peut parcourir par action de mouvement. La Résistance est le nombre de dés qu’elle lance quand on lui tire dessus. Mêlée et Tir sont des dés ajoutés à ses jets au corps à corps et au tir, ou retirés si la valeur est négative. Un tiret à la place du Tir signifie qu’elle ne peut se servir d’aucune arme de tir.',
        },
      },
    },
    {
      id: 'combat-dice',
      rules: ['EX-GEN-06'],
      where: 'Dés de Combat',
      words: {
        en: {
          title: 'Combat dice',
          text: 'Everything is rolled with the same die: three faces show a hit, two an armour, one a bolt. A hit comes up half of the time, an armour a third, a bolt a sixth. What a face does depends on the roll: a hit wounds, crosses an obstacle or takes stress off; an armour parries a shot; a bolt is the deadliest damage and the worst way over a barricade.',
        },
        fr: {
          title: 'Dés de combat',
          text: 'Tout se lance avec le même dé : trois faces montrent une touche, deux une armure, une un éclair. Une touche sort une fois sur deux, une armure une fois sur trois, un éclair une fois sur six. L’effet d’une face dépend du jet : une touche blesse, franchit un obstacle ou retire du stress ; une armure pare un tir ; un éclair est le pire des dégâts et la pire façon d’aborder une barricade.',
        },
      },
    },
    {
      id: 'measuring',
      rules: ['EX-GEO-01', 'EX-GEO-02', 'EX-GEO-03', 'EX-GEO-04', 'EX-GEO-05'],
      where: '2.1. Sous-phase de Mouvement',
      words: {
        en: {
          title: 'Measuring',
          text: 'Distances are in inches and always run from the edge of one base to the edge of the other. Height is never measured: a miniature on a crate is as far away as one beside it. “Within two inches” includes exactly two. Keeping one inch away means a gap of one inch or more. Bases are in contact when nothing fits between them.',
        },
        fr: {
          title: 'Mesurer',
          text: 'Les distances sont en pouces et vont toujours du bord d’un socle au bord de l’autre. La hauteur ne se mesure jamais : une figurine sur une caisse est aussi loin que celle qui se tient à côté. « À deux pouces » comprend exactement deux pouces. Rester à un pouce signifie laisser un pouce ou davantage. Des socles sont en contact quand rien ne passe entre eux.',
        },
      },
    },
  ],
}
