/** The frame of all dialogs: keeps the focus inside, closes on Escape and by its button, and dims the page behind. */
import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { Button } from './button'
import { Icon } from './icons'
import { useWords } from './words/words-context'

export interface DialogFrameProps {
  readonly open: boolean
  onClose(): void
  readonly title: string
  readonly hint?: string
  readonly wide?: boolean
  /** What has the focus at first. Default, and if opened by touch: what the dialog itself chooses. */
  readonly firstFocus?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

export function DialogFrame({ open, onClose, title, hint, wide, firstFocus, children }: DialogFrameProps) {
  const { say } = useWords()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="ui-backdrop" />
        <Dialog.Viewport className="ui-dialog-view">
          <Dialog.Popup
            className={wide ? 'ui-panel ui-dialog ui-dialog-wide' : 'ui-panel ui-dialog'}
            {...(firstFocus ? { initialFocus: (opened) => opened === 'touch' || firstFocus.current } : {})}
          >
            <header className="ui-panel-head">
              <div>
                <Dialog.Title>{title}</Dialog.Title>
                {hint && <Dialog.Description className="ui-note">{hint}</Dialog.Description>}
              </div>
              <Dialog.Close className="ui-icon-button" aria-label={say('close')} title={say('close')}>
                <Icon name="close" />
              </Dialog.Close>
            </header>
            <div className="ui-dialog-body">{children}</div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly body: string
  readonly yes: string
  readonly no?: string
  readonly tone?: 'main' | 'danger'
  onYes(): void
  onNo(): void
}

/** A question that must be answered before anything else. Escape means no. */
export function ConfirmDialog({ open, title, body, yes, no, tone = 'main', onYes, onNo }: ConfirmDialogProps) {
  const { say } = useWords()
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onNo()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="ui-backdrop" />
        <AlertDialog.Viewport className="ui-dialog-view">
          <AlertDialog.Popup className="ui-panel ui-dialog ui-dialog-small">
            <AlertDialog.Title>{title}</AlertDialog.Title>
            <AlertDialog.Description>{body}</AlertDialog.Description>
            <div className="ui-row-of-buttons ui-dialog-buttons">
              <Button tone="plain" onClick={onNo}>
                {no ?? say('cancel')}
              </Button>
              <Button tone={tone} onClick={onYes}>
                {yes}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
