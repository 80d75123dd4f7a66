/** Short notices that disappear by themselves; those that must be read stay until they are dismissed. */
import { useEffect } from 'react'
import { IconButton } from './button'
import { Icon, type IconName } from './icons'
import { useWords } from './words/words-context'

export interface ToastNotice {
  readonly id: string
  readonly kind: 'info' | 'done' | 'refused'
  readonly text: string
  readonly detail?: string
  /** Milliseconds until it disappears; undefined for a notice that stays. */
  readonly ms?: number
  readonly action?: { readonly label: string; onAction(): void }
}

export interface ToastsProps {
  readonly notices: readonly ToastNotice[]
  onDismiss(id: string): void
}

const ICONS: { readonly [K in ToastNotice['kind']]: IconName } = { info: 'info', done: 'confirm', refused: 'refused' }

export function Toasts({ notices, onDismiss }: ToastsProps) {
  return (
    <div className="ui-toasts" role="status" aria-live="polite">
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} onDismiss={onDismiss} />
      ))}
    </div>
  )
}

function Toast({ notice, onDismiss }: { readonly notice: ToastNotice; onDismiss(id: string): void }) {
  const { say } = useWords()
  const { id, ms, action } = notice
  useEffect(() => {
    if (ms === undefined) return
    const timer = setTimeout(() => onDismiss(id), ms)
    return () => clearTimeout(timer)
  }, [id, ms, onDismiss])
  return (
    <div className="ui-panel ui-toast" data-kind={notice.kind}>
      <Icon name={ICONS[notice.kind]} />
      <p>
        <span>{notice.text}</span>
        {notice.detail && <span className="ui-note">{notice.detail}</span>}
      </p>
      {action && (
        <button type="button" className="ui-link" onClick={action.onAction}>
          {action.label}
        </button>
      )}
      <IconButton icon="close" label={say('dismiss')} onClick={() => onDismiss(id)} />
    </div>
  )
}
