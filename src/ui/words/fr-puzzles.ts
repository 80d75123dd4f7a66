/** French: puzzles, which are positions of a match with a task. */
import type { PuzzleWords } from './dictionary'
import { counting } from './plural'

const some = counting('fr')

export const FR_PUZZLES: PuzzleWords = {
  'puzzle-title': () => 'Une énigme à partir de ce moment',
  'puzzle-hint': () => 'La position est gardée telle quelle. À quelqu’un de trouver comment continuer.',
  'puzzle-seat': () => 'Résolue par',
  'puzzle-goal': () => 'Objectif',
  'puzzle-points': () => 'Points',
  'puzzle-points-less': () => 'Un point de moins',
  'puzzle-points-more': () => 'Un point de plus',
  'puzzle-within': () => 'Limite',
  'puzzle-name': () => 'Titre',
  'puzzle-note': () => 'Un mot pour qui la résoudra (facultatif)',
  'puzzle-luck': () =>
    'Des robots forts jouent les autres places. Les dés sont fixés : qui fait les mêmes choses dans le même ordre lance les mêmes.',
  'puzzle-open-file': () =>
    'Le fichier contient aussi ce que la position cache ; à la table, on ne voit que ce que voit sa propre place.',
  'puzzle-save': () => 'Enregistrer l’énigme',
  'puzzle-saved': ({ name }) => `« ${name} » est enregistrée dans un fichier, et figure dans la liste de la page d’accueil.`,
  'puzzle-solve': () => 'La résoudre',

  'goal-win': () => 'Gagner la partie',
  'goal-lead': () => 'Avoir plus de points que tous les autres',
  'goal-gain': ({ points }) => `Marquer au moins ${some(points, 'point', 'points')}`,
  'goal-gain-some': () => 'Marquer des points',
  'goal-remove': ({ piece }) => `Mettre ${piece} hors de combat`,
  'goal-hold': ({ place }) => `Tenir ${place}`,
  'within-activation': () => 'pendant cette activation',
  'within-turn': () => 'pendant ce tour',
  'within-next-turn': () => 'avant la fin de votre prochain tour',
  'within-turns': ({ count }) => `en ${some(count, 'tour', 'tours')}`,
  'within-answers': ({ count }) => `en ${some(count, 'réponse', 'réponses')}`,
  task: ({ goal, within }) => `${goal} ${within}.`,

  'task-title': () => 'L’objectif de cette énigme',
  'task-left-turn': ({ left }) => `encore ${some(left, 'tour', 'tours')}`,
  'task-left-answer': ({ left }) => `encore ${some(left, 'réponse', 'réponses')}`,
  'task-solved': () => 'Résolue',
  'task-missed': () => 'Non résolue',
  'task-solved-hint': () => 'Les règles sont d’accord : l’objectif est atteint.',
  'task-missed-hint': () => 'La limite est atteinte, mais pas l’objectif.',
  'task-again': () => 'Réessayer',
  'task-give-up': () => 'Montrer la solution',
  'task-watch': () => 'Revoir l’essai',
}
