/** The strip along the bottom: what is asked, the next right thing to do, and the keys and buttons that do it. */
import type { PlayerSeat } from '../kernel'
import { Button, IconButton } from './button'
import { Icon } from './icons'
import { keyNames } from './key-names'
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
  /** A window is open: it may be passed, alone or with all that follow. */
  readonly pass?: { onPass(): void; onPassAhead(): void } | undefined
  /** Windows are being passed ahead, and for whom; asking again ends it. */
  readonly ahead?: { readonly names: string; onAskAgain(): void } | undefined
  /** A hand lies open on a screen that others share: it can be turned down. */
  onCover?: (() => void) | undefined
  onBack?: (() => void) | undefined
  readonly undo?: { readonly disabled: boolean; onUndo(): void } | undefined
}

export function PromptStrip({
  seat,
  title,
  hint,
  keys = [],
  refusal,
  confirm,
  pass,
  ahead,
  onCover,
  onBack,
  undo,
}: PromptStripProps) {
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
      {ahead && (
        <p className="ui-prompt-ahead">
          <span>{say('passing-ahead', { names: ahead.names })}</span>
          <Button tone="quiet" onClick={ahead.onAskAgain}>
            {say('ask-again')}
          </Button>
        </p>
      )}
      <div className="ui-prompt-buttons">
        {undo && <IconButton icon="undo" label={say('undo')} disabled={undo.disabled} onClick={undo.onUndo} />}
        {onCover && <IconButton icon="eye" label={say('cover-hand')} onClick={onCover} />}
        {onBack && (
          <Button tone="quiet" icon="back" onClick={onBack}>
            {say('step-back')}
          </Button>
        )}
        {pass && (
          <>
            <Button tone="quiet" press={keyNames('Shift+KeyT', say).join(' ')} onClick={pass.onPassAhead}>
              {say('pass-ahead')}
            </Button>
            <Button tone={confirm ? 'plain' : 'main'} icon="next" press={keyNames('KeyT', say).join(' ')} onClick={pass.onPass}>
              {say('pass')}
            </Button>
          </>
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
