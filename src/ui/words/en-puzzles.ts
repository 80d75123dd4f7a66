/** English: puzzles, which are positions of a match with a task. */
import { counting } from './plural'
import type { AnyPhrases } from './speak'

const some = counting('en')

export const EN_PUZZLES = {
  'puzzle-title': () => 'A puzzle from this moment',
  'puzzle-hint': () => 'The position is kept as it stands here. Somebody has to find out how to go on.',
  'puzzle-seat': () => 'Solved by',
  'puzzle-goal': () => 'Task',
  'puzzle-points': () => 'Points',
  'puzzle-points-less': () => 'One point less',
  'puzzle-points-more': () => 'One point more',
  'puzzle-within': () => 'Limit',
  'puzzle-name': () => 'Title',
  'puzzle-note': () => 'A word to the solver (optional)',
  'puzzle-luck': () =>
    'Strong bots play the other seats. The dice are fixed: whoever does the same things in the same order throws the same.',
  'puzzle-open-file': () =>
    'The file also holds what is hidden in the position; on the table the solver sees only his own seat’s view.',
  'puzzle-save': () => 'Save the puzzle',
  'puzzle-saved': ({ name }: { name: string }) => `“${name}” is saved as a file, and stands in the list on the first page.`,
  'puzzle-solve': () => 'Solve it now',

  'goal-win': () => 'Win the match',
  'goal-lead': () => 'Have more points than anybody else',
  'goal-gain': ({ points }: { points: number }) => `Gain ${some(points, 'point', 'points')} or more`,
  'goal-gain-some': () => 'Gain points',
  'goal-remove': ({ piece }: { piece: string }) => `Put ${piece} out of action`,
  'goal-hold': ({ place }: { place: string }) => `Hold ${place}`,
  'within-activation': () => 'in this activation',
  'within-turn': () => 'this turn',
  'within-next-turn': () => 'by the end of your next turn',
  'within-turns': ({ count }: { count: number }) => `within ${some(count, 'turn', 'turns')}`,
  'within-answers': ({ count }: { count: number }) => `with ${some(count, 'answer', 'answers')}`,
  task: ({ goal, within }: { goal: string; within: string }) => `${goal} ${within}.`,

  'task-title': () => 'The task of this puzzle',
  'task-left-turn': ({ left }: { left: number }) => `${some(left, 'turn', 'turns')} left`,
  'task-left-answer': ({ left }: { left: number }) => `${some(left, 'answer', 'answers')} left`,
  'task-solved': () => 'Solved',
  'task-missed': () => 'Not solved',
  'task-solved-hint': () => 'The rules agree: the task is done.',
  'task-missed-hint': () => 'The limit is used up and the task is not done.',
  'task-again': () => 'Try again',
  'task-give-up': () => 'Show the solution',
  'task-watch': () => 'Show how it went',
} satisfies AnyPhrases
