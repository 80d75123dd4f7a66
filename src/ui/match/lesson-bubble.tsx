/** The current step of a taught match's lesson. */
import { Button } from '../button'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'

export interface LessonBubbleProps {
  readonly title: string
  readonly text: string
  /** The number of completed steps, and of all steps. */
  readonly done: number
  readonly of: number
  /** Given if the step only needs to be read. Without it, the step waits until its question is answered. */
  readonly onNext?: (() => void) | undefined
  /** Ends the lesson; the match continues. */
  onLeave(): void
}

export function LessonBubble({ title, text, done, of, onNext, onLeave }: LessonBubbleProps) {
  const { say } = useWords()
  return (
    <aside className="ui-hint ui-lesson" aria-live="polite" aria-label={say('lesson')}>
      {/* Folded, the bubble leaves the table free and still shows its title. */}
      <details open>
        <summary>
          <Icon name="hint" />
          <strong>{title}</strong>
          <span className="ui-note ui-numbers">{say('lesson-count', { done, of })}</span>
        </summary>
        <p>{text}</p>
        <div className="ui-row-of-buttons">
          <Button tone="quiet" onClick={onLeave}>
            {say('lesson-leave')}
          </Button>
          {onNext && (
            <Button tone="main" onClick={onNext}>
              {say('lesson-next')}
            </Button>
          )}
        </div>
      </details>
    </aside>
  )
}
