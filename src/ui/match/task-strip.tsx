/** The task of the puzzle being played, and the result that takes the prompt's place once it is decided. */
import type { Puzzle } from '../../protocol/puzzle'
import { Button } from '../button'
import { Icon, type IconName } from '../icons'
import { useWords } from '../words/words-context'
import '../style/task.css'

type State = 'open' | 'solved' | 'missed'
const ICONS: { readonly [S in State]: IconName } = { open: 'flag', solved: 'confirm', missed: 'refused' }

export interface TaskStripProps {
  readonly puzzle: Pick<Puzzle, 'name' | 'note'>
  /** The task as a sentence. */
  readonly task: string
  /** How much of the limit is left; empty if that goes without saying. */
  readonly left: string
  readonly state: State
  /** Given if a solution can be watched. */
  onSolution?: (() => void) | undefined
}

export function TaskStrip({ puzzle: { name, note }, task, left, state, onSolution }: TaskStripProps) {
  const { say } = useWords()
  const isNamed = name !== task.replace(/\.$/, '')
  return (
    <aside className="ui-hint ui-lesson ui-task" data-state={state} aria-label={say('task-title')}>
      {/* Folded, it leaves the table free and still says the task. */}
      <details open={note !== undefined}>
        <summary>
          <Icon name={ICONS[state]} />
          <span className="ui-task-said">
            <strong>{task}</strong>{' '}
            <span className="ui-note ui-numbers" aria-live="polite">
              {state === 'open' ? left : say(`task-${state}`)}
            </span>
          </span>
        </summary>
        {isNamed && <p className="ui-task-name">{name}</p>}
        {note && <p>{note}</p>}
        <p className="ui-note">{say('puzzle-luck')}</p>
        {onSolution && (
          <div className="ui-row-of-buttons">
            <Button tone="quiet" onClick={onSolution}>
              {say('task-give-up')}
            </Button>
          </div>
        )}
      </details>
    </aside>
  )
}

export interface TaskResultProps {
  readonly state: Exclude<State, 'open'>
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
          <Icon name={ICONS[state]} />
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
