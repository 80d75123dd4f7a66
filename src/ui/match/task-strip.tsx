/** The task of the puzzle being played, below the top strip; and the result that takes the prompt's place once it is decided. */
import type { Puzzle } from '../../protocol/puzzle'
import { Button } from '../button'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'
import '../style/task.css'

export interface TaskStripProps {
  readonly puzzle: Pick<Puzzle, 'name' | 'note' | 'seat'>
  /** The task as a sentence. */
  readonly task: string
  /** How much of the limit is left; empty if that goes without saying. */
  readonly left: string
  readonly state: 'open' | 'solved' | 'missed'
}

export function TaskStrip({ puzzle: { name, note, seat }, task, left, state }: TaskStripProps) {
  const { say } = useWords()
  const isNamed = name !== task.replace(/\.$/, '')
  return (
    <details className="ui-panel ui-task" data-seat={seat} data-state={state}>
      <summary aria-label={`${say('task-title')} : ${task} ${left}`}>
        <Icon name={state === 'solved' ? 'confirm' : state === 'missed' ? 'refused' : 'flag'} />
        <strong>{task}</strong>
        {state === 'open' ? left && <span className="ui-numbers ui-note">{left}</span> : <span>{say(`task-${state}`)}</span>}
      </summary>
      {isNamed && <p>{name}</p>}
      {note && <p>{note}</p>}
      <p className="ui-note">{say('puzzle-luck')}</p>
    </details>
  )
}

export interface TaskResultProps {
  readonly state: 'solved' | 'missed'
  readonly task: string
  onAgain(): void
  onWatch(): void
  /** Given if a line that solves the puzzle is known. */
  onSolution?: (() => void) | undefined
}

export function TaskResult({ state, task, onAgain, onWatch, onSolution }: TaskResultProps) {
  const { say } = useWords()
  return (
    <section className="ui-panel ui-prompt ui-task-result" data-state={state} aria-label={say(`task-${state}`)}>
      <div className="ui-prompt-words">
        <p className="ui-prompt-title" role="status">
          <Icon name={state === 'solved' ? 'confirm' : 'refused'} />
          {say(`task-${state}`)}
        </p>
        <p className="ui-prompt-hint">
          {task} {say(`task-${state}-hint`)}
        </p>
      </div>
      <div className="ui-row-of-buttons">
        <Button tone="quiet" icon="eye" onClick={onWatch}>
          {say('task-watch')}
        </Button>
        {onSolution && (
          <Button tone="quiet" icon="hint" onClick={onSolution}>
            {say('task-give-up')}
          </Button>
        )}
        <Button tone={state === 'missed' ? 'main' : 'plain'} icon="undo" onClick={onAgain}>
          {say('task-again')}
        </Button>
      </div>
    </section>
  )
}
