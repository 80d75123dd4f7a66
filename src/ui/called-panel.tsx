/** A panel that is called by a key or a button and gives an answer: the next thing that a keyboard reaches. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './button'
import { keepKeys } from './keep-keys'
import { useWords } from './words/words-context'

export interface CalledPanelProps {
  readonly className: string
  readonly title: string
  /** What the button that closes it calls it. */
  readonly name: string
  readonly note?: string | undefined
  readonly children: ReactNode
  onClose(): void
}

export function CalledPanel({ className, title, name, note, children, onClose }: CalledPanelProps) {
  const { say } = useWords()
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  // On closing, the keyboard returns to the button by which it was called.
  useEffect(() => {
    const from = document.activeElement
    panel.current?.focus()
    return () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus()
    }
  }, [])
  return (
    <section
      ref={panel}
      className={`ui-panel ui-decision ${className}`}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={(event) => {
        keepKeys(event)
        if (event.key !== 'Escape') return
        // Stops the event so that the table does not step back as well.
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <IconButton className="ui-decision-close" icon="close" label={say('panel-hide', { panel: name })} onClick={onClose} />
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p className="ui-note">{note}</p>}
      </header>
      <div className="ui-decision-body" aria-live="polite">
        {children}
      </div>
    </section>
  )
}
