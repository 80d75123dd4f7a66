/** The strip along the bottom: what is asked, the next right thing to do, and the keys and buttons that do it. */
import type { PlayerSeat } from '../kernel'
import { Button, IconButton } from './button'
import { Icon } from './icons'
import { SeatMark } from './seat-mark'
import { useWords } from './words/words-context'

export interface PromptStripProps {
  /** Who is asked. */
  readonly seat?: PlayerSeat | undefined
  /** What is asked: "Move your figures". */
  readonly title: string
  /** The next right thing to do: "Drag one of the glowing figures". */
  readonly hint: string
  /** Keys worth knowing right now, as they are read. */
  readonly keys?: readonly { readonly key: string; readonly does: string }[]
  /** Why the last thing tried cannot be done. It takes the hint's place, so that nothing jumps. */
  readonly refusal?: string | undefined
  /** Given where there is something to confirm; disabled while it may not be. */
  readonly confirm?: { readonly label?: string; readonly disabled: boolean; onConfirm(): void } | undefined
  onBack?: (() => void) | undefined
  readonly undo?: { readonly disabled: boolean; onUndo(): void } | undefined
}

export function PromptStrip({ seat, title, hint, keys = [], refusal, confirm, onBack, undo }: PromptStripProps) {
  const { say } = useWords()
  return (
    <section className="ui-panel ui-prompt" data-seat={seat} aria-label={title}>
      <div className="ui-prompt-words">
        <p className="ui-prompt-title" aria-live="polite">
          {seat && <SeatMark seat={seat} size="large" />}
          <strong>{title}</strong>
        </p>
        <p className={refusal ? 'ui-prompt-hint ui-refusal' : 'ui-prompt-hint'} aria-live={refusal ? 'assertive' : 'polite'}>
          {refusal && <Icon name="refused" />}
          <span>{refusal ?? hint}</span>
        </p>
      </div>
      <ul className="ui-prompt-keys">
        {keys.map(({ key, does }) => (
          <li key={key + does}>
            <kbd className="ui-key">{key}</kbd>
            <span>{does}</span>
          </li>
        ))}
      </ul>
      <div className="ui-prompt-buttons">
        {undo && <IconButton icon="undo" label={say('undo')} disabled={undo.disabled} onClick={undo.onUndo} />}
        {onBack && (
          <Button tone="quiet" icon="back" onClick={onBack}>
            {say('step-back')}
          </Button>
        )}
        {confirm && (
          <Button tone="main" icon="confirm" disabled={confirm.disabled} onClick={confirm.onConfirm}>
            {confirm.label ?? say('confirm')}
          </Button>
        )}
      </div>
    </section>
  )
}
