/** What the taught match says now: one thing at a time. */
import { Button } from '../button'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'

export interface LessonBubbleProps {
  readonly title: string
  readonly text: string
  /** How many things have been said and done, of how many. */
  readonly done: number
  readonly of: number
  /** Goes on where nothing is to be done first; without it the step waits until its question is answered. */
  readonly onNext?: (() => void) | undefined
  /** Ends the lesson; the match goes on. */
  onLeave(): void
}

export function LessonBubble({ title, text, done, of, onNext, onLeave }: LessonBubbleProps) {
  const { say } = useWords()
  return (
    <aside className="ui-hint ui-lesson" aria-live="polite" aria-label={say('lesson')}>
      {/* Folded, it leaves the table free and still says what it is about. */}
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
