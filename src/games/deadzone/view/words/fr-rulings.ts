/** French: what the rulebook leaves open, and its options. */
import type { RulingTexts } from '../../../kit/lobby/rulings'
import type { Rulings } from '../../rules/rulings'

export const FR_RULINGS: RulingTexts<Rulings> = {
  items: {
    title: 'Objets sur le terrain',
    explanation: 'Huit pions tombent sur le champ de bataille, trouvailles et pièges. Une première partie peut s’en passer.',
    values: { on: 'Avec objets', off: 'Sans' },
  },
  reconBonus: {
    title: 'Bonus de Reconnaissance',
    explanation: 'Le vainqueur du test peut en tirer des dés : un œil aux objets, quelques pas d’avance, un contournement.',
    values: { no: 'Premier choix seul', yes: 'Avec dés de bonus' },
  },
  secretMissions: {
    title: 'Missions secrètes',
    explanation: 'En Patrouille, chaque camp peut tirer un but que l’autre ignore et qui change ce qui rapporte.',
    values: { no: 'Aucune', yes: 'Tirées en secret' },
  },
  roundLimit: {
    title: 'Nombre de Rounds',
    explanation: 'Le livre ne fixe d’autre fin que la victoire. Avec une limite, qui a alors le plus de PV gagne.',
    values: { none: 'Sans limite', '6': '6 Rounds', '8': '8 Rounds', '10': '10 Rounds' },
  },
  losOrigin: {
    title: 'D’où l’on voit',
    explanation: 'Le livre dit depuis les yeux ; une réponse ultérieure de l’éditeur dit depuis n’importe quelle partie.',
    values: { eyes: 'Depuis les yeux', any: 'Depuis toute partie' },
  },
  indirectLeast: {
    title: 'Portée minimale d’Indirect',
    explanation: 'Un cube à exactement deux est trop près selon une lecture de la capacité, assez loin selon l’autre.',
    values: { '3': 'Trois cubes', '2': 'Deux cubes' },
  },
  bigOverLow: {
    title: 'Les plus grands et les barricades',
    explanation: 'D’après le tableau, une barricade laisse passer les Tailles 1 à 3 ; une Taille 4 pourrait l’enjamber.',
    values: { no: 'Arrêtés', yes: 'Ils enjambent' },
  },
  droneFight: {
    title: 'Combat du Drone D.O.G.',
    explanation: 'Il n’en a pas dans les listes de cette édition ; celles d’une année ultérieure lui donnent 7+.',
    values: { none: 'Aucun', '7': '7+' },
  },
}
