/** What a bot was after: what it did, the reasons that made the difference, and what it did not do. */
import { useEffect, useRef } from 'react'
import { Button, IconButton } from '../button'
import { keepKeys } from '../keep-keys'
import { useWords } from '../words/words-context'

export interface MotiveLines {
  readonly verdict: string
  /** The most telling first. */
  readonly reasons: readonly string[]
  /** The next best thing, where the verdict does not name it. */
  readonly rival: string | undefined
  readonly note: string
}

export interface MotivePanelProps {
  /** What it did, as the log tells it. */
  readonly deed: string
  /** Undefined while it is worked out. */
  readonly told: MotiveLines | undefined
  /** Why nothing can be said. */
  readonly nothing?: string | undefined
  /** How far the work has got, from 0 to 1. */
  readonly done: number
  readonly refusal?: string | undefined
  /** Also ends the work. */
  onClose(): void
}

const TITLE = 'ui-motive-title'

export function MotivePanel({ deed, told, nothing, done, refusal, onClose }: MotivePanelProps) {
  const { say } = useWords()
  const panel = useRef<HTMLElement>(null)
  // It is asked for by a button elsewhere, so its answer is the next thing that a keyboard reaches. On closing, the keyboard
  // returns to that button.
  useEffect(() => {
    const from = document.activeElement
    panel.current?.focus()
    return () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus()
    }
  }, [])
  const isThinking = told === undefined && nothing === undefined && refusal === undefined
  return (
    <section
      ref={panel}
      className="ui-panel ui-decision ui-advice ui-motive"
      tabIndex={-1}
      aria-labelledby={TITLE}
      onKeyDown={(event) => {
        keepKeys(event)
        if (event.key !== 'Escape') return
        // Stops the event so that the table does not step back as well.
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <IconButton
          className="ui-decision-close"
          icon="close"
          label={say('panel-hide', { panel: say('motive-ask') })}
          onClick={onClose}
        />
        <h2 id={TITLE}>{say('motive-ask')}</h2>
        <p className="ui-note">{deed}</p>
      </header>
      <div className="ui-decision-body" aria-live="polite">
        {refusal !== undefined && <p className="ui-refusal">{refusal}</p>}
        {nothing !== undefined && <p>{nothing}</p>}
        {isThinking && (
          <>
            <p>{say('motive-thinking')}</p>
            <progress className="ui-progress" value={done} aria-label={say('motive-thinking')} />
            <Button tone="plain" onClick={onClose}>
              {say('motive-stop')}
            </Button>
          </>
        )}
        {told && (
          <>
            <p>
              <strong>{told.verdict}</strong>
            </p>
            {told.reasons.length > 0 && (
              <ul className="ui-advice-reasons">
                {told.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
            {told.rival !== undefined && <p>{told.rival}</p>}
            <p className="ui-note">{told.note}</p>
          </>
        )}
      </div>
    </section>
  )
}
