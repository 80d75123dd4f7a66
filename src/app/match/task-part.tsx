/** The task of an open puzzle: the strip that says it, and what follows once it is decided. */
import type { Puzzle } from '../../protocol/puzzle'
import { TaskResult, TaskStrip } from '../../ui/match/task-strip'
import { goalText, limitText } from '../../ui/match/task-text'
import { useWords } from '../../ui/words/words-context'
import { device } from '../device'
import { goTo } from '../route'
import type { AtTable } from './match-table'
import type { Task } from './use-task'

function useTaskText({ game }: AtTable, { goal, within }: Puzzle, { begin, isTurnNow }: Task): string {
  const { say, speak } = useWords()
  // Named as in the position: what was put out of action may have no name any more.
  const nameOf = (ref: string) => game.nameOf(begin as object, ref, speak.language)
  return say('task', { goal: goalText(goal, nameOf, say), within: limitText(within, isTurnNow, say) })
}

interface TaskPartProps {
  readonly at: AtTable
  readonly puzzle: Puzzle
  readonly task: Task
}

const solutionOf = ({ id }: AtTable, { hasSolution }: Task) =>
  hasSolution ? () => goTo({ page: 'watch', match: id, line: 'solution' }) : undefined

export function TaskPart({ at, puzzle, task }: TaskPartProps) {
  const { say } = useWords()
  const { unit, count } = puzzle.within
  const { state, used } = task.progress
  // That one turn or activation is left goes without saying.
  const isCounted = unit === 'answer' || (unit === 'turn' && count > 1)
  return (
    <TaskStrip
      puzzle={puzzle}
      task={useTaskText(at, puzzle, task)}
      left={isCounted ? say(`task-left-${unit}`, { left: count - used }) : ''}
      state={state}
      onSolution={state === 'open' ? solutionOf(at, task) : undefined}
    />
  )
}

export function TaskResultPart({ at, puzzle, task }: TaskPartProps) {
  const { id } = at
  const text = useTaskText(at, puzzle, task)
  const { state } = task.progress
  if (state === 'open') return null
  return (
    <TaskResult
      state={state}
      task={text}
      onAgain={() => void device().ask('again', { match: id })}
      onWatch={() => goTo({ page: 'watch', match: id })}
      onSolution={solutionOf(at, task)}
    />
  )
}
