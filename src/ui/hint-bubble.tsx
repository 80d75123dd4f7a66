/** A hint, placed where it covers nothing that is in use. */
import { Button } from './button'
import type { Hint } from './hints'
import { Icon } from './icons'
import { useWords } from './words/words-context'

export interface HintBubbleProps {
  readonly hint: Hint
  onSeen(id: string): void
  onNoMore(): void
}

export function HintBubble({ hint, onSeen, onNoMore }: HintBubbleProps) {
  const { say } = useWords()
  return (
    <aside className="ui-hint" aria-live="polite" aria-label={say('hint-title')}>
      <Icon name="hint" />
      <p>
        {hint.text}
        {hint.press && <kbd className="ui-key">{hint.press}</kbd>}
      </p>
      <div className="ui-row-of-buttons">
        <Button tone="quiet" onClick={onNoMore}>
          {say('hint-none-more')}
        </Button>
        <Button tone="quiet" onClick={() => onSeen(hint.id)}>
          {say('hint-got-it')}
        </Button>
      </div>
    </aside>
  )
}
